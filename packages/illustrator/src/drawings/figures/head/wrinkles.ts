import { mix, scale, toCss } from '../../../core/color.ts';
import { line, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { onFace } from './head-frame.ts';

/** The lines of age on brow, eyes and cheeks; head frame. */
export function drawWrinkles({ context, look }: FigureTools, turn: number): void {
  const crease = toCss(scale(mix(look.skin, [140, 60, 50], 0.2), 0.55), 0.55);
  const shift = onFace(0, turn).x;
  line(
    context,
    pathAt(shift, 0, 'M-0.34 -0.46Q0 -0.53 0.34 -0.46M-0.28 -0.34Q0 -0.4 0.28 -0.34'),
    crease,
    0.028,
  );
  for (const side of [-1, 1]) {
    const { x, squeeze } = onFace(side * 0.37, turn);
    if (squeeze < 0.3) continue;
    line(
      context,
      `M${x - 0.13} 0.29Q${x} 0.35 ${x + 0.13} 0.28M${x + side * 0.22} 0.06l${side * 0.1} -0.05M${x + side * 0.22} 0.12l${side * 0.11} 0.02M${shift + side * 0.2} 0.4Q${shift + side * 0.31} 0.48 ${shift + side * 0.31} 0.62`,
      crease,
      0.026,
    );
  }
}
