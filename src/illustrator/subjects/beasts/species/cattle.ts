import { mix, type Rgb, scale } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill } from '../../pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../face.ts';
import { paintHide, softPatch } from '../hide.ts';
import { drawCowHorns, drawGoatHorns, drawRamHorns } from '../horns.ts';
import { woolCloud } from '../mane.ts';
import { areaOf, drawPatches, drawSpots } from '../markings.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

const COW_BUILD: Build = {
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
      if (!request.colour || request.qualities.includes('spotted'))
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
      ears: { kind: 'leaf', size: 0.42, spread: 0.36, y: -0.22, colour: coat.dark, inside: pink },
      muzzle: { width: 0.66, height: 0.36, y: 0.3, colour: pink },
      nose: { kind: 'nostrils', width: 0.52, y: 0.24, colour: [196, 120, 112] },
      eyes: { size: 0.08, spread: 0.22, y: -0.1 },
      blush: true,
      markings: (context) => {
        fill(context, ellipse(0.3, -0.2, 0.24, 0.34), coat.dark);
        fill(context, ellipse(-0.36, -0.2, 0.16, 0.26), coat.dark);
      },
      after: horns > 0 ? (context) => drawCowHorns(context, horns, -0.4, 0.18, lightSide) : undefined,
    },
    tail: { kind: 'tuft', length: 0.5, width: 0.055, colour: coat.main, tip: coat.dark, lift: -0.7 },
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
      muzzle: { ...plan.face!.muzzle!, colour: mix(coat.pale, [214, 176, 160], 0.4) },
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
      muzzle: { ...plan.face!.muzzle!, width: 0.5, colour: scale(coat.dark, 1.3) },
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

const SHEEP_BUILD: Build = {
  ...COW_BUILD,
  hip: 0.32,
  shoulder: 0.32,
  length: 0.38,
  rump: 0.3,
  waist: 0.32,
  chest: 0.3,
  neck: { length: 0.16, lean: 0.7, base: 0.24, top: 0.2 },
  legs: { thigh: 0.13, arm: 0.11, ankle: 0.07, foot: 'hoof' },
  head: 0.33,
};

const SHEEP_COATS: readonly Coat[] = [
  { main: [246, 242, 232], pale: [255, 254, 248], dark: [70, 62, 66] },
  { main: [250, 246, 240], pale: [255, 255, 252], dark: [236, 206, 182] },
];

export function drawSheep(request: DrawingRequest): Drawing {
  return drawWoolly(request, false);
}

export function drawRam(request: DrawingRequest): Drawing {
  return drawWoolly(request, true);
}

function drawWoolly(request: DrawingRequest, horned: boolean): Drawing {
  const { lightSide } = request;
  const coat = coatOf(request, SHEEP_COATS);
  const skin = request.colour ? mix(coat.main, [240, 206, 190], 0.5) : coat.dark;
  const wool: Rgb = coat.main;
  return drawQuadruped(request, {
    build: SHEEP_BUILD,
    coat: skin,
    belly: skin,
    foot: scale(skin, 0.6),
    face: {
      coat: skin,
      halfWidth: 0.38,
      halfHeight: 0.46,
      jaw: 0.86,
      ears: { kind: 'leaf', size: 0.44, spread: 0.3, y: -0.14 },
      nose: { kind: 'cat', width: 0.14, y: 0.2, colour: mix(scale(skin, 0.6), [214, 130, 130], 0.5) },
      eyes: { size: 0.09, spread: 0.19, y: -0.02, iris: skin[0] < 120 ? [244, 226, 160] : undefined },
      blush: skin[0] > 120,
      after: (context) => {
        paintHide(context, woolCloud(0, -0.38, 0.32, 0.2, 9), wool, {
          lightSide,
          depth: 0.05,
          outline: 0.016,
        });
        if (horned) drawRamHorns(context, lightSide);
      },
    },
    tail: { kind: 'stub', length: 0.08, width: 0.07, colour: wool },
    over: (sheet, body) => {
      const [x, y] = body.spine[1]!;
      const long = Math.abs(body.spine[2]![0] - body.spine[0]![0]) * 0.5 + 0.19;
      const cloud = woolCloud(x, y - 0.03, long, 0.235, 15);
      paintHide(sheet.context, cloud, wool, {
        lightSide,
        depth: 0.08,
        markings: (clipped) => {
          const curl = request.random.fork('wool');
          for (let index = 0; index < 18; index++)
            softPatch(
              clipped,
              x + curl.range(-long, long),
              y + curl.range(-0.2, 0.18),
              0.06,
              0.05,
              mix(wool, [150, 140, 150], 0.5),
              0.35,
            );
        },
      });
    },
  });
}

export function drawGoat(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [242, 236, 226], pale: [255, 252, 246], dark: [150, 120, 92] },
    { main: [176, 134, 96], pale: [244, 230, 208], dark: [92, 64, 48] },
    { main: [128, 120, 120], pale: [232, 226, 222], dark: [66, 60, 62] },
  ]);
  return drawQuadruped(request, {
    build: {
      ...SHEEP_BUILD,
      hip: 0.42,
      shoulder: 0.43,
      length: 0.4,
      neck: { length: 0.22, lean: 0.5, base: 0.22, top: 0.17 },
      head: 0.34,
    },
    coat: coat.main,
    belly: coat.pale,
    foot: scale(coat.dark, 0.7),
    face: {
      coat: coat.main,
      halfWidth: 0.38,
      halfHeight: 0.47,
      jaw: 0.78,
      ears: { kind: 'leaf', size: 0.46, spread: 0.3, y: -0.14 },
      muzzle: { width: 0.4, height: 0.26, y: 0.26, colour: coat.pale },
      nose: { kind: 'cat', width: 0.14, y: 0.2, colour: [204, 132, 126] },
      eyes: { size: 0.078, spread: 0.2, y: -0.06, iris: [224, 186, 84] },
      after: (context) => {
        drawGoatHorns(context, request.lightSide);
        paintHide(context, ellipse(0, 0.56, 0.08, 0.15), coat.pale, {
          lightSide: request.lightSide,
          depth: 0.03,
        });
      },
    },
    tail: { kind: 'stub', length: 0.09, width: 0.05, colour: coat.main },
    fur: 0.5,
    markings: (context, body) =>
      request.qualities.includes('spotted') &&
      drawSpots(context, areaOf(body), request.random, coat.dark, 0.03),
  });
}

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
    ears: { kind: 'pointed', size: 0.3, spread: 0.32, y: -0.24, colour: coat.dark },
    muzzle: { width: 0.4, height: 0.27, y: 0.13, colour: coat.dark },
    nose: { kind: 'snout', width: 0.34, y: 0.13, colour: scale(coat.dark, 0.8) },
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
    tail: { kind: 'curl', length: 0.16, width: 0.04, colour: coat.dark },
  };
}

export function drawBoar(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [116, 88, 72], pale: [172, 142, 118], dark: [66, 48, 42] }]);
  const plan = pigPlan(coat);
  return drawQuadruped(request, {
    ...plan,
    fur: 1,
    tail: { kind: 'tuft', length: 0.24, width: 0.04, colour: coat.main, tip: coat.dark, lift: -0.4 },
    face: {
      ...plan.face!,
      muzzle: { width: 0.42, height: 0.3, y: 0.16, colour: coat.pale },
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
