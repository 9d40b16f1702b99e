import { mix, type Rgb, scale } from '../../core/colour.ts';
import { points, pointsAt } from '../../core/rows.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, modelled, type Point } from '../pen/pen.ts';
import { drawBird } from './bird.ts';
import type { BirdPlan } from './bird-plan.ts';
import { plumageOf } from './plumage.ts';

const ORANGE: Rgb = [244, 150, 50];

export function drawDuck(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    {
      coat: [150, 136, 122],
      belly: [222, 212, 198],
      wing: [134, 118, 104],
      tips: [74, 96, 150],
      head: [38, 122, 86],
    },
    { coat: [252, 250, 244], belly: [255, 255, 252], wing: [242, 238, 230], tips: [220, 214, 206] },
    { coat: [164, 122, 84], belly: [214, 180, 140], wing: [140, 100, 70], tips: [92, 68, 54] },
  ]);
  const mallard = plumage.head !== undefined;
  return drawBird(request, {
    ...waterfowl(plumage, 0.2),
    markings: mallard
      ? (context, { head, headRadius }) => {
          fill(
            context,
            limb(pointsAt(head[0], head[1], '-0.24,1 0,1.12 0.2,0.9', 1, headRadius), [0.06, 0.055, 0.05]),
            [252, 250, 244],
          );
        }
      : undefined,
  });
}

function waterfowl(plumage: ReturnType<typeof plumageOf>, neck: number): BirdPlan {
  return {
    ...plumage,
    body: { length: 0.86, depth: 0.42, tilt: 0.16 },
    neck: {
      points: [
        [0.02, -neck * 0.5],
        [0.04, -neck],
      ],
      widths: [0.22, 0.2],
    },
    headRadius: 0.165,
    beak: { kind: 'duck', length: 0.2, depth: 0.11, colour: [246, 180, 54] },
    legs: { length: 0.13, width: 0.04, colour: ORANGE, webbed: true },
    tail: { length: 0.18, width: 0.12, lift: 0.5, spread: 0.4 },
    eye: { size: 0.042 },
    span: 1,
  };
}

export function drawDuckling(request: DrawingRequest): Drawing {
  const yellow = plumageOf(request, [
    { coat: [250, 214, 84], belly: [255, 240, 168], wing: [240, 194, 66], tips: [226, 172, 56] },
  ]);
  return drawBird(request, chick(yellow, 'duck'));
}

export function drawChick(request: DrawingRequest): Drawing {
  const yellow = plumageOf(request, [
    { coat: [252, 218, 92], belly: [255, 242, 176], wing: [244, 200, 74], tips: [232, 180, 60] },
  ]);
  return drawBird(request, chick(yellow, 'cone'));
}

function chick(plumage: ReturnType<typeof plumageOf>, beak: 'duck' | 'cone'): BirdPlan {
  return {
    ...plumage,
    body: { length: 0.56, depth: 0.46, tilt: 0.3 },
    headRadius: 0.25,
    beak: { kind: beak, length: 0.14, depth: 0.1, colour: ORANGE },
    legs: { length: 0.14, width: 0.036, colour: ORANGE, webbed: beak === 'duck' },
    tail: { length: 0.1, width: 0.1 },
    eye: { size: 0.058 },
    span: 0.6,
  };
}

export function drawGoose(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [250, 248, 242], belly: [255, 255, 252], wing: [236, 232, 226], tips: [204, 200, 196] },
    {
      coat: [156, 142, 126],
      belly: [226, 218, 206],
      wing: [134, 120, 106],
      tips: [88, 80, 76],
      head: [50, 48, 52],
    },
  ]);
  const plan = waterfowl(plumage, 0.4);
  return drawBird(request, {
    ...plan,
    neck: { points: points('0.06,-0.14 0.06,-0.32 0.12,-0.44'), widths: [0.2, 0.15, 0.15] },
    headRadius: 0.13,
    beak: { ...plan.beak, length: 0.17, depth: 0.1, colour: ORANGE },
  });
}

const S_NECK: readonly Point[] = points('0.12,-0.06 0.18,-0.22 0.06,-0.4 0.04,-0.56 0.14,-0.64');

