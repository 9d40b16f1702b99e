import type { Path2D } from '@napi-rs/canvas';
import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { coloredRows, pointsAt } from '../../../core/number-tables.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import { across, box, clipped, down, ellipse, fade, fill, line, path, polygon } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import { at, faceTones, type Volume } from '../../pen/solid.ts';
import { isEerie, isRuined } from './building-state.ts';
import { layStones } from './masonry.ts';

const SNOW: Rgb = [240, 245, 252];
const WARM: Rgb = [255, 176, 84];

export interface Pane {
  x: number;
  /** Lower edge. */
  bottom: number;
  width: number;
  height: number;
}

export interface PaneStyle {
  frame?: Rgb;
  arched?: boolean;
  shutters?: Rgb;
  sill?: boolean;
  flowers?: boolean;
  /** Bars across and down. */
  bars?: readonly [across: number, down: number];
  glass?: Rgb;
}

/** The outline of a window or door with a round head. */
export function archShape({ x, bottom, width, height }: Pane, grow = 0): Path2D {
  const half = width / 2 + grow;
  const spring = bottom - height + width / 2;
  return path(`M${x - half} ${bottom}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${bottom}Z`);
}

/** A window in a wall that faces us: frame, glass with a reflection, bars; warm when lamps burn, broken in ruins. */
export function drawWindow(sheet: Sketch, pane: Pane, style: PaneStyle, request: DrawingRequest): void {
  const { context } = sheet;
  const { x, bottom, width, height } = pane;
  const { frame = [240, 234, 222], arched = false, glass = [104, 142, 168], bars = [1, 1] } = style;
  const { random, snow } = request;
  const decayed = isRuined(request);
  const ruined = decayed && random.chance(0.75);
  // One burning window in a haunted house is eerie; in any other ruin nobody is left to light it.
  const lit = request.lamps && !ruined && (!decayed || isEerie(request)) && random.chance(0.86);
  const shape = arched ? archShape(pane) : box(x, bottom, width, height);
  if (style.shutters) drawShutters(sheet, pane, style.shutters);
  line(context, shape, scale(frame, 0.45), width * 0.26);
  line(context, shape, frame, width * 0.18);
  fill(
    context,
    shape,
    ruined
      ? [34, 30, 40]
      : down(context, bottom - height, bottom, fade(scale(glass, 0.62), mix(glass, [235, 246, 255], 0.42))),
  );
  clipped(context, shape, () => {
    if (ruined) drawShards(sheet, pane, request);
    else if (!lit)
      fill(
        context,
        polygon(pointsAt(x, bottom, '-0.5,-0.35 0.15,-1 0.42,-1 -0.5,-0.05', width, height)),
        'rgba(255,255,255,0.36)',
      );
  });
  const lattice = path('');
  for (let bar = 1; bar <= bars[1]; bar++) {
    const barX = x - width / 2 + (width * bar) / (bars[1] + 1);
    lattice.moveTo(barX, bottom);
    lattice.lineTo(barX, bottom - height);
  }
  for (let bar = 1; bar <= bars[0]; bar++) {
    const barY = bottom - (height * bar) / (bars[0] + 1);
    lattice.moveTo(x - width / 2, barY);
    lattice.lineTo(x + width / 2, barY);
  }
  if (lit) {
    for (const target of [context, sheet.glow])
      fill(target, shape, down(target, bottom - height, bottom, coloredRows<1>('0,#ffeeb0 1,#ffb254')));
    line(sheet.glow, lattice, scale(frame, 0.4), width * 0.07);
    sheet.light(x, bottom - height / 2, Math.max(width, height) * 1.6, WARM);
  }
  line(context, lattice, lit ? scale(frame, 0.5) : frame, width * 0.08);
  if (style.sill !== false) {
    fill(context, box(x, bottom + height * 0.09, width * 1.36, height * 0.1), scale(frame, 0.86));
    if (snow) fill(context, box(x, bottom, width * 1.3, height * 0.08, height * 0.04), SNOW);
  }
  if (style.flowers && !snow && !ruined) drawFlowerBox(sheet, pane, request);
}

function drawShards(sheet: Sketch, { x, bottom, width, height }: Pane, { random }: DrawingRequest): void {
  for (let shard = 0; shard < 4; shard++) {
    const edge = x + random.range(-0.5, 0.5) * width;
    const y = random.chance(0.5) ? bottom : bottom - height;
    fill(
      sheet.context,
      polygon([
        [edge - width * 0.2, y],
        [edge + width * 0.22, y],
        [
          edge + random.range(-0.1, 0.1) * width,
          y + (y === bottom ? -1 : 1) * height * random.range(0.25, 0.5),
        ],
      ]),
      'rgba(150,178,194,0.75)',
    );
  }
}

function drawShutters({ context }: Sketch, { x, bottom, width, height }: Pane, color: Rgb): void {
  for (const side of [-1, 1]) {
    const shutter = box(x + side * width * 0.84, bottom, width * 0.42, height * 1.04);
    fill(context, shutter, scale(color, side < 0 ? 1.05 : 0.9));
    const slats = path('');
    for (let slat = 1; slat < 6; slat++) {
      slats.moveTo(x + side * width * 0.84 - width * 0.16, bottom - (height * slat) / 6);
      slats.lineTo(x + side * width * 0.84 + width * 0.16, bottom - (height * slat) / 6);
    }
    line(context, slats, toCss(scale(color, 0.6), 0.7), height * 0.03);
    line(context, shutter, scale(color, 0.5), 0.005);
  }
}

