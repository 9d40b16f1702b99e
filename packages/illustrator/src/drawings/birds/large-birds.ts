import { scale } from '../../core/color.ts';
import { softPatch } from '../beasts/paint-hide.ts';
import { ellipse, fill, pathAt } from '../pen/pen.ts';
import type { BirdPlan } from './bird-plan.ts';
import { type Plumage, songPlan } from './plumage.ts';
import { birdOf } from './species.ts';

export const drawSeagull = birdOf({
  family: songPlan,
  usual: 'flying',
  plumages: ['#fafafa #ffffff #a8b2c2 #484e5e'],
  body: { length: 0.82, depth: 0.36, tilt: 0.2 },
  headRadius: 0.17,
  beak: { kind: 'cone', length: 0.22, depth: 0.11, color: [246, 186, 60], tip: [214, 66, 44] },
  legs: { length: 0.24, width: 0.028, color: [240, 150, 90], webbed: true },
  eye: { size: 0.042, iris: [240, 220, 120] },
  span: 1.3,
});

export const drawDove = birdOf({
  family: songPlan,
  usual: 'flying',
  plumages: ['#faf8f6 #ffffff #f0eef0 #d6d4de', '#9ea4b4 #c6c4ce #8c94a6 #545a6c #6e7890'],
  body: { length: 0.78, depth: 0.44, tilt: 0.3 },
  headRadius: 0.165,
  beak: { kind: 'cone', length: 0.11, depth: 0.075, color: [226, 150, 120] },
  legs: { length: 0.17, width: 0.028, color: [222, 110, 104] },
  eye: { size: 0.042, iris: [226, 120, 60] },
  span: 1.1,
});

export const drawEagle = birdOf({
  family: raptor,
  usual: 'flying',
  plumages: ['#704c32 #865e3e #62422e #422e26 #faf8f2'],
  own: ({ belly }, { color }) => ({ head: color ? belly : [250, 248, 242] }),
});

export const drawHawk = birdOf({
  family: raptor,
  usual: 'flying',
  plumages: ['#a47046 #f6e2c0 #8a5c3c #5a3e2e', '#6e7688 #f0ece6 #5c6478 #3c4254'],
});

function raptor(plumage: Plumage): BirdPlan {
  return {
    ...songPlan(plumage),
    body: { length: 0.78, depth: 0.42, tilt: 0.82 },
    headRadius: 0.17,
    beak: { kind: 'hook', length: 0.17, depth: 0.16, color: [246, 186, 58] },
    legs: { length: 0.16, width: 0.05, color: [240, 180, 60] },
    tail: { length: 0.3, width: 0.13, spread: 0.4 },
    eye: { size: 0.042, iris: [250, 200, 70], ring: scale(plumage.coat, 0.6) },
    span: 1.35,
    over: ({ context }, { head: [x, y] }) => {
      const brow = pathAt(x, y, 'M-0.03 -0.12L0.14 -0.06L0 -0.07Z');
      fill(context, brow, scale(plumage.coat, 0.5));
    },
  };
}

export const drawParrot = birdOf({
  family: songPlan,
  usual: 'flying',
  plumages: [
    '#de3230 #f0543c #f6be32 #2c6cce',
    '#40b054 #aad85a #2e944a #2460a8',
    '#3278d6 #fac438 #2868c8 #1e4696',
  ],
  body: { length: 0.72, depth: 0.36, tilt: 0.98 },
  headRadius: 0.19,
  beak: { kind: 'bent', length: 0.19, depth: 0.17, color: [66, 60, 66] },
  legs: { length: 0.13, width: 0.04, color: [120, 110, 112] },
  tail: { length: 0.52, width: 0.1, spread: 0.16 },
  eye: { size: 0.046, ring: [250, 248, 240], iris: [246, 214, 110] },
  span: 1.15,
  markings: (context, { head }) =>
    fill(context, ellipse(head[0] + 0.07, head[1] + 0.02, 0.11, 0.1), [252, 248, 240]),
});

export const drawToucan = birdOf({
  family: songPlan,
  usual: 'flying',
  fixed: true,
  plumages: ['#2e2c38 #3c3846 #282632 #1e1e2a'],
  body: { length: 0.7, depth: 0.38, tilt: 0.7 },
  headRadius: 0.18,
  beak: { kind: 'huge', length: 0.46, depth: 0.2, color: [248, 166, 42], tip: [50, 42, 46] },
  eye: { size: 0.044, ring: [84, 176, 226] },
  markings: (context, { head }) => {
    softPatch(context, head[0] + 0.12, head[1] + 0.16, 0.2, 0.2, [252, 244, 214], 1);
    fill(context, ellipse(head[0] + 0.08, head[1] + 0.02, 0.15, 0.15), [252, 244, 214]);
  },
});
