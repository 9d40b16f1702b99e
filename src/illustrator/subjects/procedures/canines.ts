import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { type BeastPlan, drawBeast, drawFur, inFrame } from '../beasts/beast.ts';
import { drawCanineHead } from '../beasts/beast-heads.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { fill, limb, modelled, type Point, path } from '../pen.ts';
import type { Sketch } from '../sketch.ts';

export function drawFox(request: DrawingRequest): Drawing {
  const coat: Rgb =
    request.colour ??
    request.random.pick([
      [226, 110, 38],
      [214, 92, 34],
      [232, 128, 52],
    ] as Rgb[]);
  return drawBeast(request, {
    ...caninePlan(request, coat, [250, 240, 226], 0),
    socks: { colour: [52, 38, 38], reach: 0.5 },
    foot: [48, 36, 36],
    drawTail: (sheet) => drawBrush(sheet, coat, [252, 246, 236], request.lightSide),
  });
}

export function drawWolf(request: DrawingRequest): Drawing {
  const coat: Rgb =
    request.colour ??
    request.random.pick([
      [126, 130, 140],
      [104, 106, 114],
      [150, 142, 134],
    ] as Rgb[]);
  return drawBeast(request, {
    ...caninePlan(request, coat, mix(coat, [248, 246, 240], 0.6), 0.07),
    drawAfter: ({ context }) => {
      // A ruff of long hair makes the neck of a wolf as broad as its head.
      drawFur(context, request.random, RUFF, [0.3, 0.36, 0.32], coat, 2.4, request.detail);
      drawWolfHead(context, coat, request.lightSide);
    },
    foot: mix(coat, [248, 246, 240], 0.4),
    drawTail: ({ context }) => {
      const tail = limb(
        [
          [-0.46, -0.56],
          [-0.58, -0.46],
          [-0.64, -0.32],
          [-0.63, -0.18],
        ],
        [0.09, 0.13, 0.14, 0.02],
      );
      modelled(context, tail, scale(coat, 0.8), {
        depth: 0.04,
        lightSide: request.lightSide,
        outline: 0.006,
      });
    },
    drawHead: () => {},
  });
}

const RUFF: Point[] = [
  [0.22, -0.56],
  [0.34, -0.64],
  [0.42, -0.74],
];

/** Broader, lower and longer in the muzzle than a fox, with small ears and pale eyes. */
function drawWolfHead(context: SKRSContext2D, coat: Rgb, lightSide: -1 | 1): void {
  inFrame(context, [0.5, -0.76], 0.14, 1.12, (head) => {
    head.scale(1, 1.08);
    drawCanineHead(
      head,
      {
        coat,
        pale: mix(coat, [246, 242, 232], 0.66),
        inside: scale(coat, 0.55),
        nose: [30, 26, 30],
        eye: [236, 196, 84],
        lightSide,
      },
      scale(coat, 0.8),
      0.66,
    );
    fill(
      head,
      path('M-0.1 -0.1Q0.02 -0.17 0.1 -0.1L0.2 -0.045L0.33 0L0.2 -0.015L0.08 -0.06Z'),
      toCss(scale(coat, 0.5), 0.6),
    );
  });
}

/** `bulk` adds to depth of chest and neck: 0 for a fox, more for a wolf. */
function caninePlan({ random, lightSide }: DrawingRequest, coat: Rgb, pale: Rgb, bulk: number): BeastPlan {
  const stride = random.range(-0.03, 0.05);
  const leg = (points: ReadonlyArray<readonly [number, number]>, upper: number) => ({
    points,
    widths: [upper, upper * 0.78, upper * 0.42, 0.052],
    foot: 0.075,
  });
  return {
    coat,
    belly: pale,
    foot: coat,
    fur: 0.8,
    spine: [
      [-0.46, -0.53],
      [-0.3, -0.57],
      [-0.06, -0.55],
      [0.16, -0.56],
      [0.3, -0.64],
      [0.4, -0.76],
    ],
    widths: [0.16, 0.26 + bulk, 0.24 + bulk, 0.3 + bulk, 0.26 + bulk, 0.2],
    hindLegs: [
      leg(
        [
          [-0.35, -0.5],
          [-0.28, -0.3],
          [-0.4, -0.17],
          [-0.36 + stride, -0.02],
        ],
        0.2,
      ),
      leg(
        [
          [-0.3, -0.48],
          [-0.2, -0.3],
          [-0.27, -0.16],
          [-0.2 - stride, -0.02],
        ],
        0.17,
      ),
    ],
    foreLegs: [
      leg(
        [
          [0.2, -0.48],
          [0.2, -0.3],
          [0.2, -0.15],
          [0.18 + stride, -0.02],
        ],
        0.15,
      ),
      leg(
        [
          [0.27, -0.48],
          [0.31, -0.3],
          [0.32, -0.15],
          [0.34 - stride, -0.02],
        ],
        0.14,
      ),
    ],
    seat: [-0.06, -0.66],
    drawTail: () => {},
    drawHead: (sheet) =>
      inFrame(sheet.context, [0.47, -0.82], 0.05, 1, (context) =>
        drawCanineHead(
          context,
          {
            coat,
            pale,
            inside: mix(coat, [250, 214, 196], 0.6),
            nose: [36, 30, 34],
            eye: [206, 150, 46],
            lightSide,
          },
          scale(coat, 0.4),
        ),
      ),
    hat: [0.48, -0.97],
    headWidth: 0.26,
  };
}

/** A bushy tail with a differently coloured tip. */
function drawBrush({ context }: Sketch, coat: Rgb, tip: Rgb, lightSide: -1 | 1): void {
  const tail = limb(
    [
      [-0.46, -0.55],
      [-0.62, -0.5],
      [-0.78, -0.4],
      [-0.9, -0.26],
      [-0.98, -0.17],
    ],
    [0.07, 0.15, 0.2, 0.15, 0.02],
  );
  modelled(context, tail, coat, { depth: 0.05, lightSide, outline: 0.007 });
  context.save();
  context.clip(tail);
  modelled(
    context,
    limb(
      [
        [-0.82, -0.34],
        [-0.9, -0.26],
        [-1, -0.14],
      ],
      [0.24, 0.2, 0.1],
    ),
    tip,
    { depth: 0.03, lightSide, outline: 0 },
  );
  context.restore();
}
