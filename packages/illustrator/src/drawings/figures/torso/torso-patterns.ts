import { type Rgb, scale, toCss } from '../../../core/color.ts';
import { ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import { drawPrint } from '../cloth-prints.ts';
import type { ClothPrint, FigureTools } from '../figure.types.ts';
import { torsoFrame } from './torso-frame.ts';

const shade = (color: Rgb, alpha = 0.5) => toCss(scale(color, 0.45), alpha);

/** Patterns of cloth. */
export const PATTERN_DETAILS = {
  buttons: (tools, color) => {
    if (tools.fromBehind) return;
    const { top, waist, hip, front } = torsoFrame(tools);
    const end = tools.look.tails ? hip : waist;
    line(tools.context, `M${front} ${top + 0.03}V${end}`, toCss(scale(tools.look.torso, 0.5), 0.6), 0.004);
    for (let button = 0; button < 4; button++)
      tools.model(
        ellipse(front + 0.012, top + 0.07 + (button * (end - top - 0.09)) / 3.4, 0.0085),
        color,
        0.004,
        0.002,
      );
  },
  checks: (tools, color) => {
    const { top, hip, shoulders } = torsoFrame(tools);
    for (let row = 0; row < 9; row++)
      line(
        tools.context,
        pathAt(0, top, 'M-1.2 0.045H1.2', shoulders, row),
        toCss(color, row % 2 ? 0.7 : 0.4),
        0.014,
      );
    for (let column = -3; column <= 3; column++)
      line(
        tools.context,
        `M${column * 0.045} ${top - 0.02}V${hip + 0.06}`,
        toCss(color, column % 2 ? 0.6 : 0.35),
        0.014,
      );
  },
  dots: (tools, color) => {
    const { top, shoulders } = torsoFrame(tools);
    for (let row = 0; row < 8; row++)
      for (let column = -3; column <= 3; column++)
        fill(
          tools.context,
          ellipse((column + (row % 2) * 0.5) * shoulders * 0.42, top + 0.03 + row * 0.042, 0.0105),
          color,
        );
  },
  flowers: (tools, color) => printed(tools, 'floral', color),
  rainbow: (tools, color) => printed(tools, 'rainbow', color),
  knit: (tools, color) => {
    const { top, waist, hip, shoulders, neck, front } = torsoFrame(tools);
    for (let cable = -3; cable <= 3; cable++)
      for (let y = top + 0.05; y < hip; y += 0.022)
        line(
          tools.context,
          pathAt(cable * shoulders * 0.3 + front * 0.3, y, 'M-0.012 0l0.012 0.012l0.012 -0.012'),
          toCss(color, 0.7),
          0.005,
        );
    line(
      tools.context,
      `M${-neck * 1.15} ${top - 0.014}Q${front} ${top + 0.045} ${neck * 1.15} ${top - 0.014}`,
      color,
      0.03,
    );
    line(tools.context, `M${-shoulders} ${Math.max(waist, hip - 0.005)}H${shoulders}`, color, 0.022);
  },
  hoops: (tools, color) => {
    const { top, shoulders } = torsoFrame(tools);
    for (let row = 0; row < 7; row++)
      line(
        tools.context,
        `M${-shoulders * 1.2} ${top + 0.05 + row * 0.05}Q0 ${top + 0.075 + row * 0.05} ${shoulders * 1.2} ${top + 0.05 + row * 0.05}`,
        color,
        0.021,
      );
  },
  stripes: (tools, color) => {
    const { top, hip, shoulders } = torsoFrame(tools);
    for (let stripe = -4; stripe <= 4; stripe++)
      line(tools.context, `M${stripe * shoulders * 0.26} ${top - 0.02}V${hip + 0.06}`, color, 0.011);
  },
  wraps: (tools, color) => {
    const { top, shoulders } = torsoFrame(tools);
    for (let band = 0; band < 11; band++) {
      const y = top + band * 0.034;
      const slant = (band % 3) * 0.016 - 0.014;
      line(tools.context, pathAt(0, y, 'M-1.2 1L1.2 -1', shoulders, slant), shade(color, 0.5), 0.005);
    }
  },
  zip: (tools, color) => {
    const { top, hip, front } = torsoFrame(tools);
    line(tools.context, `M${front} ${top - 0.02}V${hip + 0.06}`, color, 0.009);
    line(
      tools.context,
      `M${-0.06} ${top - 0.006}Q${front} ${top + 0.03} 0.06 ${top - 0.006}`,
      scale(tools.look.torso, 0.7),
      0.03,
    );
  },
} satisfies Record<string, (tools: FigureTools, color: Rgb) => void>;

function printed(tools: FigureTools, kind: ClothPrint['kind'], color: Rgb): void {
  const { top, hip, shoulders } = torsoFrame(tools);
  const area = { left: -shoulders * 1.2, right: shoulders * 1.2, top: top - 0.03, bottom: hip + 0.04 };
  drawPrint(tools.context, { kind, color }, area, tools.random.fork('print'));
}
