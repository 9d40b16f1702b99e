import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import type { FigureLook } from '../figure.types.ts';
import { poseFigure } from '../figure-skeleton.ts';
import { planPose } from '../pose-plans.ts';
import { bringHands } from './bring-hands.ts';
import { PALM, palmOf } from './palm.ts';

const LOOK = {
  build: { head: 0.1, shoulders: 0.13, waist: 0.09, hips: 0.1 },
  lower: { kind: 'trousers', color: [60, 60, 90], boots: [40, 30, 20] },
  held: { kind: 'book', color: [150, 52, 56] },
} as unknown as FigureLook;

describe('hands that hold', () => {
  it('have the palm beyond the wrist, on the line of the forearm', () => {
    const [x, y] = palmOf([0, 0], [0.3, 0.4]);
    expect(Math.hypot(x, y)).toBeCloseTo(0.5 + PALM);
    expect(y / x).toBeCloseTo(4 / 3);
  });

  it('are at both edges of a book, whichever way its reader stands', () => {
    for (const pose of ['reading', 'standing', 'walking'] as const)
      for (let seed = 0; seed < 6; seed++) {
        const bones = bringHands(poseFigure(LOOK, planPose({ pose }, createRandom(seed))), LOOK, pose);
        const near = palmOf(bones.nearElbow, bones.nearHand);
        const far = palmOf(bones.farElbow, bones.farHand);
        expect(near[0] - far[0]).toBeCloseTo(0.262, 1);
        expect(Math.abs(near[1] - far[1])).toBeLessThan(0.06);
        expect(near[1]).toBeGreaterThan(bones.neck[1]);
        expect(near[1]).toBeLessThan(bones.hip);
      }
  });
});
