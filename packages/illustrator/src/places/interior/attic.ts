import { hslToRgb, mix, type Rgb, scale } from '../../core/color.ts';
import { throwShafts } from './halls/great-hall.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { fillBlock, fillOutline, frontOutline, shadeBelow, strokePath } from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';

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
  stackThings(room);
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
