import { colorList, mix, type Rgb, scale } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import { drawFeatherWing } from '../../birds/feather-wing.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { limb, modelled, type Point } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import { drawUnicornHorn } from '../horns.ts';
import { drawLongMane, drawShortMane } from '../mane.ts';
import { areaOf, drawPatches, drawSpots, drawStripes } from '../markings.ts';
import { softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

export const HORSE_BUILD: Build = {
  hip: 0.58,
  shoulder: 0.58,
  length: 0.5,
  rump: 0.3,
  waist: 0.27,
  chest: 0.31,
  neck: { length: 0.36, lean: 0.62, base: 0.28, top: 0.16 },
  legs: { thigh: 0.23, arm: 0.16, ankle: 0.065, foot: 'hoof' },
  head: 0.4,
};

const HORSE_COATS: readonly Coat[] = [
  { main: [158, 98, 56], pale: [226, 190, 150], dark: [70, 44, 34] },
  { main: [124, 78, 54], pale: [206, 166, 130], dark: [52, 36, 34] },
  { main: [196, 142, 84], pale: [244, 218, 176], dark: [238, 220, 186] },
  { main: [86, 72, 72], pale: [160, 144, 142], dark: [44, 38, 42] },
  { main: [232, 226, 218], pale: [250, 246, 240], dark: [180, 172, 168] },
];

export function drawHorse(request: DrawingRequest): Drawing {
  const coat = coatOf(request, HORSE_COATS);
  return drawQuadruped(request, horsePlan(request, coat, [coat.dark]));
}

/** Body, mane and head of a horse; `mane` colors take turns. */
export function horsePlan(request: DrawingRequest, coat: Coat, mane: readonly Rgb[]): QuadrupedPlan {
  const { random, lightSide, qualities } = request;
  const blaze = random.fork('blaze').chance(0.5);
  return {
    build: HORSE_BUILD,
    coat: coat.main,
    patterned: true,
    belly: mix(coat.main, coat.pale, 0.4),
    foot: [74, 60, 56],
    socks: random.fork('socks').chance(0.4) ? { color: [246, 240, 232], reach: 0.22 } : undefined,
    side: {
      coat: coat.main,
      skull: 0.24,
      cheek: 0.3,
      tip: 0.21,
      drop: 0.26,
      nose: scale(coat.main, 0.35),
      noseKind: 'nostril',
      muzzle: mix(coat.main, coat.dark, 0.35),
      muzzleReach: 0.26,
      ear: { kind: 'pointed', size: 0.24 },
      eye: { size: 0.062, x: 0.12, y: -0.06 },
      tilt: 0.22,
      markings: blaze
        ? (context) => softPatch(context, 0.36, -0.02, 0.24, 0.06, [250, 246, 240], 0.9)
        : undefined,
      after: (context) => {
        for (const [index, bend] of [0, 0.05, 0.1].entries())
          modelled(
            context,
            limb(
              [
                [-0.1, -0.24],
                [0.08 - bend, -0.2 + bend],
                [0.14 - bend, 0.0 + bend],
              ],
              [0.07, 0.07, 0.01],
            ),
            mane[index % mane.length]!,
            { depth: 0.014, lightSide, outline: 0.01 },
          );
      },
    },
    tail: { kind: 'horse', length: 0.56, width: 0.13, color: mane[0]! },
    markings: (context, body) => {
      if (qualities.includes('spotted'))
        drawSpots(context, areaOf(body), random.fork('spots'), coat.dark, 0.03);
      else if (qualities.includes('striped'))
        drawStripes(context, body, random.fork('stripes'), coat.dark, 9, 0.04);
      else if (random.fork('pinto').chance(0.12))
        drawPatches(context, areaOf(body), random.fork('patches'), [[246, 240, 232]], 0.16, 4);
    },
    over: (sheet, body) => drawLongMane(sheet.context, body, mane, random.fork('mane'), lightSide),
  };
}

const RAINBOW: readonly Rgb[] = colorList('#f492be #b28ee6 #82c8ec #fcd48c');
const WHITE_COAT: readonly Coat[] = [{ main: [248, 245, 250], pale: [255, 255, 255], dark: [196, 186, 214] }];

export function drawUnicorn(request: DrawingRequest): Drawing {
  const coat = coatOf(request, WHITE_COAT);
  const plan = horsePlan(request, coat, RAINBOW);
  return drawQuadruped(request, {
    ...plan,
    socks: undefined,
    foot: [226, 186, 100],
    side: {
      ...plan.side!,
      muzzle: mix(coat.main, [244, 190, 206], 0.5),
      nose: [206, 130, 150],
      after: (context) => {
        plan.side!.after?.(context);
        drawUnicornHorn(context, [0.12, -0.2], [0.34, -0.86], request.lightSide);
      },
    },
    tail: { ...plan.tail, color: request.random.fork('tail').pick(RAINBOW) },
  });
}

export function drawPegasus(request: DrawingRequest): Drawing {
  const coat = coatOf(request, WHITE_COAT);
  const plan = horsePlan({ ...request, qualities: [] }, coat, colorList('#e2dcec #cecce2'));
  const feather = request.color ? mix(coat.main, [255, 255, 255], 0.4) : coat.main;
  const wingAt = (body: { spine: readonly Point[] }): Point => [
    body.spine[2]![0] - 0.06,
    body.spine[2]![1] - 0.02,
  ];
  return drawQuadruped(
    {
      ...request,
      qualities: request.qualities.filter((quality) => quality !== 'winged' && quality !== 'flying'),
    },
    {
      ...plan,
      behind: (sheet, body) =>
        drawFeatherWing(sheet, [wingAt(body)[0] + 0.12, wingAt(body)[1] - 0.04], 0.9, feather, 0.8),
      over: (sheet, body) => {
        plan.over?.(sheet, body);
        drawFeatherWing(sheet, wingAt(body), 1.1, feather, 1);
      },
    },
  );
}

export function drawZebra(request: DrawingRequest): Drawing {
  const coat: Coat = coatOf(request, [{ main: [248, 244, 236], pale: [255, 255, 250], dark: [46, 42, 48] }]);
  const ink = request.color ? scale(coat.main, 0.3) : coat.dark;
  const plan = horsePlan({ ...request, qualities: [] }, coat, [ink]);
  return drawQuadruped(request, {
    ...plan,
    build: {
      ...HORSE_BUILD,
      hip: 0.52,
      shoulder: 0.52,
      head: 0.4,
      neck: { length: 0.32, lean: 0.6, base: 0.28, top: 0.18 },
    },
    socks: undefined,
    side: {
      ...plan.side!,
      muzzle: ink,
      ear: { kind: 'pointed', size: 0.28 },
      after: undefined,
      markings: (context) => {
        for (let stripe = 0; stripe < 7; stripe++) {
          const x = -0.22 + stripe * 0.1;
          modelled(context, limb(pointsAt(x, 0, '0.05,-0.34 0,0 0.06,0.3'), [0.045, 0.04, 0.01]), ink, {
            outline: 0,
            strength: 0,
          });
        }
      },
    },
    tail: { kind: 'tuft', length: 0.42, width: 0.06, color: coat.main, tip: ink, lift: -0.6 },
    markings: (context, body) => drawStripes(context, body, request.random.fork('stripes'), ink, 11, 0.04),
    behind: (sheet, body) => drawShortMane(sheet.context, body, ink, 0.07, request.lightSide),
    over: undefined,
  });
}

export function drawDonkey(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [146, 138, 136], pale: [238, 232, 226], dark: [72, 66, 68] },
    { main: [140, 112, 92], pale: [236, 224, 208], dark: [70, 54, 48] },
  ]);
  const plan = horsePlan({ ...request, qualities: [] }, coat, [coat.dark]);
  return drawQuadruped(request, {
    ...plan,
    build: {
      ...HORSE_BUILD,
      hip: 0.46,
      shoulder: 0.46,
      head: 0.44,
      neck: { length: 0.27, lean: 0.66, base: 0.26, top: 0.19 },
    },
    socks: undefined,
    side: {
      ...plan.side!,
      muzzle: coat.pale,
      muzzleReach: 0.34,
      ear: { kind: 'long', size: 0.44 },
      markings: undefined,
    },
    tail: { kind: 'tuft', length: 0.42, width: 0.055, color: coat.main, tip: coat.dark, lift: -0.6 },
    markings: undefined,
    behind: (sheet, body) => drawShortMane(sheet.context, body, coat.dark, 0.06, request.lightSide),
    over: undefined,
  });
}
