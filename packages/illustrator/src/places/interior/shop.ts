import { colorList, hslToRgb, mix, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { PaintPlace, Room, WallName } from './room/room.types.ts';
import { hangPendant } from './room/room-lamps.ts';
import { againstWall } from './room/room-pieces.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  fillTurned,
  patchOutline,
  shadeBelow,
  wallPoint,
} from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { isSeen } from './room/room-walls.ts';
import { openWindow } from './room/room-windows.ts';

type Ware = 'bread' | 'jars' | 'toys' | 'flowers';

/** A shop from inside: shelves full of bread, jars, toys or flowers, and a counter with scales. */
export const paintShop: PaintPlace = (room) => {
  const { random, width, side, scheme, height } = room;
  const ware = wareFor(room);
  paintShell(room, {
    wallFinish: random.pick(['plaster', 'stripes', 'boards']),
    floorFinish: random.pick(['checks', 'planks', 'tiles']),
    dado: { height: 0.8, color: scheme.trim, finish: 'panels' },
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
  const { placeHints } = stage.brief;
  if (placeHints?.has('sells-bread')) return 'bread';
  if (placeHints?.has('sells-toys')) return 'toys';
  if (placeHints?.has('sells-flowers')) return 'flowers';
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
      WARES[ware](room, foot.x, foot.y, size * 0.3);
    }
  }
}

type SetWare = (room: Room, x: number, y: number, size: number) => void;

const setBread: SetWare = (room, x, y, size) => {
  const { random } = room;
  const crust: Rgb = mix([206, 142, 70], [150, 90, 44], random.next() * 0.6);
  const round = random.chance(0.5);
  const [wide, high, up] = round ? [0.36, 0.32, 0.3] : [0.46, 0.22, 0.22];
  fillBall(room, x, y - size * up, size * wide, size * high, crust);
  for (const shift of [-0.15, 0, 0.15])
    fillBall(room, x + shift * size, y - size * (up + 0.1), size * 0.035, size * 0.1, [246, 214, 160]);
};

const setToy: SetWare = (room, x, y, size) => {
  const { random } = room;
  const heads: readonly Rgb[] = colorList('#be8250 #f0ceaa #e25a50');
  fillBall(room, x, y - size * 0.28, size * 0.3, size * 0.28, hslToRgb(random.next(), 0.6, 0.6));
  fillBall(room, x, y - size * 0.7, size * 0.2, size * 0.2, random.pick(heads));
};

const setFlowers: SetWare = (room, x, y, size) => {
  const { random } = room;
  for (let bloom = 0; bloom < 6; bloom++) {
    const color = hslToRgb(random.pick([0.95, 0.88, 0.13, 0.02, 0.76]), 0.7, 0.66);
    const at = { x: x + random.range(-0.4, 0.4) * size, y: y - size * random.range(0.6, 1.1) };
    fillBall(room, at.x, at.y, size * 0.15, size * 0.15, color);
  }
  const pot = rows<2>('0,0.2 0.55,0.28');
  fillTurned(room, { x, y, size }, pot, [120, 150, 150]);
};

const setJar: SetWare = (room, x, y, size) => {
  const glass = rows<2>('0,0.3 0.7,0.32 0.8,0.24');
  const lid = rows<2>('0,0.27 0.16,0.27');
  fillTurned(room, { x, y, size }, glass, hslToRgb(room.random.next(), 0.5, 0.55));
  fillTurned(room, { x, y: y - size * 0.8, size }, lid, [226, 190, 110]);
};

const WARES: Record<Ware, SetWare> = { bread: setBread, toys: setToy, flowers: setFlowers, jars: setJar };

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
    WARES[ware](room, foot.x, foot.y, room.scaleAt(0.85) * 0.3);
  }
}
