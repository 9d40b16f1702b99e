import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { points } from '../../../core/number-tables.ts';
import { clipped, ellipse, fill, limb, line, path, pathAt } from '../../pen/pen.ts';
import { type DrawHeld, GOLD, type HeldPen, STEEL, WOOD } from './held-pen.ts';
import { SLANT } from './slant.ts';

function flame(pen: HeldPen, x: number, y: number, size: number): void {
  pen.glow(
    pathAt(x, y, 'M-0.5 0Q-0.8 -1 0 -2Q0.8 -1 0.5 0Q0 0.4 -0.5 0Z', size, size),
    [255, 176, 66],
    x,
    y - size * 0.7,
    size * 5,
  );
}

function pole({ floor, line }: HeldPen, top: number, color: Rgb = WOOD): void {
  line(`M0 ${floor}V${top}`, color, 0.02);
}

/** A shaft through the hand that slants down to the ground ahead, and what is at its foot. */
function atFoot(pen: HeldPen, above: number, length: number, draw: () => void): void {
  const end = pen.floor - length;
  pen.line(`M${-above * SLANT} ${-above}L${end * SLANT} ${end}`, WOOD, 0.022);
  framed(pen.context, { at: [end * SLANT, end], turn: -Math.atan(SLANT) }, draw);
}

