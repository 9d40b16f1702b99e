import { colorList, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { layPatches } from './room/room-air.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  frontOutline,
  patchOutline,
  shadeBelow,
  strokePath,
  wallPoint,
} from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { isSeen } from './room/room-walls.ts';
import { openWindow } from './room/room-windows.ts';

const BOARDS: readonly Rgb[] = colorList('#345c48 #323c40 #2e5454');
const CHALK: Rgb = [240, 240, 230];

/** A blackboard with chalk figures, rows of desks, tall windows whose sun lies on the floor. */
export const paintClassroom: PaintPlace = (room) => {
  const { random, scheme, width, side } = room;
  paintShell(room, {
    dado: { height: 1.05, color: scheme.wood, finish: 'boards' },
    floorFinish: 'planks',
    wall: pickColor(random, '#ecdeb8 #cedac4 #e2ceb4'),
  });
  for (const wall of ['left', 'right'] as const) {
    if (!isSeen(room, wall)) continue;
    if ((wall === 'left') === side < 0)
      for (const along of [0.25, 0.48, 0.74])
        openWindow(room, wall, {
          along: room.near * along,
          up: 1.1,
          wide: room.near * 0.17,
          high: 1.6,
          panes: [2, 4],
          sill: false,
        });
    else hangMap(room, wall);
  }
  layPatches(room);
  hangBoard(room, random.pick(BOARDS));
  hangClock(room, width * (0.5 + side * 0.44));
  const wall = width / 2;
  fillBlock(
    room,
    { x: -side * wall * 0.72 - 0.5, y: 0, z: 0.3, wide: 1, high: 0.78, deep: 0.5 },
    scheme.wood,
  );
  const apple = room.point(-side * wall * 0.72, 0.86, 0.5);
  fillBall(room, apple.x, apple.y, room.scaleAt(0.5) * 0.07, room.scaleAt(0.5) * 0.07, [206, 50, 44]);
  standDesks(room);
};

function hangBoard(room: Room, color: Rgb): void {
  const { width, random } = room;
  const wide = Math.min(3, width * 0.6);
  const patch = { along: (width - wide) / 2, up: 1.15, wide, high: 1.15 };
  fillOutline(
    room,
    patchOutline(room, 'back', {
      along: patch.along - 0.07,
      up: patch.up - 0.07,
      wide: wide + 0.14,
      high: 1.29,
    }),
    room.scheme.wood,
  );
  fillOutline(room, patchOutline(room, 'back', patch), color);
  const thick = room.scaleAt(0) * 0.016;
  const at = (x: number, y: number) =>
    wallPoint(room, 'back', patch.along + wide * x, patch.up + patch.high * y);
  strokePath(room, [at(0.08, 0.3), at(0.2, 0.3), at(0.14, 0.62), at(0.08, 0.3)], CHALK, thick, 0.85);
  const centre = at(0.32, 0.46);
  room.context.beginPath();
  room.context.arc(centre.x, centre.y, room.scaleAt(0) * 0.17, 0, 7);
  room.context.stroke();
  for (let line = 0; line < 4; line++) {
    const marks = Array.from({ length: 26 }, (_, step) =>
      at(0.5 + step * 0.014, 0.78 - line * 0.18 + random.range(-0.025, 0.025)),
    );
    strokePath(room, marks.slice(0, 12 + random.integer(14)), CHALK, thick, 0.8);
  }
  fillOutline(
    room,
    patchOutline(room, 'back', { along: patch.along, up: patch.up - 0.11, wide, high: 0.06 }, 0.1),
    scale(room.scheme.wood, 0.8),
  );
}

function hangMap(room: Room, wall: 'left' | 'right'): void {
  const along = room.near * 0.36;
  fillOutline(
    room,
    patchOutline(room, wall, { along, up: 1.2, wide: room.near * 0.34, high: 1 }),
    [150, 200, 220],
  );
  for (let land = 0; land < 5; land++) {
    const at = wallPoint(
      room,
      wall,
      along + room.near * room.random.range(0.06, 0.28),
      1.2 + room.random.range(0.2, 0.8),
    );
    fillBall(room, at.x, at.y, room.scaleAt(1) * 0.07, room.scaleAt(1) * 0.11, [126, 168, 96]);
  }
}

