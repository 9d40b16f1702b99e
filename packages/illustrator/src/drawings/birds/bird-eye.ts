import type { SKRSContext2D } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { ellipse, fill } from '../pen/pen.ts';

export function drawBirdEye(context: SKRSContext2D, x: number, y: number, size: number, iris?: Rgb): void {
  fill(context, ellipse(x, y, size * 1.08, size * 1.12), [30, 20, 24]);
  if (iris) {
    fill(context, ellipse(x, y, size * 0.92), iris);
    fill(context, ellipse(x + size * 0.08, y, size * 0.52), [20, 14, 18]);
  }
  fill(context, ellipse(x - size * 0.26, y - size * 0.36, size * 0.34), [255, 255, 255]);
  fill(context, ellipse(x + size * 0.34, y + size * 0.34, size * 0.15), 'rgba(255,255,255,0.8)');
}
