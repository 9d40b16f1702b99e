import { describe, expect, it } from 'vitest';
import { createLayer, pixelsOf } from '../../core/canvas.ts';
import { createRandom } from '../../core/random.ts';
import type { Point } from '../pen/pen.ts';
import type { FigureLook } from './figure.types.ts';
import { poseFigure } from './figure-skeleton.ts';
import { drawCrook } from './folds.ts';
import { headTurnOf } from './head/head-turn.ts';
import { planPose } from './pose-plans.ts';

const LOOK = {
  build: { head: 0.1, shoulders: 0.13, waist: 0.09, hips: 0.1 },
  hair: { style: 'short', color: [60, 40, 30] },
  lower: { kind: 'trousers', color: [60, 60, 90], boots: [40, 30, 20] },
} as unknown as FigureLook;

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe('poses', () => {
  it('sit with the seat on the ground, not above it', () => {
    for (const seed of SEEDS)
      for (const pose of ['sitting', 'writing', 'fishing', 'meditating'] as const) {
        const { hip } = poseFigure(LOOK, planPose({ pose }, createRandom(seed)));
        expect(hip).toBeGreaterThan(-0.075);
      }
  });

  it('never stand frontally with both sides alike', () => {
    for (const seed of SEEDS) {
      const { turn, tilt = 0, sway = 0, near, far } = planPose({ pose: 'standing' }, createRandom(seed));
      expect(turn).toBeGreaterThan(0.35);
      expect(tilt * sway).toBeLessThan(0);
      expect(Math.abs(near[0] + far[0]) + Math.abs(near[1] + far[1])).toBeGreaterThan(8);
    }
  });

  it('drift facing us where others would fly', () => {
    for (const seed of SEEDS) {
      const { turn, roll = 0 } = planPose({ pose: 'flying', weightless: true }, createRandom(seed));
      expect(turn).toBeLessThan(0.5);
      expect(Math.abs(roll)).toBeLessThan(30);
    }
  });

  it('go on all fours where somebody cannot walk yet', () => {
    for (const pose of ['walking', 'running'] as const)
      expect(planPose({ pose, crawls: true }, createRandom(1)).roll).toBeGreaterThan(45);
  });

  it('turn the head well towards whom they look at', () => {
    for (const seed of SEEDS) {
      const request = { random: createRandom(seed), look: 'right' } as Parameters<typeof headTurnOf>[0];
      expect(headTurnOf(request, LOOK, 'standing', 0.4)).toBeGreaterThan(0.55);
    }
  });
});

describe('cloth', () => {
  it('gathers where a limb is bent, and lies smooth where it is straight', () => {
    const inked = (end: Point) => {
      const { canvas, context } = createLayer(60, 60);
      drawCrook(context, [[10, 10], [30, 10], end], 14, [200, 120, 80]);
      return pixelsOf(canvas).data.some((value) => value > 0);
    };
    expect(inked([30, 40])).toBe(true);
    expect(inked([50, 10])).toBe(false);
  });
});
