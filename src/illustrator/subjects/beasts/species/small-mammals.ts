import { mix, type Rgb, scale, toCss } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill, limb, line, path, polygon } from '../../pen.ts';
import type { Build } from '../build.types.ts';
import { type Coat, coatOf } from '../coats.ts';
import type { FacePlan } from '../face.ts';
import { paintHide, softPatch } from '../hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { QuadrupedPlan } from '../quadruped-plan.ts';
import { drawUpright, type UprightShape } from '../upright.ts';

const SMALL_BUILD: Build = {
  hip: 0.24,
  shoulder: 0.24,
  length: 0.4,
  rump: 0.4,
  waist: 0.36,
  chest: 0.32,
  neck: { length: 0.1, lean: 0.7, base: 0.26, top: 0.24 },
  legs: { thigh: 0.2, arm: 0.12, ankle: 0.085, foot: 'paw' },
  head: 0.46,
};

/** Small animals crouch on all fours when they move, lie or sleep, and else sit up on their hind legs. */
function drawSmall(request: DrawingRequest, plan: QuadrupedPlan, shape: UprightShape): Drawing {
  const low = ['walking', 'running', 'jumping', 'lying', 'sleeping', 'swimming', 'flying'].includes(
    request.pose ?? '',
  );
  if (low || request.bust || request.fromBehind) return drawQuadruped(request, plan);
  return drawUpright(request, plan, shape);
}

const SHAPE: UprightShape = { shoulders: 0.16, hips: 0.25, height: 0.42, head: 0.46, arm: 0.075 };

function smallFace(coat: Coat, changes: Partial<FacePlan>): FacePlan {
  return {
    coat: coat.main,
    halfHeight: 0.41,
    jaw: 1.06,
    ears: { kind: 'round', size: 0.3, spread: 0.33, y: -0.28 },
    muzzle: { width: 0.36, height: 0.24, y: 0.18, colour: coat.pale },
    nose: { kind: 'cat', width: 0.1, y: 0.1, colour: [222, 124, 124] },
    eyes: { size: 0.092, spread: 0.21, y: -0.03 },
    whiskers: true,
    blush: true,
    ...changes,
  };
}

function smallPlan(coat: Coat, changes: Partial<QuadrupedPlan>): QuadrupedPlan {
  return {
    build: SMALL_BUILD,
    coat: coat.main,
    belly: coat.pale,
    foot: mix(coat.main, coat.pale, 0.4),
    face: smallFace(coat, {}),
    tail: { kind: 'none', length: 0, width: 0, colour: coat.main },
    ...changes,
  };
}

export function drawRabbit(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [232, 220, 206], pale: [255, 252, 246], dark: [176, 150, 128] },
    { main: [178, 140, 106], pale: [250, 236, 216], dark: [122, 88, 62] },
    { main: [156, 152, 154], pale: [246, 244, 242], dark: [104, 98, 102] },
    { main: [250, 248, 246], pale: [255, 255, 255], dark: [206, 198, 198] },
  ]);
  const flop = request.random.fork('ears').chance(0.2);
  const plan = smallPlan(coat, {
    face: smallFace(coat, {
      ears: {
        kind: flop ? 'floppy' : 'long',
        size: 0.62,
        spread: flop ? 0.34 : 0.19,
        y: flop ? -0.26 : -0.32,
        inside: [246, 188, 186],
      },
    }),
    tail: { kind: 'stub', length: 0.09, width: 0.09, colour: coat.pale },
    fur: 0.3,
  });
  return drawSmall(request, plan, SHAPE);
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
      nose: { kind: 'button', width: 0.13, y: 0.16, colour: [226, 120, 124] },
    }),
    tail: { kind: 'whip', length: 0.6, width: 0.045, colour: pink, lift: 0.5 },
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
    tail: { kind: 'stub', length: 0.04, width: 0.04, colour: [244, 176, 170] },
    fur: 0.3,
  });
  return drawSmall(request, plan, { ...SHAPE, shoulders: 0.24, hips: 0.31, height: 0.36, head: 0.52 });
}

