import { colorList, type Rgb, scale, toCss } from '../../core/color.ts';
import { pointsAt } from '../../core/number-tables.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import { drawBirdEye } from '../birds/bird-eye.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, pathAt, polygon } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { noteSwimmer, skinOf } from './whales.ts';

interface TorpedoPlan {
  skin: Rgb;
  belly: Rgb;
  /** Dorsal fin height. */
  fin: number;
  beak: number;
  depth: number;
  uprightTail: boolean;
  /** Bend of the body: leaping out of the water. */
  arch: number;
}

/** Dolphins, orcas and sharks. */
function drawTorpedo(
  request: DrawingRequest,
  plan: TorpedoPlan,
  extras: (sheet: Sketch) => void,
  markings?: (context: Sketch['context']) => void,
): Drawing {
  const { size, lightSide } = request;
  const { skin, belly, fin, beak, depth: d, uprightTail, arch } = plan;
  return sketch(
    { size: size * 0.95, left: -1.2, right: 1.1, top: -1, bottom: 0.7, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      const y = (x: number) => arch * (x * x) - arch * 0.3;
      const tailY = y(-0.8);
      const tail = uprightTail
        ? pathAt(0, tailY, 'M-0.72 0Q-0.86 -0.12 -1.02 -0.36Q-0.9 -0.04 -0.96 0.22Q-0.84 0.08 -0.72 0Z')
        : pathAt(
            0,
            tailY,
            'M-0.7 -0.04Q-0.86 -0.2 -1.06 -0.16Q-0.96 0 -0.9 0.06Q-0.98 0.18 -1 0.28Q-0.82 0.22 -0.7 0.05Z',
          );
      paintHide(context, tail, skin, { lightSide, depth: 0.04 });
      paintHide(
        context,
        `M0.16 ${y(0.1) - d * 0.7}Q0.02 ${y(0) - d - fin} ${-0.16} ${y(-0.1) - d - fin}Q-0.08 ${y(0) - d} -0.12 ${y(-0.1) - d * 0.6}Z`,
        skin,
        { lightSide, depth: 0.04 },
      );
      const body = limb(
        [
          [-0.82, tailY],
          [-0.56, y(-0.56)],
          [-0.2, y(-0.2)],
          [0.2, y(0.2)],
          [0.54, y(0.54)],
          [0.74, y(0.74) + d * 0.1],
          [0.78 + beak, y(0.78) + d * 0.24],
        ],
        [0.07, d * 0.8, d * 1.8, d * 2, d * 1.5, d * (beak > 0 ? 0.62 : 0.7), d * (beak > 0 ? 0.34 : 0.2)],
      );
      paintHide(context, body, skin, {
        lightSide,
        depth: d * 0.4,
        markings: (clipped) => {
          line(
            clipped,
            `M-0.7 ${y(-0.7) + d * 0.5}Q-0.2 ${y(-0.2) + d * 1.1} 0.2 ${y(0.2) + d * 1.06}Q0.6 ${y(0.6) + d * 0.9} ${0.95 + beak} ${y(0.8) + d * 0.5}`,
            belly,
            d * 1.0,
          );
          markings?.(clipped);
        },
      });
      paintHide(
        context,
        `M0.34 ${y(0.3) + d * 0.5}Q0.24 ${y(0.2) + d * 1.5} 0.02 ${y(0) + d * 1.9}Q0.02 ${y(0.1) + d * 1.0} 0.16 ${y(0.2) + d * 0.5}Z`,
        scale(skin, 0.9),
        { lightSide, depth: 0.03 },
      );
      extras(sheet);
      noteSwimmer(sheet, 0.04, y(0) - d * 0.9, 0.5, y(0.5) - d * 0.7, d * 1.7);
    },
  );
}

export function drawDolphin(request: DrawingRequest): Drawing {
  const skin = skinOf(request, colorList('#688cac #7896aa'));
  const leap = request.pose === 'jumping' || request.pose === 'flying' ? 0.42 : 0.22;
  const y = (x: number) => leap * (x * x) - leap * 0.3;
  return drawTorpedo(
    request,
    { skin, belly: [240, 244, 246], fin: 0.15, beak: 0.14, depth: 0.2, uprightTail: false, arch: leap },
    ({ context }) => {
      drawBirdEye(context, 0.6, y(0.6) - 0.02, 0.034);
      line(
        context,
        `M${0.9} ${y(0.8) + 0.06}Q0.76 ${y(0.7) + 0.1} 0.64 ${y(0.6) + 0.06}`,
        toCss(scale(skin, 0.4), 0.9),
        0.013,
      );
    },
  );
}

export function drawOrca(request: DrawingRequest): Drawing {
  const skin = skinOf(request, [[44, 48, 62]]);
  return drawTorpedo(
    request,
    { skin, belly: [250, 250, 250], fin: 0.3, beak: 0, depth: 0.25, uprightTail: false, arch: 0.18 },
    ({ context }) => {
      fill(context, ellipse(0.46, -0.1, 0.1, 0.05, -0.2), [252, 252, 252]);
      drawBirdEye(context, 0.6, -0.02, 0.026);
      line(context, 'M0.78 0.1Q0.68 0.13 0.58 0.08', 'rgba(20,20,30,0.9)', 0.012);
    },
    (context) => softPatch(context, -0.22, -0.1, 0.14, 0.08, [190, 194, 204], 0.8),
  );
}

export function drawShark(request: DrawingRequest): Drawing {
  const skin = skinOf(request, colorList('#748496 #62788e'));
  return drawTorpedo(
    request,
    { skin, belly: [244, 246, 248], fin: 0.22, beak: 0.04, depth: 0.21, uprightTail: true, arch: 0.06 },
    ({ context }) => {
      drawBirdEye(context, 0.58, -0.06, 0.03);
      line(context, 'M0.53 -0.13L0.64 -0.09', toCss(scale(skin, 0.4), 0.9), 0.016);
      const mouth = 'M0.76 0.09Q0.62 0.12 0.5 0.08Q0.56 0.2 0.68 0.19Q0.74 0.15 0.76 0.09Z';
      fill(context, mouth, [120, 40, 48]);
      for (let tooth = 0; tooth < 6; tooth++)
        fill(
          context,
          polygon(pointsAt(tooth * 0.04, 0, '0.52,0.092 0.54,0.135 0.56,0.095')),
          [255, 255, 250],
        );
      for (const x of [0.3, 0.34, 0.38])
        line(context, `M${x} -0.08q-0.03 0.08 0 0.16`, toCss(scale(skin, 0.5), 0.7), 0.011);
    },
  );
}
