import type { Rgb } from '../../../core/color.ts';
import { points, pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, limb, modelled } from '../../pen/pen.ts';
import { type Coat, coatOf } from '../coats.ts';
import { drawShortMane, woolCloud } from '../mane.ts';
import { areaOf, drawNet } from '../markings.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { DEER_BUILD, deerPlan } from './deer.ts';

export function drawGiraffe(request: DrawingRequest): Drawing {
  const { lightSide, random } = request;
  const coat = coatOf(request, [
    { main: [250, 226, 166], pale: [255, 246, 222], dark: [190, 116, 56] },
    { main: [246, 216, 150], pale: [255, 242, 214], dark: [168, 96, 48] },
  ]);
  const ossicones = (
    context: Parameters<NonNullable<NonNullable<QuadrupedPlan['face']>['behind']>>[0],
    places: readonly (readonly [number, number, number])[],
  ) => {
    for (const [x, y, lean] of places) {
      modelled(
        context,
        limb(pointsAt(x, y, '0,0.12 0.5,-0.04 1,-0.18', lean), [0.08, 0.07, 0.07]),
        coat.main,
        { depth: 0.02, lightSide, outline: 0.014 },
      );
      modelled(context, ellipse(x + lean, y - 0.21, 0.065), [92, 58, 42], {
        depth: 0.02,
        lightSide,
        outline: 0.012,
      });
    }
  };
  return drawQuadruped(request, {
    build: {
      ...DEER_BUILD,
      hip: 0.48,
      shoulder: 0.54,
      length: 0.34,
      rump: 0.24,
      waist: 0.24,
      chest: 0.27,
      neck: { length: 0.66, lean: 0.3, base: 0.22, top: 0.12 },
      legs: { thigh: 0.17, arm: 0.12, ankle: 0.058, foot: 'hoof' },
      head: 0.31,
    },
    coat: coat.main,
    belly: coat.pale,
    foot: [92, 66, 50],
    face: {
      coat: coat.main,
      halfWidth: 0.42,
      halfHeight: 0.5,
      jaw: 0.86,
      ears: { kind: 'leaf', size: 0.42, spread: 0.34, y: -0.22, inside: [246, 196, 170] },
      muzzle: { width: 0.54, height: 0.36, y: 0.28, color: coat.pale },
      nose: { kind: 'nostrils', width: 0.4, y: 0.22, color: [150, 96, 70] },
      eyes: { size: 0.092, spread: 0.24, y: -0.1, brow: [120, 80, 52] },
      blush: true,
      behind: (context) => ossicones(context, rows<3>('-0.14,-0.46,-0.04 0.14,-0.46,0.04')),
      markings: (context) => {
        for (const [x, y] of points('0,-0.36 -0.26,-0.3 0.28,-0.28'))
          softPatch(context, x, y, 0.11, 0.09, coat.dark, 0.8);
      },
    },
    side: {
      coat: coat.main,
      skull: 0.24,
      cheek: 0.29,
      tip: 0.25,
      drop: 0.14,
      reach: 0.8,
      nose: [110, 72, 54],
      noseKind: 'nostril',
      muzzle: coat.pale,
      muzzleReach: 0.36,
      ear: { kind: 'leaf', size: 0.32 },
      eye: { size: 0.066, x: 0.12, y: -0.07 },
      markings: (context) => {
        for (const [x, y] of points('-0.04,0.02 0.2,-0.12 -0.12,0.18'))
          softPatch(context, x, y, 0.08, 0.06, coat.dark, 0.7);
      },
      behind: (context) => ossicones(context, [[0.08, -0.24, -0.03]]),
      after: (context) => ossicones(context, [[-0.06, -0.24, -0.05]]),
    },
    frontal: 0.6,
    tail: { kind: 'tuft', length: 0.36, width: 0.045, color: coat.main, tip: [92, 58, 42], lift: -0.8 },
    behind: (sheet, body) => drawShortMane(sheet.context, body, [176, 104, 54], 0.045, lightSide),
    markings: (context, body) => drawNet(context, areaOf(body), random.fork('net'), coat.dark, 0.1),
  });
}

