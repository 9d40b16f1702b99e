import { mix, type Rgb, scale } from '../../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../../drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point, path, polygon } from '../../pen.ts';
import { type Sketch, sketch } from '../../sketch.ts';
import { drawBirdEye } from '../bird.ts';
import type { Build } from '../build.types.ts';
import { paintHide, softPatch } from '../hide.ts';
import { drawRings } from '../markings.ts';
import { drawQuadruped } from '../quadruped.ts';
import type { SideHeadPlan } from '../side-head.ts';
import { drawFeet, paintBand } from './dinosaur-parts.ts';

function skinOf({ colour, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  return colour ?? random.fork('skin').pick(natural);
}

/** A tyrant lizard on two legs, jaws open, tail held out. */
export function drawTyrannosaurus(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const skin = skinOf(request, [
    [112, 150, 84],
    [150, 120, 76],
    [96, 134, 120],
  ]);
  const pale = mix(skin, [250, 238, 190], 0.62);
  return sketch({ size, left: -1.1, right: 0.9, top: -1.15, bottom: 0.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawFeet(sheet, [0.1, -0.46], [0.26, -0.26], 0.13, skin, 0.78, lightSide);
    const spine: Point[] = [
      [-0.98, -0.5],
      [-0.7, -0.44],
      [-0.4, -0.46],
      [-0.08, -0.52],
      [0.14, -0.64],
      [0.26, -0.8],
      [0.34, -0.9],
    ];
    const body = limb(spine, [0.02, 0.1, 0.22, 0.42, 0.4, 0.3, 0.24]);
    paintHide(context, body, skin, {
      lightSide,
      depth: 0.09,
      markings: (clipped) => paintBand(clipped, spine, pale, skin),
    });
    drawFeet(sheet, [-0.08, -0.44], [0.04, -0.24], 0.16, skin, 1, lightSide);
    for (const shade of [0.84, 1]) {
      const shift = shade < 1 ? 0.06 : 0;
      paintHide(
        context,
        limb(
          [
            [0.26 + shift, -0.58],
            [0.36 + shift, -0.5],
            [0.42 + shift, -0.54],
          ],
          [0.08, 0.065, 0.05],
        ),
        skin,
        { lightSide, shade, depth: 0.015 },
      );
    }
    drawTyrantHead(sheet, request, skin, pale);
    sheet.anchor('seat', -0.1, -0.7);
    sheet.anchor('back', -0.1, -0.72);
    sheet.anchor('hat', 0.4, -1.06);
    sheet.anchor('face', 0.46, -0.94);
    sheet.anchor('hand', 0.44, -0.54);
    sheet.head(0.34);
  });
}

function drawTyrantHead({ context }: Sketch, request: DrawingRequest, skin: Rgb, pale: Rgb): void {
  const { lightSide } = request;
  fill(context, path('M0.36 -0.86L0.82 -0.86L0.74 -0.72L0.4 -0.74Z'), [126, 40, 48]);
  fill(context, path('M0.46 -0.77Q0.6 -0.82 0.7 -0.76L0.66 -0.73Z'), [236, 120, 124]);
  paintHide(
    context,
    path('M0.3 -0.82Q0.36 -0.7 0.5 -0.68L0.74 -0.7Q0.8 -0.73 0.76 -0.76L0.5 -0.74Q0.42 -0.78 0.4 -0.86Z'),
    pale,
    { lightSide, depth: 0.03 },
  );
  for (let tooth = 0; tooth < 5; tooth++)
    fill(
      context,
      polygon([
        [0.5 + tooth * 0.055, -0.74],
        [0.52 + tooth * 0.055, -0.79],
        [0.54 + tooth * 0.055, -0.74],
      ]),
      [255, 252, 240],
    );
  const skull = path(
    'M0.22 -0.86C0.2 -1.06 0.36 -1.12 0.5 -1.06C0.6 -1.02 0.74 -1.04 0.82 -0.98C0.88 -0.92 0.86 -0.86 0.8 -0.85L0.52 -0.84Q0.4 -0.8 0.34 -0.76Q0.24 -0.78 0.22 -0.86Z',
  );
  paintHide(context, skull, skin, { lightSide, depth: 0.05 });
  for (let tooth = 0; tooth < 6; tooth++)
    fill(
      context,
      polygon([
        [0.52 + tooth * 0.055, -0.85],
        [0.54 + tooth * 0.055, -0.79],
        [0.565 + tooth * 0.055, -0.85],
      ]),
      [255, 252, 240],
    );
  drawBirdEye(context, 0.44, -0.98, 0.042, [250, 206, 70]);
  line(context, path('M0.38 -1.04L0.5 -1.02'), scale(skin, 0.5), 0.024);
  fill(context, ellipse(0.8, -0.96, 0.014, 0.01), scale(skin, 0.4));
}

const LOW_NECK: Build['neck'] = { length: 0.14, lean: 1.1, base: 0.34, top: 0.26 };

const DINO_BUILD: Build = {
  hip: 0.36,
  shoulder: 0.3,
  length: 0.54,
  rump: 0.44,
  waist: 0.46,
  chest: 0.38,
  neck: LOW_NECK,
  legs: { thigh: 0.26, arm: 0.19, ankle: 0.15, foot: 'pillar' },
  head: 0.36,
};

function dinoHead(skin: Rgb, changes: Partial<SideHeadPlan>): SideHeadPlan {
  return {
    coat: skin,
    skull: 0.28,
    cheek: 0.32,
    tip: 0.25,
    drop: 0.1,
    nose: scale(skin, 0.4),
    noseKind: 'nostril',
    ear: { kind: 'none', size: 0 },
    eye: { size: 0.07, iris: [250, 214, 90] },
    ...changes,
  };
}

/** A long-necked giant. */
export function drawSauropod(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [
    [120, 164, 130],
    [130, 150, 180],
    [150, 160, 96],
  ]);
  return drawQuadruped(request, {
    build: {
      ...DINO_BUILD,
      hip: 0.34,
      shoulder: 0.36,
      chest: 0.4,
      head: 0.22,
      neck: { length: 0.72, lean: 0.42, base: 0.28, top: 0.13 },
    },
    coat: skin,
    belly: mix(skin, [250, 240, 200], 0.6),
    foot: mix(skin, [255, 250, 226], 0.6),
    side: dinoHead(skin, { skull: 0.34, cheek: 0.38, tip: 0.32, drop: 0.12 }),
    tail: { kind: 'thick', length: 0.95, width: 0.3, colour: skin, lift: -0.3 },
    markings: (context, body) => {
      for (let spot = 0; spot < 8; spot++)
        softPatch(
          context,
          body.seat[0] - 0.3 + spot * 0.085,
          body.seat[1] + 0.08 + (spot % 2) * 0.06,
          0.04,
          0.03,
          scale(skin, 0.7),
          0.6,
        );
      drawRings(context, body, scale(skin, 0.76), 0.03, 1);
    },
  });
}

