import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { lerp } from '../../../core/maths.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import { clipped, fill, line, type Point, path, polygon } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import { at, faceTones, type Volume, type WallPaint } from '../../pen/solid.ts';
import { isRuined } from './building-state.ts';
import { paintSurface } from './wall-surface.ts';

const SNOW: Rgb = [238, 244, 252];

interface Eaves {
  rise: number;
  overhang?: number;
}

/** A roof surface with courses of tiles; corners run upper left, upper right, lower right, lower left. */
export function drawRoofPlane(
  context: SKRSContext2D,
  corners: readonly [Point, Point, Point, Point],
  color: Rgb,
  request: DrawingRequest,
): void {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  const plane = polygon(corners);
  const height = Math.hypot(lowerLeft[0] - upperLeft[0], lowerLeft[1] - upperLeft[1]);
  const rows = Math.max(4, Math.round(height / 0.035));
  const tone = request.snow ? mix(SNOW, color, 0.1) : color;
  const shade = context.createLinearGradient(0, upperLeft[1], 0, lowerLeft[1]);
  shade.addColorStop(0, toCss(mix(tone, [255, 246, 230], 0.16)));
  shade.addColorStop(1, toCss(scale(tone, 0.82)));
  fill(context, plane, shade);
  clipped(context, plane, () => {
    const point = (u: number, v: number): Point => [
      lerp(lerp(upperLeft[0], upperRight[0], u), lerp(lowerLeft[0], lowerRight[0], u), v),
      lerp(lerp(upperLeft[1], upperRight[1], u), lerp(lowerLeft[1], lowerRight[1], u), v),
    ];
    if (!request.snow) drawTiles(context, point, rows, color, request);
    if (isRuined(request)) drawHoles(context, point, request);
  });
  line(context, plane, toCss(scale(color, 0.3), 0.7), 0.006);
  if (request.snow) drawSnowEdge(context, lowerLeft, lowerRight, request);
}

function drawTiles(
  context: SKRSContext2D,
  point: (u: number, v: number) => Point,
  rows: number,
  color: Rgb,
  { random }: DrawingRequest,
): void {
  for (let row = 0; row < rows; row++) {
    for (let tile = 0; tile < 16; tile++) {
      if (!random.chance(0.4)) continue;
      const [u, v] = [(tile + (row % 2) / 2) / 16, row / rows];
      fill(
        context,
        polygon([
          point(u, v),
          point(u + 1 / 17, v),
          point(u + 1 / 17, v + 0.94 / rows),
          point(u, v + 0.94 / rows),
        ]),
        toCss(scale(color, random.range(0.78, 1.2)), 0.6),
      );
    }
    const [from, to] = [point(0, (row + 1) / rows), point(1, (row + 1) / rows)];
    line(context, polygon([from, to]), toCss(scale(color, 0.5), 0.6), 0.005);
  }
}

function drawHoles(
  context: SKRSContext2D,
  point: (u: number, v: number) => Point,
  { random }: DrawingRequest,
): void {
  for (let hole = 0; hole < 3; hole++) {
    const u = random.range(0.1, 0.85);
    const v = random.range(0.2, 0.75);
    const reach = random.range(0.05, 0.09);
    fill(
      context,
      polygon([
        point(u, v),
        point(u + reach * 0.7, v - 0.06),
        point(u + reach, v + 0.1),
        point(u + reach * 0.5, v + 0.16),
        point(u - reach * 0.2, v + 0.12),
      ]),
      'rgba(22,16,24,0.85)',
    );
  }
}

function drawSnowEdge(context: SKRSContext2D, from: Point, to: Point, { random }: DrawingRequest): void {
  const drift = path(`M${from[0]} ${from[1] - 0.02}`);
  const lumps = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.07));
  for (let lump = 1; lump <= lumps; lump++) {
    const x = lerp(from[0], to[0], lump / lumps);
    const y = lerp(from[1], to[1], lump / lumps);
    const before = lerp(from[0], to[0], (lump - 0.5) / lumps);
    drift.quadraticCurveTo(before, y + random.range(0.02, 0.05), x, y);
  }
  drift.lineTo(to[0], to[1] - 0.03);
  drift.closePath();
  fill(context, drift, [226, 235, 248]);
}

/** A roof whose slope faces us; its ridge runs along the front, the gable shows on the right. */
export function drawSlopingRoof(
  sheet: Sketch,
  { left, right, top, depth }: Volume,
  { rise, overhang = 0.05 }: Eaves,
  roof: Rgb,
  wall: Rgb,
  request: DrawingRequest,
): void {
  const { context } = sheet;
  const { front, side } = faceTones(request);
  const ridge = top - rise;
  const drop = (overhang * rise) / Math.max(0.1, depth / 2) / 2.4;
  fill(
    context,
    polygon([at(right, top, 0), at(right, ridge, depth / 2), at(right, top, depth)]),
    scale(wall, side * 0.9),
  );
  const soffit = polygon([
    at(right, ridge, depth / 2),
    at(right + overhang, ridge - 0.012, depth / 2),
    at(right + overhang, top + drop, depth + overhang),
    at(right, top, depth),
  ]);
  fill(context, soffit, scale(roof, 0.45));
  const farEdge = polygon([
    at(right + overhang, ridge - 0.012, depth / 2),
    at(right + overhang, top + drop, depth + overhang),
  ]);
  line(context, farEdge, request.snow ? SNOW : scale(roof, 0.75), 0.022);
  drawRoofPlane(
    context,
    [
      at(left - overhang, ridge - 0.012, depth / 2),
      at(right + overhang, ridge - 0.012, depth / 2),
      at(right + overhang, top + drop, -overhang),
      at(left - overhang, top + drop, -overhang),
    ],
    scale(roof, front),
    request,
  );
}