export function drawSquirrel(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [198, 104, 52], pale: [255, 242, 222], dark: [140, 66, 34] },
    { main: [166, 92, 54], pale: [252, 234, 210], dark: [112, 60, 38] },
    { main: [150, 142, 138], pale: [248, 244, 238], dark: [102, 94, 92] },
  ]);
  const plan = smallPlan(coat, {
    foot: coat.dark,
    face: smallFace(coat, {
      jaw: 1,
      ears: { kind: 'pointed', size: 0.3, spread: 0.28, y: -0.28, tip: coat.dark },
    }),
    tail: { kind: 'bushy', length: 0.66, width: 0.22, colour: coat.main, lift: 1 },
    fur: 0.3,
  });
  // A squirrel holds its food with both hands wherever it is.
  const pose =
    request.pose === undefined || request.pose === 'standing' || request.pose === 'sitting'
      ? 'eating'
      : request.pose;
  return drawSmall({ ...request, pose }, plan, { ...SHAPE, hips: 0.23, head: 0.42 });
}

export function drawChipmunk(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [196, 132, 78], pale: [255, 240, 216], dark: [86, 54, 42] }]);
  const plan = smallPlan(coat, {
    face: smallFace(coat, {
      markings: (context) => {
        for (const side of [-1, 1]) {
          fill(
            context,
            limb(
              [
                [side * 0.1, -0.1],
                [side * 0.3, -0.1],
                [side * 0.52, 0.04],
              ],
              [0.05, 0.1, 0.1],
            ),
            coat.pale,
          );
          fill(
            context,
            limb(
              [
                [side * 0.12, -0.18],
                [side * 0.34, -0.2],
                [side * 0.52, -0.08],
              ],
              [0.02, 0.06, 0.06],
            ),
            coat.dark,
          );
        }
      },
    }),
    tail: { kind: 'bushy', length: 0.5, width: 0.14, colour: coat.main, tip: coat.dark, lift: 1 },
  });
  return drawSmall(request, plan, SHAPE);
}

export function drawOtter(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [136, 96, 70], pale: [232, 208, 178], dark: [84, 58, 46] }]);
  const plan = smallPlan(coat, {
    build: { ...SMALL_BUILD, length: 0.56, rump: 0.32, waist: 0.3, chest: 0.28, head: 0.38 },
    face: smallFace(coat, {
      halfHeight: 0.37,
      ears: { kind: 'round', size: 0.16, spread: 0.4, y: -0.2 },
      muzzle: { width: 0.44, height: 0.28, y: 0.16, colour: coat.pale },
      nose: { kind: 'dog', width: 0.15, y: 0.06, colour: [52, 40, 42] },
    }),
    tail: { kind: 'thick', length: 0.5, width: 0.13, colour: coat.main, lift: -0.2 },
  });
  return drawSmall(request, plan, { ...SHAPE, shoulders: 0.15, hips: 0.19, height: 0.52, head: 0.38 });
}

export function drawBeaver(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [146, 96, 60], pale: [216, 172, 126], dark: [74, 52, 46] }]);
  const plan = smallPlan(coat, {
    foot: coat.dark,
    face: smallFace(coat, {
      nose: { kind: 'dog', width: 0.17, y: 0.07, colour: [46, 36, 38] },
      after: (context) => {
        for (const side of [-1, 1])
          paintHide(
            context,
            path(`M${side * 0.005} 0.24h${side * 0.07}v0.11q0 0.02 ${side * -0.02} 0.02h${side * -0.05}Z`),
            [255, 250, 236],
            { lightSide: -1, depth: 0.01, outline: 0.01 },
          );
      },
    }),
    tail: { kind: 'thick', length: 0.44, width: 0.2, colour: coat.dark, lift: 0 },
    fur: 0.6,
  });
  return drawSmall(request, plan, { ...SHAPE, hips: 0.28, shoulders: 0.19 });
}

