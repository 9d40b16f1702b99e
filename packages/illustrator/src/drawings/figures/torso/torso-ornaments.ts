import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
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

export const ORNAMENT_DETAILS: Record<OrnamentDetail, (tools: FigureTools, color: Rgb) => void> = {
  badge: (tools, color) => {
    const { top, front, shoulders } = torsoFrame(tools);
    fill(tools.context, star(front - shoulders * 0.42, top + 0.1, 0.03), color);
    line(
      tools.context,
      star(front - shoulders * 0.42, top + 0.1, 0.03),
      toCss(scale(color, 0.5), 0.8),
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
  belly: (tools, color) => {
    const { waist, front, middle } = torsoFrame(tools);
    tools.model(ellipse(front * 0.7, waist - 0.004, middle * 1.2, 0.1), color, 0.03, 0);
  },
  'bow-tie': (tools, color) => {
    const { top, front } = torsoFrame(tools);
    tools.model(
      `M${front * 0.8} ${top + 0.03}l-0.036 -0.022v0.044ZM${front * 0.8} ${top + 0.03}l0.036 -0.022v0.044Z`,
      color,
      0.008,
      0.003,
    );
    fill(tools.context, ellipse(front * 0.8, top + 0.03, 0.009), scale(color, 0.8));
  },
  cross: (tools, color) => {
    const { top, waist, front, neck } = torsoFrame(tools);
    line(
      tools.context,
      `M${-neck} ${top - 0.014}L${front} ${waist - 0.085}L${neck} ${top - 0.014}`,
      scale(color, 0.8),
      0.005,
    );
    line(tools.context, pathAt(front, waist, 'M0 -0.095v0.075M-0.024 -0.07h0.048'), color, 0.014);
  },
  emblem: (tools, color) => {
    const { top, front } = torsoFrame(tools);
    const y = top + 0.095;
    tools.model(
      pathAt(front, y, 'M-0.05 -0.035H0.05L0.062 -0.008L0 0.055L-0.062 -0.008Z'),
      color,
      0.008,
      0.004,
    );
    fill(tools.context, star(front, y - 0.002, 0.03), mix(color, [200, 40, 40], 0.75));
  },
  garland: (tools, color) => {
    const { top, front, neck, waist } = torsoFrame(tools);
    const beads = [color, mix(color, [255, 210, 80], 0.6), mix(color, [255, 255, 255], 0.5)] as const;
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
  lace: (tools, color) => {
    const { top, waist, front } = torsoFrame(tools);
    for (let knot = 0; knot < 4; knot++) {
      const y = top + 0.06 + (knot * (waist - top - 0.07)) / 4;
      line(tools.context, pathAt(front, y, 'M-0.024 0L0.024 0.022M0.024 0L-0.024 0.022'), color, 0.006);
    }
  },
  medal: (tools, color) => {
    const { top, front, shoulders } = torsoFrame(tools);
    for (const [place, tone] of colorList('#ce363c #3c64b4 #468c5a').entries()) {
      const x = front - shoulders * 0.62 + place * 0.03;
      fill(tools.context, box(x, top + 0.1, 0.02, 0.028), tone);
      fill(tools.context, ellipse(x, top + 0.11, 0.012), color);
    }
  },
  necklace: (tools, color) => {
    const { top, front, neck } = torsoFrame(tools);
    line(
      tools.context,
      `M${-neck * 1.1} ${top - 0.01}Q${front} ${top + 0.09} ${neck * 1.1} ${top - 0.01}`,
      scale(color, 0.8),
      0.014,
    );
    line(
      tools.context,
      `M${-neck * 1.1} ${top - 0.012}Q${front} ${top + 0.086} ${neck * 1.1} ${top - 0.012}`,
      color,
      0.008,
    );
    tools.model(
      ellipse(front * 0.8, top + 0.052, 0.015, 0.019),
      mix(color, [60, 160, 200], 0.6),
      0.006,
      0.002,
    );
  },
  number: (tools, color) => {
    const { top, front } = torsoFrame(tools);
    const number = 1 + tools.random.integer(9);
    tools.context.fillStyle = toCss(color);
    fill(tools.context, ellipse(front, top + 0.12, 0.045, 0.05), toCss(color, 0.95));
    line(
      tools.context,

      number % 2
        ? `M${front - 0.012} ${top + 0.1}l0.014 -0.012v0.06`
        : `M${front - 0.016} ${top + 0.092}h0.034l-0.024 0.056`,
      scale(tools.look.torso, 0.6),
      0.01,
    );
  },
  ribs: (tools, color) => {
    const { top, front, middle } = torsoFrame(tools);
    for (let rib = 0; rib < 4; rib++)
      line(
        tools.context,
        `M${front - middle * 0.8} ${top + 0.07 + rib * 0.035}Q${front} ${top + 0.09 + rib * 0.035} ${front + middle * 0.8} ${top + 0.07 + rib * 0.035}`,
        toCss(scale(color, 0.5), 0.5),
        0.006,
      );
  },
  ruff: (tools, color) => {
    const { top, neck } = torsoFrame(tools);
    for (let pair = 12; pair >= 0; pair--) {
      const fold = Math.ceil(pair / 2) * (pair % 2 === 0 ? 1 : -1);
      const t = fold / 6;
      tools.model(
        // Fullest before the throat; its ends run out behind the neck.
        ellipse(
          t * neck * 1.7,
          top + 0.034 * (1 - t * t) - 0.02,
          0.02 - 0.008 * t * t,
          0.036 - 0.026 * t ** 4,
          t * 0.7,
        ),
        mix(color, scale(color, 0.86), Math.abs(fold) % 2),
        0.008,
        0.003,
      );
    }
  },
  sash: (tools, color) => {
    const { top, waist, shoulders, middle } = torsoFrame(tools);
    const band = `M${-shoulders * 1.1} ${top + 0.02}Q0 ${top + 0.16} ${middle * 1.4} ${waist + 0.03}`;
    line(tools.context, band, color, 0.05);
    line(
      tools.context,
      `M${-shoulders * 1.08} ${top}Q0.01 ${top + 0.135} ${middle * 1.4} ${waist + 0.004}`,
      toCss(scale(color, 0.6), 0.5),
      0.006,
    );
  },
  shells: (tools, color) => {
    const { top, front, shoulders, waist } = torsoFrame(tools);
    const y = top + 0.105;
    line(
      tools.context,
      `M${-shoulders * 1.1} ${y + 0.012}Q${front} ${y + 0.034} ${shoulders * 1.2} ${y + 0.012}`,
      scale(color, 0.7),
      0.01,
    );
    for (const side of [-1, 1]) {
      const x = front + side * shoulders * 0.46;
      const shell = pathAt(
        x,
        y,
        'M0 0.034Q-0.046 0.02 -0.042 -0.014Q0 -0.05 0.042 -0.014Q0.046 0.02 0 0.034Z',
      );
      tools.model(shell, color, 0.012, 0.004);
      for (const rib of [-0.022, 0, 0.022])
        line(
          tools.context,
          `M${x} ${y + 0.03}L${x + rib} ${y - 0.024}`,
          toCss(scale(color, 0.6), 0.6),
          0.0035,
        );
    }
    const skin = toCss(scale(tools.look.skin, 0.55), 0.6);
    line(tools.context, `M${front * 0.8} ${waist - 0.03}v0.008`, skin, 0.006);
  },
  sparkles: (tools, color) => {
    const { top, waist, shoulders } = torsoFrame(tools);
    const random = tools.random.fork('sparkles');
    for (let spark = 0; spark < 22; spark++)
      fill(
        tools.context,
        star(random.range(-1, 1) * shoulders, random.range(top, waist + 0.05), random.range(0.006, 0.014)),
        color,
      );
  },
  stethoscope: (tools, color) => {
    const { top, waist, front, neck } = torsoFrame(tools);
    line(
      tools.context,
      `M${-neck * 1.1} ${top - 0.01}Q${front - 0.03} ${top + 0.1} ${front - 0.034} ${waist - 0.06}M${neck * 1.1} ${top - 0.01}Q${front + 0.03} ${top + 0.08} ${front + 0.03} ${waist - 0.1}`,
      color,
      0.009,
    );
    fill(tools.context, ellipse(front - 0.034, waist - 0.05, 0.017), [206, 212, 222]);
  },
  tie: (tools, color) => {
    const { top, waist, front } = torsoFrame(tools);
    const x = front * 0.85;
    tools.model(
      `M${x - 0.016} ${top + 0.014}H${x + 0.016}L${x + 0.01} ${top + 0.04}L${x + 0.024} ${waist - 0.06}L${x} ${waist - 0.034}L${x - 0.024} ${waist - 0.06}L${x - 0.01} ${top + 0.04}Z`,
      color,
      0.007,
      0.003,
    );
  },
};
