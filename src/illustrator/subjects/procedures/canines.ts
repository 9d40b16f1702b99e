import { mix, type Rgb, scale } from '../../core/colour.ts';
import { type BeastPlan, drawBeast, inFrame } from '../beasts/beast.ts';
import { drawCanineHead } from '../beasts/beast-heads.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { limb, modelled } from '../pen.ts';
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
    ...caninePlan(request, coat, mix(coat, [248, 246, 240], 0.72), 0.05),
    foot: mix(coat, [248, 246, 240], 0.4),
    drawTail: (sheet) => drawBrush(sheet, scale(coat, 0.86), scale(coat, 0.55), request.lightSide),
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
