import { colorList, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { preferHorizon, project } from '../../stage/camera.ts';
import { layWay } from '../../stage/ground/path.ts';
import { drawRock } from '../../stage/ground/rocks.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { paintRays } from '../../stage/light/rays.ts';
import { paintCanopy } from '../../stage/plants/canopy.ts';
import { drawTrunk } from '../../stage/plants/foliage-trunks.ts';
import { BANANA, ELEPHANT_EAR, FERN_CLUMP } from '../../stage/plants/jungle-plants.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import { scatter } from '../../stage/scatter.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';
import { drawWaterVeil } from '../../stage/water/water-veil.ts';
import { frameWithLeaves, hangLianas } from './jungle-frame.ts';
import { paintWoodDusk } from './wood-dusk.ts';

const LEAVES: Rgb = [74, 128, 60];
const CROWNS: readonly Rgb[] = colorList('#609646 #427a34 #285628');

interface JunglePlan {
  way: Way;
  /** The way is a stream. */
  stream: boolean;
  /** Distance of a rock face with falling water, metres. */
  fall?: { z: number; x: number; height: number; half: number };
}

/** Rain forest: a green dusk under the crowns, shafts of light, great leaves, lianas, often falling water. */
export function paintJungle(stage: Stage): void {
  const random = stage.random.fork('jungle');
  preferHorizon(stage, random.pick([0.5, 0.56, 0.6, 0.64]));
  const plan = planJungle(stage, random);
  paintWoodDusk(stage, { leaves: LEAVES, light: [214, 232, 130], glowX: random.range(0.35, 0.65) });
  const { water } = renderTerrain(
    stage,
    { height: shapeFloor(stage, plan), paint: paintFloor(stage, plan) },
    { far: 75, steps: 240, haze: 0.016, sunHaze: 0.15, dapple: 0.5, faces: plan.fall !== undefined },
  );
  if (plan.stream) reflectInWater(stage, { water, tint: [54, 138, 118], mirror: [0.5, 0.28] });
  if (plan.fall) pourFall(stage, random, plan.fall);
  growJungle(stage, random, plan);
  paintHazeBand(stage, { y: stage.horizon, reach: stage.height * 0.16, strength: 0.3 });
  if (!stage.palette.night)
    paintRays(stage, {
      x: stage.sun.x,
      y: -stage.height * 0.12,
      strength: 0.42,
      count: 22,
      color: [255, 246, 200],
    });
  hangLianas(stage, random);
  frameWithLeaves(stage, random);
}

function planJungle(stage: Stage, random: Random): JunglePlan {
  const { features } = stage.brief;
  const falls = features.has('waterfall');
  const stream =
    falls || features.has('river') || features.has('lake') || (!features.has('path') && random.chance(0.35));
  const spread = stage.width / stage.focal;
  const x = random.range(-0.16, 0.16) * spread * 24;
  const fall = falls ? { z: 24, x, height: random.range(11, 14), half: random.range(1.5, 2.3) } : undefined;
  const way = layWay(stage, random, { targetX: fall?.x ?? random.range(-3, 3), targetZ: 24, swing: 1.2 });
  return { way, stream, fall };
}

const STREAM_LEVEL = -0.3;

function shapeFloor(stage: Stage, plan: JunglePlan): (x: number, z: number, octaves: number) => number {
  const { noise } = stage;
  return (x, z, octaves) => {
    const away = Math.abs(plan.way.offset(x, z));
    let y = noise.fbm(x * 0.2, z * 0.2, Math.min(4, octaves)) * 0.5 * smoothstep(2, 12, z);
    y += smoothstep(2, 9, away) * 1.1 * smoothstep(4, 16, z);
    if (plan.stream) {
      const pool = plan.fall
        ? smoothstep(6.5, 3, Math.hypot((x - plan.fall.x) * 0.8, z - plan.fall.z + 2))
        : 0;
      y -= 1.7 * Math.max(pool, smoothstep(1.7, 0.6, away) * smoothstep(30, 24, z));
    }
    if (plan.fall) {
      const edge = plan.fall.z + noise.at(x * 0.14, 4) * 1.6 + Math.abs(x - plan.fall.x) * 0.12;
      const rough = noise.ridge(x * 0.16, z * 0.16, 4) * 2.2;
      const lip = smoothstep(plan.fall.half * 0.8, plan.fall.half * 1.9, Math.abs(x - plan.fall.x));
      y += smoothstep(edge, edge + 2.6, z) * (plan.fall.height + rough * lip);
    }
    return plan.stream ? Math.max(STREAM_LEVEL, y) : y;
  };
}

function paintFloor(stage: Stage, plan: JunglePlan) {
  const { noise } = stage;
  return (
    { x, z, height, up }: { x: number; z: number; height: number; up: number },
    paint: Float32Array,
  ): void => {
    if (plan.stream && height <= STREAM_LEVEL + 0.001) {
      paint[0] = 30;
      paint[1] = 72;
      paint[2] = 62;
      paint[6] = 1;
      return;
    }
    const fine = noise.at(x * 4, z * 4) * 0.16 + noise.at(x * 0.7, z * 0.7) * 0.2;
    const moss = smoothstep(-0.2, 0.25, noise.at(x * 0.8 + 7, z * 0.8 + height * 0.4));
    const worn = plan.stream ? 0 : smoothstep(1.2, 0.5, Math.abs(plan.way.offset(x, z)) + fine);
    const rock = smoothstep(0.75, 0.5, up);
    for (let channel = 0; channel < 3; channel++) {
      const green = lerp([84, 76, 46][channel]!, [76, 116, 48][channel]!, moss) * (0.86 + fine);
      const stone = lerp([96, 98, 88][channel]!, [66, 96, 54][channel]!, moss * 0.8) * (0.8 + fine);
      paint[channel] = lerp(lerp(green, stone, rock), [140, 112, 76][channel]!, worn * 0.8);
    }
  };
}

function pourFall(
  stage: Stage,
  random: Random,
  { x, z, height, half }: NonNullable<JunglePlan['fall']>,
): void {
  const lip = project(stage, x, height, z + 1.6);
  const foot = project(stage, x, STREAM_LEVEL, z - 0.6);
  drawWaterVeil(stage, random, {
    x: lip.x,
    footX: foot.x,
    top: Math.max(-stage.height * 0.05, lip.y - lip.scale * 0.4),
    bottom: foot.y,
    lip: lip.scale * half,
    foot: foot.scale * half * 1.25,
  });
  for (let rock = 0; rock < 7; rock++) {
    const away = (rock % 2 ? 1 : -1) * random.range(1.1, 2.2) * half;
    const place = project(stage, x + away, STREAM_LEVEL, z - random.range(1, 3));
    const size = place.scale * random.range(0.35, 0.9);
    drawRock(stage, { x: place.x, y: place.y + size * 0.2, size, distance: z * 0.4 }, random, [88, 100, 78]);
  }
}

function growJungle(stage: Stage, random: Random, plan: JunglePlan): void {
  if (forbids(stage.brief, 'tree', 'plant')) return;
  const stands = [BANANA, ELEPHANT_EAR, FERN_CLUMP, BANANA].map((kind, index) =>
    createStand(stage, random.fork(`leaves ${index}`), kind, stage.height * 0.34),
  );
  const spots = scatter(stage, random, {
    count: 190,
    near: 3.4,
    far: 46,
    clear: { x: 0, halfWidth: 1.7, until: 14 },
    grows: (x, z, height) =>
      height > STREAM_LEVEL + 0.08 &&
      Math.abs(plan.way.offset(x, z)) > 1.5 &&
      (!plan.fall || z < plan.fall.z + 3 || Math.abs(x - plan.fall.x) > plan.fall.half * 2),
  });
  let canopy = 0;
  for (const [index, spot] of spots.entries()) {
    stage.checkpoint.check();
    while (canopy < 3 && spot.distance < [30, 15, 8][canopy]!) hangCrowns(stage, random, canopy++);
    if (index % 6 === 0 && spot.distance > 7)
      drawTrunk(
        stage,
        {
          x: spot.x,
          y: spot.y,
          width: spot.scale * random.range(0.3, 0.8),
          distance: spot.distance,
          bark: 'oak',
        },
        random,
      );
    const size = spot.scale * random.range(0.9, 2.1);
    random.pick(stands)({ x: spot.x, y: spot.y + size * 0.04, size, distance: spot.distance * 0.8 }, random);
  }
}

function hangCrowns(stage: Stage, random: Random, layer: number): void {
  paintCanopy(stage, random, {
    leaves: CROWNS[layer]!,
    reach: [0.42, 0.3, 0.2][layer]!,
    distance: [20, 10, 3][layer]!,
    count: [130, 130, 120][layer]!,
    size: [0.04, 0.055, 0.08][layer]!,
  });
}