export function drawSwan(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [252, 252, 252], belly: [255, 255, 255], wing: [244, 244, 250], tips: [222, 224, 236] },
  ]);
  const afloat = request.pose === undefined || request.pose === 'standing';
  const plan: BirdPlan = {
    ...waterfowl(plumage, 0.5),
    body: { length: 0.98, depth: 0.42, tilt: 0.08 },
    neck: { points: S_NECK, widths: [0.18, 0.14, 0.115, 0.105, 0.11] },
    headRadius: 0.105,
    beak: { kind: 'duck', length: 0.16, depth: 0.09, colour: [240, 130, 50] },
    tail: { length: 0.16, width: 0.13, lift: 0.5 },
    eye: { size: 0.028 },
    markings: (context, { head }) =>
      fill(context, ellipse(head[0] + 0.09, head[1] + 0.0, 0.05, 0.045), [44, 40, 44]),
  };
  return drawBird(afloat ? { ...request, pose: 'swimming' } : request, plan);
}

const STILT_NECK: readonly Point[] = points('0.1,-0.04 0.14,-0.16 0.04,-0.3 0.02,-0.42 0.1,-0.48');

export function drawFlamingo(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [248, 150, 168], belly: [255, 190, 196], wing: [240, 122, 146], tips: [214, 76, 108] },
  ]);
  return drawBird(request, {
    ...stilts(plumage, [240, 130, 146]),
    beak: { kind: 'bent', length: 0.12, depth: 0.085, colour: [252, 214, 200], tip: [48, 42, 46] },
  });
}

function stilts(plumage: ReturnType<typeof plumageOf>, leg: Rgb): BirdPlan {
  return {
    ...plumage,
    body: { length: 0.46, depth: 0.24, tilt: 0.24 },
    neck: { points: STILT_NECK, widths: [0.1, 0.075, 0.06, 0.058, 0.07] },
    headRadius: 0.075,
    beak: { kind: 'dagger', length: 0.2, depth: 0.05, colour: [226, 160, 66] },
    legs: { length: 0.46, width: 0.024, colour: leg },
    tail: { length: 0.12, width: 0.08 },
    eye: { size: 0.02, iris: [250, 224, 130] },
    span: 1.2,
  };
}

export function drawHeron(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    {
      coat: [160, 172, 190],
      belly: [240, 242, 246],
      wing: [134, 148, 170],
      tips: [74, 82, 104],
      head: [246, 246, 248],
    },
    { coat: [250, 250, 252], belly: [255, 255, 255], wing: [238, 240, 246], tips: [212, 216, 228] },
  ]);
  return drawBird(request, {
    ...stilts(plumage, [110, 104, 92]),
    over: ({ context }, { head: [x, y] }) =>
      modelled(
        context,
        limb(pointsAt(x, y, '0,-0.05 -0.1,-0.06 -0.2,0'), [0.04, 0.03, 0.006]),
        scale(plumage.tips, 0.8),
        { depth: 0.006, outline: 0.004 },
      ),
  });
}

/** A stork: white with black flight feathers, red beak and legs. Also cranes. */
export function drawStork(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [252, 252, 250], belly: [255, 255, 255], wing: [246, 246, 246], tips: [46, 44, 52] },
  ]);
  return drawBird(request, {
    ...stilts(plumage, [222, 72, 54]),
    beak: { kind: 'dagger', length: 0.24, depth: 0.055, colour: [222, 72, 54] },
  });
}

export function drawOstrich(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    {
      coat: [62, 56, 60],
      belly: [78, 70, 74],
      wing: [52, 46, 52],
      tips: [246, 242, 236],
      head: [232, 196, 180],
    },
  ]);
  const skin: Rgb = [232, 190, 172];
  return drawBird(request, {
    ...stilts(plumage, skin),
    body: { length: 0.52, depth: 0.36, tilt: 0.1 },
    neck: { points: points('0.06,-0.08 0.06,-0.26 0.08,-0.42'), widths: [0.1, 0.07, 0.065] },
    legs: { length: 0.38, width: 0.05, colour: skin },
    beak: { kind: 'duck', length: 0.12, depth: 0.06, colour: mix(skin, [220, 140, 90], 0.5) },
    eye: { size: 0.034 },
    headRadius: 0.085,
    tail: { length: 0.2, width: 0.16, spread: 0.9, lift: 0.4 },
  });
}
