import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';
import { flame } from '../effects.ts';

const WHITE: Rgb = [255, 255, 255];
const STEEL: Rgb = [196, 204, 214];
const WOOD: Rgb = [226, 190, 130];

/** An open box of matches, some of them before it. */
export const drawMatches = thing({ left: -0.8, right: 0.85, top: -0.8 }, (tools, { random, color }) => {
  const card: Rgb = color ?? pickColor(random, '#c8402e #2f66a8 #e0a030');
  tools.block(-0.1, -0.2, 1, 0.26, 0.5, card);
  tools.solid(box(-0.1, -0.22, 0.5, 0.2, 0.01), [250, 240, 214], 0.01);
  tools.flat(
    pathAt(-0.1, -0.28, 'M0 -0.11C0.07 -0.04 0.06 0.02 0 0.03C-0.06 0.02 -0.07 -0.04 0 -0.11Z'),
    [224, 90, 40],
  );
  tools.solid('M-0.32 -0.46L-0.08 -0.62H0.66L0.42 -0.46Z', [120, 84, 60], 0.01);
  for (let match = 0; match < 8; match++) {
    const x = -0.26 + match * 0.082;
    tools.stroke(`M${x} -0.47L${x + 0.2} -0.6`, WOOD, 0.034);
    tools.ball(x + 0.21, -0.61, 0.034, [206, 52, 44]);
  }
  for (const [x, y, turn] of rows<3>('-0.46,-0.1,-0.1 0.02,-0.03,0.08 0.36,-0.12,-0.3'))
    framed(tools.context, { at: [x, y], turn }, () => {
      tools.stroke('M-0.26 0H0.24', scale(WOOD, 0.6), 0.052);
      tools.stroke('M-0.26 0H0.24', WOOD, 0.038);
      tools.ball(0.27, 0, 0.044, [206, 52, 44]);
    });
});

/** A metal lighter, open and lit. */
export const drawLighter = thing({ left: -0.5, right: 0.4, top: -1.1 }, (tools, { random, color }) => {
  const metal: Rgb = color ?? pickColor(random, '#b8c0c8 #d0a850 #a83c34');
  tools.solid('M-0.26 -0.56L-0.46 -0.78L-0.3 -0.98L-0.06 -0.76Z', scale(metal, 0.86), 0.04);
  tools.solid(box(0.06, -0.54, 0.34, 0.2, 0.02), scale(STEEL, 0.8), 0.03);
  for (const x of [-0.04, 0.04, 0.12])
    for (const y of [-0.68, -0.61]) tools.flat(ellipse(x, y, 0.016), [60, 60, 66]);
  tools.ball(0.2, -0.72, 0.07, scale(STEEL, 0.6));
  tools.solid(box(0, 0, 0.56, 0.56, 0.05), metal, 0.07);
  tools.stroke('M-0.28 -0.52H0.28', scale(metal, 0.5), 0.012);
  tools.gleam(`M${tools.lightSide * 0.16} -0.46V-0.1`, 0.05, 0.7);
  flame(tools, 0.03, -0.72, 0.34);
  tools.sheet.light(0.03, -0.86, 0.5, [255, 190, 90]);
});

/** Steel nails, crossed on each other. */
export const drawNails = thing({ left: -0.8, right: 0.8, top: -0.8 }, (tools, { color }) => {
  const metal: Rgb = color ?? STEEL;
  for (const [x, y, turn] of rows<3>(
    '-0.3,-0.14,-0.5 0.34,-0.16,0.42 0,-0.2,-1.1 0.1,-0.1,0.12 -0.1,-0.3,0.9',
  ))
    framed(tools.context, { at: [x, y], turn }, () => {
      tools.rod('-0.42,0 0.32,0 0.46,0', '0.06 0.06 0.004', metal, 0.02);
      tools.solid(box(-0.44, 0.085, 0.05, 0.17, 0.02), metal, 0.02);
      tools.gleam('M-0.38 -0.012H0.3', 0.012, 0.8);
    });
});

/** A bottle of white glue with a pointed orange cap. */
export const drawGlue = thing({ left: -0.4, right: 0.4, top: -1.06 }, (tools, { color }) => {
  const cap: Rgb = [236, 124, 40];
  tools.turned(0, '0.12,-0.74 0.28,-0.64 0.31,-0.54 0.31,-0.06 0.28,-0.02', [250, 248, 242], { tilt: 0.18 });
  tools.solid(box(0, -0.14, 0.6, 0.3, 0.02), color ?? [60, 116, 190], 0.02);
  tools.flat(ellipse(0, -0.29, 0.15, 0.09), [252, 246, 226]);
  tools.stroke('M-0.08 -0.27H0.08M-0.05 -0.32H0.05', [60, 70, 90], 0.018);
  tools.turned(0, '0.02,-1.03 0.05,-0.88 0.12,-0.84 0.13,-0.74', cap, { tilt: 0.16 });
  tools.gleam(`M${tools.lightSide * 0.2} -0.56V-0.5`, 0.04, 0.8);
});

