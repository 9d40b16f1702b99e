import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, ellipse, polygon } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

const STEEL: Rgb = [196, 202, 210];
const DARK: Rgb = [48, 50, 58];

/** A round trampoline, padded about its edge. */
export const drawTrampoline = thing({ left: -1.24, right: 1.24, top: -0.72 }, (tools, { random, color }) => {
  const pad: Rgb = color ?? pickColor(random, '#3f7ac0 #4f9a5a #d8603c');
  for (const [x, top] of rows<2>('-0.72,-0.36 0.72,-0.36'))
    tools.rod(`${x},${top} ${x * 1.04},-0.12`, '0.045 0.045', scale(STEEL, 0.7));
  for (const [x, foot] of rows<2>('-1.08,-0.06 -0.44,0 0.44,0 1.08,-0.06'))
    tools.rod(`${x * 0.98},-0.38 ${x},${foot}`, '0.055 0.05', STEEL);
  tools.solid(ellipse(0, -0.42, 1.2, 0.25), scale(pad, 0.7), 0.02);
  tools.solid(ellipse(0, -0.46, 1.2, 0.25), pad, 0.03);
  for (let seam = 0; seam < 16; seam++) {
    const angle = (seam / 16) * Math.PI * 2;
    tools.stroke(
      `M${Math.cos(angle) * 1} ${-0.46 + Math.sin(angle) * 0.2}L${Math.cos(angle) * 1.19} ${-0.46 + Math.sin(angle) * 0.245}`,
      scale(pad, 0.72),
      0.014,
    );
  }
  tools.flat(ellipse(0, -0.455, 0.98, 0.19), scale(STEEL, 0.9));
  for (let spring = 0; spring < 40; spring++) {
    const angle = (spring / 40) * Math.PI * 2;
    tools.stroke(
      `M${Math.cos(angle) * 0.9} ${-0.455 + Math.sin(angle) * 0.172}L${Math.cos(angle) * 0.98} ${-0.455 + Math.sin(angle) * 0.19}`,
      DARK,
      0.012,
    );
  }
  tools.solid(ellipse(0, -0.45, 0.92, 0.175), [54, 56, 66], 0.03);
  tools.stroke(ellipse(0, -0.45, 0.84, 0.155), [92, 96, 108], 0.012);
  tools.sheet.anchor('seat', 0, -0.44);
});

/** A seesaw, one end up, each with its handle. */
export const drawSeesaw = thing({ left: -1.24, right: 1.24, top: -0.92 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#d8483c #3f7ac0 #e8a52c');
  const base: Rgb = [70, 130, 170];
  tools.solid(
    polygon([
      [-0.3, 0],
      [-0.06, -0.5],
      [0.06, -0.5],
      [0.3, 0],
      [0.2, 0],
      [0, -0.36],
      [-0.2, 0],
    ]),
    base,
    0.03,
  );
  tools.solid('M-1.18 -0.18L1.16 -0.74L1.18 -0.66L-1.16 -0.1Z', paint, 0.03);
  tools.ball(0, -0.44, 0.06, STEEL);
  for (const [x, y] of rows<2>('-0.84,-0.22 0.8,-0.62')) {
    tools.stroke(`M${x} ${y}L${x + 0.04} ${y - 0.2}`, STEEL, 0.036);
    tools.stroke(`M${x - 0.06} ${y - 0.2}L${x + 0.14} ${y - 0.24}`, DARK, 0.05);
  }
  for (const [x, y] of rows<2>('-1.04,-0.19 1,-0.68'))
    tools.solid(
      `M${x - 0.14} ${y + 0.03}L${x + 0.14} ${y - 0.035}L${x + 0.13} ${y - 0.1}L${x - 0.13} ${y - 0.04}Z`,
      mix(paint, DARK, 0.5),
      0.02,
    );
  tools.sheet.anchor('seat', 1, -0.76);
});

