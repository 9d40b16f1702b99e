import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { foldFor, raiseRange } from './landforms.ts';
import type { MountainLayout } from './mountain-plan.types.ts';

/** The mountains of a layout, nearest first; a lone cone keeps them low. */
export function raiseRanges(
  stage: Stage,
  random: Random,
  layout: MountainLayout,
  cone: boolean,
): GroundHeight[] {
  const tall = cone ? 0.12 : stage.brief.cameraAngle === 'low' ? 1.2 : 1;
  const gap = { x: random.range(-12, 12), width: 44 };
  const far = raiseRange(stage, random, {
    from: 230,
    to: 430,
    height: random.range(130, 190) * tall,
    pitch: random.range(0.0038, 0.0058),
    gap: { ...gap, width: 120 },
  });
  if (layout === 'ridges') return [...raiseWoodedRidges(stage, random, tall), far];
  const { from, to, height, pitch, open } = MAIN_RANGES[layout];
  const main = raiseRange(stage, random, {
    from,
    to,
    height: random.range(...height) * tall,
    pitch: random.range(...pitch),
    ...(open ? { gap } : {}),
  });
  return [main, far];
}

interface MainRange {
  from: number;
  to: number;
  height: readonly [number, number];
  pitch: readonly [number, number];
  /** The range leaves a gap to look through. */
  open: boolean;
}

const MAIN_RANGES: Record<Exclude<MountainLayout, 'ridges'>, MainRange> = {
  'path-to-hill': { from: 20, to: 84, height: [44, 60], pitch: [0.016, 0.019], open: true },
  'high-meadow': { from: 60, to: 150, height: [70, 84], pitch: [0.008, 0.012], open: true },
  lake: { from: 52, to: 120, height: [56, 68], pitch: [0.011, 0.016], open: true },
  valley: { from: 110, to: 220, height: [76, 92], pitch: [0.01, 0.012], open: false },
};

/** Rounded ridges one behind the other, seen from a height: the ground falls away before them. */
function raiseWoodedRidges(stage: Stage, random: Random, tall: number): GroundHeight[] {
  const { noise } = stage;
  const fold = foldFor(stage);
  const fall: GroundHeight = (_x, z) => -17 * smoothstep(7, 40, z);
  const ridges = [
    { z: 66, depth: 26, height: 14 },
    { z: 120, depth: 40, height: 27 },
    { z: 205, depth: 60, height: 46 },
  ].map(({ z: middle, depth, height }): GroundHeight => {
    const shift = random.range(0, 90);
    const slant = random.range(-0.3, 0.3);
    return (x, z, octaves) => {
      const away = (z - middle - fold(x) * slant) / depth;
      if (away < -1 || away > 1.6) return 0;
      const crest = Math.max(0, 1 - Math.abs(away) ** 1.6);
      const profile = 0.62 + noise.fbm((fold(x) / depth) * 0.9 + shift, z / 90, Math.min(octaves, 5)) * 0.85;
      return crest * height * tall * Math.max(0, profile);
    };
  });
  return [fall, ...ridges];
}

/** Steep sides left and right of a valley floor that bends out of sight. */
export function raiseWalls(stage: Stage, random: Random): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const bend = stage.brief.composition === 'symmetrical' ? 0 : random.range(-7, 7);
  const shift = random.range(0, 90);
  const heights = [random.range(13, 24), random.range(13, 24)] as const;
  return (x, z, octaves) => {
    const fromMiddle = x - bend * smoothstep(10, 90, z);
    const away = Math.abs(fromMiddle) - (2.4 + z * 0.09);
    if (away <= 0) return 0;
    const height = stage.brief.composition === 'symmetrical' ? heights[0] : heights[fromMiddle < 0 ? 0 : 1]!;
    const wall = smoothstep(0, 20 + z * 0.1, away) * height * smoothstep(2, 26, z);
    return wall * (0.42 + noise.ridge(fold(x) * 0.05 + shift, z * 0.04, Math.min(octaves, 6)) * 1.2);
  };
}
