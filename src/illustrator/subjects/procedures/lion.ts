import { mix, type Rgb, scale } from '../../core/colour.ts';
import { drawBeast, inFrame } from '../beasts/beast.ts';
import { drawLionHead } from '../beasts/beast-heads.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { ellipse, limb, modelled } from '../pen.ts';

export function drawLion(request: DrawingRequest): Drawing {
  const { random, lightSide } = request;
  const coat: Rgb =
    request.colour ??
    random.pick([
      [222, 172, 92],
      [208, 156, 84],
    ] as Rgb[]);
  const mane: Rgb = request.colour
    ? scale(coat, 0.68)
    : random.pick([
        [134, 76, 38],
        [106, 62, 38],
        [168, 98, 44],
      ] as Rgb[]);
  const pale = mix(coat, [252, 244, 226], 0.62);
  const leg = (points: ReadonlyArray<readonly [number, number]>, upper: number) => ({
    points,
    widths: [upper, upper * 0.8, upper * 0.52, 0.085],
    foot: 0.1,
  });
  return drawBeast(request, {
    coat,
    belly: pale,
    foot: mix(coat, pale, 0.3),
    fur: 0.5,
    spine: [
      [-0.5, -0.52],
      [-0.34, -0.58],
      [-0.08, -0.56],
      [0.16, -0.58],
      [0.3, -0.66],
      [0.38, -0.72],
    ],
    widths: [0.18, 0.29, 0.27, 0.34, 0.3, 0.24],
    hindLegs: [
      leg(
        [
          [-0.4, -0.5],
          [-0.32, -0.3],
          [-0.42, -0.17],
          [-0.4, -0.025],
        ],
        0.24,
      ),
      leg(
        [
          [-0.32, -0.46],
          [-0.2, -0.3],
          [-0.24, -0.16],
          [-0.18, -0.025],
        ],
        0.2,
      ),
    ],
    foreLegs: [
      leg(
        [
          [0.18, -0.5],
          [0.17, -0.32],
          [0.17, -0.16],
          [0.14, -0.025],
        ],
        0.19,
      ),
      leg(
        [
          [0.28, -0.48],
          [0.33, -0.32],
          [0.35, -0.16],
          [0.36, -0.025],
        ],
        0.17,
      ),
    ],
    seat: [-0.08, -0.69],
    drawTail: ({ context }) => {
      modelled(
        context,
        limb(
          [
            [-0.52, -0.56],
            [-0.66, -0.46],
            [-0.76, -0.52],
            [-0.84, -0.66],
          ],
          [0.06, 0.045, 0.038, 0.03],
        ),
        coat,
        { depth: 0.015, lightSide },
      );
      modelled(context, ellipse(-0.855, -0.71, 0.05, 0.08, -0.3), mane, { depth: 0.03, lightSide });
    },
    drawHead: ({ context }) =>
      inFrame(context, [0.45, -0.8], 0, 1.02, (head) =>
        drawLionHead(
          head,
          random,
          {
            coat,
            pale,
            inside: mix(coat, [236, 190, 170], 0.5),
            nose: [96, 52, 44],
            eye: [226, 168, 50],
            lightSide,
          },
          mane,
        ),
      ),
    hat: [0.45, -1.0],
    headWidth: 0.3,
  });
}