/** A table for pool: green cloth, pockets, a rack of balls, a cue. */
export const drawPoolTable = thing({ left: -1.3, right: 1.3, top: -0.94 }, (tools, { random, color }) => {
  const wood: Rgb = pickColor(random, '#7a4a2c #8f5a34 #5f3a26');
  const cloth: Rgb = color ?? [46, 132, 84];
  for (const x of [-1, 1])
    tools.turned(x * 0.96, '0.09,-0.4 0.11,-0.3 0.07,-0.12 0.1,-0.04 0.09,0', scale(wood, 0.9), {
      tilt: 0.1,
    });
  for (const x of [-1, 1])
    tools.turned(x * 0.66, '0.06,-0.42 0.07,-0.24 0.05,-0.14', scale(wood, 0.62), { tilt: 0.1 });
  tools.solid('M-1.26 -0.54H1.26L1.2 -0.28H-1.2Z', scale(wood, 0.86), 0.03);
  tools.solid('M-1.28 -0.54L-0.98 -0.88H0.98L1.28 -0.54L1.26 -0.46H-1.26Z', wood, 0.02);
  tools.solid('M-1.14 -0.55L-0.92 -0.83H0.92L1.14 -0.55Z', cloth, 0.03);
  tools.stroke('M-1.08 -0.57L-0.89 -0.815H0.89L1.08 -0.57Z', mix(cloth, [255, 255, 255], 0.16), 0.016);
  for (const [x, y] of rows<2>('-1.12,-0.56 0,-0.545 1.12,-0.56 -0.91,-0.83 0,-0.84 0.91,-0.83'))
    tools.flat(ellipse(x, y, 0.066, 0.036), [24, 24, 26]);
  const balls = [
    '#f0c030',
    '#2f5fb0',
    '#d8382c',
    '#6a3a8a',
    '#e8802c',
    '#2f8a4a',
    '#8a2f2a',
    '#2a2a30',
    '#f0c030',
    '#2f5fb0',
  ];
  let next = 0;
  for (let row = 0; row < 4; row++)
    for (let ball = 0; ball <= row; ball++)
      tools.ball(
        0.3 + row * 0.095,
        -0.705 + (ball - row / 2) * 0.052,
        0.045,
        pickColor(random, balls[next++]!),
      );
  tools.ball(-0.34, -0.68, 0.048, [252, 250, 242]);
  tools.rod('-1.02,-0.5 -0.4,-0.66', '0.034 0.014', [220, 180, 120], 0.008);
  tools.sheet.anchor('seat', 0, -0.66);
});

/** A pair of binoculars, standing on their large ends. */
export const drawBinoculars = thing({ left: -0.6, right: 0.6, top: -1.02 }, (tools, { random, color }) => {
  const body: Rgb = color ?? pickColor(random, '#33363e #3f4a3a #4a3a30');
  const brass: Rgb = [196, 160, 92];
  tools.solid(box(0, -0.36, 0.4, 0.42, 0.06), scale(body, 0.7), 0.03);
  tools.turned(0, '0.07,-0.86 0.07,-0.7', brass, { tilt: 0.3 });
  for (const side of [-1, 1]) {
    const x = side * 0.31;
    tools.turned(
      x,
      '0.18,-0.98 0.19,-0.92 0.17,-0.88 0.2,-0.84 0.24,-0.76 0.25,-0.4 0.25,-0.3 0.29,-0.26 0.29,-0.03',
      body,
      { tilt: 0.24, inside: [26, 30, 40] },
    );
    tools.stroke(
      `M${x - 0.25} -0.34A0.25 0.058 0 0 0 ${x + 0.25} -0.34`,
      mix(body, [255, 255, 255], 0.25),
      0.02,
    );
    tools.stroke(`M${x - 0.29} -0.09A0.29 0.066 0 0 0 ${x + 0.29} -0.09`, brass, 0.026);
    tools.flat(ellipse(x, -0.98, 0.13, 0.03), [96, 130, 160]);
    tools.gleam(`M${x - 0.13} -0.46V-0.16`, 0.03, 0.25);
  }
});
