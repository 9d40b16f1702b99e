import { type Canvas, createLayer } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { gradeCanvas } from '../styles/shared/grade.ts';
import { copyCanvas } from '../styles/shared/raster.ts';

/** Tilt-shift: only a level band around the subject is sharp and colors are strong, as in photos of models. */
export function blurAsMiniature(source: Canvas, stage: Stage, random: Random): Canvas {
  const { width, height, checkpoint } = stage;
  const focus = focusRow(stage) / height;
  const canvas = copyCanvas(source);
  for (const { blur, reach } of [
    { blur: 0.004, reach: 0.1 },
    { blur: 0.011, reach: 0.24 },
  ]) {
    checkpoint.check();
    const layer = createLayer(width, height);
    layer.context.filter = `blur(${Math.max(0.7, Math.min(width, height) * blur)}px)`;
    layer.context.drawImage(source, 0, 0);
    layer.context.filter = 'none';
    layer.context.globalCompositeOperation = 'destination-in';
    layer.context.fillStyle = bandGradient(layer.context, height, focus, reach);
    layer.context.fillRect(0, 0, width, height);
    canvas.getContext('2d').drawImage(layer.canvas, 0, 0);
  }
  return gradeCanvas(canvas, { saturation: 1.25, contrast: 1.08 }, random, checkpoint);
}

/** Opaque above and below the sharp band, clear inside it. */
function bandGradient(
  context: ReturnType<typeof createLayer>['context'],
  height: number,
  focus: number,
  reach: number,
) {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  const stop = (position: number, alpha: number) =>
    gradient.addColorStop(Math.min(1, Math.max(0, position)), `rgba(0,0,0,${alpha})`);
  stop(focus - reach - 0.14, 1);
  stop(focus - reach, 0);
  stop(focus + reach * 0.9, 0);
  stop(focus + reach * 0.9 + 0.14, 1);
  return gradient;
}

/** The middle of the subjects, or a little below the middle of the picture. */
function focusRow({ mask, width, height }: Stage): number {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < mask.length; index += 17) {
    if (mask[index]! === 0) continue;
    sum += (index / width) | 0;
    count++;
  }
  return count > 0 ? Math.min(height * 0.72, Math.max(height * 0.3, sum / count)) : height * 0.56;
}
