import { scale, toCss } from '../../../core/color.ts';
import { line, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';

/** A broom to ride on, handle forward. */
export function drawFlyingBroom({ context, model, bones, look }: FigureTools): void {
  const y = bones.hip + 0.05;
  const color = look.held?.color ?? ([206, 162, 92] as const);
  line(context, `M-0.26 ${y + 0.035}L0.5 ${y - 0.05}`, [126, 84, 52], 0.024);
  model(
    pathAt(0, y, 'M-0.24 0.005L-0.3 -0.02Q-0.5 -0.03 -0.62 0.05Q-0.5 0.13 -0.29 0.09L-0.23 0.06Z'),
    color,
    0.025,
    0.005,
  );
  for (let straw = -2; straw <= 2; straw++)
    line(
      context,
      `M-0.28 ${y + 0.036 + straw * 0.012}Q-0.44 ${y + 0.04 + straw * 0.022} -0.58 ${y + 0.052 + straw * 0.018}`,
      toCss(scale(color, 0.55), 0.6),
      0.006,
    );
  line(context, `M-0.255 ${y}L-0.248 ${y + 0.066}`, [160, 52, 46], 0.018);
}
