import { smoothstep } from '../core/maths.ts';
import type { Plane } from '../core/plane.ts';
import type { Stage } from '../scene/stage.types.ts';
import { enlargeRow, type SmallPlane } from './enlarge-row.ts';
import { cutShape, roundedShape, shadowOf } from './paper-shapes.ts';
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
  const reach = (sheet > plan.firstOfSubjects ? 4 : 11) * unit;
  const shape = cutShape(plan, sheet, Math.ceil(reach) + 4);
  if (!shape) return;
  const rounding = Math.max(1, Math.round((sheet >= plan.firstOfSubjects ? 1 : 2.6) * unit));
  const cover: SmallPlane = { ...shape, values: roundedShape(shape, plan, sheet, rounding), factor: 2 };
  const shade: SmallPlane = { ...shadowOf(shape, Math.max(1, Math.round(reach / 5))), factor: 4 };
  const left = shape.left * 2;
  const right = Math.min(stage.width, left + shape.width * 2);
  const first = shape.top * 2;
  const last = Math.min(stage.height, first + shape.height * 2);
  const coverRow = stack.coverRow.subarray(0, right - left);
  const shadowRow = stack.shadowRow.subarray(0, right - left);
  for (let y = first; y < last; y++) {
    if ((y & 63) === 0) stage.checkpoint.check();
    enlargeRow(cover, y - first, coverRow);
    // Shadows are soft: every other row is enough.
    if (((y - first) & 1) === 0) enlargeRow(shade, y - first - reach * 0.9, shadowRow);
    layRow(stack, plan, sheet, y, left, right, Math.round(reach * 0.6));
  }
}

function layRow(
  stack: Stack,
  { colours }: SheetPlan,
  sheet: number,
  y: number,
  left: number,
  right: number,
  shift: number,
): void {
  const { result, shadow, coverRow, shadowRow, fibres } = stack;
  const { data, width } = result;
  const red = colours[sheet * 3]!;
  const green = colours[sheet * 3 + 1]!;
  const blue = colours[sheet * 3 + 2]!;
  const last = fibres.size - 1;
  const fibreRow = ((y + sheet * 37) & last) * fibres.size;
  const whole = sheet === 0;
  for (let x = left, place = 0, index = y * width + left; x < right; x++, place++, index++) {
    const value = whole ? 1 : coverRow[place]!;
    const shade = whole ? 0 : shadowRow[place < shift ? 0 : place - shift]!;
    if (shade > shadow[index]!) shadow[index] = shade;
    if (value <= 0.4) continue;
    const cover = value >= 0.6 ? 1 : smoothstep(0.4, 0.6, value);
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