export function drawMeerkat(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [{ main: [206, 168, 124], pale: [250, 236, 212], dark: [86, 64, 54] }]);
  const plan = smallPlan(coat, {
    face: smallFace(coat, {
      jaw: 0.84,
      ears: { kind: 'round', size: 0.18, spread: 0.42, y: -0.1, colour: coat.dark },
      markings: (context) => {
        for (const side of [-1, 1]) fill(context, ellipse(side * 0.21, -0.03, 0.13, 0.12), coat.dark);
      },
      eyes: { size: 0.08, spread: 0.21, y: -0.03, iris: [186, 116, 60] },
      nose: { kind: 'dog', width: 0.12, y: 0.12, colour: [50, 38, 40] },
    }),
    tail: { kind: 'whip', length: 0.4, width: 0.05, colour: coat.main, tip: coat.dark },
  });
  return drawUpright(request, plan, {
    shoulders: 0.12,
    hips: 0.16,
    height: 0.62,
    head: 0.34,
    arm: 0.06,
    legs: 0.16,
  });
}

/** Skunk and badger: black with white bands. */
export function drawSkunk(request: DrawingRequest): Drawing {
  return banded(request, { main: [56, 52, 62], pale: [250, 248, 246], dark: [40, 36, 46] }, true);
}

export function drawBadger(request: DrawingRequest): Drawing {
  return banded(request, { main: [130, 126, 130], pale: [250, 248, 246], dark: [48, 44, 52] }, false);
}

function banded(request: DrawingRequest, coat: Coat, bushy: boolean): Drawing {
  const plan = smallPlan(coat, {
    build: { ...SMALL_BUILD, length: 0.46 },
    belly: scale(coat.main, 0.8),
    foot: coat.dark,
    face: smallFace(coat, {
      coat: bushy ? coat.main : coat.pale,
      jaw: 0.84,
      muzzle: { width: 0.3, height: 0.22, y: 0.2, colour: coat.pale },
      nose: { kind: 'dog', width: 0.14, y: 0.14, colour: [38, 32, 38] },
      markings: (context) => {
        if (bushy)
          fill(
            context,
            limb(
              [
                [0, -0.5],
                [0, -0.2],
                [0, 0.06],
              ],
              [0.2, 0.13, 0.08],
            ),
            coat.pale,
          );
        else
          for (const side of [-1, 1])
            fill(
              context,
              limb(
                [
                  [side * 0.24, -0.46],
                  [side * 0.23, -0.06],
                  [side * 0.16, 0.24],
                ],
                [0.16, 0.17, 0.08],
              ),
              coat.dark,
            );
      },
    }),
    tail: bushy
      ? { kind: 'bushy', length: 0.62, width: 0.24, colour: coat.pale, lift: 1 }
      : { kind: 'stub', length: 0.1, width: 0.08, colour: coat.main },
    markings: (context, body) => {
      const [from, middle, to] = body.spine;
      if (bushy)
        fill(
          context,
          limb(
            [
              [from![0] - 0.2, from![1] - 0.12],
              [middle![0], middle![1] - 0.15],
              [to![0] + 0.1, to![1] - 0.14],
            ],
            [0.08, 0.1, 0.06],
          ),
          coat.pale,
        );
    },
    fur: 0.8,
  });
  return drawQuadruped(request, plan);
}