function hangClock(room: Room, along: number): void {
  const at = wallPoint(room, 'back', along, 2.3);
  const radius = room.scaleAt(0) * 0.16;
  fillBall(room, at.x, at.y, radius * 1.15, radius * 1.15, room.scheme.wood);
  fillBall(room, at.x, at.y, radius, radius, [238, 234, 220]);
  strokePath(
    room,
    [{ x: at.x, y: at.y - radius * 0.7 }, at, { x: at.x + radius * 0.5, y: at.y + radius * 0.1 }],
    [40, 34, 34],
    radius * 0.1,
  );
}

const DESK = { wide: 0.9, deep: 0.46, high: 0.72 };

/** Rows with an aisle in the middle, where whoever is asked for can stand. */
function standDesks(room: Room): void {
  const { width, near } = room;
  const aisle = Math.max(0.6, width * 0.12);
  for (let z = 0.95; z < near * 0.96; z += 1) {
    room.stage.checkpoint.check();
    for (let column = 3; column >= 0; column--)
      for (const side of [-1, 1]) {
        const start = aisle + column * (DESK.wide + 0.3);
        const x = side < 0 ? -start - DESK.wide : start;
        if (Math.abs(x + DESK.wide / 2) > width / 2 + 0.4) continue;
        standDesk(room, x, z);
        standChair(room, x + 0.2, z + 0.52);
      }
  }
}

/** A frame of steel, a drawer for books and a sloping lid of pale wood. */
function standDesk(room: Room, x: number, z: number): void {
  const { scheme, random } = room;
  const { wide, deep, high } = DESK;
  const steel: Rgb = [70, 80, 92];
  shadeBelow(room, { x: x - 0.04, z, wide: wide + 0.08, deep: deep + 0.1 }, 0.5);
  for (const depth of [z + 0.03, z + deep - 0.08])
    for (const leg of [x + 0.04, x + wide - 0.1])
      fillBlock(room, { x: leg, y: 0, z: depth, wide: 0.06, high: high - 0.06, deep: 0.05 }, steel);
  const drawer = { x: x + 0.05, y: high - 0.26, z: z + 0.04, wide: wide - 0.1, high: 0.2, deep: deep - 0.1 };
  fillBlock(room, drawer, scale(scheme.wood, 0.92));
  fillOutline(room, frontOutline(room, drawer, [0.08, 0.2, 0.92, 0.86]), scale(scheme.wood, 0.42));
  fillBlock(room, { x, y: high - 0.06, z, wide, high: 0.06, deep }, mix(scheme.wood, [236, 190, 130], 0.5));
  if (!random.chance(0.45)) return;
  const book = random.pick([scheme.accent, scheme.cloth, [236, 232, 220] as Rgb]);
  fillBlock(
    room,
    { x: x + random.range(0.08, 0.5), y: high, z: z + 0.1, wide: 0.28, high: 0.05, deep: 0.22 },
    book,
  );
}

function standChair(room: Room, x: number, z: number): void {
  const { scheme } = room;
  const wood = scale(scheme.wood, 1.12);
  for (const leg of [x + 0.02, x + 0.44]) {
    fillBlock(room, { x: leg, y: 0, z: z + 0.04, wide: 0.04, high: 0.42, deep: 0.04 }, [70, 80, 92]);
    fillBlock(room, { x: leg, y: 0, z: z + 0.3, wide: 0.04, high: 0.84, deep: 0.04 }, [70, 80, 92]);
  }
  fillBlock(room, { x, y: 0.42, z, wide: 0.5, high: 0.05, deep: 0.34 }, wood);
  fillBlock(room, { x, y: 0.62, z: z + 0.31, wide: 0.5, high: 0.22, deep: 0.04 }, wood);
}
