import { type Canvas, createLayer, resample } from '../core/canvas.ts';
import { clamp } from '../core/maths.ts';
import { luminance } from '../core/plane.ts';
import type { Stage } from '../scene/stage.types.ts';
import { addBloom } from './bloom.ts';
import { blurByDepth } from './depth-of-field.ts';
import { gradeCanvas, wishedGrade } from './grade.ts';
import { copyCanvas, readRaster, writeRaster } from './raster.ts';
import type { Style } from './style.types.ts';
import { wideMean } from './wide-mean.ts';

/** Scenes whose depth says nothing about focus. */
const FLAT_SCENES = new Set(['abstract', 'space', 'portrait', 'city']);

/** A photograph: depth of field, soft light, gentle bloom, film grain. */
export const takePhoto: Style = (scene, stage, random) => {
  const focused = inFocus(copyCanvas(scene), stage);
  stage.checkpoint.check();
  addSoftLight(focused);
  stage.checkpoint.check();
  if (stage.brief.detail !== 1) addClarity(focused, stage);
  addBloom(focused, { amount: 0.38, radius: 0.025, threshold: 0.62 });
  stage.checkpoint.check();
  const film = wishedGrade(stage, {
    contrast: 1.1,
    saturation: 1.06,
    grain: 0.24,
    vignette: 0.2,
    shadowTint: [-2, 0, 4],
    highlightTint: [4, 1, -3],
  });
  return gradeCanvas(focused, film, random, stage.checkpoint);
};

function inFocus(canvas: Canvas, stage: Stage): Canvas {
  const { scene, lens, vetoes } = stage.brief;
  if (vetoes.has('blur')) return canvas;
  const strength = { macro: 0.014, bokeh: 0.012, telephoto: 0.008, 'tilt-shift': 0.002 }[lens as string];
  if (strength === undefined && FLAT_SCENES.has(scene)) return canvas;
  return blurByDepth(canvas, stage, { strength: strength ?? 0.0045, far: strength ? 0.95 : 0.7 });
}

/** A soft-light copy under a wide blur: rounder light on surfaces, as a large window gives. */
function addSoftLight(canvas: Canvas): void {
  const small = resample(canvas, canvas.width / 8, canvas.height / 8);
  const blurred = createLayer(small.width, small.height);
  blurred.context.filter = `blur(${Math.max(0.6, Math.min(small.width, small.height) * 0.03)}px)`;
  blurred.context.drawImage(small, 0, 0);
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'soft-light';
  context.globalAlpha = 0.22;
  context.imageSmoothingQuality = 'low';
  context.drawImage(blurred.canvas, 0, 0, canvas.width, canvas.height);
  context.restore();
}

/** More or less local contrast than usual: what separates an intricate picture from a plain one. */
function addClarity(canvas: Canvas, { brief, checkpoint }: Stage): void {
  const pixels = readRaster(canvas);
  const light = luminance(pixels.data);
  const around = wideMean(canvas, Math.min(canvas.width, canvas.height) / 40);
  checkpoint.check();
  const amount = clamp((brief.detail - 1) * 0.45, -0.25, 0.45) * 255;
  for (let index = 0, offset = 0; index < light.length; index++, offset += 4) {
    const change = (light[index]! - around[index]!) * amount;
    pixels.data[offset]! += change;
    pixels.data[offset + 1]! += change;
    pixels.data[offset + 2]! += change;
  }
  writeRaster(canvas, pixels);
  checkpoint.check();
}
