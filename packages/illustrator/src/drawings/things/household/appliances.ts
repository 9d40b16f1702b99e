import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { box, ellipse } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';
import { steam } from '../effects.ts';

const STEEL: Rgb = [150, 156, 166];
const DARK: Rgb = [44, 46, 54];
const WHITE: Rgb = [255, 255, 255];

/** A door with its groove and a steel handle on the left or the right. */
function door(
  tools: ThingTools,
  bottom: number,
  width: number,
  height: number,
  color: Rgb,
  side: number,
): void {
  tools.solid(box(0, bottom, width, height, 0.04), color, 0.05);
  const x = side * (width / 2 - 0.07);
  tools.rod(`${x},${bottom - height * 0.84} ${x},${bottom - height * 0.3}`, '0.035 0.035', STEEL, 0.02);
}

/** A rounded refrigerator with its freezer on top and a few notes held by magnets. */
export const drawRefrigerator = thing(
  { left: -0.36, right: 0.36, top: -1.06 },
  (tools, { random, color }) => {
    const enamel: Rgb = color ?? pickColor(random, '#e9ece8 #9fc4c0 #d8685c #c3cad2');
    for (const x of [-0.24, 0.24]) tools.flat(box(x, 0, 0.08, 0.05), DARK);
    tools.solid(box(0, -0.03, 0.64, 1, 0.07), scale(enamel, 0.82), 0.06);
    door(tools, -0.06, 0.6, 0.62, enamel, 1);
    door(tools, -0.71, 0.6, 0.29, mix(enamel, WHITE, 0.1), 1);
    for (const [x, y, paper] of [
      [-0.16, -0.5, '#f6d65a'],
      [-0.02, -0.46, '#f4f0e6'],
      [-0.13, -0.32, '#e98ba0'],
    ] as const) {
      tools.flat(box(x, y + 0.05, 0.1, 0.1), paper);
      tools.ball(x, y - 0.045, 0.016, [206, 60, 54]);
    }
    tools.gleam(`M${tools.lightSide * 0.22} -0.94V-0.76M${tools.lightSide * 0.22} -0.62V-0.2`, 0.03, 0.5);
  },
);

/** A stove with four rings, a pot on one of them, its knobs and the lit window of the oven. */
export const drawStove = thing({ left: -0.5, right: 0.5, top: -1.04 }, (tools, { random, color, lamps }) => {
  const enamel: Rgb = color ?? pickColor(random, '#ecebe6 #3e4450 #b9c0c8 #8fb3a8');
  for (const x of [-0.36, 0.36]) tools.flat(box(x, 0, 0.1, 0.06), DARK);
  tools.solid(box(0, -0.04, 0.92, 0.78, 0.03), enamel, 0.05);
  tools.solid('M-0.42 -0.9H0.42L0.48 -0.8H-0.48Z', DARK, 0.02);
  for (const x of [-0.24, 0.24]) tools.stroke(ellipse(x, -0.85, 0.14, 0.03), [196, 92, 60], 0.014);
  tools.turned(-0.24, '0.15,-1.02 0.15,-0.9 0.13,-0.86', STEEL, { inside: [226, 150, 70], tilt: 0.2 });
  for (let knob = 0; knob < 4; knob++) {
    tools.ball(-0.3 + knob * 0.2, -0.72, 0.045, mix(enamel, DARK, 0.7));
    tools.stroke(`M${-0.3 + knob * 0.2} -0.75V-0.72`, WHITE, 0.012);
  }
  tools.rod('-0.36,-0.61 0.36,-0.61', '0.04 0.04', STEEL);
  tools.solid(box(0, -0.1, 0.76, 0.46, 0.03), mix(enamel, DARK, 0.2), 0.03);
  tools.flat(box(0, -0.16, 0.58, 0.32, 0.03), lamps ? [226, 138, 58] : [70, 58, 54]);
  for (const y of [-0.26, -0.36]) tools.stroke(`M-0.28 ${y}H0.28`, [30, 28, 30], 0.012);
  tools.gleam('M-0.2 -0.2L-0.04 -0.44M-0.1 -0.2L0.02 -0.38', 0.02, 0.35);
});

