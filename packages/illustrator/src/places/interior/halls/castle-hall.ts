import { colorList, type Rgb, scale } from '../../../core/color.ts';
import { drawStar } from '../bedroom.ts';
import type { PaintPlace, Room } from '../room/room.types.ts';
import { fillBall, fillBlock, fillOutline, strokePath } from '../room/room-shapes.ts';
import { paintShell } from '../room/room-shell.ts';
import { openWindow } from '../room/room-windows.ts';
import { asksFor } from '../room/room-wishes.ts';
import { layRunner, raiseColumns, throwShafts } from './great-hall.ts';

const STONES: readonly Rgb[] = colorList('#b0a89e #a0a2ac #beac92 #949298');
const BANNERS: readonly Rgb[] = colorList('#aa222a #26488c #22684c #702c6e');

/** A throne room: columns and arches, banners, a red carpet, tall windows whose light falls in shafts, torches. */
export const paintCastleHall: PaintPlace = (room) => {
  const { random, width, height } = room;
  const stone = random.pick(STONES);
  const banner = random.pick(BANNERS);
  paintShell(room, {
    wall: scale(stone, 0.92),
    wallFinish: 'stone',
    floor: scale(stone, 0.9),
    floorFinish: random.pick(['stone', 'checks', 'stone']),
    ceiling: scale(stone, 0.7),
    beams: [110, 74, 48],
  });
  const wide = Math.min(1.1, width * 0.19);
  for (const share of [0.27, 0.73])
    openWindow(room, 'back', {
      along: width * share - wide / 2,
      up: 1.7,
      wide,
      high: height - 2.4,
      arched: true,
      panes: [2, 5],
      frame: scale(stone, 0.8),
      view: 'sky',
      sill: false,
    });
  hangBanner(room, 0, 0.05, height - 0.5, Math.min(1.2, width * 0.2), height - 2.3, banner);
  for (let step = 0; step < 3; step++)
    fillBlock(
      room,
      {
        x: -width * 0.26 + step * 0.18,
        y: step * 0.16,
        z: 0,
        wide: width * 0.52 - step * 0.36,
        high: 0.16,
        deep: 1.3 - step * 0.32,
      },
      scale(stone, 1.04),
    );
  layRunner(room, Math.min(0.9, width * 0.13), banner[0] > 120 ? banner : [160, 32, 40], [222, 178, 84]);
  if (!asksFor(room, 'throne')) setThrone(room, banner);
  const aisle = width * 0.4;
  raiseColumns(room, { aisle, every: 1.9, spring: height * 0.62, stone });
  for (const z of [1.35, 3.2])
    for (const side of [-1, 1])
      hangBanner(
        room,
        side * aisle,
        z,
        height * 0.92,
        0.7,
        height * 0.44,
        side * z > 0 ? banner : scale(banner, 0.85),
      );
  lightTorches(room, aisle);
  throwShafts(
    room,
    room.panes.map(({ outline }) => ({
      from: outline[9]!,
      to: room.point(-room.side * 1.2, 0, room.near * 0.7),
      wide: room.scaleAt(0) * 0.7,
      color: [255, 232, 180],
    })),
    room.daylight,
  );
};

function hangBanner(
  room: Room,
  x: number,
  z: number,
  top: number,
  wide: number,
  long: number,
  color: Rgb,
): void {
  const [left, right, low] = [x - wide / 2, x + wide / 2, top - long];
  fillOutline(
    room,
    [
      room.point(left, top, z),
      room.point(right, top, z),
      room.point(right, low, z),
      room.point(x, low - wide * 0.35, z),
      room.point(left, low, z),
    ],
    color,
  );
  const inset = wide * 0.09;
  strokePath(
    room,
    [
      room.point(left + inset, top, z),
      room.point(left + inset, low + inset, z),
      room.point(x, low - wide * 0.22, z),
      room.point(right - inset, low + inset, z),
      room.point(right - inset, top, z),
    ],
    [226, 186, 92],
    room.scaleAt(z) * wide * 0.045,
  );
  strokePath(
    room,
    [room.point(left - 0.08, top, z), room.point(right + 0.08, top, z)],
    [120, 84, 50],
    room.scaleAt(z) * 0.06,
  );
  const at = room.point(x, top - long * 0.42, z);
  drawStar(room, at.x, at.y, room.scaleAt(z) * wide * 0.24, [236, 200, 110]);
}

function setThrone(room: Room, cloth: Rgb): void {
  const gold: Rgb = [206, 162, 76];
  const y = 0.48;
  fillBlock(room, { x: -0.5, y, z: 0.2, wide: 1, high: 1.75, deep: 0.14 }, gold);
  fillBlock(room, { x: -0.4, y: y + 0.1, z: 0.3, wide: 0.8, high: 1.5, deep: 0.06 }, cloth);
  fillBlock(room, { x: -0.46, y, z: 0.3, wide: 0.92, high: 0.44, deep: 0.52 }, gold);
  fillBlock(room, { x: -0.36, y: y + 0.44, z: 0.3, wide: 0.72, high: 0.08, deep: 0.5 }, cloth);
  for (const side of [-0.52, 0.38])
    fillBlock(room, { x: side, y: y + 0.4, z: 0.3, wide: 0.14, high: 0.34, deep: 0.56 }, gold);
  for (const x of [-0.45, 0, 0.45]) {
    const knob = room.point(x, y + 1.84, 0.3);
    fillBall(room, knob.x, knob.y, room.scaleAt(0.3) * 0.09, room.scaleAt(0.3) * 0.09, [236, 196, 104]);
  }
}

function lightTorches(room: Room, aisle: number): void {
  for (const side of [-1, 1]) {
    for (const z of [0.4, 2.3]) {
      const at = room.point(side * (aisle - 0.28), 2, z);
      const size = room.scaleAt(z) * 0.3;
      strokePath(room, [{ x: at.x, y: at.y + size }, at], [84, 56, 40], size * 0.2);
      fillBall(room, at.x, at.y - size * 0.3, size * 0.26, size * 0.46, [255, 176, 70]);
      fillBall(room, at.x, at.y - size * 0.18, size * 0.14, size * 0.26, [255, 236, 160]);
      room.lamps.push({
        x: at.x,
        y: at.y - size * 0.3,
        radius: size * 5,
        color: [255, 170, 84],
        strength: 0.9,
      });
    }
  }
}
