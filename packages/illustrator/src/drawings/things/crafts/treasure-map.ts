import { mix, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { clipped, ellipse, path } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const INK: Rgb = [96, 62, 40];
const SHEET = path(
  'M-0.7 -0.98L-0.52 -1.02L-0.3 -0.97L-0.1 -1.01L0.2 -0.98L0.44 -1.03L0.7 -0.99L0.73 -0.74L0.7 -0.5L0.75 -0.3L0.71 -0.04L0.46 0L0.3 -0.05L0.04 0L-0.2 -0.03L-0.5 0.01L-0.72 -0.03L-0.69 -0.3L-0.74 -0.52L-0.69 -0.76Z',
);
const ISLAND =
  '-0.5,-0.48 -0.44,-0.7 -0.2,-0.82 0.06,-0.76 0.24,-0.82 0.46,-0.7 0.54,-0.48 0.42,-0.28 0.2,-0.26 0.04,-0.14 -0.22,-0.18 -0.3,-0.32 -0.44,-0.36';

/** An old map of an island: a mountain that smokes, palms, a dotted way and the cross where it ends. */
export const drawTreasureMap = thing({ left: -0.8, right: 0.8, top: -1.06 }, (tools, { color }) => {
  const paper: Rgb = color ?? [232, 206, 150];
  tools.solid(SHEET, paper, 0.06);
  clipped(tools.context, SHEET, () => {
    for (const [x, y, radius] of rows<3>('-0.66,-0.94,0.16 0.7,-0.06,0.2 -0.7,-0.06,0.13 0.66,-0.96,0.12'))
      tools.flat(ellipse(x, y, radius), 'rgba(140,86,40,0.2)');
    for (const x of [-0.24, 0.24]) tools.stroke(`M${x} -1.1V0.1`, 'rgba(110,70,36,0.3)', 0.014);
    tools.stroke('M-0.8 -0.52H0.8', 'rgba(110,70,36,0.25)', 0.012);
    for (const [x, y] of rows<2>('-0.6,-0.86 0.52,-0.86 -0.6,-0.14 0.34,-0.1 -0.62,-0.6'))
      tools.stroke(`M${x - 0.05} ${y}q0.025 -0.03 0.05 0q0.025 0.03 0.05 0`, [84, 122, 138], 0.012);
    tools.solid(ISLAND, mix(paper, [150, 176, 104], 0.5), 0.04);
    tools.stroke('M-0.34 -0.5L-0.18 -0.74L-0.1 -0.66L0 -0.5', INK, 0.02);
    tools.flat('M-0.33 -0.5L-0.19 -0.72L-0.1 -0.65L-0.01 -0.5Z', [170, 128, 92]);
    tools.flat('M-0.23 -0.66L-0.19 -0.73L-0.12 -0.66L-0.17 -0.6Z', [214, 92, 52]);
    tools.stroke('M-0.18 -0.76q-0.06 -0.05 0 -0.09q0.06 -0.03 0.01 -0.08', [120, 104, 92], 0.024);
    for (const [x, y] of rows<2>('0.3,-0.6 0.4,-0.5 -0.32,-0.4')) drawPalm(tools, x, y);
    tools.context.setLineDash([0.045, 0.035]);
    tools.stroke(
      'M-0.18 -0.24Q-0.04 -0.42 0.1 -0.38Q0.3 -0.34 0.2 -0.54Q0.14 -0.66 0.28 -0.71',
      [150, 44, 34],
      0.022,
    );
    tools.context.setLineDash([]);
    tools.stroke('M0.3 -0.77l0.1 0.1M0.4 -0.77l-0.1 0.1', [196, 36, 30], 0.038);
    drawRose(tools, 0.56, -0.2);
  });
  tools.stroke(SHEET, scale(paper, 0.6), 0.016);
});

function drawPalm(tools: ThingTools, x: number, y: number): void {
  tools.stroke(`M${x} ${y}q0.02 -0.05 0 -0.1`, INK, 0.016);
  for (const [across, down] of rows<2>('-0.06,-0.08 -0.05,-0.13 0.05,-0.13 0.06,-0.08'))
    tools.stroke(
      `M${x} ${y - 0.1}Q${x + across * 0.6} ${y - 0.15} ${x + across} ${y + down}`,
      [74, 110, 60],
      0.017,
    );
}

function drawRose(tools: ThingTools, x: number, y: number): void {
  tools.stroke(ellipse(x, y, 0.075), INK, 0.01);
  for (let point = 0; point < 4; point++) {
    const angle = (point / 4) * Math.PI * 2;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    tools.flat(
      `M${x + across * 0.12} ${y + down * 0.12}L${x - down * 0.022} ${y + across * 0.022}L${x + down * 0.022} ${y - across * 0.022}Z`,
      point === 3 ? [196, 36, 30] : INK,
    );
  }
}
