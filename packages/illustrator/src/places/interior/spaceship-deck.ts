import { hslToRgb, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { PaintPlace, Point, Room } from './room/room.types.ts';
import {
  fillBall,
  fillBlock,
  fillOutline,
  frontOutline,
  strokePath,
  traceOutline,
  wallPoint,
} from './room/room-shapes.ts';
import { paintShell } from './room/room-shell.ts';

/** The bridge of a starship: a wide window with stars and a planet, consoles with lamps, ribs and light strips. */
export const paintSpaceshipDeck: PaintPlace = (room) => {
  const { random, width, height, near } = room;
  const hull = pickColor(random, '#c4ccd6 #788496 #e2ded6 #5c647c');
  const light = pickColor(random, '#50d2ff #ffa050 #8cffc8 #be82ff');
  paintShell(room, {
    wall: hull,
    wallFinish: 'panels',
    floor: scale(hull, 0.62),
    floorFinish: 'tiles',
    ceiling: scale(hull, 0.7),
  });
  openSpace(room, light, hull);
  for (const z of [0.7, 1.8])
    for (const side of [-1, 1])
      fillBlock(
        room,
        { x: side < 0 ? -width / 2 : width / 2 - 0.22, y: 0, z, wide: 0.22, high: height, deep: 0.26 },
        scale(hull, 0.9),
      );
  for (const side of [-1, 1]) {
    const strip = (up: number) => [
      room.point(side * width * 0.495, up, 0.05),
      room.point(side * width * 0.495, up, near * 1.25),
    ];
    for (const up of [0.15, height - 0.25]) strokePath(room, strip(up), light, room.scaleAt(0.5) * 0.05);
    strokePath(
      room,
      [room.point(side * width * 0.22, 0, 0.2), room.point(side * width * 0.22, 0, near * 1.25)],
      light,
      room.scaleAt(0.5) * 0.035,
      0.8,
    );
  }
  setConsoles(room, hull, light);
  const glow = room.point(0, height * 0.6, 0);
  room.lamps.push({ ...glow, radius: room.unit * 0.6, color: light, strength: 0.34 });
};

function openSpace(room: Room, light: Rgb, hull: Rgb): void {
  const { width, height, context, random } = room;
  const [left, right, low, high] = [width * 0.07, width * 0.93, height * 0.32, height * 0.92];
  const outline = (
    [
      [left + 0.3, low],
      [right - 0.3, low],
      [right, (low + high) / 2],
      [right - 0.4, high],
      [left + 0.4, high],
      [left, (low + high) / 2],
    ] as const
  ).map(([along, up]) => wallPoint(room, 'back', along, up));
  context.save();
  traceOutline(room, outline);
  context.clip();
  paintStars(room, outline);
  const at = wallPoint(room, 'back', width * (0.5 + room.side * random.range(0.14, 0.24)), height * 0.62);
  const radius = room.scaleAt(0) * height * random.range(0.16, 0.24);
  fillBall(room, at.x, at.y, radius, radius, hslToRgb(random.next(), 0.5, 0.55));
  context.strokeStyle = toCss([255, 236, 200], 0.8);
  context.lineWidth = radius * 0.1;
  context.beginPath();
  context.ellipse(at.x, at.y, radius * 1.6, radius * 0.36, -0.3, -0.25, Math.PI + 0.25);
  context.stroke();
  context.restore();
  strokePath(room, [...outline, outline[0]!], scale(hull, 0.55), room.scaleAt(0) * 0.16);
  strokePath(room, [...outline, outline[0]!], light, room.scaleAt(0) * 0.03);
  for (const share of [0.33, 0.67])
    strokePath(
      room,
      [
        wallPoint(room, 'back', left + (right - left) * share, low),
        wallPoint(room, 'back', left + (right - left) * share, high),
      ],
      scale(hull, 0.6),
      room.scaleAt(0) * 0.07,
    );
}

function paintStars({ context, random }: Room, outline: readonly Point[]): void {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const sky = context.createLinearGradient(left, top, left + wide, top + high);
  sky.addColorStop(0, '#0a0a2a');
  sky.addColorStop(0.5, '#2a1650');
  sky.addColorStop(1, '#0a1436');
  fillBox(context, sky, left, top, wide, high);
  for (let cloud = 0; cloud < 7; cloud++) {
    const [x, y, radius] = [
      left + wide * random.next(),
      top + high * random.next(),
      high * random.range(0.2, 0.5),
    ];
    const veil = context.createRadialGradient(x, y, 0, x, y, radius);
    veil.addColorStop(0, toCss(hslToRgb(random.range(0.55, 0.95), 0.6, 0.5), 0.35));
    veil.addColorStop(1, 'rgba(0,0,0,0)');
    fillBox(context, veil, x - radius, y - radius, radius * 2, radius * 2);
  }
  for (let star = 0; star < 130; star++) {
    context.fillStyle = toCss([255, 252, 236], random.range(0.4, 1));
    context.beginPath();
    context.arc(
      left + wide * random.next(),
      top + high * random.next(),
      high * (0.002 + random.next() ** 4 * 0.009),
      0,
      TAU,
    );
    context.fill();
  }
}

function setConsoles(room: Room, hull: Rgb, light: Rgb): void {
  const { width, random } = room;
  const colors: readonly Rgb[] = [light, [255, 120, 100], [255, 214, 90], [120, 240, 150]];
  for (const side of [-1, 0, 1]) {
    const wide = Math.min(side ? 1.3 : 1.6, width * 0.28);
    const block = {
      x: side * width * 0.35 - wide / 2,
      y: 0,
      z: side ? 0.2 : 0.05,
      wide,
      high: side ? 0.9 : 0.72,
      deep: 0.5,
    };
    fillBlock(room, block, scale(hull, 0.78));
    const panel = [
      room.point(block.x + 0.05, block.high + 0.02, block.z + 0.5),
      room.point(block.x + wide - 0.05, block.high + 0.02, block.z + 0.5),
      room.point(block.x + wide - 0.05, block.high + 0.26, block.z + 0.1),
      room.point(block.x + 0.05, block.high + 0.26, block.z + 0.1),
    ];
    fillOutline(room, panel, [24, 32, 54]);
    fillOutline(room, frontOutline(room, block, [0.06, 0.45, 0.94, 0.9]), [20, 30, 50]);
    for (let lamp = 0; lamp < 14; lamp++) {
      const [share, up] = [0.1 + (lamp % 7) * 0.125, lamp < 7 ? 0.75 : 0.58];
      fillOutline(
        room,
        frontOutline(room, block, [share, up - 0.05, share + 0.08, up + 0.05]),
        mix(random.pick(colors), [255, 255, 255], 0.15),
      );
    }
    const at = panel[0]!;
    room.lamps.push({
      x: (at.x + panel[1]!.x) / 2,
      y: at.y,
      radius: room.scaleAt(0.5) * 0.9,
      color: light,
      strength: 0.5,
    });
  }
}
