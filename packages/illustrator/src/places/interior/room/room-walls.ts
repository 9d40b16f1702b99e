import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Room, WallName } from './room.types.ts';
import { fillOutline, patchOutline, wallLength, wallOutline, wallPoint } from './room-shapes.ts';

export type WallFinish =
  | 'plaster'
  | 'stripes'
  | 'flowers'
  | 'panels'
  | 'boards'
  | 'logs'
  | 'brick'
  | 'tiles'
  | 'stone';

interface Strip {
  low: number;
  high: number;
}

/** Covers a strip of a wall, from `low` to `high` metres, in true perspective. */
export function paintWallFinish(
  room: Room,
  wall: WallName,
  strip: Strip,
  color: Rgb,
  finish: WallFinish,
): void {
  const length = wallLength(room, wall);
  fillOutline(
    room,
    wallOutline(room, wall, [
      [0, strip.low],
      [length, strip.low],
      [length, strip.high],
      [0, strip.high],
    ]),
    color,
  );
  if (!isSeen(room, wall)) return;
  switch (finish) {
    case 'plaster':
      break;
    case 'stripes':
      paintStripes(room, wall, strip, length, color);
      break;
    case 'flowers':
      paintMotifs(room, wall, strip, length, color);
      break;
    case 'panels':
      paintPanels(room, wall, strip, length, color);
      break;
    case 'boards':
      layCourses(room, wall, strip, length, color, {
        wide: 0.16,
        high: 9,
        bond: 0,
        joint: 0.012,
        vary: 0.12,
      });
      break;
    case 'logs':
      layCourses(room, wall, strip, length, color, {
        wide: 30,
        high: 0.24,
        bond: 0,
        joint: 0.03,
        vary: 0.12,
      });
      break;
    case 'brick':
      layCourses(room, wall, strip, length, color, {
        wide: 0.34,
        high: 0.14,
        bond: 0.5,
        joint: 0.014,
        vary: 0.24,
      });
      break;
    case 'stone':
      layCourses(room, wall, strip, length, color, {
        wide: 0.8,
        high: 0.42,
        bond: 0.43,
        joint: 0.016,
        vary: 0.16,
      });
      break;
    default:
      layCourses(room, wall, strip, length, color, {
        wide: 0.2,
        high: 0.2,
        bond: 0,
        joint: 0.008,
        vary: 0.1,
      });
      break;
  }
}

/** Whether more than a sliver of the wall is in the picture. */
export function isSeen(room: Room, wall: WallName): boolean {
  if (wall === 'back') return true;
  const { x } = wallPoint(room, wall, 0, 0);
  return wall === 'left' ? x > room.stage.width * 0.03 : x < room.stage.width * 0.97;
}

interface Course {
  wide: number;
  high: number;
  /** Sideways shift of every other row, in pieces. */
  bond: number;
  joint: number;
  /** How much the pieces differ. */
  vary: number;
}

/** Rows of bricks, tiles, blocks or boards, filled in four tones so that each tone is one path. */
function layCourses(
  room: Room,
  wall: WallName,
  { low, high }: Strip,
  length: number,
  color: Rgb,
  course: Course,
): void {
  const { context, random } = room;
  const tall = Math.min(course.high, high - low);
  const tones = [1 - course.vary, 1 - course.vary * 0.3, 1 + course.vary * 0.25, 1 + course.vary * 0.8];
  const pieces: Array<Array<readonly [number, number, number, number]>> = tones.map(() => []);
  for (let row = 0; row * tall < high - low - 0.01; row++) {
    for (let along = -(row % 2) * course.bond * course.wide; along < length; along += course.wide) {
      const from = Math.max(0, along) + course.joint / 2;
      const to = Math.min(length, along + course.wide) - course.joint / 2;
      if (to > from)
        pieces[random.integer(4)]!.push([
          from,
          low + row * tall + course.joint / 2,
          to,
          Math.min(high, low + (row + 1) * tall) - course.joint / 2,
        ]);
    }
  }
  fillOutline(
    room,
    patchOutline(room, wall, { along: 0, up: low, wide: length, high: high - low }),
    scale(color, course.vary > 0.2 ? 1.16 : 0.8),
  );
  pieces.forEach((list, tone) => {
    context.fillStyle = toCss(scale(color, tones[tone]!));
    context.beginPath();
    for (const [from, foot, to, top] of list) {
      for (const [index, [along, up]] of (
        [
          [from, foot],
          [to, foot],
          [to, top],
          [from, top],
        ] as const
      ).entries()) {
        const { x, y } = wallPoint(room, wall, along, up);
        if (index === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
    }
    context.fill();
  });
}

function paintStripes(room: Room, wall: WallName, { low, high }: Strip, length: number, color: Rgb): void {
  for (let along = 0.1; along < length; along += 0.36)
    fillOutline(
      room,
      patchOutline(room, wall, { along, up: low, wide: 0.18, high: high - low }),
      mix(color, [255, 250, 238], 0.22),
    );
}

function paintMotifs(room: Room, wall: WallName, { low, high }: Strip, length: number, color: Rgb): void {
  const { context } = room;
  const light = toCss(mix(color, [255, 250, 236], 0.4));
  const dark = toCss(scale(color, 0.82));
  let row = 0;
  for (let up = low + 0.2; up < high - 0.05; up += 0.3, row++) {
    for (let along = 0.15 + (row % 2) * 0.2; along < length; along += 0.4) {
      const at = wallPoint(room, wall, along, up);
      const size = Math.abs(wallPoint(room, wall, along, up + 0.045).y - at.y);
      context.fillStyle = dark;
      context.fillRect(at.x - size * 0.12, at.y, size * 0.24, size * 1.5);
      context.fillStyle = light;
      for (let petal = 0; petal < 4; petal++) {
        context.beginPath();
        context.arc(
          at.x + [-0.6, 0.6, 0, 0][petal]! * size,
          at.y + [0, 0, -0.6, 0.5][petal]! * size,
          size * 0.52,
          0,
          7,
        );
        context.fill();
      }
    }
  }
}

function paintPanels(room: Room, wall: WallName, { low, high }: Strip, length: number, color: Rgb): void {
  const wide = 0.72;
  const margin = 0.1;
  for (let along = 0; along < length; along += wide) {
    const patch = {
      along: along + margin,
      up: low + 0.16,
      wide: wide - margin * 1.4,
      high: high - low - 0.28,
    };
    fillOutline(room, patchOutline(room, wall, patch), scale(color, 0.84));
    fillOutline(
      room,
      patchOutline(room, wall, {
        along: patch.along + 0.03,
        up: patch.up,
        wide: patch.wide - 0.03,
        high: patch.high - 0.03,
      }),
      scale(color, 1.06),
    );
    fillOutline(
      room,
      patchOutline(room, wall, {
        along: patch.along + 0.04,
        up: patch.up + 0.03,
        wide: patch.wide - 0.07,
        high: patch.high - 0.07,
      }),
      scale(color, 0.97),
    );
  }
}
