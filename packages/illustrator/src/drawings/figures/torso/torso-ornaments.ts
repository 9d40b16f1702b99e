import { colourList, mix, type Rgb, scale, toCss } from '../../../core/colour.ts';
import { box, ellipse, fill, line, pathAt } from '../../pen/pen.ts';
import { star } from '../../pen/star-shape.ts';
import type { FigurePaintbox } from '../figure.types.ts';
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

export const ORNAMENT_DETAILS: Record<OrnamentDetail, (paintbox: FigurePaintbox, colour: Rgb) => void> = {
  badge: (paintbox, colour) => {
    const { top, front, shoulders } = torsoFrame(paintbox);
    fill(paintbox.context, star(front - shoulders * 0.42, top + 0.1, 0.03), colour);
    line(
      paintbox.context,
      star(front - shoulders * 0.42, top + 0.1, 0.03),
      toCss(scale(colour, 0.5), 0.8),
      0.003,
    );
  },
  'bare-chest': (paintbox) => {
    const { top, waist, front, shoulders } = torsoFrame(paintbox);
    const { skin, feminine } = paintbox.look;
    if (feminine) return;
    const shadow = toCss(scale(skin, 0.6), 0.6);
    const pec = top + 0.105;
    line(
      paintbox.context,
      `M${front - shoulders * 0.72} ${pec - 0.02}Q${front - shoulders * 0.4} ${pec + 0.022} ${front} ${pec}Q${front + shoulders * 0.4} ${pec + 0.022} ${front + shoulders * 0.72} ${pec - 0.02}M${front} ${pec}V${waist + 0.02}`,
      shadow,
      0.005,
    );
    for (const rise of [0.055, 0.09])
      line(
        paintbox.context,
        `M${front - 0.035} ${pec + rise}q0.018 0.007 0.03 0M${front + 0.006} ${pec + rise}q0.018 0.007 0.03 0`,
        shadow,
        0.004,
      );
  },
  belly: (paintbox, colour) => {
    const { waist, front, middle } = torsoFrame(paintbox);
    paintbox.model(ellipse(front * 0.7, waist - 0.004, middle * 1.2, 0.1), colour, 0.03, 0);
  },
  'bow-tie': (paintbox, colour) => {
    const { top, front } = torsoFrame(paintbox);
    paintbox.model(
      `M${front * 0.8} ${top + 0.03}l-0.036 -0.022v0.044ZM${front * 0.8} ${top + 0.03}l0.036 -0.022v0.044Z`,
      colour,
      0.008,
      0.003,
    );
    fill(paintbox.context, ellipse(front * 0.8, top + 0.03, 0.009), scale(colour, 0.8));
  },
  cross: (paintbox, colour) => {
    const { top, waist, front, neck } = torsoFrame(paintbox);
    line(
      paintbox.context,
      `M${-neck} ${top - 0.014}L${front} ${waist - 0.085}L${neck} ${top - 0.014}`,
      scale(colour, 0.8),
      0.005,
    );
    line(paintbox.context, pathAt(front, waist, 'M0 -0.095v0.075M-0.024 -0.07h0.048'), colour, 0.014);
  },
  emblem: (paintbox, colour) => {
    const { top, front } = torsoFrame(paintbox);
    const y = top + 0.095;
    paintbox.model(
      pathAt(front, y, 'M-0.05 -0.035H0.05L0.062 -0.008L0 0.055L-0.062 -0.008Z'),
      colour,
      0.008,
      0.004,
    );
    fill(paintbox.context, star(front, y - 0.002, 0.03), mix(colour, [200, 40, 40], 0.75));
  },
  garland: (paintbox, colour) => {
    const { top, front, neck, waist } = torsoFrame(paintbox);
    const beads = [colour, mix(colour, [255, 210, 80], 0.6), mix(colour, [255, 255, 255], 0.5)] as const;
    const drop = (waist - top) * 0.86;
    for (let bead = 0; bead <= 22; bead++) {
      const angle = Math.PI * (bead / 22);
      paintbox.model(
        ellipse(front * 0.6 + Math.cos(angle) * neck * 1.5, top - 0.006 + Math.sin(angle) * drop, 0.0165),
        beads[bead % 3]!,
        0.007,
        0.002,
      );
    }
  },
  lace: (paintbox, colour) => {
    const { top, waist, front } = torsoFrame(paintbox);
    for (let knot = 0; knot < 4; knot++) {
      const y = top + 0.06 + (knot * (waist - top - 0.07)) / 4;
      line(paintbox.context, pathAt(front, y, 'M-0.024 0L0.024 0.022M0.024 0L-0.024 0.022'), colour, 0.006);
    }
  },
  medal: (paintbox, colour) => {
    const { top, front, shoulders } = torsoFrame(paintbox);
    for (const [place, tone] of colourList('#ce363c #3c64b4 #468c5a').entries()) {
      const x = front - shoulders * 0.62 + place * 0.03;
      fill(paintbox.context, box(x, top + 0.1, 0.02, 0.028), tone);
      fill(paintbox.context, ellipse(x, top + 0.11, 0.012), colour);
    }
  },
  necklace: (paintbox, colour) => {
    const { top, front, neck } = torsoFrame(paintbox);
    line(
      paintbox.context,
      `M${-neck * 1.1} ${top - 0.01}Q${front} ${top + 0.09} ${neck * 1.1} ${top - 0.01}`,
      scale(colour, 0.8),
      0.014,
    );
    line(
      paintbox.context,
      `M${-neck * 1.1} ${top - 0.012}Q${front} ${top + 0.086} ${neck * 1.1} ${top - 0.012}`,
      colour,
      0.008,
    );
    paintbox.model(
      ellipse(front * 0.8, top + 0.052, 0.015, 0.019),
      mix(colour, [60, 160, 200], 0.6),
      0.006,
      0.002,
    );
  },
  number: (paintbox, colour) => {
    const { top, front } = torsoFrame(paintbox);
    const number = 1 + paintbox.random.integer(9);
    paintbox.context.fillStyle = toCss(colour);
    fill(paintbox.context, ellipse(front, top + 0.12, 0.045, 0.05), toCss(colour, 0.95));
    line(
      paintbox.context,

      number % 2
        ? `M${front - 0.012} ${top + 0.1}l0.014 -0.012v0.06`
        : `M${front - 0.016} ${top + 0.092}h0.034l-0.024 0.056`,
      scale(paintbox.look.torso, 0.6),
      0.01,
    );
  },
  ribs: (paintbox, colour) => {
    const { top, front, middle } = torsoFrame(paintbox);
    for (let rib = 0; rib < 4; rib++)
      line(
        paintbox.context,
        `M${front - middle * 0.8} ${top + 0.07 + rib * 0.035}Q${front} ${top + 0.09 + rib * 0.035} ${front + middle * 0.8} ${top + 0.07 + rib * 0.035}`,
        toCss(scale(colour, 0.5), 0.5),
        0.006,
      );
  },
  ruff: (paintbox, colour) => {
    const { top, neck } = torsoFrame(paintbox);
    for (let fold = -6; fold <= 6; fold++) {
      const t = fold / 6;
      paintbox.model(
        ellipse(t * neck * 1.9, top + 0.02 * (1 - t * t) - 0.004, 0.02, 0.032, t * 0.7),
        mix(colour, scale(colour, 0.86), Math.abs(fold) % 2),
        0.008,
        0.003,
      );
    }
  },
  sash: (paintbox, colour) => {
    const { top, waist, shoulders, middle } = torsoFrame(paintbox);
    const band = `M${-shoulders * 1.1} ${top + 0.02}Q0 ${top + 0.16} ${middle * 1.4} ${waist + 0.03}`;
    line(paintbox.context, band, colour, 0.05);
    line(
      paintbox.context,
      `M${-shoulders * 1.08} ${top}Q0.01 ${top + 0.135} ${middle * 1.4} ${waist + 0.004}`,
      toCss(scale(colour, 0.6), 0.5),
      0.006,
    );
  },
  shells: (paintbox, colour) => {
    const { top, front, shoulders, waist } = torsoFrame(paintbox);
    const y = top + 0.105;
    line(
      paintbox.context,
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
      paintbox.model(shell, colour, 0.012, 0.004);
      for (const rib of [-0.022, 0, 0.022])
        line(
          paintbox.context,
          `M${x} ${y + 0.03}L${x + rib} ${y - 0.024}`,
          toCss(scale(colour, 0.6), 0.6),
          0.0035,
        );
    }
    const skin = toCss(scale(paintbox.look.skin, 0.55), 0.6);
    line(paintbox.context, `M${front * 0.8} ${waist - 0.03}v0.008`, skin, 0.006);
  },
  sparkles: (paintbox, colour) => {
    const { top, waist, shoulders } = torsoFrame(paintbox);
    const random = paintbox.random.fork('sparkles');
    for (let spark = 0; spark < 22; spark++)
      fill(
        paintbox.context,
        star(random.range(-1, 1) * shoulders, random.range(top, waist + 0.05), random.range(0.006, 0.014)),
        colour,
      );
  },
  stethoscope: (paintbox, colour) => {
    const { top, waist, front, neck } = torsoFrame(paintbox);
    line(
      paintbox.context,
      `M${-neck * 1.1} ${top - 0.01}Q${front - 0.03} ${top + 0.1} ${front - 0.034} ${waist - 0.06}M${neck * 1.1} ${top - 0.01}Q${front + 0.03} ${top + 0.08} ${front + 0.03} ${waist - 0.1}`,
      colour,
      0.009,
    );
    fill(paintbox.context, ellipse(front - 0.034, waist - 0.05, 0.017), [206, 212, 222]);
  },
  tie: (paintbox, colour) => {
    const { top, waist, front } = torsoFrame(paintbox);
    const x = front * 0.85;
    paintbox.model(
      `M${x - 0.016} ${top + 0.014}H${x + 0.016}L${x + 0.01} ${top + 0.04}L${x + 0.024} ${waist - 0.06}L${x} ${waist - 0.034}L${x - 0.024} ${waist - 0.06}L${x - 0.01} ${top + 0.04}Z`,
      colour,
      0.007,
      0.003,
    );
  },
};
