import { hslToRgb, mix, type Rgb, scale } from '../../core/color.ts';
import { standBed } from './bedroom.ts';
import { throwShafts } from './halls/great-hall.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { standLamp } from './room/room-lamps.ts';
import { hasPart } from './room/room-parts.ts';
import { layRug, standPlant } from './room/room-pieces.ts';
import {
  fillBlock,
  fillOutline,
  frontOutline,
  shadeBelow,
  strokePath,
  traceOutline,
} from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';
import { asksFor } from './room/room-wishes.ts';
import { paintView } from './room/window-view.ts';

/** Under the roof: sloping boards and rafters, a gable window with a dusty beam of light, trunks and boxes. */
export const paintAttic: PaintPlace = (room) => {
  const { random, width, height, scheme, near } = room;
  const wood = mix(scheme.wood, [150, 104, 66], 0.5);
  paintShell(room, {
    wall: scale(wood, 1.1),
    wallFinish: 'boards',
    floor: wood,
    floorFinish: 'planks',
    ceiling: scale(wood, 0.6),
  });
  const pane = Math.min(1.1, width * 0.24);
  openWindow(room, 'back', {
    along: width / 2 - pane / 2,
    up: height * 0.42,
    wide: pane,
    high: pane * 1.15,
    panes: [2, 2],
    arched: random.chance(0.5),
    frame: scale(wood, 0.8),
    view: 'sky',
  });
  for (const side of [-1, 1]) slopeRoof(room, side as -1 | 1, wood);
  const asleep = room.stage.brief.placeHints?.has('with-bed') && !asksFor(room, 'bed');
  if (asleep || hasPart(room, 'skylight')) openSkylight(room, -room.side as -1 | 1, wood);
  if (asleep) furnishBedroom(room);
  else stackThings(room);
  throwShafts(
    room,
    room.panes.map(({ outline }) => ({
      from: outline[0]!,
      to: room.point(room.side * -0.7, 0, near * 0.66),
      wide: room.scaleAt(0) * 0.5,
      color: [255, 230, 180] as Rgb,
    })),
    Math.max(0.25, room.daylight),
  );
};

function slopeRoof(room: Room, side: -1 | 1, wood: Rgb): void {
  const { width, height, near } = room;
  const [knee, foot, ridge] = [height * 0.3, (side * width) / 2, side * width * 0.03];
  const far = near * 1.3;
  fillOutline(
    room,
    [
      room.point(foot, knee, 0),
      room.point(foot, knee, far),
      room.point(ridge, height * 1.12, far),
      room.point(ridge, height * 1.12, 0),
    ],
    scale(wood, side === room.side ? 0.62 : 0.86),
  );
  for (let board = 1; board < 7; board++) {
    const [x, y] = [foot + ((ridge - foot) * board) / 7, knee + ((height * 1.12 - knee) * board) / 7];
    strokePath(room, [room.point(x, y, 0), room.point(x, y, far)], scale(wood, 0.48), room.scaleAt(0) * 0.02);
  }
  for (let z = 0.1; z < far; z += 0.7)
    strokePath(
      room,
      [room.point(foot, knee, z), room.point(ridge, height * 1.12, z)],
      scale(wood, 0.66),
      room.scaleAt(z) * 0.13,
    );
}

/** A window in the slope, with the sky of the hour. */
function openSkylight(room: Room, side: -1 | 1, wood: Rgb): void {
  const { width, height, near } = room;
  const [knee, foot, ridge] = [height * 0.3, (side * width) / 2, side * width * 0.03];
  const at = (up: number, z: number) =>
    room.point(foot + (ridge - foot) * up, knee + (height * 1.12 - knee) * up, z);
  const [from, to] = [near * 0.08, near * 0.72];
  const outline = [at(0.12, from), at(0.12, to), at(0.86, to), at(0.86, from)];
  const { context } = room;
  context.save();
  traceOutline(room, outline);
  context.clip();
  paintView(room, outline, 'sky');
  context.restore();
  const frame = scale(wood, 0.5);
  strokePath(room, [...outline, outline[0]!], frame, room.scaleAt(0.8) * 0.09);
  for (const share of [0.33, 0.66]) {
    const z = from + (to - from) * share;
    strokePath(room, [at(0.12, z), at(0.86, z)], frame, room.scaleAt(0.8) * 0.05);
  }
  strokePath(room, [at(0.47, from), at(0.47, to)], frame, room.scaleAt(0.8) * 0.05);
  room.panes.push({ outline });
}

function furnishBedroom(room: Room): void {
  const { width, near, side, scheme } = room;
  standBed(room, 0, false);
  layRug(room, { x: 0, z: near * 0.78, wide: Math.min(2.4, width * 0.5), deep: near * 0.3 }, scheme.accent);
  for (const across of [-1, 1])
    fillBlock(
      room,
      { x: across * 1.05 - 0.2, y: 0, z: 0.1, wide: 0.4, high: 0.5, deep: 0.36 },
      scale(scheme.wood, 1.1),
    );
  standLamp(room, side * 1.05, 0.5);
  standPlant(room, -side * 1.05, 0.5, 0.28, 0.5, 2);
}

function stackThings(room: Room): void {
  const { random, width, near } = room;
  for (let thing = 0; thing < 9; thing++) {
    const side = thing % 2 ? 1 : -1;
    const wide = random.range(0.4, 0.75);
    const block = {
      x: side * width * random.range(0.3, 0.42) - wide / 2,
      y: 0,
      z: 0.1 + (thing * near * 0.6) / 9,
      wide,
      high: random.range(0.3, 0.6),
      deep: 0.4,
    };
    shadeBelow(room, block);
    const color =
      thing % 3 === 0 ? hslToRgb(random.pick([0.03, 0.1, 0.55, 0.35]), 0.4, 0.42) : ([190, 150, 104] as Rgb);
    fillBlock(room, block, color);
    if (thing % 3 === 0) {
      for (const share of [0.18, 0.72])
        fillOutline(room, frontOutline(room, block, [share, 0, share + 0.1, 1]), scale(color, 0.6));
      fillOutline(room, frontOutline(room, block, [0.44, 0.5, 0.56, 0.72]), [226, 186, 96]);
    } else fillOutline(room, frontOutline(room, block, [0.42, 0, 0.58, 1]), [220, 190, 146]);
    if (random.chance(0.4))
      fillBlock(
        room,
        { ...block, x: block.x + 0.06, y: block.high, wide: wide * 0.7, high: 0.24, deep: 0.3 },
        scale(room.scheme.cloth, 0.85),
      );
  }
}
