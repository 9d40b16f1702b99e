import { mix } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import { drawAntlers, drawSideAntlers } from '../horns.ts';
import { areaOf, drawSpots } from '../markings.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

export const DEER_BUILD: Build = {
  hip: 0.5,
  shoulder: 0.5,
  length: 0.44,
  rump: 0.26,
  waist: 0.23,
  chest: 0.27,
  neck: { length: 0.3, lean: 0.5, base: 0.23, top: 0.15 },
  legs: { thigh: 0.19, arm: 0.13, ankle: 0.055, foot: 'hoof' },
  head: 0.33,
};

const DEER_COATS: readonly Coat[] = [
  { main: [188, 124, 72], pale: [252, 238, 214], dark: [98, 62, 42] },
  { main: [166, 108, 68], pale: [248, 232, 208], dark: [84, 54, 40] },
];

/** A stag. */
export function drawDeer(request: DrawingRequest): Drawing {
  return drawQuadruped(request, deerPlan(request, coatOf(request, DEER_COATS), !isYoung(request)));
}

/** A doe or fawn, spotted when young. */
export function drawDoe(request: DrawingRequest): Drawing {
  return drawQuadruped(request, deerPlan(request, coatOf(request, DEER_COATS), false));
}

function isYoung({ qualities }: DrawingRequest): boolean {
  return qualities.includes('young') || qualities.includes('tiny');
}

export function deerPlan(request: DrawingRequest, coat: Coat, antlers: boolean): QuadrupedPlan {
  const { lightSide, random } = request;
  const spotted = isYoung(request) || request.qualities.includes('spotted');
  return {
    build: DEER_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: [60, 46, 42],
    face: {
      coat: coat.main,
      halfWidth: 0.4,
      halfHeight: 0.47,
      jaw: 0.74,
      ears: {
        kind: 'leaf',
        size: 0.48,
        spread: 0.28,
        y: -0.22,
        inside: mix(coat.pale, [240, 180, 160], 0.3),
      },
      muzzle: { width: 0.36, height: 0.26, y: 0.28, color: coat.pale },
      nose: { kind: 'dog', width: 0.17, y: 0.22, color: [46, 36, 38] },
      eyes: { size: 0.095, spread: 0.21, y: -0.03 },
      blush: true,
      markings: (context) => {
        for (const side of [-1, 1]) softPatch(context, side * 0.2, -0.03, 0.15, 0.14, coat.pale, 0.7);
      },
      behind: antlers ? (context) => drawAntlers(context, 0.8, -0.36, false, lightSide) : undefined,
    },
    side: {
      coat: coat.main,
      skull: 0.25,
      cheek: 0.27,
      tip: 0.17,
      drop: 0.2,
      reach: 0.6,
      nose: [46, 36, 38],
      noseKind: 'ball',
      muzzle: coat.pale,
      muzzleReach: 0.2,
      ear: { kind: 'leaf', size: 0.32, inside: coat.pale },
      eye: { size: 0.07, x: 0.1, y: -0.06 },
      tilt: 0.1,
      behind: antlers
        ? (context) => {
            framed(context, { at: [0.14, 0.02] }, () => drawSideAntlers(context, lightSide, 0.7));
          }
        : undefined,
      after: antlers ? (context) => drawSideAntlers(context, lightSide, 1) : undefined,
    },
    frontal: 0.6,
    tail: { kind: 'stub', length: 0.09, width: 0.05, color: coat.pale },
    fur: 0.15,
    markings: (context, body) => {
      const [x, y] = body.neck[0]!;
      softPatch(context, x + 0.14, y + 0.1, 0.11, 0.22, coat.pale, 0.85);
      if (spotted)
        drawSpots(
          context,
          { ...areaOf(body), bottom: body.spine[1]![1] + 0.05 },
          random.fork('spots'),
          [255, 246, 228],
          0.017,
        );
    },
  };
}

export function drawReindeer(request: DrawingRequest): Drawing {
  const coat = coatOf({ ...request }, [{ main: [142, 108, 84], pale: [240, 232, 222], dark: [82, 60, 50] }]);
  const plan = deerPlan(request, coat, true);
  return drawQuadruped(request, {
    ...plan,
    fur: 0.6,
    frontal: 0.8,
    build: { ...DEER_BUILD, chest: 0.32, neck: { length: 0.24, lean: 0.6, base: 0.28, top: 0.2 } },
  });
}

export function drawMoose(request: DrawingRequest): Drawing {
  const { lightSide } = request;
  const coat = coatOf(request, [{ main: [112, 78, 58], pale: [180, 150, 124], dark: [70, 48, 40] }]);
  const plan = deerPlan(request, coat, false);
  return drawQuadruped(request, {
    ...plan,
    build: {
      ...DEER_BUILD,
      chest: 0.38,
      rump: 0.3,
      waist: 0.3,
      neck: { length: 0.2, lean: 0.8, base: 0.3, top: 0.22 },
      head: 0.4,
    },
    fur: 0.5,
    frontal: 1,
    face: {
      ...plan.face!,
      jaw: 1,
      halfHeight: 0.52,
      markings: undefined,
      muzzle: { width: 0.56, height: 0.42, y: 0.26, color: coat.pale },
      nose: { kind: 'nostrils', width: 0.5, y: 0.18, color: coat.dark },
      behind: (context) => drawAntlers(context, 1, -0.32, true, lightSide),
      after: (context) =>
        paintHide(context, ellipse(0, 0.62, 0.08, 0.14), coat.dark, { lightSide, depth: 0.03 }),
    },
  });
}
