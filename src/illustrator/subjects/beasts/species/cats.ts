import { mix, type Rgb, scale } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill, limb, path } from '../../pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../face.ts';
import { softPatch } from '../hide.ts';
import { areaOf, drawPatches, drawSpots, drawStripes } from '../markings.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';

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
      : look.pick(request.colour ? ['tabby', 'plain', 'bib'] : ['tabby', 'tabby', 'bib', 'patched']);
  const bib = pattern === 'bib' || pattern === 'patched' || look.chance(0.5);
  const fluffy = qualities.includes('fluffy') || look.chance(0.2);
  const white = bib ? coat.pale : mix(coat.main, coat.pale, 0.5);
  const iris = look.pick<Rgb>([
    [122, 182, 74],
    [232, 182, 58],
    [96, 172, 214],
    [176, 196, 66],
  ]);
  return drawQuadruped(request, {
    build: CAT_BUILD,
    coat: coat.main,
    belly: white,
    foot: bib ? coat.pale : coat.main,
    socks: bib ? { colour: coat.pale, reach: 0.26 } : undefined,
    face: {
      ...catFace(coat, white, iris),
      tufts: fluffy ? 0.24 : 0.1,
      markings: (context) => paintCatMask(context, coat, pattern, white),
    },
    tail: {
      kind: 'cat',
      length: 0.52,
      width: fluffy ? 0.17 : 0.092,
      colour: coat.main,
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
    muzzle: { width: 0.36, height: 0.22, y: 0.19, colour: white },
    nose: { kind: 'cat', width: 0.11, y: 0.11, colour: [232, 130, 130] },
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
    fill(context, path('M0 -0.22Q0.1 0.02 0.34 0.2L0.3 0.6H-0.3L-0.34 0.2Q-0.1 0.02 0 -0.22Z'), white);
}

function drawForeheadStripes(context: Parameters<NonNullable<FacePlan['markings']>>[0], colour: Rgb): void {
  for (const x of [-0.13, 0, 0.13])
    fill(
      context,
      limb(
        [
          [x * 1.3, -0.45],
          [x, -0.32],
          [x * 0.86, -0.2],
        ],
        [0.06, 0.055, 0.008],
      ),
      colour,
    );
  for (const side of [-1, 1])
    for (const y of [0.05, 0.16])
      fill(
        context,
        limb(
          [
            [side * 0.54, y - 0.03],
            [side * 0.42, y],
            [side * 0.32, y + 0.03],
          ],
          [0.05, 0.045, 0.008],
        ),
        colour,
      );
}

const BIG_CAT_BUILD: Build = {
  hip: 0.46,
  shoulder: 0.48,
  length: 0.58,
  rump: 0.33,
  waist: 0.29,
  chest: 0.36,
  neck: { length: 0.18, lean: 0.75, base: 0.3, top: 0.26 },
  legs: { thigh: 0.25, arm: 0.19, ankle: 0.115, foot: 'paw' },
  head: 0.42,
};

function bigCat(
  request: DrawingRequest,
  coat: Coat,
  changes: Partial<QuadrupedPlan>,
  face: Partial<FacePlan>,
): Drawing {
  return drawQuadruped(request, {
    build: BIG_CAT_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: mix(coat.main, coat.pale, 0.4),
    face: {
      coat: coat.main,
      halfHeight: 0.43,
      jaw: 0.96,
      tufts: 0.07,
      ears: { kind: 'round', size: 0.24, spread: 0.34, y: -0.3 },
      muzzle: { width: 0.48, height: 0.3, y: 0.2, colour: coat.pale },
      nose: { kind: 'cat', width: 0.19, y: 0.09, colour: [196, 108, 98] },
      eyes: { size: 0.085, spread: 0.2, y: -0.07, iris: [234, 182, 62], slant: 0.16 },
      whiskers: true,
      ...face,
    },
    tail: {
      kind: 'cat',
      length: 0.62,
      width: 0.078,
      colour: coat.main,
      tip: coat.dark,
      lift: request.random.fork('tail').range(-0.3, 0.6),
    },
    fur: 0.2,
    ...changes,
  });
}

export function drawTiger(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [236, 138, 48], pale: [255, 246, 232], dark: [52, 36, 36] },
    { main: [226, 122, 42], pale: [252, 240, 222], dark: [46, 34, 36] },
  ]);
  const ink: Rgb = request.colour ? scale(coat.main, 0.28) : coat.dark;
  return bigCat(
    request,
    coat,
    {
      tail: { kind: 'cat', length: 0.62, width: 0.08, colour: coat.main, tip: ink, lift: 0.4, rings: ink },
      markings: (context, body) => drawStripes(context, body, request.random.fork('stripes'), ink, 9, 0.042),
    },
    {
      tufts: 0.16,
      markings: (context) => {
        for (const side of [-1, 1]) softPatch(context, side * 0.22, -0.18, 0.13, 0.09, coat.pale, 0.95);
        softPatch(context, 0, 0.36, 0.42, 0.22, coat.pale, 1);
        drawTigerMask(context, ink);
      },
    },
  );
}

