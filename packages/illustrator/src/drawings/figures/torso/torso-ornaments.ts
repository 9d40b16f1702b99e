import { colourList, mix, type Rgb, scale, toCss } from '../../../core/colour.ts';
import { box, ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import { star } from '../../pen/star-shape.ts';
import type { FigureTools } from '../figure.types.ts';
import { torsoFrame } from './torso-frame.ts';

type OrnamentDetail =
  | 'badge'
  | 'bare-chest'
  | 'belly'
  | 'bow-tie'
  | 'cross'
  | 'emblem'
  | 'garland'
  | 'lace'
  | 'medal'
  | 'necklace'
  | 'number'
  | 'ribs'
  | 'ruff'
  | 'sash'
  | 'shells'
  | 'sparkles'
  | 'stethoscope'
  | 'tie';

export const ORNAMENT_DETAILS: Record<OrnamentDetail, (tools: FigureTools, colour: Rgb) => void> = {
  badge: (tools, colour) => {
    const { top, front, shoulders } = torsoFrame(tools);
    fill(tools.context, star(front - shoulders * 0.42, top + 0.1, 0.03), colour);
    line(
      tools.context,
      star(front - shoulders * 0.42, top + 0.1, 0.03),
      toCss(scale(colour, 0.5), 0.8),
      0.003,
    );
  },
  'bare-chest': (tools) => {
    const { top, waist, front, shoulders } = torsoFrame(tools);
    const { skin, feminine } = tools.look;
    if (feminine) return;
    const shadow = toCss(scale(skin, 0.6), 0.6);
    const pec = top + 0.105;
    line(
      tools.context,
      `M${front - shoulders * 0.72} ${pec - 0.02}Q${front - shoulders * 0.4} ${pec + 0.022} ${front} ${pec}Q${front + shoulders * 0.4} ${pec + 0.022} ${front + shoulders * 0.72} ${pec - 0.02}M${front} ${pec}V${waist + 0.02}`,
      shadow,
      0.005,
    );
    for (const rise of [0.055, 0.09])
      line(
        tools.context,
        `M${front - 0.035} ${pec + rise}q0.018 0.007 0.03 0M${front + 0.006} ${pec + rise}q0.018 0.007 0.03 0`,
        shadow,
        0.004,
      );
  },
  belly: (tools, colour) => {
    const { waist, front, middle } = torsoFrame(tools);
    tools.model(ellipse(front * 0.7, waist - 0.004, middle * 1.2, 0.1), colour, 0.03, 0);
  },
  'bow-tie': (tools, colour) => {
    const { top, front } = torsoFrame(tools);
    tools.model(
      `M${front * 0.8} ${top + 0.03}l-0.036 -0.022v0.044ZM${front * 0.8} ${top + 0.03}l0.036 -0.022v0.044Z`,
      colour,
      0.008,
      0.003,
    );
    fill(tools.context, ellipse(front * 0.8, top + 0.03, 0.009), scale(colour, 0.8));
  },
  cross: (tools, colour) => {
    const { top, waist, front, neck } = torsoFrame(tools);
    line(
      tools.context,
      `M${-neck} ${top - 0.014}L${front} ${waist - 0.085}L${neck} ${top - 0.014}`,
      scale(colour, 0.8),
      0.005,
    );
    line(tools.context, pathAt(front, waist, 'M0 -0.095v0.075M-0.024 -0.07h0.048'), colour, 0.014);
  },
  emblem: (tools, colour) => {
    const { top, front } = torsoFrame(tools);
    const y = top + 0.095;
    tools.model(
      pathAt(front, y, 'M-0.05 -0.035H0.05L0.062 -0.008L0 0.055L-0.062 -0.008Z'),
      colour,
      0.008,
      0.004,
    );
    fill(tools.context, star(front, y - 0.002, 0.03), mix(colour, [200, 40, 40], 0.75));
  },
  garland: (tools, colour) => {
    const { top, front, neck, waist } = torsoFrame(tools);
    const beads = [colour, mix(colour, [255, 210, 80], 0.6), mix(colour, [255, 255, 255], 0.5)] as const;
    const drop = (waist - top) * 0.86;
    for (let bead = 0; bead <= 22; bead++) {
      const angle = Math.PI * (bead / 22);
      tools.model(
        ellipse(front * 0.6 + Math.cos(angle) * neck * 1.5, top - 0.006 + Math.sin(angle) * drop, 0.0165),
        beads[bead % 3]!,
        0.007,
        0.002,
      );
    }
  },
  lace: (tools, colour) => {
    const { top, waist, front } = torsoFrame(tools);
    for (let knot = 0; knot < 4; knot++) {
      const y = top + 0.06 + (knot * (waist - top - 0.07)) / 4;
      line(tools.context, pathAt(front, y, 'M-0.024 0L0.024 0.022M0.024 0L-0.024 0.022'), colour, 0.006);
    }
  },
  medal: (tools, colour) => {
    const { top, front, shoulders } = torsoFrame(tools);
    for (const [place, tone] of colourList('#ce363c #3c64b4 #468c5a').entries()) {
      const x = front - shoulders * 0.62 + place * 0.03;
      fill(tools.context, box(x, top + 0.1, 0.02, 0.028), tone);
      fill(tools.context, ellipse(x, top + 0.11, 0.012), colour);
    }
  },
  necklace: (tools, colour) => {
    const { top, front, neck } = torsoFrame(tools);
    line(
      tools.context,
      `M${-neck * 1.1} ${top - 0.01}Q${front} ${top + 0.09} ${neck * 1.1} ${top - 0.01}`,
      scale(colour, 0.8),
      0.014,
    );
    line(
      tools.context,
      `M${-neck * 1.1} ${top - 0.012}Q${front} ${top + 0.086} ${neck * 1.1} ${top - 0.012}`,
      colour,
      0.008,
    );
    tools.model(
      ellipse(front * 0.8, top + 0.052, 0.015, 0.019),
      mix(colour, [60, 160, 200], 0.6),
      0.006,
      0.002,
    );
  },
  number: (tools, colour) => {
    const { top, front } = torsoFrame(tools);
    const number = 1 + tools.random.integer(9);
    tools.context.fillStyle = toCss(colour);
    fill(tools.context, ellipse(front, top + 0.12, 0.045, 0.05), toCss(colour, 0.95));
    line(
      tools.context,

      number % 2
        ? `M${front - 0.012} ${top + 0.1}l0.014 -0.012v0.06`
        : `M${front - 0.016} ${top + 0.092}h0.034l-0.024 0.056`,
      scale(tools.look.torso, 0.6),
      0.01,
    );
  },
  ribs: (tools, colour) => {
    const { top, front, middle } = torsoFrame(tools);
    for (let rib = 0; rib < 4; rib++)
      line(
        tools.context,
        `M${front - middle * 0.8} ${top + 0.07 + rib * 0.035}Q${front} ${top + 0.09 + rib * 0.035} ${front + middle * 0.8} ${top + 0.07 + rib * 0.035}`,
        toCss(scale(colour, 0.5), 0.5),
        0.006,
      );
  },
  ruff: (tools, colour) => {
    const { top, neck } = torsoFrame(tools);
    for (let fold = -6; fold <= 6; fold++) {
      const t = fold / 6;
      tools.model(
        ellipse(t * neck * 1.9, top + 0.02 * (1 - t * t) - 0.004, 0.02, 0.032, t * 0.7),
        mix(colour, scale(colour, 0.86), Math.abs(fold) % 2),
        0.008,
        0.003,
      );
    }
  },
  sash: (tools, colour) => {
    const { top, waist, shoulders, middle } = torsoFrame(tools);
    const band = `M${-shoulders * 1.1} ${top + 0.02}Q0 ${top + 0.16} ${middle * 1.4} ${waist + 0.03}`;
    line(tools.context, band, colour, 0.05);
    line(
      tools.context,
      `M${-shoulders * 1.08} ${top}Q0.01 ${top + 0.135} ${middle * 1.4} ${waist + 0.004}`,
      toCss(scale(colour, 0.6), 0.5),
      0.006,
    );
  },
  shells: (tools, colour) => {
    const { top, front, shoulders, waist } = torsoFrame(tools);
    const y = top + 0.105;
    line(
      tools.context,
      `M${-shoulders * 1.1} ${y + 0.012}Q${front} ${y + 0.034} ${shoulders * 1.2} ${y + 0.012}`,
      scale(colour, 0.7),
      0.01,
    );
    for (const side of [-1, 1]) {
      const x = front + side * shoulders * 0.46;
      const shell = pathAt(
        x,
        y,
        'M0 0.034Q-0.046 0.02 -0.042 -0.014Q0 -0.05 0.042 -0.014Q0.046 0.02 0 0.034Z',
      );
      tools.model(shell, colour, 0.012, 0.004);
      for (const rib of [-0.022, 0, 0.022])
        line(
          tools.context,
          `M${x} ${y + 0.03}L${x + rib} ${y - 0.024}`,
          toCss(scale(colour, 0.6), 0.6),
          0.0035,
        );
    }
    const skin = toCss(scale(tools.look.skin, 0.55), 0.6);
    line(tools.context, `M${front * 0.8} ${waist - 0.03}v0.008`, skin, 0.006);
  },
  sparkles: (tools, colour) => {
    const { top, waist, shoulders } = torsoFrame(tools);
    const random = tools.random.fork('sparkles');
    for (let spark = 0; spark < 22; spark++)
      fill(
        tools.context,
        star(random.range(-1, 1) * shoulders, random.range(top, waist + 0.05), random.range(0.006, 0.014)),
        colour,
      );
  },
  stethoscope: (tools, colour) => {
    const { top, waist, front, neck } = torsoFrame(tools);
    line(
      tools.context,
      `M${-neck * 1.1} ${top - 0.01}Q${front - 0.03} ${top + 0.1} ${front - 0.034} ${waist - 0.06}M${neck * 1.1} ${top - 0.01}Q${front + 0.03} ${top + 0.08} ${front + 0.03} ${waist - 0.1}`,
      colour,
      0.009,
    );
    fill(tools.context, ellipse(front - 0.034, waist - 0.05, 0.017), [206, 212, 222]);
  },
  tie: (tools, colour) => {
    const { top, waist, front } = torsoFrame(tools);
    const x = front * 0.85;
    tools.model(
      `M${x - 0.016} ${top + 0.014}H${x + 0.016}L${x + 0.01} ${top + 0.04}L${x + 0.024} ${waist - 0.06}L${x} ${waist - 0.034}L${x - 0.024} ${waist - 0.06}L${x - 0.01} ${top + 0.04}Z`,
      colour,
      0.007,
      0.003,
    );
  },
};
