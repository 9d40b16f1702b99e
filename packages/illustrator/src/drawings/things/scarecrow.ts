import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { coloredRows } from '../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../pen/pen.ts';
import { anchorAll } from '../pen/sketch.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

/** A scarecrow on its cross: straw hands, patched coat and a hat. */
export const drawScarecrow = thing(
  { left: -0.66, right: 0.66, top: -1.12 },
  (tools, { random, color, bareHead }) => {
    const coat: Rgb = color ?? pickColor(random, '#4f6f9a #8a5a3a #5f7d4a #a2453a');
    const straw: Rgb = [228, 190, 96];
    tools.rod('0,-0.72 0,0', '0.05 0.055', [122, 86, 54]);
    tools.rod('-0.56,-0.62 0.56,-0.62', '0.04 0.04', [122, 86, 54]);
    for (const side of [-1, 1]) drawStraw(tools, side * 0.5, -0.62, side, straw, random.range(0, 0.4));
    for (let blade = 0; blade < 9; blade++)
      tools.rod(
        `${-0.12 + blade * 0.03},-0.3 ${-0.19 + blade * 0.048},${-0.14 - (blade % 3) * 0.03}`,
        '0.02 0.006',
        scale(straw, 0.85 + (blade % 3) * 0.1),
        0.006,
      );
    const trousers = scale(mix(coat, [60, 60, 90], 0.6), 0.8);
    tools.solid('M-0.17 -0.42H0.17L0.2 -0.2L0.03 -0.22L0 -0.32L-0.04 -0.2L-0.2 -0.23Z', trousers, 0.03);
    tools.solid(
      'M-0.13 -0.74Q0 -0.7 0.13 -0.74L0.5 -0.71L0.5 -0.52L0.2 -0.54L0.22 -0.3L0.12 -0.33L0.04 -0.28L-0.06 -0.33L-0.14 -0.28L-0.22 -0.32L-0.2 -0.54L-0.5 -0.52L-0.5 -0.71Z',
      coat,
      0.04,
    );
    tools.stroke('M0 -0.7V-0.34', scale(coat, 0.66), 0.008);
    for (const y of [-0.62, -0.52, -0.42]) tools.ball(0.025, y, 0.015, [240, 214, 140]);
    for (const [x, y, tone] of coloredRows<2>('-0.13,-0.42,#d9a441 0.3,-0.61,#c2564a 0.12,-0.5,#7fa3b8')) {
      tools.solid(box(x, y, 0.085, 0.085, 0.008), tone, 0.01);
      tools.stroke(
        pathAt(x, y, 'M-0.05 -0.07h0.016M0.034 -0.07h0.016M-0.05 -0.02h0.016M0.034 -0.02h0.016'),
        [60, 44, 36],
        0.006,
      );
    }
    const sack: Rgb = [222, 190, 140];
    tools.solid(
      'M-0.13 -0.76Q-0.17 -0.96 0 -0.97Q0.17 -0.96 0.13 -0.76Q0.06 -0.72 0 -0.72Q-0.06 -0.72 -0.13 -0.76Z',
      sack,
      0.04,
    );
    tools.solid(box(0, -0.71, 0.2, 0.035, 0.012), [176, 60, 52], 0.01);
    for (const side of [-1, 1]) {
      tools.ball(side * 0.055, -0.87, 0.022, [48, 38, 34]);
      tools.flat(ellipse(side * 0.055 - 0.007, -0.878, 0.007), [255, 255, 255]);
      tools.flat(ellipse(side * 0.09, -0.81, 0.025, 0.017), 'rgba(220,100,80,0.45)');
    }
    tools.solid('M0 -0.86L0.02 -0.82H-0.02Z', [224, 128, 50], 0.006);
    tools.stroke(
      'M-0.06 -0.785Q0 -0.75 0.06 -0.785M-0.03 -0.78v0.022M0 -0.772v0.022M0.03 -0.78v0.022',
      [88, 52, 40],
      0.01,
    );
    for (let blade = 0; blade < 8; blade++) {
      const side = blade < 4 ? -1 : 1;
      tools.rod(
        `${side * (0.06 + (blade % 4) * 0.022)},-0.95 ${side * (0.1 + (blade % 4) * 0.03)},${-0.85 + (blade % 2) * 0.03}`,
        '0.016 0.005',
        straw,
        0.004,
      );
    }
    if (!bareHead) drawStrawHat(tools, random.chance(0.5) ? straw : [126, 92, 60]);
    anchorAll(tools.sheet, 'hat 0,-0.95 tools 0.55,-0.62 face 0,-0.84');
    tools.sheet.head(0.3);
  },
);

function drawStraw(tools: ThingTools, x: number, y: number, side: number, straw: Rgb, droop: number): void {
  for (let blade = 0; blade < 8; blade++) {
    const angle = -0.7 + blade * 0.2 + droop;
    tools.rod(
      `${x - side * 0.02},${y} ${x + side * Math.cos(angle) * 0.13},${y + Math.sin(angle) * 0.13}`,
      '0.022 0.005',
      scale(straw, 0.85 + (blade % 3) * 0.12),
      0.006,
    );
  }
}

function drawStrawHat(tools: ThingTools, felt: Rgb): void {
  tools.solid('M-0.27 -0.91Q0 -0.99 0.27 -0.91Q0.2 -0.86 0 -0.89Q-0.2 -0.86 -0.27 -0.91Z', felt, 0.02);
  tools.solid('M-0.14 -0.93Q-0.11 -1.1 -0.02 -1.06Q0.1 -1.12 0.14 -0.93Q0 -0.97 -0.14 -0.93Z', felt, 0.03);
  tools.solid('M-0.142 -0.955Q0 -1 0.142 -0.955L0.14 -0.92Q0 -0.965 -0.14 -0.92Z', [168, 62, 50], 0.01);
}
