import { fromHex, pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Noise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf, isCentred } from '../../stage/brief-questions.ts';
import { chooseSide } from '../../stage/camera.ts';
import { foldFor, raiseHillForBuilding } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { layWay } from '../../stage/ground/path.ts';
import { dressSnow } from '../../stage/ground/snow-ground.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { drawCypress, drawPine } from '../../stage/plants/foliage-pine.ts';
import { strewTuftsAndStones } from '../../stage/plants/foliage-tuft.ts';
import { strewFlowers } from '../../stage/plants/strewn-flowers.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const GREENS: Record<Stage['brief']['season'], string[]> = {
  spring: ['#8fbf4a', '#7fb144', '#a3c655', '#e0d15a'],
  summer: ['#7fae44', '#94b84c', '#6b9a3e', '#d6bd5c'],
  autumn: ['#b5a046', '#a08a3e', '#c08f3c', '#8f9a46'],
  winter: ['#9aa07c', '#8a906c', '#a8a282', '#b5aa86'],
};

interface Hills {
  greens: Rgb[];
  river?: Way;
  lane?: Way;
  /** The hill that everyone stands on, with nothing but sky behind them. */
  top?: GroundHeight;
  /** Metres between two hedges. */
  plot: number;
}

const RIVER_LEVEL = -0.35;

/** The top is as high as the eye: the hill's edge lies at the horizon, so that sky is all there is behind it. */
const TOP_HORIZON = 0.8;
const TOP_EYE = 1.9;

function raiseTop(random: Random): GroundHeight {
  const [x, z] = [random.range(-0.6, 0.6), random.range(7.6, 8.4)];
  const [wide, deep] = [random.range(4.4, 5.2), 3.4];
  return (pointX, pointZ) => 2.5 * Math.exp(-(((pointX - x) / wide) ** 2) - ((pointZ - z) / deep) ** 2);
}

/** Round hills one behind the other, patched with fields and hedges; a river or a lane winds between them. */
export function paintHills(stage: Stage): void {
  const random = stage.random.fork('hills');
  const { features, composition } = stage.brief;
  const wet = features.has('river') || features.has('lake');
  const hill = raiseHillForBuilding(stage, random, chooseSide(stage, random));
  const winding = layWay(stage, random, {
    targetX: hill?.x ?? (isCentred(stage.brief) ? 0 : random.range(-6, 6)),
    targetZ: 60,
    swing: random.range(2.4, 4.2),
  });
  const top = !hill && stage.brief.placeHints?.has('hilltop') ? raiseTop(random.fork('top')) : undefined;
  const lane =
    !wet &&
    !top &&
    (hill ||
      features.has('path') ||
      features.has('road') ||
      composition === 'leading-lines' ||
      random.chance(0.75));
  const plan: Hills = {
    greens: GREENS[stage.brief.season].map(fromHex),
    top,
    river: wet && !top ? winding : undefined,
    lane: lane ? winding : undefined,
    plot: random.range(16, 30),
  };
  // From the air the fields lie spread out like a quilt.
  if (stage.brief.cameraAngle === 'aerial') stage.cameraHeight = 26;
  const { water } = paintCountry(stage, {
    horizon: top ? TOP_HORIZON : random.pick([0.34, 0.42, 0.5, 0.58]),
    eye: top ? TOP_EYE : random.range(2.6, 5.4),
    surface: { height: shapeHills(stage, random, plan, hill?.rise), paint: paintFields(stage, plan) },
    air: {
      far: 620,
      steps: 340,
      haze: 0.0034,
      dapple: stage.brief.weather === 'clear' && !stage.palette.night && !stage.brief.snow ? 0.3 : 0,
      sunHaze: 0.5,
      ...(stage.brief.snow && !stage.palette.night ? { ambientShare: 0.68, sunShare: 0.6, sheen: 0.2 } : {}),
    },
  });
  growCopses(stage, random, plan);
  if (plan.river) reflectInWater(stage, { water, mirror: [0.85, 0.5], roughness: 0.6 });
  dressGround(stage, random, plan);
  paintWishedRays(stage);
  if (stage.brief.snow || stage.brief.cameraAngle === 'aerial' || hasSubjectOf(stage.brief, 'boat')) return;
  const flowers: readonly Rgb[] =
    stage.brief.season === 'winter' ? [] : [[244, 240, 226], pickColor(random, '#e8627a #f2d25a #9a7fe0')];
  stage.foreground.push(() =>
    drawGrass(stage, { color: plan.greens[0]!, flowers, reach: 0.07, tallness: 1.2 }),
  );
}

function dressGround(stage: Stage, random: Random, { river, lane, greens }: Hills): void {
  if (stage.brief.cameraAngle === 'aerial') return;
  const way = river ?? lane;
  const grows = (x: number, z: number, height: number) =>
    height > RIVER_LEVEL + 0.2 && (!way || Math.abs(way.offset(x, z)) > (river ? 3.2 : 1.6));
  if (stage.brief.snow) {
    dressSnow(stage, random.fork('snow'), { grows });
    return;
  }
  strewTuftsAndStones(stage, random.fork('tufts'), { grass: greens[0]!, stone: [150, 146, 138], grows });
  if (stage.brief.season === 'winter') return;
  strewFlowers(stage, random.fork('strewn'), {
    colors: [[246, 242, 230], pickColor(random.fork('bloom'), '#f2d25a #e8728a #a58ae4')],
    grass: greens[0]!,
    density: 1.2,
    grows,
  });
}

