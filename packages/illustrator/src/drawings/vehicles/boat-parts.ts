import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { across, down, fade, fill, line, type Paint, type Shape, shapeOf } from '../pen/pen.ts';

/** A hull with planks that follow its sheer and a shadow towards the water. */
export function drawHull(
  context: SKRSContext2D,
  shape: Shape,
  color: Rgb,
  { top, bottom, left, right }: { top: number; bottom: number; left: number; right: number },
  planks = 0,
): void {
  fill(
    context,
    shape,
    down(context, top, bottom, fade(mix(color, [255, 250, 240], 0.28), [0.45, color], scale(color, 0.46))),
  );
  context.save();
  context.clip(shapeOf(shape));
  for (let plank = 1; plank <= planks; plank++) {
    const y = top + ((bottom - top) * plank) / (planks + 1);
    line(
      context,
      `M${left} ${y - 0.03}Q${(left + right) / 2} ${y + 0.04} ${right} ${y - 0.04}`,
      toCss(scale(color, 0.45), 0.55),
      0.007,
    );
  }
  context.restore();
  line(context, shape, toCss(scale(color, 0.28), 0.85), 0.01);
}

/** A sail filled by the wind: light where it swells, seams, a shaded leech. */
export function drawSail(
  context: SKRSContext2D,
  shape: Shape,
  cloth: Rgb,
  { left, right, lightSide }: { left: number; right: number; lightSide: -1 | 1 },
  seams: readonly string[] = [],
): void {
  const paint: Paint = across(
    context,
    left,
    right,
    lightSide < 0
      ? fade(mix(cloth, [255, 255, 250], 0.4), [0.4, cloth], scale(cloth, 0.74))
      : fade(scale(cloth, 0.74), [0.6, cloth], mix(cloth, [255, 255, 250], 0.4)),
  );
  fill(context, shape, paint);
  context.save();
  context.clip(shapeOf(shape));
  for (const seam of seams) line(context, seam, toCss(scale(cloth, 0.55), 0.45), 0.007);
  context.restore();
  line(context, shape, toCss(scale(cloth, 0.4), 0.8), 0.009);
}

/** Red paint below the waterline. */
export function drawBoot(
  context: SKRSContext2D,
  hull: Shape,
  y: number,
  bottom: number,
  color: Rgb = [164, 48, 42],
): void {
  context.save();
  context.clip(shapeOf(hull));
  fill(context, `M-3 ${y}H3V${bottom + 0.1}H-3Z`, down(context, y, bottom, fade(color, scale(color, 0.6))));
  context.restore();
}
