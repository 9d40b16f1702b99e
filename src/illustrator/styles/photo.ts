import { type Canvas, createLayer, resample } from '../core/canvas.ts';
import type { Stage } from '../scene/stage.types.ts';
import { addBloom } from './bloom.ts';
import { blurByDepth } from './depth-of-field.ts';
import { gradeCanvas, wishedGrade } from './grade.ts';
import { copyCanvas } from './raster.ts';
import type { Style } from './style.types.ts';

/** Scenes whose depth says nothing about focus. */
const FLAT_SCENES = new Set(['abstract', 'space', 'portrait', 'city']);

/** A photograph: depth of field, soft light, gentle bloom, film grain. */
export const takePhoto: Style = (scene, stage, random) => {
  const focused = inFocus(copyCanvas(scene), stage);
  stage.checkpoint.check();
  addSoftLight(focused);
  stage.checkpoint.check();
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
  context.imageSmoothingQuality = 'high';
  context.drawImage(blurred.canvas, 0, 0, canvas.width, canvas.height);
  context.restore();
}
