import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { across, barrel, box, ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import type { FigureTools } from '../figure.types.ts';
import { torsoFrame } from './torso-frame.ts';

type ArmourDetail = 'breastplate' | 'chest-strap' | 'lamellar' | 'plate' | 'space-suit';

export const ARMOUR_DETAILS: Record<ArmourDetail, (tools: FigureTools, color: Rgb) => void> = {
  breastplate: (tools, color) => {
    const { top, waist, front, shoulders, middle } = torsoFrame(tools);
    const plate = `M${-shoulders * 0.8} ${top + 0.01}Q${front} ${top + 0.07} ${shoulders * 0.8} ${top + 0.01}L${shoulders * 0.96} ${top + 0.1}L${middle * 1.02} ${waist + 0.006}Q${front} ${waist + 0.034} ${-middle * 1.02} ${waist + 0.006}L${-shoulders * 0.96} ${top + 0.1}Z`;
    tools.model(plate, color, 0.03, 0.005);
    const groove = toCss(scale(color, 0.5), 0.7);
    line(
      tools.context,
      `M${front - shoulders * 0.62} ${top + 0.1}Q${front - shoulders * 0.3} ${top + 0.145} ${front} ${top + 0.115}Q${front + shoulders * 0.3} ${top + 0.145} ${front + shoulders * 0.62} ${top + 0.1}M${front} ${top + 0.115}V${waist}`,
      groove,
      0.006,
    );
    fill(
      tools.context,
      ellipse(front + tools.lightSide * shoulders * 0.42, top + 0.085, 0.018, 0.034, 0.3),
      'rgba(255,255,255,0.45)',
    );
  },
  'chest-strap': (tools, color) => {
    const { top, waist, shoulders, middle } = torsoFrame(tools);
    line(tools.context, `M${shoulders * 0.9} ${top}L${-middle * 1.1} ${waist + 0.01}`, color, 0.026);
    fill(tools.context, box(-0.01, top + 0.14, 0.03, 0.032, 0.006), [214, 178, 90]);
  },
  lamellar: (tools, color) => {
    const { top, shoulders } = torsoFrame(tools);
    const { torso, trim = [228, 184, 84] } = tools.look;
    for (let row = 0; row < 8; row++) {
      const y = top + 0.05 + row * 0.036;
      line(
        tools.context,
        `M${-shoulders * 1.1} ${y}H${shoulders * 1.1}`,
        toCss(scale(torso, 0.42), 0.85),
        0.008,
      );
      line(
        tools.context,
        pathAt(0, y, 'M-1.1 -0.028H1.1', shoulders),
        toCss(mix(color, [255, 255, 255], 0.3), 0.4),
        0.006,
      );
      for (let lace = -5; lace <= 5; lace++)
        line(tools.context, `M${lace * 0.022} ${y - 0.026}V${y - 0.01}`, trim, 0.006);
    }
  },
  plate: (tools, color) => {
    const { top, waist, hip, front, middle, shoulders } = torsoFrame(tools);
    fill(
      tools.context,
      box(0, hip + 0.03, 0.36, hip - waist + 0.03),
      across(tools.context, -middle, middle, barrel(scale(color, 0.86), tools.lightSide)),
    );
    const groove = toCss(scale(color, 0.45), 0.7);
    line(
      tools.context,
      `M${front} ${top + 0.03}V${waist}M${-middle * 1.2} ${waist}H${middle * 1.2}M${-middle * 1.3} ${waist + 0.036}H${middle * 1.3}`,
      groove,
      0.006,
    );
    line(
      tools.context,
      `M${-shoulders * 0.8} ${top + 0.02}Q${front} ${top + 0.09} ${shoulders * 0.8} ${top + 0.02}`,
      toCss([226, 190, 96], 0.9),
      0.009,
    );
    fill(
      tools.context,
      ellipse(front + tools.lightSide * shoulders * 0.44, top + 0.1, 0.02, 0.055, 0.2),
      'rgba(255,255,255,0.45)',
    );
  },
  'space-suit': (tools, color) => {
    const { top, waist, front } = torsoFrame(tools);
    if (tools.fromBehind) return;
    tools.model(box(front, waist, 0.12, 0.09, 0.014), mix(color, [190, 196, 208], 0.6), 0.01, 0.004);
    fill(tools.context, box(front - 0.028, waist - 0.046, 0.036, 0.026, 0.005), [72, 132, 206]);
    fill(tools.context, ellipse(front + 0.026, waist - 0.06, 0.01), [226, 74, 60]);
    fill(tools.context, ellipse(front + 0.026, waist - 0.032, 0.01), [246, 190, 70]);
    line(
      tools.context,
      `M${front - 0.06} ${waist - 0.04}Q${front - 0.1} ${waist - 0.02} ${front - 0.085} ${top + 0.1}`,
      [150, 156, 168],
      0.013,
    );
    line(
      tools.context,
      `M-0.06 ${top - 0.012}Q${front} ${top + 0.03} 0.06 ${top - 0.012}`,
      [150, 156, 168],
      0.02,
    );
  },
};
