import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb } from '../../pen/pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../head/face.ts';
import { areaOf, drawPatches, drawStripes } from '../markings.ts';
import { softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';

const CAT_BUILD: Build = {
  hip: 0.4,
  shoulder: 0.4,
  length: 0.44,
  rump: 0.29,
  waist: 0.24,
  chest: 0.28,
  neck: { length: 0.14, lean: 0.55, base: 0.24, top: 0.2 },
  legs: { thigh: 0.2, arm: 0.14, ankle: 0.085, foot: 'paw' },
  head: 0.42,
};

type CatPattern = 'tabby' | 'plain' | 'patched' | 'bib';

const CAT_COATS: readonly Coat[] = [
  { main: [232, 146, 66], pale: [254, 240, 216], dark: [196, 102, 38] },
  { main: [152, 142, 134], pale: [240, 234, 226], dark: [92, 84, 80] },
  { main: [96, 96, 112], pale: [228, 228, 234], dark: [62, 60, 74] },
  { main: [244, 236, 224], pale: [255, 252, 246], dark: [214, 150, 92] },
  { main: [74, 68, 80], pale: [250, 246, 242], dark: [48, 44, 54] },
  { main: [186, 140, 96], pale: [246, 230, 206], dark: [126, 84, 50] },
];

export function drawCat(request: DrawingRequest): Drawing {
  const coat = coatOf(request, CAT_COATS);
  const { random, qualities } = request;
  const look = random.fork('pattern');
  const pattern: CatPattern = qualities.includes('striped')
    ? 'tabby'
    : qualities.includes('spotted')
      ? 'patched'
      : look.pick(request.color ? ['tabby', 'plain', 'bib'] : ['tabby', 'tabby', 'bib', 'patched']);
  const bib = pattern === 'bib' || pattern === 'patched' || look.chance(0.5);
  const fluffy = qualities.includes('fluffy') || look.chance(0.2);
  const white = bib ? coat.pale : mix(coat.main, coat.pale, 0.5);
  const iris = pickColor(look, '#7ab64a #e8b63a #60acd6 #b0c442');
  return drawQuadruped(request, {
    build: CAT_BUILD,
    patterned: true,
    coat: coat.main,
    belly: white,
    foot: bib ? coat.pale : coat.main,
    socks: bib ? { color: coat.pale, reach: 0.26 } : undefined,
    face: {
      ...catFace(coat, white, iris),
      tufts: fluffy ? 0.24 : 0.1,
      markings: (context) => paintCatMask(context, coat, pattern, white),
    },
    tail: {
      kind: 'cat',
      length: 0.52,
      width: fluffy ? 0.17 : 0.092,
      color: coat.main,
      tip: bib ? coat.pale : coat.dark,
      lift: look.range(0.3, 1),
      rings: pattern === 'tabby' ? coat.dark : undefined,
    },
    fur: fluffy ? 0.9 : 0.15,
    markings: (context, body) => {
      if (pattern === 'tabby') drawStripes(context, body, random.fork('stripes'), coat.dark, 6, 0.036);
      if (pattern === 'patched')
        drawPatches(
          context,
          areaOf(body),
          random.fork('patches'),
          [coat.dark, scale(coat.main, 0.7)],
          0.13,
          4,
        );
      if (bib)
        softPatch(context, body.neck[0]![0] + 0.1, body.neck[0]![1] + 0.08, 0.13, 0.2, coat.pale, 0.95);
    },
  });
}

function catFace(coat: Coat, white: Rgb, iris: Rgb): FacePlan {
  return {
    coat: coat.main,
    halfHeight: 0.41,
    jaw: 1.04,
    ears: { kind: 'pointed', size: 0.36, spread: 0.27, y: -0.22, inside: [246, 176, 168] },
    muzzle: { width: 0.36, height: 0.22, y: 0.19, color: white },
    nose: { kind: 'cat', width: 0.11, y: 0.11, color: [232, 130, 130] },
    eyes: { size: 0.115, spread: 0.21, y: -0.03, iris, slit: false, slant: 0.1 },
    whiskers: true,
    blush: true,
  };
}

function paintCatMask(
  context: Parameters<NonNullable<FacePlan['markings']>>[0],
  coat: Coat,
  pattern: CatPattern,
  white: Rgb,
): void {
  if (pattern === 'patched') fill(context, ellipse(0.3, -0.24, 0.3, 0.34, 0.4), coat.dark);
  if (pattern === 'tabby') drawForeheadStripes(context, coat.dark);
  if (pattern === 'bib' || pattern === 'patched')
    fill(context, 'M0 -0.22Q0.1 0.02 0.34 0.2L0.3 0.6H-0.3L-0.34 0.2Q-0.1 0.02 0 -0.22Z', white);
}

function drawForeheadStripes(context: Parameters<NonNullable<FacePlan['markings']>>[0], color: Rgb): void {
  for (const x of [-0.13, 0, 0.13])
    fill(context, limb(pointsAt(0, 0, '1.3,-0.45 1,-0.32 0.86,-0.2', x), [0.06, 0.055, 0.008]), color);
  for (const side of [-1, 1])
    for (const y of [0.05, 0.16])
      fill(context, limb(pointsAt(0, y, '0.54,-0.03 0.42,0 0.32,0.03', side), [0.05, 0.045, 0.008]), color);
}
