import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { box, clipped, ellipse } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';

/** A vacuum cleaner with its hose and nozzle. */
export const drawVacuumCleaner = thing(
  { left: -0.7, right: 0.9, top: -1.04, facing: 'right' },
  (tools, { random, color }) => {
    const paint: Rgb = color ?? pickColor(random, '#d8433c #3f7ab8 #4f9a6a');
    tools.stroke('M-0.28 -0.42C-0.5 -0.9 0.16 -1.1 0.4 -0.86', [70, 74, 82], 0.075);
    tools.stroke('M-0.28 -0.42C-0.5 -0.9 0.16 -1.1 0.4 -0.86', [120, 126, 136], 0.045);
    tools.rod('0.38,-0.88 0.66,-0.08', '0.055 0.055', [176, 182, 190]);
    tools.solid('M0.5 0L0.56 -0.11H0.8L0.88 0Z', [58, 60, 66], 0.02);
    tools.solid('M-0.64 -0.1C-0.66 -0.42 -0.4 -0.5 -0.16 -0.46C0.1 -0.44 0.24 -0.26 0.24 -0.1Z', paint, 0.06);
    tools.solid(box(-0.2, -0.06, 0.86, 0.08, 0.03), scale(paint, 0.6), 0.02);
    for (const [x, radius] of rows<2>('-0.42,0.13 0.12,0.08')) {
      tools.ball(x, -radius, radius, [52, 54, 60]);
      tools.ball(x, -radius, radius * 0.5, [170, 176, 184]);
    }
    tools.gleam('M-0.5 -0.32Q-0.36 -0.42 -0.16 -0.41', 0.03);
  },
);

/** A flat iron. */
export const drawFlatIron = thing(
  { left: -0.8, right: 0.8, top: -0.86, facing: 'right' },
  (tools, { random, color }) => {
    const paint: Rgb = color ?? pickColor(random, '#3f7ab8 #d8584a #7a6ab0');
    tools.stroke('M-0.5 -0.3C-0.56 -0.8 0.2 -0.84 0.36 -0.42', scale(paint, 0.62), 0.13);
    tools.stroke('M-0.5 -0.32C-0.54 -0.79 0.18 -0.82 0.33 -0.44', mix(paint, [255, 255, 255], 0.12), 0.07);
    tools.solid('M-0.68 -0.08V-0.36Q0.1 -0.5 0.4 -0.4Q0.66 -0.3 0.78 -0.08Z', paint, 0.05);
    tools.solid('M-0.7 0V-0.1H0.78L0.8 0Z', [196, 202, 208], 0.02);
    tools.ball(-0.1, -0.27, 0.09, [244, 244, 240]);
    tools.gleam('M-0.56 -0.32Q0.1 -0.42 0.36 -0.34', 0.02);
  },
);

/** A blackboard with chalk marks on it, on a stand. */
export const drawChalkboard = thing({ left: -0.8, right: 0.8, top: -1.04 }, (tools, { color, random }) => {
  const wood: Rgb = [156, 108, 66];
  for (const side of [-1, 1]) tools.rod(`${side * 0.5},-0.5 ${side * 0.62},0`, '0.07 0.06', scale(wood, 0.8));
  tools.solid(box(0, -0.24, 1.5, 0.8, 0.02), wood, 0.03);
  tools.flat(box(0, -0.3, 1.36, 0.68, 0.01), color ?? [46, 78, 66]);
  const chalk = 'rgba(240,242,236,0.85)';
  for (let row = 0; row < 3; row++)
    tools.stroke(
      `M-0.58 ${-0.84 + row * 0.12}h${random.range(0.3, 0.6)}`,
      row === 0 ? chalk : 'rgba(240,242,236,0.6)',
      0.02,
    );
  tools.stroke('M0.18 -0.42L0.38 -0.78L0.58 -0.42Z', chalk, 0.018);
  tools.stroke(ellipse(-0.34, -0.46, 0.1), chalk, 0.018);
  tools.solid(box(0, -0.2, 1.3, 0.05, 0.01), scale(wood, 0.9), 0.01);
  tools.flat(box(0.3, -0.24, 0.14, 0.03, 0.01), [246, 246, 240]);
});

/** A wreath of fir with berries and a bow. */
export const drawWreath = thing({ left: -0.54, right: 0.54, top: -1.04 }, (tools, { random, color }) => {
  for (let needle = 0; needle < 420; needle++) {
    const angle = random.range(0, Math.PI * 2);
    const reach = 0.37 + random.range(-0.09, 0.09);
    const [x, y] = [Math.cos(angle) * reach, -0.54 + Math.sin(angle) * reach];
    const turn = angle + random.range(-1, 1);
    const tone: Rgb = random.chance(0.5) ? [38, 92, 56] : [70, 132, 76];
    tools.stroke(`M${x} ${y}l${Math.cos(turn) * 0.08} ${Math.sin(turn) * 0.08}`, tone, 0.018);
  }
  for (let berry = 0; berry < 12; berry++) {
    const angle = (berry / 12) * Math.PI * 2 + random.range(-0.2, 0.2);
    tools.ball(Math.cos(angle) * 0.37, -0.54 + Math.sin(angle) * 0.37, 0.034, [206, 40, 44]);
  }
  const bow: Rgb = color ?? [206, 40, 48];
  for (const side of [-1, 1]) {
    tools.solid(`M0 -0.2L${side * 0.12} 0L${side * 0.04} -0.01Z`, scale(bow, 0.85), 0.02);
    tools.solid(`M0 -0.2Q${side * 0.12} -0.34 ${side * 0.22} -0.24Q${side * 0.2} -0.1 0 -0.2Z`, bow, 0.03);
  }
  tools.ball(0, -0.2, 0.05, bow);
});

