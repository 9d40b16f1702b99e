import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { bandSides, limb, line, modelled, type Point, path } from '../pen.ts';
import { type Sketch, sketch } from '../sketch.ts';

export interface BeastLeg {
  points: readonly Point[];
  widths: readonly number[];
  /** Length of the paw or hoof. */
  foot: number;
}

/** A four-legged animal in profile, looking right, about one unit tall. */
export interface BeastPlan {
  coat: Rgb;
  belly: Rgb;
  /** Colour of the lower legs and how far up it reaches, 0..1. */
  socks?: { colour: Rgb; reach: number };
  foot: Rgb;
  /** From the rump over the back to the base of the head. */
  spine: readonly Point[];
  widths: readonly number[];
  hindLegs: readonly [near: BeastLeg, far: BeastLeg];
  foreLegs: readonly [near: BeastLeg, far: BeastLeg];
  /** How shaggy the outline is, 0 smooth .. 1. */
  fur: number;
  seat?: Point;
  drawBehind?: (sheet: Sketch) => void;
  drawTail: (sheet: Sketch) => void;
  drawHead: (sheet: Sketch) => void;
  drawAfter?: (sheet: Sketch) => void;
  hat: Point;
  headWidth: number;
}

export function drawBeast(request: DrawingRequest, plan: BeastPlan): Drawing {
  const { size, random, lightSide, detail } = request;
  return sketch({ size, left: -1.1, right: 1.1, top: -1.4, bottom: 0.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    plan.drawBehind?.(sheet);
    drawLeg(context, plan, plan.hindLegs[1], 0.7, lightSide);
    drawLeg(context, plan, plan.foreLegs[1], 0.7, lightSide);
    plan.drawTail(sheet);
    drawTrunk(context, random, plan, lightSide, detail);
    drawLeg(context, plan, plan.hindLegs[0], 1, lightSide);
    drawLeg(context, plan, plan.foreLegs[0], 1, lightSide);
    plan.drawHead(sheet);
    plan.drawAfter?.(sheet);
    const seat = plan.seat ?? plan.spine[Math.floor(plan.spine.length / 2)]!;
    sheet.anchor('seat', seat[0], seat[1]);
    sheet.anchor('hat', plan.hat[0], plan.hat[1]);
    sheet.head(plan.headWidth);
  });
}

function drawTrunk(
  context: SKRSContext2D,
  random: Random,
  plan: BeastPlan,
  lightSide: -1 | 1,
  detail: number,
): void {
  const { spine, widths, coat, belly, fur } = plan;
  const trunk = limb(spine, widths);
  modelled(context, trunk, coat, { depth: 0.06, lightSide, outline: 0.007 });
  context.save();
  context.clip(trunk);
  const { left } = bandSides(spine, widths);
  const under = path(`M${left.map(([x, y]) => `${x} ${y}`).join('L')}`);
  for (const [width, alpha] of [
    [0.12, 0.3],
    [0.08, 0.35],
    [0.045, 0.4],
  ] as const) {
    line(context, under, toCss(belly, alpha), width);
  }
  context.restore();
  drawFur(context, random, spine, widths, coat, fur, detail);
}

/** Short strokes along the body, and a few beyond the outline, so that a coat reads as hair. */
export function drawFur(
  context: SKRSContext2D,
  random: Random,
  spine: readonly Point[],
  widths: readonly number[],
  coat: Rgb,
  fur: number,
  detail: number,
): void {
  const strokes = Math.round(46 * fur * detail);
  for (let index = 0; index + 1 < spine.length; index++) {
    const from = spine[index]!;
    const to = spine[index + 1]!;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const along = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
    for (let stroke = 0; stroke < strokes * length * 2.4; stroke++) {
      const t = random.next();
      const off = random.range(-0.5, 0.5) * (widths[index]! + (widths[index + 1]! - widths[index]!) * t);
      const x = from[0] + (to[0] - from[0]) * t - along[1] * off;
      const y = from[1] + (to[1] - from[1]) * t + along[0] * off;
      const reach = random.range(0.02, 0.045);
      const tone = random.chance(0.5)
        ? scale(coat, random.range(0.62, 0.85))
        : mix(coat, [255, 244, 224], 0.3);
      const hair = path(
        `M${x} ${y}q${-along[0] * reach * 0.6} ${-along[1] * reach * 0.6 + 0.006} ${-along[0] * reach} ${-along[1] * reach + 0.014}`,
      );
      line(context, hair, toCss(tone, 0.55), 0.005);
    }
  }
}

function drawLeg(
  context: SKRSContext2D,
  plan: BeastPlan,
  leg: BeastLeg,
  shade: number,
  lightSide: -1 | 1,
): void {
  const coat = scale(plan.coat, shade);
  const [footX, footY] = leg.points[leg.points.length - 1]!;
  const ankle = leg.widths[leg.widths.length - 1]!;
  const paw = path(
    `M${footX - ankle * 0.55} ${footY + 0.016}V${footY - 0.02}Q${footX + leg.foot * 0.4} ${footY - 0.055} ${footX + leg.foot} ${footY - 0.006}` +
      `Q${footX + leg.foot * 1.05} ${footY + 0.016} ${footX + leg.foot * 0.9} ${footY + 0.018}Z`,
  );
  modelled(context, paw, scale(plan.foot, shade), { depth: 0.014, lightSide, outline: 0.005 });
  const shape = limb(leg.points, leg.widths);
  modelled(context, shape, coat, { depth: 0.028, lightSide, outline: 0.005 });
  if (plan.socks) {
    context.save();
    context.clip(shape);
    const top = footY - plan.socks.reach * 0.5;
    const gradient = context.createLinearGradient(0, top - 0.05, 0, top + 0.03);
    gradient.addColorStop(0, toCss(scale(plan.socks.colour, shade), 0));
    gradient.addColorStop(1, toCss(scale(plan.socks.colour, shade), 0.95));
    context.fillStyle = gradient;
    context.fillRect(-1, top - 0.05, 2, 1);
    context.restore();
  }
  // The upper end melts into the body.
  const [topX, topY] = leg.points[0]!;
  context.save();
  context.fillStyle = toCss(coat);
  context.beginPath();
  context.ellipse(
    topX,
    topY - leg.widths[0]! * 0.1,
    leg.widths[0]! * 0.46,
    leg.widths[0]! * 0.5,
    0,
    0,
    Math.PI * 2,
  );
  if (shade === 1) context.fill();
  context.restore();
}

/** Runs `draw` in a frame at `at`, turned and scaled: heads are drawn once, for a head about 0.3 units long. */
export function inFrame(
  context: SKRSContext2D,
  at: Point,
  turn: number,
  size: number,
  draw: (context: SKRSContext2D) => void,
): void {
  context.save();
  context.translate(at[0], at[1]);
  context.rotate(turn);
  context.scale(size, size);
  draw(context);
  context.restore();
}
