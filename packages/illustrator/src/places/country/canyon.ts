import { colorList, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { foldFor, raiseHillForBuilding } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { layWay } from '../../stage/ground/path.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawShrub } from '../../stage/plants/foliage-cactus.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const RIVER = -0.45;

/** Banded red walls that step back from a river or a dry bed and close behind one another. */
export function paintCanyon(stage: Stage): void {
  const random = stage.random.fork('canyon');
  const { features } = stage.brief;
  const wet =
    features.has('river') || features.has('lake') || hasSubjectOf(stage.brief, 'boat') || random.chance(0.5);
  const way = layWay(stage, random, {
    targetX: random.range(-8, 8),
    targetZ: 60,
    swing: random.range(1.5, 3.5),
  });
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const bands = colorList('#a4472f #d6894f #b85f3c #e3ae76 #8e3b2c');
  const height = shapeWalls(stage, random, way, wet, hill?.rise);
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.5, 0.6, 0.66, 0.42]),
    surface: { height, paint: paintStrata(stage, bands, way, wet) },
    air: { far: 360, steps: 350, haze: 0.004, sunHaze: 0.4, dapple: 0, faces: true },
    sky: { coverage: random.range(0.1, 0.34) },
  });
  if (!forbids(stage.brief, 'plant')) growShrubs(stage, random, way);
  if (wet) reflectInWater(stage, { water, tint: [44, 96, 92], mirror: [0.7, 0.34] });
  paintWishedRays(stage);
}

function shapeWalls(
  stage: Stage,
  random: Random,
  way: Way,
  wet: boolean,
  hill: ((x: number, z: number, octaves: number) => number) | undefined,
): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const open = random.range(3.6, 6.5);
  return (x, z, octaves) => {
    const away = Math.abs(way.offset(x, z));
    const wander = noise.fbm(fold(x) * 0.06 + shift, z * 0.06, Math.min(5, octaves)) * 7;
    const back = away - open - z * 0.05 + wander * smoothstep(6, 26, z);
    // Finer folds of the brow would stand up like fur where a wall runs away from us.
    const rough = noise.fbm(fold(x) * 0.15, z * 0.15 + shift, Math.min(3, octaves));
    let y = rough * 0.3 + smoothstep(0, 5, back) * 1.2;
    // Hard beds stand as steps, soft ones lie as slopes between them.
    for (const [start, tall] of rows<2>('2.5,6 6.5,8 12,11 22,13'))
      y += smoothstep(start, start + 0.7, back + rough * 1.4) * tall * smoothstep(5, 22, z);
    y += smoothstep(30, 60, back) * 6;
    if (hill) y += hill(x, z, octaves) * 0.5;
    if (wet) y -= 1.4 * smoothstep(2.3, 1.1, away);
    return wet ? Math.max(RIVER, y) : y;
  };
}

function paintStrata(stage: Stage, bands: readonly Rgb[], way: Way, wet: boolean): Surface['paint'] {
  const { noise, brief } = stage;
  return ({ x, z, height, up }, paint) => {
    if (wet && height <= RIVER + 0.001) {
      paint[0] = 52;
      paint[1] = 96;
      paint[2] = 92;
      paint[6] = 1;
      return;
    }
    const fine =
      noise.at((x * 2.4) / (1 + z * 0.03), (z * 2.4) / (1 + z * 0.03)) * 0.1 +
      (z < 16 ? noise.at(x * 8, z * 8) * 0.05 : 0);
    const level = height * 0.55 + noise.at(x * 0.05, z * 0.05) * 1.1;
    const first = bands[mod(Math.floor(level), bands.length)]!;
    const second = bands[mod(Math.floor(level) + 1, bands.length)]!;
    const between = smoothstep(0.6, 1, level - Math.floor(level));
    const crack = 1 - smoothstep(0.3, 0.6, noise.at(x * 0.7, z * 0.7 + height * 0.1)) * 0.24;
    const flat = smoothstep(0.7, 0.95, up);
    const bank = wet
      ? smoothstep(4.6, 2.4, Math.abs(way.offset(x, z)) + fine * 6) * smoothstep(1, 0, height)
      : 0;
    for (let channel = 0; channel < 3; channel++) {
      const wall = lerp(first[channel]!, second[channel]!, between) * crack;
      const sand = [222, 164, 112][channel]!;
      const value = lerp(wall, sand, flat * 0.75) * (0.94 + fine);
      const green = lerp(value, [116, 132, 70][channel]!, bank * 0.8);
      paint[channel] = brief.snow ? lerp(green, 238, flat * 0.85) : green;
    }
  };
}

function growShrubs(stage: Stage, random: Random, way: Way): void {
  const spots = scatter(stage, random, {
    count: 60,
    near: 5,
    far: 60,
    clear: { x: 0, halfWidth: 1.8, until: 20 },
    grows: (x, z, height) => height > RIVER + 0.1 && height < 2.5 && Math.abs(way.offset(x, z)) > 2.6,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    drawShrub(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(0.3, 0.7), distance: spot.distance },
      random,
    );
  }
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
