import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { TAU } from '../../../core/maths.ts';
import { rows } from '../../../core/number-tables.ts';
import type { PaintPlace, Room } from '../room/room.types.ts';
import { fillBall, fillBlock, fillTurned, strokePath } from '../room/room-shapes.ts';
import { paintShell } from '../room/room-shell.ts';
import { layRunner, throwShafts } from './great-hall.ts';

/** A temple's hall: painted columns, gilded walls, a bright disc in the niche, lamps and incense. */
export const paintTempleInside: PaintPlace = (room) => {
  const { random, width, height, near } = room;
  const red = pickColor(random, '#aa3428 #c48c5a #922c34 #56686e');
  const gold: Rgb = [226, 178, 84];
  paintShell(room, {
    wall: mix(red, [90, 40, 36], 0.4),
    wallFinish: 'panels',
    floor: pickColor(random, '#a66e46 #968c82'),
    floorFinish: random.pick(['boards-across', 'stone']),
    ceiling: scale(red, 0.5),
    beams: scale(red, 0.8),
  });
  setNiche(room, gold);
  for (let step = 0; step < 3; step++)
    fillBlock(
      room,
      {
        x: -width * 0.3 + step * 0.2,
        y: step * 0.15,
        z: 0,
        wide: width * 0.6 - step * 0.4,
        high: 0.15,
        deep: 1.2 - step * 0.3,
      },
      mix(gold, [150, 120, 90], 0.5),
    );
  layRunner(room, Math.min(0.8, width * 0.12), red, gold);
  raiseColumns(room, red, gold);
  smokeIncense(room);
  throwShafts(
    room,
    [-0.25, 0.2].map((share) => ({
      from: room.point(width * share + room.side * width * 0.4, height, 0.5),
      to: room.point(width * share, 0, near * 0.6),
      wide: room.scaleAt(0) * 0.5,
      color: [255, 214, 140] as Rgb,
    })),
    room.daylight,
  );
};

/** Painted columns with gilded bands, and a lantern beside each. */
function raiseColumns(room: Room, paint: Rgb, gold: Rgb): void {
  const { random, width, height, near } = room;
  const shaft = [
    [0, 0.36],
    [0.2, 0.36],
    [0.22, 0.27],
    [height - 0.7, 0.25],
    [height - 0.6, 0.36],
    [height, 0.4],
  ] as const;
  const band = rows<2>('0,0.28 0.16,0.28');
  const glows: readonly Rgb[] = colorList('#ffaa46 #f0603c');
  for (let z = 0.5; z < near * 1.05; z += 1.7)
    for (const side of [-1, 1]) {
      const foot = room.point(side * width * 0.38, 0, z);
      const size = room.scaleAt(z);
      fillTurned(room, { ...foot, size }, shaft, paint);
      for (const up of [0.4, height - 0.9])
        fillTurned(room, { x: foot.x, y: foot.y - size * up, size }, band, gold);
      hangLantern(room, side * width * 0.25, height - 0.5, z + 0.4, random.pick(glows));
    }
}

function setNiche(room: Room, gold: Rgb): void {
  const { height, context } = room;
  const at = room.point(0, height * 0.52, 0);
  const radius = room.scaleAt(0) * Math.min(height * 0.32, room.width * 0.24);
  for (let ray = 0; ray < 32; ray++) {
    const angle = (ray / 32) * TAU;
    strokePath(
      room,
      [at, { x: at.x + Math.cos(angle) * radius * 1.22, y: at.y + Math.sin(angle) * radius * 1.22 }],
      gold,
      radius * 0.05,
    );
  }
  fillBall(room, at.x, at.y, radius, radius, gold);
  for (const share of [0.86, 0.72, 0.5]) {
    context.strokeStyle = toCss(scale(gold, 0.72));
    context.lineWidth = radius * 0.03;
    context.beginPath();
    context.arc(at.x, at.y, radius * share, 0, TAU);
    context.stroke();
  }
  for (let petal = 0; petal < 16; petal++) {
    const angle = (petal / 16) * TAU;
    fillBall(
      room,
      at.x + Math.cos(angle) * radius * 0.61,
      at.y + Math.sin(angle) * radius * 0.61,
      radius * 0.08,
      radius * 0.08,
      [236, 110, 70],
    );
  }
  room.lamps.push({ x: at.x, y: at.y, radius: radius * 2.4, color: [255, 206, 120], strength: 0.6 });
}

function hangLantern(room: Room, x: number, y: number, z: number, color: Rgb): void {
  const at = room.point(x, y - 0.5, z);
  const size = room.scaleAt(z) * 0.22;
  strokePath(room, [room.point(x, room.height, z), at], [60, 40, 30], size * 0.08);
  fillBall(room, at.x, at.y + size, size * 0.8, size, color);
  room.lamps.push({ x: at.x, y: at.y + size, radius: size * 4.5, color, strength: 0.7 });
}

function smokeIncense({ context, random, point, near, scaleAt }: Room): void {
  for (const x of [-1.1, 1.1]) {
    const at = point(x, 0.5, near * 0.4);
    const size = scaleAt(near * 0.4);
    context.strokeStyle = 'rgba(255,244,226,0.22)';
    context.lineCap = 'round';
    for (let wisp = 0; wisp < 3; wisp++) {
      context.lineWidth = size * 0.05 * (wisp + 1);
      context.beginPath();
      for (let step = 0; step < 14; step++)
        context.lineTo(
          at.x + Math.sin(step * 0.7 + wisp) * size * 0.03 * step * random.range(0.8, 1.1),
          at.y - step * size * 0.11,
        );
      context.stroke();
    }
  }
}
