import { colorList, type Rgb, scale } from '../../../core/color.ts';
import { TAU } from '../../../core/maths.ts';
import { rows } from '../../../core/number-tables.ts';
import type { PaintPlace, Room } from '../room/room.types.ts';
import {
  fillBlock,
  fillOutline,
  fillTurned,
  shadeBelow,
  strokePath,
  wallPoint,
} from '../room/room-shapes.ts';
import { paintShell } from '../room/room-shell.ts';
import { archOutline } from '../room/room-windows.ts';
import { glazeInColors, layRunner, raiseColumns, throwShafts } from './great-hall.ts';

const STONES: readonly Rgb[] = colorList('#cec4b2 #bebab8 #d6be9e');

/** A nave: columns and ribs to the vault, colored windows and a rose, pews, an altar with candles, rays. */
export const paintChurchInside: PaintPlace = (room) => {
  const { random, width, height } = room;
  const stone = random.pick(STONES);
  paintShell(room, {
    wall: stone,
    wallFinish: 'stone',
    floor: scale(stone, 0.86),
    floorFinish: random.pick(['checks', 'stone']),
    ceiling: scale(stone, 0.84),
  });
  const wide = Math.min(1.15, width * 0.2);
  for (const share of [0.22, 0.5, 0.78]) {
    const tall = share === 0.5 ? height * 0.5 : height * 0.42;
    const outline = archOutline(room, 'back', {
      along: width * share - wide / 2,
      up: height * 0.22,
      wide,
      high: tall,
    });
    glazeInColors(room, outline, 4);
    room.panes.push({ outline });
  }
  setRose(room);
  setAltar(room);
  layRunner(room, Math.min(0.7, width * 0.1), [150, 36, 48], [214, 176, 96]);
  standPews(room);
  const aisle = width * 0.41;
  raiseColumns(room, { aisle, every: 1.8, spring: height * 0.6, stone });
  ribVault(room, aisle, stone);
  const colors: readonly Rgb[] = colorList('#ffce96 #c8beff #ffbeaa');
  throwShafts(
    room,
    room.panes.map(({ outline }, index) => ({
      from: outline[9]!,
      to: room.point(room.side * -0.8 + index * 0.9 - 0.9, 0, room.near * (0.5 + index * 0.14)),
      wide: room.scaleAt(0) * 0.6,
      color: colors[index % 3]!,
    })),
    room.daylight * 0.9,
  );
};

function setRose(room: Room): void {
  const { width, height } = room;
  const radius = Math.min(0.75, height * 0.12);
  const middle = [width / 2, height * 0.86] as const;
  const outline = Array.from({ length: 28 }, (_, step) =>
    wallPoint(
      room,
      'back',
      middle[0] + Math.cos((step / 28) * TAU) * radius,
      middle[1] + Math.sin((step / 28) * TAU) * radius,
    ),
  );
  glazeInColors(room, outline, 6);
  const at = wallPoint(room, 'back', ...middle);
  for (let spoke = 0; spoke < 8; spoke++)
    strokePath(
      room,
      [at, outline[Math.round((spoke * 28) / 8) % 28]!],
      [70, 60, 64],
      room.scaleAt(0) * 0.035,
    );
}

function setAltar(room: Room): void {
  for (let step = 0; step < 2; step++)
    fillBlock(
      room,
      {
        x: -1.5 + step * 0.2,
        y: step * 0.16,
        z: 0,
        wide: 3 - step * 0.4,
        high: 0.16,
        deep: 1.1 - step * 0.2,
      },
      [196, 186, 170],
    );
  fillBlock(room, { x: -0.8, y: 0.32, z: 0.25, wide: 1.6, high: 0.85, deep: 0.5 }, [246, 242, 232]);
  fillOutline(
    room,
    [
      room.point(-0.8, 1.17, 0.75),
      room.point(0.8, 1.17, 0.75),
      room.point(0.8, 1, 0.75),
      room.point(-0.8, 1, 0.75),
    ],
    [212, 172, 88],
  );
  for (const x of [-0.62, -0.4, 0.4, 0.62]) {
    const foot = room.point(x, 1.17, 0.5);
    const size = room.scaleAt(0.5) * 0.42;
    fillTurned(
      room,
      { ...foot, size },
      rows<2>('0,0.14 0.06,0.05 0.3,0.05 0.32,0.09 0.8,0.08'),
      [238, 226, 196],
    );
    room.lamps.push({
      x: foot.x,
      y: foot.y - size * 0.95,
      radius: size * 2.4,
      color: [255, 206, 120],
      strength: 1,
    });
  }
  const cross = room.point(0, 1.17, 0.4);
  const size = room.scaleAt(0.4);
  strokePath(room, [cross, { x: cross.x, y: cross.y - size * 0.75 }], [206, 162, 76], size * 0.07);
  strokePath(
    room,
    [
      { x: cross.x - size * 0.2, y: cross.y - size * 0.52 },
      { x: cross.x + size * 0.2, y: cross.y - size * 0.52 },
    ],
    [206, 162, 76],
    size * 0.07,
  );
}

function standPews(room: Room): void {
  const { width, near, scheme } = room;
  const inner = Math.max(0.85, width * 0.15);
  const wide = width * 0.37 - inner;
  if (wide < 0.3) return;
  for (let z = 1.5; z < near * 0.98; z += 0.85) {
    for (const side of [-1, 1]) {
      const x = side < 0 ? -inner - wide : inner;
      shadeBelow(room, { x, z, wide, deep: 0.4 }, 0.3);
      fillBlock(room, { x, y: 0.36, z, wide, high: 0.07, deep: 0.36 }, scheme.wood);
      fillBlock(room, { x, y: 0.1, z: z + 0.36, wide, high: 0.78, deep: 0.06 }, scale(scheme.wood, 1.1));
    }
  }
}

/** Ribs that cross over the nave from column to column. */
function ribVault(room: Room, aisle: number, stone: Rgb): void {
  const { height, near } = room;
  for (let z = 0.4; z < near * 1.06; z += 1.8) {
    const rib = Array.from({ length: 19 }, (_, step) => {
      const t = step / 18;
      return room.point(-aisle + aisle * 2 * t, height * (0.66 + Math.sin(t * Math.PI) ** 0.75 * 0.32), z);
    });
    strokePath(room, rib, scale(stone, 0.78), room.scaleAt(z) * 0.17);
    strokePath(room, rib, scale(stone, 1.06), room.scaleAt(z) * 0.09);
  }
}
