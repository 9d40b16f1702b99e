import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fillBox, framed } from '../../../core/ink.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Room } from './room.types.ts';
import { fillBlock, fillOutline, fillTurned, frontOutline, shadeBelow } from './room-shapes.ts';

const STONES: readonly Rgb[] = colorList('#b05c42 #a69a8c #e2d6c4');

/** A fireplace with a burning fire against the back wall, its middle at `x` metres. */
export function hearth(room: Room, x: number): void {
  const { random, scheme, context } = room;
  const stone = random.pick(STONES);
  const body = { x: x - 0.75, y: 0, z: 0, wide: 1.5, high: 1.2, deep: 0.32 };
  shadeBelow(room, body);
  fillBlock(
    room,
    { x: x - 0.5, y: 1.2, z: 0, wide: 1, high: room.height - 1.2, deep: 0.22 },
    scale(stone, 0.92),
  );
  fillBlock(room, body, stone);
  for (let row = 0; row < 9; row++)
    for (let piece = 0; piece < 6; piece++) {
      const left = (piece - (row % 2) * 0.5) / 6;
      fillOutline(
        room,
        frontOutline(room, body, [
          Math.max(0, left + 0.008),
          row / 9 + 0.012,
          Math.min(1, left + 0.158),
          row / 9 + 0.1,
        ]),
        scale(stone, random.range(0.88, 1.12)),
      );
    }
  fillBlock(room, { x: x - 0.88, y: 1.2, z: 0, wide: 1.76, high: 0.1, deep: 0.42 }, scheme.wood);
  const mouth = frontOutline(room, body, [0.2, 0, 0.8, 0.68]);
  fillOutline(room, mouth, [34, 20, 18]);
  const heart = { x: (mouth[0]!.x + mouth[1]!.x) / 2, y: mouth[0]!.y };
  const size = mouth[0]!.y - mouth[2]!.y;
  const glow = context.createRadialGradient(
    heart.x,
    heart.y - size * 0.2,
    0,
    heart.x,
    heart.y - size * 0.2,
    size,
  );
  glow.addColorStop(0, toCss([255, 150, 60], 0.9));
  glow.addColorStop(1, toCss([120, 30, 16], 0));
  fillBox(context, glow, mouth[0]!.x, mouth[2]!.y, mouth[1]!.x - mouth[0]!.x, size);
  for (const turn of [-0.18, 0.16])
    framed(context, { at: [heart.x, heart.y - size * 0.08], turn }, () => {
      fillBox(context, [84, 50, 32], -size * 0.44, -size * 0.06, size * 0.88, size * 0.13);
    });
  burn(room, heart.x, heart.y - size * 0.1, size * 0.85);
  room.lamps.push({
    x: heart.x,
    y: heart.y - size * 0.3,
    radius: room.unit * 0.5,
    color: [255, 150, 66],
    strength: 0.9,
  });
  decorateMantel(room, x);
}

/** Tongues of flame, from outer red to inner yellow. */
function burn({ context, random }: Room, x: number, y: number, size: number): void {
  const colors: readonly Rgb[] = colorList('#ec5420 #ff962e #ffd660 #fff6c4');
  colors.forEach((color, layer) => {
    context.fillStyle = toCss(color, 0.92);
    const shrink = 1 - layer * 0.22;
    for (let tongue = -2; tongue <= 2; tongue++) {
      const at = x + tongue * size * 0.15 * shrink;
      const tall = size * (1 - Math.abs(tongue) * 0.2) * shrink * random.range(0.72, 0.95);
      const half = size * 0.13 * shrink;
      const sway = random.range(-0.08, 0.08) * size;
      context.beginPath();
      context.moveTo(at - half, y);
      context.quadraticCurveTo(at - half * 1.2, y - tall * 0.5, at + sway, y - tall);
      context.quadraticCurveTo(at + half * 1.2, y - tall * 0.45, at + half, y);
      context.fill();
    }
  });
}

function decorateMantel(room: Room, x: number): void {
  const { random } = room;
  const size = room.scaleAt(0.3);
  for (let thing = 0; thing < 4; thing++) {
    const at = room.point(x - 0.66 + thing * 0.42, 1.3, 0.3);
    const color = mix(
      random.pick([room.scheme.accent, room.scheme.cloth, room.scheme.trim]),
      [255, 250, 240],
      0.15,
    );
    fillTurned(
      room,
      { ...at, size: size * random.range(0.16, 0.28) },
      rows<2>('0,0.22 0.3,0.36 0.7,0.14 1,0.2'),
      color,
    );
  }
}
