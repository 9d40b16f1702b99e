import { Path2D, PathOp } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { crescent, fill, line, type Shape, shapeOf } from '../pen/pen.ts';

/** Boolean operations on paths lose small features; they are done on paths this much larger. */
const MAGNIFY = 1024;

/** One outline around several overlapping shapes: trunk, neck and limbs become one body. */
export function unite(shapes: readonly Path2D[]): Path2D {
  const whole = shapes
    .map((shape) => scaled(shape, MAGNIFY))
    .reduce((union, shape) => union.op(shape, PathOp.Union));
  return scaled(whole, 1 / MAGNIFY);
}

function scaled(shape: Path2D, factor: number): Path2D {
  const copy = new Path2D();
  copy.addPath(shape, { a: factor, b: 0, c: 0, d: factor, e: 0, f: 0 });
  return copy;
}

interface HideOptions {
  lightSide: -1 | 1;
  /** 1 is lit normally, less for limbs of the far side. */
  shade?: number;
  /** How far the shadow reaches in from the edge, in units. */
  depth?: number;
  /** Width of the outline; 0 for none. */
  outline?: number;
  /** Draws spots and patches; what lies outside the shape is cut off. */
  markings?: (context: SKRSContext2D) => void;
  /** Strength of light and shadow, 1 is normal. */
  strength?: number;
}

/** Fills a shape with a coat and its markings and rounds it by light from above and from one side. */
export function paintHide(
  context: SKRSContext2D,
  outlined: Shape,
  coat: Rgb,
  { lightSide, shade = 1, depth = 0.05, outline = 0.009, markings, strength = 1 }: HideOptions,
): void {
  const shape = shapeOf(outlined);
  const base = scale(coat, shade);
  fill(context, shape, base);
  context.save();
  context.clip(shape);
  markings?.(context);
  if (shade < 1) {
    context.fillStyle = `rgba(24,14,30,${(1 - shade) * 0.55})`;
    if (markings) context.fillRect(-4, -4, 8, 8);
  }
  lightFromAbove(context, shape, strength);
  for (let step = 1; step <= 4; step++) {
    const reach = (depth * step) / 4;
    crescent(context, shape, lightSide * reach, -reach * 0.8, `rgba(38,16,34,${0.062 * strength})`);
    crescent(context, shape, -lightSide * reach * 0.55, reach * 0.5, `rgba(255,248,226,${0.085 * strength})`);
  }
  context.restore();
  if (outline > 0) line(context, shape, toCss(mix(scale(base, 0.36), [48, 22, 30], 0.25), 0.85), outline);
}

function lightFromAbove(context: SKRSContext2D, shape: Path2D, strength: number): void {
  const [, top, , bottom] = shape.getBounds();
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, `rgba(255,250,232,${0.2 * strength})`);
  gradient.addColorStop(0.42, 'rgba(255,250,232,0)');
  gradient.addColorStop(0.6, 'rgba(40,18,40,0)');
  gradient.addColorStop(1, `rgba(40,18,40,${0.24 * strength})`);
  context.fillStyle = gradient;
  context.fillRect(-4, -4, 8, 8);
}

/** A cloud of color with a soft edge, for pale bellies, blushes and shadows on a clipped body. */
export function softPatch(
  context: SKRSContext2D,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  color: Rgb,
  alpha = 1,
): void {
  context.save();
  context.translate(x, y);
  context.scale(radiusX, radiusY);
  const gradient = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, toCss(color, alpha));
  gradient.addColorStop(0.62, toCss(color, alpha * 0.85));
  gradient.addColorStop(1, toCss(color, 0));
  context.fillStyle = gradient;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}
