import { pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { around, barrel, box, clipped, down, ellipse, fade, fill, line, modelled, path } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

/** A round-nosed submarine with portholes, tower and periscope, heading right. */
export function drawSubmarine({ size, random, color, lightSide, lamps }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#f0ba34 #ce4a3a #468096');
  return sketch({ size: size * 1.05, left: -1.15, right: 1.1, top: -0.98, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const model = { depth: 0.05, lightSide, outline: 0.008 };
    line(context, 'M0.1 -0.8V-0.92H0.22', [96, 104, 116], 0.035);
    modelled(context, 'M-0.24 -0.54L-0.18 -0.8H0.26L0.32 -0.54Z', scale(paint, 0.92), model);
    line(context, 'M-0.2 -0.74H0.28', scale(paint, 0.6), 0.02);
    for (const angle of [-0.5, 0.5])
      modelled(context, ellipse(-1.04, -0.3 + angle * 0.24, 0.045, 0.12, angle * 0.5), [176, 150, 90], {
        ...model,
        depth: 0.02,
      });
    modelled(context, 'M-0.66 -0.4L-0.98 -0.6V-0.02L-0.66 -0.2Z', scale(paint, 0.78), model);
    const hull = path(
      'M-0.94 -0.3C-0.7 -0.52 -0.34 -0.58 0.1 -0.58C0.66 -0.58 1.02 -0.48 1.02 -0.3C1.02 -0.1 0.66 0 0.1 0C-0.34 0 -0.7 -0.06 -0.94 -0.3Z',
    );
    fill(context, hull, down(context, -0.58, 0, barrel(paint, -1)));
    clipped(context, hull, () => {
      fill(context, 'M-1 -0.16Q0 -0.02 1.1 -0.14V0.1H-1Z', toCss(scale(paint, 0.45), 0.5));
      for (const x of [-0.5, -0.1, 0.68])
        line(context, `M${x} -0.6Q${x + 0.06} -0.3 ${x} 0`, toCss(scale(paint, 0.5), 0.6), 0.008);
    });
    line(context, hull, toCss(scale(paint, 0.3), 0.85), 0.01);
    for (const x of [-0.3, 0.06, 0.42]) {
      fill(context, ellipse(x, -0.34, 0.1), [150, 124, 74]);
      for (const target of lamps ? [context, sheet.glow] : [context])
        fill(
          target,
          ellipse(x, -0.34, 0.072),
          around(
            target,
            x - 0.02,
            -0.37,
            0.1,
            lamps ? fade('#fff6d0', '#f0b050') : fade('#e2f6ff', [0.5, '#7fb8d0'], '#2c5068'),
          ),
        );
      if (lamps) sheet.light(x, -0.34, 0.2, [255, 210, 120]);
    }
    fill(context, box(0.88, -0.26, 0.09, 0.07, 0.02), [255, 246, 214]);
    sheet.anchor('waterline', 0, -0.22);
  });
}
