import { hslToRgb, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { standBookcase } from './room/room-books.ts';
import { standLamp } from './room/room-lamps.ts';
import { hangBunting } from './room/room-party.ts';
import { hangPicture } from './room/room-pictures.ts';
import { layRug, standPlant } from './room/room-pieces.ts';
import { fillBall, fillBlock, fillOutline, shadeBelow, wallPoint } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';
import { asksFor } from './room/room-wishes.ts';

/** A bed with pillows and a quilt, a window, a chest of drawers; a child's has stars, bunting and toys. */
export const paintBedroom: PaintPlace = (room) => {
  const { random, scheme, width, side } = room;
  const child = isForChild(room);
  paintShell(room, {
    wallFinish: child
      ? random.pick(['plaster', 'stripes'])
      : random.pick(['flowers', 'plaster', 'stripes', 'boards']),
    wall: child ? mix(scheme.wall, pickColor(random, '#aacee2 #f6d6c4 #cedeb0 #f0e2aa'), 0.6) : scheme.wall,
    floorFinish: random.pick(['planks', 'boards-across', 'planks']),
  });
  if (child) pinStars(room);
  const windowAt = side * width * 0.24;
  const wide = Math.min(1.3, width * 0.28);
  openWindow(room, 'back', {
    along: width / 2 + windowAt - wide / 2,
    up: 1.05,
    wide,
    high: 1.15,
    curtains: scheme.cloth,
  });
  if (!asksFor(room, 'bed')) standBed(room, -side * (width / 2 - Math.min(1, width * 0.22)), child);
  standDrawers(room, windowAt + side * Math.min(0.3, width * 0.05));
  layRug(
    room,
    { x: side * width * 0.08, z: room.near * 0.6, wide: Math.min(2.6, width * 0.5), deep: room.near * 0.5 },
    scheme.accent,
  );
  if (child) decorateForChild(room);
  else {
    hangPicture(room, 'back', {
      along: width / 2 - side * width * 0.28 - 0.4,
      up: 1.4,
      wide: 0.8,
      high: 0.6,
    });
    standPlant(room, side * (width / 2 - 0.3), 0, 0.4, 1.1);
  }
  standLamp(room, -side * width * 0.06, 0.25);
};

function isForChild({ stage, random }: Room): boolean {
  const { subjects, placeHints } = stage.brief;
  return (
    placeHints?.has('for-children') || subjects.some(({ noun }) => noun.forChildren) || random.chance(0.15)
  );
}

export function standBed(room: Room, x: number, child: boolean): void {
  const { scheme, side } = room;
  const wide = child ? 1.05 : 1.5;
  const long = Math.min(1.9, room.near * 0.78);
  const left = Math.max(-room.width / 2 + 0.02, Math.min(room.width / 2 - wide - 0.02, x - wide / 2));
  shadeBelow(room, { x: left, z: 0, wide, deep: long }, 0.5);
  const wood = child ? mix(scheme.wood, [246, 240, 226], 0.6) : scheme.wood;
  fillBlock(room, { x: left, y: 0, z: 0, wide, high: 1.15, deep: 0.08 }, wood);
  fillBlock(
    room,
    { x: left + 0.02, y: 0.3, z: 0.06, wide: wide - 0.04, high: 0.24, deep: long - 0.06 },
    [244, 238, 226],
  );
  for (const corner of [left, left + wide - 0.08])
    fillBlock(room, { x: corner, y: 0, z: long - 0.08, wide: 0.08, high: 0.5, deep: 0.08 }, scale(wood, 0.9));
  fillBlock(
    room,
    { x: left - 0.02, y: 0.3, z: long * 0.36, wide: wide + 0.04, high: 0.28, deep: long * 0.66 },
    scheme.cloth,
  );
  fillOutline(
    room,
    [
      room.point(left - 0.02, 0.585, long * 0.36),
      room.point(left + wide + 0.02, 0.585, long * 0.36),
      room.point(left + wide + 0.02, 0.585, long * 0.5),
      room.point(left - 0.02, 0.585, long * 0.5),
    ],
    mix(scheme.cloth, [255, 250, 238], 0.7),
  );
  patchQuilt(room, left, wide, long);
  for (let pillow = 0; pillow < (child ? 1 : 2); pillow++) {
    const at = room.point(left + (wide * (pillow + 0.5)) / (child ? 1 : 2), 0.66, 0.3);
    fillBall(
      room,
      at.x,
      at.y,
      room.scaleAt(0.3) * (child ? 0.34 : 0.32),
      room.scaleAt(0.3) * 0.17,
      side > 0 ? [252, 246, 236] : [246, 240, 232],
    );
  }
}

function patchQuilt(room: Room, left: number, wide: number, long: number): void {
  const { random, scheme } = room;
  const [columns, rows] = [4, 4];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if ((row + column) % 2) continue;
      const [x, z] = [left + (wide * column) / columns, long * (0.52 + (0.5 * row) / rows)];
      fillOutline(
        room,
        [
          room.point(x, 0.587, z),
          room.point(x + wide / columns, 0.587, z),
          room.point(x + wide / columns, 0.587, z + (long * 0.5) / rows),
          room.point(x, 0.587, z + (long * 0.5) / rows),
        ],
        random.pick([scheme.accent, mix(scheme.cloth, [255, 248, 230], 0.4), scheme.wall]),
        0.85,
      );
    }
}

