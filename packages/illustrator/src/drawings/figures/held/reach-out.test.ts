import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import type { Point } from '../../pen/pen.ts';
import type { FigureLook, Skeleton } from '../figure.types.ts';
import { leaned, poseFigure } from '../figure-skeleton.ts';
import { planPose } from '../pose-plans.ts';
import { reachOut } from './reach-out.ts';

const LOOK = {
  build: { head: 0.1, shoulders: 0.13, waist: 0.09, hips: 0.1 },
  lower: { kind: 'trousers', color: [60, 60, 90], boots: [40, 30, 20] },
} as unknown as FigureLook;

/** From the palm of a hand to a point that is told from the face. */
function missed(bones: Skeleton, hand: Point, [x, y]: readonly [number, number]): number {
  const face = leaned(bones, bones.head);
  const at = leaned(bones, hand);
  return Math.hypot(at[0] - face[0] - x, at[1] - face[1] - y);
}

describe('arms that reach', () => {
  const bones = poseFigure(LOOK, planPose({ pose: 'pushing' }, createRandom(1)));
  const near = [0.16, 0.32] as const;

  it('end at the point, also of somebody who leans', () => {
    expect(bones.lean).toBeGreaterThan(0.3);
    expect(missed(bones, bones.nearHand, near)).toBeGreaterThan(0.06);
    expect(missed(bones, reachOut(bones, LOOK, { near }, 1).nearHand, near)).toBeLessThan(0.035);
  });

  it('end at the other side where the drawing is turned round', () => {
    const turned = reachOut(bones, LOOK, { near: [-0.16, 0.32] }, -1);
    expect(missed(bones, turned.nearHand, near)).toBeLessThan(0.035);
  });

  it('leave the other arm as it is, and never tear off', () => {
    const far = reachOut(bones, LOOK, { near: [3, 0] }, 1);
    expect(far.farHand).toEqual(bones.farHand);
    const [x, y] = [far.nearHand[0] - bones.nearShoulder[0], far.nearHand[1] - bones.nearShoulder[1]];
    expect(Math.hypot(x, y)).toBeLessThan(bones.length * 0.5);
  });
});
