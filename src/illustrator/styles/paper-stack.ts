import { smoothstep } from '../core/maths.ts';
import { boxBlur, type Plane } from '../core/plane.ts';
import type { Stage } from '../scene/stage.types.ts';
import { enlargeRow, type SmallPlane } from './enlarge-row.ts';
import type { SheetPlan } from './paper-sheets.ts';
import { createRaster, pictureUnit, type Raster } from './raster.ts';
import type { Texture } from './texture.ts';

/** How much light a sheet's shadow takes from what lies right below it. */
const SHADOW_STRENGTH = 0.46;

/** The sheets laid so far, and the shadow 0..1 that lies on them. */
interface Stack {
  readonly result: Raster;
  readonly shadow: Plane;
  readonly coverRow: Float32Array;
  readonly shadowRow: Float32Array;
  readonly fibres: Texture;
}

/** Lays all sheets of the plan from the deepest to the topmost, each with its soft shadow. */
export function stackSheets(plan: SheetPlan, stage: Stage, fibres: Texture): Raster {
  const { width, height, checkpoint } = stage;
  const stack: Stack = {
    result: createRaster(width, height),
    shadow: new Float32Array(width * height),
    coverRow: new Float32Array(width),
    shadowRow: new Float32Array(width),
    fibres,
  };
  for (let sheet = 0; sheet < plan.count; sheet++) {
    checkpoint.check();
    laySheet(stack, plan, sheet, stage);
  }
  castShadows(stack);
  return stack.result;
}

function laySheet(stack: Stack, plan: SheetPlan, sheet: number, stage: Stage): void {
  const unit = pictureUnit(stage.width, stage.height);
  const fine = sheet > plan.firstOfSubjects;
  const reach = (fine ? 4 : 11) * unit;
  const pad = Math.ceil(reach) + 4;
  const shape = cutShape(plan, sheet, pad);
  if (!shape) return;
  const smoothing = Math.max(1, Math.round((sheet >= plan.firstOfSubjects ? 1 : 2.6) * unit));
  const rounded = boxBlur(shape.values, shape.width, shape.height, smoothing);
  if (sheet < plan.firstOfSubjects) ignoreSubjects(rounded, shape, plan, smoothing);
  const cover: SmallPlane = { ...shape, values: rounded, factor: 2 };
  const quarter = halve(shape);
  const blur = Math.max(1, Math.round(reach / 5));
  const shade: SmallPlane = {
    ...quarter,
    values: boxBlur(quarter.values, quarter.width, quarter.height, blur),
    factor: 4,
  };
  const first = shape.top * 2;
  const last = Math.min(stage.height, (shape.top + shape.height) * 2);
  for (let y = first; y < last; y++) {
    if ((y & 63) === 0) stage.checkpoint.check();
    enlargeRow(cover, y - first, stack.coverRow);
    enlargeRow(shade, y - first - reach * 0.9, stack.shadowRow);
    layRow(stack, plan, sheet, y, Math.round(reach * 0.6));
  }
}

interface Shape {
  values: Plane;
  width: number;
  height: number;
  /** Row of the plan where the shape's plane begins. */
  top: number;
}

/** The rows of the plan that a sheet and its shadow reach, 1 where the sheet or a higher one lies. */
function cutShape({ sheets, width, height }: SheetPlan, sheet: number, pad: number): Shape | undefined {
  let first = height;
  let last = -1;
  let visible = sheet === 0;
  for (let index = 0; index < sheets.length; index++) {
    if (sheets[index]! < sheet) continue;
    visible ||= sheets[index] === sheet;
    const row = (index / width) | 0;
    if (row < first) first = row;
    last = row;
  }
  if (!visible) return undefined;
  const top = Math.max(0, first - pad);
  const rows = Math.min(height, last + pad + 1) - top;
  const values = new Float32Array(width * rows);
  for (let index = 0, source = top * width; index < values.length; index++, source++) {
    if (sheets[source]! >= sheet) values[index] = 1;
  }
  return { values, width, height: rows, top };
}

/**
 * Sheets behind a subject are shaped as if it were not there. Otherwise the gap between two legs would be
 * closed by the rounding of whatever sheet happens to lie next.
 */
function ignoreSubjects(rounded: Plane, shape: Shape, plan: SheetPlan, smoothing: number): void {
  const { width, height, top } = shape;
  const open = new Float32Array(width * height);
  const seen = new Float32Array(width * height);
  for (let index = 0, source = top * width; index < open.length; index++, source++) {
    if (plan.sheets[source]! >= plan.firstOfSubjects) continue;
    open[index] = 1;
    seen[index] = shape.values[index]!;
  }
  const weights = boxBlur(open, width, height, smoothing);
  const sums = boxBlur(seen, width, height, smoothing);
  for (let index = 0; index < rounded.length; index++) {
    if (weights[index]! > 0.02) rounded[index] = sums[index]! / weights[index]!;
  }
}

function halve({ values, width, height }: Shape): { values: Plane; width: number; height: number } {
  const halfWidth = Math.ceil(width / 2);
  const halfHeight = Math.ceil(height / 2);
  const half = new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y++) {
    const row = y * 2 * width;
    for (let x = 0; x < halfWidth; x++) half[y * halfWidth + x] = values[row + x * 2]!;
  }
  return { values: half, width: halfWidth, height: halfHeight };
}

function layRow(stack: Stack, { colours }: SheetPlan, sheet: number, y: number, shift: number): void {
  const { result, shadow, coverRow, shadowRow, fibres } = stack;
  const { data, width } = result;
  const red = colours[sheet * 3]!;
  const green = colours[sheet * 3 + 1]!;
  const blue = colours[sheet * 3 + 2]!;
  const last = fibres.size - 1;
  const fibreRow = ((y + sheet * 37) & last) * fibres.size;
  const whole = sheet === 0;
  for (let x = 0, index = y * width; x < width; x++, index++) {
    const value = whole ? 1 : coverRow[x]!;
    const shade = whole ? 0 : shadowRow[x < shift ? 0 : x - shift]!;
    if (value < 0.01 && shade < 0.01) continue;
    if (shade > shadow[index]!) shadow[index] = shade;
    const cover = smoothstep(0.4, 0.6, value);
    if (cover <= 0) continue;
    shadow[index]! *= 1 - cover;
    // The cut edge is a thin bright line: the paper's core seen from the side.
    const rim = value < 0.68 ? 1.16 : 1;
    const paper = cover * rim * (1 + fibres.values[fibreRow + ((x + sheet * 91) & last)]! * 0.05);
    const under = 1 - cover;
    const offset = index * 4;
    data[offset] = data[offset]! * under + red * paper;
    data[offset + 1] = data[offset + 1]! * under + green * paper;
    data[offset + 2] = data[offset + 2]! * under + blue * paper;
    data[offset + 3] = 255;
  }
}

function castShadows({ result, shadow }: Stack): void {
  const { data } = result;
  for (let index = 0, offset = 0; index < shadow.length; index++, offset += 4) {
    const light = 1 - shadow[index]! * SHADOW_STRENGTH;
    if (light === 1) continue;
    data[offset]! *= light;
    data[offset + 1]! *= light;
    // Shadows on paper are cool: they lose a little less blue.
    data[offset + 2]! *= light + (1 - light) * 0.12;
  }
}
