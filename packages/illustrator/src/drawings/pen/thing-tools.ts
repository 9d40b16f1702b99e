import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { parsePoints } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest, Procedure } from './drawing.types.ts';
import {
  across,
  barrel,
  ellipse,
  fade,
  fill,
  type Gradient,
  limb,
  line,
  modelled,
  type Paint,
  type Point,
  polygon,
  type Shape,
  smooth,
} from './pen.ts';
import { type Sketch, sketch } from './sketch.ts';

/** How a turned thing is seen. */
interface TurnedOptions {
  /** Height of an upright ellipse's radius over its width's: 0 at eye level, 0.3 well from above. */
  tilt?: number;
  /** Color of what is seen in the open top; closed and of its own color when absent. */
  inside?: Rgb;
  /** How strong light and shadow are, 1 is normal. */
  contrast?: number;
  outline?: number;
}

/** The tools for drawing things of wood, clay, metal and cloth, all lit from one side. */
export interface ThingTools {
  readonly sheet: Sketch;
  readonly context: SKRSContext2D;
  readonly lightSide: -1 | 1;
  /** A rounded shape with outline. */
  solid(shape: Shape, color: Rgb | Gradient, depth?: number): void;
  flat(shape: Shape, paint: Paint): void;
  stroke(shape: Shape, color: Rgb | string, width: number): void;
  ball(x: number, y: number, radius: number, color: Rgb, radiusY?: number): void;
  /** A bent rod: points in SVG syntax, and its widths. */
  rod(points: string, widths: string, color: Rgb, depth?: number): void;
  /** Something round about the upright line at `x`: `profile` lists `radius,y` from top to bottom. */
  turned(x: number, profile: string, color: Rgb, options?: TurnedOptions): void;
  /** A block seen a little from above and from one side; `depth` is how far its top and side reach. */
  block(
    x: number,
    bottom: number,
    width: number,
    height: number,
    depth: number,
    color: Rgb,
    radius?: number,
  ): void;
  /** A streak of light on a glossy surface. */
  gleam(shape: Shape, width: number, strength?: number): void;
}

/** The sheet a thing is drawn on, in units. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom?: number;
  facing?: Drawing['facing'];
  selfLit?: number;
}

/** A procedure that draws on a sheet of the given area with `ThingTools`. */
export function thing(area: Area, draw: (tools: ThingTools, request: DrawingRequest) => void): Procedure {
  return (request) =>
    sketch({ size: request.size, ...area }, (sheet) =>
      draw(thingToolsFor(sheet, request.lightSide), request),
    );
}

export function curve(text: string, closed = true): Path2D {
  return smooth(parsePoints(text), closed);
}

export function thingToolsFor(sheet: Sketch, lightSide: -1 | 1): ThingTools {
  const { context } = sheet;
  return { sheet, context, lightSide, ...paintsOn(context, lightSide) };
}

/** The brushes alone, for another layer of the sheet. */
export function paintsOn(
  context: SKRSContext2D,
  lightSide: -1 | 1,
): Omit<ThingTools, 'sheet' | 'context' | 'lightSide'> {
  const model = (depth: number) => ({ depth, lightSide, outline: 0.007 });
  return {
    solid: (shape, color, depth = 0.03) => modelled(context, shape, color, model(depth)),
    flat: (shape, paint) => fill(context, shape, paint),
    stroke: (shape, color, width) => line(context, shape, color, width),
    ball: (x, y, radius, color, radiusY = radius) =>
      drawBall(context, x, y, radius, radiusY, color, lightSide),
    rod: (bones, widths, color, depth = 0.02) =>
      modelled(
        context,
        limb(parsePoints(bones), widths.trim().split(/\s+/).map(Number)),
        color,
        model(depth),
      ),
    turned: (x, profile, color, options = {}) => drawTurned(context, x, profile, color, lightSide, options),
    block: (x, bottom, width, height, depth, color, radius = 0) =>
      drawBlock(context, { x, bottom, width, height, depth, radius }, color, lightSide),
    gleam: (shape, width, strength = 0.6) => line(context, shape, `rgba(255,255,250,${strength})`, width),
  };
}

