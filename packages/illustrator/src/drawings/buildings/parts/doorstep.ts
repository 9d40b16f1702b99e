import type { Rgb } from '../../../core/color.ts';
import { scale } from '../../../core/color.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, line } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import { isRuined } from './building-state.ts';

/** Shrubs and flowers along the foot of a house, open before its door; high weeds where nobody lives. */
export function drawShrubs(
  { context }: Sketch,
  left: number,
  right: number,
  door: number,
  request: DrawingRequest,
): void {
  const { random, snow } = request;
  const wild = isRuined(request);
  const leaf: Rgb = snow ? [226, 234, 246] : wild ? [98, 104, 62] : [76, 118, 58];
  const count = Math.round((right - left) / 0.036);
  for (let index = 0; index < count; index++) {
    const x = left + ((right - left) * (index + random.next())) / count;
    if (Math.abs(x - door) < 0.12) continue;
    const radius = random.range(0.02, 0.046);
    if (wild && random.chance(0.6)) {
      const lean = random.range(-0.04, 0.04);
      line(
        context,
        `M${x} 0.01q${lean * 0.3} -0.06 ${lean} ${-random.range(0.07, 0.15)}`,
        scale(leaf, random.range(0.7, 1.1)),
        0.009,
      );
      continue;
    }
    fill(context, ellipse(x, -radius * 0.5, radius, radius * 0.85), scale(leaf, random.range(0.7, 1.18)));
    if (!snow && !wild && random.chance(0.55))
      fill(
        context,
        ellipse(x + 0.008, -radius, 0.009),
        random.pick(['#f2c14e', '#e86a7a', '#f4f0ea', '#b58ae0']),
      );
  }
}
