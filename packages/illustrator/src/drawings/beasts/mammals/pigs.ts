import { scale } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse } from '../../pen/pen.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { paintHide } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { COW_BUILD } from './cattle.ts';

export function drawPig(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [246, 186, 176], pale: [255, 214, 204], dark: [222, 140, 138] },
    { main: [240, 170, 166], pale: [252, 204, 196], dark: [206, 122, 126] },
  ]);
  return drawQuadruped(request, pigPlan(coat));
}

function pigPlan(coat: Coat): QuadrupedPlan {
  const face: FacePlan = {
    coat: coat.main,
    halfHeight: 0.44,
    jaw: 1.04,
    ears: { kind: 'pointed', size: 0.3, spread: 0.32, y: -0.24, color: coat.dark },
    muzzle: { width: 0.4, height: 0.27, y: 0.13, color: coat.dark },
    nose: { kind: 'snout', width: 0.34, y: 0.13, color: scale(coat.dark, 0.8) },
    eyes: { size: 0.07, spread: 0.22, y: -0.08 },
    blush: true,
  };
  return {
    build: {
      ...COW_BUILD,
      hip: 0.28,
      shoulder: 0.28,
      length: 0.44,
      rump: 0.38,
      waist: 0.4,
      chest: 0.38,
      neck: { length: 0.1, lean: 0.9, base: 0.3, top: 0.28 },
      legs: { thigh: 0.18, arm: 0.14, ankle: 0.09, foot: 'hoof' },
      head: 0.42,
    },
    coat: coat.main,
    belly: coat.pale,
    foot: scale(coat.dark, 0.7),
    face,
    frontal: 1,
    tail: { kind: 'curl', length: 0.16, width: 0.04, color: coat.dark },
  };
}

export function drawBoar(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [116, 88, 72], pale: [172, 142, 118], dark: [66, 48, 42] }]);
  const plan = pigPlan(coat);
  return drawQuadruped(request, {
    ...plan,
    fur: 1,
    tail: { kind: 'tuft', length: 0.24, width: 0.04, color: coat.main, tip: coat.dark, lift: -0.4 },
    face: {
      ...plan.face!,
      muzzle: { width: 0.42, height: 0.3, y: 0.16, color: coat.pale },
      tufts: 0.16,
      after: (context) => {
        for (const side of [-1, 1])
          paintHide(context, ellipse(side * 0.26, 0.24, 0.035, 0.11, side * 0.3), [250, 244, 226], {
            lightSide: request.lightSide,
            depth: 0.02,
          });
      },
    },
  });
}
