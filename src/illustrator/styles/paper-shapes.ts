import { boxBlur, type Plane } from '../core/plane.ts';
import type { SheetPlan } from './paper-sheets.ts';

/** The part of the plan that a sheet and its shadow reach: 1 where the sheet or a higher one lies. */
export interface SheetShape {
  readonly values: Plane;
  readonly width: number;
  readonly height: number;
  /** Where the part begins in the plan. */
  readonly left: number;
  readonly top: number;
}

/**
 * Cuts a sheet out of the plan with `pad` cells around it, between two rows of the plan; nothing when no
 * part of the sheet shows there.
 */
export function cutShape(
  plan: SheetPlan,
  sheet: number,
  pad: number,
  firstRow: number,
  lastRow: number,
): SheetShape | undefined {
  const { sheets, width, height } = plan;
  const last = plan.lastAbove[sheet]!;
  let [left, right, top, bottom] = [width, -1, height, -1];
  let visible = sheet === 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (sheets[index]! < sheet || sheets[index]! > last) continue;
      visible ||= sheets[index] === sheet;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (!visible) return undefined;
  // Even offsets keep the shadow's half-size cells in step with the shape's.
  left = Math.max(0, left - pad) & ~1;
  top = Math.max(0, top - pad, firstRow - pad) & ~1;
  const shapeWidth = Math.min(width, right + pad + 1) - left;
  const shapeHeight = Math.min(height, bottom + pad + 1, lastRow + pad + 1) - top;
  if (shapeHeight <= 0) return undefined;
  const values = new Float32Array(shapeWidth * shapeHeight);
  for (let y = 0; y < shapeHeight; y++) {
    const row = (top + y) * width + left;
    for (let x = 0; x < shapeWidth; x++) {
      const here = sheets[row + x]!;
      values[y * shapeWidth + x] = here >= sheet && here <= last ? 1 : 0;
    }
  }
  return { values, width: shapeWidth, height: shapeHeight, left, top };
}

/** The shape with rounded corners: above one half is paper. */
export function roundedShape(shape: SheetShape, plan: SheetPlan, sheet: number, radius: number): Plane {
  const rounded = boxBlur(shape.values, shape.width, shape.height, radius);
  if (sheet < plan.firstOfSubjects && plan.count > plan.firstOfSubjects) {
    ignoreSubjects(rounded, shape, plan, radius);
  }
  return rounded;
}

/**
 * Sheets behind a subject are shaped as if it were not there. Otherwise the gap between two legs would be
 * closed by the rounding of whatever sheet happens to lie next.
 */
function ignoreSubjects(rounded: Plane, shape: SheetShape, plan: SheetPlan, radius: number): void {
  const { width, height, left, top } = shape;
  const open = new Float32Array(width * height);
  const seen = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (top + y) * plan.width + left;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (plan.sheets[row + x]! >= plan.firstOfSubjects) continue;
      open[index] = 1;
      seen[index] = shape.values[index]!;
    }
  }
  const weights = boxBlur(open, width, height, radius);
  const sums = boxBlur(seen, width, height, radius);
  for (let index = 0; index < rounded.length; index++) {
    if (weights[index]! > 0.02) rounded[index] = sums[index]! / weights[index]!;
  }
}

/** The shape's soft shadow at half the plan's size. */
export function shadowOf({ values, width, height }: SheetShape, radius: number) {
  const halfWidth = Math.ceil(width / 2);
  const halfHeight = Math.ceil(height / 2);
  const half = new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y++) {
    const row = y * 2 * width;
    for (let x = 0; x < halfWidth; x++) half[y * halfWidth + x] = values[row + x * 2]!;
  }
  return { values: boxBlur(half, halfWidth, halfHeight, radius), width: halfWidth, height: halfHeight };
}
