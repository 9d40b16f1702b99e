import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { box, ellipse, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';
import { grain } from '../effects.ts';

const WHITE: Rgb = [255, 255, 255];

/** A bellied jug with a lip and a handle, and what is in it. */
export const drawJug = thing(
  { left: -0.56, right: 0.62, top: -1.06 },
  (tools, { random, color, qualities }) => {
    const clay: Rgb = color ?? pickColor(random, '#e8e2d4 #6f9cc4 #c9794e #8fb08a');
    tools.stroke('M0.3 -0.84C0.62 -0.92 0.64 -0.36 0.36 -0.34', scale(clay, 0.5), 0.1);
    tools.stroke('M0.3 -0.84C0.62 -0.92 0.64 -0.36 0.36 -0.34', scale(clay, 0.92), 0.08);
    const full = !qualities.includes('empty');
    tools.turned(0, '0.3,-0.96 0.26,-0.84 0.3,-0.68 0.42,-0.44 0.42,-0.24 0.3,-0.05', clay, {
      tilt: 0.2,
      inside: full ? [236, 240, 236] : scale(clay, 0.5),
    });
    tools.solid('M-0.28 -0.97Q-0.42 -1.02 -0.46 -0.96Q-0.36 -0.92 -0.27 -0.86Z', clay, 0.03);
    tools.stroke(pathAt(0, 0, 'M-0.4 -0.4Q0 -0.3 0.4 -0.4'), mix(clay, [40, 70, 130], 0.45), 0.03);
    tools.gleam(pathAt(0, 0, 'M0.24 -0.62Q0.33 -0.44 0.3 -0.24', tools.lightSide), 0.05, 0.55);
    tools.sheet.opening(0, -0.96, 0.28, 0.056);
  },
);

/** A can with a colored band and a ring to open it. */
export const drawSodaCan = thing({ left: -0.36, right: 0.36, top: -1.04 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#c8282e #2c62b8 #2f8f56 #e08a24');
  const steel: Rgb = [198, 204, 210];
  tools.turned(0, '0.27,-0.98 0.32,-0.92 0.33,-0.88 0.33,-0.1 0.27,-0.04', paint, {
    contrast: 1.2,
    tilt: 0.2,
  });
  tools.flat(ellipse(0, -0.98, 0.27, 0.054), steel);
  tools.stroke(ellipse(0, -0.98, 0.24, 0.042), scale(steel, 0.7), 0.012);
  tools.flat(ellipse(0.04, -0.98, 0.09, 0.018), scale(steel, 0.6));
  tools.solid(
    'M-0.33 -0.66C-0.1 -0.44 0.12 -0.78 0.33 -0.56V-0.36C0.12 -0.56 -0.1 -0.24 -0.33 -0.46Z',
    WHITE,
    0.02,
  );
  tools.gleam(`M${tools.lightSide * 0.2} -0.84V-0.16`, 0.05, 0.45);
});

/** A cloth, folded to a pile of soft layers. */
export const drawFoldedCloth = thing({ left: -0.8, right: 0.8, top: -0.6 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? pickColor(random, '#f2eee4 #7fa8c8 #d98a80 #a8c090');
  for (let layer = 0; layer < 3; layer++) {
    const y = -layer * 0.15;
    const [left, right] = [-0.7 + random.range(0, 0.04), 0.7 - random.range(0, 0.04)];
    tools.solid(
      `M${left} ${y}C${left - 0.1} ${y - 0.05} ${left - 0.1} ${y - 0.13} ${left} ${y - 0.17}H${right - 0.02}C${right + 0.02} ${y - 0.1} ${right + 0.02} ${y - 0.05} ${right} ${y}Z`,
      scale(cloth, 0.9 + layer * 0.05),
      0.05,
    );
  }
  tools.solid('M-0.7 -0.46L-0.56 -0.58H0.58L0.7 -0.46Z', mix(cloth, WHITE, 0.25), 0.02);
  for (const x of [-0.5, -0.42]) tools.stroke(`M${x} -0.02V-0.46L${x + 0.1} -0.57`, scale(cloth, 0.7), 0.022);
  tools.sheet.anchor('seat', 0, -0.52);
});

/** A board of wood with a handle and a hole in it. */
export const drawCuttingBoard = thing(
  { left: -1.02, right: 1.02, top: -0.42 },
  (tools, { random, color }) => {
    const wood: Rgb = color ?? pickColor(random, '#c08a54 #a9713e #d6a870');
    tools.solid(
      'M-0.86 -0.04L-0.66 -0.36H0.6L0.69 -0.26H0.92Q1 -0.215 0.92 -0.17H0.76L0.82 -0.04Z',
      mix(wood, WHITE, 0.12),
      0.03,
    );
    tools.solid(box(-0.03, 0.02, 1.67, 0.08, 0.02), scale(wood, 0.86), 0.02);
    grain(tools, random, -0.68, 0.6, -0.33, -0.07, scale(wood, 0.72));
    tools.flat(ellipse(0.88, -0.215, 0.035, 0.015), scale(wood, 0.4));
    tools.sheet.anchor('seat', 0, -0.17);
  },
);
