import type { Rgb } from '../../../core/color.ts';
import { fillOval } from '../../../core/ink.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Room } from './room.types.ts';
import { fillBall, fillTurned, strokePath } from './room-shapes.ts';

/** Lamps that hang or stand spread this color. */
export const LAMPLIGHT: Rgb = [255, 206, 132];

/** A lamp that hangs from the ceiling, with its cone of light. */
export function hangPendant(
  room: Room,
  x: number,
  z: number,
  drop = 0.75,
  color: Rgb = room.scheme.accent,
): void {
  const top = room.point(x, room.height, z);
  const head = room.point(x, room.height - drop, z);
  const size = room.scaleAt(z) * 0.34;
  strokePath(room, [top, head], [40, 30, 28], size * 0.06);
  fillOval(room.context, [255, 236, 190], head.x, head.y + size * 0.42, size * 0.28, size * 0.16);
  fillTurned(
    room,
    { x: head.x, y: head.y + size * 0.45, size },
    rows<2>('0,0.52 0.12,0.5 0.34,0.24 0.46,0.07'),
    color,
  );
  room.lamps.push({
    x: head.x,
    y: head.y + size * 0.5,
    radius: room.unit * 0.55,
    color: LAMPLIGHT,
    strength: 0.8,
  });
}

/** A standing lamp with a cloth shade. */
export function standLamp(room: Room, x: number, z: number, color: Rgb = [244, 214, 150]): void {
  const foot = room.point(x, 0, z);
  const size = room.scaleAt(z);
  const y = foot.y - size * 1.4;
  fillBall(room, foot.x, foot.y, size * 0.16, size * 0.045, [70, 54, 44]);
  strokePath(room, [foot, { x: foot.x, y }], [70, 54, 44], size * 0.035);
  fillTurned(room, { x: foot.x, y: y + size * 0.06, size }, rows<2>('0,0.24 0.34,0.14'), color);
  room.lamps.push({ x: foot.x, y: y - size * 0.06, radius: size * 1.7, color: LAMPLIGHT, strength: 0.75 });
}
