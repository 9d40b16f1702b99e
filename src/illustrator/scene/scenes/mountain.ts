import { fromHex } from '../../core/colour.ts';
import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../brief-questions.ts';
import { chooseSide, preferHorizon } from '../camera.ts';
import { drawGrass } from '../foliage-grass.ts';
import { drawLeafyTree } from '../foliage-leafy.ts';
import { drawPine } from '../foliage-pine.ts';
import { paintHazeBand } from '../haze-band.ts';
import {
  type Basin,
  basinDepth,
  foldFor,
  type Hill,
  raiseCone,
  raiseHill,
  raiseHillForBuilding,
  raiseRange,
} from '../landforms.ts';
import { chooseMountainGround, type MountainGround, paintMountainGround } from '../mountain-ground.ts';
import { chooseFrameSides, frameWithTrees } from '../near-frame.ts';
import { layWay, type Way } from '../path.ts';
import { paintWishedRays } from '../rays.ts';
import { scatter } from '../scatter.ts';
import { paintSky } from '../sky.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { renderTerrain } from '../terrain.ts';
import { paintVolcanoGlow } from '../volcano.ts';
import { reflectInWater } from '../water.ts';
import { paintWaterfall } from '../waterfall.ts';

type Layout = 'path-to-hill' | 'lake' | 'valley' | 'ridges' | 'high-meadow';

/** What makes one mountain picture different from the next. */
interface Plan {
  layout: Layout;
  height: GroundHeight;
  ground: MountainGround;
  hill?: Hill;
  way?: Way;
  waterLevel?: number;
  /** Where the volcano's mouth is, in world metres. */
  crater?: { x: number; y: number; z: number };
}

/** Peaks behind a green or white foreground, in one of five arrangements. */
export function paintMountain(stage: Stage): void {
  const random = stage.random.fork('mountain');
  const layout = chooseLayout(stage, random);
  preferHorizon(
    stage,
    { 'path-to-hill': 0.55, lake: 0.5, valley: 0.58, ridges: 0.46, 'high-meadow': 0.62 }[layout],
  );
  paintSky(stage);
  const plan = planLand(stage, random, layout);
  if (plan.crater) paintVolcanoGlow(stage, plan.crater);
  const low = stage.palette.sunElevation < 0.2;
  const surface = { height: plan.height, paint: paintMountainGround(stage, plan.ground) };
  const paint = plan.waterLevel === undefined ? surface.paint : withWater(surface.paint, plan.waterLevel);
  const snowLight = plan.ground.snowy && !stage.palette.night && !low;
  const { water } = renderTerrain(
    stage,
    { ...surface, paint },
    {
      far: 620,
      steps: 380,
      haze: layout === 'ridges' ? 0.0075 : low ? 0.0044 : 0.0052,
      sunHaze: low ? 0.5 : 0.28,
      dapple: stage.brief.weather === 'clear' && !stage.palette.night ? 0.4 : 0,
      ...(snowLight ? { ambientShare: 0.66, sunShare: 0.66 } : {}),
    },
  );
  growTrees(stage, random, plan);
  paintHazeBand(stage, {
    y: stage.horizon + stage.height * 0.01,
    reach: stage.height * 0.05,
    strength: 0.26,
  });
  if (plan.waterLevel !== undefined) reflectInWater(stage, { water });
  if (stage.brief.features.has('waterfall')) paintWaterfall(stage, random);
  paintWishedRays(stage);
  addForeground(stage, random, plan);
}

function chooseLayout(stage: Stage, random: Random): Layout {
  const { features, composition } = stage.brief;
  if (features.has('lake') || hasSubjectOf(stage.brief, 'boat')) return 'lake';
  if (features.has('river') || features.has('waterfall')) return 'valley';
  if (features.has('volcano')) return random.pick<Layout>(['high-meadow', 'lake', 'path-to-hill']);
  if (features.has('path') || features.has('road') || composition === 'leading-lines') {
    return random.pick<Layout>(['path-to-hill', 'valley', 'path-to-hill']);
  }
  if (features.has('flowers')) return random.pick<Layout>(['high-meadow', 'path-to-hill']);
  if (hasSubjectOf(stage.brief, 'building')) {
    return random.pick<Layout>(['path-to-hill', 'path-to-hill', 'lake', 'valley', 'high-meadow']);
  }
  return random.pick<Layout>(['path-to-hill', 'lake', 'valley', 'ridges', 'high-meadow']);
}

