import { mix, type Rgb } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, pathAt } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import type { SideHeadPlan } from '../head/side-head.ts';
import { softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

const FOX_BUILD: Build = {
  hip: 0.38,
  shoulder: 0.38,
  length: 0.46,
  rump: 0.25,
  waist: 0.22,
  chest: 0.27,
  neck: { length: 0.16, lean: 0.6, base: 0.24, top: 0.2 },
  legs: { thigh: 0.18, arm: 0.125, ankle: 0.075, foot: 'paw' },
  head: 0.43,
};

const FOX_COATS: readonly Coat[] = [
  { main: [226, 116, 46], pale: [255, 248, 236], dark: [58, 40, 40] },
  { main: [208, 96, 40], pale: [252, 242, 228], dark: [54, 38, 38] },
  { main: [236, 136, 64], pale: [255, 250, 240], dark: [70, 46, 42] },
];

export function drawFox(request: DrawingRequest): Drawing {
  return drawQuadruped(request, foxPlan(request, coatOf(request, FOX_COATS)));
}

/** The fox of the snow, white all over. */
export function drawArcticFox(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [244, 246, 250], pale: [255, 255, 255], dark: [196, 204, 218] }]);
  return drawQuadruped(request, { ...foxPlan(request, coat), socks: undefined, foot: coat.main });
}

export function foxPlan({ random }: DrawingRequest, coat: Coat): QuadrupedPlan {
  const white = (context: Parameters<NonNullable<FacePlan['markings']>>[0]) => {
    for (const side of [-1, 1])
      fill(context, pathAt(0, 0, 'M0 0.02Q0.18 0.06 0.34 -0.02Q0.56 0 0.7 0.2L0.3 0.6H0Z', side), coat.pale);
  };
  return {
    build: FOX_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: coat.dark,
    socks: { color: coat.dark, reach: 0.42 },
    face: {
      coat: coat.main,
      halfHeight: 0.36,
      jaw: 0.86,
      tufts: 0.2,
      ears: {
        kind: 'pointed',
        size: 0.44,
        spread: 0.3,
        y: -0.16,
        tip: coat.dark,
        inside: mix(coat.pale, coat.main, 0.15),
      },
      nose: { kind: 'dog', width: 0.13, y: 0.2, color: [40, 32, 36] },
      eyes: { size: 0.082, spread: 0.2, y: -0.03, iris: [196, 128, 40], slant: 0.2 },
      markings: white,
    },
    side: {
      ...canineProfile(coat, [196, 128, 40]),
      tip: 0.17,
      ear: { kind: 'pointed', size: 0.46, tip: coat.dark },
      tufts: 0.2,
    },
    frontal: 0.7,
    tail: {
      kind: 'bushy',
      length: 0.74,
      width: 0.2,
      color: coat.main,
      tip: coat.pale,
      lift: random.fork('tail').range(-0.2, 0.5),
    },
    fur: 0.4,
    markings: (context, body) =>
      softPatch(context, body.neck[0]![0] + 0.12, body.neck[0]![1] + 0.12, 0.13, 0.22, coat.pale, 1),
  };
}

const WOLF_BUILD: Build = {
  hip: 0.48,
  shoulder: 0.5,
  length: 0.52,
  rump: 0.29,
  waist: 0.25,
  chest: 0.37,
  neck: { length: 0.22, lean: 0.72, base: 0.36, top: 0.28 },
  legs: { thigh: 0.18, arm: 0.125, ankle: 0.074, foot: 'paw' },
  head: 0.42,
};

const WOLF_COATS: readonly Coat[] = [
  { main: [128, 132, 144], pale: [236, 236, 238], dark: [70, 72, 84] },
  { main: [104, 104, 116], pale: [222, 220, 222], dark: [56, 56, 66] },
  { main: [156, 146, 138], pale: [242, 236, 226], dark: [92, 82, 78] },
];

export function drawWolf(request: DrawingRequest): Drawing {
  return drawQuadruped(request, wolfPlan(request, coatOf(request, WOLF_COATS)));
}

export function wolfPlan({ random }: DrawingRequest, coat: Coat): QuadrupedPlan {
  const amber: Rgb = [240, 190, 62];
  return {
    build: WOLF_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: mix(coat.main, coat.pale, 0.55),
    socks: { color: mix(coat.main, coat.pale, 0.6), reach: 0.3 },
    face: {
      coat: coat.main,
      halfHeight: 0.4,
      jaw: 0.9,
      tufts: 0.3,
      ears: {
        kind: 'pointed',
        size: 0.36,
        spread: 0.27,
        y: -0.24,
        inside: mix(coat.dark, [200, 160, 150], 0.4),
      },
      muzzle: { width: 0.38, height: 0.32, y: 0.2, color: coat.pale },
      nose: { kind: 'dog', width: 0.17, y: 0.1, color: [38, 32, 38] },
      eyes: { size: 0.078, spread: 0.2, y: -0.07, iris: amber, slant: 0.3 },
      markings: (context) => {
        softPatch(context, 0, -0.36, 0.3, 0.28, coat.dark, 0.6);
        for (const side of [-1, 1]) {
          fill(context, ellipse(side * 0.36, 0.24, 0.26, 0.2, -side * 0.4), coat.pale);
          softPatch(context, side * 0.17, -0.18, 0.1, 0.05, coat.pale, 0.9);
        }
      },
    },
    side: { ...canineProfile(coat, amber), tufts: 0.34 },
    frontal: 0.45,
    tail: {
      kind: 'bushy',
      length: 0.6,
      width: 0.15,
      color: coat.main,
      tip: coat.dark,
      lift: random.fork('tail').range(-0.7, -0.1),
    },
    fur: 0.9,
    markings: (context, body) => {
      softPatch(context, body.seat[0], body.seat[1] + 0.04, 0.46, 0.12, coat.dark, 0.55);
      softPatch(context, body.neck[0]![0] + 0.16, body.neck[0]![1] + 0.1, 0.16, 0.24, coat.pale, 0.85);
    },
  };
}

function canineProfile(coat: Coat, iris: Rgb): SideHeadPlan {
  return {
    coat: coat.main,
    skull: 0.31,
    cheek: 0.36,
    tip: 0.22,
    drop: 0.1,
    reach: 0.62,
    nose: [38, 32, 36],
    noseKind: 'ball',
    muzzle: coat.pale,
    muzzleReach: 0.2,
    ear: { kind: 'pointed', size: 0.38 },
    eye: { size: 0.062, iris },
    markings: (context) =>
      fill(context, 'M-0.5 0.16Q-0.1 0.02 0.14 0.12Q0.4 0.14 0.8 0.1V0.7H-0.5Z', coat.pale),
  };
}
