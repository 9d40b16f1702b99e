import { smoothstep } from '../../../core/maths.ts';
import { boxBlur, type Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { isOnFace } from '../on-faces.ts';
import { lightAt, pictureUnit } from '../raster.ts';

/** Darkness against the surroundings from which something in a drawing is a line, and from which it is a full one. */
const LINE = [0.035, 0.13] as const;
/** Lines on heads are as thin as the pen drew them, up to here in radii of the face. */
const HEAD = 1.15;

/**
 * The lines inside subjects as the pen drew them, 0..1: where an arm lies before a chest, a chin before a neck, a
 * finger beside a finger. Looked for in the drawing alone, which knows neither the scene's shade nor its fog. Nothing
 * where no drawing is.
 * @param thickness in pixels of a picture of 1024; on heads lines stay fine
 */
export function penLines(stage: Stage, thickness: number): Plane | undefined {
  if (!stage.plain) return undefined;
  const { width, height, mask, checkpoint } = stage;
  const lines = new Float32Array(width * height);
  const { left, top, right, bottom } = boxOfSubjects(stage);
  if (right <= left) return lines;
  const [columns, rows] = [right - left, bottom - top];
  const { data } = stage.plain.context.getImageData(left, top, columns, rows);
  checkpoint.check();
  const light = new Float32Array(columns * rows);
  const own = new Float32Array(light.length);
  for (let cell = 0, at = 0; cell < light.length; cell++, at += 4) {
    if (data[at + 3] === 0) continue;
    own[cell] = data[at + 3]! / 255;
    // Roots: a dark coat has the same seams as a bright one.
    light[cell] = Math.sqrt(lightAt(data, at) / 255) * own[cell]!;
  }
  checkpoint.check();
  const reach = Math.max(2, Math.round(5 * pictureUnit(width, height)));
  const wide = boxBlur(light, columns, rows, reach, 1);
  const around = boxBlur(own, columns, rows, reach, 1);
  checkpoint.check();
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0, index = (top + row) * width + left; column < columns; column++, index++, cell++) {
      if (mask[index] === 0 || own[cell]! < 0.9) continue;
      const near = wide[cell]! / around[cell]!;
      const dark = (near - light[cell]!) / (near + 0.12);
      if (dark > LINE[0]) lines[index] = smoothstep(LINE[0], LINE[1], dark);
    }
  checkpoint.check();
  if (thickness > 2) thicken(lines, stage, { left, top, columns, rows }, thickness);
  return lines;
}

/** Puts the pen's lines in place of those that were found on subjects, in place. */
export function redrawFigures(lines: Plane, stage: Stage, thickness: number): void {
  const pen = penLines(stage, thickness);
  if (!pen) return;
  for (let index = 0; index < lines.length; index++) if (stage.mask[index]! > 0) lines[index] = pen[index]!;
}

interface Box {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Draws with a broader pen, in place, but on heads. */
function thicken(lines: Plane, stage: Stage, { left, top, columns, rows }: Box, thickness: number): void {
  const { width, height } = stage;
  const radius = Math.max(1, Math.round((thickness - 1.5) * 0.5 * pictureUnit(width, height)));
  const thin = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const from = (top + row) * width + left;
    thin.set(lines.subarray(from, from + columns), row * columns);
  }
  const broad = boxBlur(thin, columns, rows, radius, 1);
  stage.checkpoint.check();
  const full = 0.9 / (2 * radius + 1);
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0, index = (top + row) * width + left; column < columns; column++, index++, cell++) {
      if (broad[cell]! < full * 0.7 || stage.mask[index] === 0) continue;
      const line = smoothstep(full * 0.7, full * 1.5, broad[cell]!);
      if (line > lines[index]! && !isOnFace(stage, left + column, top + row, HEAD)) lines[index] = line;
    }
}

/** The rectangle around all subjects; its right and lower border are outside. */
function boxOfSubjects({ mask, width, height }: Stage): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    let [first, last] = [y * width, (y + 1) * width - 1];
    while (first <= last && mask[first] === 0) first++;
    if (first > last) continue;
    while (mask[last] === 0) last--;
    box.left = Math.min(box.left, first - y * width);
    box.right = Math.max(box.right, last - y * width + 1);
    box.top = Math.min(box.top, y);
    box.bottom = y + 1;
  }
  return box;
}
