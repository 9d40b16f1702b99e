import { type Canvas, resample } from '../core/canvas.ts';
import { fillBox } from '../core/ink.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { gradeCanvas } from '../styles/shared/grade.ts';
import { copyCanvas } from '../styles/shared/raster.ts';
import { extentOfSubjects } from './reframe.ts';

/** An old portrait lens: the edges swirl around a sharp middle, colors are warm and faded. */
export function swirl(source: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height } = source;
  const turned = copyCanvas(source);
  const context = turned.getContext('2d');
  const steps = 7;
  for (let step = 1; step <= steps; step++) {
    stage.checkpoint.check();
    context.save();
    context.globalAlpha = 1 / (step + 1);
    context.translate(width / 2, height / 2);
    context.rotate((step - steps / 2) * 0.016);
    context.drawImage(source, -width / 2, -height / 2);
    context.restore();
  }
  const canvas = copyCanvas(source);
  canvas.getContext('2d').drawImage(onlyAround(turned, 0.3, 0.62), 0, 0);
  const look = { temperature: 0.45, lift: 0.07, contrast: 0.92, saturation: 0.86, vignette: 0.5, grain: 0.4 };
  return gradeCanvas(canvas, look, random, stage.checkpoint);
}

/** A pinhole: nothing is quite sharp, light falls off far into the corners, exposure is long and brown. */
export function pinhole(source: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height } = source;
  const side = Math.min(width, height);
  // What is blurred fades out at the edges, so it lies upon the picture itself.
  const canvas = copyCanvas(source);
  const context = canvas.getContext('2d');
  context.filter = `blur(${Math.max(0.7, side * 0.0032)}px)`;
  context.drawImage(source, 0, 0);
  context.filter = 'none';
  const dark = context.createRadialGradient(
    width / 2,
    height / 2,
    side * 0.26,
    width / 2,
    height / 2,
    side * 0.66,
  );
  dark.addColorStop(0, 'rgba(8,5,3,0)');
  dark.addColorStop(0.7, 'rgba(8,5,3,0.72)');
  dark.addColorStop(1, 'rgba(8,5,3,0.96)');
  fillBox(context, dark, 0, 0, width, height);
  const look = { saturation: 0.6, temperature: 0.5, contrast: 1.12, grain: 0.6 };
  return gradeCanvas(canvas, look, random, stage.checkpoint);
}

/** The lens is zoomed while the shutter is open: everything but the subjects streaks away from them. */
export function burst(source: Canvas, stage: Stage): Canvas {
  const { width, height } = source;
  const box = extentOfSubjects(stage);
  const x = box ? (box.left + box.right) / 2 : width / 2;
  const y = box ? (box.top + box.bottom) / 2 : height / 2;
  const streaked = copyCanvas(source);
  const context = streaked.getContext('2d');
  const small = resample(source, width / 2, height / 2);
  const steps = 14;
  for (let step = 1; step <= steps; step++) {
    const zoom = 1 + (step / steps) * 0.26;
    context.globalAlpha = 1 / (step + 1);
    context.drawImage(small, x - x * zoom, y - y * zoom, width * zoom, height * zoom);
  }
  const canvas = copyCanvas(source);
  const radius = box
    ? Math.hypot(box.right - box.left, box.bottom - box.top) / 2 / Math.max(width, height)
    : 0.2;
  canvas.getContext('2d').drawImage(onlyAround(streaked, Math.min(0.34, radius * 0.7), 0.55, x, y), 0, 0);
  return canvas;
}

/** Clears the middle of a layer: nothing within `from`, everything beyond `to` (of the longer side). */
function onlyAround(
  layer: Canvas,
  from: number,
  to: number,
  x = layer.width / 2,
  y = layer.height / 2,
): Canvas {
  const context = layer.getContext('2d');
  const longer = Math.max(layer.width, layer.height);
  const hole = context.createRadialGradient(x, y, from * longer, x, y, to * longer);
  hole.addColorStop(0, 'rgba(0,0,0,0)');
  hole.addColorStop(1, 'rgba(0,0,0,1)');
  context.save();
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'destination-in';
  fillBox(context, hole, 0, 0, layer.width, layer.height);
  context.restore();
  return layer;
}
