import { hslToRgb, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { hangPendant } from './room/room-lamps.ts';
import { standPlant } from './room/room-pieces.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  fillTurned,
  frontOutline,
  patchOutline,
  shadeBelow,
  strokePath,
  wallPoint,
} from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';

/** A coffee house: counter with machine and cakes, a slate of drawn cups, round tables, a window on the street. */
export const paintCafe: PaintPlace = (room) => {
  const { random, width, side, scheme, height, near } = room;
  paintShell(room, {
    wallFinish: random.pick(['plaster', 'brick', 'boards']),
    floorFinish: random.pick(['checks', 'planks', 'tiles']),
    ...(random.chance(0.5) ? { dado: { height: 1, color: scheme.wood, finish: 'panels' as const } } : {}),
  });
  const wide = Math.min(1.9, width * 0.38);
  openWindow(room, 'back', {
    along: width / 2 + side * width * 0.24 - wide / 2,
    up: 0.9,
    wide,
    high: height - 1.3,
    panes: [2, 2],
    view: 'town',
    frame: scheme.wood,
  });
  setCounter(room, -side * width * 0.27);
  for (const [x, z] of [
    [side * width * 0.36, 0.6],
    [side * width * 0.3, near * 0.5],
    [-side * width * 0.4, near * 0.62],
  ] as const)
    setRoundTable(room, x, z);
  for (const share of [-0.3, 0, 0.3]) hangPendant(room, width * share, 0.7, 0.6 + Math.abs(share));
  standPlant(room, side * (width / 2 - 0.2), 0, 0.25, 1.2);
};

function setCounter(room: Room, middle: number): void {
  const { width, scheme, random } = room;
  const wide = Math.min(2.1, width * 0.42);
  const x = middle - wide / 2;
  hangSlate(room, middle + width / 2, wide * 0.7);
  for (const up of [1.45]) {
    fillBlock(room, { x, y: up, z: 0, wide, high: 0.04, deep: 0.22 }, scheme.wood);
    for (let at = 0.1; at < wide; at += 0.16) {
      const foot = room.point(x + at, up + 0.04, 0.12);
      fillTurned(
        room,
        { ...foot, size: room.scaleAt(0.1) * 0.15 },
        rows<2>('0,0.3 0.8,0.42 1,0.42'),
        random.pick<Rgb>([[248, 242, 230], scheme.accent, scheme.cloth]),
      );
    }
  }
  const block = { x, y: 0, z: 0.35, wide, high: 1, deep: 0.5 };
  shadeBelow(room, block);
  fillBlock(room, block, scheme.cloth);
  for (let panel = 0; panel < 4; panel++)
    fillOutline(
      room,
      frontOutline(room, block, [panel / 4 + 0.02, 0.1, (panel + 1) / 4 - 0.02, 0.88]),
      scale(scheme.cloth, 1.12),
    );
  fillBlock(
    room,
    { ...block, x: x - 0.05, wide: wide + 0.1, y: 1, high: 0.06, deep: 0.56 },
    mix(scheme.wood, [230, 200, 160], 0.2),
  );
  fillBlock(room, { x: x + 0.15, y: 1.06, z: 0.45, wide: 0.55, high: 0.42, deep: 0.32 }, [190, 196, 200]);
  fillBlock(room, { x: x + 0.15, y: 1.48, z: 0.45, wide: 0.55, high: 0.06, deep: 0.32 }, [176, 60, 52]);
  for (let cake = 0; cake < 4; cake++) {
    const foot = room.point(x + 0.95 + cake * 0.27, 1.06, 0.62);
    const size = room.scaleAt(0.6) * 0.2;
    fillTurned(
      room,
      { ...foot, size },
      rows<2>('0,0.3 0.08,0.1 0.3,0.08 0.36,0.55 0.44,0.55'),
      [246, 244, 236],
    );
    fillTurned(
      room,
      { x: foot.x, y: foot.y - size * 0.42, size },
      rows<2>('0,0.42 0.45,0.42 0.55,0.36'),
      hslToRgb(random.pick([0.95, 0.08, 0.12, 0.04]), 0.55, 0.62),
    );
    fillBall(room, foot.x, foot.y - size * 1.02, size * 0.12, size * 0.12, [206, 40, 50]);
  }
}

function hangSlate(room: Room, middle: number, wide: number): void {
  const patch = { along: middle - wide / 2, up: 1.72, wide, high: 0.7 };
  fillOutline(
    room,
    patchOutline(room, 'back', { along: patch.along - 0.04, up: 1.68, wide: wide + 0.08, high: 0.78 }),
    room.scheme.wood,
  );
  fillOutline(room, patchOutline(room, 'back', patch), [46, 50, 52]);
  const thick = room.scaleAt(0) * 0.014;
  const at = (x: number, y: number) =>
    wallPoint(room, 'back', patch.along + wide * x, patch.up + patch.high * y);
  strokePath(
    room,
    [at(0.1, 0.66), at(0.12, 0.36), at(0.24, 0.36), at(0.26, 0.66), at(0.1, 0.66)],
    [250, 246, 230],
    thick,
  );
  for (const x of [0.15, 0.2])
    strokePath(room, [at(x, 0.74), at(x + 0.015, 0.8), at(x, 0.86)], [250, 246, 230], thick);
  for (let line = 0; line < 3; line++)
    strokePath(
      room,
      [at(0.4, 0.75 - line * 0.24), at(0.75 + 0.06 * (line % 2), 0.75 - line * 0.24)],
      [250, 246, 230],
      thick,
      0.8,
    );
}

function setRoundTable(room: Room, x: number, z: number): void {
  const { scheme, context } = room;
  const foot = room.point(x, 0, z);
  const size = room.scaleAt(z);
  for (const shift of [-0.52, 0.52]) {
    const at = room.point(x + shift, 0.45, z - 0.05);
    strokePath(room, [{ x: at.x, y: at.y + size * 0.45 }, at], [70, 56, 48], size * 0.04);
    fillBall(room, at.x, at.y, size * 0.19, size * 0.06, scheme.accent);
    context.strokeStyle = toCss(scheme.wood);
    context.lineWidth = size * 0.04;
    context.beginPath();
    context.arc(at.x + shift * size * 0.2, at.y - size * 0.2, size * 0.2, Math.PI, Math.PI * 2);
    context.stroke();
  }
  strokePath(room, [foot, { x: foot.x, y: foot.y - size * 0.7 }], [60, 52, 50], size * 0.06);
  fillBall(room, foot.x, foot.y, size * 0.22, size * 0.06, [60, 52, 50]);
  fillBall(
    room,
    foot.x,
    foot.y - size * 0.72,
    size * 0.42,
    size * 0.13,
    mix(scheme.wood, [240, 220, 190], 0.4),
  );
  fillTurned(
    room,
    { x: foot.x, y: foot.y - size * 0.74, size: size * 0.13 },
    rows<2>('0,0.4 0.9,0.5'),
    [250, 246, 238],
  );
}
