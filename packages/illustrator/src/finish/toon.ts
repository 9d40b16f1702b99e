import type { Canvas } from '../core/canvas.ts';
import { boxBlur, luminance, type Plane } from '../core/plane.ts';
import type { Stage } from '../stage/stage.types.ts';
import { contourLines, skylineOutlines, subjectOutlines } from '../styles/shared/edges.ts';
import { readOrientation } from '../styles/shared/orientation-field.ts';
import { canvasOf, pictureUnit, type Raster, readRaster } from '../styles/shared/raster.ts';
import { findSky } from '../styles/shared/sky-map.ts';
import { isSky } from '../styles/shared/tone.ts';

const TONES = 5;

/** Toon shading: a handful of tones and black outlines over any style. */
export function inkAsToon(source: Canvas, stage: Stage): Canvas {
  const { width, height, checkpoint, brief } = stage;
  const unit = pictureUnit(width, height);
  const pixels = readRaster(source);
  const light = luminance(pixels.data);
  const field = readOrientation(source, 3);
  checkpoint.check();
  const options = { fine: Math.max(1, Math.round(1.6 * unit)), from: 0.1, full: 0.22, reach: 8 * unit };
  const lines = contourLines(light, width, height, field, options, checkpoint);
  const outline = subjectOutlines(stage, 3.6 * unit);
  const ridges = skylineOutlines(stage, findSky(stage.canvas, stage), light, 2 * unit);
  stepTones(pixels, boxBlur(light, width, height, Math.max(1, Math.round(3 * unit))), stage);
  checkpoint.check();
  if (brief.vetoes.has('outlines')) return canvasOf(pixels);
  for (let index = 0, offset = 0; index < lines.length; index++, offset += 4) {
    const line = Math.max(lines[index]! * 0.8, outline[index]!, ridges[index]! * 0.7);
    if (line <= 0.01) continue;
    for (let channel = 0; channel < 3; channel++) pixels.data[offset + channel]! *= 1 - line * 0.93;
  }
  checkpoint.check();
  return canvasOf(pixels);
}

/** Steps the smoothed brightness and keeps the hue: channels are scaled together. The sky is left smooth. */
function stepTones({ data }: Raster, light: Plane, stage: Stage): void {
  for (let index = 0, offset = 0; index < light.length; index++, offset += 4) {
    const level = Math.max(0.02, light[index]!);
    const stepped = Math.round(level * TONES) / TONES;
    const firmness = isSky(stage, index) ? 0.2 : 0.75;
    const factor = 1 + (stepped / level - 1) * firmness;
    data[offset]! *= factor;
    data[offset + 1]! *= factor;
    data[offset + 2]! *= factor;
  }
}
