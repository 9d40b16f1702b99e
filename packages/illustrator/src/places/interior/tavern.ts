import { pickColor, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { hearth } from './room/hearth.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { standTable } from './room/room-pieces.ts';
import { fillBall, fillBlock, fillTurned, shadeBelow, strokePath } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';

/** An old inn: beams, barrels, a bar with mugs, a hearth, a wheel of candles under the ceiling. */
export const paintTavern: PaintPlace = (room) => {
  const { random, width, side, scheme, height } = room;
  const wood = scale(scheme.wood, 0.9);
  paintShell(room, {
    wall: pickColor(random, '#d6b888 #c4a678 #b89674'),
    wallFinish: random.pick(['plaster', 'stone', 'plaster']),
    dado: { height: 1, color: wood, finish: 'boards' },
    floor: scale(wood, 1.05),
    floorFinish: random.pick(['boards-across', 'planks', 'stone']),
    beams: wood,
  });
  for (const share of [0.04, 0.5, 0.96])
    fillBlock(
      room,
      { x: width * (share - 0.5) - 0.08, y: 0, z: 0, wide: 0.16, high: height, deep: 0.1 },
      wood,
    );
  hearth(room, -side * width * 0.25);
  openWindow(room, 'back', {
    along: width / 2 + side * width * 0.1,
    up: 1.2,
    wide: 0.8,
    high: 0.9,
    panes: [3, 4],
    frame: wood,
    view: 'town',
  });
  setBar(room, side * width * 0.5);
  stackBarrels(room, -side * (width / 2 - 0.4));
  standTable(
    room,
    { x: -side * width * 0.34 - 0.5, y: 0, z: room.near * 0.5, wide: 1, high: 0.72, deep: 0.6 },
    wood,
  );
  hangCandleWheel(room);
};

function setBar(room: Room, edge: number): void {
  const { side, scheme, random } = room;
  const wide = Math.min(1.7, room.width * 0.3);
  const block = { x: side > 0 ? edge - wide : edge, y: 0, z: 0.35, wide, high: 1.02, deep: 0.5 };
  for (const up of [1.5, 1.95]) {
    fillBlock(room, { x: block.x, y: up, z: 0, wide, high: 0.05, deep: 0.2 }, scheme.wood);
    for (let at = 0.12; at < wide - 0.05; at += 0.15) {
      const foot = room.point(block.x + at, up + 0.05, 0.12);
      fillTurned(
        room,
        { ...foot, size: room.scaleAt(0.1) * random.range(0.24, 0.34) },
        rows<2>('0,0.2 0.55,0.2 0.7,0.08 1,0.07'),
        pickColor(random, '#466e46 #824628 #be9650 #503c5a'),
      );
    }
  }
  shadeBelow(room, block);
  fillBlock(room, block, scheme.wood);
  fillBlock(
    room,
    { ...block, x: block.x - 0.06, y: 1.02, high: 0.07, wide: wide + 0.12, deep: 0.58 },
    scale(scheme.wood, 1.2),
  );
  for (let mug = 0; mug < 3; mug++) {
    const foot = room.point(block.x + 0.35 + mug * 0.42, 1.09, 0.65);
    setMug(room, foot.x, foot.y, room.scaleAt(0.65) * 0.2);
  }
}

function setMug(room: Room, x: number, y: number, size: number): void {
  fillTurned(room, { x, y, size }, rows<2>('0,0.36 0.95,0.34'), [214, 156, 74]);
  fillBall(room, x, y - size * 1, size * 0.42, size * 0.2, [255, 248, 230]);
  strokePath(
    room,
    [
      { x: x + size * 0.36, y: y - size * 0.75 },
      { x: x + size * 0.62, y: y - size * 0.6 },
      { x: x + size * 0.36, y: y - size * 0.25 },
    ],
    [180, 124, 56],
    size * 0.1,
  );
}

function stackBarrels(room: Room, x: number): void {
  for (const [shift, up, z] of [
    [0, 0, 0.25],
    [0, 0.78, 0.25],
    [room.side * 0.55, 0, 0.5],
  ] as const) {
    const foot = room.point(x + shift, up, z);
    const size = room.scaleAt(z) * 0.76;
    if (up === 0) shadeBelow(room, { x: x + shift - 0.25, z, wide: 0.5, deep: 0.4 });
    const wood = scale(room.scheme.wood, 1.15);
    fillTurned(room, { ...foot, size }, rows<2>('0,0.28 0.25,0.36 0.5,0.385 0.75,0.36 1,0.28'), wood);
    for (const hoop of [0.14, 0.8])
      fillTurned(
        room,
        { x: foot.x, y: foot.y - size * hoop, size },
        rows<2>('0,0.345 0.07,0.36'),
        [96, 92, 96],
      );
  }
}

function hangCandleWheel(room: Room): void {
  const { height, scheme } = room;
  const [z, up] = [0.95, height - 0.62];
  const hub = room.point(0, height, z);
  const rim = Array.from({ length: 17 }, (_, step) =>
    room.point(Math.cos((step / 16) * 6.2832) * 0.62, up, z + Math.sin((step / 16) * 6.2832) * 0.3),
  );
  for (const index of [0, 4, 8, 12])
    strokePath(room, [hub, rim[index]!], [60, 48, 42], room.scaleAt(z) * 0.02);
  strokePath(room, rim, scheme.wood, room.scaleAt(z) * 0.07);
  for (let candle = 0; candle < 16; candle += 2) {
    const { x, y } = rim[candle]!;
    const size = room.scaleAt(z) * 0.16;
    fillTurned(room, { x, y, size }, rows<2>('0,0.16 0.7,0.15'), [250, 240, 214]);
    fillBall(room, x, y - size * 0.95, size * 0.13, size * 0.26, [255, 214, 110]);
    room.lamps.push({ x, y: y - size, radius: size * 3.6, color: [255, 196, 110], strength: 0.7 });
  }
}
