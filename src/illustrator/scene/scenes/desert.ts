import { fromHex, type Rgb } from '../../core/colour.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../brief-questions.ts';
import { chooseSide, preferHorizon } from '../camera.ts';
import { drawCactus, drawShrub } from '../foliage-cactus.ts';
import { drawPalm } from '../foliage-palm.ts';
import { type Basin, basinDepth, foldFor, type Hill, raiseHillForBuilding } from '../landforms.ts';
import { paintRoad } from '../mountain-ground.ts';
import { layWay, type Way } from '../path.ts';
import { paintWishedRays } from '../rays.ts';
import { scatter } from '../scatter.ts';
import { paintSky } from '../sky.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { type GroundPaint, type GroundPoint, renderTerrain } from '../terrain.ts';
import { reflectInWater } from '../water.ts';

type Layout = 'dunes' | 'great-dune' | 'mesas' | 'cactus-plain' | 'oasis';

interface Plan {
  layout: Layout;
  sand: Rgb;
  cliff: readonly [Rgb, Rgb];
  road?: Way;
  hill?: Hill;
  pool?: Basin;
}

const POOL_LEVEL = -0.5;

/** Sand seas, table mountains, cactus plains and an oasis. */
export function paintDesert(stage: Stage): void {
  const random = stage.random.fork('desert');
  const layout = chooseLayout(stage, random);
  preferHorizon(
    stage,
    { dunes: 0.5, 'great-dune': 0.56, mesas: 0.6, 'cactus-plain': 0.58, oasis: 0.52 }[layout],
  );
  paintSky(stage, { coverage: random.range(0.12, 0.34) });
  const plan = planDesert(stage, random, layout);
  const low = stage.palette.sunElevation < 0.2;
  const { water } = renderTerrain(
    stage,
    { height: shapeSand(stage, random, plan), paint: paintSand(stage, plan) },
    {
      far: 420,
      haze: 0.0048,
      sunHaze: low ? 0.55 : 0.35,
      sunShare: low && !stage.palette.night ? 1.15 : 0.84,
    },
  );
  plant(stage, random, plan);
  if (plan.pool) reflectInWater(stage, { water, tint: [20, 92, 98] });
  paintWishedRays(stage);
}

function chooseLayout(stage: Stage, random: Random): Layout {
  const { features } = stage.brief;
  if (features.has('lake') || features.has('river')) return 'oasis';
  if (features.has('road')) return random.pick<Layout>(['mesas', 'dunes', 'cactus-plain']);
  return random.pick<Layout>(['dunes', 'great-dune', 'mesas', 'cactus-plain', 'oasis', 'dunes']);
}

function planDesert(stage: Stage, random: Random, layout: Layout): Plan {
  const { features, composition } = stage.brief;
  const red = layout === 'mesas';
  const side = chooseSide(stage, random);
  const road =
    features.has('road') || features.has('path') || (composition === 'leading-lines' && layout !== 'oasis');
  return {
    layout,
    sand: fromHex(
      random.pick(red ? ['#c98a5c', '#c47c50', '#d2976a'] : ['#dca86a', '#d99a5b', '#e2b77e', '#e6c694']),
    ),
    cliff: [fromHex('#a4523a'), fromHex('#d28a5c')],
    road: road
      ? layWay(stage, random, { targetX: random.range(-6, 6), targetZ: 120, swing: 1.2 })
      : undefined,
    hill: raiseHillForBuilding(stage, random, side),
    pool:
      layout === 'oasis'
        ? { x: side * -2, z: 17, halfWidth: (stage.width / stage.focal) * 12, halfLength: 12 }
        : undefined,
  };
}

function shapeSand(stage: Stage, random: Random, plan: Plan): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const turn = random.range(-0.5, 0.5);
  const crest = random.chance(0.5) ? 1 : -1;
  const swell = plan.layout === 'cactus-plain' || plan.layout === 'mesas' ? 0.22 : 1;
  return (x, z, octaves) => {
    const folded = fold(x);
    const across =
      (folded * Math.cos(turn) + z * Math.sin(turn)) * 0.09 + noise.at(folded * 0.03 + shift, z * 0.03) * 1.6;
    // Far crests are rounded: a knife edge between two samples would come out as a saw.
    const blunt = 0.03 + Math.min(0.35, z * 0.0032);
    const wave = Math.sin(across * 2.2);
    const dune = Math.max(0, 1 - Math.sqrt(wave * wave + blunt * blunt)) ** 1.5;
    let y =
      dune * 5.4 * swell * smoothstep(6, 50, z) * (1 - 0.75 * smoothstep(70, 150, z)) +
      noise.fbm(folded * 0.2 + shift, z * 0.2, 3) * 0.22;
    if (plan.layout === 'great-dune') y += greatDune(folded * crest, z, noise.at(z * 0.05 + shift, 3));
    if (plan.layout === 'mesas' || plan.layout === 'cactus-plain')
      y += mesa(stage, folded + shift * 40, z, plan.layout === 'mesas');
    if (plan.layout === 'dunes')
      y +=
        smoothstep(100, 240, z) * noise.ridge(folded * 0.011 + shift, z * 0.011, Math.min(octaves, 4)) * 26;
    if (plan.road) {
      const beside = smoothstep(2.2, 9, Math.abs(plan.road.offset(x, z)));
      y = y * beside - 0.02;
    }
    if (plan.hill) y += plan.hill.rise(x, z, octaves) * 0.8;
    if (plan.pool) y = Math.max(POOL_LEVEL, y - basinDepth(stage, plan.pool, x, z) * (1.2 + y));
    return y;
  };
}