export function drawLlama(request: DrawingRequest): Drawing {
  const { lightSide } = request;
  const coat = coatOf(request, [
    { main: [246, 238, 224], pale: [255, 252, 244], dark: [196, 168, 134] },
    { main: [206, 160, 114], pale: [246, 228, 200], dark: [142, 100, 66] },
  ]);
  const plan = deerPlan(request, coat, false);
  return drawQuadruped(request, {
    ...plan,
    build: {
      ...DEER_BUILD,
      hip: 0.42,
      shoulder: 0.42,
      length: 0.38,
      rump: 0.34,
      waist: 0.34,
      chest: 0.34,
      neck: { length: 0.42, lean: 0.24, base: 0.25, top: 0.19 },
      head: 0.33,
      legs: { thigh: 0.18, arm: 0.14, ankle: 0.08, foot: 'hoof' },
    },
    fur: 1,
    frontal: 1,
    face: {
      ...plan.face!,
      markings: undefined,
      ears: { kind: 'long', size: 0.36, spread: 0.22, y: -0.36 },
      behind: undefined,
      nose: { kind: 'cat', width: 0.14, y: 0.22, color: [120, 84, 76] },
      after: (context) =>
        paintHide(context, woolCloud(0, -0.4, 0.28, 0.17, 8), coat.main, {
          lightSide,
          depth: 0.05,
          outline: 0.014,
        }),
    },
    tail: { kind: 'stub', length: 0.1, width: 0.08, color: coat.main },
  });
}

const SAND: Coat = { main: [214, 164, 104], pale: [240, 208, 160], dark: [146, 98, 60] };

export function drawCamel(request: DrawingRequest): Drawing {
  return camel(request, [0.02]);
}

export function drawBactrianCamel(request: DrawingRequest): Drawing {
  return camel(request, [-0.14, 0.16]);
}

function camel(request: DrawingRequest, humps: readonly number[]): Drawing {
  const { lightSide } = request;
  const coat = coatOf(request, [SAND, { main: [196, 142, 90], pale: [230, 196, 150], dark: [126, 84, 54] }]);
  const lash: Rgb = [90, 60, 44];
  return drawQuadruped(request, {
    build: {
      ...DEER_BUILD,
      hip: 0.54,
      shoulder: 0.54,
      length: 0.46,
      rump: 0.3,
      waist: 0.32,
      chest: 0.34,
      neck: { length: 0.36, lean: 0.86, base: 0.24, top: 0.15 },
      legs: { thigh: 0.19, arm: 0.14, ankle: 0.075, foot: 'hoof' },
      head: 0.34,
    },
    coat: coat.main,
    belly: coat.pale,
    foot: coat.dark,
    side: {
      coat: coat.main,
      skull: 0.25,
      cheek: 0.3,
      tip: 0.26,
      drop: 0.16,
      reach: 0.66,
      nose: lash,
      noseKind: 'nostril',
      muzzle: coat.pale,
      muzzleReach: 0.3,
      ear: { kind: 'round', size: 0.2 },
      eye: { size: 0.066, x: 0.12, y: -0.07 },
      after: (context) =>
        paintHide(context, woolCloud(-0.08, -0.24, 0.16, 0.09, 7), coat.dark, {
          lightSide,
          depth: 0.03,
          outline: 0.012,
        }),
    },
    tail: { kind: 'tuft', length: 0.34, width: 0.05, color: coat.main, tip: coat.dark, lift: -0.7 },
    fur: 0.3,
    behind: (sheet, body) => {
      const [x, y] = body.spine[1]!;
      const width = humps.length > 1 ? 0.13 : 0.19;
      for (const offset of humps) {
        const hump = ellipse(x + offset, y - 0.14, width, 0.24);
        paintHide(sheet.context, hump, coat.main, {
          lightSide,
          depth: 0.05,
          markings: (clipped) => softPatch(clipped, x + offset, y - 0.36, width, 0.12, coat.dark, 0.8),
        });
      }
    },
  });
}