export const TOOLS = {
  'hockey-stick': (pen) => {
    pen.line(`M0 -0.12L0.1 ${pen.floor - 0.02}`, WOOD, 0.02);
    pen.line(`M0.1 ${pen.floor - 0.016}L0.24 ${pen.floor}`, [44, 44, 52], 0.036);
    pen.line('M0 -0.12L0.012 -0.02', [44, 44, 52], 0.026);
  },
  'golf-club': (pen) => {
    pen.line(`M0 -0.06L0.08 ${pen.floor - 0.01}`, STEEL, 0.012);
    pen.line(`M0.08 ${pen.floor - 0.01}l0.06 -0.004`, [70, 74, 84], 0.034);
    pen.line('M0 -0.06L0.014 0.03', [44, 44, 52], 0.02);
  },
  knitting: (pen, color) => {
    pen.model('M-0.14 -0.01H0.03L0.04 0.13Q-0.05 0.16 -0.13 0.12Z', color, 0.014);
    for (let row = 0; row < 4; row++)
      pen.line(
        `M-0.135 ${0.02 + row * 0.03}Q-0.05 ${0.035 + row * 0.03} 0.035 ${0.02 + row * 0.03}`,
        toCss(scale(color, 0.6), 0.6),
        0.005,
      );
    pen.line('M-0.17 -0.1L0.05 0.01M0.07 -0.12L-0.15 0.01', [222, 200, 160], 0.012);
    fill(pen.context, ellipse(-0.17, -0.1, 0.013), [206, 60, 70]);
    fill(pen.context, ellipse(0.07, -0.12, 0.013), [206, 60, 70]);
  },
  'bubble-wand': (pen) => {
    pen.line('M0 0.02V-0.09', [236, 110, 150], 0.014);
    line(pen.context, ellipse(0, -0.13, 0.038), [236, 110, 150], 0.011);
    for (const [x, y, radius] of [
      [0.12, -0.16, 0.036],
      [0.2, -0.25, 0.026],
      [0.26, -0.13, 0.046],
    ] as const) {
      fill(pen.context, ellipse(x, y, radius), 'rgba(214,240,252,0.4)');
      line(pen.context, ellipse(x, y, radius), 'rgba(250,214,244,0.95)', 0.006);
      fill(
        pen.context,
        ellipse(x - radius * 0.35, y - radius * 0.4, radius * 0.22),
        'rgba(255,255,255,0.95)',
      );
    }
  },
  broom: (pen, color) => {
    atFoot(pen, 0.3, 0.17, () => {
      pen.model('M-0.036 -0.02H0.036L0.1 0.17Q0 0.2 -0.1 0.17Z', color, 0.018);
      for (let straw = -3; straw <= 3; straw++)
        pen.line(`M${straw * 0.008} 0L${straw * 0.026} 0.16`, toCss(scale(color, 0.55), 0.6), 0.005);
      pen.line('M-0.038 -0.012H0.038', [160, 52, 46], 0.017);
    });
  },
  torch: (pen) => {
    pen.model('M-0.016 0.1L0.016 0.1L0.034 -0.14H-0.034Z', WOOD, 0.01);
    flame(pen, 0, -0.15, 0.06);
  },
  lantern: (pen, color) => {
    pen.line('M0 0Q-0.05 0.02 -0.045 0.06M0 0Q0.05 0.02 0.045 0.06', [60, 52, 48], 0.009);
    pen.glow('M-0.045 0.08H0.045L0.05 0.19H-0.05Z', color, 0, 0.14, 0.24);
    pen.line(
      'M-0.06 0.07H0.06M-0.06 0.2H0.06M-0.05 0.07L-0.054 0.2M0.05 0.07L0.054 0.2M0 0.07V0.2',
      [66, 54, 48],
      0.012,
    );
  },
  candle: (pen) => {
    pen.model('M-0.018 0.04V-0.1H0.018V0.04Z', [250, 240, 214], 0.008);
    pen.line('M-0.05 0.03Q0 0.06 0.05 0.03', GOLD, 0.016);
    flame(pen, 0, -0.11, 0.025);
  },
  flag: (pen, color) => {
    pen.line(`M-0.006 ${pen.floor}L0.01 -0.46`, WOOD, 0.018);
    pen.model(
      'M0.01 -0.45q0.1 -0.03 0.18 0.02t0.16 0.01v0.17q-0.09 0.03 -0.17 -0.01t-0.165 0.01Z',
      color,
      0.02,
    );
  },
  bucket: (pen, color) => {
    pen.line('M-0.075 0.09Q0 -0.06 0.075 0.09', [110, 116, 128], 0.009);
    pen.model('M-0.085 0.08H0.085L0.065 0.22Q0 0.24 -0.065 0.22Z', color, 0.02);
    fill(pen.context, ellipse(0, 0.08, 0.085, 0.02), scale(color, 0.6));
  },
  'watering-can': (pen, color) => {
    pen.line('M-0.04 0.05Q0 -0.05 0.04 0.05', color, 0.014);
    pen.line('M0.07 0.14L0.17 0.03', color, 0.02);
    pen.model('M-0.08 0.05H0.08L0.085 0.18Q0 0.2 -0.085 0.18Z', color, 0.02);
    pen.model('M0.14 0.03L0.19 -0.02L0.21 0.04Z', color, 0.006);
  },
  pitchfork: (pen) => {
    pole(pen, -0.26);
    pen.line(
      'M-0.06 -0.4V-0.3Q-0.06 -0.26 0 -0.26Q0.06 -0.26 0.06 -0.3V-0.4M0 -0.26V-0.42',
      [110, 114, 124],
      0.014,
    );
  },
  shovel: (pen) => {
    atFoot(pen, 0.26, 0.1, () => {
      pen.model('M-0.06 -0.04H0.06L0.056 0.08Q0 0.16 -0.056 0.08Z', STEEL, 0.014);
    });
    pen.line(`M${-0.26 * SLANT - 0.03} -0.25l0.06 -0.026`, WOOD, 0.022);
  },
  rake: (pen) => {
    atFoot(pen, 0.28, 0.05, () => {
      pen.line('M-0.1 0H0.1', [110, 114, 124], 0.016);
      for (let tooth = -4; tooth <= 4; tooth++) pen.line(`M${tooth * 0.023} 0v0.05`, [110, 114, 124], 0.008);
    });
  },
  wrench: (pen) => {
    pen.line('M-0.02 0.07L0.04 -0.11', STEEL, 0.026);
    pen.line('M0.015 -0.16Q0.01 -0.11 0.05 -0.11Q0.09 -0.12 0.085 -0.15', STEEL, 0.024);
  },
  saw: (pen) => {
    pen.model('M-0.03 -0.02L0.28 -0.1L0.28 -0.08L-0.02 0.04Z', STEEL, 0.008);
    pen.line('M-0.05 -0.02Q-0.08 0.04 -0.02 0.05', WOOD, 0.022);
  },
  'rolling-pin': (pen) => {
    pen.line('M-0.14 0.03L0.14 -0.03', WOOD, 0.018);
    pen.model(limb('-0.09,0.02 0,0 0.09,-0.02', [0.05, 0.056, 0.05]), [226, 182, 128], 0.014);
  },
  ladle: (pen) => {
    pen.line('M-0.01 0.06L0.05 -0.2', WOOD, 0.015);
    pen.model(ellipse(0.056, -0.22, 0.036, 0.028), WOOD, 0.01);
  },
  pan: (pen) => {
    const iron: Rgb = [62, 62, 70];
    pen.line('M-0.03 0.012L0.09 -0.01', WOOD, 0.022);
    pen.model('M0.08 -0.03H0.3Q0.29 0.03 0.25 0.034H0.13Q0.09 0.03 0.08 -0.03Z', iron, 0.014);
    pen.model(ellipse(0.19, -0.03, 0.11, 0.017), scale(iron, 1.5), 0.006);
    // What is tossed turns over in the air.
    pen.model(ellipse(0.2, -0.2, 0.085, 0.026, -0.4), [232, 180, 100], 0.012);
    pen.line(
      'M0.11 -0.09q-0.01 -0.03 0.004 -0.05M0.27 -0.09q0.016 -0.04 0.01 -0.06',
      'rgba(255,255,255,0.6)',
      0.006,
    );
  },
  'fishing-rod': (pen) => {
    pen.line('M-0.05 0.09Q0.12 -0.2 0.36 -0.44', WOOD, 0.014);
    pen.line(`M0.36 -0.44Q0.42 0 0.41 ${pen.floor - 0.1}`, 'rgba(240,240,240,0.85)', 0.004);
    fill(pen.context, ellipse(0.41, pen.floor - 0.09, 0.018, 0.022), [216, 56, 48]);
    fill(pen.context, ellipse(-0.005, 0.012, 0.026), [90, 92, 100]);
  },
  net: (pen, color) => {
    const floor = Math.min(pen.floor - 0.02, 0.42);
    const shape = path(
      `M-0.22 -0.04Q-0.1 0.02 0.04 -0.02Q0.2 ${floor * 0.4} 0.22 ${floor * 0.9}Q0 ${floor + 0.03} -0.24 ${floor * 0.94}Q-0.3 ${floor * 0.4} -0.22 -0.04Z`,
    );
    fill(pen.context, shape, toCss(mix(color, [120, 130, 120], 0.5), 0.42));
    clipped(pen.context, shape, () => {
      for (let thread = -14; thread <= 14; thread++)
        pen.line(
          `M${thread * 0.04} -0.1l0.32 0.62M${thread * 0.04} -0.1l-0.32 0.62`,
          toCss(color, 0.85),
          0.006,
        );
    });
    pen.line(`M-0.22 -0.04Q-0.1 0.02 0.04 -0.02`, color, 0.016);
    for (const [x, y] of points('-0.16,-0.02 -0.06,0 0.03,-0.02'))
      fill(pen.context, ellipse(x, y, 0.022, 0.018), [226, 120, 60]);
  },
  hose: (pen) => {
    pen.line(
      `M0 0.02Q-0.14 ${pen.floor * 0.5} -0.02 ${pen.floor - 0.03}T-0.3 ${pen.floor - 0.02}`,
      [196, 160, 92],
      0.03,
    );
    pen.line('M-0.02 0.03L0.1 -0.06', [214, 178, 90], 0.026);
    pen.line(
      'M0.1 -0.06Q0.26 -0.2 0.4 -0.12M0.1 -0.06Q0.26 -0.16 0.38 -0.04',
      'rgba(190,226,250,0.85)',
      0.018,
    );
  },
} satisfies Record<string, DrawHeld>;
