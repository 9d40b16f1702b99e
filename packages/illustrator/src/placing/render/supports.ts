import type { LineKind } from '../../brief/relation-frames/frame.types.ts';
import type { SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';

interface Spot {
  x: number;
  y: number;
}

/** What a placement hangs from or stands on, when that is drawn along with it. */
export function drawSupport(stage: Stage, placement: Placement): void {
  if (placement.rope) drawRope(stage, placement.rope);
  if (placement.shelf) drawShelf(stage, placement.shelf);
  if (placement.stand) drawTable(stage, placement, placement.stand);
  if (placement.string) drawString(stage, placement);
}

function lineWidth({ width, height }: Stage): number {
  return Math.max(0.8, Math.min(width, height) * 0.0028);
}

/** How each line is drawn: its breadth among others, its color, and how far it sags for its length. */
const LINES: Readonly<Record<LineKind, { breadth: number; color: string; sag: number }>> = {
  string: { breadth: 1, color: 'rgba(58,50,52,0.85)', sag: 0.08 },
  leash: { breadth: 1.5, color: 'rgb(150,38,40)', sag: 0.14 },
  rope: { breadth: 2.3, color: 'rgb(150,118,76)', sag: 0.1 },
  reins: { breadth: 1.6, color: 'rgb(70,44,30)', sag: 0.12 },
  stream: { breadth: 3.4, color: 'rgba(150,212,240,0.92)', sag: 0 },
  vine: { breadth: 6, color: 'rgb(86,124,50)', sag: 0.16 },
  spell: { breadth: 5, color: 'rgba(255,176,64,0.85)', sag: 0 },
  'fishing-line': { breadth: 0.7, color: 'rgba(244,244,244,0.9)', sag: 0.02 },
};

/** The string between a placement and the hand that holds it or the beam that it hangs from. */
function drawString(stage: Stage, placement: Placement): void {
  const { string, x, y, height, request } = placement;
  if (!string) return;
  const { context } = stage;
  const { breadth, color, sag } = LINES[string.like ?? 'string'];
  const above = string.y < y - height;
  // A kite hangs by its middle, a balloon by its knot.
  const grip = above ? height * 0.94 : request.noun.name === 'kite' ? height * 0.6 : height * 0.03;
  const end = string.from ?? { x, y: y - grip };
  const slack = Math.abs(end.x - string.x) * sag * 2;
  const middle = { x: (string.x + end.x) / 2, y: (string.y + end.y) / 2 + slack };
  context.save();
  context.strokeStyle = color;
  context.lineWidth = lineWidth(stage) * breadth;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(string.x, string.y);
  context.quadraticCurveTo(middle.x, middle.y, end.x, end.y);
  context.stroke();
  if (string.like === 'spell') drawSpell(context, string, end);
  if (string.like === 'leash') drawRing(context, string, end, color);
  context.restore();
  if (string.like !== 'reins') noteCurve(stage, placement, [string, middle, end]);
}

/** A bright core in the glow, a burst where it strikes, and sparks along its way. */
function drawSpell(context: SKRSContext2D, from: Spot, to: Spot): void {
  const breadth = context.lineWidth;
  context.globalCompositeOperation = 'screen';
  const ball = (x: number, y: number, radius: number) => {
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, 'rgba(255,250,214,1)');
    glow.addColorStop(0.35, 'rgba(255,178,70,0.85)');
    glow.addColorStop(1, 'rgba(255,96,40,0)');
    context.fillStyle = glow;
    context.beginPath();
    context.arc(x, y, radius, 0, TAU);
    context.fill();
  };
  for (let spark = 0; spark <= 14; spark++) {
    const along = spark / 14;
    const aside = Math.sin(spark * 2.4) * breadth * 1.1;
    ball(
      from.x + (to.x - from.x) * along,
      from.y + (to.y - from.y) * along + aside,
      breadth * (1.1 + along * 1.5),
    );
  }
  ball(to.x, to.y, breadth * 6);
  ball(from.x, from.y, breadth * 2.4);
}

/** The ring of a collar, and the loop in the hand. */
function drawRing(context: SKRSContext2D, collar: Spot, hand: Spot, color: string): void {
  const radius = context.lineWidth * 1.5;
  context.fillStyle = color;
  for (const { x, y } of [collar, hand]) {
    context.beginPath();
    context.arc(x, y, radius, 0, TAU);
    context.fill();
  }
}

/**
 * A string is as near as what hangs on it: else the lens blurs it with the hills behind, and no style outlines it.
 * A leash lies on who wears it, and reins on nothing else.
 */
function noteCurve(
  { width, height, depth, mask }: Stage,
  { distance, id, string }: Placement,
  [from, middle, to]: readonly [Spot, Spot, Spot],
): void {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 1.4);
  for (let step = 0; step <= steps; step++) {
    const t = step / steps;
    const along = (axis: 'x' | 'y') =>
      Math.round((1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * middle[axis] + t * t * to[axis]);
    const [column, row] = [along('x'), along('y')];
    if (column < 1 || row < 0 || column >= width - 1 || row >= height) continue;
    for (const pixel of [-1, 0, 1].map((aside) => row * width + column + aside)) {
      if (string?.like && string.like !== 'string' && mask[pixel]! > 0) continue;
      depth[pixel] = distance;
      mask[pixel] = id;
    }
  }
}

