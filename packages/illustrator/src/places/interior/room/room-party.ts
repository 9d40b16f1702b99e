import { hslToRgb } from '../../../core/color.ts';
import type { Room } from './room.types.ts';
import { fillBall, fillOutline, strokePath, wallPoint } from './room-shapes.ts';

/** Flags under the ceiling and balloons in the corners, at a birthday or another party. */
export function decorateForParty(room: Room): void {
  if (!room.stage.brief.features.has('confetti')) return;
  hangBunting(room);
  for (const side of [-1, 1]) hangBalloons(room, side);
}

function hangBalloons(room: Room, side: number): void {
  const random = room.random.fork(`balloons ${side}`);
  const z = 0.3;
  const knot = room.point(side * (room.width / 2 - 0.35), 0.9, z);
  const radius = room.scaleAt(z) * 0.15;
  const hue = random.next();
  for (const [balloon, [x, up]] of BUNCH.entries()) {
    const at = room.point(side * (room.width / 2 - 0.35) + x, up + random.range(-0.05, 0.05), z);
    strokePath(room, [{ x: at.x, y: at.y + radius }, knot], [244, 240, 232], room.scaleAt(z) * 0.008);
    fillBall(room, at.x, at.y, radius, radius * 1.2, hslToRgb((hue + balloon * 0.23) % 1, 0.72, 0.6));
  }
}

/** Metres aside and above the floor; those in front come last. */
const BUNCH = [
  [0, 2.05],
  [-0.22, 1.85],
  [0.2, 1.8],
  [-0.02, 1.62],
] as const;

/** A string of flags along the back wall, sagging in the middle. */
export function hangBunting(room: Room): void {
  const { width, height, random } = room;
  const flags = 11;
  let last = wallPoint(room, 'back', 0, height - 0.14);
  for (let flag = 0; flag <= flags; flag++) {
    const t = flag / flags;
    const at = wallPoint(room, 'back', width * t, height - 0.14 - Math.sin(t * Math.PI) * 0.26);
    strokePath(room, [last, at], [250, 246, 236], room.scaleAt(0) * 0.012);
    const size = room.scaleAt(0) * 0.16;
    if (flag < flags)
      fillOutline(
        room,
        [
          { x: at.x - size * 0.5, y: at.y },
          { x: at.x + size * 0.5, y: at.y },
          { x: at.x, y: at.y + size * 1.1 },
        ],
        hslToRgb(random.pick([0.02, 0.11, 0.55, 0.35, 0.93]), 0.62, 0.62),
      );
    last = at;
  }
}
