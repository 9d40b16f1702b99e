import { hslToRgb, mix, type Rgb, scale } from '../../core/colour.ts';
import type { PaintPlace, Room, WallName } from './room.types.ts';
import { hangPendant } from './room-lamps.ts';
import { againstWall } from './room-pieces.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  fillTurned,
  patchOutline,
  shadeBelow,
  wallPoint,
} from './room-shapes.ts';
import { paintShell } from './room-shell.ts';
import { isSeen } from './room-walls.ts';
import { openWindow } from './room-windows.ts';

type Ware = 'bread' | 'jars' | 'toys' | 'flowers';

/** A shop from inside: shelves full of bread, jars, toys or flowers, and a counter with scales. */
export const paintShop: PaintPlace = (room) => {
  const { random, width, side, scheme, height } = room;
  const ware = wareFor(room);
  paintShell(room, {
    wallFinish: random.pick(['plaster', 'stripes', 'boards']),
    floorFinish: random.pick(['checks', 'planks', 'tiles']),
    dado: { height: 0.8, colour: scheme.trim, finish: 'panels' },
  });
  const wide = Math.min(1.5, width * 0.3);
  openWindow(room, 'back', {
    along: width / 2 + side * width * 0.3 - wide / 2,
    up: 0.9,
    wide,
    high: height - 1.35,
    panes: [2, 2],
    view: 'town',
    frame: scheme.wood,
  });
  const from = side > 0 ? 0.1 : width * 0.52;
  stockShelves(room, 'back', from, width * 0.38, ware);
  for (const wall of ['left', 'right'] as const)
    if (isSeen(room, wall) && (wall === 'left') !== side < 0)
      stockShelves(room, wall, 0.3, room.near * 0.55, ware);
  setCounter(room, ware);
  hangPendant(room, -side * width * 0.12, 0.9, 0.6);
};

function wareFor({ stage, random }: Room): Ware {
  const { prompt } = stage.brief;
  if (/bak|bread|cake|pastr/i.test(prompt)) return 'bread';
  if (/toy/i.test(prompt)) return 'toys';
  if (/flower|florist/i.test(prompt)) return 'flowers';
  return random.pick<Ware>(['bread', 'jars', 'toys']);
}

function stockShelves(room: Room, wall: WallName, along: number, wide: number, ware: Ware): void {
  const { scheme } = room;
  const deep = 0.3;
  const patch = { along, up: 0, wide, high: 2.15 };
  const block = againstWall(room, wall, patch, deep);
  shadeBelow(room, block);
  fillBlock(room, block, scheme.wood);
  for (let row = 0; row < 4; row++) {
    const up = 0.12 + row * 0.51;
    fillOutline(
      room,
      patchOutline(room, wall, { along: along + 0.05, up, wide: wide - 0.1, high: 0.44 }, deep),
      scale(scheme.wood, 0.46),
    );
    for (let at = along + 0.18; at < along + wide - 0.1; at += 0.27) {
      const foot = wallPoint(room, wall, at, up, deep);
      const size = Math.abs(wallPoint(room, wall, at, up + 1, deep).y - foot.y);
      setWare(room, ware, foot.x, foot.y, size * 0.3);
    }
  }
}

function setWare(room: Room, ware: Ware, x: number, y: number, size: number): void {
  const { random } = room;
  switch (ware) {
    case 'bread': {
      const crust: Rgb = mix([206, 142, 70], [150, 90, 44], random.next() * 0.6);
      const round = random.chance(0.5);
      fillBall(
        room,
        x,
        y - size * (round ? 0.3 : 0.22),
        size * (round ? 0.36 : 0.46),
        size * (round ? 0.32 : 0.22),
        crust,
      );
      for (const shift of [-0.15, 0, 0.15])
        fillBall(
          room,
          x + shift * size,
          y - size * (round ? 0.42 : 0.3),
          size * 0.035,
          size * 0.1,
          [246, 214, 160],
        );
      break;
    }
    case 'toys':
      fillBall(room, x, y - size * 0.28, size * 0.3, size * 0.28, hslToRgb(random.next(), 0.6, 0.6));
      fillBall(
        room,
        x,
        y - size * 0.7,
        size * 0.2,
        size * 0.2,
        random.pick<Rgb>([
          [190, 130, 80],
          [240, 206, 170],
          [226, 90, 80],
        ]),
      );
      break;
    case 'flowers':
      for (let bloom = 0; bloom < 6; bloom++)
        fillBall(
          room,
          x + random.range(-0.4, 0.4) * size,
          y - size * random.range(0.6, 1.1),
          size * 0.15,
          size * 0.15,
          hslToRgb(random.pick([0.95, 0.88, 0.13, 0.02, 0.76]), 0.7, 0.66),
        );
      fillTurned(
        room,
        { x, y, size },
        [
          [0, 0.2],
          [0.55, 0.28],
        ],
        [120, 150, 150],
      );
      break;
    default:
      fillTurned(
        room,
        { x, y, size },
        [
          [0, 0.3],
          [0.7, 0.32],
          [0.8, 0.24],
        ],
        hslToRgb(random.next(), 0.5, 0.55),
      );
      fillTurned(
        room,
        { x, y: y - size * 0.8, size },
        [
          [0, 0.27],
          [0.16, 0.27],
        ],
        [226, 190, 110],
      );
  }
}

function setCounter(room: Room, ware: Ware): void {
  const { width, side, scheme } = room;
  const wide = Math.min(1.5, width * 0.3);
  const block = {
    x: side > 0 ? width / 2 - wide - 0.1 : -width / 2 + 0.1,
    y: 0,
    z: 0.5,
    wide,
    high: 0.95,
    deep: 0.5,
  };
  shadeBelow(room, block);
  fillBlock(room, block, scheme.cloth);
  fillBlock(room, { ...block, x: block.x - 0.05, wide: wide + 0.1, y: 0.95, high: 0.06 }, scheme.wood);
  for (let at = 0.2; at < wide - 0.1; at += 0.36) {
    const foot = room.point(block.x + at, 1.01, 0.85);
    setWare(room, ware, foot.x, foot.y, room.scaleAt(0.85) * 0.3);
  }
}
