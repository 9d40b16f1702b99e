import { softPatch } from '../beasts/paint-hide.ts';
import { ellipse, fill, modelled, pathAt } from '../pen/pen.ts';
import { songPlan } from './plumage.ts';
import { birdOf } from './species.ts';

export const drawSongbird = birdOf({
  family: songPlan,
  usual: 'flying',
  plumages: [
    '#5496d6 #fcd6a0 #407abe #2a508a',
    '#9e7656 #faecd6 #845e42 #563c2e',
    '#f0c846 #fff0aa #deaa32 #785c32',
    '#7e9e6c #f6e8aa #628256 #3c563e',
  ],
});

/** Brown back, orange breast and face. */
export const drawRobin = birdOf({
  family: songPlan,
  usual: 'flying',
  fixed: true,
  plumages: ['#8c6e54 #faf2e4 #765c46 #564234'],
  beak: { kind: 'cone', length: 0.13, depth: 0.1, color: [86, 66, 56] },
  markings: (context, { head: [headX, headY], body: [bodyX, bodyY] }) => {
    softPatch(context, headX + 0.08, headY + 0.06, 0.2, 0.2, [232, 106, 44], 1);
    const [breastX, breastY] = [(headX + bodyX) / 2 + 0.16, (headY + bodyY) / 2 + 0.06];
    softPatch(context, breastX, breastY, 0.22, 0.24, [232, 106, 44], 1);
  },
});

/** Crow and raven; other dark birds by color. */
export const drawCrow = birdOf({
  family: songPlan,
  usual: 'flying',
  plumages: ['#3a3a48 #4c4c5c #323242 #262636'],
  body: { length: 0.8, depth: 0.4, tilt: 0.34 },
  headRadius: 0.19,
  beak: { kind: 'cone', length: 0.25, depth: 0.14, color: [50, 46, 52] },
  legs: { length: 0.2, width: 0.026, color: [60, 54, 58] },
  eye: { size: 0.04, iris: [190, 170, 120] },
  span: 1.1,
});

export const drawHummingbird = birdOf({
  family: songPlan,
  usual: 'flying',
  plumages: ['#34a882 #f0f6ec #78bebe #466e8c', '#4682ce #f0f6fa #82b4de #465a96'],
  body: { length: 0.66, depth: 0.28, tilt: 0.5 },
  headRadius: 0.15,
  beak: { kind: 'needle', length: 0.42, depth: 0.035, color: [50, 46, 54] },
  eye: { size: 0.042 },
  span: 1.05,
  tail: { length: 0.26, width: 0.08, spread: 0.4 },
  markings: (context, { head }) =>
    softPatch(context, head[0] + 0.06, head[1] + 0.16, 0.13, 0.1, [222, 50, 96], 1),
});

export const drawKingfisher = birdOf({
  family: songPlan,
  usual: 'flying',
  fixed: true,
  plumages: ['#2484c4 #f08e3e #1e70b2 #184e8c'],
  headRadius: 0.21,
  beak: { kind: 'dagger', length: 0.36, depth: 0.1, color: [54, 50, 58] },
  tail: { length: 0.18, width: 0.1 },
  markings: (context, { head }) =>
    fill(context, ellipse(head[0] - 0.1, head[1] + 0.1, 0.09, 0.06, 0.4), [252, 248, 240]),
});

export const drawWoodpecker = birdOf({
  family: songPlan,
  usual: 'flying',
  fixed: true,
  plumages: ['#34323a #f8f0e4 #3e3a44 #eeeae6 #d62e2c'],
  body: { length: 0.74, depth: 0.34, tilt: 0.9 },
  beak: { kind: 'dagger', length: 0.25, depth: 0.09, color: [92, 84, 86] },
  over: ({ context }, { head: [x, y] }) => {
    const crest = pathAt(x, y, 'M0.06 -0.18Q-0.16 -0.34 -0.3 -0.24Q-0.22 -0.1 -0.14 -0.04Z');
    modelled(context, crest, [214, 46, 44], { outline: 0.007 });
  },
});
