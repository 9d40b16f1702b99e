import { mix, type Rgb } from '../../../core/color.ts';
import { ellipse, fill } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';

/** The gaudy colors of a fair. */
export const GAY = ['#e2443c', '#f0b53a', '#3c7fd0', '#4aa86a', '#a04ac0', '#f08a2c'];

/** A light bulb that burns when lamps do. */
export function drawBulb(
  sheet: Sketch,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
  lamps: boolean,
): void {
  for (const target of lamps ? [sheet.context, sheet.glow] : [sheet.context])
    fill(
      target,
      ellipse(x, y, radius),
      lamps ? mix(color, [255, 250, 220], 0.6) : mix(color, [255, 255, 255], 0.35),
    );
}
