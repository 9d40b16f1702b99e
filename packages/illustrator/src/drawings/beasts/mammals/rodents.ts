import type { Rgb } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { fill, limb, line, pathAt } from '../../pen/pen.ts';
import { coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { drawSmall, SHAPE, smallFace, smallPlan } from './small-body.ts';

export function drawRabbit(request: DrawingRequest): Drawing {
  return drawSmall(request, rabbitPlan(request), SHAPE);
}

export function rabbitPlan(request: DrawingRequest): QuadrupedPlan {
  const coat = coatOf(request, [
    { main: [232, 220, 206], pale: [255, 252, 246], dark: [176, 150, 128] },
    { main: [178, 140, 106], pale: [250, 236, 216], dark: [122, 88, 62] },
    { main: [156, 152, 154], pale: [246, 244, 242], dark: [104, 98, 102] },
    { main: [250, 248, 246], pale: [255, 255, 255], dark: [206, 198, 198] },
  ]);
  const flop = request.random.fork('ears').chance(0.2);
  return smallPlan(coat, {
    face: smallFace(coat, {
      ears: {
        kind: flop ? 'floppy' : 'long',
        size: 0.62,
        spread: flop ? 0.34 : 0.19,
        y: flop ? -0.26 : -0.32,
        inside: [246, 188, 186],
      },
    }),
    tail: { kind: 'stub', length: 0.09, width: 0.09, color: coat.pale },
    fur: 0.3,
  });
}

export function drawMouse(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [168, 162, 164], pale: [244, 238, 234], dark: [112, 106, 110] },
    { main: [186, 148, 116], pale: [250, 234, 214], dark: [126, 94, 70] },
    { main: [246, 242, 238], pale: [255, 252, 250], dark: [206, 190, 186] },
  ]);
  const pink: Rgb = [244, 176, 170];
  const plan = smallPlan(coat, {
    foot: pink,
    face: smallFace(coat, {
      jaw: 0.86,
      ears: { kind: 'round', size: 0.5, spread: 0.4, y: -0.28, inside: pink },
      nose: { kind: 'button', width: 0.13, y: 0.16, color: [226, 120, 124] },
    }),
    tail: { kind: 'whip', length: 0.6, width: 0.045, color: pink, lift: 0.5 },
  });
  return drawSmall(request, plan, SHAPE);
}

export function drawHamster(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [234, 176, 102], pale: [255, 248, 236], dark: [176, 118, 60] },
    { main: [206, 190, 172], pale: [255, 252, 246], dark: [146, 126, 108] },
  ]);
  const plan = smallPlan(coat, {
    face: smallFace(coat, {
      jaw: 1.14,
      halfHeight: 0.42,
      ears: { kind: 'round', size: 0.26, spread: 0.32, y: -0.3 },
      markings: (context) => softPatch(context, 0, 0.3, 0.5, 0.3, coat.pale, 1),
    }),
    tail: { kind: 'stub', length: 0.04, width: 0.04, color: [244, 176, 170] },
    fur: 0.3,
  });
  return drawSmall(request, plan, { ...SHAPE, shoulders: 0.24, hips: 0.31, height: 0.36, head: 0.52 });
}

export function drawSquirrel(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [206, 100, 44], pale: [255, 244, 226], dark: [146, 64, 30] },
    { main: [182, 92, 46], pale: [252, 236, 212], dark: [124, 60, 34] },
  ]);
  const plan = smallPlan(coat, {
    foot: coat.dark,
    face: smallFace(coat, {
      jaw: 0.94,
      halfHeight: 0.42,
      ears: { kind: 'pointed', size: 0.27, spread: 0.27, y: -0.3, tip: coat.dark },
      whiskers: false,
      after: (context) => drawEarTufts(context, coat.dark),
    }),
    tail: { kind: 'bushy', length: 0.92, width: 0.27, color: coat.main, lift: 1 },
    fur: 0.3,
  });
  // A squirrel holds its food with both hands, whatever it is about to do with it.
  const atHand = ['standing', 'sitting', 'reaching', 'pushing', 'kneeling'].includes(
    request.pose ?? 'standing',
  );
  const pose = atHand ? 'eating' : request.pose;
  return drawSmall({ ...request, pose }, plan, { ...SHAPE, hips: 0.22, head: 0.4 });
}

function drawEarTufts(context: Parameters<NonNullable<FacePlan['after']>>[0], color: Rgb): void {
  for (const side of [-1, 1])
    for (const lean of [-0.03, 0.02, 0.07])
      line(context, `M${side * 0.36} -0.54L${side * (0.38 + lean)} -0.7`, color, 0.03);
}

export function drawChipmunk(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [196, 132, 78], pale: [255, 240, 216], dark: [86, 54, 42] }]);
  const plan = smallPlan(coat, {
    face: smallFace(coat, {
      markings: (context) => {
        for (const side of [-1, 1]) {
          fill(
            context,
            limb(pointsAt(0, 0, '0.1,-0.1 0.3,-0.1 0.52,0.04', side), [0.05, 0.1, 0.1]),
            coat.pale,
          );
          fill(
            context,
            limb(pointsAt(0, 0, '0.12,-0.18 0.34,-0.2 0.52,-0.08', side), [0.02, 0.06, 0.06]),
            coat.dark,
          );
        }
      },
    }),
    tail: { kind: 'bushy', length: 0.5, width: 0.14, color: coat.main, tip: coat.dark, lift: 1 },
  });
  return drawSmall(request, plan, SHAPE);
}

export function drawBeaver(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [146, 96, 60], pale: [216, 172, 126], dark: [74, 52, 46] }]);
  const plan = smallPlan(coat, {
    foot: coat.dark,
    face: smallFace(coat, {
      nose: { kind: 'dog', width: 0.17, y: 0.07, color: [46, 36, 38] },
      after: (context) => {
        for (const side of [-1, 1])
          paintHide(
            context,
            pathAt(0, 0, 'M0.005 0.24h0.07v0.11q0 0.02 -0.02 0.02h-0.05Z', side),
            [255, 250, 236],
            { lightSide: -1, depth: 0.01, outline: 0.01 },
          );
      },
    }),
    tail: { kind: 'thick', length: 0.44, width: 0.2, color: coat.dark, lift: 0 },
    fur: 0.6,
  });
  return drawSmall(request, plan, { ...SHAPE, hips: 0.28, shoulders: 0.19 });
}