/** A washing machine: a round window with laundry in it. */
export const drawWashingMachine = thing(
  { left: -0.46, right: 0.46, top: -1.03 },
  (tools, { random, color }) => {
    const enamel: Rgb = color ?? [238, 240, 240];
    tools.solid(box(0, 0, 0.86, 1, 0.05), enamel, 0.06);
    tools.solid(box(0, -0.8, 0.8, 0.16, 0.03), mix(enamel, DARK, 0.12), 0.02);
    tools.flat(box(-0.22, -0.84, 0.26, 0.09, 0.015), mix(enamel, DARK, 0.3));
    tools.ball(0.2, -0.88, 0.05, STEEL);
    tools.ball(0.32, -0.88, 0.02, [80, 190, 110]);
    tools.ball(0, -0.42, 0.32, STEEL);
    tools.flat(ellipse(0, -0.42, 0.25), [58, 78, 102]);
    for (const hue of ['#e0685c', '#f1c453', '#6fa8d8', '#f4f1ea', '#7cb87c'])
      tools.solid(
        ellipse(random.range(-0.12, 0.12), -0.34 + random.range(-0.05, 0.07), 0.1, 0.06, random.range(-1, 1)),
        pickColor(random, hue),
        0.03,
      );
    tools.gleam('M-0.16 -0.5Q-0.12 -0.6 0 -0.62', 0.035, 0.7);
  },
);

/** A microwave oven with its window, its keys and a clock. */
export const drawMicrowave = thing({ left: -0.9, right: 0.9, top: -1.02 }, (tools, { color, lamps }) => {
  const shell: Rgb = color ?? [206, 210, 214];
  for (const x of [-0.66, 0.66]) tools.flat(box(x, 0, 0.14, 0.06), DARK);
  tools.block(-0.04, -0.04, 1.56, 0.86, 0.14, shell, 0.04);
  tools.solid(box(-0.22, -0.12, 1.06, 0.7, 0.05), DARK, 0.03);
  tools.flat(box(-0.24, -0.2, 0.86, 0.54, 0.05), lamps ? [240, 190, 100] : [74, 84, 92]);
  tools.flat(ellipse(-0.24, -0.26, 0.34, 0.05), [190, 210, 214]);
  tools.rod('0.34,-0.74 0.34,-0.2', '0.05 0.05', mix(shell, WHITE, 0.4));
  tools.flat(box(0.56, -0.68, 0.28, 0.12, 0.01), [30, 44, 40]);
  tools.stroke('M0.47 -0.74H0.54M0.58 -0.74H0.65', [110, 240, 160], 0.03);
  for (let key = 0; key < 9; key++)
    tools.ball(0.47 + (key % 3) * 0.09, -0.54 + Math.floor(key / 3) * 0.12, 0.032, [238, 240, 242]);
  tools.gleam('M-0.6 -0.28L-0.3 -0.66', 0.04, 0.3);
});

/** A coffee machine with its lever, and a cup that it fills. */
export const drawCoffeeMachine = thing({ left: -0.6, right: 0.6, top: -1.3 }, (tools, { random, color }) => {
  const shell: Rgb = color ?? pickColor(random, '#c23a36 #b7bec6 #3c4048 #d9b36a');
  tools.solid(box(0, 0, 1.04, 0.12, 0.03), DARK, 0.03);
  for (let slot = 0; slot < 7; slot++) tools.stroke(`M${-0.3 + slot * 0.1} -0.11V-0.08`, STEEL, 0.02);
  tools.solid(box(0.3, -0.1, 0.36, 0.6, 0.03), scale(shell, 0.86), 0.05);
  tools.solid(box(0, -0.6, 1, 0.4, 0.07), shell, 0.07);
  tools.flat(box(0, -0.98, 0.84, 0.05, 0.02), STEEL);
  for (const x of [-0.28, 0, 0.28]) tools.solid(box(x, -1.02, 0.2, 0.1, 0.03), [244, 240, 232], 0.03);
  tools.ball(0.28, -0.8, 0.1, [240, 238, 230]);
  tools.stroke('M0.28 -0.8L0.33 -0.86', [200, 40, 40], 0.018);
  for (const x of [-0.3, -0.12]) tools.ball(x, -0.8, 0.045, STEEL);
  tools.solid(box(-0.18, -0.5, 0.3, 0.12, 0.03), STEEL, 0.03);
  tools.rod('-0.3,-0.52 -0.52,-0.46', '0.07 0.08', DARK);
  tools.stroke('M-0.22 -0.5V-0.3M-0.14 -0.5V-0.3', [96, 54, 28], 0.025);
  tools.turned(-0.18, '0.15,-0.34 0.14,-0.22 0.09,-0.12', [246, 244, 238], {
    inside: [96, 54, 28],
    tilt: 0.2,
  });
  tools.stroke(ellipse(-0.36, -0.24, 0.05, 0.06), [226, 224, 218], 0.028);
  tools.gleam(`M${tools.lightSide * 0.44} -0.94V-0.68`, 0.035, 0.5);
  steam(tools, random, -0.18, -0.36, 0.3);
});

