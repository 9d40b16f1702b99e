import { type Rgb, scale } from '../../../core/color.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { fill, limb } from '../../pen/pen.ts';
import { coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { areaOf, drawSpots, drawStripes } from '../markings.ts';
import { softPatch } from '../paint-hide.ts';
import { BIG_CAT_BUILD, bigCat } from './big-cats.ts';

export function drawTiger(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [236, 138, 48], pale: [255, 246, 232], dark: [52, 36, 36] },
    { main: [226, 122, 42], pale: [252, 240, 222], dark: [46, 34, 36] },
  ]);
  const ink: Rgb = request.color ? scale(coat.main, 0.28) : coat.dark;
  return bigCat(
    request,
    coat,
    {
      patterned: true,
      tail: { kind: 'cat', length: 0.62, width: 0.08, color: coat.main, tip: ink, lift: 0.4, rings: ink },
      markings: (context, body) => drawStripes(context, body, request.random.fork('stripes'), ink, 9, 0.042),
    },
    {
      tufts: 0.16,
      markings: (context) => {
        for (const side of [-1, 1]) softPatch(context, side * 0.22, -0.18, 0.13, 0.09, coat.pale, 0.95);
        softPatch(context, 0, 0.36, 0.42, 0.22, coat.pale, 1);
        drawTigerMask(context, ink);
      },
    },
  );
}

function drawTigerMask(context: Parameters<NonNullable<FacePlan['markings']>>[0], ink: Rgb): void {
  for (const y of [-0.4, -0.31])
    fill(context, limb(pointsAt(0, y, '-0.14,0.02 0,-0.02 0.14,0.02'), [0.008, 0.05, 0.008]), ink);
  fill(context, limb('0,-0.3 0,-0.2 0,-0.12', [0.05, 0.04, 0.006]), ink);
  for (const side of [-1, 1]) {
    for (const [y, reach] of rows<2>('-0.16,0.36 0,0.33 0.14,0.34 0.27,0.3'))
      fill(
        context,
        limb(
          [
            [side * 0.56, y - 0.05],
            [side * 0.46, y],
            [side * reach, y + 0.02],
          ],
          [0.075, 0.06, 0.008],
        ),
        ink,
      );
  }
}

export function drawLeopard(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [232, 178, 92], pale: [254, 242, 220], dark: [66, 44, 34] },
    { main: [222, 164, 82], pale: [252, 238, 214], dark: [58, 40, 32] },
  ]);
  const ink = request.color ? scale(coat.main, 0.36) : coat.dark;
  return bigCat(
    request,
    coat,
    {
      markings: (context, body) =>
        drawSpots(context, areaOf(body), request.random.fork('spots'), ink, 0.033, scale(coat.main, 0.84)),
    },
    {
      markings: (context) =>
        drawSpots(
          context,
          { left: -0.5, right: 0.5, top: -0.44, bottom: -0.12 },
          request.random.fork('mask'),
          ink,
          0.026,
        ),
    },
  );
}

export function drawCheetah(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [234, 188, 110], pale: [255, 246, 228], dark: [50, 36, 32] }]);
  return bigCat(
    request,
    coat,
    {
      build: {
        ...BIG_CAT_BUILD,
        hip: 0.54,
        shoulder: 0.55,
        waist: 0.22,
        rump: 0.28,
        chest: 0.31,
        head: 0.34,
        legs: { thigh: 0.2, arm: 0.14, ankle: 0.085, foot: 'paw' },
      },
      markings: (context, body) =>
        drawSpots(context, areaOf(body), request.random.fork('spots'), coat.dark, 0.017),
    },
    {
      markings: (context) => {
        for (const side of [-1, 1])
          fill(
            context,
            limb(pointsAt(0, 0, '0.13,-0.02 0.14,0.12 0.2,0.26', side), [0.04, 0.035, 0.02]),
            coat.dark,
          );
      },
    },
  );
}

/** A black panther, or a puma when a color is asked for. */
export function drawPanther(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [58, 54, 68], pale: [92, 86, 102], dark: [36, 34, 44] }]);
  return bigCat(
    request,
    coat,
    {},
    { eyes: { size: 0.088, spread: 0.2, y: -0.07, iris: [214, 206, 70], slant: 0.2 } },
  );
}

export function drawLynx(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [196, 158, 116], pale: [250, 240, 224], dark: [70, 52, 44] }]);
  return bigCat(
    request,
    coat,
    {
      tail: { kind: 'stub', length: 0.1, width: 0.06, color: coat.dark },
      fur: 0.6,
      markings: (context, body) =>
        drawSpots(context, areaOf(body), request.random.fork('spots'), coat.dark, 0.014),
    },
    { tufts: 0.3, ears: { kind: 'pointed', size: 0.4, spread: 0.28, y: -0.24, tip: coat.dark } },
  );
}
