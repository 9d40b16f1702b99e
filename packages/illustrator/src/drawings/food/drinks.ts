import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows, points, rows } from '../../core/number-tables.ts';
import { across, box, clipped, ellipse, fade, path, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

/** Liquid seen through a glass: what of `shape` lies below `level`. */
function pour(tools: ThingTools, shape: string, level: number, half: number, liquid: Rgb): void {
  const { context } = tools;
  const glass = path(shape);
  tools.flat(glass, 'rgba(226,240,246,0.42)');
  clipped(context, glass, () => {
    tools.flat(
      box(0, 0.1, 2, 0.1 - level),
      across(
        context,
        -half,
        half,
        fade(scale(liquid, 0.82), [0.3, mix(liquid, [255, 255, 255], 0.25)], scale(liquid, 0.62)),
      ),
    );
    tools.flat(ellipse(0, level, half, half * 0.12), mix(liquid, [255, 255, 255], 0.35));
  });
  tools.stroke(glass, 'rgba(120,146,160,0.85)', 0.014);
}

/** A stemmed glass of wine. */
export const drawWine = thing({ left: -0.4, right: 0.4, top: -1.03 }, (tools, { random, color }) => {
  const wine: Rgb = color ?? pickColor(random, '#8a1830 #8a1830 #f0d890 #e88a9a');
  tools.turned(0, '0.02,-0.44 0.016,-0.2 0.05,-0.05 0.22,-0.02 0.22,-0.01', [214, 228, 236], { tilt: 0.14 });
  pour(
    tools,
    'M-0.22 -0.98C-0.34 -0.66 -0.26 -0.46 0 -0.42C0.26 -0.46 0.34 -0.66 0.22 -0.98Z',
    -0.74,
    0.29,
    wine,
  );
  tools.stroke(ellipse(0, -0.98, 0.22, 0.034), 'rgba(190,210,222,0.9)', 0.012);
  tools.gleam(pathAt(0, 0, 'M0.2 -0.9Q0.25 -0.7 0.17 -0.56', tools.lightSide), 0.03, 0.75);
});

/** A bottle of wine with its label. */
export const drawBottle = thing({ left: -0.24, right: 0.24, top: -1.03 }, (tools, { random, color }) => {
  const glass: Rgb = color ?? pickColor(random, '#2f5a3a #4a2a34 #3a5a6a');
  tools.turned(0, '0.055,-0.96 0.055,-0.72 0.07,-0.66 0.17,-0.54 0.18,-0.4 0.18,-0.03', glass, {
    tilt: 0.12,
    contrast: 1.2,
  });
  tools.turned(0, '0.062,-1 0.062,-0.84', pickColor(random, '#b5283a #c8a050 #2f2f38'), { tilt: 0.2 });
  tools.flat(
    box(0, -0.12, 0.34, 0.3, 0.01),
    across(tools.context, -0.18, 0.18, coloredRows<1>('0,#d8cdb6 0.4,#fbf6e8 1,#b8ab92')),
  );
  tools.flat(ellipse(0, -0.3, 0.06), [176, 58, 62]);
  tools.stroke('M-0.09 -0.2H0.09M-0.06 -0.165H0.06', [120, 100, 84], 0.012);
  tools.gleam(`M${tools.lightSide * 0.11} -0.5V-0.44`, 0.03, 0.5);
});

/** A tall glass with a straw, ice and a slice of fruit. */
export const drawLemonade = thing({ left: -0.46, right: 0.5, top: -1.12 }, (tools, { random, color }) => {
  const drink: Rgb = color ?? pickColor(random, '#f8dc6a #f29a3a #ee7a8a #9ad06a');
  tools.rod(
    '0.04,-0.3 0.16,-0.94 0.34,-1.06',
    '0.04 0.04 0.04',
    pickColor(random, '#e0404a #3f8fd0 #f4f0ea'),
    0.01,
  );
  pour(tools, 'M-0.28 -0.84H0.28L0.22 -0.01H-0.22Z', -0.7, 0.27, drink);
  for (const [x, y, turn] of rows<3>('-0.1,-0.66,0.3 0.1,-0.58,-0.4 -0.06,-0.44,0.7'))
    framed(tools.context, { at: [x, y], turn }, () => {
      tools.flat(box(0, 0.06, 0.13, 0.13, 0.02), 'rgba(255,255,255,0.5)');
      tools.stroke(box(0, 0.06, 0.13, 0.13, 0.02), 'rgba(255,255,255,0.8)', 0.01);
    });
  tools.solid(ellipse(-0.26, -0.88, 0.16), [246, 200, 50], 0.02);
  tools.flat(ellipse(-0.26, -0.88, 0.13), [252, 240, 170]);
  for (let piece = 0; piece < 6; piece++)
    tools.stroke(
      `M-0.26 -0.88l${Math.cos(piece * 1.047) * 0.12} ${Math.sin(piece * 1.047) * 0.12}`,
      [246, 214, 90],
      0.014,
    );
  tools.gleam(pathAt(0, 0, 'M0.19 -0.74L0.16 -0.1', tools.lightSide), 0.03, 0.6);
});

/** A glass of milk. */
export const drawMilk = thing({ left: -0.36, right: 0.36, top: -0.96 }, (tools, { color }) => {
  pour(tools, 'M-0.28 -0.9H0.28L0.22 -0.01H-0.22Z', -0.74, 0.27, color ?? [250, 248, 242]);
  tools.stroke(ellipse(0, -0.9, 0.28, 0.04), 'rgba(190,210,222,0.9)', 0.014);
  tools.gleam(pathAt(0, 0, 'M0.2 -0.8L0.16 -0.1', tools.lightSide), 0.03, 0.7);
});

/** A mug of beer with its head of foam. */
export const drawBeer = thing({ left: -0.46, right: 0.62, top: -1.08 }, (tools, { random, color }) => {
  tools.stroke('M0.32 -0.7C0.64 -0.74 0.62 -0.16 0.32 -0.2', 'rgba(170,194,206,0.95)', 0.1);
  tools.stroke('M0.32 -0.7C0.64 -0.74 0.62 -0.16 0.32 -0.2', 'rgba(232,242,246,0.9)', 0.06);
  pour(
    tools,
    'M-0.36 -0.86H0.36L0.33 -0.01H-0.33Z',
    -0.84,
    0.36,
    color ?? pickColor(random, '#f0a828 #e8982a #8a4a20'),
  );
  for (const x of [-0.2, 0, 0.2]) tools.stroke(`M${x} -0.68V-0.1`, 'rgba(255,240,200,0.4)', 0.05);
  for (let bubble = 0; bubble < 16; bubble++)
    tools.flat(ellipse(random.range(-0.3, 0.3), random.range(-0.7, -0.06), 0.012), 'rgba(255,250,226,0.8)');
  for (const [x, y, radius] of rows<3>(`
    -0.3,-0.86,0.12 -0.1,-0.92,0.15 0.12,-0.92,0.15 0.3,-0.86,0.12 0.02,-0.82,0.14 -0.2,-0.8,0.1
    0.22,-0.8,0.1 -0.33,-0.74,0.07
  `))
    tools.ball(x, y, radius, [300, 292, 272], radius * 0.8);
});

/** A pot of honey with a dipper. */
export const drawHoneyPot = thing({ left: -0.56, right: 0.66, top: -1.12 }, (tools, { random, color }) => {
  const clay: Rgb = color ?? pickColor(random, '#d89a4a #c8783a #5f86a8');
  const honey: Rgb = [236, 158, 30];
  tools.rod('0.16,-0.6 0.56,-1.06', '0.045 0.05', [176, 118, 66], 0.015);
  tools.turned(0, '0.34,-0.68 0.3,-0.62 0.46,-0.44 0.48,-0.26 0.36,-0.05 0.3,-0.01', clay, {
    tilt: 0.2,
    inside: honey,
  });
  tools.flat(ellipse(0, -0.675, 0.3, 0.055), honey);
  tools.solid(
    '-0.35,-0.68 -0.3,-0.62 -0.1,-0.6 -0.06,-0.44 0,-0.4 0.05,-0.46 0.08,-0.6 0.2,-0.6 0.23,-0.52 0.28,-0.54 0.33,-0.66 0.1,-0.62 -0.16,-0.63',
    honey,
    0.02,
  );
  tools.turned(0, '0.355,-0.72 0.36,-0.69 0.35,-0.66', mix(clay, [255, 255, 255], 0.2), {
    tilt: 0.2,
    inside: honey,
  });
  for (const [x, y, size] of rows<3>('0.11,-0.67,0.08 0.14,-0.7,0.09 0.18,-0.735,0.085'))
    tools.solid(ellipse(x, y, size, size * 0.42, -0.85), [206, 146, 80], 0.012);
  tools.solid(ellipse(0, -0.24, 0.22, 0.14), [252, 240, 206], 0.02);
  tools.solid(ellipse(0, -0.25, 0.1, 0.055), [246, 190, 50], 0.012);
  tools.stroke('M-0.03 -0.29V-0.21M0.035 -0.285V-0.215', [70, 50, 34], 0.022);
  for (const side of [-1, 1])
    tools.flat(ellipse(side * 0.02, -0.33, 0.045, 0.026, side * 0.7), 'rgba(180,214,236,0.95)');
  tools.gleam(pathAt(0, 0, 'M0.36 -0.46Q0.42 -0.32 0.36 -0.16', tools.lightSide), 0.04, 0.5);
});

/** A jar of jam with a cloth over its lid. */
export const drawJar = thing({ left: -0.46, right: 0.46, top: -1.03 }, (tools, { random, color }) => {
  const jam: Rgb = color ?? pickColor(random, '#c8283c #d8782a #5a3a80');
  const glass =
    'M-0.3 -0.74C-0.4 -0.68 -0.4 -0.6 -0.4 -0.5V-0.08Q-0.4 0 -0.3 0H0.3Q0.4 0 0.4 -0.08V-0.5C0.4 -0.6 0.4 -0.68 0.3 -0.74Z';
  pour(tools, glass, -0.64, 0.4, jam);
  for (let seed = 0; seed < 16; seed++)
    tools.flat(
      ellipse(random.range(-0.34, 0.34), random.range(-0.56, -0.06), 0.02, 0.013, seed),
      scale(jam, 0.66),
    );
  tools.flat(box(0, -0.14, 0.46, 0.28, 0.02), [250, 244, 228]);
  tools.flat(ellipse(0, -0.28, 0.085), jam);
  tools.flat(ellipse(0.05, -0.36, 0.05, 0.025, -0.5), [92, 152, 72]);
  const cloth: Rgb = pickColor(random, '#d8565a #4f86b0 #5f9a5a');
  tools.solid(
    '-0.32,-0.84 -0.2,-0.98 0.2,-0.98 0.32,-0.84 0.42,-0.68 0.28,-0.72 0.14,-0.66 0,-0.72 -0.14,-0.66 -0.28,-0.72 -0.42,-0.68',
    cloth,
    0.04,
  );
  for (let dot = 0; dot < 12; dot++)
    tools.flat(ellipse(-0.28 + (dot % 5) * 0.14, -0.9 + Math.floor(dot / 5) * 0.08, 0.018), [255, 250, 242]);
  tools.stroke('M-0.32 -0.775Q0 -0.73 0.32 -0.775', [214, 176, 110], 0.024);
  tools.gleam(`M${tools.lightSide * 0.32} -0.56V-0.12`, 0.035, 0.6);
  tools.sheet.opening(0, -0.74, 0.3, 0.06);
});

/** Sushi on a wooden board: rice with fish, and rolls. */
export const drawSushi = thing({ left: -1.02, right: 1.02, top: -0.78 }, (tools, { random }) => {
  tools.block(-0.06, 0, 1.76, 0.09, 0.3, [176, 122, 76]);
  for (const x of [-0.5, 0.5]) tools.solid(box(x, 0.02, 0.3, 0.05, 0.01), [120, 80, 50], 0.01);
  for (const [x, tone] of coloredRows<1>('-0.56,#f0764a 0,#d8404a 0.54,#f6d0c0')) {
    tools.solid(
      `${x - 0.25},-0.12 ${x - 0.22},-0.3 ${x},-0.34 ${x + 0.22},-0.3 ${x + 0.25},-0.12 ${x},-0.08`,
      [250, 248, 242],
      0.04,
    );
    tools.solid(
      `${x - 0.29},-0.22 ${x - 0.2},-0.4 ${x},-0.46 ${x + 0.2},-0.4 ${x + 0.29},-0.22 ${x + 0.14},-0.28 ${x},-0.3 ${x - 0.14},-0.28`,
      tone,
      0.04,
    );
    for (const at of [-0.13, 0, 0.13])
      tools.stroke(
        `M${x + at - 0.04} -0.42Q${x + at + 0.02} -0.36 ${x + at} -0.3`,
        mix(tone, [255, 255, 255], 0.6),
        0.018,
      );
  }
  for (const [x, y] of points('-0.3,-0.46 0.04,-0.5 0.38,-0.46')) {
    tools.turned(x, `0.14,${y - 0.03} 0.14,${y + 0.12}`, [44, 60, 52], { tilt: 0.42 });
    tools.flat(ellipse(x, y - 0.03, 0.125, 0.05), [250, 248, 242]);
    tools.flat(ellipse(x, y - 0.03, 0.05, 0.02), pickColor(random, '#f0764a #8ac06a #f2c84a'));
  }
});
