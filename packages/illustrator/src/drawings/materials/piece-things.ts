import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Piece } from './substance.types.ts';

const RIMS: readonly Rgb[] = [
  [196, 150, 70],
  [120, 76, 44],
  [150, 156, 164],
  [70, 66, 72],
];
const FACE: Rgb = [248, 240, 220];

/** A small clock with its two hands. */
export function clock({ context, x, y, size, light, random }: Piece): void {
  const radius = size * random.range(0.5, 0.72);
  const shade = 0.6 + light * 0.5;
  const disc = (share: number, color: Rgb) => {
    context.fillStyle = toCss(scale(color, shade));
    context.beginPath();
    context.arc(x, y, radius * share, 0, TAU);
    context.fill();
  };
  const rim = random.pick(RIMS);
  disc(1.08, scale(rim, 0.5));
  disc(1, rim);
  disc(0.78, FACE);
  context.strokeStyle = toCss([46, 36, 34]);
  context.lineCap = 'round';
  for (let mark = 0; mark < 4; mark++)
    hand(context, x, y, (mark * TAU) / 4, radius * 0.58, radius * 0.72, radius * 0.08);
  hand(context, x, y, random.range(0, TAU), 0, radius * 0.4, radius * 0.13);
  hand(context, x, y, random.range(0, TAU), 0, radius * 0.6, radius * 0.09);
}

function hand(
  context: Piece['context'],
  x: number,
  y: number,
  angle: number,
  from: number,
  to: number,
  width: number,
) {
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from);
  context.lineTo(x + Math.cos(angle) * to, y + Math.sin(angle) * to);
  context.stroke();
}

const METALS: readonly Rgb[] = [
  [190, 140, 62],
  [166, 98, 58],
  [150, 150, 152],
];
const TEETH = 10;

/** A toothed wheel. */
export function gear({ context, x, y, size, light, random }: Piece): void {
  const radius = size * random.range(0.45, 0.75);
  const metal = scale(random.pick(METALS), 0.55 + light * 0.65);
  const turn = random.range(0, TAU);
  for (const [grow, color] of [
    [1.08, scale(metal, 0.45)],
    [1, metal],
  ] as const) {
    context.fillStyle = toCss(color);
    context.beginPath();
    for (let step = 0; step < TEETH * 4; step++) {
      const reach = radius * grow * (step % 4 < 2 ? 1 : 0.86);
      const angle = turn + ((step + 0.5) * TAU) / (TEETH * 4);
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    context.fill();
  }
  context.fillStyle = toCss(scale(metal, 0.4));
  context.beginPath();
  context.arc(x, y, radius * 0.2, 0, TAU);
  context.fill();
  context.strokeStyle = toCss(mix(metal, [255, 250, 230], 0.4), 0.7);
  context.lineWidth = radius * 0.07;
  context.beginPath();
  context.arc(x, y, radius * 0.56, 0, TAU);
  context.stroke();
}

/** White and black keys of a piano, side by side. */
export function key({ context, x, y, size, light, random }: Piece): void {
  framed(context, { at: [x, y], turn: random.range(-0.12, 0.12) }, () => {
    const shade = 0.62 + light * 0.42;
    const wide = size * 0.42;
    for (const column of [-1, 0, 1]) {
      context.fillStyle = toCss(scale([250, 246, 236], shade));
      context.fillRect((column - 0.5) * wide, -size * 0.62, wide * 0.92, size * 1.24);
      context.strokeStyle = 'rgba(40,34,36,0.7)';
      context.lineWidth = size * 0.04;
      context.strokeRect((column - 0.5) * wide, -size * 0.62, wide * 0.92, size * 1.24);
    }
    context.fillStyle = toCss(scale([44, 40, 44], 0.6 + light));
    for (const column of [-0.5, 0.5])
      context.fillRect((column - 0.28) * wide, -size * 0.62, wide * 0.56, size * 0.74);
  });
}
