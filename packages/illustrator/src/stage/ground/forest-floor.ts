import type { Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Bark } from '../plants/foliage-trunks.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { foldFor, raiseRange } from './landforms.ts';
import type { GroundPaint, GroundPoint } from './terrain.ts';
import type { Way } from './way.types.ts';

export type ForestLayout = 'clearing' | 'pine-valley' | 'pine-hall' | 'cathedral' | 'birches' | 'woodland';

export interface ForestPlan {
  layout: ForestLayout;
  floor: Rgb;
  leaves: Rgb;
  bark: Bark;
  way?: Way;
  stream?: Way;
}

const STREAM_LEVEL = -0.35;

export function isClosed(layout: ForestLayout): boolean {
  return layout === 'cathedral' || layout === 'pine-hall' || layout === 'birches' || layout === 'woodland';
}

export function shapeFloor(stage: Stage, random: Random, plan: ForestPlan): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const range = raiseRange(stage, random, {
    from: 34,
    to: 130,
    height: plan.layout === 'pine-valley' ? 44 : 22,
    pitch: 0.012,
  });
  return (x, z, octaves) => {
    const folded = fold(x);
    let y =
      noise.fbm(folded * 0.12 + shift, z * 0.12, Math.min(octaves, 5)) * 0.7 * smoothstep(3, 20, z) +
      range(x, z, octaves);
    if (isClosed(plan.layout)) y += smoothstep(2.5, 9, Math.abs(x)) * 0.7 * smoothstep(4, 18, z);
    if (!plan.stream) return y;
    y -= 1.3 * smoothstep(1.7 + z * 0.01, 0.7, Math.abs(plan.stream.offset(x, z)));
    return Math.max(STREAM_LEVEL, y);
  };
}

export function paintFloor(stage: Stage, plan: ForestPlan): (point: GroundPoint, paint: GroundPaint) => void {
  const { noise, brief } = stage;
  const far: Rgb = brief.snow ? plan.floor : [47, 74, 44];
  return ({ x, z, height }, paint) => {
    if (plan.stream && height <= STREAM_LEVEL + 0.001) {
      paint[0] = 36;
      paint[1] = 60;
      paint[2] = 56;
      paint[6] = 1;
      return;
    }
    const litter = z < 12 ? noise.at(x * 17, z * 11) * 0.4 : 0;
    const tone = clamp(
      0.5 + (noise.at(x * 2.2, z * 2.2) * 0.5 + noise.at(x * 0.4, z * 0.4) * 0.5 + litter) * 0.6,
    );
    const dark = brief.snow ? 0.9 : 0.58;
    const distance = smoothstep(26, 60, z);
    for (let channel = 0; channel < 3; channel++) {
      const near = lerp(plan.floor[channel]!, plan.floor[channel]! * dark, tone);
      paint[channel] = lerp(near, far[channel]!, distance);
    }
    if (brief.snow && z < 26) paintDrifts(stage, x, z, paint);
    if (brief.season === 'autumn' && !brief.snow) strewLeaves(stage, plan, x, z, paint);
    if (plan.way && z < 60) paintTrack(stage, plan.way, x, z, paint);
  };
}

/** Wind-blown drifts, and the tracks of a small animal that crossed the snow. */
function paintDrifts(stage: Stage, x: number, z: number, paint: GroundPaint): void {
  const { noise } = stage;
  const drift = smoothstep(0.08, 0.42, noise.at(x * 0.55 + 11, z * 1.5)) * 0.16;
  const trail = x - 1.6 - Math.sin(z * 0.5) * 1.2;
  const step = Math.abs(((z * 1.9) % 1) - 0.5);
  const foot = Math.abs(trail - (Math.floor(z * 1.9) % 2 ? 0.14 : -0.14));
  const track = foot < 0.1 && step < 0.24 ? 0.34 : 0;
  const shade = 1 - Math.max(drift, track);
  paint[0]! *= shade * 0.98;
  paint[1]! *= shade;
  paint[2]! *= 1 - Math.max(drift, track) * 0.6;
}

function strewLeaves(stage: Stage, plan: ForestPlan, x: number, z: number, paint: GroundPaint): void {
  const pitch = z < 14 ? 8 : 3;
  const cover =
    smoothstep(0.25, 0.5, stage.noise.at(x * pitch + 60, z * pitch)) * 0.8 * smoothstep(50, 20, z);
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, plan.leaves[channel]!, cover);
}

function paintTrack(stage: Stage, way: Way, x: number, z: number, paint: GroundPaint): void {
  const width = 0.95 + stage.noise.at(x * 1.5, z * 1.5) * 0.3;
  const cover = smoothstep(width, width * 0.45, Math.abs(way.offset(x, z))) * 0.85;
  const earth: Rgb = stage.brief.snow ? [198, 206, 220] : [150, 122, 88];
  for (let channel = 0; channel < 3; channel++)
    paint[channel] = lerp(paint[channel]!, earth[channel]!, cover);
}