export function drawHedgehog(request: DrawingRequest): Drawing {
  const { random, lightSide } = request;
  const coat = coatOf(request, [
    { main: [238, 208, 172], pale: [255, 240, 218], dark: [122, 86, 62] },
    { main: [226, 192, 156], pale: [252, 232, 206], dark: [98, 74, 62] },
  ]);
  const spines = random.fork('spines');
  const plan = smallPlan(coat, {
    build: {
      ...SMALL_BUILD,
      hip: 0.16,
      shoulder: 0.16,
      length: 0.36,
      rump: 0.34,
      chest: 0.28,
      waist: 0.34,
      legs: { thigh: 0.14, arm: 0.1, ankle: 0.08, foot: 'paw' },
      head: 0.38,
      neck: { length: 0.1, lean: 1.1, base: 0.24, top: 0.22 },
    },
    face: smallFace(coat, {
      jaw: 0.8,
      halfHeight: 0.4,
      muzzle: undefined,
      whiskers: false,
      ears: { kind: 'round', size: 0.24, spread: 0.38, y: -0.24 },
      nose: { kind: 'dog', width: 0.14, y: 0.16, colour: [48, 36, 38] },
    }),
  });
  const coatOver: QuadrupedPlan = {
    ...plan,
    over: ({ context }, body) =>
      drawSpines(
        context,
        body.spine[1]![0] - 0.06,
        body.spine[1]![1] - 0.04,
        0.36,
        0.3,
        coat.dark,
        spines,
        lightSide,
      ),
  };
  const curled = request.pose === 'sleeping';
  if (curled || request.bust)
    return drawQuadruped(
      request,
      request.bust
        ? plan
        : {
            ...coatOver,
            face: plan.face,
            build: { ...plan.build, legs: { ...plan.build.legs, foot: 'paw' } },
            markings: (context, body) =>
              drawSpines(context, body.spine[1]![0], -0.26, 0.46, 0.36, coat.dark, spines, lightSide),
          },
    );
  if (
    request.pose === 'eating' ||
    request.pose === 'reading' ||
    request.pose === 'waving' ||
    request.pose === 'playing'
  ) {
    return drawUpright(
      request,
      {
        ...plan,
        behind: ({ context }) => drawSpines(context, -0.02, -0.4, 0.38, 0.46, coat.dark, spines, lightSide),
      },
      { ...SHAPE, height: 0.38, head: 0.42 },
    );
  }
  return drawQuadruped({ ...request, pose: request.pose === 'running' ? 'walking' : request.pose }, coatOver);
}

/** A dome of prickles, darker below, each with a light tip. */
function drawSpines(
  context: Parameters<NonNullable<FacePlan['after']>>[0],
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: Rgb,
  random: { range(low: number, high: number): number },
  lightSide: -1 | 1,
): void {
  const count = 26;
  const outline = Array.from({ length: count * 2 }, (_, index) => {
    const angle = Math.PI * 0.92 + (index / (count * 2 - 1)) * Math.PI * 1.16;
    const reach = index % 2 === 0 ? 0.94 : 1.16;
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach] as const;
  });
  paintHide(
    context,
    polygon([...outline, [x + radiusX * 0.6, y + radiusY * 0.3], [x - radiusX * 0.6, y + radiusY * 0.5]]),
    colour,
    { lightSide, depth: 0.06 },
  );
  for (let ring = 0; ring < 4; ring++) {
    for (let spine = 0; spine < 15 - ring * 2; spine++) {
      const angle = Math.PI * (1.0 + (spine + 0.5 * (ring % 2)) / (15 - ring * 2));
      const reach = 0.9 - ring * 0.22;
      const [rootX, rootY] = [
        x + Math.cos(angle) * radiusX * (reach - 0.2),
        y + Math.sin(angle) * radiusY * (reach - 0.2),
      ];
      const [tipX, tipY] = [
        x + Math.cos(angle) * radiusX * (reach + 0.08) - 0.02,
        y + Math.sin(angle) * radiusY * (reach + 0.08) + random.range(-0.01, 0.01),
      ];
      line(context, path(`M${rootX} ${rootY}L${tipX} ${tipY}`), toCss(scale(colour, 0.6), 0.8), 0.016);
      line(
        context,
        path(`M${(rootX + tipX * 2) / 3} ${(rootY + tipY * 2) / 3}L${tipX} ${tipY}`),
        toCss(mix(colour, [255, 238, 206], 0.7), 0.9),
        0.011,
      );
    }
  }
}
