import type { Material } from '../../brief/brief.types.ts';
import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { clamp, TAU } from '../../core/maths.ts';
import { clock, gear, key } from './piece-things.ts';
import type { Piece, PieceSubstance } from './substance.types.ts';

function puff({ context, x, y, size, light, random }: Piece): void {
  const radius = size * random.range(0.6, 1.15);
  const tone = mix([150, 172, 208], [255, 255, 255], clamp(light * 0.7 + 0.3));
  const soft = context.createRadialGradient(x, y - radius * 0.3, radius * 0.1, x, y, radius);
  soft.addColorStop(0, toCss(mix(tone, [255, 255, 255], 0.7), 0.95));
  soft.addColorStop(0.6, toCss(tone, 0.7));
  soft.addColorStop(1, toCss(tone, 0));
  context.fillStyle = soft;
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
  context.fill();
}

function flame({ context, x, y, size, light, random }: Piece): void {
  const tall = size * random.range(1, 2.4);
  const wide = size * random.range(0.3, 0.55);
  const sway = random.range(-0.5, 0.5) * size;
  const heat = clamp(light + random.range(-0.25, 0.25));
  const color =
    heat > 0.62
      ? mix([255, 190, 50], [255, 250, 190], (heat - 0.62) * 2.6)
      : mix([196, 34, 10], [255, 150, 24], heat * 1.6);
  const glow = context.createLinearGradient(0, y, 0, y - tall);
  glow.addColorStop(0, toCss(color, 0.9));
  glow.addColorStop(0.6, toCss(color, 0.7));
  glow.addColorStop(1, toCss(scale(color, 0.9), 0));
  context.fillStyle = glow;
  context.beginPath();
  context.moveTo(x, y + wide);
  context.bezierCurveTo(x - wide * 1.6, y, x - wide * 0.5, y - tall * 0.5, x + sway, y - tall);
  context.bezierCurveTo(x + wide * 0.7, y - tall * 0.45, x + wide * 1.6, y, x, y + wide);
  context.fill();
}

const GREENS: readonly Rgb[] = colorList('#46802e #629c36 #366830 #86b442');

/** What leaves of any color turn to in places. */
const TURNING: readonly Rgb[] = colorList('#b8452a #d8a030 #8c6a32');

function leaf({ context, x, y, size, light, random, color }: Piece): void {
  const tone = scale(
    color ? mix(color, random.pick(TURNING), random.range(0, 0.55)) : random.pick(GREENS),
    0.55 + light * 0.85,
  );
  // They hang like the feathers of a bird, the tips of all downwards.
  framed(context, { at: [x, y], turn: random.range(0.22, 0.78) * Math.PI }, () => {
    context.fillStyle = toCss(scale(tone, 0.5), 0.85);
    blade(size * 0.05, size * 0.07);
    context.fillStyle = toCss(tone);
    blade(0, 0);
    context.strokeStyle = toCss(mix(tone, [255, 255, 220], 0.4), 0.8);
    context.lineWidth = size * 0.05;
    context.beginPath();
    context.moveTo(-size * 0.5, 0);
    context.lineTo(size * 0.55, 0);
    context.stroke();
  });

  function blade(dx: number, dy: number): void {
    context.beginPath();
    context.moveTo(-size * 0.6 + dx, dy);
    context.quadraticCurveTo(dx, -size * 0.5 + dy, size * 0.62 + dx, dy);
    context.quadraticCurveTo(dx, size * 0.5 + dy, -size * 0.6 + dx, dy);
    context.fill();
  }
}

const PETALS: readonly Rgb[] = colorList('#ee5c84 #fabe46 #f4ecf4 #ac6ed6 #f07854 #fcacc8');

function blossom({ context, x, y, size, light, random, color }: Piece): void {
  const tone = scale(color ? mix(color, random.pick(PETALS), 0.25) : random.pick(PETALS), 0.62 + light * 0.5);
  const turn = random.range(0, TAU);
  for (const [reach, paint] of [
    [0.58, toCss(scale(tone, 0.55), 0.65)],
    [0.5, toCss(tone)],
  ] as const) {
    context.fillStyle = paint;
    for (let petal = 0; petal < 5; petal++) {
      const angle = turn + (petal * TAU) / 5;
      context.beginPath();
      context.ellipse(
        x + Math.cos(angle) * size * 0.34,
        y + Math.sin(angle) * size * 0.34,
        size * reach * 0.66,
        size * reach * 0.5,
        angle,
        0,
        TAU,
      );
      context.fill();
    }
  }
  context.fillStyle = toCss(mix([250, 206, 70], tone, 0.1));
  context.beginPath();
  context.arc(x, y, size * 0.2, 0, TAU);
  context.fill();
}

