import type { Room } from '../room/room.types.ts';
import { fillBall, strokePath } from '../room/room-shapes.ts';

/** A burning torch in its bracket on a wall; it lights its surroundings. */
export function hangTorch(room: Room, x: number, y: number, z: number): void {
  const foot = room.point(x, y, z);
  const size = room.scaleAt(z) * 0.3;
  const head = { x: foot.x, y: foot.y - size * 1.5 };
  strokePath(room, [foot, head], [84, 58, 40], size * 0.3);
  strokePath(
    room,
    [
      { x: head.x - size * 0.3, y: head.y },
      { x: head.x + size * 0.3, y: head.y },
    ],
    [46, 44, 48],
    size * 0.3,
  );
  fillBall(room, head.x, head.y - size * 0.8, size * 0.42, size * 0.95, [255, 146, 52]);
  fillBall(room, head.x, head.y - size * 0.55, size * 0.24, size * 0.55, [255, 236, 160]);
  room.lamps.push({
    x: head.x,
    y: head.y - size * 0.7,
    radius: room.unit * 0.5,
    color: [255, 164, 84],
    strength: 1,
  });
}