function drawBall(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  radiusY: number,
  color: Rgb,
  lightSide: -1 | 1,
): void {
  const shape = ellipse(x, y, radius, radiusY);
  const [lightX, lightY] = [x + lightSide * radius * 0.34, y - radiusY * 0.4];
  const gradient = context.createRadialGradient(lightX, lightY, 0, x, y, Math.max(radius, radiusY) * 1.12);
  gradient.addColorStop(0, toCss(mix(color, [255, 255, 245], 0.42)));
  gradient.addColorStop(0.35, toCss(color));
  gradient.addColorStop(0.8, toCss(scale(color, 0.74)));
  gradient.addColorStop(1, toCss(scale(color, 0.5)));
  fill(context, shape, gradient);
  line(context, shape, toCss(scale(color, 0.34), 0.6), Math.min(0.006, radius * 0.1));
}

function drawTurned(
  context: SKRSContext2D,
  x: number,
  profile: string,
  color: Rgb,
  lightSide: -1 | 1,
  { tilt = 0.16, inside, contrast = 1, outline = 0.007 }: TurnedOptions,
): void {
  const corners = parsePoints(profile);
  const widest = Math.max(...corners.map(([radius]) => radius));
  const [topRadius, top] = corners[0]!;
  const [footRadius, foot] = corners[corners.length - 1]!;
  const right = smoothSide(corners.map(([radius, y]): Point => [x + radius, y]));
  const left = smoothSide(corners.map(([radius, y]): Point => [x - radius, y]).reverse());
  // The last point of the right side already is the start of the foot's near curve.
  const shape =
    `M${x - topRadius} ${top}A${topRadius} ${topRadius * tilt} 0 0 1 ${x + topRadius} ${top}${right}` +
    `A${footRadius} ${footRadius * tilt} 0 0 1 ${x - footRadius} ${foot}${left}Z`;
  fill(context, shape, across(context, x - widest, x + widest, barrel(color, lightSide, contrast)));
  if (outline > 0) line(context, shape, toCss(scale(color, 0.32), 0.75), outline);
  if (topRadius < 0.01 || tilt === 0) return;
  const mouth = ellipse(x, top, topRadius, topRadius * tilt);
  fill(
    context,
    mouth,
    inside
      ? across(context, x - topRadius, x + topRadius, barrel(inside, lightSide === 1 ? -1 : 1, 0.7))
      : mix(color, [255, 255, 250], 0.22),
  );
  line(context, mouth, toCss(mix(color, [255, 255, 255], 0.35), 0.8), outline);
}

/** Catmull-Rom segments as path data that go on from the first point. */
function smoothSide(points: readonly Point[]): string {
  const at = (position: number) => points[Math.min(Math.max(position, 0), points.length - 1)]!;
  let data = '';
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    data += `C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  }
  return data;
}

function drawBlock(
  context: SKRSContext2D,
  {
    x,
    bottom,
    width,
    height,
    depth,
    radius,
  }: { x: number; bottom: number; width: number; height: number; depth: number; radius: number },
  color: Rgb,
  lightSide: -1 | 1,
): void {
  const [left, right, top] = [x - width / 2, x + width / 2, bottom - height];
  const [shiftX, shiftY] = [depth * 0.7, -depth * 0.5];
  const edge = toCss(scale(color, 0.34), 0.75);
  const side = polygon([
    [right, bottom],
    [right + shiftX, bottom + shiftY],
    [right + shiftX, top + shiftY],
    [right, top],
  ]);
  const lid = polygon([
    [left, top],
    [left + shiftX, top + shiftY],
    [right + shiftX, top + shiftY],
    [right, top],
  ]);
  fill(context, side, lightSide > 0 ? scale(color, 0.86) : scale(color, 0.6));
  line(context, side, edge, 0.005);
  fill(context, lid, mix(color, [255, 252, 240], 0.3));
  line(context, lid, edge, 0.005);
  const front =
    radius > 0
      ? `M${left + radius} ${bottom}H${right - radius}Q${right} ${bottom} ${right} ${bottom - radius}V${top}H${left}V${bottom - radius}Q${left} ${bottom} ${left + radius} ${bottom}Z`
      : `M${left} ${bottom}H${right}V${top}H${left}Z`;
  fill(
    context,
    front,
    across(
      context,
      left,
      right,
      lightSide < 0
        ? fade(mix(color, [255, 250, 235], 0.1), scale(color, 0.82))
        : fade(scale(color, 0.82), mix(color, [255, 250, 235], 0.1)),
    ),
  );
  line(context, front, edge, 0.006);
}
