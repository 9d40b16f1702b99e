import { mix, type Rgb, scale } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill, limb, modelled, path } from '../../pen.ts';
import { drawBird } from '../bird.ts';
import type { BirdPlan } from '../bird-plan.ts';
import { paintHide, softPatch } from '../hide.ts';

/** Colours of one bird: back, belly, wing, flight feathers. */
interface Plumage {
  coat: Rgb;
  belly: Rgb;
  wing: Rgb;
  tips: Rgb;
  head?: Rgb;
}

const BEAK: Rgb = [240, 164, 50];
const LEG: Rgb = [196, 122, 60];

/** A plumage of the species, or one in the asked colour. */
export function plumageOf({ colour, random }: DrawingRequest, natural: readonly Plumage[]): Plumage {
  if (!colour) return random.fork('plumage').pick(natural);
  const main: Rgb = colour[0] + colour[1] + colour[2] < 140 ? mix(colour, [92, 88, 110], 0.25) : colour;
  return {
    coat: main,
    belly: mix(main, [255, 248, 236], 0.62),
    wing: scale(main, 0.86),
    tips: scale(main, 0.62),
  };
}

function songPlan(plumage: Plumage): BirdPlan {
  return {
    ...plumage,
    body: { length: 0.72, depth: 0.44, tilt: 0.42 },
    headRadius: 0.215,
    beak: { kind: 'cone', length: 0.13, depth: 0.1, colour: BEAK },
    legs: { length: 0.18, width: 0.024, colour: LEG },
    tail: { length: 0.34, width: 0.1, spread: 0.22 },
    eye: { size: 0.052 },
    span: 0.95,
  };
}

export function drawSongbird(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [84, 150, 214], belly: [252, 214, 160], wing: [64, 122, 190], tips: [42, 80, 138] },
    { coat: [158, 118, 86], belly: [250, 236, 214], wing: [132, 94, 66], tips: [86, 60, 46] },
    { coat: [240, 200, 70], belly: [255, 240, 170], wing: [222, 170, 50], tips: [120, 92, 50] },
    { coat: [126, 158, 108], belly: [246, 232, 170], wing: [98, 130, 86], tips: [60, 86, 62] },
  ]);
  return drawBird(request, songPlan(plumage), 'flying');
}

/** Brown back, orange breast and face. */
export function drawRobin(request: DrawingRequest): Drawing {
  const plan = songPlan({
    coat: [140, 110, 84],
    belly: [250, 242, 228],
    wing: [118, 92, 70],
    tips: [86, 66, 52],
  });
  return drawBird(
    request,
    {
      ...plan,
      beak: { ...plan.beak, colour: [86, 66, 56] },
      markings: (context, { head, body }) => {
        softPatch(context, head[0] + 0.08, head[1] + 0.06, 0.2, 0.2, [232, 106, 44], 1);
        softPatch(
          context,
          (head[0] + body[0]) / 2 + 0.16,
          (head[1] + body[1]) / 2 + 0.06,
          0.22,
          0.24,
          [232, 106, 44],
          1,
        );
      },
    },
    'flying',
  );
}

/** Crow and raven; other dark birds by colour. */
export function drawCrow(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [58, 58, 72], belly: [76, 76, 92], wing: [50, 50, 66], tips: [38, 38, 54] },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.8, depth: 0.4, tilt: 0.34 },
      headRadius: 0.19,
      beak: { kind: 'cone', length: 0.25, depth: 0.14, colour: [50, 46, 52] },
      legs: { length: 0.2, width: 0.026, colour: [60, 54, 58] },
      eye: { size: 0.04, iris: [190, 170, 120] },
      span: 1.1,
    },
    'flying',
  );
}

export function drawHummingbird(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [52, 168, 130], belly: [240, 246, 236], wing: [120, 190, 190], tips: [70, 110, 140] },
    { coat: [70, 130, 206], belly: [240, 246, 250], wing: [130, 180, 222], tips: [70, 90, 150] },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.66, depth: 0.28, tilt: 0.5 },
      headRadius: 0.15,
      beak: { kind: 'needle', length: 0.42, depth: 0.035, colour: [50, 46, 54] },
      eye: { size: 0.042 },
      span: 1.05,
      tail: { length: 0.26, width: 0.08, spread: 0.4 },
      markings: (context, { head }) =>
        softPatch(context, head[0] + 0.06, head[1] + 0.16, 0.13, 0.1, [222, 50, 96], 1),
    },
    'flying',
  );
}

export function drawKingfisher(request: DrawingRequest): Drawing {
  const plan = songPlan({
    coat: [36, 132, 196],
    belly: [240, 142, 62],
    wing: [30, 112, 178],
    tips: [24, 78, 140],
  });
  return drawBird(
    request,
    {
      ...plan,
      headRadius: 0.21,
      beak: { kind: 'dagger', length: 0.36, depth: 0.1, colour: [54, 50, 58] },
      tail: { length: 0.18, width: 0.1 },
      markings: (context, { head }) =>
        fill(context, ellipse(head[0] - 0.1, head[1] + 0.1, 0.09, 0.06, 0.4), [252, 248, 240]),
    },
    'flying',
  );
}