function standDrawers(room: Room, x: number): void {
  const { scheme } = room;
  const wood = scale(scheme.wood, 1.15);
  const body = { x: x - 0.45, y: 0, z: 0, wide: 0.9, high: 0.85, deep: 0.42 };
  shadeBelow(room, body);
  fillBlock(room, body, wood);
  for (let drawer = 0; drawer < 3; drawer++) {
    const y = 0.1 + drawer * 0.27;
    const at = (share: number, up: number) => room.point(body.x + body.wide * share, up, 0.42);
    fillOutline(room, [at(0.06, y), at(0.94, y), at(0.94, y + 0.21), at(0.06, y + 0.21)], scale(wood, 1.12));
    for (const share of [0.3, 0.7]) {
      const knob = at(share, y + 0.1);
      fillBall(room, knob.x, knob.y, room.scaleAt(0.4) * 0.03, room.scaleAt(0.4) * 0.03, [240, 210, 130]);
    }
  }
}

function pinStars(room: Room): void {
  const { random, width } = room;
  for (let star = 0; star < 16; star++) {
    const at = wallPoint(room, 'back', random.range(0.1, width - 0.1), random.range(1.7, room.height - 0.2));
    drawStar(room, at.x, at.y, room.scaleAt(0) * random.range(0.04, 0.09), [255, 226, 120]);
  }
}

function decorateForChild(room: Room): void {
  const { width, side } = room;
  hangBunting(room);
  const toys = room.random.fork('toys');
  if (!asksFor(room, 'ball')) {
    const ball = room.point(side * width * 0.34, 0.14, 0.85);
    fillBall(room, ball.x, ball.y, room.scaleAt(0.85) * 0.15, room.scaleAt(0.85) * 0.15, [226, 76, 66]);
  }
  for (let cube = 0; cube < 5; cube++) {
    const x = side * width * 0.2 + [0, 0.2, 0.1, 0.46, 0.42][cube]!;
    fillBlock(
      room,
      { x, y: [0, 0, 0.17, 0, 0.17][cube]!, z: 0.75, wide: 0.17, high: 0.17, deep: 0.17 },
      hslToRgb(toys.next(), 0.6, 0.6),
    );
  }
  standBookcase(room, 'back', { along: width / 2 - 0.5 + side * 0.02, up: 1.75, wide: 0.9, high: 0.34 });
}

export function drawStar(
  { context }: Pick<Room, 'context'>,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
): void {
  context.fillStyle = toCss(color);
  context.beginPath();
  for (let corner = 0; corner < 10; corner++) {
    const angle = (corner / 10) * TAU - Math.PI / 2;
    const reach = corner % 2 ? radius * 0.45 : radius;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.fill();
}
