import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, ellipse, fill, line, modelled } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

/** A steam locomotive that comes towards us: boiler, lamp, buffers, cow catcher, smoke. */
export function drawTrainFront({ size, random, color, lightSide, lamps }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#2f5a48 #a32d2d #28466e');
  const iron: Rgb = [58, 56, 62];
  return sketch({ size, left: -0.5, right: 0.5, top: -1.12 }, (sheet) => {
    const { context } = sheet;
    for (const [x, y, radius] of rows<3>('0.02,-0.92,0.09 0.1,-1,0.1 -0.06,-1.02,0.09 0.2,-1.06,0.08'))
      fill(context, ellipse(x, y, radius), 'rgba(236,238,244,0.8)');
    fill(
      context,
      box(0, -0.2, 0.74, 0.56, 0.03),
      across(context, -0.37, 0.37, barrel(scale(paint, 0.8), lightSide)),
    );
    for (const x of [-0.29, 0.29])
      fill(context, box(x, -0.52, 0.1, 0.16, 0.02), lamps ? [255, 212, 130] : [150, 184, 204]);
    fill(context, box(0, -0.76, 0.14, 0.2, 0.01), iron);
    fill(context, box(0, -0.93, 0.2, 0.05, 0.012), scale(iron, 1.3));
    modelled(context, ellipse(0, -0.5, 0.3), scale(paint, 0.7), { depth: 0.05, lightSide });
    modelled(context, ellipse(0, -0.5, 0.25), iron, { depth: 0.05, lightSide });
    line(context, ellipse(0, -0.5, 0.29), [206, 168, 86], 0.018);
    line(context, 'M-0.16 -0.34L0.16 -0.66', scale(iron, 1.5), 0.02);
    for (const target of [context, sheet.glow]) fill(target, ellipse(0, -0.5, 0.085), [255, 246, 206]);
    line(context, ellipse(0, -0.5, 0.09), [206, 168, 86], 0.022);
    sheet.light(0, -0.5, 0.7, [255, 236, 180]);
    modelled(context, box(0, -0.14, 0.86, 0.11, 0.02), [166, 40, 36], { depth: 0.03, lightSide });
    for (const x of [-0.3, 0.3])
      modelled(context, ellipse(x, -0.195, 0.07), mix(iron, [255, 255, 255], 0.2), {
        depth: 0.03,
        lightSide,
      });
    fill(context, 'M-0.34 -0.14H0.34L0.26 0.01H-0.26Z', iron);
    for (let bar = -3; bar <= 3; bar++)
      line(context, `M${bar * 0.09} -0.13L${bar * 0.075} 0`, scale(iron, 1.7), 0.016);
    line(context, 'M-0.34 0.02L-0.4 0.03M0.34 0.02L0.4 0.03', [120, 112, 104], 0.03);
  });
}
