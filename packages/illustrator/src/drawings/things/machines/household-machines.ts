import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, clipped, ellipse, fill, path, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

const STEEL: Rgb = [204, 210, 216];
const DARK: Rgb = [48, 50, 58];

/** A glass jug with fruit in it on its motor. */
export const drawBlender = thing({ left: -0.42, right: 0.46, top: -1.14 }, (tools, { random, color }) => {
  const body: Rgb = color ?? pickColor(random, '#c8403a #3f7a98 #e8e4da #3a3a42');
  const drink = pickColor(random, '#f08a9a #f0b44a #9ac85a #b070c0');
  const jug = path('M-0.24 -0.98L-0.17 -0.36H0.17L0.24 -0.98Z');
  tools.flat(jug, 'rgba(224,238,246,0.75)');
  clipped(tools.context, jug, () => {
    tools.flat('M-0.3 -0.74Q0 -0.7 0.3 -0.76V-0.3H-0.3Z', drink);
    for (const [x, y, radius] of rows<3>('-0.08,-0.6,0.06 0.08,-0.52,0.055 -0.02,-0.45,0.05 0.11,-0.68,0.05'))
      tools.flat(ellipse(x, y, radius), mix(drink, [255, 255, 255], 0.4));
  });
  for (let mark = 0; mark < 4; mark++)
    tools.stroke(`M0.1 ${-0.85 + mark * 0.11}h0.07`, 'rgba(60,80,100,0.6)', 0.012);
  tools.stroke(jug, [110, 130, 146], 0.014);
  tools.stroke(
    'M0.22 -0.9H0.38Q0.42 -0.9 0.41 -0.84L0.36 -0.54Q0.35 -0.5 0.3 -0.5H0.18',
    scale(body, 0.5),
    0.064,
  );
  tools.stroke('M0.22 -0.9H0.38Q0.42 -0.9 0.41 -0.84L0.36 -0.54Q0.35 -0.5 0.3 -0.5H0.18', body, 0.046);
  tools.solid(box(0, -0.97, 0.54, 0.08, 0.03), DARK, 0.02);
  tools.solid(box(0, -1.04, 0.2, 0.07, 0.02), DARK, 0.02);
  tools.solid(box(0, -0.31, 0.38, 0.07, 0.02), DARK, 0.02);
  tools.solid('M-0.2 -0.32H0.2L0.3 -0.06Q0.3 0 0.24 0H-0.24Q-0.3 0 -0.3 -0.06Z', body, 0.05);
  tools.ball(0, -0.15, 0.075, STEEL);
  tools.stroke('M0 -0.15L0.03 -0.2', DARK, 0.02);
  tools.gleam('M-0.17 -0.9L-0.12 -0.44', 0.024, 0.7);
});

/** A lawn mower to push, grass in its bag. */
export const drawLawnMower = thing({ left: -1.12, right: 0.8, top: -1.08 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#d8433c #3f8a4a #e8862c');
  tools.stroke('M-0.34 -0.36L-0.9 -1.0H-1.06', [70, 72, 80], 0.05);
  tools.stroke('M-0.34 -0.36L-0.9 -1.0H-1.06', [112, 116, 126], 0.026);
  tools.stroke('M-0.86 -1.01H-1.08', DARK, 0.06);
  tools.solid(
    '-0.36,-0.42 -0.56,-0.5 -0.86,-0.44 -0.96,-0.24 -0.84,-0.1 -0.5,-0.12 -0.36,-0.2',
    [88, 96, 92],
    0.06,
  );
  for (const x of [-0.84, -0.7, -0.56])
    tools.stroke(`M${x} -0.42Q${x + 0.05} -0.28 ${x + 0.02} -0.14`, [64, 70, 68], 0.012);
  for (let blade = 0; blade < 9; blade++)
    tools.stroke(`M${-0.66 + blade * 0.03} -0.46l${random.range(-0.04, 0.03)} -0.08`, [110, 160, 70], 0.014);
  tools.solid(
    'M-0.44 -0.14L-0.38 -0.34Q-0.36 -0.4 -0.28 -0.4H0.42Q0.54 -0.4 0.6 -0.3L0.68 -0.14Z',
    paint,
    0.05,
  );
  tools.solid(
    'M-0.22 -0.4L-0.18 -0.62Q-0.16 -0.68 -0.1 -0.68H0.26Q0.34 -0.68 0.35 -0.6L0.38 -0.4Z',
    DARK,
    0.04,
  );
  tools.solid(box(0.08, -0.66, 0.4, 0.08, 0.03), mix(paint, DARK, 0.2), 0.02);
  for (let fin = 0; fin < 5; fin++) tools.stroke(`M${-0.08 + fin * 0.08} -0.6V-0.46`, [96, 98, 108], 0.02);
  tools.ball(0.08, -0.76, 0.05, STEEL);
  tools.solid('M0.3 -0.46H0.5L0.52 -0.38H0.3Z', STEEL, 0.02);
  for (const [x, radius] of rows<2>('-0.26,0.19 0.5,0.15')) {
    tools.ball(x, -radius, radius, [44, 44, 50]);
    tools.stroke(ellipse(x, -radius, radius * 0.9), [70, 70, 78], 0.024);
    tools.ball(x, -radius, radius * 0.48, [232, 200, 80]);
  }
  tools.gleam('M-0.3 -0.36H0.36', 0.02, 0.5);
});

