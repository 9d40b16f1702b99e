import { pickColor, type Rgb, scale } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import { rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, barrel, box, ellipse, fill, line, polygon } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { drawBattlements, drawOpening } from './parts/masonry.ts';

/** A striped lighthouse; at night its lamp burns. */
export function drawLighthouse({ size, random, color, lightSide, lamps }: DrawingRequest): Drawing {
  const paint: Rgb = color ?? pickColor(random, '#c4342e #c4342e #284e80 #343840');
  const bands = random.pick([5, 6, 7]);
  return sketch({ size, left: -0.3, right: 0.3, top: -1.08 }, (sheet) => {
    const { context } = sheet;
    const halfWidth = (height: number) => lerp(0.135, 0.075, height / 0.78);
    for (let band = 0; band < bands; band++) {
      const low = (0.78 * band) / bands;
      const high = (0.78 * (band + 1)) / bands;
      const shape = polygon([
        [-halfWidth(low), -low + 0.002],
        [-halfWidth(high), -high],
        [halfWidth(high), -high],
        [halfWidth(low), -low + 0.002],
      ]);
      const tone: Rgb = band % 2 === 0 ? [240, 235, 226] : paint;
      fill(context, shape, across(context, -0.135, 0.135, barrel(tone, lightSide, 1.1)));
    }
    for (const [y, x] of rows<2>('-0.2,0.02 -0.42,-0.015 -0.62,0.01'))
      drawOpening(sheet, { x, y, width: 0.03, height: 0.06 }, lamps);
    drawOpening(sheet, { x: 0, y: -0.045, width: 0.06, height: 0.1 }, false, [70, 46, 34]);
    drawBattlements(context, -0.1, 0.1, -0.79, [70, 72, 80], 0.016);
    const lantern = box(0, -0.8, 0.11, 0.1);
    for (const target of lamps ? [context, sheet.glow] : [context]) {
      fill(target, lantern, lamps ? [255, 240, 186] : [176, 206, 220]);
      line(target, 'M-0.03 -0.8V-0.9M0.03 -0.8V-0.9M-0.055 -0.85H0.055', [52, 50, 54], 0.008);
    }
    if (lamps) sheet.light(0, -0.85, 0.55, [255, 226, 150]);
    const dome = 'M-0.078 -0.895Q-0.06 -0.975 0 -0.99Q0.06 -0.975 0.078 -0.895Z';
    fill(context, dome, across(context, -0.08, 0.08, barrel(scale(paint, 0.9), lightSide)));
    line(context, 'M0 -0.99V-1.04', [60, 56, 58], 0.01);
    fill(context, ellipse(0, -1.045, 0.013), [216, 176, 84]);
  });
}