export function drawSeagull(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [250, 250, 250], belly: [255, 255, 255], wing: [168, 178, 194], tips: [72, 78, 94] },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.82, depth: 0.36, tilt: 0.2 },
      headRadius: 0.17,
      beak: { kind: 'cone', length: 0.22, depth: 0.11, colour: [246, 186, 60], tip: [214, 66, 44] },
      legs: { length: 0.24, width: 0.028, colour: [240, 150, 90], webbed: true },
      eye: { size: 0.042, iris: [240, 220, 120] },
      span: 1.3,
    },
    'flying',
  );
}

export function drawDove(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [250, 248, 246], belly: [255, 255, 255], wing: [240, 238, 240], tips: [214, 212, 222] },
    {
      coat: [158, 164, 180],
      belly: [198, 196, 206],
      wing: [140, 148, 166],
      tips: [84, 90, 108],
      head: [110, 120, 144],
    },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.78, depth: 0.44, tilt: 0.3 },
      headRadius: 0.165,
      beak: { kind: 'cone', length: 0.11, depth: 0.075, colour: [226, 150, 120] },
      legs: { length: 0.17, width: 0.028, colour: [222, 110, 104] },
      eye: { size: 0.042, iris: [226, 120, 60] },
      span: 1.1,
    },
    'flying',
  );
}

export function drawEagle(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    {
      coat: [112, 76, 50],
      belly: [134, 94, 62],
      wing: [98, 66, 46],
      tips: [66, 46, 38],
      head: [250, 248, 242],
    },
  ]);
  return drawBird(
    request,
    {
      ...raptor(plumage),
      head: request.colour ? plumage.belly : [250, 248, 242],
    },
    'flying',
  );
}

export function drawHawk(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [164, 112, 70], belly: [246, 226, 192], wing: [138, 92, 60], tips: [90, 62, 46] },
    { coat: [110, 118, 136], belly: [240, 236, 230], wing: [92, 100, 120], tips: [60, 66, 84] },
  ]);
  return drawBird(request, raptor(plumage), 'flying');
}

function raptor(plumage: Plumage): BirdPlan {
  return {
    ...songPlan(plumage),
    body: { length: 0.78, depth: 0.42, tilt: 0.82 },
    headRadius: 0.17,
    beak: { kind: 'hook', length: 0.17, depth: 0.16, colour: [246, 186, 58] },
    legs: { length: 0.16, width: 0.05, colour: [240, 180, 60] },
    tail: { length: 0.3, width: 0.13, spread: 0.4 },
    eye: { size: 0.042, iris: [250, 200, 70], ring: scale(plumage.coat, 0.6) },
    span: 1.35,
    over: ({ context }, { head }) =>
      fill(
        context,
        path(
          `M${head[0] - 0.03} ${head[1] - 0.12}L${head[0] + 0.14} ${head[1] - 0.06}L${head[0]} ${head[1] - 0.07}Z`,
        ),
        scale(plumage.coat, 0.5),
      ),
  };
}

export function drawParrot(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [222, 50, 48], belly: [240, 84, 60], wing: [246, 190, 50], tips: [44, 108, 206] },
    { coat: [64, 176, 84], belly: [170, 216, 90], wing: [46, 148, 74], tips: [36, 96, 168] },
    { coat: [50, 120, 214], belly: [250, 196, 56], wing: [40, 104, 200], tips: [30, 70, 150] },
  ]);
  return drawBird(
    request,
    {
      ...songPlan(plumage),
      body: { length: 0.72, depth: 0.36, tilt: 0.98 },
      headRadius: 0.19,
      beak: { kind: 'bent', length: 0.19, depth: 0.17, colour: [66, 60, 66] },
      legs: { length: 0.13, width: 0.04, colour: [120, 110, 112] },
      tail: { length: 0.52, width: 0.1, spread: 0.16 },
      eye: { size: 0.046, ring: [250, 248, 240], iris: [246, 214, 110] },
      span: 1.15,
      markings: (context, { head }) =>
        fill(context, ellipse(head[0] + 0.07, head[1] + 0.02, 0.11, 0.1), [252, 248, 240]),
    },
    'flying',
  );
}

