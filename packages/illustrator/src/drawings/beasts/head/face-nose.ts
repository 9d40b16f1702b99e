import type { Expression } from '../../../brief/brief.types.ts';
import type { SKRSContext2D } from '../../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../../core/color.ts';
import { clipped, ellipse, fill, line, path, pathAt } from '../../pen/pen.ts';

export interface NosePlan {
  /** `cat` a small triangle, `dog` broad and round, `button`, `oval` a koala's, `snout` a pig's, `nostrils` a cow's. */
  kind: 'cat' | 'dog' | 'button' | 'oval' | 'snout' | 'nostrils';
  width: number;
  y: number;
  color: Rgb;
}

export function drawNose(context: SKRSContext2D, x: number, { kind, width: w, y, color }: NosePlan): void {
  if (kind === 'nostrils' || kind === 'snout') {
    for (const side of [-1, 1])
      fill(context, ellipse(x + side * w * 0.24, y, w * 0.09, w * 0.13, side * 0.3), scale(color, 0.5));
    return;
  }
  if (kind === 'cat') {
    fill(
      context,
      pathAt(x, y, 'M-0.5 -0.2Q0 -0.46 0.5 -0.2Q0.4 0.24 0 0.38Q-0.4 0.24 -0.5 -0.2Z', w, w),
      color,
    );
  } else if (kind === 'dog') {
    fill(
      context,
      pathAt(
        x,
        y,
        'M-0.5 -0.12C-0.5 -0.42 0.5 -0.42 0.5 -0.12C0.48 0.2 0.16 0.36 0 0.36C-0.16 0.36 -0.48 0.2 -0.5 -0.12Z',
        w,
        w,
      ),
      color,
    );
  } else fill(context, ellipse(x, y, w * 0.5, w * (kind === 'oval' ? 0.72 : 0.42)), color);
  fill(context, ellipse(x - w * 0.14, y - w * 0.18, w * 0.17, w * 0.09), 'rgba(255,255,255,0.6)');
}

export function drawMouth(
  context: SKRSContext2D,
  x: number,
  { kind, width, y }: NosePlan,
  expression: Expression | undefined,
  ink: Rgb,
): void {
  const from = y + width * (kind === 'oval' ? 0.7 : kind === 'snout' || kind === 'nostrils' ? 0.36 : 0.34);
  const drop = kind === 'snout' || kind === 'nostrils' ? 0.03 : 0.06;
  const half = Math.max(0.1, width * 0.62);
  const mouth = from + drop;
  if (expression === 'surprised' || expression === 'scared') {
    fill(context, ellipse(x, mouth + 0.03, 0.045, 0.06), [104, 36, 40]);
    return;
  }
  const bend = expression === 'sad' || expression === 'angry' ? -0.055 : 0.06;
  if (expression === 'smiling') {
    const open = path(pathAt(x, mouth, 'M-1 0Q0 0.04 1 0Q0.7 0.14 0 0.15Q-0.7 0.14 -1 0Z', half));
    fill(context, open, [122, 40, 46]);
    clipped(context, open, () => fill(context, ellipse(x, mouth + 0.14, half * 0.66, 0.06), [238, 124, 128]));
  }
  line(
    context,
    `M${x} ${from}V${mouth}M${x - half} ${mouth - bend * 0.2}Q${x - half * 0.5} ${mouth + bend} ${x} ${mouth}Q${x + half * 0.5} ${mouth + bend} ${x + half} ${mouth - bend * 0.2}`,
    toCss(ink, 0.9),
    0.017,
  );
}