function drawFlowerBox({ context }: Sketch, { x, bottom, width }: Pane, { random }: DrawingRequest): void {
  fill(context, box(x, bottom + 0.035, width * 1.3, 0.03, 0.004), [126, 78, 50]);
  for (let bloom = 0; bloom < 12; bloom++) {
    const bloomX = x + random.range(-0.62, 0.62) * width;
    fill(context, ellipse(bloomX, bottom + random.range(-0.012, 0.012), 0.012), [72, 122, 62]);
    fill(
      context,
      ellipse(bloomX + 0.004, bottom - random.range(0, 0.02), 0.009),
      random.pick(['#e2445c', '#f4b13e', '#f7f1f5', '#d768b8']),
    );
  }
}

interface DoorStyle {
  arched?: boolean;
  frame?: Rgb;
  double?: boolean;
  steps?: number;
}

/** A panelled or planked door with a knob and steps before it. */
export function drawDoorway(
  { context }: Sketch,
  pane: Pane,
  paint: Rgb,
  { arched = false, frame = [232, 224, 208], double = false, steps = 1 }: DoorStyle = {},
): void {
  const { x, bottom, width, height } = pane;
  const shape = arched ? archShape(pane) : box(x, bottom, width, height);
  line(context, shape, scale(frame, 0.5), width * 0.2);
  line(context, shape, frame, width * 0.14);
  fill(
    context,
    shape,
    across(
      context,
      x - width / 2,
      x + width / 2,
      fade(mix(paint, [255, 244, 226], 0.16), scale(paint, 0.78)),
    ),
  );
  clipped(context, shape, () => {
    const planks = path('');
    const count = double ? 8 : 5;
    for (let plank = 1; plank < count; plank++) {
      planks.moveTo(x - width / 2 + (width * plank) / count, bottom);
      planks.lineTo(x - width / 2 + (width * plank) / count, bottom - height);
    }
    line(context, planks, toCss(scale(paint, 0.55), 0.8), width * 0.025);
  });
  if (double) line(context, `M${x} ${bottom}V${bottom - height}`, scale(paint, 0.35), width * 0.05);
  fill(
    context,
    ellipse(x + width * (double ? 0.08 : 0.34), bottom - height * 0.42, width * 0.06),
    [228, 188, 96],
  );
  for (let step = 0; step < steps; step++)
    fill(
      context,
      box(x, bottom + 0.004 + (step + 1) * 0.02, width * (1.3 + step * 0.25), 0.022, 0.004),
      scale([176, 168, 158], 1 - step * 0.08),
    );
}

/** A window on the right-hand wall, between two depths. */
export function drawSideWindow(
  sheet: Sketch,
  { right, depth }: Volume,
  { from, to, top, bottom }: { from: number; to: number; top: number; bottom: number },
  request: DrawingRequest,
  frame: Rgb = [240, 234, 222],
): void {
  const { context } = sheet;
  const tone = faceTones(request).side;
  const [a, b] = [from * depth, to * depth];
  const shape = polygon([at(right, bottom, a), at(right, top, a), at(right, top, b), at(right, bottom, b)]);
  const dark = isRuined(request);
  fill(context, shape, scale(dark ? [34, 30, 40] : [104, 142, 168], dark ? 1 : tone));
  const middle = (a + b) / 2;
  const cross =
    `M${at(right, bottom, middle).join(' ')}L${at(right, top, middle).join(' ')}` +
    `M${at(right, (top + bottom) / 2, a).join(' ')}L${at(right, (top + bottom) / 2, b).join(' ')}`;
  if (request.lamps && !dark) {
    for (const target of [context, sheet.glow]) fill(target, shape, [255, 202, 112]);
    line(sheet.glow, cross, scale(frame, 0.4), 0.008);
  }
  line(context, cross, scale(frame, tone * 0.9), 0.008);
  line(context, shape, scale(frame, tone), 0.014);
}

/** A brick chimney that smokes. */
export function drawChimneyStack(
  sheet: Sketch,
  { x, bottom, width, height }: Pane,
  request: DrawingRequest,
  brick: Rgb = [158, 102, 84],
): void {
  const { context } = sheet;
  const { front, side } = faceTones(request);
  const deep = width * 0.5;
  fill(
    context,
    polygon([
      [x + width / 2, bottom],
      [x + width / 2, bottom - height],
      [x + width / 2 + deep * 0.7, bottom - height + 0.004],
      [x + width / 2 + deep * 0.7, bottom],
    ]),
    scale(brick, side * 0.9),
  );
  fill(context, box(x, bottom, width, height), scale(brick, front));
  layStones(
    context,
    request.random,
    { left: x - width / 2, right: x + width / 2, top: bottom - height, bottom },
    scale(brick, front),
    0.02,
    0.7,
  );
  fill(
    context,
    box(x + deep * 0.3, bottom - height + 0.01, width * 1.5, 0.03, 0.004),
    request.snow ? SNOW : scale(brick, 0.6),
  );
  if (!isRuined(request)) sheet.smoke(x, bottom - height - 0.02);
}
