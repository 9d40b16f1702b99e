import { mix } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import type { Build } from '../build.types.ts';
import type { Coat } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { drawUpright, type UprightShape } from '../upright.ts';

export const SMALL_BUILD: Build = {
  hip: 0.24,
  shoulder: 0.24,
  length: 0.4,
  rump: 0.4,
  waist: 0.36,
  chest: 0.32,
  neck: { length: 0.1, lean: 0.7, base: 0.26, top: 0.24 },
  legs: { thigh: 0.2, arm: 0.12, ankle: 0.085, foot: 'paw' },
  head: 0.46,
};

/** Small animals crouch on all fours when they move, lie or sleep, and else sit up on their hind legs. */
export function drawSmall(request: DrawingRequest, plan: QuadrupedPlan, shape: UprightShape): Drawing {
  const low = ['walking', 'running', 'jumping', 'lying', 'sleeping', 'swimming', 'flying'].includes(
    request.pose ?? '',
  );
  if (low || request.bust || request.fromBehind) return drawQuadruped(request, plan);
  return drawUpright(request, plan, shape);
}

export const SHAPE: UprightShape = { shoulders: 0.16, hips: 0.25, height: 0.42, head: 0.46, arm: 0.075 };

export function smallFace(coat: Coat, changes: Partial<FacePlan>): FacePlan {
  return {
    coat: coat.main,
    halfHeight: 0.41,
    jaw: 1.06,
    ears: { kind: 'round', size: 0.3, spread: 0.33, y: -0.28 },
    muzzle: { width: 0.36, height: 0.24, y: 0.18, color: coat.pale },
    nose: { kind: 'cat', width: 0.1, y: 0.1, color: [222, 124, 124] },
    eyes: { size: 0.092, spread: 0.21, y: -0.03 },
    whiskers: true,
    blush: true,
    ...changes,
  };
}

export function smallPlan(coat: Coat, changes: Partial<QuadrupedPlan>): QuadrupedPlan {
  return {
    build: SMALL_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: mix(coat.main, coat.pale, 0.4),
    face: smallFace(coat, {}),
    tail: { kind: 'none', length: 0, width: 0, color: coat.main },
    ...changes,
  };
}
