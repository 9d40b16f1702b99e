import { type Rgb, scale } from '../../../core/color.ts';
import { ellipse, line, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';

/** Draws one hat in the head frame: origin in the middle of the head, 1 is half its height. */
export type DrawHeadwear = (tools: FigureTools, color: Rgb) => void;

export const GOLD: Rgb = [232, 184, 72];
export const WHITE: Rgb = [248, 246, 240];

interface Brim {
  y: number;
  radius: number;
  rise: number;
}

/** A hat with a brim all round: back of the brim, crown, band, front of the brim. */
export function brimmedHat(
  { context, model }: FigureTools,
  crown: string,
  brim: Brim,
  color: Rgb,
  band: Rgb,
): void {
  model(ellipse(0, brim.y, brim.radius, brim.rise), scale(color, 0.66), 0.06, 0.045);
  model(crown, color, 0.26, 0.045);
  line(context, pathAt(0, brim.y, 'M-0.86 -0.07Q0 0.15 0.86 -0.07'), band, 0.17);
  const front =
    `M${-brim.radius} ${brim.y}Q${-brim.radius * 0.5} ${brim.y - 0.02} -0.88 ${brim.y}Q0 ${brim.y + 0.24} 0.88 ${brim.y}` +
    `Q${brim.radius * 0.5} ${brim.y - 0.02} ${brim.radius} ${brim.y}Q0 ${brim.y + brim.rise * 2.4} ${-brim.radius} ${brim.y}Z`;
  model(front, color, 0.07, 0.045);
}

/** A dome that sits on the brow: caps, helmets. */
export function dome(tools: FigureTools, color: Rgb, { brow = -0.34, top = -1.26, wide = 0.98 } = {}): void {
  tools.model(
    `M${-wide} ${brow + 0.1}C${-wide - 0.04} ${brow - 0.5} -0.58 ${top} 0 ${top}C0.58 ${top} ${wide + 0.04} ${brow - 0.5} ${wide} ${brow + 0.1}Q0 ${brow - 0.14} ${-wide} ${brow + 0.1}Z`,
    color,
    0.24,
    0.045,
  );
}
