import { mix, type Rgb, scale } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import { drawCowHorns } from '../horns.ts';
import { woolCloud } from '../mane.ts';
import { areaOf, drawPatches } from '../markings.ts';
import { paintHide } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

export const COW_BUILD: Build = {
  hip: 0.46,
  shoulder: 0.46,
  length: 0.56,
  rump: 0.38,
  waist: 0.39,
  chest: 0.41,
  neck: { length: 0.16, lean: 0.85, base: 0.32, top: 0.26 },
  legs: { thigh: 0.24, arm: 0.17, ankle: 0.085, foot: 'hoof' },
  head: 0.36,
};

export function drawCow(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [248, 244, 238], pale: [255, 252, 246], dark: [54, 48, 52] },
    { main: [246, 238, 226], pale: [255, 250, 240], dark: [146, 86, 52] },
    { main: [184, 120, 72], pale: [250, 236, 214], dark: [246, 236, 220] },
  ]);
  const patches = request.random.fork('patches');
  return drawQuadruped(request, {
    ...cattle(request, coat, 0.3),
    belly: mix(coat.main, [244, 190, 180], 0.3),
    markings: (context, body) => {
      if (!request.color || request.qualities.includes('spotted'))
        drawPatches(context, areaOf(body), patches, [coat.dark], 0.19, 5);
    },
    over: (sheet, body) => {
      const [x, y] = body.spine[0]!;
      if (body.pose === 'lying') return;
      paintHide(sheet.context, ellipse(x + 0.14, y + 0.2, 0.075, 0.055), [246, 190, 184], {
        lightSide: request.lightSide,
        depth: 0.02,
      });
    },
  });
}

function cattle({ lightSide }: DrawingRequest, coat: Coat, horns: number): QuadrupedPlan {
  const pink: Rgb = [240, 190, 176];
  return {
    build: COW_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: [82, 68, 62],
    face: {
      coat: coat.main,
      halfWidth: 0.42,
      halfHeight: 0.5,
      jaw: 0.98,
      ears: { kind: 'leaf', size: 0.42, spread: 0.36, y: -0.22, color: coat.dark, inside: pink },
      muzzle: { width: 0.66, height: 0.36, y: 0.3, color: pink },
      nose: { kind: 'nostrils', width: 0.52, y: 0.24, color: [196, 120, 112] },
      eyes: { size: 0.08, spread: 0.22, y: -0.1 },
      blush: true,
      markings: (context) => {
        fill(context, ellipse(0.3, -0.2, 0.24, 0.34), coat.dark);
        fill(context, ellipse(-0.36, -0.2, 0.16, 0.26), coat.dark);
      },
      after: horns > 0 ? (context) => drawCowHorns(context, horns, -0.4, 0.18, lightSide) : undefined,
    },
    tail: { kind: 'tuft', length: 0.5, width: 0.055, color: coat.main, tip: coat.dark, lift: -0.7 },
    fur: 0,
  };
}

/** Bull, ox, buffalo and yak: dark, heavy, long-horned. */
export function drawOx(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [112, 76, 56], pale: [186, 150, 122], dark: [68, 46, 38] },
    { main: [72, 64, 68], pale: [140, 130, 130], dark: [46, 42, 46] },
  ]);
  const plan = cattle(request, coat, 0.52);
  return drawQuadruped(request, {
    ...plan,
    build: {
      ...COW_BUILD,
      chest: 0.5,
      waist: 0.42,
      neck: { length: 0.14, lean: 1, base: 0.42, top: 0.34 },
      head: 0.38,
    },
    face: {
      ...plan.face!,
      markings: undefined,
      muzzle: { ...plan.face!.muzzle!, color: mix(coat.pale, [214, 176, 160], 0.4) },
    },
    frontal: 1,
  });
}

/** A bison: a woolly hump and chest before slim hindquarters. */
export function drawBison(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [134, 88, 56], pale: [182, 138, 100], dark: [76, 48, 38] }]);
  const plan = cattle(request, coat, 0.34);
  return drawQuadruped(request, {
    ...plan,
    build: {
      ...COW_BUILD,
      rump: 0.34,
      waist: 0.42,
      chest: 0.56,
      neck: { length: 0.1, lean: 1.3, base: 0.44, top: 0.4 },
      head: 0.42,
    },
    face: {
      ...plan.face!,
      coat: coat.dark,
      markings: undefined,
      muzzle: { ...plan.face!.muzzle!, width: 0.5, color: scale(coat.dark, 1.3) },
      behind: (context) =>
        paintHide(context, woolCloud(0, -0.02, 0.5, 0.56, 13), coat.dark, {
          lightSide: request.lightSide,
          depth: 0.06,
        }),
    },
    over: (sheet, body) => {
      const [x, y] = body.spine[2]!;
      paintHide(sheet.context, woolCloud(x - 0.02, y - 0.05, 0.3, 0.28, 13), scale(coat.main, 0.8), {
        lightSide: request.lightSide,
        depth: 0.06,
      });
    },
    fur: 0.5,
  });
}