function shapeHills(
  stage: Stage,
  random: Random,
  { river, lane, top }: Hills,
  rise: ((x: number, z: number, octaves: number) => number) | undefined,
): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const domes = Array.from({ length: 11 }, (_, index) => {
    const z = 58 + index * 26 + random.range(-9, 9);
    return {
      z,
      x: (random.range(-0.5, 0.5) * stage.width * z) / stage.focal,
      wide: 20 + z * 0.24 + random.range(0, 16),
      deep: 13 + z * 0.12,
      // The nearest stay below the eye, so that the eye sees over them to the others.
      high: 0.5 + (z - 50) * 0.075 + random.range(0, 4),
    };
  });
  return (x, z, octaves) => {
    const folded = fold(x);
    let y = noise.at(folded * 0.05, z * 0.05) * 0.8 * smoothstep(6, 30, z);
    for (const dome of domes) {
      const across = (folded - dome.x) / dome.wide;
      const along = (z - dome.z) / dome.deep;
      const away = across * across + along * along;
      if (away < 4) y = Math.max(y, dome.high * Math.exp(-away * 1.1) + y * 0.4);
    }
    const far = smoothstep(300, 520, z);
    if (far > 0) y += far * noise.ridge(folded * 0.005 + 3, z * 0.005, Math.min(5, octaves)) * 60;
    // Water and lane follow the valleys, so the hills make way for them.
    const way = river ?? lane;
    if (way) {
      const away = Math.abs(way.offset(x, z));
      y *= lerp(1, smoothstep(1.5, 14 + z * 0.1, away), smoothstep(260, 120, z));
      if (river) y -= 1.5 * smoothstep(3.4 + z * 0.016, 1.7, away) * smoothstep(240, 180, z);
    }
    if (rise) y += rise(x, z, octaves) * 0.8;
    if (top && z < 20) y += top(x, z, octaves);
    return river ? Math.max(RIVER_LEVEL, y) : y;
  };
}

function paintFields(stage: Stage, plan: Hills): Surface['paint'] {
  const { noise, brief } = stage;
  const { greens, river, lane, plot } = plan;
  return ({ x, z, height }, paint) => {
    if (river && height <= RIVER_LEVEL + 0.001) {
      paint[0] = 60;
      paint[1] = 110;
      paint[2] = 130;
      paint[6] = 1;
      return;
    }
    const warpX = x + noise.at(x * 0.02, z * 0.02) * 14;
    const warpZ = z + noise.at(x * 0.02 + 9, z * 0.02) * 14;
    const column = Math.floor(warpX / plot);
    const row = Math.floor(warpZ / (plot * 1.3));
    const patch = hashOf(noise, column, row);
    const own = greens[Math.floor(patch * greens.length) % greens.length]!;
    const far = smoothstep(26, 44, z);
    const hedgeX = Math.abs(warpX / plot - Math.round(warpX / plot)) * plot;
    const hedgeZ = Math.abs(warpZ / (plot * 1.3) - Math.round(warpZ / (plot * 1.3))) * plot * 1.3;
    const hedge = smoothstep(0.9 + z * 0.006, 0.3, Math.min(hedgeX, hedgeZ)) * far * smoothstep(330, 200, z);
    const mown = Math.sin(warpX * 1.6) * 0.035 * (patch > 0.5 ? 1 : 0) * smoothstep(120, 40, z);
    const fine = noise.at((x * 4) / (1 + z * 0.05), (z * 4) / (1 + z * 0.05)) * 0.07;
    const tone = 0.95 + mown + fine + noise.at(x * 0.06, z * 0.06) * 0.1;
    const worn = lane
      ? smoothstep(1.15, 0.75, Math.abs(lane.offset(x, z)) + fine) * smoothstep(200, 120, z)
      : 0;
    const mountain = smoothstep(300, 380, z);
    for (let channel = 0; channel < 3; channel++) {
      let value = lerp(greens[0]![channel]!, own[channel]!, far) * tone;
      value = lerp(value, [62, 92, 50][channel]!, hedge * 0.85);
      value = lerp(value, [206, 184, 142][channel]!, worn * 0.9);
      value = lerp(value, [96, 118, 110][channel]!, mountain);
      paint[channel] = brief.snow ? lerp(value, 238, 0.86) : value;
    }
  };
}

function hashOf(noise: Noise, column: number, row: number): number {
  const value = noise.at(column * 3.7 + 0.5, row * 5.3 + 0.5) * 3.1 + 10;
  return value - Math.floor(value);
}

/** Trees stand in copses and along the hedges, not dotted about. */
function growCopses(stage: Stage, random: Random, plan: Hills): void {
  if (forbids(stage.brief, 'tree')) return;
  const way = plan.river ?? plan.lane;
  const spots = scatter(stage, random, {
    count: 240,
    near: 20,
    far: 260,
    clear: { x: 0, halfWidth: 5, until: 44 },
    grows: (x, z, height) =>
      height > RIVER_LEVEL + 0.3 &&
      (!way || Math.abs(way.offset(x, z)) > 4) &&
      stage.noise.fbm(x * 0.03 + 20, z * 0.024, 2) > 0.16,
  });
  castShadows(stage, spots, 4.6);
  for (const [index, spot] of spots.entries()) {
    if ((index & 7) === 0) stage.checkpoint.check();
    const size = spot.scale * random.range(3.6, 6.4);
    const plant = { x: spot.x, y: spot.y + 1, size, distance: spot.distance * 0.7 };
    // Under snow, firs among the bare trees keep some green in the picture.
    if (stage.brief.region === 'southern') drawCypress(stage, plant, random);
    else if (stage.brief.snow && random.chance(0.45)) drawPine(stage, plant, random);
    else drawLeafyTree(stage, plant, random);
  }
}
