import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { box, ellipse, fill, line, modelled } from '../../pen/pen.ts';
import { sketch } from '../../pen/sketch.ts';
import { drawBodywork, drawGlass, drawHeadlamp, drawPane, drawTailLamp, drawTyre } from '../vehicle-parts.ts';

const CREAM: Rgb = [252, 246, 232];

/** A truck that sells: a counter under a striped awning; a cone of ice on its roof where it sells that. */
export function drawFoodTruck(request: DrawingRequest): Drawing {
  const { random, size, color, qualities } = request;
  const paint: Rgb = color ?? pickColor(random, '#e86a5a #4fa8a8 #f0b84a #e88ab0');
  return sketch({ size, left: -1.25, right: 1.25, top: -1.42, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    const body =
      'M-1.14 -0.2V-1.0Q-1.14 -1.08 -1.06 -1.08H0.5Q0.58 -1.08 0.6 -1.0L0.66 -0.92H0.78Q0.86 -0.9 0.92 -0.78L1.02 -0.52Q1.12 -0.48 1.12 -0.36V-0.2Z';
    drawBodywork(context, body, paint, { top: -1.08, bottom: -0.18 }, request);
    fill(context, 'M-1.13 -0.34H1.12V-0.26H-1.13Z', CREAM);
    drawGlass(
      sheet,
      'M0.66 -0.56V-0.82Q0.66 -0.84 0.7 -0.84H0.76Q0.82 -0.82 0.92 -0.56Z',
      { x: 0.78, top: -0.84, bottom: -0.56, width: 0.26 },
      request,
    );
    drawPane(sheet, -0.36, -0.54, 1.06, 0.34, request, true, 0.02);
    for (const [x, tone] of [
      [-0.72, '#d8423c'],
      [-0.56, '#f0c030'],
      [-0.08, '#7ab04a'],
      [0.04, '#d8423c'],
    ] as const)
      modelled(context, box(x, -0.56, 0.07, 0.15, 0.02), pickColor(random, tone), { depth: 0.02 });
    modelled(context, box(-0.36, -0.5, 1.2, 0.06, 0.02), [196, 146, 92], { depth: 0.02 });
    sheet.cover('M-1 -0.94H0.3L0.36 -0.7H-1.1Z');
    sheet.cover(box(-0.36, -0.5, 1.2, 0.2));
    // The awning reaches out over the counter.
    for (let stripe = 0; stripe < 10; stripe++) {
      const x = -0.96 + stripe * 0.12;
      const tone = stripe % 2 ? CREAM : mix(paint, [200, 40, 40], 0.35);
      fill(
        context,
        `M${x} -0.94H${x + 0.12}L${x + 0.13 + (stripe - 4.5) * 0.012} -0.76Q${x + 0.06} -0.7 ${x - 0.01 + (stripe - 4.5) * 0.012} -0.76Z`,
        tone,
      );
    }
    line(context, 'M-0.96 -0.94H0.24', scale(paint, 0.5), 0.014);
    line(context, 'M0.6 -0.24V-0.92', toCss(scale(paint, 0.4), 0.7), 0.012);
    fill(context, box(0.36, -0.62, 0.2, 0.28, 0.01), [54, 60, 56]);
    for (const y of [-0.84, -0.78, -0.72]) line(context, `M0.3 ${y}h0.12`, [240, 240, 226], 0.014);
    if (qualities.includes('sweet')) {
      modelled(context, 'M-0.48 -1.08L-0.34 -1.3H-0.62Z', [222, 164, 90], { depth: 0.02 });
      for (const [x, y] of [
        [-0.56, -1.3],
        [-0.4, -1.3],
        [-0.48, -1.38],
      ] as const)
        modelled(context, ellipse(x, y, 0.085), y < -1.35 ? [250, 240, 226] : [244, 160, 180], {
          depth: 0.03,
        });
    } else {
      modelled(context, box(-0.5, -1.08, 0.14, 0.16, 0.02), [150, 156, 164], { depth: 0.02 });
      modelled(context, box(-0.5, -1.22, 0.2, 0.04, 0.02), [120, 126, 134], { depth: 0.01 });
      sheet.smoke(-0.5, -1.28);
    }
    for (const x of [1.06, -1.1]) fill(context, box(x, -0.17, 0.16, 0.075, 0.03), [204, 208, 214]);
    drawHeadlamp(sheet, 1.06, -0.4, 0.065, request);
    drawTailLamp(sheet, -1.12, -0.24, request);
    for (const x of [-0.7, 0.72]) drawTyre(context, { x, radius: 0.21, rim: 'whitewall' });
    sheet.anchor('seat', -0.3, -1.08);
  });
}
