import type { SKRSContext2D } from './canvas.ts';
import { type Rgb, toCss } from './color.ts';
import { TAU } from './maths.ts';

export type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;
export type Paint = Rgb | string | Gradient;
export type ColorStop = readonly [at: number, color: Rgb | string];

export function isColor(paint: Paint): paint is Rgb {
  return Array.isArray(paint);
}

function inkOf(paint: Paint): string | Gradient {
  return isColor(paint) ? toCss(paint) : paint;
}

function fillStops(gradient: Gradient, stops: readonly ColorStop[]): Gradient {
  for (const [at, color] of stops)
    gradient.addColorStop(at, typeof color === 'string' ? color : toCss(color));
  return gradient;
}

/** A gradient along the line from (x0, y0) to (x1, y1). */
export function linear(
  context: SKRSContext2D,
  [x0, y0, x1, y1]: readonly [x0: number, y0: number, x1: number, y1: number],
  stops: readonly ColorStop[],
): Gradient {
  return fillStops(context.createLinearGradient(x0, y0, x1, y1), stops);
}

/** A gradient between two circles, each by its middle and its radius. */
export function radial(
  context: SKRSContext2D,
  circles: readonly [x0: number, y0: number, r0: number, x1: number, y1: number, r1: number],
  stops: readonly ColorStop[],
): Gradient {
  return fillStops(context.createRadialGradient(...circles), stops);
}

/** Stops from the first color to the last; one between them says where it lies: `fade(light, [0.4, color], dark)`. */
export function fade(...steps: ReadonlyArray<Rgb | string | ColorStop>): ColorStop[] {
  return steps.map((step, index): ColorStop => (isStop(step) ? step : [index === 0 ? 0 : 1, step]));
}

function isStop(step: Rgb | string | ColorStop): step is ColorStop {
  return typeof step !== 'string' && step.length === 2;
}

export function fillBox(
  context: SKRSContext2D,
  paint: Paint,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  context.fillStyle = inkOf(paint);
  context.fillRect(left, top, width, height);
}

export function fillDisc(context: SKRSContext2D, paint: Paint, x: number, y: number, radius: number): void {
  context.fillStyle = inkOf(paint);
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.fill();
}

export function fillOval(
  context: SKRSContext2D,
  paint: Paint,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  turn = 0,
): void {
  context.fillStyle = inkOf(paint);
  context.beginPath();
  context.ellipse(x, y, radiusX, radiusY, turn, 0, TAU);
  context.fill();
}

/** A line through corners, x and y in turn, with the caps and joints the context has. */
export function strokeLine(
  context: SKRSContext2D,
  paint: Paint,
  width: number,
  ...[x, y, ...further]: [x: number, y: number, ...further: number[]]
): void {
  context.strokeStyle = inkOf(paint);
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x, y);
  for (let at = 0; at < further.length; at += 2) context.lineTo(further[at]!, further[at + 1]!);
  context.stroke();
}

/** Draws in a frame of its own: moved to a place, then turned, then scaled. */
export function framed(
  context: SKRSContext2D,
  {
    at,
    turn,
    scale,
  }: { at?: readonly [x: number, y: number]; turn?: number; scale?: readonly [x: number, y: number] },
  draw: () => void,
): void {
  context.save();
  if (at) context.translate(at[0], at[1]);
  if (turn !== undefined) context.rotate(turn);
  if (scale) context.scale(scale[0], scale[1]);
  draw();
  context.restore();
}
