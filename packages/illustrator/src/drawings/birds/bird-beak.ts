import type { SKRSContext2D } from '../../core/canvas.ts';
import { scale, toCss } from '../../core/colour.ts';
import { paintHide } from '../beasts/hide.ts';
import { fill, line } from '../pen/pen.ts';
import type { BeakKind, BirdPlan } from './bird-plan.ts';

/** A beak on a round head of the given radius around the origin, pointing right. */
export function drawBeak(
  context: SKRSContext2D,
  { kind, length, depth, colour, tip }: BirdPlan['beak'],
  radius: number,
  lightSide: -1 | 1,
  open = false,
): void {
  const x = radius * 0.78;
  const y = radius * 0.12;
  if (open)
    fill(
      context,
      `M${x} ${y}L${x + length * 0.8} ${y + depth * 0.9}L${x} ${y + depth * 0.5}Z`,
      scale(colour, 0.7),
    );
  const shape = SHAPES[kind](x, y, length, depth);
  paintHide(context, shape, colour, {
    lightSide,
    depth: depth * 0.25,
    outline: 0.008,
    markings: (clipped) => {
      if (!tip) return;
      clipped.fillStyle = toCss(tip);
      clipped.fillRect(x + length * 0.72, y - depth * 2, length, depth * 4);
    },
  });
  const gape = kind === 'duck' ? depth * 0.16 : depth * 0.12;
  line(
    context,
    `M${x + length * 0.05} ${y + gape}Q${x + length * 0.4} ${y + gape * 1.4} ${x + length * 0.74} ${y + (kind === 'hook' ? depth * 0.2 : gape)}`,
    toCss(scale(colour, 0.45), 0.7),
    0.008,
  );
}

const SHAPES: Record<BeakKind, (x: number, y: number, l: number, d: number) => string> = {
  cone: (x, y, l, d) =>
    `M${x} ${y - d * 0.5}Q${x + l * 0.5} ${y - d * 0.4} ${x + l} ${y + d * 0.1}Q${x + l * 0.5} ${y + d * 0.5} ${x} ${y + d * 0.5}Z`,
  hook: (x, y, l, d) =>
    `M${x - l * 0.1} ${y - d * 0.6}C${x + l * 0.7} ${y - d * 0.75} ${x + l * 1.05} ${y - d * 0.2} ${x + l * 0.92} ${y + d * 0.75}C${x + l * 0.76} ${y + d * 0.3} ${x + l * 0.5} ${y + d * 0.44} ${x - l * 0.06} ${y + d * 0.5}Z`,
  duck: (x, y, l, d) =>
    `M${x - l * 0.1} ${y - d * 0.55}C${x + l * 0.3} ${y - d * 0.2} ${x + l * 0.6} ${y - d * 0.14} ${x + l * 0.94} ${y - d * 0.1}Q${x + l * 1.1} ${y + d * 0.1} ${x + l * 0.94} ${y + d * 0.34}Q${x + l * 0.4} ${y + d * 0.56} ${x - l * 0.06} ${y + d * 0.5}Z`,
  dagger: (x, y, l, d) =>
    `M${x - l * 0.06} ${y - d * 0.5}L${x + l} ${y + d * 0.06}L${x - l * 0.04} ${y + d * 0.5}Z`,
  huge: (x, y, l, d) =>
    `M${x - l * 0.06} ${y - d * 0.6}C${x + l * 0.5} ${y - d * 0.9} ${x + l * 1.0} ${y - d * 0.5} ${x + l} ${y + d * 0.36}C${x + l * 0.8} ${y + d * 0.34} ${x + l * 0.4} ${y + d * 0.56} ${x - l * 0.04} ${y + d * 0.5}Z`,
  needle: (x, y, l, d) =>
    `M${x - l * 0.04} ${y - d * 0.4}Q${x + l * 0.5} ${y - d * 0.3} ${x + l} ${y + d * 0.3}Q${x + l * 0.5} ${y + d * 0.2} ${x - l * 0.04} ${y + d * 0.4}Z`,
  bent: (x, y, l, d) =>
    `M${x - l * 0.1} ${y - d * 0.5}C${x + l * 0.5} ${y - d * 0.6} ${x + l * 0.9} ${y + d * 0.1} ${x + l * 0.72} ${y + d * 1.3}C${x + l * 0.5} ${y + d * 1.1} ${x + l * 0.3} ${y + d * 0.7} ${x - l * 0.06} ${y + d * 0.5}Z`,
};