/** A hand bellows: two boards, folded leather and a nozzle, pointing to the right. */
export const drawBellows = thing(
  { left: -1.1, right: 1.1, top: -0.7, facing: 'right' },
  (tools, { color }) => {
    const wood: Rgb = color ?? [156, 98, 54];
    const leather: Rgb = [96, 58, 38];
    tools.solid('M0.66 -0.24L1.06 -0.2V-0.15L0.66 -0.1Z', [206, 166, 84], 0.02);
    tools.solid(
      'M-0.6 -0.5C-0.2 -0.56 0.4 -0.4 0.72 -0.22V-0.12C0.4 -0.04 -0.2 0 -0.6 -0.02C-0.7 -0.18 -0.7 -0.36 -0.6 -0.5Z',
      leather,
      0.05,
    );
    for (const [x, y, bend] of rows<3>('-0.42,-0.48,0.1 -0.14,-0.45,0.09 0.14,-0.38,0.08 0.4,-0.3,0.06'))
      tools.stroke(`M${x} ${y}q${bend} ${-y / 2 - 0.02} 0 ${-y - 0.06}`, scale(leather, 0.55), 0.026);
    tools.solid(
      'M-1.04 -0.62C-0.9 -0.68 -0.8 -0.6 -0.66 -0.6C-0.2 -0.66 0.4 -0.44 0.74 -0.24L0.72 -0.18C0.3 -0.36 -0.2 -0.5 -0.66 -0.48C-0.8 -0.46 -0.92 -0.5 -1.04 -0.54Z',
      wood,
      0.03,
    );
    tools.solid(
      'M-1.04 0.02C-0.9 -0.1 -0.8 -0.06 -0.66 -0.06C-0.2 -0.02 0.4 -0.06 0.72 -0.16L0.74 -0.1C0.3 0.02 -0.2 0.03 -0.66 0.03C-0.8 0.03 -0.92 0.06 -1.04 0.02Z',
      scale(wood, 0.8),
      0.03,
    );
    for (let stud = 0; stud < 6; stud++)
      tools.ball(-0.56 + stud * 0.22, -0.53 + stud * stud * 0.011, 0.02, [224, 184, 96]);
  },
);

/** Two car tires, one lying and one leaning on it. */
export const drawTire = thing({ left: -0.9, right: 0.9, top: -1.06 }, (tools, { color }) => {
  const rubber: Rgb = color ?? [50, 50, 56];
  for (const y of [-0.02, -0.26]) {
    tools.turned(0, `0.62,${y - 0.2} 0.7,${y - 0.15} 0.7,${y - 0.06} 0.64,${y}`, rubber, {
      tilt: 0.3,
      contrast: 1.3,
    });
    for (let groove = -5; groove <= 5; groove++) {
      const x = Math.sin(groove * 0.26) * 0.7;
      const drop = Math.cos(groove * 0.26) * 0.2;
      tools.stroke(`M${x} ${y - 0.16 + drop}l0.02 0.12`, scale(rubber, 0.5), 0.03);
    }
    tools.stroke(ellipse(0, y - 0.2, 0.56, 0.165), mix(rubber, WHITE, 0.22), 0.02);
    tools.flat(ellipse(0, y - 0.2, 0.4, 0.12), [22, 20, 24]);
    tools.stroke(ellipse(0, y - 0.2, 0.4, 0.12), mix(rubber, WHITE, 0.3), 0.014);
  }
});

