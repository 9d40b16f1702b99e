import type { SKRSContext2D } from '../../core/canvas.ts';
import { colorList, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { coloredRows, points, pointsAt, rows } from '../../core/number-tables.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import { drawBirdEye } from '../birds/bird-eye.ts';
import type { Drawing, DrawingRequest, Procedure } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, type Point, polygon } from '../pen/pen.ts';
import { anchorAll, sketch } from '../pen/sketch.ts';
import { drawFish, type FishPlan } from './fish.ts';

/** A species by what it changes of a plain fish. */
interface Species extends Partial<Omit<FishPlan, keyof Dress>> {
  /** Natural colors, one row of them by chance: back, belly, fins. */
  dresses: readonly string[];
  /** What depends on the colors or the request. */
  own?: (dress: Dress, request: DrawingRequest) => Partial<FishPlan>;
}

type Dress = Pick<FishPlan, 'coat' | 'belly' | 'fin'>;

const PLAIN: Pick<FishPlan, 'depth' | 'tail' | 'tailSize' | 'dorsal' | 'eye'> = {
  depth: 0.25,
  tail: 'fork',
  tailSize: 0.24,
  dorsal: { from: -0.2, to: 0.2, height: 0.14 },
  eye: 0.058,
};

function fishOf({ dresses, own, ...changes }: Species): Procedure {
  return (request) => {
    const dress = dressOf(request, dresses);
    return drawFish(request, { ...PLAIN, ...dress, ...changes, ...own?.(dress, request) });
  };
}

function dressOf({ color, random }: DrawingRequest, natural: readonly string[]): Dress {
  if (color) return { coat: color, belly: mix(color, [255, 250, 236], 0.55), fin: scale(color, 0.8) };
  const [coat, belly, fin] = colorList<3>(random.fork('dress').pick(natural));
  return { coat, belly, fin };
}

export const drawPlainFish = fishOf({
  dresses: ['#5894be #e8f0f0 #3e70a0', '#7e9e78 #f0ecd2 #607a54', '#e2926e #fae6d6 #c4684c'],
});

export const drawGoldfish = fishOf({
  dresses: ['#f68828 #ffce6e #faa646'],
  depth: 0.3,
  tail: 'veil',
  tailSize: 0.4,
  eye: 0.07,
  dorsal: { from: -0.24, to: 0.16, height: 0.2 },
});

export const drawKoi = fishOf({
  dresses: ['#faf6f0 #fffffc #f6ece2'],
  depth: 0.23,
  tail: 'fan',
  tailSize: 0.3,
  own: (_, { color }) => ({
    markings: (context) => {
      for (const [x, y, size] of rows<3>('0.34,-0.12,0.15 0,-0.14,0.2 -0.3,-0.02,0.14'))
        fill(context, ellipse(x, y, size, size * 0.66, 0.3), color ? scale(color, 0.6) : [232, 84, 44]);
    },
  }),
});

export const drawClownfish = fishOf({
  dresses: ['#f67a24 #fc983c #f4802c'],
  tail: 'round',
  tailSize: 0.26,
  scales: false,
  eye: 0.06,
  markings: (context) => {
    for (const [x, width] of rows<2>('0.19,0.11 -0.1,0.12 -0.42,0.09'))
      for (const [wider, tone] of coloredRows<1>('0.035,#282228 0,#fffcf6')) {
        const wide = width + wider;
        fill(context, limb(pointsAt(x, 0, '0,-0.4 0.03,0 0,0.4'), [wide, wide, wide]), tone);
      }
  },
});

/** Disc-shaped fish of the reef, striped or plain by chance. */
export const drawTropicalFish = fishOf({
  dresses: [
    '#face3c #fff096 #f4b42c',
    '#3a7ee2 #82bef6 #face3c',
    '#ec608a #ffbeaa #a05ac8',
    '#46c4b4 #d2f6dc #f68c50',
  ],
  depth: 0.36,
  tail: 'fan',
  tailSize: 0.26,
  scales: false,
  eye: 0.065,
  dorsal: { from: -0.36, to: 0.22, height: 0.22 },
  own: ({ fin }, { random, qualities }) => {
    const striped = random.fork('stripes').chance(0.6) || qualities.includes('striped');
    return { markings: striped ? (context) => drawStripes(context, scale(fin, 0.6)) : undefined };
  },
});