/** A fan of four blades that hangs from the ceiling. */
export const drawCeilingFan = thing({ left: -1.1, right: 1.1, top: -0.62 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#a8703c #f0ede4 #6c4528');
  const metal: Rgb = [196, 160, 92];
  tools.rod('0,-0.6 0,-0.3', '0.05 0.05', metal);
  tools.solid('M-0.1 -0.62H0.1L0.05 -0.54H-0.05Z', metal, 0.02);
  for (const data of [
    'M-0.1 -0.3L-0.5 -0.42L-0.98 -0.46L-1.04 -0.38L-0.96 -0.32L-0.5 -0.3L-0.1 -0.24Z',
    'M0.1 -0.3L0.5 -0.42L0.98 -0.46L1.04 -0.38L0.96 -0.32L0.5 -0.3L0.1 -0.24Z',
    'M-0.08 -0.24L-0.34 -0.18L-0.74 -0.1L-0.76 -0.01L-0.62 0L-0.26 -0.1L-0.02 -0.2Z',
    'M0.08 -0.24L0.34 -0.18L0.74 -0.1L0.76 -0.01L0.62 0L0.26 -0.1L0.02 -0.2Z',
  ])
    tools.solid(data, wood, 0.03);
  tools.turned(0, '0.12,-0.34 0.17,-0.27 0.13,-0.2', metal, { contrast: 1.2 });
  tools.ball(0, -0.15, 0.11, [255, 240, 200], 0.09);
  tools.stroke('M0.03 -0.08V0', toCss(metal), 0.012);
});

/** Arms of brass with candles and drops of crystal below a chain. */
export const drawChandelier = thing({ left: -0.86, right: 0.86, top: -1.06 }, (tools, { color }) => {
  const brass: Rgb = color ?? [222, 176, 84];
  tools.rod('0,-1.02 0,-0.66', '0.03 0.03', brass);
  tools.turned(0, '0.05,-0.72 0.12,-0.6 0.05,-0.48 0.1,-0.36 0.03,-0.24', brass, { contrast: 1.2 });
  for (const [x, foot] of [
    [-0.72, -0.5],
    [0.72, -0.5],
    [-0.4, -0.42],
    [0.4, -0.42],
    [0, -0.4],
  ] as const) {
    tools.stroke(`M0 -0.34Q${x * 0.6} ${foot + 0.26} ${x} ${foot}`, brass, 0.03);
    tools.rod(`${x},${foot} ${x},${foot - 0.14}`, '0.05 0.05', [250, 244, 226]);
    tools.ball(x, foot - 0.19, 0.035, [255, 214, 110], 0.06);
    for (const shift of [-0.06, 0.06]) tools.ball(x + shift, foot + 0.09, 0.024, [214, 236, 250], 0.05);
    tools.sheet.light(x, foot - 0.19, 0.22, [255, 206, 120]);
  }
  for (let drop = -3; drop <= 3; drop++)
    tools.ball(drop * 0.09, -0.14 + Math.abs(drop) * 0.03, 0.028, [206, 230, 248], 0.06);
});
