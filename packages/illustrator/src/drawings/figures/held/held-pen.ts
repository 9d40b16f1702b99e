import type { SKRSContext2D } from '../../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../../core/color.ts';
import { around, ellipse, fade, fill, line, modelled, type Shape } from '../../pen/pen.ts';
import type { Sketch } from '../../pen/sketch.ts';

/** Draws a thing in a hand: origin in the palm, y down, the units of the figure, always upright. */
export interface HeldPen {
  context: SKRSContext2D;
  lightSide: -1 | 1;
  /** Where the ground is below the hand. */
  floor: number;
  model(shape: Shape, color: Rgb, depth?: number, outline?: number): void;
  line(data: string, color: Rgb | string, width: number): void;
  /** Something that shines by itself. */
  glow(shape: Shape, color: Rgb, x: number, y: number, reach: number): void;
}

export type DrawHeld = (pen: HeldPen, color: Rgb) => void;

export const WOOD: Rgb = [126, 84, 52];
export const STEEL: Rgb = [204, 212, 222];
export const GOLD: Rgb = [230, 186, 84];
export const PAPER: Rgb = [248, 242, 226];

/** A pen whose origin lies at (x, y) of the sheet. */
export function heldPen(
  sheet: Sketch,
  context: SKRSContext2D,
  x: number,
  y: number,
  lightSide: -1 | 1,
  spot: (x: number, y: number) => readonly [number, number],
): HeldPen {
  return {
    context,
    lightSide,
    floor: -spot(x, y)[1],
    model: (shape, color, depth = 0.012, outline = 0.004) =>
      modelled(context, shape, color, { depth, outline, lightSide }),
    line: (data, color, width) => line(context, data, color, width),
    glow: (shape, color, localX, localY, reach) => {
      fill(
        context,
        shape,
        around(
          context,
          localX,
          localY,
          reach * 0.3,
          fade([255, 255, 250], [0.6, color], toCss(scale(color, 0.9))),
        ),
      );
      const [seenX, seenY] = spot(x + localX, y + localY);
      const { glow } = sheet;
      glow.save();
      glow.setTransform(context.getTransform());
      fill(glow, shape, toCss(color, 0.9));
      fill(glow, ellipse(localX, localY, Math.min(0.014, reach * 0.14)), [255, 255, 250]);
      glow.restore();
      sheet.light(seenX, seenY, reach, color);
    },
  };
}
