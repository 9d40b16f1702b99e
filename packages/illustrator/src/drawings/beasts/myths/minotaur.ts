import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { points, pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { box, ellipse, fill, limb, line, modelled, type Point, pathAt } from '../../pen/pen.ts';
import { sketch } from '../../pen/sketch.ts';

/** The bull-headed giant with a double axe. */
export function drawMinotaur({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const fur: Rgb = color ?? pickColor(random, '#62402c #4e3a32 #744e34');
  const skin = mix(fur, [214, 160, 120], 0.42);
  return sketch({ size, left: -0.6, right: 0.66, top: -1.14 }, ({ context }) => {
    const model = { depth: 0.04, lightSide, outline: 0.007 };
    for (const side of [-1, 1]) {
      modelled(
        context,
        limb(pointsAt(0, 0, '0.1,-0.46 0.16,-0.28 0.13,-0.15 0.15,-0.05', side), [0.19, 0.17, 0.1, 0.085]),
        fur,
        model,
      );
      modelled(
        context,
        pathAt(side * 0.15, 0, 'M-0.07 0.01L-0.05 -0.07H0.05L0.08 0.01Z'),
        [52, 42, 40],
        model,
      );
    }
    modelled(context, 'M-0.2 -0.46L-0.17 -0.3Q0 -0.24 0.17 -0.3L0.2 -0.46Z', [126, 48, 40], model);
    const trunk =
      'M-0.3 -0.8C-0.34 -0.66 -0.24 -0.56 -0.2 -0.43Q0 -0.39 0.2 -0.43C0.24 -0.56 0.34 -0.66 0.3 -0.8C0.2 -0.9 -0.2 -0.9 -0.3 -0.8Z';
    modelled(context, trunk, skin, { ...model, depth: 0.07 });
    line(
      context,
      'M-0.2 -0.68Q-0.1 -0.63 0 -0.68Q0.1 -0.63 0.2 -0.68M0 -0.68V-0.46M-0.08 -0.57H0.08M-0.075 -0.51H0.075',
      scale(skin, 0.6),
      0.008,
    );
    fill(context, box(0, -0.42, 0.42, 0.045, 0.01), [84, 58, 40]);
    fill(context, ellipse(0, -0.443, 0.034), [214, 172, 84]);
    modelled(context, limb('0.5,-0.02 0.46,-0.5 0.41,-1.08', [0.036, 0.036, 0.034]), [122, 84, 52], {
      ...model,
      depth: 0.012,
    });
    for (const side of [-1, 1])
      modelled(
        context,
        `M${0.42 + side * 0.01} -0.98Q${0.42 + side * 0.12} -1.06 ${0.42 + side * 0.16} -1.08Q${0.42 + side * 0.2} -0.92 ${0.42 + side * 0.15} -0.78Q${0.42 + side * 0.1} -0.84 ${0.425 + side * 0.01} -0.84Z`,
        [190, 198, 208],
        { ...model, depth: 0.03 },
      );
    for (const arm of ['-0.27,-0.77 -0.4,-0.58 -0.36,-0.4', '0.27,-0.77 0.42,-0.62 0.455,-0.52']) {
      const [elbow, hand] = [points(arm)[1]!, points(arm)[2]!];
      modelled(context, limb(points(arm), [0.17, 0.13, 0.095]), skin, model);
      const cuff = (part: number): Point => [
        elbow[0] + (hand[0] - elbow[0]) * part,
        elbow[1] + (hand[1] - elbow[1]) * part,
      ];
      modelled(context, limb([cuff(0.36), cuff(0.76)], [0.125, 0.108]), [84, 58, 40], {
        ...model,
        depth: 0.02,
      });
      drawFist(context, hand, skin, hand[0] > 0, model);
    }
    modelled(
      context,
      'M-0.2 -0.86Q-0.24 -0.7 -0.08 -0.66L0 -0.6L0.08 -0.66Q0.24 -0.7 0.2 -0.86Z',
      fur,
      model,
    );
    for (const side of [-1, 1]) {
      modelled(
        context,
        limb(pointsAt(0, 0, '0.1,-1 0.22,-1.02 0.29,-1.08 0.27,-1.14', side), [0.075, 0.06, 0.04, 0.006]),
        [232, 220, 190],
        { ...model, depth: 0.02 },
      );
      modelled(context, ellipse(side * 0.16, -0.93, 0.065, 0.028, side * 0.3), scale(fur, 0.85), model);
    }
    const head =
      'M-0.12 -0.95C-0.12 -1.05 0.12 -1.05 0.12 -0.95C0.13 -0.86 0.09 -0.8 0.085 -0.75Q0.08 -0.68 0 -0.68Q-0.08 -0.68 -0.085 -0.75C-0.09 -0.8 -0.13 -0.86 -0.12 -0.95Z';
    modelled(context, head, fur, model);
    modelled(context, ellipse(0, -0.745, 0.085, 0.062), mix(fur, [226, 190, 168], 0.55), {
      ...model,
      depth: 0.025,
    });
    for (const side of [-1, 1]) {
      fill(context, ellipse(side * 0.035, -0.755, 0.016, 0.012), [48, 26, 24]);
      fill(context, ellipse(side * 0.06, -0.885, 0.02, 0.016), [250, 214, 96]);
      fill(context, ellipse(side * 0.06, -0.885, 0.009, 0.013), [30, 16, 14]);
      line(context, `M${side * 0.03} -0.9L${side * 0.095} -0.925`, scale(fur, 0.4), 0.018);
    }
    line(context, 'M-0.028 -0.735Q0 -0.69 0.028 -0.735', [226, 182, 84], 0.012);
  });
}

/** A hand closed about a shaft, or just closed: the back of the hand and four fingers across. */
function drawFist(
  context: SKRSContext2D,
  [x, y]: Point,
  skin: Rgb,
  grips: boolean,
  model: { depth: number; lightSide: -1 | 1; outline: number },
): void {
  modelled(context, ellipse(x, y, 0.066, 0.07), skin, { ...model, depth: 0.02 });
  for (let finger = 0; finger < 4; finger++) {
    const at = y - 0.044 + finger * 0.029;
    const knuckle = limb(
      [
        [x + (grips ? 0.05 : -0.05), at],
        [x, at + 0.004],
        [x + (grips ? -0.052 : 0.052), at + 0.006],
      ],
      [0.03, 0.034, 0.028],
    );
    modelled(context, knuckle, mix(skin, [255, 220, 190], 0.1), { ...model, depth: 0.01, outline: 0.005 });
  }
}
