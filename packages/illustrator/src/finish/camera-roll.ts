import { type Canvas, createLayer } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';

/** A Dutch angle: turns the picture by 8 to 11 degrees and enlarges it so that no corner is bare. */
export function rollCamera(source: Canvas, random: Random): Canvas {
  const { width, height } = source;
  const angle = random.range(0.14, 0.19) * (random.chance(0.5) ? 1 : -1);
  const ratio = Math.max(width / height, height / width);
  const scale = Math.cos(angle) + ratio * Math.abs(Math.sin(angle));
  const { canvas, context } = createLayer(width, height);
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  context.scale(scale, scale);
  context.drawImage(source, -width / 2, -height / 2);
  return canvas;
}