function drawRope(stage: Stage, { from, to, sag }: NonNullable<Placement['rope']>): void {
  const { context } = stage;
  context.save();
  context.strokeStyle = 'rgba(48,40,44,0.9)';
  context.lineWidth = lineWidth(stage) * 1.3;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo((from.x + to.x) / 2, (from.y + to.y) / 2 + sag * 2, to.x, to.y);
  context.stroke();
  context.restore();
}

/** A plain table below a thing that somebody works at. */
function drawTable(
  stage: Stage,
  { y, id, distance }: Placement,
  { x, y: floor, width }: NonNullable<Placement['stand']>,
): void {
  const { context } = stage;
  const thick = Math.min(width * 0.05, (floor - y) * 0.12);
  const bright = Math.min(1.1, stage.palette.ambient[0] / 150);
  const wood = scale([150, 104, 64], bright);
  const [left, right, top] = [x - width / 2, x + width / 2, y - thick * 0.7];
  for (const leg of [left + thick * 1.2, right - thick * 2.2]) {
    const face = context.createLinearGradient(leg, 0, leg + thick, 0);
    face.addColorStop(0, toCss(scale(wood, 1.05)));
    face.addColorStop(1, toCss(scale(wood, 0.6)));
    context.fillStyle = face;
    context.fillRect(leg, top, thick, floor - top);
  }
  context.fillStyle = toCss(scale(wood, 0.62));
  context.fillRect(left + thick * 1.4, top + thick, width - thick * 2.8, thick * 1.3);
  const board = context.createLinearGradient(0, top, 0, top + thick * 1.2);
  board.addColorStop(0, toCss(scale(wood, 1.3)));
  board.addColorStop(0.55, toCss(scale(wood, 1.1)));
  board.addColorStop(1, toCss(scale(wood, 0.7)));
  context.fillStyle = board;
  context.fillRect(left, top, width, thick * 1.2);
  noteTable(stage, { left, right, top, floor, thick }, distance, id);
}

/** The table is as near as what stands on it. */
function noteTable(
  { width, height, depth, mask }: Stage,
  { left, right, top, floor, thick }: Record<'left' | 'right' | 'top' | 'floor' | 'thick', number>,
  distance: number,
  id: number,
): void {
  for (let row = Math.max(0, Math.round(top)); row < Math.min(height, floor); row++)
    for (let column = Math.max(0, Math.round(left)); column < Math.min(width, right); column++) {
      const aside = Math.min(column - left, right - column);
      if (row > top + thick * 2.3 && (aside < thick * 1.2 || aside > thick * 2.2)) continue;
      depth[row * width + column] = distance;
      mask[row * width + column] = id;
    }
}

/** Boards against the wall between two posts, with a cornice: what stands on it does not hang before a window. */
function drawDresser(
  { context }: Stage,
  { left, right, back }: NonNullable<Placement['shelf']>,
  thick: number,
  wood: Rgb,
): void {
  if (!back) return;
  const high = back.bottom - back.top;
  const inside = context.createLinearGradient(0, back.top, 0, back.bottom);
  inside.addColorStop(0, toCss(scale(wood, 0.42)));
  inside.addColorStop(1, toCss(scale(wood, 0.66)));
  context.fillStyle = inside;
  context.fillRect(left, back.top, right - left, high);
  context.fillStyle = toCss(scale(wood, 0.36), 0.7);
  const planks = 6;
  for (let plank = 1; plank < planks; plank++)
    context.fillRect(left + ((right - left) * plank) / planks, back.top, Math.max(1, thick * 0.08), high);
  for (const post of [left, right - thick]) {
    const face = context.createLinearGradient(post, 0, post + thick, 0);
    face.addColorStop(0, toCss(scale(wood, 1.16)));
    face.addColorStop(1, toCss(scale(wood, 0.72)));
    context.fillStyle = face;
    context.fillRect(post, back.top, thick, high);
  }
  context.fillStyle = toCss(scale(wood, 1.12));
  context.fillRect(left - thick * 0.5, back.top - thick, right - left + thick, thick * 1.1);
  context.fillStyle = toCss(scale(wood, 0.6));
  context.fillRect(left - thick * 0.3, back.top + thick * 0.1, right - left + thick * 0.6, thick * 0.3);
}

function drawShelf(stage: Stage, shelf: NonNullable<Placement['shelf']>): void {
  const { context } = stage;
  const { left, right, y } = shelf;
  const thick = Math.max(2, Math.min(stage.width, stage.height) * 0.02);
  const bright = Math.min(1.1, stage.palette.ambient[0] / 150);
  const wood = scale([138, 92, 56], bright);
  drawDresser(stage, shelf, thick, wood);
  context.save();
  const shadow = context.createLinearGradient(0, y + thick, 0, y + thick * 3.4);
  shadow.addColorStop(0, 'rgba(20,12,10,0.4)');
  shadow.addColorStop(1, 'rgba(20,12,10,0)');
  context.fillStyle = shadow;
  context.fillRect(left, y + thick, right - left, thick * 2.4);
  const face = context.createLinearGradient(0, y - thick * 0.3, 0, y + thick);
  face.addColorStop(0, toCss(scale(wood, 1.3)));
  face.addColorStop(0.3, toCss(wood));
  face.addColorStop(1, toCss(scale(wood, 0.7)));
  context.fillStyle = face;
  context.fillRect(left, y - thick * 0.3, right - left, thick * 1.3);
  context.restore();
}
