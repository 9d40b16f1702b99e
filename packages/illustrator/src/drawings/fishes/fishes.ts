import { mix, pickColour, type Rgb, scale } from '../../core/colour.ts';
import { points, pointsAt, rows } from '../../core/rows.ts';
import { paintHide, softPatch } from '../beasts/hide.ts';
import { drawBirdEye } from '../birds/bird-eye.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, polygon } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawFish, type FishPlan } from './fish.ts';

const PLAIN: Pick<FishPlan, 'depth' | 'tail' | 'tailSize' | 'dorsal' | 'eye'> = {
  depth: 0.25,
  tail: 'fork',
  tailSize: 0.24,
  dorsal: { from: -0.2, to: 0.2, height: 0.14 },
  eye: 0.058,
};

interface Dress {
  coat: Rgb;
  belly: Rgb;
  fin: Rgb;
}

function dressOf({ colour, random }: DrawingRequest, natural: readonly Dress[]): Dress {
  if (!colour) return random.fork('dress').pick(natural);
  return { coat: colour, belly: mix(colour, [255, 250, 236], 0.55), fin: scale(colour, 0.8) };
}

export function drawPlainFish(request: DrawingRequest): Drawing {
  const dress = dressOf(request, [
    { coat: [88, 148, 190], belly: [232, 240, 240], fin: [62, 112, 160] },
    { coat: [126, 158, 120], belly: [240, 236, 210], fin: [96, 122, 84] },
    { coat: [226, 146, 110], belly: [250, 230, 214], fin: [196, 104, 76] },
  ]);
  return drawFish(request, { ...PLAIN, ...dress });
}

export function drawGoldfish(request: DrawingRequest): Drawing {
  const dress = dressOf(request, [{ coat: [246, 136, 40], belly: [255, 206, 110], fin: [250, 166, 70] }]);
  return drawFish(request, {
    ...PLAIN,
    ...dress,
    depth: 0.3,
    tail: 'veil',
    tailSize: 0.4,
    eye: 0.07,
    dorsal: { from: -0.24, to: 0.16, height: 0.2 },
  });
}

export function drawKoi(request: DrawingRequest): Drawing {
  const dress = dressOf(request, [{ coat: [250, 246, 240], belly: [255, 255, 252], fin: [246, 236, 226] }]);
  return drawFish(request, {
    ...PLAIN,
    ...dress,
    depth: 0.23,
    tail: 'fan',
    tailSize: 0.3,
    markings: (context) => {
      for (const [x, y, size] of rows<3>('0.34,-0.12,0.15 0,-0.14,0.2 -0.3,-0.02,0.14'))
        fill(
          context,
          ellipse(x, y, size, size * 0.66, 0.3),
          request.colour ? scale(request.colour, 0.6) : [232, 84, 44],
        );
    },
  });
}

export function drawClownfish(request: DrawingRequest): Drawing {
  const dress = dressOf(request, [{ coat: [246, 122, 36], belly: [252, 152, 60], fin: [244, 128, 44] }]);
  return drawFish(request, {
    ...PLAIN,
    ...dress,
    tail: 'round',
    tailSize: 0.26,
    scales: false,
    eye: 0.06,
    markings: (context) => {
      for (const [x, width] of rows<2>('0.19,0.11 -0.1,0.12 -0.42,0.09')) {
        fill(
          context,
          limb(pointsAt(x, 0, '0,-0.4 0.03,0 0,0.4'), [width + 0.035, width + 0.035, width + 0.035]),
          [40, 34, 40],
        );
        fill(context, limb(pointsAt(x, 0, '0,-0.4 0.03,0 0,0.4'), [width, width, width]), [255, 252, 246]);
      }
    },
  });
}

/** Disc-shaped fish of the reef, striped or plain by chance. */
export function drawTropicalFish(request: DrawingRequest): Drawing {
  const dress = dressOf(request, [
    { coat: [250, 206, 60], belly: [255, 240, 150], fin: [244, 180, 44] },
    { coat: [58, 126, 226], belly: [130, 190, 246], fin: [250, 206, 60] },
    { coat: [236, 96, 138], belly: [255, 190, 170], fin: [160, 90, 200] },
    { coat: [70, 196, 180], belly: [210, 246, 220], fin: [246, 140, 80] },
  ]);
  const striped = request.random.fork('stripes').chance(0.6) || request.qualities.includes('striped');
  return drawFish(request, {
    ...PLAIN,
    ...dress,
    depth: 0.36,
    tail: 'fan',
    tailSize: 0.26,
    scales: false,
    eye: 0.065,
    dorsal: { from: -0.36, to: 0.22, height: 0.22 },
    markings: (context) => {
      if (!striped) return;
      for (const x of [0.2, -0.04, -0.28])
        fill(
          context,
          limb(pointsAt(x, 0, '0.04,-0.5 0,0 0.04,0.5'), [0.07, 0.085, 0.07]),
          scale(dress.fin, 0.6),
        );
    },
  });
}