/** A clock that runs like soft wax. */
export const drawMeltingClock = thing({ left: -0.8, right: 0.8, top: -1.06 }, (tools, { random, color }) => {
  const rim: Rgb = color ?? pickColor(random, '#d8a444 #c8b070 #c88a4a');
  const outline =
    'M-0.66 -0.7C-0.66 -0.94 -0.3 -1.02 0.06 -1C0.46 -0.98 0.72 -0.82 0.68 -0.62C0.64 -0.48 0.56 -0.42 0.56 -0.24C0.56 -0.06 0.44 0.02 0.36 -0.04C0.28 -0.1 0.32 -0.3 0.2 -0.34C0.1 -0.36 0.1 -0.2 0.02 -0.16C-0.08 -0.12 -0.1 -0.32 -0.24 -0.4C-0.4 -0.48 -0.66 -0.5 -0.66 -0.7Z';
  tools.solid(outline, rim, 0.07);
  const dial =
    'M-0.56 -0.7C-0.56 -0.88 -0.26 -0.94 0.06 -0.92C0.4 -0.9 0.62 -0.78 0.58 -0.62C0.54 -0.5 0.48 -0.42 0.46 -0.28C0.42 -0.2 0.4 -0.34 0.24 -0.42C0.1 -0.46 0.06 -0.34 0.02 -0.3C-0.06 -0.36 -0.1 -0.42 -0.2 -0.48C-0.36 -0.54 -0.56 -0.56 -0.56 -0.7Z';
  tools.solid(dial, [232, 240, 244], 0.03);
  for (const [x, y, dx, dy] of rows<4>(
    '0,-0.9,0,0.06 0.26,-0.86,-0.03,0.05 0.46,-0.78,-0.05,0.03 0.55,-0.64,-0.06,0 0.47,-0.48,-0.05,-0.02 0.4,-0.34,0,-0.06 0.16,-0.46,0,-0.05 -0.04,-0.42,0.01,-0.05 -0.28,-0.54,0.03,-0.04 -0.5,-0.62,0.05,-0.01 -0.5,-0.76,0.05,0.02 -0.3,-0.87,0.02,0.05',
  ))
    tools.stroke(`M${x} ${y}l${dx} ${dy}`, [40, 40, 52], 0.03);
  tools.stroke('M0.04 -0.68C-0.06 -0.72 -0.16 -0.7 -0.28 -0.74', [40, 40, 52], 0.036);
  tools.stroke('M0.04 -0.68C0.2 -0.7 0.3 -0.56 0.4 -0.5', [40, 40, 52], 0.026);
  tools.ball(0.04, -0.68, 0.036, [200, 70, 50]);
  tools.gleam(pathAt(0, 0, 'M0.3 -0.94Q0.56 -0.88 0.6 -0.72', tools.lightSide), 0.026, 0.8);
});

/** Striped paper straws, two of them bent. */
export const drawStraws = thing({ left: -0.5, right: 0.5, top: -1.06 }, (tools, { random, color }) => {
  const stripe: Rgb = color ?? pickColor(random, '#d8404a #2f86b8 #3f9f6a');
  for (const [foot, bend, tip] of rows<3>('-0.12,-0.2,-0.42 0.02,0.04,0.08 0.14,0.22,0.44')) {
    const way = `M${foot} -0.02L${bend} -0.72L${tip} -0.98`;
    tools.stroke(way, scale(stripe, 0.5), 0.1);
    tools.stroke(way, [252, 248, 240], 0.084);
    tools.context.setLineDash([0.045, 0.055]);
    tools.context.lineCap = 'butt';
    tools.stroke(way, stripe, 0.084);
    tools.context.setLineDash([]);
    tools.context.lineCap = 'round';
  }
});

/** A siege engine: a long arm with a spoon on a wheeled frame, pointing to the right. */
export const drawCatapult = thing(
  { left: -1.2, right: 1.1, top: -1.1, facing: 'right' },
  (tools, { color }) => {
    const wood: Rgb = color ?? [142, 94, 54];
    const dark = scale(wood, 0.7);
    tools.rod('-0.5,-0.3 0.36,-0.84', '0.08 0.08', dark);
    tools.rod('0.84,-0.3 0.36,-0.84', '0.08 0.08', dark);
    tools.solid(box(0.1, -0.2, 1.9, 0.14, 0.03), wood, 0.03);
    tools.rod('0.4,-0.36 -0.3,-0.68 -0.9,-0.92', '0.1 0.08 0.07', mix(wood, WHITE, 0.1));
    tools.solid(ellipse(-0.94, -0.95, 0.2, 0.08, 0.44), dark, 0.03);
    tools.ball(-0.95, -1, 0.11, [128, 126, 124]);
    tools.rod('0.1,-0.24 0.36,-0.88', '0.1 0.1', wood);
    tools.rod('0.62,-0.24 0.36,-0.88', '0.1 0.1', wood);
    tools.stroke('M0.28 -0.36H0.5M0.28 -0.31H0.5M0.28 -0.41H0.5', [222, 200, 150], 0.03);
    for (const x of [-0.6, 0.8]) {
      tools.ball(x, -0.21, 0.21, dark);
      tools.stroke(ellipse(x, -0.21, 0.2), scale(wood, 0.4), 0.04);
      for (let spoke = 0; spoke < 4; spoke++) {
        const [dx, dy] = [Math.cos(spoke * 0.785) * 0.17, Math.sin(spoke * 0.785) * 0.17];
        tools.stroke(`M${x - dx} ${-0.21 - dy}L${x + dx} ${-0.21 + dy}`, mix(wood, WHITE, 0.2), 0.03);
      }
      tools.ball(x, -0.21, 0.05, [70, 66, 66]);
    }
  },
);
