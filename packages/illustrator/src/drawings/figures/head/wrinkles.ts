import { mix, scale, toCss } from '../../../core/color.ts';
import { line, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { onFace, PROFILE, seenSides } from './head-frame.ts';

/** The lines of age on brow, eyes and cheeks; head frame. */
export function drawWrinkles({ context, look, bones: { turn } }: FigureTools): void {
  const crease = toCss(scale(mix(look.skin, [140, 60, 50], 0.2), 0.55), 0.42);
  const shift = onFace(0, turn).x;
  const brow = 'M-0.34 -0.46Q0 -0.53 0.34 -0.46M-0.28 -0.34Q0 -0.4 0.28 -0.34';
  if (turn < PROFILE) line(context, pathAt(shift * 0.9, 0, brow, 1 - turn * 0.3), crease, 0.024);
  for (const side of seenSides(turn)) {
    const { x, squeeze } = onFace(side * 0.37, turn);
    line(context, `M${x - 0.1} 0.28Q${x} 0.33 ${x + 0.1} 0.27`, crease, 0.022);
    if (squeeze < 0.5) continue;
    line(
      context,
      pathAt(x, 0, 'M0.24 0.03l0.12 -0.05M0.25 0.1l0.12 0.02', side) +
        pathAt(shift, 0, 'M0.21 0.42Q0.33 0.5 0.34 0.64', side),
      crease,
      0.022,
    );
  }
}