export function drawPufferfish(request: DrawingRequest): Drawing {
  const dress = dressOf(request, [{ coat: [226, 182, 100], belly: [255, 248, 230], fin: [214, 158, 76] }]);
  return drawFish(request, {
    ...PLAIN,
    ...dress,
    depth: 0.42,
    tail: 'round',
    tailSize: 0.2,
    scales: false,
    eye: 0.085,
    mouth: 'pout',
    dorsal: { from: -0.34, to: -0.1, height: 0.1 },
    over: ({ context }) => {
      for (let spine = 0; spine < 26; spine++) {
        const angle = (spine / 26) * Math.PI * 2;
        const [x, y] = [Math.cos(angle) * 0.46, Math.sin(angle) * 0.41];
        if (x > 0.36 && Math.abs(y) < 0.24) continue;
        fill(
          context,
          polygon([
            [x - Math.sin(angle) * 0.02, y + Math.cos(angle) * 0.02],
            [x * 1.17, y * 1.17],
            [x + Math.sin(angle) * 0.02, y - Math.cos(angle) * 0.02],
          ]),
          scale(dress.coat, 0.7),
        );
      }
      for (let dot = 0; dot < 12; dot++)
        fill(
          context,
          ellipse(-0.3 + (dot % 6) * 0.11, -0.28 + Math.floor(dot / 6) * 0.12, 0.022),
          scale(dress.coat, 0.66),
        );
    },
  });
}

/** A salmon, trout or tuna: slim and silver. */
export function drawSilverFish(request: DrawingRequest): Drawing {
  const dress = dressOf(request, [
    { coat: [140, 156, 176], belly: [244, 244, 246], fin: [108, 122, 144] },
    { coat: [222, 140, 120], belly: [250, 232, 222], fin: [176, 100, 88] },
  ]);
  return drawFish(request, {
    ...PLAIN,
    ...dress,
    depth: 0.19,
    mouth: 'grim',
    markings: (context) => softPatch(context, 0, -0.16, 0.5, 0.1, scale(dress.coat, 0.7), 0.7),
  });
}

export function drawSeahorse(request: DrawingRequest): Drawing {
  const { size, lightSide, random } = request;
  const coat: Rgb = request.colour ?? pickColour(random.fork('coat'), '#f6ac48 #ee786e #78b4d2');
  return sketch({ size, left: -0.6, right: 0.6, top: -1.1, bottom: 0.05, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    paintHide(context, 'M-0.1 -0.62Q-0.34 -0.66 -0.32 -0.46Q-0.3 -0.34 -0.12 -0.4Z', scale(coat, 0.8), {
      lightSide,
      depth: 0.03,
    });
    const body = limb(
      points(`
        0.06,-0.86 -0.04,-0.74 0.02,-0.54 0.02,-0.36 -0.1,-0.2 -0.06,-0.06 0.08,-0.05 0.1,-0.15 0.03,-0.16
      `),
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
    paintHide(context, limb(points('0.1,-0.86 0.24,-0.82 0.36,-0.79'), [0.12, 0.08, 0.075]), coat, {
      lightSide,
      depth: 0.02,
    });
    paintHide(context, ellipse(0.06, -0.88, 0.12, 0.115), coat, { lightSide, depth: 0.03, outline: 0 });
    for (const [x, y] of points('0,-1.02 0.07,-1.04 -0.07,-0.97'))
      fill(context, polygon(pointsAt(x, y, '-0.03,0.08 0,0 0.03,0.08')), scale(coat, 0.8));
    drawBirdEye(context, 0.1, -0.9, 0.042);
    sheet.anchor('hat', 0.05, -1.0);
    sheet.anchor('seat', -0.04, -0.62);
    sheet.head(0.24);
  });
}
