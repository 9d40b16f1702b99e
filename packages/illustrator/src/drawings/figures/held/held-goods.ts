import { scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { coloredRows } from '../../../core/number-tables.ts';
import { box, ellipse, fill, limb, line, pathAt } from '../../pen/pen.ts';
import { type DrawHeld, GOLD, type HeldPen, PAPER } from './held-pen.ts';

function sheetOfPaper(pen: HeldPen, width: number, height: number, rows: number): void {
  const { context } = pen;
  framed(context, { at: [-0.035, 0], turn: -0.06 }, () => {
    pen.model(pathAt(0, 0, 'M-1 -1H0.3V0.5H-1Z', width, height), PAPER, 0.01);
    for (let row = 0; row < rows; row++)
      pen.line(
        `M${-width * 0.86} ${-height * 0.78 + (row * height * 1.15) / rows}h${width * (row % 3 === 2 ? 0.7 : 1)}`,
        'rgba(90,96,120,0.65)',
        0.007,
      );
  });
}

export const GOODS = {
  comb: (pen) => {
    for (let tooth = 0; tooth < 8; tooth++)
      pen.line(`M${0.01 + tooth * 0.017} ${-0.02 - tooth * 0.002}v0.055`, [150, 92, 48], 0.007);
    pen.model('M-0.05 -0.022L0.15 -0.044V-0.018L-0.05 0.012Z', [186, 116, 60], 0.008);
  },
  scissors: (pen) => {
    pen.line('M-0.02 0.03L0.15 -0.06M-0.02 -0.03L0.15 0.02', [206, 210, 216], 0.02);
    for (const y of [-0.04, 0.04]) line(pen.context, ellipse(-0.045, y, 0.026), [52, 52, 60], 0.014);
  },
  knife: (pen) => {
    pen.model('M0.02 -0.022L0.15 -0.03Q0.19 -0.02 0.2 0.012L0.02 0.022Z', [216, 222, 228], 0.008);
    pen.model('M-0.07 -0.02L0.025 -0.024V0.02L-0.07 0.018Z', [92, 58, 40], 0.006);
  },
  razor: (pen) => {
    pen.model('M0.01 -0.012L0.17 -0.03V0.012L0.01 0.014Z', [222, 228, 232], 0.006);
    pen.line('M0.02 0.01L-0.07 0.075', [64, 44, 36], 0.022);
  },
  book: (pen, color) => {
    const { context } = pen;
    framed(context, { at: [-0.131, -0.03] }, () => {
      pen.model(
        'M-0.135 -0.085Q-0.07 -0.1 0 -0.07Q0.07 -0.1 0.135 -0.085V0.09Q0.07 0.075 0 0.105Q-0.07 0.075 -0.135 0.09Z',
        color,
        0.014,
        0.005,
      );
      fill(
        context,
        'M-0.12 -0.096Q-0.06 -0.11 0 -0.08Q0.06 -0.11 0.12 -0.096V0.0Q0.06 -0.02 0 0.0Q-0.06 -0.02 -0.12 0.0Z',
        PAPER,
      );
      pen.line('M0 -0.08V0.1', scale(color, 0.6), 0.008);
    });
  },
  letter: (pen) => sheetOfPaper(pen, 0.15, 0.12, 5),
  // What is drawn on it is turned to who reads it: we see the folds of its back, and a little through the paper.
  map: (pen) => {
    sheetOfPaper(pen, 0.22, 0.14, 0);
    pen.line('M-0.2 -0.05Q-0.12 -0.09 -0.08 -0.01T0.02 0.03', 'rgba(196,120,100,0.22)', 0.012);
    pen.line(
      'M-0.18 -0.125L-0.165 0.065M-0.105 -0.13L-0.095 0.06M-0.03 -0.135L-0.02 0.055',
      'rgba(120,110,90,0.5)',
      0.007,
    );
    pen.line('M-0.25 -0.03L0.03 -0.05', 'rgba(120,110,90,0.4)', 0.006);
  },
  newspaper: (pen) => {
    sheetOfPaper(pen, 0.2, 0.15, 6);
    fill(pen.context, 'M-0.17 -0.1H-0.06V-0.02H-0.17Z', 'rgba(110,116,130,0.6)');
  },
  scroll: (pen) => {
    pen.model('M-0.07 -0.15H0.07V0.12H-0.07Z', [244, 228, 190], 0.01);
    for (const y of [-0.15, 0.12]) pen.model(box(0, y + 0.02, 0.18, 0.036, 0.016), [226, 196, 140], 0.01);
    pen.line(
      'M-0.045 -0.09H0.045M-0.045 -0.055H0.03M-0.045 -0.02H0.045M-0.045 0.015H0.02',
      'rgba(110,80,50,0.7)',
      0.008,
    );
  },
  cup: (pen, color) => {
    pen.line('M0.04 -0.05q0.05 0.01 0 0.06', color, 0.014);
    pen.model('M-0.045 -0.07H0.045L0.036 0.035Q0 0.05 -0.036 0.035Z', color, 0.014);
    pen.line('M-0.01 -0.09q0.02 -0.03 0 -0.055q-0.02 -0.03 0.004 -0.05', 'rgba(255,255,255,0.75)', 0.008);
  },
  glass: (pen, color) => {
    pen.model('M-0.038 -0.13H0.038Q0.04 -0.06 0 -0.05Q-0.04 -0.06 -0.038 -0.13Z', [226, 240, 246], 0.01);
    fill(pen.context, 'M-0.034 -0.1H0.034Q0.03 -0.06 0 -0.055Q-0.03 -0.06 -0.034 -0.1Z', color);
    pen.line('M0 -0.05V0.03M-0.03 0.034H0.03', 'rgba(240,248,252,0.95)', 0.009);
  },
  bottle: (pen, color) =>
    pen.model(
      'M-0.014 -0.18H0.014V-0.11Q0.04 -0.09 0.04 -0.05V0.05Q0 0.065 -0.04 0.05V-0.05Q-0.04 -0.09 -0.014 -0.11Z',
      color,
      0.014,
    ),
  bread: (pen) => {
    const { context } = pen;
    framed(context, { at: [-0.08, -0.03], turn: -0.3 }, () => {
      pen.model(
        limb('-0.19,0.012 -0.1,-0.01 0,-0.016 0.1,-0.01 0.19,0.012', [0.06, 0.12, 0.135, 0.12, 0.06]),
        [216, 148, 74],
        0.03,
        0.005,
      );
      for (const x of [-0.1, -0.035, 0.03, 0.095])
        pen.line(`M${x - 0.02} -0.035Q${x + 0.012} 0 ${x + 0.03} 0.02`, [248, 218, 160], 0.017);
    });
  },
  cake: (pen, color) => {
    pen.model(box(-0.06, 0.02, 0.3, 0.02, 0.01), [236, 232, 226], 0.006);
    pen.model(box(-0.06, 0.0, 0.24, 0.12, 0.02), color, 0.02);
    pen.model(
      'M-0.18 -0.12H0.06V-0.08Q0.03 -0.05 0 -0.08Q-0.03 -0.05 -0.06 -0.08Q-0.09 -0.05 -0.12 -0.08Q-0.15 -0.05 -0.18 -0.08Z',
      [252, 246, 238],
      0.01,
    );
    for (const x of [-0.13, -0.06, 0.01])
      pen.glow(ellipse(x, -0.16, 0.01, 0.018), [255, 200, 90], x, -0.16, 0.06);
  },
  tray: (pen) => {
    pen.model(ellipse(0, -0.03, 0.17, 0.026), [200, 206, 216], 0.01);
    pen.model('M-0.1 -0.035V-0.12H-0.05V-0.035Z', [236, 214, 120], 0.01);
    pen.model('M-0.02 -0.035L-0.045 -0.12H0.045L0.02 -0.035Z', [206, 70, 66], 0.01);
    pen.model(ellipse(0.1, -0.07, 0.036), [236, 160, 70], 0.012);
  },
  plate: (pen) => {
    pen.model(ellipse(0, -0.02, 0.13, 0.024), [248, 246, 240], 0.01);
    pen.model(ellipse(0, -0.06, 0.08, 0.05), [206, 120, 66], 0.02);
  },
  basket: (pen, color) => {
    pen.line('M-0.1 0.08Q-0.09 -0.05 0 -0.05Q0.09 -0.05 0.1 0.08', [150, 102, 58], 0.016);
    for (const [x, y, tone] of coloredRows<2>('-0.06,0.05,#d63432 0,0.03,#f0aa3c 0.06,0.05,#82aa46'))
      pen.model(ellipse(x, y, 0.038), tone, 0.014, 0.003);
    pen.model('M-0.125 0.07H0.125L0.1 0.19Q0 0.215 -0.1 0.19Z', color, 0.02);
    for (let row = 0; row < 3; row++)
      pen.line(`M-0.115 ${0.1 + row * 0.035}H0.115`, toCss(scale(color, 0.6), 0.7), 0.007);
    for (let column = -3; column <= 3; column++)
      pen.line(`M${column * 0.033} 0.08L${column * 0.029} 0.2`, toCss(scale(color, 0.6), 0.5), 0.006);
  },
  briefcase: (pen, color) => {
    pen.line('M-0.035 0.05V0.02H0.035V0.05', scale(color, 0.6), 0.012);
    pen.model(box(0, 0.19, 0.23, 0.145, 0.014), color, 0.018);
    pen.line('M-0.115 0.11H0.115', scale(color, 0.6), 0.007);
    fill(pen.context, box(0, 0.12, 0.026, 0.022), GOLD);
  },
  bag: (pen, color) => {
    pen.line('M-0.06 0.09Q0 -0.06 0.06 0.09', scale(color, 0.7), 0.012);
    pen.model('M-0.085 0.07H0.085L0.1 0.2Q0 0.225 -0.1 0.2Z', color, 0.02);
  },
  sack: (pen, color) => {
    pen.model(
      'M-0.03 0.02Q-0.16 0.06 -0.15 0.2Q-0.1 0.28 0.02 0.27Q0.13 0.25 0.11 0.14Q0.08 0.06 0.01 0.02Z',
      color,
      0.035,
    );
    pen.line('M-0.04 0.02H0.03', scale(color, 0.6), 0.022);
  },
  apple: (pen, color) => {
    pen.model(
      'M0 -0.07Q-0.06 -0.1 -0.06 -0.04Q-0.05 0.02 0 0.015Q0.05 0.02 0.06 -0.04Q0.06 -0.1 0 -0.07Z',
      color,
      0.018,
    );
    pen.line('M0 -0.07Q0.0 -0.1 0.02 -0.11', [96, 66, 40], 0.008);
    fill(pen.context, ellipse(0.034, -0.105, 0.024, 0.011, -0.4), [104, 160, 70]);
  },
  'ice-cream': (pen, color) => {
    pen.model('M-0.04 -0.05H0.04L0 0.08Z', [222, 164, 96], 0.012);
    pen.model(ellipse(0, -0.085, 0.05), color, 0.016);
    pen.model(ellipse(0, -0.14, 0.038), [250, 238, 220], 0.014);
  },
  lollipop: (pen, color) => {
    pen.line('M0 0.06V-0.07', [250, 248, 240], 0.01);
    pen.model(ellipse(0, -0.11, 0.055), color, 0.016);
    pen.line(
      'M0 -0.11q0.02 -0.02 0.03 0.005q-0.005 0.03 -0.04 0.02q-0.03 -0.03 0.0 -0.06',
      [255, 255, 255],
      0.01,
    );
  },
} satisfies Record<string, DrawHeld>;
