import { type Rgb, scale, toCss } from '../../../core/colour.ts';
import { ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import type { FigurePaintbox } from '../figure.types.ts';
import { torsoFrame } from './torso-frame.ts';

const shade = (colour: Rgb, alpha = 0.5) => toCss(scale(colour, 0.45), alpha);

/** Patterns of cloth. */
export const PATTERN_DETAILS = {
  buttons: (paintbox, colour) => {
    if (paintbox.fromBehind) return;
    const { top, waist, hip, front } = torsoFrame(paintbox);
    const end = paintbox.look.tails ? hip : waist;
    line(
      paintbox.context,
      `M${front} ${top + 0.03}V${end}`,
      toCss(scale(paintbox.look.torso, 0.5), 0.6),
      0.004,
    );
    for (let button = 0; button < 4; button++)
      paintbox.model(
        ellipse(front + 0.012, top + 0.07 + (button * (end - top - 0.09)) / 3.4, 0.0085),
        colour,
        0.004,
        0.002,
      );
  },
  checks: (paintbox, colour) => {
    const { top, hip, shoulders } = torsoFrame(paintbox);
    for (let row = 0; row < 9; row++)
      line(
        paintbox.context,
        pathAt(0, top, 'M-1.2 0.045H1.2', shoulders, row),
        toCss(colour, row % 2 ? 0.7 : 0.4),
        0.014,
      );
    for (let column = -3; column <= 3; column++)
      line(
        paintbox.context,
        `M${column * 0.045} ${top - 0.02}V${hip + 0.06}`,
        toCss(colour, column % 2 ? 0.6 : 0.35),
        0.014,
      );
  },
  dots: (paintbox, colour) => {
    const { top, shoulders } = torsoFrame(paintbox);
    for (let row = 0; row < 8; row++)
      for (let column = -3; column <= 3; column++)
        fill(
          paintbox.context,
          ellipse((column + (row % 2) * 0.5) * shoulders * 0.42, top + 0.03 + row * 0.042, 0.0105),
          colour,
        );
  },
  hoops: (paintbox, colour) => {
    const { top, shoulders } = torsoFrame(paintbox);
    for (let row = 0; row < 7; row++)
      line(
        paintbox.context,
        `M${-shoulders * 1.2} ${top + 0.05 + row * 0.05}Q0 ${top + 0.075 + row * 0.05} ${shoulders * 1.2} ${top + 0.05 + row * 0.05}`,
        colour,
        0.021,
      );
  },
  stripes: (paintbox, colour) => {
    const { top, hip, shoulders } = torsoFrame(paintbox);
    for (let stripe = -4; stripe <= 4; stripe++)
      line(paintbox.context, `M${stripe * shoulders * 0.26} ${top - 0.02}V${hip + 0.06}`, colour, 0.011);
  },
  wraps: (paintbox, colour) => {
    const { top, shoulders } = torsoFrame(paintbox);
    for (let band = 0; band < 11; band++) {
      const y = top + band * 0.034;
      const slant = (band % 3) * 0.016 - 0.014;
      line(paintbox.context, pathAt(0, y, 'M-1.2 1L1.2 -1', shoulders, slant), shade(colour, 0.5), 0.005);
    }
  },
  zip: (paintbox, colour) => {
    const { top, hip, front } = torsoFrame(paintbox);
    line(paintbox.context, `M${front} ${top - 0.02}V${hip + 0.06}`, colour, 0.009);
    line(
      paintbox.context,
      `M${-0.06} ${top - 0.006}Q${front} ${top + 0.03} 0.06 ${top - 0.006}`,
      scale(paintbox.look.torso, 0.7),
      0.03,
    );
  },
} satisfies Record<string, (paintbox: FigurePaintbox, colour: Rgb) => void>;
