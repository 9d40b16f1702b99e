import { clamp } from '../../core/maths.ts';
import type { Grade } from '../brief.types.ts';

type Tint = readonly [number, number, number];

function addTints(a: Tint | undefined, b: Tint | undefined): Tint | undefined {
  if (!a || !b) return a ?? b;
  const channel = (index: 0 | 1 | 2) => clamp(a[index] + b[index], -60, 60);
  return [channel(0), channel(1), channel(2)];
}

const multiply = (a: number | undefined, b: number | undefined, low: number, high: number) =>
  a === undefined && b === undefined ? undefined : clamp((a ?? 1) * (b ?? 1), low, high);

const larger = (a: number | undefined, b: number | undefined) =>
  a === undefined && b === undefined ? undefined : Math.max(a ?? 0, b ?? 0);

/**
 * Joins the wishes of mood, color scheme and lighting: multipliers multiply, offsets add up,
 * corners and grain take the stronger one, and the last mapping of tones wins.
 */
export function mergeGrades(grades: readonly Grade[]): Grade {
  const merged = grades.reduce<Grade>(
    (sum, grade) => ({
      contrast: multiply(sum.contrast, grade.contrast, 0.6, 1.8),
      saturation: multiply(sum.saturation, grade.saturation, 0, 2),
      gain: multiply(sum.gain, grade.gain, 0.5, 1.4),
      temperature:
        sum.temperature === undefined && grade.temperature === undefined
          ? undefined
          : clamp((sum.temperature ?? 0) + (grade.temperature ?? 0), -1, 1),
      lift: larger(sum.lift, grade.lift),
      vignette: larger(sum.vignette, grade.vignette),
      grain: larger(sum.grain, grade.grain),
      shadowTint: addTints(sum.shadowTint, grade.shadowTint),
      highlightTint: addTints(sum.highlightTint, grade.highlightTint),
      tones: grade.tones ?? sum.tones,
    }),
    {},
  );
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}
