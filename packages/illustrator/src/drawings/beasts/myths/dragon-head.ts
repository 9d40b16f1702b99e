import { mix, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import { ellipse, fill, limb, line, modelled, type Point, polygon } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';
import type { DragonPaint } from './dragon-parts.ts';

/** The head, drawn at the origin looking right: horns, brow, open jaws with teeth, a glowing eye. */
export function drawDragonHead(
  sheet: Sketch,
  at: Point,
  turn: number,
  size: number,
  paint: DragonPaint,
): void {
  for (const context of [sheet.context])
    framed(context, { at: [at[0], at[1]], turn, scale: [size, size] }, () => {
      const options = { depth: 0.022, lightSide: paint.lightSide, outline: 0.006 };
      for (const [back, rise] of rows<2>('0.17,0.02 0.2,0.075')) {
        const horn = limb(
          [
            [-0.045, -0.035],
            [-back * 0.55, -0.065 - rise],
            [-back, -0.085 - rise * 1.6],
          ],
          [0.036, 0.026, 0.004],
        );
        modelled(context, horn, paint.horn, { ...options, depth: 0.012 });
      }
      const frill = 'M-0.05 0.0L-0.15 0.0L-0.1 0.025L-0.155 0.05L-0.09 0.055L-0.11 0.095L-0.03 0.06Z';
      modelled(context, frill, paint.membrane, options);
      fill(context, 'M-0.01 0.025L0.13 0.01L0.13 0.06L0.02 0.06Z', [92, 26, 30]);
      fill(context, 'M0.03 0.05Q0.09 0.03 0.13 0.055L0.12 0.062Q0.08 0.05 0.04 0.062Z', [226, 92, 92]);
      const jaw =
        'M-0.075 0.03C-0.05 0.085 0.02 0.1 0.08 0.1C0.12 0.098 0.155 0.085 0.165 0.066C0.12 0.07 0.05 0.07 0.005 0.03Z';
      modelled(context, jaw, mix(paint.body, paint.belly, 0.25), options);
      drawTeeth(context, rows<2>('0.05,0.064 0.085,0.068 0.12,0.068 0.15,0.067'), -0.02);
      const skull =
        'M-0.085 0.01C-0.1 -0.04 -0.06 -0.075 -0.02 -0.074C0.015 -0.076 0.035 -0.055 0.065 -0.044C0.1 -0.04 0.13 -0.036 0.15 -0.052' +
        'C0.18 -0.062 0.205 -0.035 0.2 -0.008C0.195 0.006 0.16 0.006 0.12 0.012C0.07 0.02 0.03 0.02 0.005 0.036C-0.03 0.055 -0.075 0.05 -0.085 0.01Z';
      modelled(context, skull, paint.body, options);
      drawTeeth(context, rows<2>('0.185,0.004 0.155,0.007 0.12,0.011 0.085,0.016 0.055,0.02'), 0.022);
      fill(context, ellipse(0.172, -0.034, 0.011, 0.006, 0.5), [50, 14, 16]);
      fill(context, 'M-0.03 -0.058L0.05 -0.05L0.02 -0.03Z', scale(paint.body, 0.62));
      line(context, 'M0.06 -0.03Q0.1 -0.02 0.14 -0.024', toCss(scale(paint.body, 0.5), 0.6), 0.005);
    });
  for (const context of [sheet.context, sheet.glow])
    framed(context, { at: [at[0], at[1]], turn, scale: [size, size] }, () => {
      fill(context, 'M-0.012 -0.026Q0.012 -0.052 0.038 -0.034Q0.016 -0.018 -0.012 -0.026Z', paint.eye);
      fill(context, ellipse(0.014, -0.034, 0.004, 0.011), [20, 8, 8]);
    });
}

function drawTeeth(context: Sketch['context'], roots: readonly Point[], length: number): void {
  for (const [x, y] of roots)
    fill(context, polygon(pointsAt(x, y, '-0.009,0 0,1 0.009,0', 1, length)), [250, 246, 232]);
}
