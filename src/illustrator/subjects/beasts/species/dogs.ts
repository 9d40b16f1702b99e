import { mix, type Rgb } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill, path } from '../../pen.ts';
import type { Build, TailPlan } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../face.ts';
import type { EarPlan } from '../face-ears.ts';
import { paintHide, softPatch } from '../hide.ts';
import { areaOf, drawPatches, drawSpots } from '../markings.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { SideHeadPlan } from '../side-head.ts';

type Mask = 'plain' | 'blaze' | 'patch' | 'husky' | 'saddle' | 'dots' | 'pug';

interface Breed {
  coats: readonly Coat[];
  build?: Partial<Build>;
  ears: Pick<EarPlan, 'kind' | 'size'> & { dark?: boolean };
  mask: Mask;
  tail: Pick<TailPlan, 'kind' | 'length' | 'width' | 'lift'>;
  fur: number;
  tufts?: number;
  iris?: Rgb;
  /** Legs and chest in the pale colour. */
  socks?: boolean;
  pompoms?: boolean;
}

const DOG_BUILD: Build = {
  hip: 0.42,
  shoulder: 0.43,
  length: 0.44,
  rump: 0.28,
  waist: 0.25,
  chest: 0.33,
  neck: { length: 0.16, lean: 0.5, base: 0.27, top: 0.22 },
  legs: { thigh: 0.2, arm: 0.15, ankle: 0.095, foot: 'paw' },
  head: 0.4,
};

const BROWNS: readonly Coat[] = [
  { main: [206, 152, 92], pale: [252, 240, 216], dark: [124, 78, 44] },
  { main: [150, 98, 60], pale: [246, 230, 206], dark: [88, 54, 36] },
  { main: [238, 226, 206], pale: [255, 252, 244], dark: [158, 106, 64] },
  { main: [94, 76, 70], pale: [244, 236, 226], dark: [58, 46, 46] },
];

const BREEDS = {
  mongrel: {
    coats: BROWNS,
    ears: { kind: 'floppy', size: 0.46, dark: true },
    mask: 'patch',
    tail: { kind: 'cat', length: 0.42, width: 0.08, lift: 0.8 },
    fur: 0.2,
    socks: true,
  },
  retriever: {
    coats: [
      { main: [232, 186, 112], pale: [254, 236, 198], dark: [190, 136, 70] },
      { main: [218, 160, 86], pale: [250, 222, 172], dark: [170, 112, 54] },
    ],
    ears: { kind: 'floppy', size: 0.42, dark: true },
    mask: 'plain',
    tail: { kind: 'bushy', length: 0.5, width: 0.14, lift: 0.5 },
    fur: 0.8,
    tufts: 0.1,
  },
  shepherd: {
    coats: [{ main: [196, 140, 82], pale: [240, 212, 166], dark: [52, 42, 42] }],
    ears: { kind: 'pointed', size: 0.36, dark: true },
    mask: 'saddle',
    tail: { kind: 'bushy', length: 0.5, width: 0.13, lift: -0.2 },
    fur: 0.6,
  },
  husky: {
    coats: [
      { main: [112, 118, 132], pale: [252, 252, 252], dark: [60, 64, 76] },
      { main: [72, 72, 84], pale: [252, 252, 252], dark: [44, 44, 54] },
    ],
    ears: { kind: 'pointed', size: 0.33 },
    mask: 'husky',
    tail: { kind: 'curl', length: 0.34, width: 0.15 },
    fur: 0.8,
    tufts: 0.16,
    iris: [120, 190, 236],
    socks: true,
  },
  corgi: {
    coats: [{ main: [230, 150, 72], pale: [255, 250, 240], dark: [180, 104, 44] }],
    build: { hip: 0.26, shoulder: 0.27, length: 0.56, chest: 0.33, rump: 0.31, waist: 0.29, head: 0.44 },
    ears: { kind: 'pointed', size: 0.4 },
    mask: 'blaze',
    tail: { kind: 'stub', length: 0.08, width: 0.07 },
    fur: 0.5,
    tufts: 0.1,
    socks: true,
  },
  dachshund: {
    coats: [
      { main: [146, 78, 46], pale: [206, 140, 90], dark: [96, 48, 32] },
      { main: [62, 50, 50], pale: [198, 128, 74], dark: [40, 32, 34] },
    ],
    build: {
      hip: 0.21,
      shoulder: 0.22,
      length: 0.72,
      chest: 0.27,
      rump: 0.25,
      waist: 0.24,
      head: 0.37,
      neck: { length: 0.2, lean: 0.5, base: 0.22, top: 0.18 },
      legs: { thigh: 0.17, arm: 0.13, ankle: 0.085, foot: 'paw' },
    },
    ears: { kind: 'floppy', size: 0.48, dark: true },
    mask: 'plain',
    tail: { kind: 'whip', length: 0.4, width: 0.06, lift: 0.6 },
    fur: 0,
  },
  poodle: {
    coats: [
      { main: [246, 242, 238], pale: [255, 255, 255], dark: [206, 198, 198] },
      { main: [232, 178, 168], pale: [252, 226, 218], dark: [200, 138, 130] },
      { main: [96, 84, 90], pale: [150, 136, 142], dark: [62, 54, 62] },
    ],
    build: {
      hip: 0.46,
      shoulder: 0.47,
      chest: 0.3,
      length: 0.4,
      legs: { thigh: 0.15, arm: 0.11, ankle: 0.07, foot: 'paw' },
    },
    ears: { kind: 'curly', size: 0.44 },
    mask: 'plain',
    tail: { kind: 'tuft', length: 0.3, width: 0.06, lift: 1 },
    fur: 0,
    pompoms: true,
  },
  dalmatian: {
    coats: [{ main: [248, 246, 242], pale: [255, 255, 255], dark: [44, 42, 48] }],
    ears: { kind: 'floppy', size: 0.42, dark: true },
    mask: 'dots',
    tail: { kind: 'whip', length: 0.46, width: 0.07, lift: 0.5 },
    fur: 0,
  },
  pug: {
    coats: [{ main: [226, 190, 140], pale: [240, 212, 168], dark: [62, 50, 50] }],
    build: {
      hip: 0.3,
      shoulder: 0.31,
      length: 0.4,
      chest: 0.34,
      head: 0.46,
      neck: { length: 0.1, lean: 0.5, base: 0.28, top: 0.26 },
    },
    ears: { kind: 'floppy', size: 0.26, dark: true },
    mask: 'pug',
    tail: { kind: 'curl', length: 0.2, width: 0.08 },
    fur: 0,
  },
} satisfies Record<string, Breed>;

