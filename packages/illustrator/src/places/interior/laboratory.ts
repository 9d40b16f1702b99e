import { hslToRgb, mix, pickColor, type Rgb, toCss } from '../../core/color.ts';
import { points, rows } from '../../core/number-tables.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { hangPendant } from './room/room-lamps.ts';
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

/** Benches with flasks of bright liquids, coiled glass, shelves of bottles, a board of formulas, steam. */
export const paintLaboratory: PaintPlace = (room) => {
  const { random, width, side } = room;
  const wall = pickColor(random, '#cededc #e2e0d6 #b0c4ce #c4bad2');
  paintShell(room, {
    wall,
    wallFinish: 'plaster',
    dado: { height: 1.3, color: mix(wall, [120, 190, 190], 0.4), finish: 'tiles' },
    floor: [196, 200, 200],
    floorFinish: random.pick(['checks', 'tiles']),
  });
  const pane = Math.min(1.2, width * 0.24);
  openWindow(room, 'back', {
    along: width / 2 + side * width * 0.3 - pane / 2,
    up: 1.4,
    wide: pane,
    high: 1,
    panes: [2, 2],
  });
  hangFormulas(room, width / 2 - side * width * 0.06);
  shelveBottles(room, -side * width * 0.34);
  for (const [x, z] of [
    [-width / 2, 0],
    [-width * 0.5, room.near * 0.42],
    [width * 0.5 - Math.min(1.2, width * 0.24), room.near * 0.42],
  ] as const) {
    const wide = z === 0 ? width : Math.min(1.2, width * 0.24);
    const block = { x, y: 0, z, wide, high: 0.88, deep: 0.5 };
    shadeBelow(room, block);
    fillBlock(room, block, [236, 238, 236]);
    for (let door = 0; door < Math.round(wide / 0.6); door++)
      fillOutline(
        room,
        frontOutline(room, block, [
          (door + 0.06) / Math.round(wide / 0.6),
          0.1,
          (door + 0.94) / Math.round(wide / 0.6),
          0.84,
        ]),
        mix(wall, [255, 255, 255], 0.35),
      );
    fillBlock(room, { ...block, y: 0.88, high: 0.05 }, [70, 82, 92]);
    for (let at = 0.2; at < wide - 0.1; at += 0.32) {
      const foot = room.point(x + at, 0.93, z + 0.3);
      setGlass(room, foot.x, foot.y, room.scaleAt(z + 0.3) * random.range(0.28, 0.42));
    }
  }
  hangPendant(room, 0, 0.9, 0.5, [230, 236, 236]);
};

const CLEAR: Rgb = [214, 236, 240];

type Profile = ReadonlyArray<readonly [up: number, half: number]>;
const CONE: Profile = rows<2>('0,0.36 0.08,0.38 0.62,0.09 1,0.09 1,0.14');
const CONE_FILL: Profile = rows<2>('0.03,0.33 0.08,0.34 0.34,0.215');
const NECK: Profile = points('0,0.09 0.5,0.09 0.52,0.13');
const TUBE: Profile = rows<2>('0,0.06 0.05,0.08 0.8,0.08');

/** A cone flask, a round flask or a rack of tubes. */
function setGlass(room: Room, x: number, y: number, size: number): void {
  const { random, context } = room;
  const liquid = hslToRgb(random.pick([0.02, 0.12, 0.32, 0.48, 0.58, 0.78, 0.9]), 0.75, 0.55);
  const kind = random.integer(3);
  if (kind === 0) {
    fillTurned(room, { x, y, size }, CONE, CLEAR, 0.6);
    fillTurned(room, { x, y, size }, CONE_FILL, liquid);
  } else if (kind === 1) {
    fillTurned(room, { x, y: y - size * 0.5, size }, NECK, CLEAR, 0.6);
    fillBall(room, x, y - size * 0.32, size * 0.32, size * 0.32, CLEAR);
    fillBall(room, x, y - size * 0.27, size * 0.27, size * 0.25, liquid);
  } else setTubes(room, x, y, size);
  for (let bubble = 0; bubble < 3; bubble++) {
    context.fillStyle = toCss(mix(liquid, [255, 255, 255], 0.5), 0.7);
    context.beginPath();
    context.arc(
      x + random.range(-0.14, 0.14) * size,
      y - size * random.range(1.05, 1.5),
      size * random.range(0.03, 0.07),
      0,
      7,
    );
    context.fill();
  }
}

function setTubes(room: Room, x: number, y: number, size: number): void {
  for (let tube = 0; tube < 4; tube++) {
    const at = { x: x + (tube - 1.5) * size * 0.2, y, size };
    const filled: Profile = [
      [0, 0.055],
      [0.05, 0.07],
      [0.3 + tube * 0.09, 0.07],
    ];
    fillTurned(room, at, TUBE, CLEAR, 0.7);
    fillTurned(room, at, filled, hslToRgb(room.random.next(), 0.7, 0.55));
  }
}

function shelveBottles(room: Room, x: number): void {
  const { random, width } = room;
  const wide = Math.min(1.3, width * 0.26);
  const left = Math.max(-width / 2 + 0.05, Math.min(width / 2 - wide - 0.05, x - wide / 2));
  for (const up of [1.4, 1.8, 2.2]) {
    fillBlock(room, { x: left, y: up, z: 0, wide, high: 0.04, deep: 0.2 }, [120, 96, 76]);
    for (let at = 0.1; at < wide - 0.04; at += 0.15) {
      const foot = room.point(left + at, up + 0.04, 0.12);
      fillTurned(
        room,
        { ...foot, size: room.scaleAt(0.1) * random.range(0.2, 0.3) },
        rows<2>('0,0.24 0.6,0.24 0.72,0.1 1,0.12'),
        hslToRgb(random.next(), 0.5, 0.5),
      );
    }
  }
}

function hangFormulas(room: Room, middle: number): void {
  const { random, width } = room;
  const wide = Math.min(1.5, width * 0.3);
  const patch = { along: middle - wide / 2, up: 1.45, wide, high: 0.95 };
  fillOutline(
    room,
    patchOutline(room, 'back', { along: patch.along - 0.05, up: 1.4, wide: wide + 0.1, high: 1.05 }),
    [110, 84, 62],
  );
  fillOutline(room, patchOutline(room, 'back', patch), [44, 78, 70]);
  const at = (x: number, y: number) =>
    wallPoint(room, 'back', patch.along + wide * x, patch.up + patch.high * y);
  const thick = room.scaleAt(0) * 0.014;
  for (const [x, y] of points('0.2,0.62 0.34,0.45'))
    strokePath(
      room,
      Array.from({ length: 7 }, (_, step) =>
        at(x + Math.cos((step * Math.PI) / 3) * 0.1, y + Math.sin((step * Math.PI) / 3) * 0.16),
      ),
      [240, 240, 226],
      thick,
    );
  for (let line = 0; line < 3; line++)
    strokePath(
      room,
      Array.from({ length: 12 + random.integer(8) }, (_, step) =>
        at(0.54 + step * 0.02, 0.76 - line * 0.24 + random.range(-0.03, 0.03)),
      ),
      [240, 240, 226],
      thick,
      0.85,
    );
}
