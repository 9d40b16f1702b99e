import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, limb, modelled, type Point } from '../pen/pen.ts';
import type { Skeleton } from './build.types.ts';
import { alongSpine } from './markings.ts';
import { paintHide, unite } from './paint-hide.ts';

/** Locks that fall from the crest of the neck, in the given colors by turns. */
export function drawLongMane(
  context: SKRSContext2D,
  { neck, neckWidths }: Skeleton,
  colors: readonly Rgb[],
  random: Random,
  lightSide: -1 | 1,
): void {
  const count = 9;
  for (let index = 0; index < count; index++) {
    const t = 0.04 + (index / (count - 1)) * 1.04;
    const [x, y, depth] = alongSpine(neck, neckWidths, t);
    const [left, top] = crestOf(neck, x, y, depth);
    const length = 0.2 + random.range(-0.02, 0.04);
    const curve: Point[] = [
      [left + 0.03, top - 0.01],
      [left - 0.03, top + length * 0.4],
      [left - 0.01 + random.range(-0.02, 0.02), top + length],
    ];
    modelled(context, limb(curve, [0.06, 0.075, 0.01]), colors[index % colors.length]!, {
      depth: 0.014,
      lightSide,
      outline: 0.005,
    });
  }
}

/** A brush standing up along the neck: zebras, donkeys and giraffes. */
export function drawShortMane(
  context: SKRSContext2D,
  { neck, neckWidths }: Skeleton,
  color: Rgb,
  height: number,
  lightSide: -1 | 1,
): void {
  const outer: string[] = [];
  const inner: string[] = [];
  const steps = 12;
  for (let step = 0; step <= steps; step++) {
    const [x, y, depth] = alongSpine(neck, neckWidths, (step / steps) * 1.06);
    const [left, top] = crestOf(neck, x, y, depth);
    const reach = height * (step % 2 === 0 ? 0.86 : 1.1);
    const [dx, dy] = [left - x, top - y];
    const length = Math.hypot(dx, dy) || 1;
    outer.push(`${left + (dx / length) * reach} ${top + (dy / length) * reach}`);
    inner.push(`${x} ${y}`);
  }
  paintHide(context, `M${outer.join('L')}L${inner.reverse().join('L')}Z`, color, {
    lightSide,
    depth: 0.02,
  });
}

/** The point of the upper side of a neck next to a point of its middle line. */
function crestOf(neck: readonly Point[], x: number, y: number, depth: number): Point {
  const [from, to] = [neck[0]!, neck[neck.length - 1]!];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [x + ((to[1] - from[1]) / length) * depth * 0.5, y - ((to[0] - from[0]) / length) * depth * 0.5];
}

/** A cloud of round curls around an ellipse: wool, manes of bison, pompoms. */
export function woolCloud(x: number, y: number, radiusX: number, radiusY: number, curls: number): Path2D {
  const parts = [ellipse(x, y, radiusX * 0.96, radiusY * 0.96)];
  const size = (Math.PI * (radiusX + radiusY)) / curls / 1.5;
  for (let curl = 0; curl < curls; curl++) {
    const angle = (curl / curls) * Math.PI * 2;
    const [curlX, curlY] = [x + Math.cos(angle) * radiusX * 0.92, y + Math.sin(angle) * radiusY * 0.92];
    parts.push(ellipse(curlX, curlY, size, size * 0.92));
  }
  return unite(parts);
}
