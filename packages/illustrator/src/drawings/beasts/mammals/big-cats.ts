import { mix } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import type { Build } from '../build.types.ts';
import type { Coat } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

export const BIG_CAT_BUILD: Build = {
  hip: 0.46,
  shoulder: 0.48,
  length: 0.58,
  rump: 0.33,
  waist: 0.29,
  chest: 0.36,
  neck: { length: 0.18, lean: 0.75, base: 0.3, top: 0.26 },
  legs: { thigh: 0.25, arm: 0.19, ankle: 0.115, foot: 'paw' },
  head: 0.42,
};

export function bigCat(
  request: DrawingRequest,
  coat: Coat,
  changes: Partial<QuadrupedPlan>,
  face: Partial<FacePlan>,
): Drawing {
  return drawQuadruped(request, bigCatPlan(request, coat, changes, face));
}

export function bigCatPlan(
  request: DrawingRequest,
  coat: Coat,
  changes: Partial<QuadrupedPlan>,
  face: Partial<FacePlan>,
): QuadrupedPlan {
  return {
    build: BIG_CAT_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: mix(coat.main, coat.pale, 0.4),
    face: {
      coat: coat.main,
      halfHeight: 0.43,
      jaw: 0.96,
      tufts: 0.07,
      ears: { kind: 'round', size: 0.24, spread: 0.34, y: -0.3 },
      muzzle: { width: 0.48, height: 0.3, y: 0.2, color: coat.pale },
      nose: { kind: 'cat', width: 0.19, y: 0.09, color: [196, 108, 98] },
      eyes: { size: 0.085, spread: 0.2, y: -0.07, iris: [234, 182, 62], slant: 0.16 },
      whiskers: true,
      ...face,
    },
    tail: {
      kind: 'cat',
      length: 0.62,
      width: 0.078,
      color: coat.main,
      tip: coat.dark,
      lift: request.random.fork('tail').range(-0.3, 0.6),
    },
    fur: 0.2,
    ...changes,
  };
}
