import { smoothstep } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { enlargeRow, type SmallPlane } from '../shared/enlarge-row.ts';
import { createRaster, pictureUnit, type Raster } from '../shared/raster.ts';
import type { Texture } from '../shared/texture.ts';
import { boundsOfSheets, cutShape, roundedShape, type SheetBounds, shadowOf } from './paper-shapes.ts';
import type { SheetPlan } from './paper-sheets.ts';

/** How much light a sheet's shadow takes from what lies right below it. */
const SHADOW_STRENGTH = 0.56;

/** The picture while sheets are laid from the topmost down. */
interface Stack {
  readonly result: Raster;
  /** What is still open per pixel, 1 nothing laid .. 0 all covered. */
  readonly open: Plane;
  /** How many pixels of each row are open. */
  readonly openInRow: Uint32Array;
  /** The shadow 0..1 that the sheets laid so far cast on the next one. */
  readonly shadow: Plane;
  readonly coverRow: Float32Array;
  readonly shadowRow: Float32Array;
  readonly fibres: Texture;
}

/**
 * Lays all sheets of the plan with their soft shadows, the topmost first: most of the deep sheets is
 * hidden, and what is hidden costs nothing that way.
 */
export function stackSheets(plan: SheetPlan, stage: Stage, fibres: Texture): Raster {
  const { width, height, checkpoint } = stage;
  const stack: Stack = {
    result: createRaster(width, height),
    open: new Float32Array(width * height).fill(1),
    openInRow: new Uint32Array(height).fill(width),
    shadow: new Float32Array(width * height),
    coverRow: new Float32Array(width),
    shadowRow: new Float32Array(width),
    fibres,
  };
  const bounds = boundsOfSheets(plan);
  for (let sheet = plan.count - 1; sheet >= 0; sheet--) {
    checkpoint.check();
    laySheet(stack, plan, bounds, sheet, stage);
  }
  return stack.result;
}

function laySheet(stack: Stack, plan: SheetPlan, bounds: SheetBounds, sheet: number, stage: Stage): void {
  const unit = pictureUnit(stage.width, stage.height);
  const reach = (sheet > plan.fineFrom ? 4 : 11) * unit;
  const { openInRow } = stack;
  const { cell } = plan;
  const firstOpen = openInRow.findIndex((count) => count > 0);
  if (firstOpen < 0) return;
  const lastOpen = openInRow.findLastIndex((count) => count > 0);
  const shape = cutShape(
    plan,
    bounds,
    sheet,
    Math.ceil(reach) + 4,
    Math.floor(firstOpen / cell),
    Math.floor(lastOpen / cell),
  );
  if (!shape) return;
  const rounding = Math.max(1, Math.round((sheet >= plan.fineFrom ? 1 : 2.6) * unit));
  const cover: SmallPlane = {
    ...shape,
    values: roundedShape(shape, plan, bounds, sheet, rounding),
    factor: cell,
  };
  const shade: SmallPlane = {
    ...shadowOf(shape, Math.max(1, Math.round(reach / cell / 2.5))),
    factor: cell * 2,
  };
  const left = Math.round(shape.left * cell);
  const right = Math.min(stage.width, left + Math.ceil(shape.width * cell));
  const first = Math.round(shape.top * cell);
  const last = Math.min(stage.height, first + Math.ceil(shape.height * cell));
  const coverRow = stack.coverRow.subarray(0, right - left);
  const shadowRow = stack.shadowRow.subarray(0, right - left);
  for (let y = first; y < last; y++) {
    if ((y & 63) === 0) stage.checkpoint.check();
    if (openInRow[y] === 0) continue;
    if (sheet === 0) coverRow.fill(1);
    else enlargeRow(cover, y - first, coverRow);
    enlargeRow(shade, y - first - reach * 0.9, shadowRow);
    layRow(stack, plan, sheet, y, left, right, Math.round(reach * 0.6));
  }
}

function layRow(
  stack: Stack,
  { colors }: SheetPlan,
  sheet: number,
  y: number,
  left: number,
  right: number,
  shift: number,
): void {
  const { result, open, openInRow, shadow, coverRow, shadowRow, fibres } = stack;
  const { data, width } = result;
  const red = colors[sheet * 3]!;
  const green = colors[sheet * 3 + 1]!;
  const blue = colors[sheet * 3 + 2]!;
  const last = fibres.size - 1;
  const fibreRow = ((y + sheet * 37) & last) * fibres.size;
  for (let x = left, place = 0, index = y * width + left; x < right; x++, place++, index++) {
    const free = open[index]!;
    if (free === 0) continue;
    const value = coverRow[place]!;
    if (value > 0.4) {
      const cover = value >= 0.6 ? 1 : smoothstep(0.4, 0.6, value);
      // The cut edge is a thin bright line: the paper's core seen from the side.
      const rim = value < 0.68 ? 1.16 : 1;
      const dim = shadow[index]! * SHADOW_STRENGTH;
      const grain = 1 + fibres.values[fibreRow + ((x + sheet * 91) & last)]! * 0.05;
      const paper = free * cover * rim * grain * (1 - dim);
      const offset = index * 4;
      data[offset]! += red * paper;
      data[offset + 1]! += green * paper;
      // Shadows on paper are cool: they take a little less of the blue.
      data[offset + 2]! += blue * paper * (1 + dim * 0.12);
      data[offset + 3] = 255;
      open[index] = cover === 1 ? 0 : free * (1 - cover);
      if (cover === 1) {
        openInRow[y]! -= 1;
        continue;
      }
    }
    const shade = shadowRow[place < shift ? 0 : place - shift]!;
    if (shade > shadow[index]!) shadow[index] = shade;
  }
}