export function drawToucan(request: DrawingRequest): Drawing {
  const plan = songPlan({ coat: [46, 44, 56], belly: [60, 56, 70], wing: [40, 38, 50], tips: [30, 30, 42] });
  return drawBird(
    request,
    {
      ...plan,
      body: { length: 0.7, depth: 0.38, tilt: 0.7 },
      headRadius: 0.18,
      beak: { kind: 'huge', length: 0.46, depth: 0.2, colour: [248, 166, 42], tip: [50, 42, 46] },
      eye: { size: 0.044, ring: [84, 176, 226] },
      markings: (context, { head }) => {
        softPatch(context, head[0] + 0.12, head[1] + 0.16, 0.2, 0.2, [252, 244, 214], 1);
        fill(context, ellipse(head[0] + 0.08, head[1] + 0.02, 0.15, 0.15), [252, 244, 214]);
      },
    },
    'flying',
  );
}

export function drawWoodpecker(request: DrawingRequest): Drawing {
  const plan = songPlan({
    coat: [52, 50, 58],
    belly: [248, 240, 228],
    wing: [62, 58, 68],
    tips: [238, 234, 230],
    head: [214, 46, 44],
  });
  return drawBird(
    request,
    {
      ...plan,
      body: { length: 0.74, depth: 0.34, tilt: 0.9 },
      beak: { kind: 'dagger', length: 0.25, depth: 0.09, colour: [92, 84, 86] },
      over: ({ context }, { head }) =>
        modelled(
          context,
          path(
            `M${head[0] + 0.06} ${head[1] - 0.18}Q${head[0] - 0.16} ${head[1] - 0.34} ${head[0] - 0.3} ${head[1] - 0.24}Q${head[0] - 0.22} ${head[1] - 0.1} ${head[0] - 0.14} ${head[1] - 0.04}Z`,
          ),
          [214, 46, 44],
          { outline: 0.007 },
        ),
    },
    'flying',
  );
}

/** Cock with comb and sickle feathers, or a hen without. */
export function drawRooster(request: DrawingRequest): Drawing {
  return poultry(request, true);
}

export function drawHen(request: DrawingRequest): Drawing {
  return poultry(request, false);
}

function poultry(request: DrawingRequest, cock: boolean): Drawing {
  const plumage = plumageOf(
    request,
    cock
      ? [
          {
            coat: [196, 92, 40],
            belly: [74, 62, 66],
            wing: [150, 62, 36],
            tips: [40, 84, 78],
            head: [238, 160, 60],
          },
        ]
      : [
          { coat: [250, 244, 232], belly: [255, 252, 244], wing: [240, 228, 208], tips: [214, 196, 170] },
          { coat: [190, 112, 62], belly: [222, 152, 96], wing: [166, 92, 52], tips: [116, 66, 44] },
        ],
  );
  const red: Rgb = [220, 50, 46];
  return drawBird(request, {
    ...plumage,
    body: { length: 0.66, depth: 0.5, tilt: 0.2 },
    neck: {
      points: [
        [0.04, -0.12],
        [0.06, -0.22],
      ],
      widths: [0.3, 0.24],
    },
    headRadius: 0.14,
    beak: { kind: 'cone', length: 0.12, depth: 0.09, colour: BEAK },
    legs: { length: 0.2, width: 0.034, colour: [240, 176, 66] },
    tail: { length: cock ? 0.34 : 0.24, width: 0.13, spread: 0.9, lift: 0.8 },
    eye: { size: 0.036, iris: [240, 150, 60] },
    span: 0.8,
    behind: cock ? ({ context }, { body }) => drawSickles(context, body, plumage.tips) : undefined,
    over: ({ context }, { head: [x, y] }) => {
      const comb = cock ? 1 : 0.62;
      paintHide(
        context,
        path(
          `M${x + 0.1} ${y - 0.1}q${0.02 * comb} ${-0.12 * comb} ${-0.05 * comb} ${-0.1 * comb}q${-0.02 * comb} ${-0.08 * comb} ${-0.08 * comb} ${-0.02 * comb}q${-0.06 * comb} ${-0.06 * comb} ${-0.09 * comb} ${0.04 * comb}q-0.04 0.04 -0.01 0.12Z`,
        ),
        red,
        { lightSide: request.lightSide, depth: 0.02 },
      );
      paintHide(context, ellipse(x + 0.12, y + 0.14, 0.04 * comb, 0.075 * comb), red, {
        lightSide: request.lightSide,
        depth: 0.02,
      });
    },
  });
}

function drawSickles(
  context: Parameters<NonNullable<BirdPlan['markings']>>[0],
  [x, y]: readonly [number, number],
  colour: Rgb,
): void {
  for (const [reach, rise] of [
    [0.62, 0.36],
    [0.56, 0.5],
    [0.44, 0.58],
    [0.66, 0.2],
  ] as const)
    modelled(
      context,
      limb(
        [
          [x - 0.2, y - 0.06],
          [x - reach * 0.7, y - rise],
          [x - reach, y - rise * 0.8],
          [x - reach - 0.12, y - rise * 0.3],
        ],
        [0.08, 0.1, 0.08, 0.01],
      ),
      scale(colour, 0.8 + rise * 0.5),
      { depth: 0.015, outline: 0.006 },
    );
}
