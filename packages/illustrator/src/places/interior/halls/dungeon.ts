import { pickColor, type Rgb, scale } from '../../../core/color.ts';
import { fillOval } from '../../../core/ink.ts';
import type { PaintPlace, Point, Room } from '../room/room.types.ts';
import { fillOutline, strokePath, traceOutline, wallPoint } from '../room/room-shapes.ts';
import { paintShell } from '../room/room-shell.ts';
import { hangTorch } from './wall-torches.ts';

const IRON: Rgb = [58, 58, 66];

/** A cell under vaults: rough blocks, a barred arch at the end, chains on the walls, straw, one torch's light. */
export const paintDungeon: PaintPlace = (room) => {
  const { random, width, height, near } = room;
  const stone = pickColor(random, '#6e6a70 #746c66 #66706e');
  paintShell(room, {
    wall: stone,
    wallFinish: 'stone',
    floor: scale(stone, 0.7),
    floorFinish: 'stone',
    ceiling: scale(stone, 0.4),
  });
  for (let z = 0.1; z < near * 1.1; z += near * 0.34) springVault(room, z, stone);
  barGate(room, stone);
  for (const side of ['left', 'right'] as const)
    for (const along of [near * 0.24, near * 0.52])
      hangChain(room, wallPoint(room, side, along, height * 0.55, 0.05), along);
  strewStraw(room);
  hangTorch(room, -width * 0.36, height * 0.42, 0.12);
  hangTorch(room, width * 0.36, height * 0.42, 0.12);
};

/** A rib of stone from wall to wall, with the dark vault above it. */
function springVault(room: Room, z: number, stone: Rgb): void {
  const { width, height } = room;
  const rib: Point[] = [];
  for (let step = 0; step <= 20; step++) {
    const turn = Math.PI * (step / 20);
    rib.push(room.point((-Math.cos(turn) * width) / 2, height * (0.56 + Math.sin(turn) * 0.38), z));
  }
  const above = [room.point(width / 2, height * 1.3, z), room.point(-width / 2, height * 1.3, z)];
  fillOutline(room, [...rib, ...above], scale(stone, 0.34));
  const thick = room.scaleAt(z) * 0.24;
  strokePath(room, rib, scale(stone, 0.78), thick);
  for (let joint = 0; joint < rib.length - 1; joint += 2) {
    const [from, to] = [rib[joint]!, rib[joint + 1]!];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = { x: (-(to.y - from.y) / long) * thick * 0.5, y: ((to.x - from.x) / long) * thick * 0.5 };
    const ends = [-1, 1].map((end) => ({ x: middle.x + across.x * end, y: middle.y + across.y * end }));
    strokePath(room, ends, scale(stone, 0.42), thick * 0.1);
  }
}

function barGate(room: Room, stone: Rgb): void {
  const { width, height, context } = room;
  const half = Math.min(1.3, width * 0.24);
  const arch = (grow: number): Point[] => {
    const edge: Point[] = [room.point(-half - grow, 0, 0.03)];
    for (let step = 0; step <= 14; step++) {
      const turn = Math.PI * (step / 14);
      edge.push(
        room.point(
          -Math.cos(turn) * (half + grow),
          height * 0.42 + Math.sin(turn) * (height * 0.26 + grow),
          0.03,
        ),
      );
    }
    return [...edge, room.point(half + grow, 0, 0.03)];
  };
  fillOutline(room, arch(0.2), scale(stone, 1.2));
  fillOutline(room, arch(0), [12, 11, 16]);
  context.save();
  traceOutline(room, arch(0));
  context.clip();
  const thick = room.scaleAt(0) * 0.07;
  for (let bar = -4; bar <= 4; bar++) {
    const x = (bar / 4.5) * half;
    strokePath(room, [room.point(x, 0, 0.05), room.point(x, height, 0.05)], IRON, thick);
    strokePath(
      room,
      [room.point(x - 0.015, 0, 0.05), room.point(x - 0.015, height, 0.05)],
      [136, 130, 128],
      thick * 0.3,
    );
  }
  for (const up of [0.1, 0.3, 0.48])
    strokePath(
      room,
      [room.point(-half, height * up, 0.05), room.point(half, height * up, 0.05)],
      IRON,
      thick * 1.2,
    );
  context.restore();
}

/** Links from a ring in the wall down to an open shackle. */
function hangChain(room: Room, from: Point, z: number): void {
  const { context } = room;
  const link = room.scaleAt(z) * 0.075;
  context.lineWidth = link * 0.42;
  for (let count = 0; count < 12; count++) {
    context.strokeStyle = count % 2 ? '#8a8688' : '#5c5a62';
    context.beginPath();
    context.ellipse(
      from.x,
      from.y + count * link * 1.25,
      count % 2 ? link * 0.5 : link * 0.24,
      link * 0.8,
      0,
      0,
      7,
    );
    context.stroke();
  }
  context.lineWidth = link * 0.7;
  context.strokeStyle = '#3c3a42';
  context.beginPath();
  context.arc(from.x, from.y + link * 17, link * 1.7, -1.2, 4.2);
  context.stroke();
}

function strewStraw(room: Room): void {
  const { random, width, near } = room;
  for (const side of [-1, 1]) {
    for (let stalk = 0; stalk < 90; stalk++) {
      const z = near * random.range(0.12, 0.5);
      const at = room.point(side * width * random.range(0.2, 0.46), 0, z);
      const long = room.scaleAt(z) * random.range(0.12, 0.3);
      const lean = random.range(-0.5, 0.5);
      strokePath(
        room,
        [at, { x: at.x + long, y: at.y + long * lean }],
        scale([202, 166, 92], random.range(0.6, 1.1)),
        room.unit * 0.004,
      );
    }
  }
  const puddle = room.point(width * 0.12, 0, near * 0.3);
  fillOval(room.context, 'rgba(30,34,44,0.6)', puddle.x, puddle.y, room.unit * 0.12, room.unit * 0.016);
}
