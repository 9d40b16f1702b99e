import { smoothstep } from '../../../core/maths.ts';
import { boxBlur, luminance, type Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { pictureUnit, readRaster } from '../raster.ts';

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
  const unit = pictureUnit(width, height);
  const { data } = readRaster(stage.plain.canvas);
  checkpoint.check();
  const light = luminance(data);
  const own = new Float32Array(light.length);
  for (let index = 0; index < light.length; index++) {
    own[index] = data[index * 4 + 3]! / 255;
    // Roots: a dark coat has the same seams as a bright one.
    light[index] = Math.sqrt(light[index]!) * own[index]!;
  }
  checkpoint.check();
  const reach = Math.max(2, Math.round(5 * unit));
  const wide = boxBlur(light, width, height, reach, 1);
  checkpoint.check();
  const around = boxBlur(own, width, height, reach, 1);
  checkpoint.check();
  for (let index = 0; index < light.length; index++) {
    if (mask[index] === 0 || own[index]! < 0.9) {
      light[index] = 0;
      continue;
    }
    const near = wide[index]! / around[index]!;
    light[index] = smoothstep(LINE[0], LINE[1], (near - light[index]!) / (near + 0.12));
  }
  return thickness > 2 ? thickened(light, stage, thickness) : light;
}

/** Puts the pen's lines in place of those that were found on subjects, in place. */
export function redrawFigures(lines: Plane, stage: Stage, thickness: number): void {
  const pen = penLines(stage, thickness);
  if (!pen) return;
  for (let index = 0; index < lines.length; index++) if (stage.mask[index]! > 0) lines[index] = pen[index]!;
}

/** As drawn with a broader pen, in place, but on heads. */
function thickened(lines: Plane, stage: Stage, thickness: number): Plane {
  const { width, height, faces, checkpoint } = stage;
  const radius = Math.max(1, Math.round((thickness - 1.5) * 0.5 * pictureUnit(width, height)));
  const broad = boxBlur(lines, width, height, radius, 1);
  checkpoint.check();
  const full = 0.9 / (2 * radius + 1);
  for (let index = 0; index < broad.length; index++)
    if (broad[index]! > 0)
      broad[index] = Math.max(lines[index]!, smoothstep(full * 0.7, full * 1.5, broad[index]!));
  for (const { x, y, radius: half } of faces) {
    const head = half * HEAD;
    const bottom = Math.min(height, y + head);
    const right = Math.min(width, x + head);
    for (let row = Math.max(0, Math.ceil(y - head)); row < bottom; row++)
      for (let column = Math.max(0, Math.ceil(x - head)); column < right; column++)
        if (Math.hypot(column - x, row - y) < head)
          broad[row * width + column] = lines[row * width + column]!;
  }
  return broad;
}
