import { mix, type Rgb, scale } from '../../core/colour.ts';
import { type BeastPlan, drawBeast, inFrame } from '../beasts/beast.ts';
import { drawBearHead } from '../beasts/beast-heads.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { ellipse, fill, limb, modelled } from '../pen.ts';

interface BearCoat {
  coat: Rgb;
  pale: Rgb;
  legs: Rgb;
  ear: Rgb;
  patch?: Rgb;
}

export function drawBear(request: DrawingRequest): Drawing {
  const coat: Rgb =
    request.colour ??
    request.random.pick([
      [116, 76, 50],
      [92, 62, 46],
      [134, 92, 58],
    ] as Rgb[]);
  return drawBeast(
    request,
    bearPlan(request, { coat, pale: mix(coat, [232, 206, 170], 0.5), legs: coat, ear: coat }),
  );
}

export function drawPanda(request: DrawingRequest): Drawing {
  const black: Rgb = [46, 44, 50];
  const plan = bearPlan(request, {
    coat: [240, 238, 232],
    pale: [248, 246, 242],
    legs: black,
    ear: black,
    patch: black,
  });
  return drawBeast(request, {
    ...plan,
    drawTail: ({ context }) => {
      modelled(context, ellipse(-0.56, -0.5, 0.06), [240, 238, 232], { lightSide: request.lightSide });
    },
  });
}

function bearPlan({ lightSide }: DrawingRequest, { coat, pale, legs, ear, patch }: BearCoat): BeastPlan {
  const leg = (points: ReadonlyArray<readonly [number, number]>, upper: number) => ({
    points,
    widths: [upper, upper * 0.92, upper * 0.72, 0.13],
    foot: 0.12,
  });
  const head = {
    coat,
    pale,
    inside: mix(ear, [200, 150, 130], 0.45),
    nose: [34, 30, 34] as Rgb,
    eye: [92, 56, 32] as Rgb,
    lightSide,
  };
  return {
    coat,
    belly: patch ? scale(coat, 0.9) : scale(coat, 0.8),
    socks: patch ? { colour: legs, reach: 0.9 } : undefined,
    foot: scale(legs, 0.86),
    fur: 1,
    spine: [
      [-0.46, -0.46],
      [-0.3, -0.52],
      [-0.06, -0.54],
      [0.16, -0.56],
      [0.32, -0.62],
    ],
    widths: [0.3, 0.46, 0.48, 0.44, 0.34],
    hindLegs: [
      leg(
        [
          [-0.38, -0.4],
          [-0.34, -0.24],
          [-0.38, -0.13],
          [-0.38, -0.03],
        ],
        0.28,
      ),
      leg(
        [
          [-0.26, -0.36],
          [-0.18, -0.22],
          [-0.2, -0.12],
          [-0.18, -0.03],
        ],
        0.24,
      ),
    ],
    foreLegs: [
      leg(
        [
          [0.16, -0.44],
          [0.15, -0.26],
          [0.14, -0.14],
          [0.12, -0.03],
        ],
        0.25,
      ),
      leg(
        [
          [0.3, -0.42],
          [0.34, -0.26],
          [0.36, -0.14],
          [0.36, -0.03],
        ],
        0.22,
      ),
    ],
    seat: [-0.06, -0.76],
    drawTail: ({ context }) => {
      modelled(context, ellipse(-0.56, -0.52, 0.06), coat, { lightSide });
    },
    drawHead: ({ context }) => {
      if (patch) {
        const collar = limb(
          [
            [0.14, -0.8],
            [0.18, -0.6],
            [0.16, -0.4],
          ],
          [0.16, 0.2, 0.2],
        );
        fill(context, collar, patch);
      }
      inFrame(context, [0.44, -0.72], 0.06, 1.12, (frame) => drawBearHead(frame, head, patch, ear));
    },
    hat: [0.44, -0.93],
    headWidth: 0.32,
  };
}