function planLand(stage: Stage, random: Random, layout: Layout): Plan {
  const { brief, noise } = stage;
  const fold = foldFor(stage);
  const side = chooseSide(stage, random);
  const ground = chooseMountainGround(stage, random);
  const building = raiseHillForBuilding(stage, random, side);
  const hill =
    building ??
    (layout === 'path-to-hill' ? raiseHill(stage, random, side || 1, random.range(2, 3.6)) : undefined);
  if (!building) delete stage.hill;
  const volcano = brief.features.has('volcano')
    ? { x: random.range(-25, 25), z: 130, height: 58, radius: 66 }
    : undefined;
  const cone = volcano ? raiseCone(stage, volcano) : undefined;
  const ranges = raiseRanges(stage, random, layout, volcano !== undefined);
  const walls = layout === 'valley' ? raiseWalls(stage, random) : undefined;
  const way = layWay(stage, random, { targetX: hill?.x ?? 0, swing: layout === 'valley' ? 2.2 : 1.6 });
  const river = layout === 'valley' && (brief.features.has('river') || brief.features.has('waterfall'));
  const lake = layout === 'lake' ? chooseBasin(stage, random, side, hill) : undefined;
  const waterLevel = river || lake ? -0.42 : undefined;
  const shiftX = random.range(0, 90);
  const height: GroundHeight = (x, z, octaves) => {
    const folded = fold(x);
    let y =
      noise.fbm(folded * 0.18 + shiftX, z * 0.18, Math.min(octaves, 6)) *
        0.45 *
        (0.3 + smoothstep(2, 14, z)) -
      0.1;
    if (hill) y += hill.rise(x, z, octaves);
    for (const range of ranges) y += range(x, z, octaves);
    if (cone) y += smoothstep(18, 80, z) * cone(x, z);
    if (walls) y += walls(x, z, octaves);
    if (lake) y -= basinDepth(stage, lake, x, z) * (1.6 + (hill ? 0 : y));
    if (river)
      y -= 1.5 * smoothstep(1.9 + z * 0.01, 0.9, Math.abs(way.offset(x, z))) * smoothstep(110, 60, z);
    return waterLevel !== undefined && y < waterLevel ? waterLevel : y;
  };
  const road = brief.features.has('road');
  const wantsWay =
    !river && !lake && (hill !== undefined || road || brief.features.has('path') || random.chance(0.5));
  if (wantsWay && layout !== 'ridges')
    ground.way = { way, kind: road ? 'road' : 'path', until: road ? 90 : 46 };
  if (brief.features.has('flowers') || (layout === 'high-meadow' && brief.season !== 'winter')) {
    ground.flowers = fromHex(random.pick(['#e65a6e', '#f2d25a', '#c878dc', '#f6f4ee', '#6f8fe8']));
  }
  stage.water = lake !== undefined && hasSubjectOf(brief, 'boat', 'sea-creature');
  const crater = volcano && { x: volcano.x, y: volcano.height * 0.84, z: volcano.z };
  return { layout, height, ground, hill, way, waterLevel, crater };
}

function raiseRanges(stage: Stage, random: Random, layout: Layout, volcano: boolean): GroundHeight[] {
  const tall = volcano ? 0.12 : stage.brief.cameraAngle === 'low' ? 1.2 : 1;
  const gap = { x: random.range(-12, 12), width: 44 };
  const far = raiseRange(stage, random, {
    from: 230,
    to: 430,
    height: 190 * tall,
    pitch: 0.0062,
    gap: { ...gap, width: 120 },
  });
  switch (layout) {
    case 'ridges':
      return [
        raiseRange(stage, random, { from: 14, to: 60, height: 9 * tall, pitch: 0.045 }),
        raiseRange(stage, random, { from: 60, to: 130, height: 34 * tall, pitch: 0.02 }),
        far,
      ];
    case 'high-meadow':
      return [raiseRange(stage, random, { from: 60, to: 150, height: 74 * tall, pitch: 0.012, gap }), far];
    case 'lake':
      return [raiseRange(stage, random, { from: 52, to: 120, height: 62 * tall, pitch: 0.015, gap }), far];
    case 'valley':
      return [raiseRange(stage, random, { from: 110, to: 220, height: 84 * tall, pitch: 0.011 }), far];
    default:
      return [
        raiseRange(stage, random, {
          from: 20,
          to: 84,
          height: random.range(44, 60) * tall,
          pitch: 0.018,
          gap,
        }),
        far,
      ];
  }
}

