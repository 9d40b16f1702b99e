import { mix, type Rgb, scale } from '../../core/color.ts';
import type { Build } from '../beasts/build.types.ts';
import { type Coat, coatOf } from '../beasts/coats.ts';
import type { FacePlan } from '../beasts/head/face.ts';
import { drawGoatHorns, drawRamHorns } from '../beasts/horns.ts';
import { COW_BUILD } from '../beasts/mammals/cattle.ts';
import { woolCloud } from '../beasts/mane.ts';
import { areaOf, drawSpots } from '../beasts/markings.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import { drawQuadruped } from '../beasts/quadruped.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse } from '../pen/pen.ts';

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
  const skin = request.color ? mix(coat.main, [240, 206, 190], 0.5) : coat.dark;
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
      nose: { kind: 'cat', width: 0.14, y: 0.2, color: mix(scale(skin, 0.6), [214, 130, 130], 0.5) },
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
    tail: { kind: 'stub', length: 0.08, width: 0.07, color: wool },
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
      ...goatFace(coat, request.lightSide),
      after: (context) => {
        drawGoatHorns(context, request.lightSide);
        paintHide(context, ellipse(0, 0.56, 0.08, 0.15), coat.pale, {
          lightSide: request.lightSide,
          depth: 0.03,
        });
      },
    },
    tail: { kind: 'stub', length: 0.09, width: 0.05, color: coat.main },
    fur: 0.5,
    markings: (context, body) =>
      request.qualities.includes('spotted') &&
      drawSpots(context, areaOf(body), request.random, coat.dark, 0.03),
  });
}

/** Without the beard: a chimera's goat has none. */
export function goatFace(coat: Coat, lightSide: -1 | 1): FacePlan {
  return {
    coat: coat.main,
    halfWidth: 0.38,
    halfHeight: 0.47,
    jaw: 0.78,
    ears: { kind: 'leaf', size: 0.46, spread: 0.3, y: -0.14 },
    muzzle: { width: 0.4, height: 0.26, y: 0.26, color: coat.pale },
    nose: { kind: 'cat', width: 0.14, y: 0.2, color: [204, 132, 126] },
    eyes: { size: 0.078, spread: 0.2, y: -0.06, iris: [224, 186, 84] },
    after: (context) => drawGoatHorns(context, lightSide),
  };
}
