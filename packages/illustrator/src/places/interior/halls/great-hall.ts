import { drawSoftly } from '../../../core/canvas.ts';
import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Point, Room } from '../room/room.types.ts';
import { fillBlock, fillOutline, fillTurned, strokePath, traceOutline } from '../room/room-shapes.ts';

/** The measures of a nave: where its columns stand and where its arches spring. */
interface Nave {
  /** Metres from the middle line to the columns. */
  aisle: number;
  every: number;
  /** Metres up to the arches. */
  spring: number;
  stone: Rgb;
}

/** Rows of columns on both sides with arches between them, furthest first. */
export function raiseColumns(room: Room, { aisle, every, spring, stone }: Nave): void {
  const first = 0.4;
  const spots: number[] = [];
  for (let z = first; z < room.near * 1.06; z += every) spots.push(z);
  for (const [index, z] of spots.entries()) {
    room.stage.checkpoint.check();
    for (const side of [-1, 1]) {
      const x = side * aisle;
      if (index < spots.length - 1)
        springArch(room, x, z, spots[index + 1]!, spring, scale(stone, side === room.side ? 0.8 : 1.02));
      standColumn(room, x, z, spring, scale(stone, 0.96));
    }
  }
}

function springArch(room: Room, x: number, from: number, to: number, spring: number, color: Rgb): void {
  const curve: Point[] = [];
  for (let step = 0; step <= 12; step++) {
    const t = step / 12;
    curve.push(
      room.point(x, spring + Math.sin(t * Math.PI) ** 0.8 * (to - from) * 0.42, from + (to - from) * t),
    );
  }
  const top = room.height;
  fillOutline(room, [...curve, room.point(x, top, to), room.point(x, top, from)], color);
  strokePath(room, curve, scale(color, 1.25), room.scaleAt(from) * 0.07);
}

function standColumn(room: Room, x: number, z: number, spring: number, stone: Rgb): void {
  const foot = room.point(x, 0, z);
  const size = room.scaleAt(z);
  const radius = 0.24;
  fillBlock(room, { x: x - 0.34, y: 0, z: z - 0.3, wide: 0.68, high: 0.3, deep: 0.6 }, stone);
  fillTurned(
    room,
    { x: foot.x, y: foot.y - size * 0.28, size },
    [
      [0, radius * 1.25],
      [0.12, radius],
      [spring - 0.62, radius * 0.92],
      [spring - 0.5, radius * 1.3],
      [spring - 0.3, radius * 1.45],
    ],
    stone,
  );
  fillBlock(
    room,
    { x: x - 0.38, y: spring - 0.1, z: z - 0.3, wide: 0.76, high: 0.16, deep: 0.6 },
    scale(stone, 1.05),
  );
}

/** A runner along the middle with a border, from the back to us. */
export function layRunner(room: Room, half: number, color: Rgb, trim: Rgb): void {
  const strip = (inner: number) => [
    room.point(-inner, 0, 0.2),
    room.point(inner, 0, 0.2),
    room.point(inner, 0, room.near * 1.3),
    room.point(-inner, 0, room.near * 1.3),
  ];
  fillOutline(room, strip(half), trim);
  fillOutline(room, strip(half * 0.88), color);
  fillOutline(room, strip(half * 0.78), scale(color, 1.14));
}

interface Shaft {
  /** Where the light enters. */
  from: Point;
  /** Where it falls, in pixels. */
  to: Point;
  wide: number;
  color: Rgb;
}

/** Slanting shafts of colored light. */
export function throwShafts(
  { stage, context, unit }: Room,
  shafts: readonly Shaft[],
  strength: number,
): void {
  if (shafts.length === 0 || strength <= 0) return;
  drawSoftly(
    context,
    stage.width,
    stage.height,
    { blur: unit * 0.012, blend: 'screen', resolution: 0.25 },
    (soft) => {
      for (const { from, to, wide, color } of shafts) {
        const beam = soft.createLinearGradient(from.x, from.y, to.x, to.y);
        beam.addColorStop(0, toCss(color, 0.5 * strength));
        beam.addColorStop(0.7, toCss(color, 0.18 * strength));
        beam.addColorStop(1, toCss(color, 0.04));
        soft.fillStyle = beam;
        soft.beginPath();
        soft.moveTo(from.x - wide / 2, from.y - wide / 2);
        soft.lineTo(from.x + wide / 2, from.y + wide / 2);
        soft.lineTo(to.x + wide, to.y);
        soft.lineTo(to.x - wide, to.y);
        soft.fill();
      }
    },
  );
}

const GLASS: readonly Rgb[] = colorList('#ce3034 #2c60be #ecb63c #369660 #8e46aa #f0783c #6ebedc');

/** Colored glass in lead inside an outline on the screen; brighter by day. */
export function glazeInColors(room: Room, outline: readonly Point[], cells: number): void {
  const { context, random, daylight } = room;
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const bright = 0.55 + 0.75 * daylight;
  context.save();
  traceOutline(room, outline);
  context.clip();
  const rows = Math.max(3, Math.round((cells * high) / wide));
  context.lineWidth = Math.max(0.6, wide * 0.016);
  context.strokeStyle = 'rgba(26,20,30,0.9)';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < cells; column++) {
      const [x, y] = [left + (wide * (column + 0.5 * (row % 2))) / cells, top + (high * (row + 0.5)) / rows];
      const [dx, dy] = [wide / cells / 1.9, high / rows];
      context.fillStyle = toCss(
        mix(scale(random.pick(GLASS), bright), [255, 244, 214], random.next() ** 2 * 0.4),
      );
      context.beginPath();
      context.moveTo(x, y - dy);
      context.lineTo(x + dx, y);
      context.lineTo(x, y + dy);
      context.lineTo(x - dx, y);
      context.closePath();
      context.fill();
      context.stroke();
    }
  const middle = { x: left + wide / 2, y: top + high * 0.42 };
  const light = context.createRadialGradient(
    middle.x,
    middle.y,
    0,
    middle.x,
    middle.y,
    Math.max(wide, high) * 0.6,
  );
  light.addColorStop(0, toCss([255, 246, 214], 0.5 * daylight + 0.1));
  light.addColorStop(1, toCss([255, 240, 200], 0));
  context.fillStyle = light;
  context.fillRect(left, top, wide, high);
  context.restore();
  strokePath(room, [...outline, outline[0]!], [58, 50, 56], Math.max(1, wide * 0.05));
}
