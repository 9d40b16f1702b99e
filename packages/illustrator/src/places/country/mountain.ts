import type { Rgb } from '../../core/color.ts';
import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { paintMountainGround } from '../../stage/ground/mountain-ground.ts';
import { chooseMountainLayout, type MountainPlan, planMountain } from '../../stage/ground/mountain-plan.ts';
import { dressSnow } from '../../stage/ground/snow-ground.ts';
import { renderTerrain, type Surface, type TerrainOptions } from '../../stage/ground/terrain.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { drawPine } from '../../stage/plants/foliage-pine.ts';
import { strewTuftsAndStones } from '../../stage/plants/foliage-tuft.ts';
import { chooseFrameSides, frameWithTrees } from '../../stage/plants/near-frame.ts';
import { strewFlowers } from '../../stage/plants/strewn-flowers.ts';
import { type Spot, scatter } from '../../stage/scatter.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';
import { paintFall, pourFall } from '../../stage/water/waterfall.ts';
import { paintVolcano } from './volcano.ts';

const HORIZONS = {
  'path-to-hill': [0.46, 0.55, 0.64],
  lake: [0.42, 0.5, 0.6],
  valley: [0.5, 0.6, 0.68],
  ridges: [0.36, 0.44],
  'high-meadow': [0.54, 0.64, 0.7],
} as const;

/** Peaks behind a green or white foreground, in one of five arrangements. */
export function paintMountain(stage: Stage): void {
  if (stage.brief.features.has('volcano') && !stage.brief.features.has('fuji')) {
    paintVolcano(stage);
    return;
  }
  const random = stage.random.fork('mountain');
  const layout = chooseMountainLayout(stage, random);
  preferHorizon(stage, random.pick<number>(HORIZONS[layout]));
  paintSky(stage);
  const plan = planMountain(stage, random, layout);
  const { water } = renderTerrain(
    stage,
    { height: plan.height, paint: choosePaint(stage, plan) },
    chooseAir(stage, plan),
  );
  growTrees(stage, random, plan);
  if (stage.brief.cameraAngle !== 'aerial') dressGround(stage, random, plan);
  paintHazeBand(stage, {
    y: stage.horizon + stage.height * 0.01,
    reach: stage.height * 0.05,
    strength: 0.26,
  });
  if (plan.fall) pourFall(stage, random, plan.fall);
  if (plan.waterLevel !== undefined) reflectInWater(stage, { water });
  paintWishedRays(stage);
  addForeground(stage, random, plan);
}

function dressGround(stage: Stage, random: Random, plan: MountainPlan): void {
  const { grass, rock, flowers, snowy } = plan.ground;
  const grows = (x: number, z: number, height: number) => keepsDry(plan, x, z, height);
  if (snowy) {
    dressSnow(stage, random.fork('snow'), { grows });
    return;
  }
  strewTuftsAndStones(stage, random, { grass, stone: rock, grows });
  if (flowers)
    strewFlowers(stage, random.fork('flowers'), { colors: [flowers, [244, 239, 224]], grass, grows });
}

function chooseAir(stage: Stage, plan: MountainPlan): TerrainOptions {
  const { palette, brief } = stage;
  const low = palette.sunElevation < 0.2;
  const base: TerrainOptions = {
    far: 620,
    steps: 330,
    haze: plan.layout === 'ridges' ? 0.0054 : low ? 0.0044 : 0.0052,
    sunHaze: low ? 0.5 : 0.28,
    dapple: brief.weather === 'clear' && !palette.night ? 0.4 : 0,
    faces: plan.fall !== undefined,
  };
  // Snow throws back nearly all light; with the light of grass it would be one white.
  if (!plan.ground.snowy || palette.night) return base;
  return low
    ? { ...base, ambientShare: 0.72, sunShare: 0.6, sheen: 0.2 }
    : { ...base, ambientShare: 0.72, sunShare: 0.62 };
}

function choosePaint(stage: Stage, plan: MountainPlan): Surface['paint'] {
  const ground = paintMountainGround(stage, plan.ground);
  const { waterLevel, fall } = plan;
  if (waterLevel === undefined) return ground;
  return (point, paint) => {
    if (point.height <= waterLevel + 0.001) {
      paint[0] = 40;
      paint[1] = 70;
      paint[2] = 80;
      paint[6] = 1;
      return;
    }
    ground(point, paint);
    if (fall) paintFall(stage, fall, point, paint);
    const wet = smoothstep(waterLevel + 0.3, waterLevel, point.height);
    for (let channel = 0; channel < 3; channel++) paint[channel]! *= 1 - wet * 0.4;
  };
}

function growTrees(stage: Stage, random: Random, plan: MountainPlan): void {
  const { brief } = stage;
  if (forbids(brief, 'tree')) return;
  const ridges = plan.layout === 'ridges';
  const mixed = brief.season === 'autumn' || random.chance(0.3);
  const spots = scatter(stage, random, {
    count: ridges ? 330 : 170,
    near: ridges ? 26 : 22,
    far: ridges ? 150 : 120,
    clear: plan.hill
      ? { x: plan.hill.x, halfWidth: 12, until: 62 }
      : { x: 0, halfWidth: plan.layout === 'valley' ? 3.2 : 4.5, until: 36 },
    grows: (x, z, height) => canGrow(stage, plan, x, z, height),
  });
  const heights = spots.map(() => random.range(1.7, 3.6));
  castShadows(stage, spots, 2.6);
  spots.forEach((spot, index) => {
    if ((index & 15) === 0) stage.checkpoint.check();
    drawTree(stage, random, spot, heights[index]!, mixed && random.chance(0.4));
  });
}

function keepsDry(plan: MountainPlan, x: number, z: number, height: number): boolean {
  if (plan.waterLevel !== undefined && height < plan.waterLevel + 0.15) return false;
  return !plan.ground.way || Math.abs(plan.way.offset(x, z)) > 1.3;
}

function canGrow(stage: Stage, plan: MountainPlan, x: number, z: number, height: number): boolean {
  if (plan.waterLevel !== undefined && height < plan.waterLevel + 0.25) return false;
  if (plan.fall && z > plan.fall.z - 6 && Math.abs(plan.way.offset(x, plan.fall.z)) < 6) return false;
  return height < plan.ground.snowLine * 0.8 + 6 && stage.noise.at(x * 0.06 + 70, z * 0.05) > -0.28;
}

function drawTree(stage: Stage, random: Random, spot: Spot, height: number, leafy: boolean): void {
  const plant = { x: spot.x, y: spot.y + 1, size: spot.scale * height, distance: spot.distance };
  if (leafy) drawLeafyTree(stage, plant, random);
  else drawPine(stage, plant, random);
}

function addForeground(stage: Stage, random: Random, plan: MountainPlan): void {
  const sides = chooseFrameSides(stage, random, plan.layout === 'ridges' ? 0.8 : 0.34);
  if (sides.length > 0) frameWithTrees(stage, random, { kind: 'pine', sides, tall: random.range(0.6, 0.95) });
  if (stage.brief.snow || stage.brief.cameraAngle === 'aerial' || stage.water) return;
  const flowers: readonly Rgb[] = plan.ground.flowers
    ? [plan.ground.flowers, [244, 239, 224]]
    : [[242, 210, 90]];
  stage.foreground.push(() => drawGrass(stage, { color: plan.ground.grass, flowers }));
}