export function drawStegosaurus(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [
    [150, 170, 84],
    [176, 134, 84],
  ]);
  const plate = request.colour ? scale(skin, 0.66) : ([214, 106, 62] as Rgb);
  return drawQuadruped(request, {
    build: { ...DINO_BUILD, rump: 0.5, waist: 0.5, head: 0.28 },
    coat: skin,
    belly: mix(skin, [250, 240, 200], 0.6),
    foot: mix(skin, [255, 250, 226], 0.6),
    side: dinoHead(skin, {}),
    tail: { kind: 'thick', length: 0.62, width: 0.26, colour: skin, lift: -0.1 },
    behind: ({ context }, body) => {
      const [x, y] = body.spine[1]!;
      for (let index = 0; index < 8; index++) {
        const t = index / 7;
        const size = 0.1 + Math.sin(Math.PI * (0.15 + t * 0.75)) * 0.13;
        const px = x - 0.52 + t * 0.98;
        const py = y - 0.19 + (t - 0.45) ** 2 * 0.6;
        paintHide(
          context,
          polygon([
            [px - size * 0.5, py + 0.06],
            [px - size * 0.56, py - size * 0.5],
            [px, py - size * 1.3],
            [px + size * 0.56, py - size * 0.5],
            [px + size * 0.5, py + 0.06],
          ]),
          scale(plate, index % 2 ? 0.86 : 1.04),
          { lightSide: request.lightSide, depth: 0.03 },
        );
      }
    },
  });
}

