import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { hangPendant } from './room/room-lamps.ts';
import { layRug, standPlant } from './room/room-pieces.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  fillTurned,
  shadeBelow,
  strokePath,
  wallPoint,
} from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { openWindow } from './room/room-windows.ts';

const TILES: readonly Rgb[] = colorList('#a8d6d6 #eceee8 #f6cec4 #b2cee6 #cee2be');
const CHROME: Rgb = [206, 214, 220];

/** Glazed tiles half way up, a basin under a round mirror, towels, a window, a mat where the tub stands. */
export const paintBathroom: PaintPlace = (room) => {
  const { random, width, side, scheme } = room;
  const tile = random.pick(TILES);
  paintShell(room, {
    wall: mix(tile, [250, 244, 232], 0.6),
    wallFinish: random.pick(['plaster', 'tiles', 'stripes']),
    dado: { height: 1.35, color: tile, finish: 'tiles' },
    floor: pickColor(random, '#5a7882 #464c54 #b87860'),
    floorFinish: 'checks',
    ceiling: [246, 244, 238],
  });
  const wide = Math.min(1.1, width * 0.24);
  openWindow(room, 'back', {
    along: width / 2 + side * width * 0.2 - wide / 2,
    up: 1.55,
    wide,
    high: 0.95,
    panes: [2, 1],
    frame: [250, 250, 246],
  });
  setBasin(room, -side * width * 0.26);
  hangTowels(room, width / 2 + side * width * 0.4);
  layRug(
    room,
    { x: 0, z: room.near * 0.64, wide: Math.min(2.6, width * 0.55), deep: room.near * 0.46 },
    mix(scheme.cloth, [255, 250, 240], 0.3),
  );
  standPlant(room, side * (width / 2 - 0.28), 0, 0.35, 0.95, 1);
  raiseBubbles(room);
  if (room.daylight < 0.6) hangPendant(room, 0, 0.8, 0.5);
};

function setBasin(room: Room, x: number): void {
  const foot = { x: x - 0.13, y: 0, z: 0.08, wide: 0.26, high: 0.78, deep: 0.24 };
  shadeBelow(room, foot);
  fillBlock(room, foot, [240, 240, 236]);
  fillBlock(room, { x: x - 0.38, y: 0.76, z: 0, wide: 0.76, high: 0.16, deep: 0.46 }, [250, 250, 246]);
  const tap = room.point(x, 0.94, 0.08);
  const size = room.scaleAt(0.1) * 0.16;
  strokePath(
    room,
    [tap, { x: tap.x, y: tap.y - size }, { x: tap.x, y: tap.y - size * 1.1 }],
    CHROME,
    size * 0.3,
  );
  const mirror = wallPoint(room, 'back', room.width / 2 + x, 1.62);
  const radius = room.scaleAt(0) * 0.42;
  const { context } = room;
  fillBall(room, mirror.x, mirror.y, radius * 1.12, radius * 1.12, [214, 172, 96]);
  const glass = context.createLinearGradient(
    mirror.x - radius,
    mirror.y - radius,
    mirror.x + radius,
    mirror.y + radius,
  );
  glass.addColorStop(0, '#eef6f8');
  glass.addColorStop(0.45, '#bcd4dc');
  glass.addColorStop(0.5, '#e6f2f4');
  glass.addColorStop(1, '#9fbcc8');
  fillDisc(context, glass, mirror.x, mirror.y, radius);
  for (const shift of [-0.28, 0.26]) {
    const at = room.point(x + shift, 0.93, 0.14);
    fillTurned(
      room,
      { ...at, size: room.scaleAt(0.14) * 0.2 },
      rows<2>('0,0.26 0.6,0.28 0.75,0.12 1,0.12'),
      shift < 0 ? [238, 130, 110] : [120, 180, 150],
    );
  }
}

function hangTowels(room: Room, along: number): void {
  const { scheme } = room;
  strokePath(
    room,
    [wallPoint(room, 'back', along - 0.42, 1.3, 0.06), wallPoint(room, 'back', along + 0.42, 1.3, 0.06)],
    CHROME,
    room.scaleAt(0) * 0.035,
  );
  for (const [index, color] of [scheme.accent, mix(scheme.cloth, [255, 250, 240], 0.3)].entries()) {
    const left = along - 0.36 + index * 0.36;
    const outline = [
      wallPoint(room, 'back', left, 1.31, 0.06),
      wallPoint(room, 'back', left + 0.32, 1.31, 0.06),
      wallPoint(room, 'back', left + 0.32, 0.7, 0.06),
      wallPoint(room, 'back', left, 0.7, 0.06),
    ];
    fillOutline(room, outline, color);
    for (const up of [0.8, 0.85])
      strokePath(
        room,
        [wallPoint(room, 'back', left, up, 0.06), wallPoint(room, 'back', left + 0.32, up, 0.06)],
        scale(color, 0.72),
        room.scaleAt(0) * 0.015,
      );
  }
}

/** Soap bubbles in the air. */
function raiseBubbles({ context, stage, random, unit }: Room): void {
  for (let bubble = 0; bubble < 16; bubble++) {
    const [x, y, radius] = [
      stage.width * random.next(),
      stage.height * random.range(0.12, 0.72),
      unit * random.range(0.006, 0.022),
    ];
    context.strokeStyle = toCss([255, 255, 255], 0.75);
    context.lineWidth = Math.max(0.6, radius * 0.1);
    fillDisc(context, toCss(pickColor(random, '#c8e6ff #ffdcf0 #dcfff0'), 0.28), x, y, radius);
    context.stroke();
    fillDisc(context, 'rgba(255,255,255,0.9)', x - radius * 0.35, y - radius * 0.4, radius * 0.18);
  }
}
