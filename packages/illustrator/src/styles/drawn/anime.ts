import type { Canvas } from '../../core/canvas.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import { luminance, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { addBloom } from '../shared/bloom.ts';
import { contourLines, subjectOutlines } from '../shared/edges.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { flatten } from '../shared/kuwahara.ts';
import { formLines } from '../shared/lines/form-lines.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import { canvasOf, pictureUnit, type Raster, readRaster } from '../shared/raster.ts';
import { isSky } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';

/** Cel animation: subjects in few clean tones with drawn outlines before a painted background. */
export const drawAnime: Style = (scene, stage, random) => {
  const { checkpoint, brief } = stage;
  const model = flatten(scene, 3, checkpoint);
  const cel = readRaster(model);
  shadeInTones(cel, stage, 4 + Math.round(2 * brief.detail));
  checkpoint.check();
  if (!brief.vetoes.has('outlines'))
    drawLines(cel, stage, linesOf(scene, stage, cel, readOrientation(model, 2)));
  lightRims(cel, stage);
  const canvas = canvasOf(cel);
  addBloom(canvas, { amount: 0.42, radius: 0.03, threshold: 0.66 });
  checkpoint.check();
  return gradeCanvas(
    canvas,
    wishedGrade(stage, { saturation: 1.08, contrast: 1.02, vignette: 0.08 }),
    random,
    checkpoint,
  );
};

/** A bright edge on the side of the light lifts figures off their background. */
function lightRims({ data }: Raster, stage: Stage): void {
  const { width, height, mask, light, checkpoint } = stage;
  const reach = Math.max(1, 7 * pictureUnit(width, height));
  const stepX = Math.round((light[0] < 0 ? -1 : 1) * reach);
  const stepY = -Math.round(reach * 0.7);
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (mask[index] === 0 || y + stepY < 0 || x + stepX < 0 || x + stepX >= width) continue;
      if (mask[index + stepY * width + stepX] === mask[index]) continue;
      // Lines stay dark: only what the cel's paint fills catches light.
      const offset = index * 4;
      for (let channel = offset; channel < offset + 3; channel++)
        data[channel] = data[channel]! * 1.22 + Math.min(22, data[channel]! * 0.2);
    }
  }
}

/** Brightness falls into steps with narrow soft borders; shadows turn bluer, lights warmer. */
function shadeInTones({ data }: Raster, stage: Stage, tones: number): void {
  const steps = toneSteps(tones);
  for (let y = 0, index = 0; y < stage.height; y++) {
    if ((y & 15) === 0) stage.checkpoint.check();
    for (let x = 0; x < stage.width; x++, index++) {
      const offset = index * 4;
      const r = data[offset]!;
      const g = data[offset + 1]!;
      const b = data[offset + 2]!;
      const luma = r * 0.299 + g * 0.587 + b * 0.114;
      const firmness = stage.mask[index]! > 0 ? 0.85 : isSky(stage, index) ? 0.25 : 0.6;
      const target = luma + (steps[luma | 0]! - luma) * firmness;
      const factor = luma > 3 ? target / luma : 1;
      const cool = (1 - luma / 255) * 9 - 3;
      const level = target * 1.04 + 4;
      const pure = firmness < 0.3 ? 1.5 : 1.34;
      data[offset] = level + (r * factor - target) * pure - cool;
      data[offset + 1] = level + (g * factor - target) * pure;
      data[offset + 2] = level + (b * factor - target) * pure + cool;
    }
  }
}

function toneSteps(tones: number): Float32Array {
  const steps = new Float32Array(256);
  for (let level = 0; level < 256; level++) {
    const position = (level / 255) * tones;
    const floor = Math.floor(position);
    steps[level] = ((floor + smoothstep(0.36, 0.64, position - floor)) / tones) * 255;
  }
  return steps;
}

function linesOf(scene: Canvas, stage: Stage, cel: Raster, field: ReturnType<typeof readOrientation>): Plane {
  const { width, height, mask, checkpoint } = stage;
  const unit = pictureUnit(width, height);
  const inner = contourLines(
    luminance(cel.data),
    width,
    height,
    field,
    { fine: Math.max(1, Math.round(1.3 * unit)), from: 0.07, full: 0.2, reach: 6 * unit },
    checkpoint,
  );
  const forms = formLines(scene, stage, { thickness: 1.5, from: 0.06, least: 0.03 });
  const outer = subjectOutlines(stage, 3 * unit, (x, y) => ((x + y) / width - 1) * 0.5);
  for (let index = 0; index < inner.length; index++) {
    const inside = mask[index]! > 0 ? inner[index]! * 0.75 : isSky(stage, index) ? 0 : forms[index]! * 0.5;
    inner[index] = clamp(Math.max(inside, outer[index]! * 0.92));
  }
  return inner;
}

function drawLines({ data }: Raster, stage: Stage, lines: Plane): void {
  for (let index = 0, offset = 0; index < lines.length; index++, offset += 4) {
    const line = lines[index]!;
    if (line <= 0.01) continue;
    // Lines are a dark shade of what they surround, never plain black: that is what makes cels look lit.
    data[offset]! *= 1 - line * 0.86;
    data[offset + 1]! *= 1 - line * 0.9;
    data[offset + 2]! *= 1 - line * 0.78;
  }
  stage.checkpoint.check();
}
