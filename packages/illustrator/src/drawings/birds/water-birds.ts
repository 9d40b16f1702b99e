import { mix, type Rgb, scale } from '../../core/color.ts';
import { points, pointsAt } from '../../core/number-tables.ts';
import type { Procedure } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, modelled } from '../pen/pen.ts';
import type { BirdPlan } from './bird-plan.ts';
import type { Plumage } from './plumage.ts';
import { birdOf } from './species.ts';

const ORANGE: Rgb = [244, 150, 50];

function waterfowl(plumage: Plumage): BirdPlan {
  return {
    ...plumage,
    body: { length: 0.86, depth: 0.42, tilt: 0.16 },
    neck: { points: points('0.02,-0.1 0.04,-0.2'), widths: [0.22, 0.2] },
    headRadius: 0.165,
    beak: { kind: 'duck', length: 0.2, depth: 0.11, color: [246, 180, 54] },
    legs: { length: 0.13, width: 0.04, color: ORANGE, webbed: true },
    tail: { length: 0.18, width: 0.12, lift: 0.5, spread: 0.4 },
    eye: { size: 0.042 },
    span: 1,
  };
}

export const drawDuck = birdOf({
  family: waterfowl,
  plumages: [
    '#96887a #ded4c6 #867668 #4a6096 #267a56',
    '#fcfaf4 #fffffc #f2eee6 #dcd6ce',
    '#a47a54 #d6b48c #8c6446 #5c4436',
  ],
  own: ({ head: mallard }) => ({ markings: mallard && drawCollar }),
});

const drawCollar: BirdPlan['markings'] = (context, { head, headRadius }) =>
  fill(
    context,
    limb(pointsAt(head[0], head[1], '-0.24,1 0,1.12 0.2,0.9', 1, headRadius), [0.06, 0.055, 0.05]),
    [252, 250, 244],
  );

function chick(plumage: Plumage): BirdPlan {
  return {
    ...plumage,
    body: { length: 0.56, depth: 0.46, tilt: 0.3 },
    headRadius: 0.25,
    beak: { kind: 'cone', length: 0.14, depth: 0.1, color: ORANGE },
    legs: { length: 0.14, width: 0.036, color: ORANGE },
    tail: { length: 0.1, width: 0.1 },
    eye: { size: 0.058 },
    span: 0.6,
  };
}

export const drawDuckling = birdOf({
  family: chick,
  plumages: ['#fad654 #fff0a8 #f0c242 #e2ac38'],
  beak: { kind: 'duck', length: 0.14, depth: 0.1, color: ORANGE },
  legs: { length: 0.14, width: 0.036, color: ORANGE, webbed: true },
});

export const drawChick = birdOf({ family: chick, plumages: ['#fcda5c #fff2b0 #f4c84a #e8b43c'] });

export const drawGoose = birdOf({
  family: waterfowl,
  plumages: ['#faf8f2 #fffffc #ece8e2 #ccc8c4', '#9c8e7e #e2dace #86786a #58504c #323034'],
  neck: { points: points('0.06,-0.14 0.06,-0.32 0.12,-0.44'), widths: [0.2, 0.15, 0.15] },
  headRadius: 0.13,
  beak: { kind: 'duck', length: 0.17, depth: 0.1, color: ORANGE },
});

const drawSwanAs = birdOf({
  family: waterfowl,
  plumages: ['#fcfcfc #ffffff #f4f4fa #dee0ec'],
  body: { length: 0.98, depth: 0.42, tilt: 0.08 },
  neck: {
    points: points('0.12,-0.06 0.18,-0.22 0.06,-0.4 0.04,-0.56 0.14,-0.64'),
    widths: [0.18, 0.14, 0.115, 0.105, 0.11],
  },
  headRadius: 0.105,
  beak: { kind: 'duck', length: 0.16, depth: 0.09, color: [240, 130, 50] },
  tail: { length: 0.16, width: 0.13, lift: 0.5 },
  eye: { size: 0.028 },
  markings: (context, { head }) => fill(context, ellipse(head[0] + 0.09, head[1], 0.05, 0.045), [44, 40, 44]),
});

/** Afloat, unless the prompt says something else. */
export const drawSwan: Procedure = (request) => {
  const afloat = request.pose === undefined || request.pose === 'standing';
  return drawSwanAs(afloat ? { ...request, pose: 'swimming' } : request);
};

function stilts(plumage: Plumage): BirdPlan {
  return {
    ...plumage,
    body: { length: 0.46, depth: 0.24, tilt: 0.24 },
    neck: {
      points: points('0.1,-0.04 0.14,-0.16 0.04,-0.3 0.02,-0.42 0.1,-0.48'),
      widths: [0.1, 0.075, 0.06, 0.058, 0.07],
    },
    headRadius: 0.075,
    beak: { kind: 'dagger', length: 0.2, depth: 0.05, color: [226, 160, 66] },
    legs: { length: 0.46, width: 0.024, color: [110, 104, 92] },
    tail: { length: 0.12, width: 0.08 },
    eye: { size: 0.02, iris: [250, 224, 130] },
    span: 1.2,
  };
}

export const drawFlamingo = birdOf({
  family: stilts,
  plumages: ['#f896a8 #ffbec4 #f07a92 #d64c6c'],
  legs: { length: 0.46, width: 0.024, color: [240, 130, 146] },
  beak: { kind: 'bent', length: 0.12, depth: 0.085, color: [252, 214, 200], tip: [48, 42, 46] },
});

export const drawHeron = birdOf({
  family: stilts,
  plumages: ['#a0acbe #f0f2f6 #8694aa #4a5268 #f6f6f8', '#fafafc #ffffff #eef0f6 #d4d8e4'],
  own: ({ tips }) => ({
    over: ({ context }, { head: [x, y] }) => {
      const plume = limb(pointsAt(x, y, '0,-0.05 -0.1,-0.06 -0.2,0'), [0.04, 0.03, 0.006]);
      modelled(context, plume, scale(tips, 0.8), { depth: 0.006, outline: 0.004 });
    },
  }),
});

/** A stork: white with black flight feathers, red beak and legs. Also cranes. */
export const drawStork = birdOf({
  family: stilts,
  plumages: ['#fcfcfa #ffffff #f6f6f6 #2e2c34'],
  legs: { length: 0.46, width: 0.024, color: [222, 72, 54] },
  beak: { kind: 'dagger', length: 0.24, depth: 0.055, color: [222, 72, 54] },
});

const OSTRICH_SKIN: Rgb = [232, 190, 172];

export const drawOstrich = birdOf({
  family: stilts,
  plumages: ['#3e383c #4e464a #342e34 #f6f2ec #e8c4b4'],
  body: { length: 0.52, depth: 0.36, tilt: 0.1 },
  neck: { points: points('0.06,-0.08 0.06,-0.26 0.08,-0.42'), widths: [0.1, 0.07, 0.065] },
  legs: { length: 0.38, width: 0.05, color: OSTRICH_SKIN },
  beak: { kind: 'duck', length: 0.12, depth: 0.06, color: mix(OSTRICH_SKIN, [220, 140, 90], 0.5) },
  eye: { size: 0.034 },
  headRadius: 0.085,
  tail: { length: 0.2, width: 0.16, spread: 0.9, lift: 0.4 },
});