/** An ice lolly on its stick. */
export const drawPopsicle = thing({ left: -0.3, right: 0.3, top: -1.04 }, (tools, { random, color }) => {
  const ice: Rgb = color ?? pickColor(random, '#e8506a #f08a3c #8ac04a #6ab8e0');
  tools.solid(box(0, 0, 0.13, 0.4, 0.06), [224, 190, 140], 0.02);
  tools.solid(
    'M-0.26 -0.26V-0.78A0.26 0.25 0 0 1 0.26 -0.78V-0.26Q0.26 -0.2 0.2 -0.2H-0.2Q-0.26 -0.2 -0.26 -0.26Z',
    ice,
    0.06,
  );
  for (const x of [-0.1, 0.1]) tools.stroke(`M${x} -0.3V-0.78`, scale(ice, 0.82), 0.035);
  tools.gleam('M-0.19 -0.4V-0.76', 0.035);
});

/** A board for riding waves or snow, lying as it is stood on. */
function lyingBoard(tones: string, pointed: boolean) {
  return thing({ left: -1.04, right: 1.04, top: -0.4 }, (tools, { random, color }) => {
    const paint: Rgb = color ?? pickColor(random, tones);
    const deck = pointed
      ? 'M-1 -0.14C-0.6 -0.34 0.3 -0.36 1 -0.22C0.5 -0.02 -0.6 -0.02 -1 -0.14Z'
      : 'M-1 -0.26C-0.94 -0.36 -0.8 -0.28 -0.7 -0.26H0.7C0.8 -0.28 0.94 -0.36 1 -0.26C0.98 -0.1 0.84 -0.06 0.7 -0.06H-0.7C-0.84 -0.06 -0.98 -0.1 -1 -0.26Z';
    if (pointed) tools.solid('M-0.74 -0.1L-0.86 0H-0.7L-0.6 -0.08Z', scale(paint, 0.5), 0.02);
    tools.solid(deck, paint, 0.04);
    const second = mix(paint, [255, 255, 255], 0.75);
    clipped(tools.context, deck, () => {
      for (const x of [-0.46, -0.34, 0.5]) tools.flat(`M${x} -0.5h0.08L${x + 0.02} 0h-0.08Z`, second);
      if (pointed) tools.stroke('M-1 -0.14Q0 -0.24 1 -0.22', scale(paint, 0.7), 0.014);
    });
    if (!pointed)
      for (const x of [-0.36, 0.24]) tools.solid(box(x, -0.12, 0.16, 0.16, 0.03), [48, 50, 56], 0.02);
    tools.sheet.anchor('seat', 0, -0.18);
  });
}

export const drawSurfboard = lyingBoard('#e8a82e #e0584a #3f9ac0 #f0e6d0', true);
export const drawSnowboard = lyingBoard('#3f7ab8 #d8433c #5f4aa0 #2fa08a', false);

/** A short bar with weights at both ends. */
export const drawDumbbell = thing({ left: -0.9, right: 0.9, top: -0.62 }, (tools, { color }) => {
  const iron: Rgb = color ?? [64, 68, 76];
  tools.rod('-0.6,-0.3 0.6,-0.3', '0.11 0.11', [176, 182, 190]);
  for (const side of [-1, 1]) {
    tools.solid(box(side * 0.46, -0.02, 0.18, 0.56, 0.05), iron, 0.04);
    tools.solid(box(side * 0.64, -0.08, 0.16, 0.44, 0.05), scale(iron, 0.85), 0.04);
    tools.gleam(`M${side * 0.46 - 0.05} -0.16V-0.46`, 0.022);
  }
});

/** A small aircraft of four rotors, with a camera below. */
export const drawDrone = thing({ left: -0.96, right: 0.96, top: -0.66 }, (tools, { random, color }) => {
  const shell: Rgb = color ?? pickColor(random, '#e8eaee #4a4e58 #d8584a');
  for (const side of [-1, 1]) {
    tools.rod(`0,-0.34 ${side * 0.66},-0.46`, '0.09 0.06', scale(shell, 0.8));
    tools.rod(`${side * 0.24},-0.26 ${side * 0.34},-0.02`, '0.04 0.035', [70, 74, 82]);
    tools.solid(box(side * 0.66, -0.44, 0.09, 0.13, 0.02), [58, 60, 66], 0.02);
    tools.stroke(`M${side * 0.66 - 0.27} -0.59H${side * 0.66 + 0.27}`, 'rgba(110,118,130,0.6)', 0.04);
  }
  tools.solid(ellipse(0, -0.34, 0.3, 0.14), shell, 0.05);
  tools.ball(0, -0.18, 0.085, [44, 46, 52]);
  tools.ball(0, -0.17, 0.04, [110, 170, 210]);
  tools.ball(-0.2, -0.34, 0.022, fromHex('#e8302c'));
  tools.ball(0.2, -0.34, 0.022, fromHex('#3fc05a'));
});