export const drawDog = dogOf('mongrel');
export const drawRetriever = dogOf('retriever');
export const drawShepherdDog = dogOf('shepherd');
export const drawHusky = dogOf('husky');
export const drawCorgi = dogOf('corgi');
export const drawDachshund = dogOf('dachshund');
export const drawPoodle = dogOf('poodle');
export const drawDalmatian = dogOf('dalmatian');
export const drawPug = dogOf('pug');

function dogOf(name: keyof typeof BREEDS): (request: DrawingRequest) => Drawing {
  return (request) => drawBreed(request, BREEDS[name]);
}

function drawBreed(request: DrawingRequest, breed: Breed): Drawing {
  const coat = coatOf(request, breed.coats);
  const spots = request.random.fork('patches');
  const fluffy = request.qualities.includes('fluffy');
  return drawQuadruped(request, {
    build: { ...DOG_BUILD, ...breed.build },
    coat: coat.main,
    belly: coat.pale,
    foot: breed.socks ? coat.pale : mix(coat.main, coat.pale, 0.3),
    socks: breed.socks ? { colour: coat.pale, reach: 0.34 } : undefined,
    face: dogFace(breed, coat, fluffy),
    side: dogProfile(breed, coat),
    frontal: 0.8,
    tail: {
      ...breed.tail,
      colour: breed.mask === 'dots' ? coat.main : breed.pompoms ? coat.main : coat.main,
      tip: breed.pompoms ? coat.main : breed.socks ? coat.pale : undefined,
    },
    fur: fluffy ? 1 : breed.fur,
    markings: (context, body) => {
      if (breed.mask === 'dots' || request.qualities.includes('spotted'))
        drawSpots(context, areaOf(body), spots, coat.dark, 0.03);
      if (breed.mask === 'patch') drawPatches(context, areaOf(body), spots, [coat.dark], 0.13, 3);
      if (breed.mask === 'saddle') softPatch(context, 0, body.seat[1] + 0.02, 0.42, 0.2, coat.dark, 0.95);
      const [x, y] = body.neck[0]!;
      if (breed.socks) softPatch(context, x + 0.1, y + 0.14, 0.14, 0.24, coat.pale, 1);
    },
    over: breed.pompoms
      ? (sheet, body) => drawPompoms(sheet.context, coat, [body.neck[0]!, ...feetOf(body)], request.lightSide)
      : undefined,
  });
}

function feetOf({
  hindNear,
  foreNear,
}: {
  hindNear?: { points: readonly (readonly [number, number])[] };
  foreNear?: { points: readonly (readonly [number, number])[] };
}) {
  return [hindNear, foreNear].flatMap((leg) => {
    const end = leg?.points[leg.points.length - 1];
    return end ? [[end[0], end[1] - 0.07] as const] : [];
  });
}

