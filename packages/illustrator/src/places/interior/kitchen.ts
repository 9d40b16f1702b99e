import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { standIsland } from './kitchen-island.ts';
import type { PaintPlace, Room } from './room/room.types.ts';
import { hangPendant } from './room/room-lamps.ts';
import { hasPart, partColor } from './room/room-parts.ts';
import { againstWall, standPlant } from './room/room-pieces.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  fillTurned,
  frontOutline,
  shadeBelow,
  strokePath,
} from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';
import { isSeen } from './room/room-walls.ts';
import { openWindow } from './room/room-windows.ts';

const COPPER: Rgb = [206, 120, 70];
const STEEL: Rgb = [164, 172, 178];

/** Cupboards, sink and window, a stove under its hood, shelves of crockery, and pots that hang in a row. */
export const paintKitchen: PaintPlace = (room) => {
  const { random, scheme, width } = room;
  paintShell(room, {
    floorFinish: random.pick(['checks', 'checks', 'tiles', 'planks']),
    dado: {
      height: 1.5,
      color: mix(scheme.trim, pickColor(random, '#96bec8 #f0e6ce #a0ba96'), 0.5),
      finish: 'tiles',
    },
    ...(random.chance(0.45) ? { beams: scheme.wood } : {}),
  });
  const { side } = room;
  const windowAt = width * (0.5 + side * 0.2);
  const wide = Math.min(1.4, width * 0.3);
  openWindow(room, 'back', {
    along: windowAt - wide / 2,
    up: 1.25,
    wide,
    high: 1.05,
    panes: [2, 2],
    curtains: scheme.cloth,
  });
  layCounter(room, 'back', width);
  for (const wall of ['left', 'right'] as const)
    if (isSeen(room, wall)) layCounter(room, wall, room.near * 0.55);
  setStove(room, -side * width * 0.22);
  setSink(room, windowAt - width / 2);
  if (hasPart(room, 'cabinets')) {
    const [left, right] = [windowAt - width / 2 - wide / 2 - 0.4, windowAt - width / 2 + wide / 2 + 0.4];
    const stove = -side * width * 0.22;
    for (const [from, to] of [
      [-width / 2, Math.min(left, side > 0 ? stove - 0.6 : left)],
      [Math.max(right, side > 0 ? right : stove + 0.6), width / 2],
    ] as const)
      hangCupboards(room, from, to);
  } else {
    hangPots(room, -side * width * 0.22);
    setShelf(room, windowAt - width / 2 - side * width * 0.5);
  }
  dressCounter(room);
  standIsland(room, cupboardPaint(room));
  if (room.daylight < 0.5 || random.chance(0.5)) hangPendant(room, 0, 1, 0.6);
};

function cupboardPaint(room: Room): Rgb {
  return partColor(room, 'cabinets') ?? mix(room.scheme.cloth, room.scheme.trim, 0.35);
}

/** Cupboards hang at both sides of the window. */
function hangCupboards(room: Room, from: number, to: number): void {
  const paint = cupboardPaint(room);
  const block = { x: from, y: 1.5, z: 0, wide: to - from, high: 0.85, deep: 0.34 };
  if (block.wide < 0.3) return;
  fillBlock(room, block, paint);
  const doors = Math.max(1, Math.round(block.wide / 0.5));
  for (let door = 0; door < doors; door++) {
    const [left, right] = [door / doors, (door + 1) / doors];
    const gap = 0.05 / doors;
    fillOutline(room, frontOutline(room, block, [left + gap, 0.05, right - gap, 0.95]), scale(paint, 0.84));
    fillOutline(
      room,
      frontOutline(room, block, [left + gap * 2.4, 0.1, right - gap * 2.4, 0.9]),
      scale(paint, 1.06),
    );
  }
}

const COUNTER = { high: 0.9, deep: 0.55 };

