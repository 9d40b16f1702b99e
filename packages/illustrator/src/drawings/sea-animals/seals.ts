import { colorList, mix, type Rgb, scale } from '../../core/color.ts';
import { pointsAt } from '../../core/number-tables.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import { drawBirdEye } from '../birds/bird-eye.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line } from '../pen/pen.ts';
import { anchorAll, sketch } from '../pen/sketch.ts';
import { skinOf } from './whales.ts';

/** Seal on its belly, head up. */
export function drawSeal(request: DrawingRequest): Drawing {
  return drawFlippered(request, skinOf(request, colorList('#808694 #968a80 #e2e2e6')), false);
}

export function drawWalrus(request: DrawingRequest): Drawing {
  return drawFlippered(request, skinOf(request, colorList('#9e6c54 #8c6454')), true);
}

function drawFlippered(request: DrawingRequest, skin: Rgb, tusks: boolean): Drawing {
  const { size, lightSide, random, pose } = request;
  const dots = random.fork('dots');
  const pale = mix(skin, [250, 244, 236], 0.6);
  const wide = tusks ? 1.3 : 1;
  return sketch({ size, left: -1, right: 0.8, top: -1.1, bottom: 0.06, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const tip of [-0.13, 0.02])
      paintHide(
        context,
        `M-0.66 -0.06Q-0.8 ${-0.16 + tip} -0.92 ${-0.12 + tip}Q-0.86 ${0 + tip * 0.3} -0.66 -0.02Z`,
        scale(skin, 0.86),
        { lightSide, depth: 0.02 },
      );
    const body = limb(
      [
        [-0.74, -0.06],
        [-0.46, -0.16 * wide],
        [-0.1, -0.22 * wide],
        [0.16, -0.34],
        [0.24, -0.56],
        [0.28, -0.7],
      ],
      [0.08, 0.27 * wide, 0.42 * wide, 0.44 * wide, 0.34 * wide, 0.28],
    );
    paintHide(context, body, skin, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        softPatch(clipped, 0.3, -0.3, 0.18, 0.3, pale, 0.7);
        if (!tusks)
          for (let dot = 0; dot < 14; dot++)
            softPatch(
              clipped,
              dots.range(-0.6, 0.1),
              dots.range(-0.4, -0.1),
              0.03,
              0.024,
              scale(skin, 0.7),
              0.6,
            );
      },
    });
    paintHide(
      context,
      'M0.18 -0.22Q0.36 -0.14 0.44 -0.02Q0.3 0.03 0.14 -0.04Q0.08 -0.14 0.18 -0.22Z',
      scale(skin, 0.9),
      { lightSide, depth: 0.03 },
    );
    context.save();
    context.translate(0.3, -0.76);
    paintHide(context, ellipse(0, 0, 0.23, 0.21), skin, { lightSide, depth: 0.06 });
    const closed = pose === 'sleeping';
    for (const side of [-1, 1]) {
      const x = side * 0.09 + 0.04;
      if (closed) line(context, `M${x - 0.035} -0.04q0.035 0.035 0.07 0`, [36, 26, 30], 0.014);
      else drawBirdEye(context, x, -0.04, 0.044);
      paintHide(context, ellipse(side * 0.065 + 0.05, 0.08, 0.085, 0.07), pale, {
        lightSide,
        depth: 0.02,
        outline: 0.005,
      });
      for (const dot of [0, 1, 2])
        fill(
          context,
          ellipse(side * (0.05 + dot * 0.03) + 0.05, 0.07 + (dot % 2) * 0.025, 0.006),
          scale(skin, 0.5),
        );
      if (tusks)
        paintHide(
          context,
          limb(pointsAt(0.05, 0, '0.06,0.12 0.07,0.22 0.06,0.34', side), [0.045, 0.04, 0.012]),
          [255, 250, 234],
          { lightSide, depth: 0.01, outline: 0.007 },
        );
    }
    fill(context, ellipse(0.05, 0.025, 0.04, 0.028), [40, 32, 38]);
    context.restore();
    anchorAll(sheet, 'hat 0.3,-0.95 face 0.32,-0.76 seat -0.1,-0.4 hand 0.5,-0.66');
    sheet.head(0.42);
  });
}
