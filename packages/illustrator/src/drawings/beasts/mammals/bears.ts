import { mix, type Rgb } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import { softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

const BEAR_BUILD: Build = {
  hip: 0.42,
  shoulder: 0.44,
  length: 0.54,
  rump: 0.46,
  waist: 0.45,
  chest: 0.48,
  neck: { length: 0.18, lean: 0.85, base: 0.38, top: 0.32 },
  legs: { thigh: 0.28, arm: 0.23, ankle: 0.16, foot: 'paw' },
  head: 0.46,
};

const BEAR_COATS: readonly Coat[] = [
  { main: [136, 92, 60], pale: [212, 172, 128], dark: [84, 54, 40] },
  { main: [112, 74, 54], pale: [196, 152, 116], dark: [68, 44, 36] },
  { main: [158, 110, 68], pale: [226, 188, 140], dark: [104, 66, 42] },
];

export function drawBear(request: DrawingRequest): Drawing {
  return drawQuadruped(request, bearPlan(request, coatOf(request, BEAR_COATS)));
}

export function drawPolarBear(request: DrawingRequest): Drawing {
  const white: Coat = { main: [242, 242, 240], pale: [255, 254, 250], dark: [196, 204, 214] };
  const plan = bearPlan(request, coatOf({ ...request, color: undefined }, [white]));
  return drawQuadruped(request, {
    ...plan,
    build: { ...BEAR_BUILD, head: 0.4, neck: { length: 0.26, lean: 0.9, base: 0.36, top: 0.27 } },
  });
}

function bearPlan({ qualities }: DrawingRequest, coat: Coat): QuadrupedPlan {
  return {
    build: BEAR_BUILD,
    coat: coat.main,
    belly: mix(coat.main, coat.pale, 0.4),
    foot: mix(coat.main, coat.dark, 0.4),
    face: {
      coat: coat.main,
      halfHeight: 0.43,
      jaw: 1.03,
      tufts: qualities.includes('fluffy') ? 0.14 : 0.05,
      ears: { kind: 'round', size: 0.27, spread: 0.35, y: -0.3, inside: mix(coat.dark, coat.pale, 0.4) },
      muzzle: { width: 0.44, height: 0.32, y: 0.19, color: coat.pale },
      nose: { kind: 'dog', width: 0.19, y: 0.09, color: [40, 32, 36] },
      eyes: { size: 0.075, spread: 0.19, y: -0.06 },
      blush: true,
    },
    side: {
      coat: coat.main,
      skull: 0.38,
      cheek: 0.42,
      tip: 0.28,
      drop: 0.1,
      reach: 0.6,
      nose: [40, 32, 36],
      noseKind: 'ball',
      muzzle: coat.pale,
      muzzleReach: 0.38,
      ear: { kind: 'round', size: 0.26, inside: coat.dark },
      eye: { size: 0.052 },
    },
    frontal: 0.86,
    eatsWithHands: true,
    tail: { kind: 'stub', length: 0.07, width: 0.07, color: coat.main },
    fur: 1,
  };
}

const BLACK: Rgb = [54, 50, 58];

export function drawPanda(request: DrawingRequest): Drawing {
  const white: Coat = { main: [246, 243, 236], pale: [255, 252, 246], dark: BLACK };
  const plan = bearPlan(request, white);
  return drawQuadruped(request, {
    ...plan,
    build: { ...BEAR_BUILD, head: 0.54 },
    belly: [232, 228, 220],
    foot: BLACK,
    socks: { color: BLACK, reach: 0.95 },
    face: {
      ...plan.face!,
      halfHeight: 0.42,
      ears: { kind: 'round', size: 0.29, spread: 0.35, y: -0.28, color: BLACK, inside: [80, 74, 82] },
      muzzle: { width: 0.36, height: 0.24, y: 0.2, color: [252, 248, 242] },
      markings: (context) => {
        for (const side of [-1, 1]) fill(context, ellipse(side * 0.22, -0.02, 0.13, 0.17, side * 0.5), BLACK);
      },
    },
    frontal: 1,
    markings: (context, body) => {
      if (body.neck[0]![0] === 0) {
        // Upright it shows its black shoulders like a waistcoat.
        fill(context, ellipse(0, body.neck[0]![1] - 0.02, 0.4, 0.15), BLACK);
        return;
      }
      const [x, y] = body.spine[2]!;
      const depth = body.spineWidths[2]!;
      const collar = limb(pointsAt(x, y, '-0.02,-0.6 0,0 0,1', 1, depth), [
        depth * 0.5,
        depth * 0.62,
        depth * 0.7,
      ]);
      fill(context, collar, BLACK);
    },
  });
}

export function drawRaccoon(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [142, 136, 138], pale: [244, 240, 236], dark: [58, 52, 60] }]);
  return drawQuadruped(request, smallBear(request, coat, true));
}

/** A red panda: rusty, pale-faced, with a ringed tail. */
export function drawRedPanda(request: DrawingRequest): Drawing {
  const coat: Coat = { main: [196, 92, 44], pale: [255, 244, 228], dark: [78, 42, 36] };
  const plan = smallBear(request, coat, false);
  return drawQuadruped(request, { ...plan, belly: coat.dark, socks: { color: coat.dark, reach: 0.9 } });
}

function smallBear(request: DrawingRequest, coat: Coat, bandit: boolean): QuadrupedPlan {
  return {
    ...bearPlan(request, coat),
    build: {
      ...BEAR_BUILD,
      hip: 0.32,
      shoulder: 0.32,
      length: 0.46,
      rump: 0.36,
      waist: 0.32,
      chest: 0.32,
      head: 0.46,
      legs: { thigh: 0.2, arm: 0.15, ankle: 0.1, foot: 'paw' },
    },
    foot: coat.dark,
    face: {
      coat: coat.main,
      halfHeight: 0.38,
      jaw: 0.95,
      tufts: 0.2,
      ears: { kind: 'round', size: 0.26, spread: 0.34, y: -0.24, inside: coat.pale },
      muzzle: { width: 0.34, height: 0.24, y: 0.17, color: coat.pale },
      nose: { kind: 'dog', width: 0.13, y: 0.1, color: [38, 32, 36] },
      eyes: { size: 0.075, spread: 0.19, y: -0.03 },
      markings: (context) => {
        for (const side of [-1, 1]) {
          softPatch(context, side * 0.24, -0.15, 0.2, 0.08, coat.pale, 1);
          fill(context, ellipse(side * 0.4, 0.2, 0.2, 0.16, -side * 0.4), coat.pale);
          if (bandit) fill(context, ellipse(side * 0.24, 0.0, 0.24, 0.105, side * 0.3), coat.dark);
          else fill(context, ellipse(side * 0.28, 0.16, 0.07, 0.18, side * 0.3), coat.main);
        }
      },
    },
    side: undefined,
    tail: {
      kind: 'bushy',
      length: 0.6,
      width: 0.17,
      color: coat.main,
      tip: coat.dark,
      rings: coat.dark,
      lift: 0.3,
    },
    fur: 0.7,
  };
}