/** A belt to run on, the desk with its display on two posts. */
export const drawTreadmill = thing(
  { left: -1.02, right: 0.86, top: -1.16 },
  (tools, { random, color, lamps }) => {
    const paint: Rgb = color ?? pickColor(random, '#3a3c46 #46506a #5a3a42');
    tools.solid('M-0.96 -0.12L0.6 -0.2L0.72 -0.14L0.72 -0.02H-0.92Q-1 -0.04 -0.96 -0.12Z', paint, 0.04);
    tools.flat('M-0.9 -0.14L-0.78 -0.22L0.5 -0.28L0.56 -0.21Z', [30, 30, 34]);
    for (let mark = 0; mark < 6; mark++)
      tools.stroke(`M${-0.7 + mark * 0.22} -0.225L${-0.78 + mark * 0.22} -0.155`, [70, 70, 78], 0.016);
    tools.stroke('M-0.9 -0.13L0.56 -0.205', [232, 140, 60], 0.018);
    tools.rod('0.56,-0.14 0.7,-0.5 0.62,-0.98', '0.1 0.08 0.07', STEEL, 0.03);
    tools.rod('0.64,-0.72 0.36,-0.74 0.1,-0.68', '0.05 0.045 0.05', DARK, 0.02);
    tools.solid('M0.4 -0.98L0.76 -0.9L0.8 -1.06Q0.7 -1.16 0.52 -1.12L0.42 -1.08Z', paint, 0.03);
    const display = 'M0.48 -1.0L0.7 -0.95L0.72 -1.04L0.52 -1.08Z';
    for (const target of lamps ? [tools.context, tools.sheet.glow] : [tools.context])
      fill(target, display, [122, 216, 232]);
    tools.ball(0.42, -0.95, 0.03, [222, 60, 52]);
    tools.solid('M0.5 -0.2L0.62 -0.34Q0.76 -0.3 0.78 -0.16L0.76 -0.02H0.52Z', scale(paint, 1.2), 0.03);
    tools.sheet.anchor('seat', -0.1, -0.22);
  },
);

/** A hair dryer to hold, its nozzle to the left. */
export const drawHairDryer = thing({ left: -0.7, right: 0.56, top: -1.02 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#e0709a #3a3c46 #6fb0c0 #c8403a');
  tools.stroke('M0.14 -0.08Q0.3 0 0.44 -0.06Q0.54 -0.12 0.5 0', DARK, 0.034);
  tools.solid(
    'M0 -0.6L0.26 -0.6L0.22 -0.1Q0.2 -0.02 0.12 -0.02Q0.02 -0.02 0.03 -0.1Z',
    scale(paint, 0.86),
    0.05,
  );
  tools.solid(
    'M-0.32 -0.92Q-0.1 -1.02 0.14 -1Q0.46 -0.96 0.48 -0.74Q0.46 -0.54 0.2 -0.5Q-0.06 -0.5 -0.32 -0.58Z',
    paint,
    0.07,
  );
  tools.solid('M-0.32 -0.9L-0.6 -0.96Q-0.66 -0.75 -0.6 -0.54L-0.32 -0.6Q-0.36 -0.75 -0.32 -0.9Z', DARK, 0.04);
  tools.flat(ellipse(-0.6, -0.75, 0.035, 0.19), [24, 24, 28]);
  tools.solid(ellipse(0.3, -0.75, 0.12, 0.16), mix(paint, [255, 255, 255], 0.2), 0.03);
  for (const y of [-0.84, -0.78, -0.72, -0.66]) tools.stroke(`M0.22 ${y}H0.38`, scale(paint, 0.5), 0.016);
  tools.solid(box(0.14, -0.36, 0.07, 0.12, 0.02), STEEL, 0.016);
  tools.gleam(pathAt(0, 0, 'M-0.26 -0.88Q0 -0.96 0.2 -0.92'), 0.03, 0.6);
});

