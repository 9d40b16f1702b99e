import { type Rgb, scale, toCss } from '../../../core/color.ts';
import { fade, fillOval, linear } from '../../../core/ink.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Point, Room, WallName } from './room.types.ts';

/** A block that stands parallel to the walls: its least corner, and its size in metres. */
export interface Block {
  x: number;
  y: number;
  z: number;
  wide: number;
  high: number;
  deep: number;
}

export function fillOutline(room: Room, outline: readonly Point[], color: Rgb, alpha = 1): void {
  traceOutline(room, outline);
  room.context.fillStyle = toCss(color, alpha);
  room.context.fill();
}

export function traceOutline({ context }: Room, outline: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of outline) context.lineTo(x, y);
  context.closePath();
}

/** Metres along a wall that can be seen: the back wall's width, or from the back corner to behind the viewer. */
export function wallLength(room: Room, wall: WallName): number {
  return wall === 'back' ? room.width : room.near * 1.25;
}

/** A place on a wall: `along` metres from its left end (side walls: from the back corner), `up` metres above the floor, `out` metres before it. */
export function wallPoint(room: Room, wall: WallName, along: number, up: number, out = 0): Point {
  if (wall === 'back') return room.point(along - room.width / 2, up, out);
  const edge = wall === 'left' ? -room.width / 2 + out : room.width / 2 - out;
  return room.point(edge, up, along);
}

export function wallOutline(
  room: Room,
  wall: WallName,
  corners: ReadonlyArray<readonly [along: number, up: number]>,
  out = 0,
): Point[] {
  return corners.map(([along, up]) => wallPoint(room, wall, along, up, out));
}

export interface Patch {
  along: number;
  up: number;
  wide: number;
  high: number;
}

export function patchOutline(room: Room, wall: WallName, { along, up, wide, high }: Patch, out = 0): Point[] {
  return wallOutline(room, wall, pointsAt(along, up, '0,0 1,0 1,1 0,1', wide, high), out);
}

/** Draws the sides of a block that face us, lit from the room's side; top lightest. */
export function fillBlock(room: Room, block: Block, color: Rgb): void {
  const { x, y, z, wide, high, deep } = block;
  const right = x + wide;
  const front = z + deep;
  const at = room.point;
  const towards = (side: -1 | 1) => (side === room.side ? 0.98 : 0.68);
  if (at(x, y, front).x > at(x, y, z).x)
    fillOutline(
      room,
      [at(x, y, z), at(x, y, front), at(x, y + high, front), at(x, y + high, z)],
      scale(color, towards(-1)),
    );
  if (at(right, y, front).x < at(right, y, z).x)
    fillOutline(
      room,
      [at(right, y, z), at(right, y, front), at(right, y + high, front), at(right, y + high, z)],
      scale(color, towards(1)),
    );
  const top = [
    at(x, y + high, z),
    at(right, y + high, z),
    at(right, y + high, front),
    at(x, y + high, front),
  ];
  if (top[0]!.y < top[3]!.y) fillOutline(room, top, scale(color, 1.14));
  else
    fillOutline(
      room,
      [at(x, y, z), at(right, y, z), at(right, y, front), at(x, y, front)],
      scale(color, 0.5),
    );
  const face = [at(x, y, front), at(right, y, front), at(right, y + high, front), at(x, y + high, front)];
  const shade = linear(room.context, [0, face[2]!.y, 0, face[0]!.y], fade(color, scale(color, 0.78)));
  traceOutline(room, face);
  room.context.fillStyle = shade;
  room.context.fill();
}

/** The front of a block as a patch of screen, for doors, drawers and knobs. */
export function frontOutline(
  room: Room,
  { x, y, z, wide, high, deep }: Block,
  [left, low, right, top]: readonly [number, number, number, number],
): Point[] {
  const at = (share: number, up: number) => room.point(x + wide * share, y + high * up, z + deep);
  return [at(left, low), at(right, low), at(right, top), at(left, top)];
}

/** The soft dark under furniture. */
export function shadeBelow(
  room: Room,
  { x, z, wide, deep }: Pick<Block, 'x' | 'z' | 'wide' | 'deep'>,
  strength = 0.34,
): void {
  const { context } = room;
  const grow = Math.min(wide, deep) * 0.1 + 0.05;
  for (let ring = 3; ring >= 1; ring--) {
    const out = (grow * ring) / 3;
    fillOutline(
      room,
      [
        room.point(x - out, 0, z),
        room.point(x + wide + out, 0, z),
        room.point(x + wide + out, 0, z + deep + out),
        room.point(x - out, 0, z + deep + out),
      ],
      [20, 12, 14],
      strength / 3,
    );
  }
  context.globalAlpha = 1;
}

/** A round thing seen from the front, with light on one side: pots, globes, cushions, apples. */
export function fillBall(
  { context, side }: Room,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  color: Rgb,
): void {
  const gradient = context.createRadialGradient(
    x + side * radiusX * 0.35,
    y - radiusY * 0.4,
    0,
    x,
    y,
    Math.max(radiusX, radiusY) * 1.15,
  );
  gradient.addColorStop(0, toCss(scale(color, 1.32)));
  gradient.addColorStop(0.45, toCss(color));
  gradient.addColorStop(1, toCss(scale(color, 0.55)));
  fillOval(context, gradient, x, y, Math.max(0.3, radiusX), Math.max(0.3, radiusY));
}

/** A turned shape about an upright axis, from half widths at heights (0 foot, 1 top): bottles, vases, pots. */
export function fillTurned(
  { context, side }: Room,
  { x, y, size }: Point & { size: number },
  profile: ReadonlyArray<readonly [up: number, half: number]>,
  color: Rgb,
  alpha = 1,
): void {
  const widest = Math.max(...profile.map(([, half]) => half)) * size;
  const gradient = context.createLinearGradient(x - widest * side, 0, x + widest * side, 0);
  gradient.addColorStop(0, toCss(scale(color, 0.52), alpha));
  gradient.addColorStop(0.55, toCss(color, alpha));
  gradient.addColorStop(0.8, toCss(scale(color, 1.35), alpha));
  gradient.addColorStop(1, toCss(scale(color, 0.9), alpha));
  context.fillStyle = gradient;
  context.beginPath();
  for (const [up, half] of profile) context.lineTo(x - half * size, y - up * size);
  for (const [up, half] of [...profile].reverse()) context.lineTo(x + half * size, y - up * size);
  context.fill();
}

export function strokePath(
  { context }: Room,
  points: readonly Point[],
  color: Rgb,
  width: number,
  alpha = 1,
): void {
  context.strokeStyle = toCss(color, alpha);
  context.lineWidth = Math.max(0.5, width);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}