export function drawTriceratops(request: DrawingRequest): Drawing {
  const { lightSide } = request;
  const skin = skinOf(request, [
    [130, 144, 120],
    [168, 134, 100],
    [112, 138, 158],
  ]);
  const horn: Rgb = [246, 236, 212];
  return drawQuadruped(request, {
    build: { ...DINO_BUILD, head: 0.52, neck: { length: 0.12, lean: 1.1, base: 0.36, top: 0.3 } },
    coat: skin,
    belly: mix(skin, [250, 240, 200], 0.6),
    foot: mix(skin, [255, 250, 226], 0.6),
    side: dinoHead(skin, {
      skull: 0.26,
      tip: 0.2,
      drop: 0.16,
      eye: { size: 0.05, iris: [250, 214, 90], x: 0.14, y: -0.02 },
      behind: (context) => {
        const frill = path(
          'M0.1 0.26Q-0.2 0.4 -0.4 0.2Q-0.62 -0.1 -0.44 -0.42Q-0.2 -0.62 0.1 -0.44Q0.24 -0.2 0.1 0.26Z',
        );
        paintHide(context, frill, mix(skin, [214, 120, 80], 0.3), { lightSide, depth: 0.06, outline: 0.014 });
        for (let knob = 0; knob < 7; knob++) {
          const angle = 2.3 + knob * 0.42;
          fill(context, ellipse(-0.12 + Math.cos(angle) * 0.42, -0.1 + Math.sin(angle) * 0.44, 0.05), horn);
        }
      },
      after: (context) => {
        for (const [x, y, dx, dy, w] of [
          [0.04, -0.2, 0.34, -0.42, 0.11],
          [0.16, -0.16, 0.3, -0.36, 0.1],
          [0.56, 0.06, 0.06, -0.2, 0.1],
        ] as const)
          modelled(
            context,
            limb(
              [
                [x, y],
                [x + dx * 0.5, y + dy * 0.6],
                [x + dx, y + dy],
              ],
              [w, w * 0.7, 0.01],
            ),
            horn,
            { depth: 0.02, lightSide, outline: 0.012 },
          );
      },
    }),
    tail: { kind: 'thick', length: 0.5, width: 0.24, colour: skin, lift: -0.4 },
  });
}

/** A flying reptile, skin stretched between arm and flank. */
export function drawPterodactyl(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const skin = skinOf(request, [
    [150, 120, 96],
    [120, 140, 150],
  ]);
  return sketch(
    { size: size * 0.95, left: -1.3, right: 1.2, top: -1.2, bottom: 0.2, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      for (const [far, shade] of [
        [1, 0.78],
        [0, 1],
      ] as const) {
        const wing = far
          ? path('M0.16 -0.42Q0.4 -0.8 0.86 -1.06Q0.72 -0.74 0.7 -0.56Q0.46 -0.5 0.3 -0.34Z')
          : path(
              'M0.1 -0.44Q-0.2 -0.86 -0.96 -1.04Q-0.74 -0.78 -0.72 -0.56Q-0.52 -0.56 -0.42 -0.36Q-0.28 -0.34 -0.2 -0.2Z',
            );
        paintHide(context, wing, mix(skin, [230, 150, 110], 0.3), { lightSide, shade, depth: 0.06 });
      }
      const body = limb(
        [
          [-0.46, -0.14],
          [-0.2, -0.24],
          [0.1, -0.34],
          [0.34, -0.44],
          [0.46, -0.56],
        ],
        [0.03, 0.16, 0.22, 0.13, 0.11],
      );
      paintHide(context, body, skin, { lightSide, depth: 0.05 });
      paintHide(context, path('M0.4 -0.62Q0.2 -0.74 0.06 -0.86Q0.3 -0.8 0.5 -0.7Z'), [216, 106, 66], {
        lightSide,
        depth: 0.02,
      });
      paintHide(
        context,
        path('M0.36 -0.58C0.36 -0.7 0.5 -0.72 0.6 -0.66L1.08 -0.52L0.62 -0.5Q0.42 -0.46 0.36 -0.58Z'),
        skin,
        { lightSide, depth: 0.03 },
      );
      drawBirdEye(context, 0.52, -0.62, 0.032, [250, 214, 90]);
      sheet.anchor('seat', 0, -0.4);
      sheet.anchor('hat', 0.48, -0.7);
      sheet.head(0.2);
    },
  );
}
