import { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { type ColorStop, type Gradient, isColor, linear, type Paint, radial } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import { parsePoints } from '../../core/number-tables.ts';

export { type ColorStop, fade, type Gradient, type Paint } from '../../core/ink.ts';

export type Point = readonly [x: number, y: number];

const WHITE: Rgb = [255, 255, 255];

/** A shape, or what says it: SVG path data, or the points `0,0 0.1,-0.2 …` of a smooth closed curve. */
export type Shape = Path2D | string;

export function shapeOf(shape: Shape): Path2D {
  if (typeof shape !== 'string') return shape;
  return /^\s*[a-z]/i.test(shape) ? path(shape) : smooth(parsePoints(shape));
}

/** Shapes in SVG path syntax, drawing units. */
export function path(data: string): Path2D {
  return new Path2D(data);
}

/**
 * Path data about (x, y), stretched: `pathAt(x, y, 'M0 0L0.8 0.9', side)` goes right, or left where the side is -1.
 * What is relative in it is stretched only. Arcs it does not know.
 */
export function pathAt(x: number, y: number, data: string, across = 1, down = 1): string {
  let command = '';
  let place = 0;
  return data.replace(/([a-z])|-?[\d.]+/gi, (word: string, letter?: string) => {
    if (letter) {
      command = letter;
      place = 0;
      return letter;
    }
    const vertical = command === 'V' || command === 'v' || (!/h/i.test(command) && place++ % 2 === 1);
    const reach = Number(word) * (vertical ? down : across);
    const relative = command >= 'a';
    return String(relative ? reach : (vertical ? y : x) + reach);
  });
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX, rotation = 0): Path2D {
  const shape = new Path2D();
  shape.ellipse(x, y, radiusX, radiusY, rotation, 0, TAU);
  return shape;
}

/** A box given by its middle and its bottom edge. */
export function box(x: number, bottom: number, width: number, height: number, radius = 0): Path2D {
  const shape = new Path2D();
  shape.roundRect(x - width / 2, bottom - height, width, height, radius);
  return shape;
}

export function polygon(points: readonly Point[]): Path2D {
  const shape = new Path2D();
  for (const [x, y] of points) shape.lineTo(x, y);
  shape.closePath();
  return shape;
}

/** A smooth curve through all points (Catmull-Rom segments as Bezier curves). */
export function smooth(points: readonly Point[], closed = true): Path2D {
  const shape = new Path2D();
  const count = points.length;
  const at = (position: number): Point =>
    closed
      ? points[((position % count) + count) % count]!
      : points[Math.min(Math.max(position, 0), count - 1)]!;
  shape.moveTo(points[0]![0], points[0]![1]);
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    shape.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
  if (closed) shape.closePath();
  return shape;
}

/** The two sides of a band that follows `points` with the given full widths. */
export function bandSides(
  points: readonly Point[],
  widths: readonly number[],
): { left: Point[]; right: Point[] } {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const before = points[Math.max(index - 1, 0)]!;
    const after = points[Math.min(index + 1, points.length - 1)]!;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = widths[index]! / 2;
    const normalX = (-(after[1] - before[1]) / length) * half;
    const normalY = ((after[0] - before[0]) / length) * half;
    left.push([x + normalX, y + normalY]);
    right.push([x - normalX, y - normalY]);
  });
  return { left, right };
}

/** A limb, tail or horn: a smooth band whose width changes from point to point, which a text may list. */
export function limb(bones: readonly Point[] | string, widths: readonly number[]): Path2D {
  const { left, right } = bandSides(typeof bones === 'string' ? parsePoints(bones) : bones, widths);
  return smooth([...left, ...right.reverse()]);
}

export function across(
  context: SKRSContext2D,
  x0: number,
  x1: number,
  stops: readonly ColorStop[],
): Gradient {
  return linear(context, [x0, 0, x1, 0], stops);
}

export function down(context: SKRSContext2D, y0: number, y1: number, stops: readonly ColorStop[]): Gradient {
  return linear(context, [0, y0, 0, y1], stops);
}

export function around(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  stops: readonly ColorStop[],
): Gradient {
  return radial(context, [x, y, 0, x, y, radius], stops);
}

/** The stops of a pillar or barrel seen from the front: bright a third from the lit side, dark at the far edge. */
export function barrel(color: Rgb, lightSide: -1 | 1, contrast = 1): ColorStop[] {
  const stops: ColorStop[] = [
    [0, scale(color, 1 - 0.22 * contrast)],
    [0.3, mix(color, WHITE, 0.16 * contrast)],
    [0.62, scale(color, 1 - 0.1 * contrast)],
    [1, scale(color, 1 - 0.48 * contrast)],
  ];
  if (lightSide < 0) return stops;
  return stops.map(([at, tone]): ColorStop => [1 - at, tone]).reverse();
}

export function fill(context: SKRSContext2D, shape: Shape, paint: Paint): void {
  context.fillStyle = isColor(paint) ? toCss(paint) : paint;
  context.fill(shapeOf(shape));
}

export function line(context: SKRSContext2D, shape: Shape, color: Rgb | string, width: number): void {
  context.strokeStyle = typeof color === 'string' ? color : toCss(color);
  context.lineWidth = width;
  context.stroke(shapeOf(shape));
}

/** Draws inside a shape: what lies outside is cut off. */
export function clipped(context: SKRSContext2D, shape: Shape, draw: () => void): void {
  context.save();
  context.clip(shapeOf(shape));
  draw();
  context.restore();
}

interface ModelOptions {
  /** How far the shadow reaches in from the edge, in units. */
  depth?: number;
  lightSide?: -1 | 1;
  /** Width of the dark outline; 0 for none. */
  outline?: number;
  /** Strength of shadow and highlight, 1 is normal. */
  strength?: number;
}

/**
 * Fills a shape and rounds it: crescents of shadow on the far edge and of light on the near one,
 * a few steps deep, cut by the shape itself. Cheaper than any blur and crisp at every size.
 */
export function modelled(
  context: SKRSContext2D,
  outlined: Shape,
  color: Rgb | Gradient,
  { depth = 0.03, lightSide = -1, outline = 0.006, strength = 1 }: ModelOptions = {},
): void {
  const shape = shapeOf(outlined);
  fill(context, shape, color);
  const base: Rgb = isColor(color) ? color : [70, 60, 60];
  context.save();
  context.clip(shape);
  const steps = 4;
  for (let step = 1; step <= steps; step++) {
    const reach = (depth * step) / steps;
    crescent(context, shape, lightSide * reach, -reach, toCss(scale(base, 0.2), 0.1 * strength));
    crescent(context, shape, -lightSide * reach * 0.6, reach * 0.6, `rgba(255,250,235,${0.085 * strength})`);
  }
  context.restore();
  if (outline > 0) line(context, shape, toCss(scale(base, 0.3), 0.75), outline);
}

/** What of the clipped area lies outside the shape when the shape is moved by (x, y). */
export function crescent(context: SKRSContext2D, shape: Path2D, x: number, y: number, color: string): void {
  const outside = new Path2D();
  outside.addPath(shape);
  outside.rect(-6, -6, 12, 12);
  context.save();
  context.translate(x, y);
  context.fillStyle = color;
  context.fill(outside, 'evenodd');
  context.restore();
}