function drawTigerMask(context: Parameters<NonNullable<FacePlan['markings']>>[0], ink: Rgb): void {
  for (const y of [-0.4, -0.31])
    fill(
      context,
      limb(
        [
          [-0.14, y + 0.02],
          [0, y - 0.02],
          [0.14, y + 0.02],
        ],
        [0.008, 0.05, 0.008],
      ),
      ink,
    );
  fill(
    context,
    limb(
      [
        [0, -0.3],
        [0, -0.2],
        [0, -0.12],
      ],
      [0.05, 0.04, 0.006],
    ),
    ink,
  );
  for (const side of [-1, 1]) {
    for (const [y, reach] of [
      [-0.16, 0.36],
      [0.0, 0.33],
      [0.14, 0.34],
      [0.27, 0.3],
    ] as const)
      fill(
        context,
        limb(
          [
            [side * 0.56, y - 0.05],
            [side * 0.46, y],
            [side * reach, y + 0.02],
          ],
          [0.075, 0.06, 0.008],
        ),
        ink,
      );
  }
}

export function drawLeopard(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [232, 178, 92], pale: [254, 242, 220], dark: [66, 44, 34] },
    { main: [222, 164, 82], pale: [252, 238, 214], dark: [58, 40, 32] },
  ]);
  const ink = request.colour ? scale(coat.main, 0.36) : coat.dark;
  return bigCat(
    request,
    coat,
    {
      markings: (context, body) =>
        drawSpots(context, areaOf(body), request.random.fork('spots'), ink, 0.033, scale(coat.main, 0.84)),
    },
    {
      markings: (context) =>
        drawSpots(
          context,
          { left: -0.5, right: 0.5, top: -0.44, bottom: -0.12 },
          request.random.fork('mask'),
          ink,
          0.026,
        ),
    },
  );
}

export function drawCheetah(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [234, 188, 110], pale: [255, 246, 228], dark: [50, 36, 32] }]);
  return bigCat(
    request,
    coat,
    {
      build: {
        ...BIG_CAT_BUILD,
        hip: 0.54,
        shoulder: 0.55,
        waist: 0.22,
        rump: 0.28,
        chest: 0.31,
        head: 0.34,
        legs: { thigh: 0.2, arm: 0.14, ankle: 0.085, foot: 'paw' },
      },
      markings: (context, body) =>
        drawSpots(context, areaOf(body), request.random.fork('spots'), coat.dark, 0.017),
    },
    {
      markings: (context) => {
        for (const side of [-1, 1])
          fill(
            context,
            limb(
              [
                [side * 0.13, -0.02],
                [side * 0.14, 0.12],
                [side * 0.2, 0.26],
              ],
              [0.04, 0.035, 0.02],
            ),
            coat.dark,
          );
      },
    },
  );
}

