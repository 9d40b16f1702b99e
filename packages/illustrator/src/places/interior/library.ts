import { scale } from '../../core/color.ts';
import { hearth } from './room/hearth.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { standBookcase } from './room/room-books.ts';
import { hangPendant, standLamp } from './room/room-lamps.ts';
import { layRug } from './room/room-pieces.ts';
import { fillBlock, fillOutline, strokePath, wallPoint } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { isSeen } from './room/room-walls.ts';
import { openWindow } from './room/room-windows.ts';
import { asksFor } from './room/room-wishes.ts';

/** Walls of books up to the ceiling, a ladder on its rail, a tall window or a hearth between the cases. */
export const paintLibrary: PaintPlace = (room) => {
  const { random, scheme, width, height, side } = room;
  const wood = scheme.wood;
  paintShell(room, {
    wall: scale(scheme.wall, 0.9),
    wallFinish: 'panels',
    floorFinish: random.pick(['planks', 'boards-across']),
    ...(random.chance(0.5) ? { beams: wood } : {}),
  });
  const tall = height - 0.25;
  const gapWide = Math.min(1.6, width * 0.32);
  // Who sits in the middle must not hide the fire.
  const gap =
    room.stage.brief.subjects.length > 0
      ? side * width * random.pick([-0.3, 0.3])
      : random.pick([0, -side * width * 0.24, side * width * 0.26]);
  const withHearth = room.stage.brief.features.has('fireplace') || room.cosy || random.chance(0.4);
  const [from, to] = [gap - gapWide / 2, gap + gapWide / 2];
  standBookcase(
    room,
    'back',
    { along: 0.02, up: 0, wide: Math.max(0.3, from + width / 2 - 0.06), high: tall },
    wood,
  );
  standBookcase(
    room,
    'back',
    { along: to + width / 2 + 0.04, up: 0, wide: Math.max(0.3, width / 2 - to - 0.06), high: tall },
    wood,
  );
  if (withHearth) hearth(room, gap);
  else
    openWindow(room, 'back', {
      along: from + width / 2 + 0.14,
      up: 0.75,
      wide: gapWide - 0.28,
      high: tall - 1,
      arched: true,
      panes: [2, 4],
      curtains: scheme.cloth,
    });
  for (const wall of ['left', 'right'] as const)
    if (isSeen(room, wall))
      standBookcase(room, wall, { along: 0.45, up: 0, wide: room.near * 0.6, high: tall }, wood);
  fillBlock(room, { x: -width / 2, y: tall, z: 0, wide: width, high: 0.14, deep: 0.36 }, wood);
  if (!asksFor(room, 'ladder')) leanLadder(room, (gap > 0 ? -1 : gap < 0 ? 1 : -side) * width * 0.36, tall);
  layRug(
    room,
    { x: 0, z: room.near * 0.55, wide: Math.min(width * 0.6, 3), deep: room.near * 0.62 },
    scheme.cloth,
  );
  standLamp(room, side * width * 0.4, 0.75);
  if (room.daylight < 0.6 || room.cosy) hangPendant(room, side * 0.5, 0.9);
};

function leanLadder(room: Room, x: number, tall: number): void {
  const wood = scale(room.scheme.wood, 1.3);
  const thick = room.scaleAt(0.4) * 0.05;
  const rail = (shift: number, up: number) => room.point(x + shift, tall * up, 0.34 + (1 - up) * 0.5);
  strokePath(
    room,
    [wallPoint(room, 'back', 0, tall * 0.86, 0.34), wallPoint(room, 'back', room.width, tall * 0.86, 0.34)],
    [206, 166, 90],
    thick * 0.5,
  );
  for (let rung = 1; rung < 9; rung++)
    strokePath(room, [rail(-0.19, rung / 9.4), rail(0.19, rung / 9.4)], scale(wood, 0.85), thick * 0.8);
  for (const shift of [-0.19, 0.19]) strokePath(room, [rail(shift, 0), rail(shift, 0.9)], wood, thick);
  fillOutline(room, [rail(-0.24, 0), rail(0.24, 0), rail(0.24, 0.01), rail(-0.24, 0.01)], [30, 18, 16], 0.4);
}