/** Steep sides left and right of a valley floor that bends out of sight. */
function raiseWalls(stage: Stage, random: Random): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const bend = stage.brief.composition === 'symmetrical' ? 0 : random.range(-7, 7);
  const shift = random.range(0, 90);
  const heights = [random.range(13, 24), random.range(13, 24)] as const;
  return (x, z, octaves) => {
    const fromMiddle = x - bend * smoothstep(10, 90, z);
    const away = Math.abs(fromMiddle) - (2.4 + z * 0.09);
    if (away <= 0) return 0;
    const wall = smoothstep(0, 20 + z * 0.1, away) * heights[fromMiddle < 0 ? 0 : 1]! * smoothstep(2, 26, z);
    return wall * (0.42 + noise.ridge(fold(x) * 0.05 + shift, z * 0.04, Math.min(octaves, 6)) * 1.2);
  };
}

function chooseBasin(stage: Stage, random: Random, side: -1 | 0 | 1, hill: Hill | undefined): Basin {
  const boat = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  const halfWidth = (stage.width / stage.focal) * 26;
  const x = hill ? -Math.sign(hill.x || side) * 5 : random.range(-4, 4);
  return { x, z: boat ? 11 : 20, halfWidth: boat ? halfWidth * 1.4 : halfWidth, halfLength: 34 };
}

function withWater(
  paint: ReturnType<typeof paintMountainGround>,
  level: number,
): ReturnType<typeof paintMountainGround> {
  return (point, colours) => {
    if (point.height <= level + 0.001) {
      colours[0] = 40;
      colours[1] = 70;
      colours[2] = 80;
      colours[6] = 1;
      return;
    }
    paint(point, colours);
    const wet = smoothstep(level + 0.3, level, point.height);
    for (let channel = 0; channel < 3; channel++) colours[channel]! *= 1 - wet * 0.4;
  };
}

function growTrees(stage: Stage, random: Random, plan: Plan): void {
  const { brief } = stage;
  if (forbids(brief, 'tree')) return;
  const mixed = brief.season === 'autumn' || random.chance(0.3);
  const spots = scatter(stage, random, {
    count: plan.layout === 'ridges' ? 260 : 170,
    near: plan.layout === 'ridges' ? 12 : 22,
    far: 120,
    clear: plan.hill
      ? { x: plan.hill.x, halfWidth: 12, until: 62 }
      : { x: 0, halfWidth: plan.layout === 'valley' ? 3.2 : 4.5, until: 36 },
    grows: (x, z, height) =>
      (plan.waterLevel === undefined || height > plan.waterLevel + 0.25) &&
      height < plan.ground.snowLine * 0.8 + 6 &&
      stage.noise.at(x * 0.06 + 70, z * 0.05) > -0.28,
  });
  spots.forEach((spot, index) => {
    if ((index & 15) === 0) stage.checkpoint.check();
    const size = spot.scale * random.range(1.7, 3.6);
    const plant = { x: spot.x, y: spot.y + 1, size, distance: spot.distance };
    if (mixed && random.chance(0.4)) drawLeafyTree(stage, plant, random);
    else drawPine(stage, plant, random);
  });
}

function addForeground(stage: Stage, random: Random, plan: Plan): void {
  const sides = chooseFrameSides(stage, random, plan.layout === 'ridges' ? 0.8 : 0.34);
  if (sides.length > 0) frameWithTrees(stage, random, { kind: 'pine', sides, tall: random.range(0.6, 0.95) });
  if (stage.brief.snow || stage.brief.cameraAngle === 'aerial' || stage.water) return;
  const flowers = plan.ground.flowers ? [plan.ground.flowers, fromHex('#f4efe0')] : [fromHex('#f2d25a')];
  stage.foreground.push(() => drawGrass(stage, { colour: plan.ground.grass, flowers }));
}