function drawStripes(context: SKRSContext2D, tone: Rgb): void {
  for (const x of [0.2, -0.04, -0.28])
    fill(context, limb(pointsAt(x, 0, '0.04,-0.5 0,0 0.04,0.5'), [0.07, 0.085, 0.07]), tone);
}

export const drawPufferfish = fishOf({
  dresses: ['#e2b664 #fff8e6 #d69e4c'],
  depth: 0.42,
  tail: 'round',
  tailSize: 0.2,
  scales: false,
  eye: 0.085,
  mouth: 'pout',
  dorsal: { from: -0.34, to: -0.1, height: 0.1 },
  own: ({ coat }) => ({ over: ({ context }) => drawSpines(context, coat) }),
});

function drawSpines(context: SKRSContext2D, coat: Rgb): void {
  for (let spine = 0; spine < 26; spine++) {
    const angle = (spine / 26) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 0.46, Math.sin(angle) * 0.41];
    if (x > 0.36 && Math.abs(y) < 0.24) continue;
    const [acrossX, acrossY] = [Math.sin(angle) * 0.02, Math.cos(angle) * 0.02];
    const corners: readonly Point[] = [
      [x - acrossX, y + acrossY],
      [x * 1.17, y * 1.17],
      [x + acrossX, y - acrossY],
    ];
    fill(context, polygon(corners), scale(coat, 0.7));
  }
  for (let dot = 0; dot < 12; dot++) {
    const spot = ellipse(-0.3 + (dot % 6) * 0.11, -0.28 + Math.floor(dot / 6) * 0.12, 0.022);
    fill(context, spot, scale(coat, 0.66));
  }
}

/** A salmon, trout or tuna: slim and silver. */
export const drawSilverFish = fishOf({
  dresses: ['#8c9cb0 #f4f4f6 #6c7a90', '#de8c78 #fae8de #b06458'],
  depth: 0.19,
  mouth: 'grim',
  own: ({ coat }) => ({
    markings: (context) => softPatch(context, 0, -0.16, 0.5, 0.1, scale(coat, 0.7), 0.7),
  }),
});

export function drawSeahorse(request: DrawingRequest): Drawing {
  const { size, lightSide, random } = request;
  const coat: Rgb = request.color ?? pickColor(random.fork('coat'), '#f6ac48 #ee786e #78b4d2');
  return sketch({ size, left: -0.6, right: 0.6, top: -1.1, bottom: 0.05, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    paintHide(context, 'M-0.1 -0.62Q-0.34 -0.66 -0.32 -0.46Q-0.3 -0.34 -0.12 -0.4Z', scale(coat, 0.8), {
      lightSide,
      depth: 0.03,
    });
    const body = limb(
      `
        0.06,-0.86 -0.04,-0.74 0.02,-0.54 0.02,-0.36 -0.1,-0.2 -0.06,-0.06 0.08,-0.05 0.1,-0.15 0.03,-0.16
      `,
      [0.2, 0.2, 0.28, 0.25, 0.15, 0.11, 0.085, 0.06, 0.03],
    );
    paintHide(context, body, coat, {
      lightSide,
      depth: 0.05,
      markings: (clipped) => {
        softPatch(clipped, 0.12, -0.46, 0.12, 0.24, mix(coat, [255, 246, 220], 0.7), 0.9);
        for (let ring = 0; ring < 9; ring++)
          fill(
            clipped,
            limb(pointsAt(0, ring * 0.07, '-0.2,-0.7 0,-0.67 0.22,-0.7'), [0.012, 0.012, 0.012]),
            scale(coat, 0.78),
          );
      },
    });
    paintHide(context, limb('0.1,-0.86 0.24,-0.82 0.36,-0.79', [0.12, 0.08, 0.075]), coat, {
      lightSide,
      depth: 0.02,
    });
    paintHide(context, ellipse(0.06, -0.88, 0.12, 0.115), coat, { lightSide, depth: 0.03, outline: 0 });
    for (const [x, y] of points('0,-1.02 0.07,-1.04 -0.07,-0.97'))
      fill(context, polygon(pointsAt(x, y, '-0.03,0.08 0,0 0.03,0.08')), scale(coat, 0.8));
    drawBirdEye(context, 0.1, -0.9, 0.042);
    anchorAll(sheet, 'hat 0.05,-1 seat -0.04,-0.62');
    sheet.head(0.24);
  });
}
