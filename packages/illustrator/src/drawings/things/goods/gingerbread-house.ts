import { mix, type Rgb, scale } from '../../../core/color.ts';
import { coloredRows, rows } from '../../../core/number-tables.ts';
import { box, ellipse } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

const ICING: Rgb = [252, 250, 246];

/** A house of gingerbread with icing on its edges and sweets on its roof. */
export const drawGingerbreadHouse = thing(
  { left: -0.8, right: 0.8, top: -1.2 },
  (tools, { color, lamps }) => {
    const dough: Rgb = color ?? [176, 108, 56];
    tools.solid(box(0.36, -0.9, 0.2, 0.3, 0.01), scale(dough, 0.85), 0.03);
    tools.solid(
      'M0.24 -1.14Q0.36 -1.22 0.48 -1.14L0.47 -1.08Q0.42 -1.02 0.38 -1.09Q0.32 -1.02 0.25 -1.08Z',
      ICING,
      0.02,
    );
    tools.solid('M-0.52 0V-0.52L0 -1.06L0.52 -0.52V0Z', dough, 0.05);
    for (const x of [-0.5, 0.5]) tools.stroke(`M${x} -0.03V-0.5`, ICING, 0.05);
    tools.stroke('M-0.5 -0.03H0.5', ICING, 0.05);
    // The door and two windows, framed with icing.
    tools.solid('M-0.12 -0.02V-0.3Q0 -0.44 0.12 -0.3V-0.02Z', scale(dough, 0.58), 0.02);
    tools.stroke('M-0.12 -0.02V-0.3Q0 -0.44 0.12 -0.3V-0.02', ICING, 0.03);
    tools.ball(0.06, -0.17, 0.024, [232, 60, 70]);
    for (const x of [-0.32, 0.32]) {
      const pane = box(x, -0.24, 0.2, 0.22, 0.02);
      tools.flat(pane, lamps ? [255, 214, 120] : [255, 226, 160]);
      tools.stroke(pane, ICING, 0.026);
      tools.stroke(`M${x} -0.46V-0.24M${x - 0.1} -0.35H${x + 0.1}`, ICING, 0.018);
    }
    tools.ball(0, -0.62, 0.1, [232, 60, 70]);
    tools.stroke('M-0.06 -0.66Q0 -0.72 0.06 -0.62Q0.02 -0.56 -0.04 -0.58', ICING, 0.022);
    // The roof: two slabs with icing that runs down in drops.
    for (const side of [-1, 1]) {
      tools.solid(
        `M0 -1.16L${side * 0.72} -0.46L${side * 0.66} -0.38L0 -1.02Z`,
        mix(dough, [90, 50, 30], 0.3),
        0.03,
      );
      let drops = `M0 -1.17L${side * 0.74} -0.46`;
      for (let drop = 6; drop >= 1; drop--) {
        const [x, y] = [side * drop * 0.115, -1.08 + drop * 0.112];
        drops += `Q${x} ${y + (drop % 2 ? 0.13 : 0.07)} ${x - side * 0.06} ${y - 0.05}`;
      }
      tools.solid(`${drops}L0 -1.1Z`, ICING, 0.02);
    }
    for (const [x, y, tone] of coloredRows<2>(
      '-0.6,-0.54,#e83c46 -0.4,-0.74,#3fae5a -0.2,-0.94,#f0b828 0,-1.13,#e83c46 0.2,-0.94,#4f86d8 0.4,-0.74,#f0b828 0.6,-0.54,#3fae5a',
    ))
      tools.ball(x, y, 0.052, tone);
    for (const [x, radius] of rows<2>('-0.62,0.07 -0.52,0.05 0.54,0.05 0.64,0.07')) {
      tools.ball(x, -radius, radius, [120, 190, 110]);
      tools.flat(ellipse(x, -radius * 1.5, radius * 0.5, radius * 0.3), ICING);
    }
  },
);
