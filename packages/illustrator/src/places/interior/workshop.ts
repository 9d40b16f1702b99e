import { pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { hearth } from './room/hearth.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { hangPendant } from './room/room-lamps.ts';
import { hasPart } from './room/room-parts.ts';
import { standTable } from './room/room-pieces.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  fillTurned,
  patchOutline,
  shadeBelow,
  strokePath,
  wallPoint,
} from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';
import { asksFor } from './room/room-wishes.ts';

const STEEL: Rgb = [186, 192, 198];

/** A craftsman's room: tools on a board, a bench with a vice, planks, boxes of screws, shavings on the floor. */
export const paintWorkshop: PaintPlace = (room) => {
  const { random, width, side, scheme } = room;
  paintShell(room, {
    wall: pickColor(random, '#cebea2 #b0beba #c4a280'),
    wallFinish: random.pick(['boards', 'brick', 'plaster']),
    floor: [166, 142, 116],
    floorFinish: random.pick(['planks', 'stone']),
    beams: scheme.wood,
  });
  const boardAt = width / 2 - side * width * 0.2;
  const wide = Math.min(2, width * 0.44);
  hangTools(room, boardAt - wide / 2, wide);
  const pane = Math.min(1.1, width * 0.24);
  openWindow(room, 'back', {
    along: width / 2 + side * width * 0.28 - pane / 2,
    up: 1.2,
    wide: pane,
    high: 1,
    panes: [3, 3],
    frame: scheme.wood,
  });
  setBench(room, boardAt - width / 2 - wide / 2, wide);
  if (hasPart(room, 'forge') || asksFor(room, 'anvil')) hearth(room, side * width * 0.28);
  else leanPlanks(room, side * (width / 2 - 0.3));
  strewShavings(room);
  hangPendant(room, boardAt - width / 2, 0.9, 0.7, [60, 100, 84]);
};

function hangTools(room: Room, along: number, wide: number): void {
  const { random, scheme } = room;
  const patch = { along, up: 1.25, wide, high: 1.05 };
  fillOutline(room, patchOutline(room, 'back', patch), [218, 184, 130]);
  const size = room.scaleAt(0) * 0.36;
  const columns = Math.max(3, Math.floor(wide / 0.26));
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < columns; column++) {
      const at = wallPoint(room, 'back', along + (wide * (column + 0.5)) / columns, 2.18 - row * 0.5);
      const down = { x: at.x, y: at.y + size };
      const handle = random.pick<Rgb>([
        scale(scheme.wood, 1.1),
        [206, 64, 52],
        [226, 172, 60],
        [60, 110, 150],
      ]);
      switch ((row * columns + column) % 4) {
        case 0:
          strokePath(room, [{ x: at.x, y: at.y + size * 0.2 }, down], handle, size * 0.12);
          fillOutline(
            room,
            [
              { x: at.x - size * 0.26, y: at.y },
              { x: at.x + size * 0.24, y: at.y },
              { x: at.x + size * 0.24, y: at.y + size * 0.2 },
              { x: at.x - size * 0.26, y: at.y + size * 0.26 },
            ],
            STEEL,
          );
          break;
        case 1:
          fillOutline(
            room,
            [
              { x: at.x - size * 0.12, y: at.y + size * 0.24 },
              { x: at.x + size * 0.12, y: at.y + size * 0.24 },
              { x: at.x + size * 0.02, y: down.y },
            ],
            STEEL,
          );
          fillBall(room, at.x, at.y + size * 0.14, size * 0.18, size * 0.16, handle);
          break;
        case 2:
          strokePath(room, [at, { x: at.x, y: at.y + size * 0.5 }], STEEL, size * 0.06);
          strokePath(room, [{ x: at.x, y: at.y + size * 0.55 }, down], handle, size * 0.16);
          break;
        default:
          strokePath(
            room,
            [
              { x: at.x, y: at.y + size * 0.15 },
              { x: at.x, y: at.y + size * 0.9 },
            ],
            STEEL,
            size * 0.11,
          );
          for (const end of [0.1, 0.94])
            fillBall(room, at.x, at.y + size * end, size * 0.14, size * 0.12, STEEL);
      }
    }
}

function setBench(room: Room, x: number, wide: number): void {
  const { scheme, random } = room;
  standTable(room, { x, y: 0, z: 0.15, wide, high: 0.88, deep: 0.62 }, scheme.wood);
  fillBlock(
    room,
    { x: x + 0.08, y: 0.2, z: 0.25, wide: wide - 0.16, high: 0.05, deep: 0.45 },
    scale(scheme.wood, 0.8),
  );
  for (let box = 0; box < 3; box++)
    fillBlock(
      room,
      { x: x + 0.15 + box * 0.42, y: 0.25, z: 0.35, wide: 0.34, high: 0.26, deep: 0.3 },
      pickColor(random, '#c4463a #467896 #d6aa50'),
    );
  fillBlock(room, { x: x + wide - 0.35, y: 0.88, z: 0.5, wide: 0.24, high: 0.16, deep: 0.2 }, [70, 88, 110]);
  for (let can = 0; can < 4; can++) {
    const foot = room.point(x + 0.2 + can * 0.26, 0.88, 0.4);
    fillTurned(
      room,
      { ...foot, size: room.scaleAt(0.4) * 0.2 },
      rows<2>('0,0.38 1,0.38'),
      random.pick<Rgb>([[206, 70, 56], [240, 190, 80], [90, 150, 140], STEEL]),
    );
  }
}

function leanPlanks(room: Room, x: number): void {
  for (let plank = 0; plank < 5; plank++) {
    const at = x - room.side * plank * 0.13;
    shadeBelow(room, { x: at - 0.06, z: 0.2, wide: 0.12, deep: 0.2 }, 0.2);
    fillBlock(
      room,
      {
        x: at - 0.06,
        y: 0,
        z: 0.05 + (plank % 2) * 0.08,
        wide: 0.12,
        high: 1.5 + (plank % 3) * 0.28,
        deep: 0.06,
      },
      scale([214, 168, 110], 0.88 + (plank % 3) * 0.1),
    );
  }
}

function strewShavings(room: Room): void {
  const { random, width, near, context } = room;
  context.strokeStyle = 'rgba(240,206,150,0.9)';
  for (let curl = 0; curl < 40; curl++) {
    const z = random.range(0.9, near);
    const at = room.point(random.range(-0.45, 0.45) * width, 0, z);
    const size = room.scaleAt(z) * random.range(0.02, 0.05);
    context.lineWidth = Math.max(0.6, size * 0.3);
    context.beginPath();
    context.arc(at.x, at.y, size, random.next() * 6, random.range(3, 6));
    context.stroke();
  }
}
