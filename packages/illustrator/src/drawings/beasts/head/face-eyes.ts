import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import type { Mood } from '../beast-expression.ts';

export interface EyePlan {
  /** Radius. */
  size: number;
  /** Distance from the middle line. */
  spread: number;
  y: number;
  /** Colored ring; all dark when absent. */
  iris?: Rgb;
  /** A cat's upright pupil. */
  slit?: boolean;
  /** Tilt of the outer corner, upwards positive, radians. */
  slant?: number;
  brow?: Rgb;
}

const DARK: Rgb = [38, 24, 24];

/** A large shining eye, or a closed one; brows tell the expression. */
export function drawEye(
  context: SKRSContext2D,
  x: number,
  y: number,
  side: -1 | 1,
  plan: EyePlan,
  { closed, expression, iris, turn }: Mood,
): void {
  const wide = expression === 'surprised' || expression === 'scared' ? 1.18 : 1;
  const size = plan.size * wide;
  if (closed) {
    line(
      context,
      pathAt(x, y, 'M-1.05 0Q0 1.15 1.05 0', size, size) +
        `M${x + side * size * 1.05} ${y}l${side * size * 0.34} ${-size * 0.12}M${x + side * size * 0.72} ${y + size * 0.4}l${side * size * 0.34} ${size * 0.1}`,
      DARK,
      Math.max(0.016, size * 0.26),
    );
    return;
  }
  framed(context, { at: [x, y], turn: -side * (plan.slant ?? 0) }, () => {
    const color = iris ?? plan.iris;
    fill(context, ellipse(0, 0, size * 1.02, size * 1.12), DARK);
    if (color) {
      const shine = context.createRadialGradient(0, size * 0.4, 0, 0, 0, size);
      shine.addColorStop(0, `rgb(${mix(color, [255, 255, 230], 0.4).map(Math.round).join(',')})`);
      shine.addColorStop(1, `rgb(${scale(color, 0.8).map(Math.round).join(',')})`);
      fill(context, ellipse(0, 0.02 * size, size * 0.9, size * 0.98), shine);
      fill(
        context,
        ellipse(turn * size * 0.12, 0, size * (plan.slit ? 0.36 : 0.58), size * 0.78),
        [22, 14, 18],
      );
    } else {
      fill(context, ellipse(0, size * 0.42, size * 0.62, size * 0.5), 'rgba(142,92,66,0.55)');
    }
    fill(context, ellipse(-size * 0.3, -size * 0.42, size * 0.34, size * 0.36), [255, 255, 255]);
    fill(context, ellipse(size * 0.34, size * 0.38, size * 0.16), 'rgba(255,255,255,0.85)');
  });
  drawBrow(context, x, y, side, size, plan, expression);
}

function drawBrow(
  context: SKRSContext2D,
  x: number,
  y: number,
  side: -1 | 1,
  size: number,
  { brow }: EyePlan,
  expression: Mood['expression'],
): void {
  const slope = expression === 'angry' ? 0.55 : expression === 'sad' || expression === 'scared' ? -0.5 : 0;
  if (slope === 0 && !brow) return;
  const height = y - size * (expression === 'surprised' ? 2 : 1.6);
  const inner = x - side * size * 0.8;
  const outer = x + side * size * 0.8;
  line(
    context,
    `M${inner} ${height + slope * size}Q${x} ${height - size * 0.3} ${outer} ${height - slope * size * 0.6}`,
    brow ?? DARK,
    size * 0.34,
  );
}
