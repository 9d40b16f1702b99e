import { mix, type Rgb, scale } from '../../core/color.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { standBookcase } from './room/room-books.ts';
import { standLamp } from './room/room-lamps.ts';
import { partColor } from './room/room-parts.ts';
import { layRug, standPlant } from './room/room-pieces.ts';
import { fillBall, fillBlock, fillOutline, frontOutline, shadeBelow, wallPoint } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';

const SEAT = { high: 0.48, deep: 0.75 };

/** A broad window over a cushioned seat, walls of books at both sides, plants and a lamp. */
export const paintNook: PaintPlace = (room) => {
  const { random, scheme, width, height, side } = room;
  paintShell(room, { wallFinish: random.pick(['panels', 'boards', 'plaster']), beams: scheme.wood });
  const wide = width * 0.52;
  const cases = (width - wide) / 2 - 0.08;
  openWindow(room, 'back', {
    along: (width - wide) / 2 + 0.12,
    up: SEAT.high + 0.42,
    wide: wide - 0.24,
    high: height - SEAT.high - 0.8,
    panes: [3, 2],
    curtains: scheme.cloth,
    view: 'garden',
  });
  for (const along of [0.02, width - cases - 0.02])
    standBookcase(room, 'back', { along, up: 0, wide: cases, high: height - 0.3 }, scheme.wood);
  setSeat(room, wide);
  for (const across of [-0.46, 0.46]) hangPlant(room, width * across * 0.62);
  layRug(
    room,
    { x: 0, z: room.near * 0.66, wide: Math.min(2.6, width * 0.6), deep: room.near * 0.44 },
    scheme.accent,
  );
  standPlant(room, side * (width / 2 - 0.35), 0, SEAT.deep + 0.3, 1, 1);
  standPlant(room, -side * (width / 2 - 0.3), 0, SEAT.deep + 0.5, 0.7, 2);
  stackBooks(room, -side * width * 0.3);
  standLamp(room, side * width * 0.3, SEAT.deep + 0.1);
};

/** A chest along the window with a mattress and cushions, and an open book. */
function setSeat(room: Room, wide: number): void {
  const { scheme, random } = room;
  const body = { x: -wide / 2, y: 0, z: 0, wide, high: SEAT.high - 0.12, deep: SEAT.deep };
  const paint = partColor(room, 'cabinets') ?? mix(scheme.trim, scheme.wood, 0.25);
  shadeBelow(room, body);
  fillBlock(room, body, paint);
  for (let door = 0; door < 3; door++)
    fillOutline(
      room,
      frontOutline(room, body, [door / 3 + 0.03, 0.14, (door + 1) / 3 - 0.03, 0.86]),
      scale(paint, 0.88),
    );
  fillBlock(room, { ...body, y: SEAT.high - 0.12, high: 0.14 }, mix(scheme.cloth, [255, 246, 230], 0.35));
  const colors: readonly Rgb[] = [scheme.accent, scheme.cloth, [246, 236, 214], scheme.accent];
  for (const [index, color] of colors.entries()) {
    const across = [-0.42, -0.29, 0.3, 0.42][index]! * wide;
    const at = room.point(across, SEAT.high + 0.2, 0.2);
    const size = room.scaleAt(0.2) * random.range(0.19, 0.23);
    fillBall(room, at.x, at.y, size, size * 0.92, color);
  }
  const page = room.point(0.02, SEAT.high + 0.03, 0.45);
  const size = room.scaleAt(0.45) * 0.2;
  for (const half of [-1, 1])
    fillOutline(
      room,
      [
        { x: page.x, y: page.y },
        { x: page.x + half * size, y: page.y - size * 0.2 },
        { x: page.x + half * size, y: page.y - size * 0.42 },
        { x: page.x, y: page.y - size * 0.22 },
      ],
      half === room.side ? [255, 250, 236] : [236, 226, 206],
    );
}

function hangPlant(room: Room, x: number): void {
  const { height } = room;
  const up = height - 0.75;
  const from = room.point(x, height, 0.5);
  const to = room.point(x, up + 0.2, 0.5);
  fillOutline(
    room,
    [
      { x: from.x - 1, y: from.y },
      { x: from.x + 1, y: from.y },
      { x: to.x + 1, y: to.y },
      { x: to.x - 1, y: to.y },
    ],
    [110, 90, 70],
  );
  standPlant(room, x, up, 0.5, 0.6, 0);
}

/** Large books in two heaps on the floor. */
function stackBooks(room: Room, x: number): void {
  const { random, scheme } = room;
  const covers: readonly Rgb[] = [[150, 64, 52], [60, 96, 110], [188, 146, 72], [86, 110, 74], scheme.accent];
  for (const [heap, many] of [
    [0, 5],
    [0.5, 3],
  ] as const)
    for (let book = 0; book < many; book++) {
      const wide = random.range(0.34, 0.44);
      const block = {
        x: x + heap - wide / 2,
        y: book * 0.075,
        z: SEAT.deep + 0.35 + heap * 0.4,
        wide,
        high: 0.07,
        deep: 0.3,
      };
      if (book === 0) shadeBelow(room, block);
      fillBlock(room, block, covers[(book + Math.round(heap * 4)) % covers.length]!);
      fillOutline(room, frontOutline(room, block, [0.05, 0.2, 0.95, 0.8]), [244, 234, 210], 0.85);
    }
  const cup = wallPoint(room, 'back', room.width / 2 + x, 0.44, SEAT.deep + 0.5);
  fillBall(
    room,
    cup.x,
    cup.y,
    room.scaleAt(SEAT.deep + 0.5) * 0.06,
    room.scaleAt(SEAT.deep + 0.5) * 0.07,
    scheme.cloth,
  );
}