function bone({ context, x, y, size, light, random }: Piece): void {
  const tone = mix([150, 132, 104], [255, 250, 234], clamp(0.25 + light * 0.8));
  const angle = random.range(0, Math.PI);
  const [dx, dy] = [Math.cos(angle) * size * 0.6, Math.sin(angle) * size * 0.6];
  for (const [grow, paint] of [
    [0.07, 'rgba(52,40,30,0.75)'],
    [0, toCss(tone)],
  ] as const) {
    context.strokeStyle = paint;
    context.fillStyle = paint;
    context.lineWidth = size * (0.24 + grow);
    context.beginPath();
    context.moveTo(x - dx, y - dy);
    context.lineTo(x + dx, y + dy);
    context.stroke();
    for (const end of [-1, 1]) {
      for (const side of [-1, 1]) {
        context.beginPath();
        context.arc(
          x + end * dx - side * dy * 0.26,
          y + end * dy + side * dx * 0.26,
          size * (0.17 + grow / 2),
          0,
          TAU,
        );
        context.fill();
      }
    }
  }
}

const BINDINGS: readonly Rgb[] = colorList('#a8323a #2c5c94 #2c7c50 #c88c34 #6c3c84 #38444c');

/** A closed book that lies a little askew: its binding, and the white of the pages below. */
function book({ context, x, y, size, light, random, color }: Piece): void {
  const tone = scale(color ?? random.pick(BINDINGS), 0.6 + light * 0.7);
  framed(context, { at: [x, y], turn: random.range(-0.5, 0.5) }, () => {
    for (const [left, top, wide, high, paint] of [
      [-0.66, -0.36, 1.34, 0.76, scale(tone, 0.4)],
      [-0.62, -0.32, 1.24, 0.64, tone],
      [-0.54, 0.12, 1.2, 0.13, [250, 242, 222]],
      [-0.5, -0.24, 0.1, 0.34, mix(tone, [255, 214, 120], 0.6)],
    ] as const) {
      context.fillStyle = toCss(paint as Rgb);
      context.fillRect(left * size, top * size, wide * size, high * size);
    }
  });
}

/** Something round on the ground tone of its shade. */
function disc({ context, x, y, size, light }: Piece, tone: Rgb, across = 1): void {
  for (const [shift, share, paint] of [
    [0.06, 0.56, scale(tone, 0.4)],
    [0, 0.52, scale(tone, 0.62 + light * 0.55)],
    [-0.16, 0.16, mix(tone, [255, 255, 255], 0.7)],
  ] as const) {
    context.fillStyle = toCss(paint);
    context.beginPath();
    context.ellipse(x + shift * size, y + shift * size, size * share, size * share * across, 0, 0, TAU);
    context.fill();
  }
}

const HARVEST: readonly Rgb[] = colorList('#d8343a #f0922e #f2cc3a #6fae3c #8a4aa0 #3f7a34 #e8682e');

function fruit(piece: Piece): void {
  const { context, x, y, size, random } = piece;
  disc(piece, piece.color ?? random.pick(HARVEST), random.range(0.8, 1));
  context.fillStyle = '#3f6a2a';
  context.fillRect(x - size * 0.04, y - size * 0.58, size * 0.08, size * 0.18);
}

function coin(piece: Piece): void {
  const { context, x, y, size } = piece;
  disc(piece, [236, 184, 54], 0.8);
  context.strokeStyle = 'rgba(120,76,10,0.7)';
  context.lineWidth = size * 0.06;
  context.beginPath();
  context.ellipse(x, y, size * 0.36, size * 0.28, 0, 0, TAU);
  context.stroke();
}

const PLASTICS: readonly Rgb[] = colorList('#d8262c #2563d8 #f5cf2e #2f9e44 #f2f2f2 #f07a1a');

