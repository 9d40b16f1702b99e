import { hslToRgb, scale } from '../../../core/color.ts';
import type { Room, WallName } from './room.types.ts';
import { fillBall, fillOutline, type Patch, patchOutline, traceOutline, wallPoint } from './room-shapes.ts';

/** A framed picture: hills and sky, a still life of shapes, or stripes of color. */
export function hangPicture(room: Room, wall: WallName, patch: Patch): void {
  const { random, scheme, context } = room;
  const shadow = patchOutline(room, wall, {
    ...patch,
    along: patch.along - room.side * 0.03,
    up: patch.up - 0.04,
  });
  fillOutline(room, shadow, [30, 18, 20], 0.3);
  fillOutline(
    room,
    patchOutline(room, wall, patch),
    random.chance(0.5) ? scale(scheme.wood, 0.9) : [206, 168, 92],
  );
  const inset = Math.min(patch.wide, patch.high) * 0.1;
  const inner = {
    along: patch.along + inset,
    up: patch.up + inset,
    wide: patch.wide - inset * 2,
    high: patch.high - inset * 2,
  };
  const outline = patchOutline(room, wall, inner);
  fillOutline(room, outline, [246, 240, 226]);
  context.save();
  traceOutline(room, outline);
  context.clip();
  paintLittlePicture(room, wall, inner);
  context.restore();
}

function paintLittlePicture(room: Room, wall: WallName, { along, up, wide, high }: Patch): void {
  const { random } = room;
  const hue = random.next();
  const tone = (turn: number, light: number) => hslToRgb(hue + turn, 0.45, light);
  if (random.chance(0.6)) {
    fillOutline(room, patchOutline(room, wall, { along, up, wide, high }), tone(0.5, 0.78));
    const sun = wallPoint(room, wall, along + wide * random.range(0.25, 0.75), up + high * 0.68);
    fillBall(
      room,
      sun.x,
      sun.y,
      room.scaleAt(0) * wide * 0.11,
      room.scaleAt(0) * wide * 0.11,
      [250, 222, 150],
    );
    for (let hill = 0; hill < 3; hill++) {
      const base = up + high * (0.5 - hill * 0.14);
      const slope = random.range(-0.16, 0.16) * high;
      fillOutline(
        room,
        [
          wallPoint(room, wall, along, up),
          wallPoint(room, wall, along + wide, up),
          wallPoint(room, wall, along + wide, base - slope),
          wallPoint(room, wall, along + wide * 0.5, base + high * 0.08),
          wallPoint(room, wall, along, base + slope),
        ],
        tone(0.08 * hill, 0.58 - 0.12 * hill),
      );
    }
    return;
  }
  for (let shape = 0; shape < 4; shape++) {
    const at = wallPoint(
      room,
      wall,
      along + wide * random.range(0.2, 0.8),
      up + high * random.range(0.2, 0.8),
    );
    const size = room.scaleAt(0) * wide * random.range(0.1, 0.24);
    fillBall(room, at.x, at.y, size, size, tone(shape * 0.17, 0.55));
  }
}