/** A gable that faces us; the ridge runs away and one slope shows on the right. */
export function drawGableRoof(
  sheet: Sketch,
  volume: Volume,
  { rise, overhang = 0.05 }: Eaves,
  roof: Rgb,
  paint: WallPaint,
  request: DrawingRequest,
): void {
  const { context } = sheet;
  const { left, right, top, depth } = volume;
  const { front, side } = faceTones(request);
  const middle = (left + right) / 2;
  const slope = rise / ((right - left) / 2);
  const ridge = top - rise;
  const low = top + overhang * slope;
  drawRoofPlane(
    context,
    [
      at(middle, ridge - 0.01, -overhang),
      at(middle, ridge - 0.01, depth + overhang),
      at(right + overhang, low, depth + overhang),
      at(right + overhang, low, -overhang),
    ],
    scale(roof, side * 1.05),
    request,
  );
  const gable = polygon([
    [left, top],
    [middle, ridge],
    [right, top],
  ]);
  const tone = scale(paint.color, front);
  fill(context, gable, tone);
  clipped(context, gable, () =>
    paintSurface(context, request.random, { left, right, top: ridge, bottom: top }, tone, paint.surface),
  );
  const barge = `M${left - overhang} ${low}L${middle} ${ridge - 0.012}L${right + overhang} ${low}`;
  line(context, barge, scale(roof, 0.4), 0.05);
  line(context, barge, request.snow ? SNOW : mix(roof, [255, 244, 226], 0.2), 0.032);
}

/** A four-sided roof that rises to a point: steeples, turrets, pavilions. */
export function drawPointedRoof(
  sheet: Sketch,
  { left, right, top, depth }: Volume,
  { rise, overhang = 0.03 }: Eaves,
  roof: Rgb,
  request: DrawingRequest,
): void {
  const { context } = sheet;
  const { front, side } = faceTones(request);
  const tip = at((left + right) / 2, top - rise, depth / 2);
  const lowerLeft = at(left - overhang, top, -overhang);
  const lowerRight = at(right + overhang, top, -overhang);
  const back = at(right + overhang, top, depth + overhang);
  drawRoofPlane(context, [tip, tip, back, lowerRight], scale(roof, side), { ...request, snow: false });
  drawRoofPlane(context, [tip, tip, lowerRight, lowerLeft], scale(roof, front), request);
}

/** A roof that slopes on all sides to a short ridge. */
export function drawHippedRoof(
  sheet: Sketch,
  { left, right, top, depth }: Volume,
  { rise, overhang = 0.05 }: Eaves,
  roof: Rgb,
  request: DrawingRequest,
): void {
  const { context } = sheet;
  const { front, side } = faceTones(request);
  const inset = Math.min((right - left) * 0.35, depth * 0.5);
  const ridgeLeft = at(left + inset, top - rise, depth / 2);
  const ridgeRight = at(right - inset, top - rise, depth / 2);
  const lowerLeft = at(left - overhang, top, -overhang);
  const lowerRight = at(right + overhang, top, -overhang);
  const back = at(right + overhang, top, depth + overhang);
  drawRoofPlane(context, [ridgeRight, ridgeRight, back, lowerRight], scale(roof, side), request);
  drawRoofPlane(context, [ridgeLeft, ridgeRight, lowerRight, lowerLeft], scale(roof, front), request);
}

/** A flat roof: a cornice along both walls. */
export function drawCornice(
  sheet: Sketch,
  { left, right, top, depth }: Volume,
  color: Rgb,
  request: DrawingRequest,
  height = 0.035,
): void {
  const { context } = sheet;
  const { front, side } = faceTones(request);
  const [l, r] = [left - 0.02, right + 0.02];
  const sidePart = polygon([
    at(r, top, -0.02),
    at(r, top - height, -0.02),
    at(r, top - height, depth + 0.02),
    at(r, top, depth + 0.02),
  ]);
  fill(context, sidePart, scale(color, side * 0.95));
  const frontPart = polygon([
    at(l, top, -0.02),
    at(l, top - height, -0.02),
    at(r, top - height, -0.02),
    at(r, top, -0.02),
  ]);
  fill(context, frontPart, scale(color, front * 1.08));
  for (const shape of [sidePart, frontPart]) line(context, shape, toCss(scale(color, 0.35), 0.6), 0.005);
  if (request.snow)
    fill(
      context,
      `M${l} ${top - height}Q${(l + r) / 2} ${top - height - 0.03} ${r} ${top - height}V${top - height + 0.012}H${l}Z`,
      SNOW,
    );
}