/** One knife-edged dune that climbs across the picture. */
function greatDune(x: number, z: number, wander: number): number {
  const edge = x - 4 - (z - 30) * 0.28 - wander * 7;
  const windward = smoothstep(30, 0, edge);
  const lee = smoothstep(-12, 0, edge);
  return 13 * (edge > 0 ? windward : lee) * smoothstep(10, 46, z) * smoothstep(190, 90, z);
}

/** Flat-topped mountains with steep sides over a foot of rubble. */
function mesa(stage: Stage, x: number, z: number, bold: boolean): number {
  const strength = smoothstep(bold ? 48 : 110, bold ? 76 : 170, z);
  if (strength <= 0) return 0;
  const field = stage.noise.fbm(x * 0.012, z * 0.012, 3) + stage.noise.at(x * 0.05, z * 0.05) * 0.12;
  const cliff = smoothstep(0.16, 0.22, field) * 20 + smoothstep(0.27, 0.31, field) * 9;
  const rubble = smoothstep(-0.02, 0.18, field) * 6;
  return strength * (cliff + rubble) * (bold ? 1 : 1.1);
}

function paintSand(stage: Stage, plan: Plan): (point: GroundPoint, paint: GroundPaint) => void {
  const { noise } = stage;
  return (point, paint) => {
    const { x, z, height, up } = point;
    if (plan.pool && height <= POOL_LEVEL + 0.001) {
      paint[0] = 40;
      paint[1] = 90;
      paint[2] = 92;
      paint[6] = 1;
      return;
    }
    const ripple =
      z < 34 ? Math.sin(z * 6 + x * 1.5 + noise.at(x * 0.8, z * 0.8) * 5) * 0.07 * smoothstep(34, 8, z) : 0;
    const tone =
      0.96 + ripple + noise.at(x * 0.4, z * 0.4) * 0.05 + (z < 20 ? noise.at(x * 9, z * 9) * 0.03 : 0);
    for (let channel = 0; channel < 3; channel++) paint[channel] = plan.sand[channel]! * tone;
    if ((plan.layout === 'mesas' || plan.layout === 'cactus-plain') && z > 44)
      paintStrata(stage, plan, point, paint);
    if (plan.road) paintRoad(stage, plan.road.offset(x, z), z, x, paint);
    if (plan.pool) paintBank(stage, plan, point, paint);
    if (up < 0.5 && plan.layout === 'dunes' && z > 110)
      for (let channel = 0; channel < 3; channel++) paint[channel]! *= 0.9;
    if (stage.brief.snow)
      for (let channel = 0; channel < 3; channel++) paint[channel] = lerp(paint[channel]!, 238, 0.8);
  };
}

function paintStrata(stage: Stage, plan: Plan, { x, z, height, up }: GroundPoint, paint: GroundPaint): void {
  const steep = smoothstep(0.9, 0.6, up);
  if (steep <= 0) return;
  const band = stage.noise.at(x * 0.02, height * 0.8) * 0.5 + 0.5;
  const crack = 0.9 + stage.noise.at(x * 0.6, z * 0.1) * 0.16;
  for (let channel = 0; channel < 3; channel++) {
    paint[channel] = lerp(
      paint[channel]!,
      lerp(plan.cliff[0][channel]!, plan.cliff[1][channel]!, band) * crack,
      steep,
    );
  }
}

/** Grass grows around the pool. */
function paintBank(stage: Stage, plan: Plan, { x, z }: GroundPoint, paint: GroundPaint): void {
  if (!plan.pool) return;
  const near = basinDepth(
    stage,
    { ...plan.pool, halfWidth: plan.pool.halfWidth * 1.35, halfLength: plan.pool.halfLength * 1.5 },
    x,
    z,
  );
  const green = near * smoothstep(-0.3, 0.3, stage.noise.at(x * 1.4, z * 1.4) + 0.1);
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, [96, 128, 58][channel]!, green * 0.85);
}

function plant(stage: Stage, random: Random, plan: Plan): void {
  if (forbids(stage.brief, 'plant')) return;
  if (plan.layout === 'oasis' && plan.pool) growOasis(stage, random, plan.pool);
  if (plan.layout !== 'cactus-plain' && plan.layout !== 'mesas') return;
  const spots = scatter(stage, random, {
    count: plan.layout === 'cactus-plain' ? 90 : 46,
    near: 7,
    far: 90,
    clear: { x: 0, halfWidth: plan.road ? 3.4 : 2.2, until: 40 },
  });
  spots.forEach((spot, index) => {
    stage.checkpoint.check();
    const cactus =
      plan.layout === 'cactus-plain' &&
      spot.distance > 11 &&
      index % 3 === 0 &&
      !forbids(stage.brief, 'cactus');
    const plant = {
      x: spot.x,
      y: spot.y + 1,
      size: spot.scale * (cactus ? random.range(1.8, 3.4) : random.range(0.3, 0.6)),
      distance: spot.distance,
    };
    if (cactus) drawCactus(stage, plant, random);
    else drawShrub(stage, plant, random);
  });
}

function growOasis(stage: Stage, random: Random, pool: Basin): void {
  if (forbids(stage.brief, 'tree', 'palm')) return;
  const spots = scatter(stage, random, {
    count: 60,
    near: 13,
    far: 44,
    clear: { x: 0, halfWidth: 3, until: 15 },
    grows: (x, z, height) => {
      const wide = basinDepth(
        stage,
        { ...pool, halfWidth: pool.halfWidth * 1.3, halfLength: pool.halfLength * 1.35 },
        x,
        z,
      );
      return height > POOL_LEVEL + 0.1 && wide > 0.2;
    },
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    drawPalm(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(3.6, 6), distance: spot.distance },
      random,
    );
  }
}
