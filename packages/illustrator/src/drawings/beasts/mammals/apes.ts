import { mix, type Rgb } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { drawUpright, type UprightShape } from '../upright.ts';

const APE_BUILD: Build = {
  hip: 0.36,
  shoulder: 0.48,
  length: 0.44,
  rump: 0.32,
  waist: 0.32,
  chest: 0.38,
  neck: { length: 0.12, lean: 0.7, base: 0.26, top: 0.24 },
  legs: { thigh: 0.2, arm: 0.17, ankle: 0.11, foot: 'paw' },
  head: 0.4,
};

function isOnAllFours({ pose }: DrawingRequest): boolean {
  return ['walking', 'running', 'jumping', 'lying', 'sleeping'].includes(pose ?? '');
}

function drawApe(request: DrawingRequest, plan: QuadrupedPlan, shape: UprightShape): Drawing {
  if (isOnAllFours(request) || request.bust || request.fromBehind) return drawQuadruped(request, plan);
  return drawUpright(request, plan, shape);
}

function apePlan(coat: Coat, skin: Rgb, face: Partial<FacePlan>, tail: QuadrupedPlan['tail']): QuadrupedPlan {
  return {
    build: APE_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: skin,
    face: {
      coat: coat.main,
      halfHeight: 0.43,
      ears: { kind: 'round', size: 0.3, spread: 0.46, y: 0.02, color: skin },
      muzzle: { width: 0.54, height: 0.36, y: 0.2, color: mix(skin, [255, 240, 224], 0.2) },
      nose: { kind: 'nostrils', width: 0.16, y: 0.12, color: mix(skin, [90, 56, 50], 0.5) },
      eyes: { size: 0.082, spread: 0.15, y: -0.07 },
      markings: (context) => {
        for (const side of [-1, 1]) fill(context, ellipse(side * 0.17, -0.08, 0.2, 0.19), skin);
        fill(context, ellipse(0, 0.2, 0.34, 0.26), skin);
      },
      ...face,
    },
    tail,
    fur: 0.4,
  };
}

export function drawMonkey(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [142, 94, 62], pale: [226, 184, 142], dark: [90, 58, 42] },
    { main: [166, 120, 76], pale: [240, 206, 164], dark: [110, 74, 48] },
  ]);
  const skin: Rgb = [240, 200, 162];
  const plan = apePlan(
    coat,
    skin,
    { blush: true },
    { kind: 'cat', length: 0.6, width: 0.065, color: coat.main, lift: 0.8 },
  );
  return drawApe(request, plan, { shoulders: 0.16, hips: 0.22, height: 0.44, head: 0.44, arm: 0.085 });
}

export function drawGorilla(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [76, 72, 82], pale: [110, 104, 112], dark: [48, 46, 54] }]);
  const skin: Rgb = [104, 94, 98];
  const plan = apePlan(
    coat,
    skin,
    {
      halfHeight: 0.48,
      jaw: 0.98,
      ears: { kind: 'round', size: 0.18, spread: 0.48, y: 0.02, color: skin },
      eyes: { size: 0.068, spread: 0.15, y: -0.07, iris: [150, 96, 60], brow: [44, 40, 46] },
    },
    { kind: 'none', length: 0, width: 0, color: coat.main },
  );
  return drawApe(
    request,
    { ...plan, build: { ...APE_BUILD, chest: 0.5, waist: 0.42, shoulder: 0.54 } },
    { shoulders: 0.33, hips: 0.3, height: 0.54, head: 0.38, arm: 0.16 },
  );
}

export function drawOrangutan(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [204, 106, 50], pale: [226, 140, 80], dark: [146, 70, 34] }]);
  const skin: Rgb = [150, 112, 96];
  const plan = apePlan(
    coat,
    skin,
    { tufts: 0.2, ears: { kind: 'none', size: 0, spread: 0, y: 0 } },
    { kind: 'none', length: 0, width: 0, color: coat.main },
  );
  return drawApe(
    request,
    { ...plan, fur: 1 },
    { shoulders: 0.26, hips: 0.3, height: 0.48, head: 0.42, arm: 0.12 },
  );
}