/** A black panther, or a puma when a colour is asked for. */
export function drawPanther(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [58, 54, 68], pale: [92, 86, 102], dark: [36, 34, 44] }]);
  return bigCat(
    request,
    coat,
    {},
    { eyes: { size: 0.088, spread: 0.2, y: -0.07, iris: [214, 206, 70], slant: 0.2 } },
  );
}

export function drawLynx(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [196, 158, 116], pale: [250, 240, 224], dark: [70, 52, 44] }]);
  return bigCat(
    request,
    coat,
    {
      tail: { kind: 'stub', length: 0.1, width: 0.06, colour: coat.dark },
      fur: 0.6,
      markings: (context, body) =>
        drawSpots(context, areaOf(body), request.random.fork('spots'), coat.dark, 0.014),
    },
    { tufts: 0.3, ears: { kind: 'pointed', size: 0.4, spread: 0.28, y: -0.24, tip: coat.dark } },
  );
}

const LION_COATS: readonly Coat[] = [
  { main: [230, 182, 104], pale: [254, 242, 218], dark: [146, 82, 38] },
  { main: [214, 162, 88], pale: [250, 234, 204], dark: [116, 66, 38] },
  { main: [236, 192, 120], pale: [255, 246, 228], dark: [184, 106, 44] },
];

export function drawLioness(request: DrawingRequest): Drawing {
  const coat = coatOf(request, LION_COATS);
  return bigCat(request, coat, { tail: lionTail(coat) }, {});
}

function lionTail(coat: Coat): QuadrupedPlan['tail'] {
  return { kind: 'tuft', length: 0.64, width: 0.07, colour: coat.main, tip: coat.dark, lift: 0.5 };
}

export function drawLion(request: DrawingRequest): Drawing {
  const coat = coatOf(request, LION_COATS);
  const mane = coat.dark;
  return bigCat(
    request,
    coat,
    {
      tail: lionTail(coat),
      markings: (context, body) =>
        softPatch(context, body.neck[0]![0] + 0.06, body.neck[0]![1] + 0.1, 0.26, 0.34, mane, 0.95),
    },
    {
      tufts: 0,
      behind: (context) =>
        drawMane(context, mane, request.random.fork('mane').range(0.92, 1.06), request.lightSide),
    },
  );
}

/** Rings of pointed locks around the face, the outer ones darker. */
function drawMane(
  context: Parameters<NonNullable<FacePlan['behind']>>[0],
  colour: Rgb,
  size: number,
  lightSide: -1 | 1,
): void {
  for (const [radius, tone, locks, phase] of [
    [0.86, 0.72, 17, 0],
    [0.74, 0.92, 16, 0.2],
    [0.62, 1.16, 15, 0.1],
  ] as const) {
    const points: string[] = [];
    for (let lock = 0; lock < locks; lock++) {
      const from = ((lock + phase) / locks) * Math.PI * 2;
      const middle = from + Math.PI / locks;
      const to = from + (Math.PI * 2) / locks;
      const at = (angle: number, reach: number) => {
        const droop = Math.sin(angle) > 0 ? 1.1 : 0.98;
        return `${Math.cos(angle) * reach * size} ${Math.sin(angle) * reach * size * droop + 0.03}`;
      };
      points.push(
        `${lock === 0 ? 'M' : 'L'}${at(from, radius * 0.82)}Q${at(from + 0.06, radius * 1.02)} ${at(middle + 0.08, radius)}Q${at(to - 0.05, radius * 0.94)} ${at(to, radius * 0.82)}`,
      );
    }
    const ring = path(`${points.join('')}Z`);
    const hide = scale(colour, tone);
    fill(context, ring, hide);
    context.save();
    context.clip(ring);
    softPatch(context, lightSide * 0.3, -0.4, 0.7, 0.6, mix(hide, [255, 220, 160], 0.5), 0.45);
    context.restore();
    context.strokeStyle = `rgba(60,28,20,0.4)`;
    context.lineWidth = 0.014;
    context.stroke(ring);
  }
}
