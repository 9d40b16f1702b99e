import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, ellipse } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

const IRON: Rgb = [112, 118, 128];
const STEEL: Rgb = [200, 206, 214];
const DARK: Rgb = [52, 54, 62];

/** The engine of a car on its stand: block, valve cover, manifold, fan and belt. */
export const drawEngine = thing({ left: -0.9, right: 0.86, top: -1.14 }, (tools, { random, color }) => {
  const cover: Rgb = color ?? pickColor(random, '#c23c34 #2f6fb0 #d89a34 #3f8a5a');
  for (const x of [-0.46, 0.46]) {
    tools.rod(`${x},-0.26 ${x * 1.3},0`, '0.07 0.05', DARK);
    tools.rod(`${x},-0.26 ${x * 0.8},0`, '0.06 0.05', scale(DARK, 1.3));
  }
  tools.solid(
    'M-0.5 -0.3H0.46L0.4 -0.12Q0.38 -0.08 0.32 -0.08H-0.36Q-0.44 -0.1 -0.46 -0.16Z',
    scale(IRON, 0.72),
    0.04,
  );
  tools.solid(box(-0.02, -0.28, 1.06, 0.42, 0.03), IRON, 0.05);
  tools.solid(box(-0.02, -0.7, 1.0, 0.12, 0.02), STEEL, 0.03);
  for (let bolt = 0; bolt < 7; bolt++) tools.ball(-0.44 + bolt * 0.14, -0.67, 0.018, scale(STEEL, 0.8));
  tools.solid(
    'M-0.5 -0.82L-0.46 -0.98Q-0.44 -1.02 -0.38 -1.02H0.34Q0.42 -1.02 0.43 -0.98L0.46 -0.82Z',
    cover,
    0.05,
  );
  for (let rib = 0; rib < 5; rib++)
    tools.stroke(`M${-0.3 + rib * 0.14} -0.98V-0.86`, scale(cover, 0.66), 0.026);
  tools.turned(0.2, '0.06,-1.1 0.07,-1.06 0.06,-1.02', DARK, { tilt: 0.2 });
  for (let wire = 0; wire < 4; wire++) {
    const x = -0.36 + wire * 0.2;
    tools.stroke(`M${x} -0.74Q${x - 0.06} -0.62 ${x + 0.02} -0.54Q0.2 -0.44 0.42 -0.5`, DARK, 0.022);
    tools.solid(box(x, -0.72, 0.05, 0.09, 0.01), [232, 226, 214], 0.01);
  }
  // Pipes of the manifold run out of the block and down together.
  for (const [x, reach] of rows<2>('-0.3,0 -0.08,0.01 0.14,0.02')) {
    tools.rod(
      `${x},-0.46 ${x + 0.04},-0.36 ${x + 0.12},-0.26 ${0.34 + reach},-0.2`,
      '0.09 0.085 0.08 0.075',
      [172, 140, 118],
      0.03,
    );
    tools.ball(x, -0.47, 0.062, STEEL);
  }
  tools.turned(-0.36, '0.085,-0.4 0.085,-0.26', [240, 240, 236], { tilt: 0.2 });
  tools.flat(box(-0.36, -0.29, 0.17, 0.05), cover);
  // At the front end: the fan, the wheels and the belt that drives them.
  const wheels = rows<3>('0.56,-0.36,0.13 0.6,-0.74,0.1 0.64,-0.12,0.08');
  tools.stroke(
    'M0.47 -0.36L0.51 -0.76Q0.6 -0.88 0.69 -0.74L0.7 -0.36L0.71 -0.1Q0.66 -0.02 0.57 -0.08Z',
    [34, 34, 40],
    0.034,
  );
  for (const [x, y, radius] of wheels) {
    tools.ball(x, y, radius, scale(IRON, 0.9));
    tools.stroke(ellipse(x, y, radius * 0.62), scale(IRON, 0.5), 0.02);
    tools.ball(x, y, radius * 0.26, STEEL);
  }
  tools.solid(ellipse(-0.66, -0.52, 0.2, 0.24), scale(STEEL, 0.86), 0.04);
  for (let blade = 0; blade < 5; blade++) {
    const angle = blade * 1.257 + 0.3;
    tools.stroke(
      `M-0.66 -0.52L${-0.66 + Math.cos(angle) * 0.17} ${-0.52 + Math.sin(angle) * 0.2}`,
      scale(STEEL, 0.5),
      0.036,
    );
  }
  tools.ball(-0.66, -0.52, 0.06, cover);
  tools.gleam('M-0.4 -0.985H0.1', 0.02, 0.55);
  tools.gleam('M-0.5 -0.66H-0.1', 0.012, 0.4);
  tools.stroke(box(-0.02, -0.36, 0.9, 0.02), mix(IRON, [255, 255, 255], 0.2), 0.006);
});
