import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { clipped, ellipse, fill, line, path, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { onFace } from './head-frame.ts';

/** A mouth for every expression; content when nothing is asked for. */
export function drawMouth(tools: FigureTools): void {
  const { look, bones, expression, random, asleep } = tools;
  const { x, squeeze } = onFace(0, bones.turn);
  const wide = (look.young ? 0.16 : 0.22) * Math.max(0.5, squeeze);
  const y = look.young ? 0.64 : 0.62;
  const lips: Rgb =
    look.lipColor ??
    (look.feminine ? mix([204, 84, 84], scale(look.skin, 0.72), 0.4) : mix(look.skin, [160, 60, 56], 0.5));
  const seam = scale(mix(look.skin, [110, 30, 30], 0.5), 0.45);
  if (asleep) {
    drawLips(tools, x, y, wide * 0.7, 0.03, lips, seam);
    return;
  }
  switch (expression) {
    case 'sad':
      line(tools.context, pathAt(x, y, 'M-1 0.08Q0 -0.1 1 0.08', wide), seam, 0.06);
      return;
    case 'angry':
      line(tools.context, pathAt(x, y, 'M-1 0.06Q0 -0.06 1 0.06', wide), seam, 0.075);
      return;
    case 'surprised':
      openMouth(tools, x, y + 0.03, wide * 0.46, 0.14);
      return;
    case 'scared':
      openMouth(tools, x, y + 0.03, wide * 0.8, 0.12);
      return;
    case 'smiling':
      drawGrin(tools, x, y, wide * 1.16, lips);
      return;
    default:
      if (look.young && random.fork('mouth').chance(0.35)) drawGrin(tools, x, y, wide, lips);
      else drawLips(tools, x, y, wide, 0.12, lips, seam);
  }
}

function drawLips(
  { context, look, fine }: FigureTools,
  x: number,
  y: number,
  wide: number,
  curve: number,
  lips: Rgb,
  seam: Rgb,
): void {
  if (!look.young && (fine || look.feminine)) {
    const full = look.feminine ? 0.84 : 0.5;
    const upper = `M${x - wide} ${y}Q${x - wide * 0.5} ${y - 0.055 * full} ${x - wide * 0.16} ${y - 0.06 * full}Q${x} ${y - 0.03 * full} ${x + wide * 0.16} ${y - 0.06 * full}Q${x + wide * 0.5} ${y - 0.055 * full} ${x + wide} ${y}Q${x} ${y + curve} ${x - wide} ${y}Z`;
    const lower = `M${x - wide * 0.94} ${y + 0.01}Q${x} ${y + curve} ${x + wide * 0.94} ${y + 0.01}Q${x} ${y + curve + 0.14 * full} ${x - wide * 0.94} ${y + 0.01}Z`;
    fill(context, upper, toCss(scale(lips, 0.86), look.feminine ? 1 : 0.75));
    fill(context, lower, toCss(lips, look.feminine ? 1 : 0.7));
    if (fine)
      fill(
        context,
        ellipse(x - wide * 0.1, y + curve * 0.5 + 0.05 * full, wide * 0.28, 0.018),
        'rgba(255,240,235,0.5)',
      );
  }
  line(
    context,
    `M${x - wide * 1.04} ${y - 0.012}Q${x} ${y + curve} ${x + wide * 1.04} ${y - 0.012}`,
    seam,
    fine ? 0.03 : 0.046,
  );
}

function drawGrin({ context, fine }: FigureTools, x: number, y: number, wide: number, lips: Rgb): void {
  const shape = path(pathAt(x, y, 'M-1 -0.04Q0 0.06 1 -0.04Q0.7 0.2 0 0.21Q-0.7 0.2 -1 -0.04Z', wide));
  fill(context, shape, [122, 32, 36]);
  clipped(context, shape, () => {
    fill(context, pathAt(x, y, 'M-1 -0.1H1V0.03Q0 0.11 -1 0.03Z', wide), [252, 250, 244]);
    fill(context, ellipse(x, y + 0.22, wide * 0.55, 0.09), [222, 106, 104]);
  });
  line(context, shape, toCss(scale(lips, 0.75), 0.95), fine ? 0.035 : 0.045);
}

function openMouth({ context }: FigureTools, x: number, y: number, wide: number, high: number): void {
  fill(context, ellipse(x, y, wide, high), [104, 30, 34]);
  fill(context, ellipse(x, y + high * 0.55, wide * 0.6, high * 0.35), [206, 96, 94]);
  line(context, ellipse(x, y, wide, high), [92, 36, 34], 0.035);
}
