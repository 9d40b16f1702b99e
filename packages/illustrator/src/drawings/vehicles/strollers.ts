import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { ellipse } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';

const STEEL: Rgb = [150, 158, 168];

/** A baby carriage with its hood up, the handle for who pushes it on the left. */
export const drawStroller = thing(
  { left: -0.95, right: 0.8, top: -1.04, facing: 'right' },
  (tools, { random, color }) => {
    // Measured the other way round.
    tools.context.scale(-1, 1);
    const cloth: Rgb = color ?? pickColor(random, '#3f6f9a #a8465a #4a8a72 #6a5a92');
    for (const bend of ['-0.42,-0.22 0.3,-0.46', '0.42,-0.22 -0.3,-0.46'])
      tools.rod(bend, '0.05 0.05', STEEL, 0.015);
    tools.rod('0.4,-0.52 0.66,-0.78 0.86,-0.86', '0.05 0.045 0.05', STEEL, 0.015);
    tools.rod('0.76,-0.83 0.92,-0.88', '0.08 0.08', [52, 48, 50], 0.02);
    tools.solid(
      'M-0.62 -0.7H0.52C0.5 -0.44 0.3 -0.34 0 -0.34C-0.34 -0.34 -0.58 -0.46 -0.62 -0.7Z',
      cloth,
      0.07,
    );
    tools.solid('M-0.02 -0.7C-0.04 -1.1 0.5 -1.12 0.56 -0.68Z', scale(cloth, 0.84), 0.06);
    for (const x of [0.12, 0.27, 0.42]) tools.stroke(`M0.24 -0.69L${x} -0.96`, scale(cloth, 0.62), 0.014);
    tools.stroke('M-0.63 -0.69H0.54', mix(cloth, [255, 255, 255], 0.6), 0.04);
    for (const [x, radius] of rows<2>('-0.42,0.2 0.42,0.2')) {
      tools.stroke(ellipse(x, -radius, radius * 0.9), [58, 56, 60], 0.045);
      for (let spoke = 0; spoke < 6; spoke++) {
        const angle = (spoke / 6) * Math.PI;
        const [across, up] = [Math.cos(angle) * radius * 0.86, Math.sin(angle) * radius * 0.86];
        tools.stroke(`M${x - across} ${-radius - up}L${x + across} ${-radius + up}`, STEEL, 0.012);
      }
      tools.ball(x, -radius, 0.04, STEEL);
    }
    tools.sheet.opening(0.3, -0.7, 0.3, 0.04);
    tools.sheet.anchor('hand', -0.86, -0.86);
  },
);
