import type { Canvas } from '../../../core/canvas.ts';
import { luminance, type Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { contourLines } from '../edges.ts';
import { flatten } from '../kuwahara.ts';
import { readOrientation } from '../orientation-field.ts';
import { pictureUnit, readRaster } from '../raster.ts';
import { penLines } from './pen-lines.ts';

/**
 * Fine dark contours inside subjects only, 0..1: the eyes and mouths that a coarse medium of panes or blocks
 * loses are traced over it with a brush, as glass painters do.
 */
export function tracedFeatures(scene: Canvas, stage: Stage): Plane {
  const pen = penLines(stage, 2);
  if (pen) return pen;
  const lines = tracedContours(scene, stage);
  for (let index = 0; index < lines.length; index++) if (stage.mask[index] === 0) lines[index] = 0;
  return lines;
}

/** Fine dark contours of the whole scene, 0..1, by night as by day. */
export function tracedContours(scene: Canvas, stage: Stage): Plane {
  const { width, height, checkpoint, brief } = stage;
  const unit = pictureUnit(width, height);
  const model = flatten(scene, 1, checkpoint);
  const light = luminance(readRaster(model).data);
  checkpoint.check();
  // Dark faces have the same features as bright ones: roots bring their lines up.
  for (let index = 0; index < light.length; index++) light[index] = Math.sqrt(light[index]!);
  checkpoint.check();
  return contourLines(
    light,
    width,
    height,
    readOrientation(model, 3),
    {
      fine: Math.max(1, Math.round(1.5 * unit)),
      from: 0.035 / brief.detail,
      full: 0.11 / brief.detail,
      reach: 7 * unit,
    },
    checkpoint,
  );
}

/** Lays lines of one dark color over pixels, in place. */
export function traceOver(data: Uint8ClampedArray, lines: Plane, strength: number): void {
  for (let index = 0, offset = 0; index < lines.length; index++, offset += 4) {
    if (lines[index]! < 0.02) continue;
    const keep = 1 - lines[index]! * strength;
    data[offset] = data[offset]! * keep + 16 * (1 - keep);
    data[offset + 1] = data[offset + 1]! * keep + 10 * (1 - keep);
    data[offset + 2] = data[offset + 2]! * keep + 12 * (1 - keep);
  }
}
