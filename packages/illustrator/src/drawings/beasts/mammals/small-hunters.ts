import { scale } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb } from '../../pen/pen.ts';
import { type Coat, coatOf } from '../coats.ts';
import { drawQuadruped } from '../quadruped.ts';
import { drawUpright } from '../upright.ts';
import { drawSmall, SHAPE, SMALL_BUILD, smallFace, smallPlan } from './small-body.ts';

export function drawOtter(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [136, 96, 70], pale: [232, 208, 178], dark: [84, 58, 46] }]);
  const plan = smallPlan(coat, {
    build: { ...SMALL_BUILD, length: 0.56, rump: 0.32, waist: 0.3, chest: 0.28, head: 0.38 },
    face: smallFace(coat, {
      halfHeight: 0.37,
      ears: { kind: 'round', size: 0.16, spread: 0.4, y: -0.2 },
      muzzle: { width: 0.44, height: 0.28, y: 0.16, color: coat.pale },
      nose: { kind: 'dog', width: 0.15, y: 0.06, color: [52, 40, 42] },
    }),
    tail: { kind: 'thick', length: 0.5, width: 0.13, color: coat.main, lift: -0.2 },
  });
  return drawSmall(request, plan, { ...SHAPE, shoulders: 0.15, hips: 0.19, height: 0.52, head: 0.38 });
}

export function drawMeerkat(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [206, 168, 124], pale: [250, 236, 212], dark: [86, 64, 54] }]);
  const plan = smallPlan(coat, {
    face: smallFace(coat, {
      jaw: 0.84,
      ears: { kind: 'round', size: 0.18, spread: 0.42, y: -0.1, color: coat.dark },
      markings: (context) => {
        for (const side of [-1, 1]) fill(context, ellipse(side * 0.21, -0.03, 0.13, 0.12), coat.dark);
      },
      eyes: { size: 0.08, spread: 0.21, y: -0.03, iris: [186, 116, 60] },
      nose: { kind: 'dog', width: 0.12, y: 0.12, color: [50, 38, 40] },
    }),
    tail: { kind: 'whip', length: 0.4, width: 0.05, color: coat.main, tip: coat.dark },
  });
  return drawUpright(request, plan, {
    shoulders: 0.12,
    hips: 0.16,
    height: 0.62,
    head: 0.34,
    arm: 0.06,
    legs: 0.16,
  });
}

/** Skunk and badger: black with white bands. */
export function drawSkunk(request: DrawingRequest): Drawing {
  return banded(request, { main: [56, 52, 62], pale: [250, 248, 246], dark: [40, 36, 46] }, true);
}

export function drawBadger(request: DrawingRequest): Drawing {
  return banded(request, { main: [130, 126, 130], pale: [250, 248, 246], dark: [48, 44, 52] }, false);
}

function banded(request: DrawingRequest, coat: Coat, bushy: boolean): Drawing {
  const plan = smallPlan(coat, {
    build: { ...SMALL_BUILD, length: 0.46 },
    belly: scale(coat.main, 0.8),
    foot: coat.dark,
    face: smallFace(coat, {
      coat: bushy ? coat.main : coat.pale,
      jaw: 0.84,
      muzzle: { width: 0.3, height: 0.22, y: 0.2, color: coat.pale },
      nose: { kind: 'dog', width: 0.14, y: 0.14, color: [38, 32, 38] },
      markings: (context) => {
        if (bushy) fill(context, limb('0,-0.5 0,-0.2 0,0.06', [0.2, 0.13, 0.08]), coat.pale);
        else
          for (const side of [-1, 1])
            fill(
              context,
              limb(pointsAt(0, 0, '0.24,-0.46 0.23,-0.06 0.16,0.24', side), [0.16, 0.17, 0.08]),
              coat.dark,
            );
      },
    }),
    tail: bushy
      ? { kind: 'bushy', length: 0.62, width: 0.24, color: coat.pale, lift: 1 }
      : { kind: 'stub', length: 0.1, width: 0.08, color: coat.main },
    markings: (context, body) => {
      const [from, middle, to] = body.spine;
      if (bushy)
        fill(
          context,
          limb(
            [
              [from![0] - 0.2, from![1] - 0.12],
              [middle![0], middle![1] - 0.15],
              [to![0] + 0.1, to![1] - 0.14],
            ],
            [0.08, 0.1, 0.06],
          ),
          coat.pale,
        );
    },
    fur: 0.8,
  });
  return drawQuadruped(request, plan);
}