function layCounter(room: Room, wall: 'back' | 'left' | 'right', length: number): void {
  const { scheme } = room;
  const paint = cupboardPaint(room);
  const block = againstWall(
    room,
    wall,
    { along: wall === 'back' ? 0 : COUNTER.deep, up: 0, wide: length, high: COUNTER.high },
    COUNTER.deep,
  );
  shadeBelow(room, block);
  fillBlock(room, block, paint);
  if (wall === 'back') {
    const doors = Math.max(2, Math.round(length / 0.55));
    for (let door = 0; door < doors; door++) {
      const [from, to] = [door / doors, (door + 1) / doors];
      const gap = 0.06 / doors;
      fillOutline(room, frontOutline(room, block, [from + gap, 0.12, to - gap, 0.7]), scale(paint, 0.84));
      fillOutline(
        room,
        frontOutline(room, block, [from + gap * 2.2, 0.16, to - gap * 2.2, 0.66]),
        scale(paint, 1.06),
      );
      fillOutline(room, frontOutline(room, block, [from + gap, 0.75, to - gap, 0.92]), scale(paint, 1.04));
      const knob = frontOutline(room, block, [(from + to) / 2, 0.83, (from + to) / 2, 0.85])[0]!;
      fillBall(room, knob.x, knob.y, room.scaleAt(0.5) * 0.025, room.scaleAt(0.5) * 0.025, [214, 176, 92]);
    }
  }
  fillBlock(
    room,
    { ...block, y: COUNTER.high, high: 0.05, ...(wall === 'back' ? { deep: COUNTER.deep + 0.04 } : {}) },
    partColor(room, 'counter') ?? mix(scheme.wood, [236, 214, 178], 0.3),
  );
}

function setStove(room: Room, x: number): void {
  const { random } = room;
  const dark: Rgb = pickColor(random, '#48464e #bc4036 #eee8dc #4a706c');
  const body = { x: x - 0.4, y: 0, z: 0, wide: 0.8, high: 0.94, deep: 0.62 };
  fillBlock(room, body, dark);
  fillOutline(room, frontOutline(room, body, [0.12, 0.16, 0.88, 0.64]), scale(dark, 0.6));
  fillOutline(room, frontOutline(room, body, [0.2, 0.24, 0.8, 0.56]), [255, 170, 80], 0.75);
  fillOutline(room, frontOutline(room, body, [0.12, 0.68, 0.88, 0.72]), STEEL);
  for (let knob = 0; knob < 4; knob++) {
    const at = frontOutline(room, body, [0.2 + knob * 0.2, 0.84, 0.2 + knob * 0.2, 0.84])[0]!;
    fillBall(room, at.x, at.y, room.scaleAt(0.6) * 0.035, room.scaleAt(0.6) * 0.035, [230, 226, 216]);
  }
  for (const [at, color] of [
    [-0.2, COPPER],
    [0.2, STEEL],
  ] as const) {
    const foot = room.point(x + at, 0.95, 0.36);
    const size = room.scaleAt(0.36) * 0.3;
    fillTurned(
      room,
      { ...foot, size },
      rows<2>('0,0.48 0.1,0.5 0.7,0.5 0.72,0.54 0.8,0.5 0.92,0.1 1,0.08'),
      color,
    );
  }
  const [low, high] = [1.72, room.height];
  const hood = [
    room.point(x - 0.55, low, 0.5),
    room.point(x + 0.55, low, 0.5),
    room.point(x + 0.22, low + 0.5, 0.3),
    room.point(x + 0.22, high, 0.3),
    room.point(x - 0.22, high, 0.3),
    room.point(x - 0.22, low + 0.5, 0.3),
  ];
  fillOutline(room, hood, mix(room.scheme.trim, COPPER, 0.35));
  fillBlock(room, { x: x - 0.57, y: low - 0.07, z: 0, wide: 1.14, high: 0.09, deep: 0.52 }, room.scheme.wood);
}

