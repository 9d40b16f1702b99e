import type { Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { type Basin, basinDepth, foldFor, type Hill } from './landforms.ts';
import { paintRoad } from './mountain-ground.ts';
import type { GroundPaint, GroundPoint } from './terrain.ts';
import type { Way } from './way.types.ts';

export type DesertLayout = 'dunes' | 'great-dune' | 'mesas' | 'cactus-plain' | 'oasis';

export interface DesertPlan {
  layout: DesertLayout;
  sand: Rgb;
  cliff: readonly [Rgb, Rgb];
  road?: Way;
  hill?: Hill;
  pool?: Basin;
}

export const POOL_LEVEL = -0.5;

export function shapeSand(stage: Stage, random: Random, plan: DesertPlan): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const turn = random.range(-0.5, 0.5);
  const crest = random.chance(0.5) ? 1 : -1;
  // The palms of an oasis need a bank and no mountains of sand.
  const tall = random.pick([4.4, 6.5, 9.5]) * (plan.pool ? 0.5 : plan.hill ? 0.45 : 1);
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
      dune * tall * swell * smoothstep(5, 40, z) * (1 - 0.75 * smoothstep(70, 150, z)) +
      noise.fbm(folded * 0.2 + shift, z * 0.2, 3) * 0.22;
    if (plan.layout === 'great-dune')
      y += greatDune(folded * crest, z, noise.at(z * 0.05 + shift, 3)) * (plan.hill ? 0.25 : 1);
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

export function paintSand(stage: Stage, plan: DesertPlan): (point: GroundPoint, paint: GroundPaint) => void {
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
    if (plan.road) paintRoad(stage, plan.road, point, paint);
    if (plan.pool) paintBank(stage, plan, point, paint);
    if (up < 0.5 && plan.layout === 'dunes' && z > 110)
      for (let channel = 0; channel < 3; channel++) paint[channel]! *= 0.9;
    if (stage.brief.snow)
      for (let channel = 0; channel < 3; channel++) paint[channel] = lerp(paint[channel]!, 238, 0.8);
  };
}

function paintStrata(
  stage: Stage,
  plan: DesertPlan,
  { x, z, height, up }: GroundPoint,
  paint: GroundPaint,
): void {
  const steep = smoothstep(0.9, 0.6, up);
  if (steep <= 0) return;
  const band = stage.noise.at(x * 0.02, height * 0.8) * 0.5 + 0.5;
  const crack = 0.9 + stage.noise.at(x * 0.6, z * 0.1) * 0.16;
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(
      paint[channel]!,
      lerp(plan.cliff[0][channel]!, plan.cliff[1][channel]!, band) * crack,
      steep,
    );
}

/** Grass grows around the pool. */
function paintBank(stage: Stage, plan: DesertPlan, { x, z }: GroundPoint, paint: GroundPaint): void {
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
