import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points } from '../../../core/number-tables.ts';
import { ellipse, fill, limb } from '../../pen/pen.ts';
import { type DrawHeld, GOLD, PAPER, STEEL, WOOD } from './held-pen.ts';
import { drawUmbrella } from './umbrella.ts';

/** Things to write, paint, look and measure with. */
export const INSTRUMENTS = {
  paintbrush: (pen, color) => {
    pen.line('M-0.03 0.06L0.08 -0.11', WOOD, 0.013);
    pen.line('M0.07 -0.1L0.09 -0.13', STEEL, 0.016);
    pen.model('M0.078 -0.126Q0.1 -0.17 0.12 -0.18Q0.12 -0.15 0.1 -0.116Z', color, 0.006, 0.003);
  },
  palette: (pen) => {
    pen.model(
      'M-0.16 -0.02C-0.17 -0.1 -0.05 -0.14 0.04 -0.1C0.12 -0.07 0.12 0.02 0.05 0.04C0.0 0.05 0.02 0.09 -0.03 0.1C-0.1 0.11 -0.15 0.05 -0.16 -0.02Z',
      [214, 168, 112],
      0.014,
    );
    const dabs: readonly Rgb[] = colorList('#d63434 #f2be3c #4082c8 #50a05a #fafaf6');
    dabs.forEach((tone, index) => {
      const angle = -2.9 + index * 0.62;
      fill(
        pen.context,
        ellipse(-0.04 + Math.cos(angle) * 0.085, -0.015 + Math.sin(angle) * 0.066, 0.02, 0.017),
        tone,
      );
    });
    fill(pen.context, ellipse(0.02, 0.0, 0.016), [120, 84, 60]);
  },
  quill: (pen) => {
    pen.model('M0.004 0.03Q0 -0.08 0.07 -0.16Q0.08 -0.06 0.012 0.03Z', [150, 176, 206], 0.006, 0.003);
    pen.line('M-0.01 0.06Q0.02 -0.06 0.07 -0.16', PAPER, 0.005);
  },
  pointer: (pen) => pen.line('M-0.02 0.04L0.2 -0.24', WOOD, 0.01),
  gavel: (pen) => {
    pen.line('M-0.03 0.04L0.07 -0.1', WOOD, 0.016);
    pen.model('M0.03 -0.15L0.12 -0.06L0.09 -0.03L0.0 -0.12Z', scale(WOOD, 0.8), 0.01);
  },
  syringe: (pen) => {
    pen.line('M-0.03 0.05L0.06 -0.09', [200, 230, 244], 0.026);
    pen.line('M0.06 -0.09L0.1 -0.15', STEEL, 0.005);
  },
  flask: (pen, color) => {
    pen.model('M-0.018 -0.12H0.018V-0.05L0.075 0.07Q0 0.1 -0.075 0.07L-0.018 -0.05Z', [226, 240, 246], 0.012);
    pen.glow('M-0.045 0.01H0.045L0.068 0.066Q0 0.09 -0.068 0.066Z', color, 0, 0.05, 0.09);
    for (const [x, y] of points('-0.01,-0.02 0.014,-0.15 -0.02,-0.18'))
      fill(pen.context, ellipse(x, y, 0.011), toCss(color, 0.7));
  },
  camera: (pen, color) => {
    pen.model('M-0.1 -0.05H0.07V0.06H-0.1Z', color, 0.014);
    pen.model('M-0.05 -0.05L-0.04 -0.075H0.02L0.03 -0.05Z', color, 0.006);
    pen.model(ellipse(-0.015, 0.006, 0.044), [92, 96, 106], 0.012);
    fill(pen.context, ellipse(-0.015, 0.006, 0.027), [40, 56, 90]);
    fill(pen.context, ellipse(-0.024, -0.004, 0.009), [230, 244, 255]);
  },
  telescope: (pen, color) => {
    pen.model(limb('-0.12,0.02 0.02,-0.01 0.2,-0.05', [0.03, 0.044, 0.07]), color, 0.014);
    pen.line('M0.0 -0.03L0.01 0.02M0.1 -0.06L0.12 0.01', mix(color, [90, 50, 20], 0.5), 0.01);
  },
  magnifier: (pen) => {
    pen.line('M0 0.05L0.03 -0.05', WOOD, 0.022);
    fill(pen.context, ellipse(0.055, -0.12, 0.07), 'rgba(200,232,250,0.55)');
    pen.line('M-0.015 -0.12A0.07 0.07 0 1 0 0.125 -0.12A0.07 0.07 0 1 0 -0.015 -0.12Z', GOLD, 0.016);
    pen.line('M0.02 -0.14Q0.04 -0.17 0.07 -0.17', 'rgba(255,255,255,0.9)', 0.01);
  },
  phone: (pen) => {
    pen.model('M-0.035 -0.11H0.035V0.03H-0.035Z', [40, 42, 52], 0.008);
    pen.glow('M-0.028 -0.1H0.028V0.014H-0.028Z', [150, 210, 255], 0, -0.045, 0.1);
  },
  mirror: (pen, color) => {
    pen.line('M0 0.08V-0.02', color, 0.024);
    pen.model(ellipse(0, -0.14, 0.1, 0.125), color, 0.014, 0.005);
    pen.model(ellipse(0, -0.14, 0.08, 0.105), [206, 230, 242], 0.02, 0.002);
    pen.line('M-0.04 -0.16L0.0 -0.21M-0.03 -0.1L0.05 -0.2', 'rgba(255,255,255,0.9)', 0.012);
  },
  clipboard: (pen) => {
    pen.model('M-0.13 -0.12H0.02V0.09H-0.13Z', WOOD, 0.008);
    // Its sheet is turned to who writes on it: an edge of paper stands out above the back of the board.
    fill(pen.context, 'M-0.118 -0.134H0.008V-0.12H-0.118Z', PAPER);
    pen.line('M-0.08 -0.128H-0.03', STEEL, 0.022);
  },
  hourglass: (pen) => {
    pen.model(
      'M-0.05 -0.16H0.05Q0.05 -0.08 0.008 -0.04Q0.05 0 0.05 0.08H-0.05Q-0.05 0 -0.008 -0.04Q-0.05 -0.08 -0.05 -0.16Z',
      [220, 236, 244],
      0.012,
    );
    fill(
      pen.context,
      'M-0.03 -0.1H0.03Q0.02 -0.07 0 -0.045Q-0.02 -0.07 -0.03 -0.1ZM-0.04 0.076Q0 0.0 0.04 0.076Z',
      [236, 190, 100],
    );
    pen.line('M-0.065 -0.165H0.065M-0.065 0.085H0.065', WOOD, 0.02);
  },
  umbrella: ({ context, lightSide }, color) =>
    drawUmbrella(context, -0.015, -0.34, 0.36, 0.05, color, lightSide),
  parasol: ({ context, lightSide }, color) =>
    drawUmbrella(context, -0.015, -0.36, 0.27, 0.05, color, lightSide),
  fan: (pen, color) => {
    for (let rib = -4; rib <= 4; rib++) {
      const angle = rib * 0.2;
      const [x, y] = [Math.sin(angle) * 0.15, -Math.cos(angle) * 0.15];
      pen.model(
        `M0 0L${x - 0.017} ${y}L${x + 0.017} ${y}Z`,
        rib % 2 ? color : mix(color, [255, 255, 255], 0.35),
        0.006,
        0.003,
      );
    }
  },
} satisfies Record<string, DrawHeld>;
