import { boxBlur, type Plane } from '../../core/plane.ts';
import type { SheetPlan } from './paper-sheets.ts';

/** The part of the plan that a sheet and its shadow reach: 1 where the sheet or a higher one lies. */
interface SheetShape {
  readonly values: Plane;
  readonly width: number;
  readonly height: number;
  /** Where the part begins in the plan. */
  readonly left: number;
  readonly top: number;
}

/** First and last column and row of each sheet in the plan; an empty one ends before it begins. */
export interface SheetBounds {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly top: Int32Array;
  readonly bottom: Int32Array;
}

/** One look at the plan for all sheets: looking for each anew would read it forty times. */
export function boundsOfSheets({ sheets, width, height, count }: SheetPlan): SheetBounds {
  const left = new Int32Array(count).fill(width);
  const right = new Int32Array(count).fill(-1);
  const top = new Int32Array(count).fill(height);
  const bottom = new Int32Array(count).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const sheet = sheets[index]!;
      if (x < left[sheet]!) left[sheet] = x;
      if (x > right[sheet]!) right[sheet] = x;
      if (y < top[sheet]!) top[sheet] = y;
      bottom[sheet] = y;
    }
  }
  return { left, right, top, bottom };
}

/** The box around all sheets from `first` to `last`. */
function boxAround(bounds: SheetBounds, first: number, last: number) {
  const box = { left: Number.POSITIVE_INFINITY, right: -1, top: Number.POSITIVE_INFINITY, bottom: -1 };
  for (let sheet = first; sheet <= Math.min(last, bounds.left.length - 1); sheet++) {
    if (bounds.right[sheet]! < 0) continue;
    box.left = Math.min(box.left, bounds.left[sheet]!);
    box.right = Math.max(box.right, bounds.right[sheet]!);
    box.top = Math.min(box.top, bounds.top[sheet]!);
    box.bottom = Math.max(box.bottom, bounds.bottom[sheet]!);
  }
  return box;
}

/**
 * Cuts a sheet out of the plan with `pad` cells around it, between two rows of the plan; nothing when no
 * part of the sheet shows there.
 */
export function cutShape(
  plan: SheetPlan,
  bounds: SheetBounds,
  sheet: number,
  pad: number,
  firstRow: number,
  lastRow: number,
): SheetShape | undefined {
  const { sheets, width, height } = plan;
  const last = plan.lastAbove[sheet]!;
  if (sheet !== 0 && bounds.right[sheet]! < 0) return undefined;
  const box = boxAround(bounds, sheet, last);
  // Even offsets keep the shadow's half-size cells in step with the shape's.
  const left = Math.max(0, box.left - pad) & ~1;
  const top = Math.max(0, box.top - pad, firstRow - pad) & ~1;
  const shapeWidth = Math.min(width, box.right + pad + 1) - left;
  const shapeHeight = Math.min(height, box.bottom + pad + 1, lastRow + pad + 1) - top;
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
export function roundedShape(
  shape: SheetShape,
  plan: SheetPlan,
  bounds: SheetBounds,
  sheet: number,
  radius: number,
): Plane {
  const rounded = boxBlur(shape.values, shape.width, shape.height, radius);
  if (sheet < plan.firstOfSubjects && plan.count > plan.firstOfSubjects)
    ignoreSubjects(rounded, shape, plan, bounds, radius);
  return rounded;
}

/**
 * Sheets behind a subject are shaped as if it were not there. Otherwise the gap between two legs would be
 * closed by the rounding of whatever sheet happens to lie next. Farther from the subjects than the rounding
 * reaches, nothing changes, and nothing is looked at.
 */
function ignoreSubjects(
  rounded: Plane,
  shape: SheetShape,
  plan: SheetPlan,
  bounds: SheetBounds,
  radius: number,
): void {
  const subjects = boxAround(bounds, plan.firstOfSubjects, plan.count);
  const reach = 2 * radius + 1;
  const left = Math.max(0, subjects.left - shape.left - 2 * reach);
  const top = Math.max(0, subjects.top - shape.top - 2 * reach);
  const width = Math.min(shape.width, subjects.right - shape.left + 2 * reach + 1) - left;
  const height = Math.min(shape.height, subjects.bottom - shape.top + 2 * reach + 1) - top;
  if (width <= 0 || height <= 0) return;
  const open = new Float32Array(width * height);
  const seen = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (shape.top + top + y) * plan.width + shape.left + left;
    const from = (top + y) * shape.width + left;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (plan.sheets[row + x]! >= plan.firstOfSubjects) continue;
      open[index] = 1;
      seen[index] = shape.values[from + x]!;
    }
  }
  const weights = boxBlur(open, width, height, radius);
  const sums = boxBlur(seen, width, height, radius);
  for (let y = 0; y < height; y++) {
    const to = (top + y) * shape.width + left;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      // Where nothing is hidden the whole shape's own rounding holds, also at the edge of this part.
      if (weights[index]! > 0.02 && weights[index]! < 0.9999)
        rounded[to + x] = sums[index]! / weights[index]!;
    }
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