/** A cabinet of glass on its cart, popped corn heaped in it. */
export const drawPopcornMachine = thing(
  { left: -0.56, right: 0.56, top: -1.2 },
  (tools, { random, color, lamps }) => {
    const paint: Rgb = color ?? [206, 48, 44];
    const gold: Rgb = [226, 186, 92];
    for (const x of [-0.26, 0.26]) {
      tools.stroke(ellipse(x, -0.16, 0.14), DARK, 0.03);
      for (let spoke = 0; spoke < 4; spoke++) {
        const angle = (spoke / 4) * Math.PI;
        tools.stroke(
          `M${x - Math.cos(angle) * 0.13} ${-0.16 - Math.sin(angle) * 0.13}L${x + Math.cos(angle) * 0.13} ${-0.16 + Math.sin(angle) * 0.13}`,
          gold,
          0.014,
        );
      }
      tools.ball(x, -0.16, 0.03, gold);
    }
    tools.solid(box(0, -0.2, 0.78, 0.22, 0.02), paint, 0.04);
    tools.stroke(box(0, -0.23, 0.7, 0.16, 0.02), gold, 0.014);
    tools.rod('0.4,-0.36 0.54,-0.44', '0.03 0.03', gold);
    const glass = box(0, -0.42, 0.74, 0.56, 0.01);
    tools.flat(glass, lamps ? [255, 230, 168] : [230, 240, 244]);
    if (lamps) fill(tools.sheet.glow, glass, 'rgba(255,230,168,0.3)');
    tools.rod('0,-0.96 0,-0.84', '0.03 0.03', STEEL);
    tools.turned(0, '0.13,-0.85 0.13,-0.74 0.09,-0.7', STEEL, { tilt: 0.2 });
    clipped(tools.context, glass, () => {
      for (let corn = 0; corn < 90; corn++) {
        const x = random.range(-0.36, 0.36);
        const heap = 0.2 - Math.abs(x) * 0.24;
        tools.ball(
          x,
          -0.43 - random.range(0, heap + 0.04),
          random.range(0.026, 0.042),
          corn % 5 ? [262, 254, 228] : [250, 226, 150],
        );
      }
      for (const [x, y] of rows<2>('-0.08,-0.66 0.1,-0.64 0.16,-0.72 -0.16,-0.72'))
        tools.ball(x, y, 0.03, [262, 254, 228]);
    });
    tools.stroke(glass, scale(paint, 0.7), 0.026);
    tools.flat('M-0.34 -0.62L-0.16 -0.96H-0.06L-0.34 -0.46Z', 'rgba(255,255,255,0.3)');
    tools.solid('M-0.44 -0.98L-0.34 -1.14Q0 -1.22 0.34 -1.14L0.44 -0.98Z', paint, 0.04);
    for (let stripe = -2; stripe <= 2; stripe++)
      tools.flat(
        `M${stripe * 0.16 - 0.035} -0.99L${stripe * 0.125 - 0.028} -1.15H${stripe * 0.125 + 0.028}L${stripe * 0.16 + 0.035} -0.99Z`,
        [252, 246, 234],
      );
    tools.solid(box(0, -0.39, 0.84, 0.05, 0.02), gold, 0.02);
    if (lamps) tools.sheet.light(0, -0.7, 0.7, [255, 214, 130]);
  },
);
