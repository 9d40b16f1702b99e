import { clamp, smoothstep } from '../core/maths.ts';
import { boxBlur, type Plane } from '../core/plane.ts';
import type { Stage } from '../scene/stage.types.ts';
import { gradeCanvas, wishedGrade } from './grade.ts';
import { planSheets, type SheetPlan } from './paper-sheets.ts';
import { canvasOf, createRaster, pictureUnit, type Raster } from './raster.ts';
import type { Style } from './style.types.ts';
import { createTexture, mixTextures, type Texture } from './texture.ts';

/** Layered paper: each depth and tone is a clean sheet that casts a soft shadow on those below. */
export const cutPaper: Style = (scene, stage, random) => {
  const { width, height, checkpoint } = stage;
  const plan = planSheets(stage, scene, random);
  const result = createRaster(width, height);
  const fibres = mixTextures(
    createTexture(random.fork('fibres'), { radius: 0, radiusY: 0 }),
    createTexture(random.fork('felt'), { radius: 2, radiusY: 1 }),
    0.7,
  );
  const unit = pictureUnit(width, height);
  for (let sheet = 0; sheet < plan.count; sheet++) {
    checkpoint.check();
    layNextSheet(result, plan, sheet, unit, fibres, stage);
  }
  return gradeCanvas(
    canvasOf(result),
    wishedGrade(stage, { saturation: 1.08, vignette: 0.12 }),
    random,
    checkpoint,
  );
};

function layNextSheet(
  result: Raster,
  plan: SheetPlan,
  sheet: number,
  unit: number,
  fibres: Texture,
  stage: Stage,
): void {
  const area = coveredArea(plan, sheet);
  if (!area) return;
  const fine = sheet >= plan.firstOfSubjects;
  const smoothing = Math.max(1, Math.round((fine ? 1.2 : 2.6) * unit));
  const cover = boxBlur(area.plane, plan.width, plan.height, smoothing);
  const reach = (sheet === plan.firstOfSubjects || !fine ? 6.5 : 3) * unit;
  const shadow = boxBlur(area.plane, plan.width, plan.height, Math.max(1, Math.round(reach * 0.6)));
  const pad = Math.ceil(reach * 2.5) + 2;
  const bottom = Math.min(result.height - 1, (area.bottom + pad) * 2);
  for (let y = Math.max(0, (area.top - pad) * 2); y <= bottom; y++) {
    if ((y & 63) === 0) stage.checkpoint.check();
    layRow(result, plan, sheet, cover, shadow, reach, fibres, y);
  }
}

function coveredArea(
  plan: SheetPlan,
  sheet: number,
): { plane: Plane; top: number; bottom: number } | undefined {
  const { sheets, width, height } = plan;
  const plane = new Float32Array(width * height);
  let top = height;
  let bottom = -1;
  let visible = sheet === 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (sheets[index]! < sheet) continue;
      plane[index] = 1;
      visible ||= sheets[index] === sheet;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return visible ? { plane, top, bottom } : undefined;
}

function layRow(
  result: Raster,
  plan: SheetPlan,
  sheet: number,
  cover: Plane,
  shadow: Plane,
  reach: number,
  fibres: Texture,
  y: number,
): void {
  const { data, width } = result;
  const coverRow = halfRow(cover, plan, y);
  const shadowRow = halfRow(shadow, plan, y - reach * 1.5);
  const shift = Math.round(reach * 1.1);
  const red = plan.colours[sheet * 3]!;
  const green = plan.colours[sheet * 3 + 1]!;
  const blue = plan.colours[sheet * 3 + 2]!;
  const last = fibres.size - 1;
  const fibreRow = ((y + sheet * 37) & last) * fibres.size;
  const base = sheet === 0;
  for (let x = 0; x < width; x++) {
    const value = base ? 1 : coverRow[x]!;
    const shade = base ? 0 : shadowRow[x < shift ? 0 : x - shift]!;
    if (value <= 0.001 && shade <= 0.001) continue;
    const alpha = smoothstep(0.38, 0.62, value);
    const offset = (y * width + x) * 4;
    const keep = (1 - alpha) * (1 - shade * 0.42);
    // The cut edge is a thin bright line: white paper core seen from the side.
    const rim = alpha > 0 && value < 0.9 ? 1 + 0.22 * smoothstep(0.9, 0.62, value) : 1;
    const grain = 1 + fibres.values[fibreRow + ((x + sheet * 91) & last)]! * 0.045;
    const paper = alpha * rim * grain;
    data[offset] = data[offset]! * keep + red * paper;
    data[offset + 1] = data[offset + 1]! * keep + green * paper;
    data[offset + 2] = data[offset + 2]! * keep + blue * paper;
    data[offset + 3] = 255;
  }
}

const rows: [Float32Array, Float32Array] = [new Float32Array(0), new Float32Array(0)];
let turn: 0 | 1 = 0;

/** One row of the picture read from a half-size plane, smoothly enlarged. */
function halfRow(plane: Plane, { width, height }: SheetPlan, pictureY: number): Float32Array {
  turn = turn === 0 ? 1 : 0;
  if (rows[turn].length !== width * 2) rows[turn] = new Float32Array(width * 2);
  const row = rows[turn];
  const position = clamp(pictureY / 2 - 0.25, 0, height - 1.001);
  const top = Math.floor(position);
  const share = position - top;
  const upper = top * width;
  const lower = Math.min(height - 1, top + 1) * width;
  let before = plane[upper]! * (1 - share) + plane[lower]! * share;
  let here = before;
  for (let x = 0; x < width; x++) {
    const next = x + 1 < width ? x + 1 : x;
    const after = plane[upper + next]! * (1 - share) + plane[lower + next]! * share;
    row[x * 2] = here * 0.75 + before * 0.25;
    row[x * 2 + 1] = here * 0.75 + after * 0.25;
    before = here;
    here = after;
  }
  return row;
}
