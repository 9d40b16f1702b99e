import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, line, modelled } from '../pen/pen.ts';
import { anchorAll, sketch } from '../pen/sketch.ts';

/** A skateboard from its side, heading right: a deck with bent ends on two pairs of wheels. */
export function drawSkateboard({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#c8403a #3a6fb0 #3f8a5a #e0a02c #6a4a9a');
  return sketch({ size, left: -1.15, right: 1.15, top: -0.5, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    for (const x of [-0.62, 0.62]) {
      line(context, `M${x - 0.1} -0.24L${x} -0.13L${x + 0.1} -0.24`, [126, 130, 140], 0.06);
      modelled(context, ellipse(x, -0.12, 0.12), [244, 236, 214], { depth: 0.03, lightSide, outline: 0.008 });
      fill(context, ellipse(x, -0.12, 0.045), scale(paint, 0.8));
    }
    const deck =
      'M-1.08 -0.42Q-0.96 -0.4 -0.84 -0.31Q-0.78 -0.28 -0.66 -0.28H0.66Q0.78 -0.28 0.84 -0.31Q0.96 -0.4 1.08 -0.42Q1.1 -0.36 1.04 -0.34Q0.94 -0.3 0.86 -0.24Q0.78 -0.2 0.66 -0.2H-0.66Q-0.78 -0.2 -0.86 -0.24Q-0.94 -0.3 -1.04 -0.34Q-1.1 -0.36 -1.08 -0.42Z';
    modelled(context, deck, paint, { depth: 0.03, lightSide, outline: 0.01 });
    line(
      context,
      'M-0.96 -0.375Q-0.8 -0.275 -0.66 -0.275H0.66Q0.8 -0.275 0.96 -0.375',
      mix([40, 40, 46], paint, 0.2),
      0.026,
    );
    anchorAll(sheet, 'seat 0,-0.28');
  });
}