/** A toy brick seen from the front, two studs on top. */
function brick({ context, x, y, size, light, random, color }: Piece): void {
  const tone = scale(color ?? random.pick(PLASTICS), 0.62 + light * 0.5);
  const boxes = [
    [-0.62, -0.34, 1.24, 0.74, scale(tone, 0.45)],
    [-0.58, -0.3, 1.16, 0.64, tone],
    [-0.58, -0.3, 1.16, 0.12, mix(tone, [255, 255, 255], 0.35)],
    [-0.42, -0.44, 0.3, 0.16, mix(tone, [255, 255, 255], 0.16)],
    [0.12, -0.44, 0.3, 0.16, mix(tone, [255, 255, 255], 0.16)],
  ] as const;
  for (const [left, top, wide, high, paint] of boxes) {
    context.fillStyle = toCss(paint as Rgb);
    context.fillRect(x + left * size, y + top * size, wide * size, high * size);
  }
}

const CORALS: readonly Rgb[] = colorList('#f2705e #f59a6a #e8587e #f7b8a0 #d9618f #f4c46a');

/** A little bush of round branches. */
function coralTwig({ context, x, y, size, light, random, color }: Piece): void {
  const tone = scale(
    color ? mix(color, random.pick(CORALS), 0.25) : random.pick(CORALS),
    0.55 + light * 0.65,
  );
  context.lineCap = 'round';
  for (let branch = 0; branch < 4; branch++) {
    const angle = -Math.PI / 2 + (branch - 1.5) * random.range(0.4, 0.62);
    const long = size * random.range(0.5, 0.85);
    const [tipX, tipY] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    for (const [width, paint] of [
      [0.3, scale(tone, 0.55)],
      [0.2, tone],
    ] as const) {
      context.strokeStyle = toCss(paint);
      context.lineWidth = size * width;
      context.beginPath();
      context.moveTo(x, y + size * 0.2);
      context.quadraticCurveTo(x + (tipX - x) * 0.2, y - long * 0.4, tipX, tipY);
      context.stroke();
    }
    context.fillStyle = toCss(mix(tone, [255, 244, 226], 0.55));
    context.beginPath();
    context.arc(tipX, tipY, size * 0.09, 0, TAU);
    context.fill();
  }
}

/** Substances made of small pieces, by material. */
export const PIECE_SUBSTANCES: Partial<Record<Material, PieceSubstance>> = {
  clouds: {
    tones: colorList('#88a0c8 #cedcee #ffffff'),
    size: 0.075,
    density: 1.5,
    ragged: 0.8,
    draw: puff,
  },
  fire: {
    tones: colorList('#780c04 #e24c0a #ffaa1e #fff096'),
    size: 0.06,
    density: 1.1,
    ragged: 1,
    draw: flame,
  },
  leaves: {
    tones: colorList('#162c14 #2e5422 #568234'),
    size: 0.038,
    density: 2.2,
    ragged: 0.5,
    draw: leaf,
  },
  flowers: {
    tones: colorList('#1e3c1e #3c6e2e #78a046'),
    size: 0.036,
    density: 1.8,
    ragged: 0.5,
    draw: blossom,
  },
  books: { tones: colorList('#2c1c16 #5c4030 #8c6c4c'), size: 0.06, density: 1.9, ragged: 0.35, draw: book },
  fruit: { tones: colorList('#2c3a1c #5c6c30 #9ca04c'), size: 0.075, density: 2, ragged: 0.3, draw: fruit },
  coins: { tones: colorList('#4a2c06 #9c6c14 #e0b03c'), size: 0.045, density: 2, ragged: 0.3, draw: coin },
  blocks: { tones: colorList('#2c2c34 #5c5c68 #8c8c98'), size: 0.055, density: 2, ragged: 0.1, draw: brick },
  clocks: { tones: colorList('#2c1c14 #6a4a30 #a8804c'), size: 0.062, density: 2, ragged: 0.3, draw: clock },
  gears: { tones: colorList('#2a1c12 #6a4628 #a87c44'), size: 0.056, density: 2, ragged: 0.3, draw: gear },
  'piano-keys': {
    tones: colorList('#1c1a1e #5c585c #d8d2c8'),
    size: 0.05,
    density: 2,
    ragged: 0.15,
    draw: key,
  },
  coral: {
    tones: colorList('#5a1c30 #b04458 #e88a78'),
    size: 0.05,
    density: 1.5,
    ragged: 0.5,
    draw: coralTwig,
  },
  bones: { tones: colorList('#241c1a #5a4c3e #96866c'), size: 0.055, density: 1.4, ragged: 0.4, draw: bone },
};