function setSink(room: Room, x: number): void {
  const tap = room.point(x, 0.96, 0.12);
  const size = room.scaleAt(0.12) * 0.3;
  const basin = { x: x - 0.36, y: 0.6, z: 0.1, wide: 0.72, high: 0.36, deep: 0.5 };
  fillBlock(room, basin, [240, 238, 230]);
  strokePath(
    room,
    [
      tap,
      { x: tap.x, y: tap.y - size },
      { x: tap.x + size * 0.2, y: tap.y - size * 1.2 },
      { x: tap.x + size * 0.42, y: tap.y - size * 1.05 },
      { x: tap.x + size * 0.44, y: tap.y - size * 0.7 },
    ],
    [210, 180, 110],
    size * 0.13,
  );
}

/** A rail of copper pots and pans. */
function hangPots(room: Room, x: number): void {
  const { random, width, side } = room;
  const [from, to] = side > 0 ? [-width / 2 + 0.2, x - 0.7] : [x + 0.7, width / 2 - 0.2];
  const wideEnough = to - from > 0.5;
  const [left, right] = wideEnough ? [from, to] : [-0.5, 0.5];
  strokePath(
    room,
    [room.point(left, 2.15, 0.25), room.point(right, 2.15, 0.25)],
    [90, 70, 58],
    room.scaleAt(0.2) * 0.03,
  );
  for (let at = left + 0.15; at < right; at += random.range(0.26, 0.36)) {
    const hook = room.point(at, 2.15, 0.25);
    const size = room.scaleAt(0.25) * random.range(0.26, 0.34);
    strokePath(room, [hook, { x: hook.x, y: hook.y + size * 0.62 }], scale(COPPER, 0.7), size * 0.1);
    fillBall(
      room,
      hook.x,
      hook.y + size * 1.02,
      size * 0.42,
      size * 0.44,
      random.chance(0.75) ? COPPER : STEEL,
    );
    room.context.strokeStyle = 'rgba(120,60,34,0.55)';
    room.context.lineWidth = size * 0.05;
    room.context.beginPath();
    room.context.arc(hook.x, hook.y + size * 1.02, size * 0.31, 0, 7);
    room.context.stroke();
  }
}

/** Two boards with plates, jars and jugs. */
function setShelf(room: Room, x: number): void {
  const { random, scheme, width } = room;
  const left = Math.max(-width / 2 + 0.1, Math.min(width / 2 - 1.3, x - 0.6));
  for (const up of [1.62, 2.02]) {
    fillBlock(room, { x: left, y: up, z: 0, wide: 1.2, high: 0.04, deep: 0.22 }, scheme.wood);
    for (let at = left + 0.12; at < left + 1.15; at += 0.2) {
      const foot = room.point(at, up + 0.04, 0.12);
      setCrockery(room, foot.x, foot.y, room.scaleAt(0.12) * random.range(0.2, 0.3));
    }
  }
}

function setCrockery(room: Room, x: number, y: number, size: number): void {
  const { random, scheme } = room;
  const color = random.pick<Rgb>([
    scheme.accent,
    scheme.cloth,
    [238, 230, 214],
    [92, 130, 150],
    [214, 170, 90],
  ]);
  const profiles = [
    rows<2>('0,0.3 0.1,0.42 0.7,0.42 0.78,0.3 0.86,0.34 1,0.34'),
    rows<2>('0,0.2 0.2,0.42 0.6,0.36 0.9,0.2 1,0.26'),
    rows<2>('0,0.36 0.6,0.4 0.62,0.4'),
  ] as const;
  fillTurned(room, { x, y, size }, random.pick<ReadonlyArray<readonly [number, number]>>(profiles), color);
}

function dressCounter(room: Room): void {
  const { random, width, side } = room;
  for (let thing = 0; thing < 3; thing++) {
    const at = room.point(side * width * (0.36 - thing * 0.06), 0.96, 0.2);
    setCrockery(room, at.x, at.y, room.scaleAt(0.2) * random.range(0.24, 0.34));
  }
  standPlant(room, side * width * 0.08, 0.95, 0.15, 0.5);
}