export function drawKoala(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [160, 158, 166], pale: [244, 242, 244], dark: [96, 92, 102] }]);
  const plan: QuadrupedPlan = {
    build: APE_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: coat.dark,
    face: {
      coat: coat.main,
      halfHeight: 0.42,
      jaw: 1.04,
      ears: { kind: 'fluffy', size: 0.42, spread: 0.4, y: -0.14, inside: [240, 214, 214] },
      nose: { kind: 'oval', width: 0.2, y: 0.05, color: [62, 54, 62] },
      eyes: { size: 0.075, spread: 0.24, y: -0.06 },
      blush: true,
    },
    tail: { kind: 'none', length: 0, width: 0, color: coat.main },
    fur: 0.6,
  };
  return drawApe(request, plan, { shoulders: 0.2, hips: 0.27, height: 0.38, head: 0.54, arm: 0.1 });
}

export function drawSloth(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [162, 136, 110], pale: [226, 206, 178], dark: [98, 78, 66] }]);
  const plan: QuadrupedPlan = {
    build: APE_BUILD,
    coat: coat.main,
    belly: mix(coat.main, coat.pale, 0.5),
    foot: [90, 76, 66],
    face: {
      coat: coat.main,
      halfHeight: 0.4,
      ears: { kind: 'none', size: 0, spread: 0, y: 0 },
      nose: { kind: 'dog', width: 0.16, y: 0.08, color: [54, 44, 44] },
      eyes: { size: 0.07, spread: 0.18, y: -0.04 },
      markings: (context) => {
        fill(context, ellipse(0, 0.04, 0.38, 0.33), [240, 222, 194]);
        for (const side of [-1, 1])
          fill(
            context,
            limb(pointsAt(0, 0, '0.14,-0.05 0.26,0.02 0.36,0.14', side), [0.15, 0.15, 0.08]),
            coat.dark,
          );
      },
    },
    tail: { kind: 'none', length: 0, width: 0, color: coat.main },
    fur: 1,
  };
  return drawApe({ ...request, expression: request.expression ?? 'smiling' }, plan, {
    shoulders: 0.2,
    hips: 0.25,
    height: 0.42,
    head: 0.42,
    arm: 0.095,
  });
}

export function drawKangaroo(request: DrawingRequest): Drawing {
  const { lightSide } = request;
  const coat = coatOf(request, [{ main: [196, 136, 88], pale: [248, 224, 190], dark: [120, 78, 52] }]);
  const plan: QuadrupedPlan = {
    build: APE_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: coat.dark,
    face: {
      coat: coat.main,
      halfWidth: 0.4,
      halfHeight: 0.46,
      jaw: 0.76,
      ears: { kind: 'long', size: 0.46, spread: 0.24, y: -0.3 },
      muzzle: { width: 0.34, height: 0.26, y: 0.26, color: coat.pale },
      nose: { kind: 'dog', width: 0.15, y: 0.2, color: [52, 40, 42] },
      eyes: { size: 0.085, spread: 0.2, y: -0.05 },
      blush: true,
    },
    tail: { kind: 'thick', length: 0.62, width: 0.17, color: coat.main, lift: -0.2 },
    over: ({ context }) => {
      const pouch = ellipse(0.01, -0.22, 0.13, 0.1);
      paintHide(context, pouch, mix(coat.main, coat.pale, 0.5), { lightSide, depth: 0.03 });
      softPatch(context, 0.01, -0.3, 0.1, 0.03, coat.dark, 0.8);
    },
  };
  if (request.bust) return drawQuadruped(request, plan);
  return drawUpright(request, plan, {
    shoulders: 0.12,
    hips: 0.23,
    height: 0.66,
    head: 0.34,
    arm: 0.07,
    legs: 0.16,
  });
}