function drawPompoms(
  context: Parameters<NonNullable<FacePlan['after']>>[0],
  coat: Coat,
  places: readonly (readonly [number, number])[],
  lightSide: -1 | 1,
): void {
  places.forEach(([x, y], index) => {
    const size = index === 0 ? 0.2 : 0.085;
    paintHide(context, curls(x - (index === 0 ? 0.04 : 0), y, size), coat.main, { lightSide, depth: 0.04 });
  });
}

/** A cloud of curls. */
function curls(x: number, y: number, size: number) {
  const count = 9;
  let data = '';
  for (let curl = 0; curl <= count; curl++) {
    const angle = (curl / count) * Math.PI * 2;
    const middle = angle - Math.PI / count;
    const at = (turn: number, reach: number) =>
      `${x + Math.cos(turn) * size * reach} ${y + Math.sin(turn) * size * reach}`;
    data += curl === 0 ? `M${at(angle, 0.9)}` : `Q${at(middle, 1.34)} ${at(angle, 0.9)}`;
  }
  return path(`${data}Z`);
}

function dogFace(breed: Breed, coat: Coat, fluffy: boolean): FacePlan {
  const { ears, mask } = breed;
  const erect = ears.kind === 'pointed';
  return {
    coat: coat.main,
    halfWidth: 0.47,
    halfHeight: 0.43,
    jaw: mask === 'pug' ? 1.08 : 0.94,
    tufts: fluffy ? 0.2 : (breed.tufts ?? 0),
    ears: {
      kind: ears.kind,
      size: ears.size,
      spread: erect ? 0.28 : 0.36,
      y: erect ? -0.24 : -0.26,
      colour: ears.dark ? coat.dark : coat.main,
      inside: [238, 172, 160],
    },
    muzzle: {
      width: mask === 'pug' ? 0.56 : 0.46,
      height: 0.34,
      y: 0.2,
      colour: mask === 'pug' ? coat.dark : mask === 'saddle' ? coat.dark : coat.pale,
    },
    nose: { kind: 'dog', width: 0.19, y: 0.08, colour: [44, 36, 40] },
    eyes: {
      size: mask === 'pug' ? 0.105 : 0.088,
      spread: 0.19,
      y: -0.08,
      iris: breed.iris,
      brow: mask === 'husky' ? undefined : mix(coat.main, [60, 36, 30], 0.5),
    },
    blush: true,
    markings: (context) => paintDogMask(context, mask, coat),
    after: breed.pompoms
      ? (context) =>
          paintHide(context, curls(0, -0.4, 0.27), coat.main, { lightSide: -1, depth: 0.06, outline: 0.015 })
      : undefined,
  };
}

function paintDogMask(
  context: Parameters<NonNullable<FacePlan['markings']>>[0],
  mask: Mask,
  coat: Coat,
): void {
  if (mask === 'blaze')
    fill(context, path('M-0.06 -0.5Q0 -0.2 -0.2 0.1L-0.34 0.5H0.34L0.2 0.1Q0 -0.2 0.06 -0.5Z'), coat.pale);
  if (mask === 'patch') fill(context, ellipse(0.24, -0.14, 0.2, 0.25, 0.3), coat.dark);
  if (mask === 'husky') {
    for (const side of [-1, 1]) fill(context, ellipse(side * 0.2, -0.06, 0.17, 0.16), coat.pale);
    fill(context, path('M0 -0.2Q0.1 0 0.52 -0.02V0.6H-0.52V-0.02Q-0.1 0 0 -0.2Z'), coat.pale);
  }
  if (mask === 'dots')
    for (const [x, y, size] of [
      [-0.3, -0.28, 0.05],
      [0.1, -0.34, 0.06],
      [0.36, -0.02, 0.045],
      [-0.38, 0.08, 0.04],
      [0.22, -0.24, 0.03],
    ] as const)
      fill(context, ellipse(x, y, size), coat.dark);
  if (mask === 'pug')
    for (const side of [-1, 1]) softPatch(context, side * 0.2, -0.06, 0.17, 0.16, coat.dark, 0.6);
  if (mask === 'saddle') softPatch(context, 0, -0.42, 0.34, 0.24, coat.dark, 0.8);
}

function dogProfile({ ears, mask, iris }: Breed, coat: Coat): SideHeadPlan {
  return {
    coat: coat.main,
    skull: 0.3,
    cheek: 0.34,
    tip: mask === 'pug' ? 0.34 : 0.22,
    drop: 0.12,
    nose: [44, 36, 40],
    noseKind: 'ball',
    muzzle: mask === 'pug' || mask === 'saddle' ? coat.dark : coat.pale,
    muzzleReach: 0.5,
    ear: {
      kind: ears.kind === 'pointed' ? 'pointed' : 'floppy',
      size: 0.4,
      colour: ears.dark ? coat.dark : coat.main,
    },
    eye: { size: 0.062, iris },
  };
}
