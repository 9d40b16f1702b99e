import type { Canvas } from '../core/canvas.ts';
import type { Random } from '../core/random.ts';
import { tilt } from './compositions.ts';

/** A Dutch angle: turns the picture by 8 to 11 degrees. */
export function rollCamera(source: Canvas, random: Random): Canvas {
  return tilt(source, random.range(0.14, 0.19) * (random.chance(0.5) ? 1 : -1));
}
