import { mix, type Rgb, scale } from '../../core/color.ts';
import { box, ellipse } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';

const STEEL: Rgb = [176, 180, 186];

/** A hydrant with its cap, its chain and three mouths. */
export const drawFireHydrant = thing({ left: -0.46, right: 0.46, top: -1.08 }, (tools, { color }) => {
  const paint: Rgb = color ?? [206, 42, 36];
  tools.turned(0, '0.36,-0.1 0.38,-0.02', paint, { tilt: 0.2 });
  tools.turned(0, '0.24,-0.8 0.24,-0.1', paint, { tilt: 0.2 });
  for (const side of [-1, 1]) {
    tools.solid(box(side * 0.29, -0.47, 0.18, 0.2, 0.03), scale(paint, 0.86), 0.04);
    tools.solid(box(side * 0.39, -0.49, 0.08, 0.16, 0.02), mix(paint, STEEL, 0.35), 0.03);
  }
  tools.ball(0, -0.5, 0.15, mix(paint, [255, 255, 255], 0.06));
  tools.ball(0, -0.5, 0.07, mix(paint, STEEL, 0.4));
  for (let bolt = 0; bolt < 6; bolt++)
    tools.ball(Math.cos(bolt * 1.047) * 0.11, -0.5 + Math.sin(bolt * 1.047) * 0.11, 0.018, STEEL);
  tools.turned(0, '0.31,-0.84 0.31,-0.77', mix(paint, [255, 255, 255], 0.08), { tilt: 0.2 });
  tools.solid('M-0.25 -0.84C-0.24 -1 -0.1 -1.02 0 -1.02C0.1 -1.02 0.24 -1 0.25 -0.84Z', paint, 0.06);
  tools.solid(box(0, -1.01, 0.1, 0.06, 0.01), mix(paint, STEEL, 0.4), 0.02);
  tools.stroke('M0.2 -0.76Q0.34 -0.66 0.36 -0.58', STEEL, 0.014);
  tools.gleam(`M${tools.lightSide * 0.14} -0.74V-0.66M${tools.lightSide * 0.14} -0.32V-0.14`, 0.04, 0.5);
});

/** An orange cone with white bands. */
export const drawTrafficCone = thing({ left: -0.5, right: 0.5, top: -1.04 }, (tools, { color }) => {
  const paint: Rgb = color ?? [240, 104, 26];
  tools.solid('M-0.46 -0.02L-0.36 -0.14H0.36L0.46 -0.02Z', scale(paint, 0.86), 0.03);
  tools.turned(0, '0.06,-1 0.3,-0.1', paint, { tilt: 0.22 });
  for (const [low, high] of [
    [-0.34, -0.5],
    [-0.64, -0.76],
  ] as const) {
    const at = (y: number) => 0.06 + ((y + 1) / 0.9) * 0.24;
    tools.turned(0, `${at(high)},${high} ${at(low)},${low}`, [248, 248, 246], { tilt: 0.1 });
  }
  tools.flat(ellipse(0, -1, 0.05, 0.014), scale(paint, 0.4));
});

/** A drill with its battery and bit, pointing right. */
export const drawPowerDrill = thing(
  { left: -0.6, right: 0.86, top: -0.92, facing: 'right' },
  (tools, { color }) => {
    const shell: Rgb = color ?? [240, 184, 36];
    const dark: Rgb = [48, 50, 56];
    tools.solid('-0.3,-0.5 -0.02,-0.5 -0.08,-0.3 -0.1,-0.14 -0.36,-0.14 -0.32,-0.34', shell, 0.06);
    tools.solid(box(-0.22, 0, 0.5, 0.18, 0.03), dark, 0.04);
    tools.solid(box(-0.1, -0.48, 0.76, 0.36, 0.1), shell, 0.08);
    tools.solid(box(-0.38, -0.5, 0.16, 0.32, 0.06), dark, 0.04);
    tools.solid('M0.26 -0.82L0.5 -0.74V-0.56L0.26 -0.5Z', dark, 0.04);
    tools.rod('0.5,-0.65 0.8,-0.65', '0.05 0.02', STEEL);
    tools.solid('0,-0.48 0.08,-0.42 0.02,-0.34 -0.06,-0.4', dark, 0.02);
    for (const x of [-0.18, -0.1, -0.02]) tools.stroke(`M${x} -0.74V-0.58`, dark, 0.03);
  },
);

/** A dark board between two posts that waits for its tubes. */
export const drawNeonBoard = thing({ left: -0.62, right: 0.62, top: -1.06 }, (tools, { color }) => {
  const tube: Rgb = color ?? [70, 220, 255];
  for (const x of [-0.42, 0.42]) tools.rod(`${x},-0.3 ${x},0`, '0.06 0.06', [86, 90, 98]);
  tools.solid(box(0, -0.26, 1.16, 0.78, 0.06), [26, 22, 38], 0.03);
  for (const context of [tools.context, tools.sheet.glow]) {
    context.lineWidth = 0.024;
    context.strokeStyle = `rgb(${tube.join()})`;
    context.stroke(box(0, -0.3, 1.08, 0.7, 0.05));
  }
});

/** A large board on two posts. */
export const drawBillboard = thing({ left: -0.86, right: 0.86, top: -1.04 }, (tools, { color }) => {
  const steel: Rgb = [112, 118, 128];
  for (const x of [-0.5, 0.5]) tools.rod(`${x},-0.4 ${x},0`, '0.07 0.08', steel);
  tools.solid(box(0, -0.36, 1.62, 0.66, 0.02), steel, 0.03);
  tools.flat(box(0, -0.4, 1.5, 0.58), color ?? [244, 239, 226]);
});

/** A yellow sign that stands on its corner. */
export const drawWarningSign = thing({ left: -0.36, right: 0.36, top: -1.06 }, (tools, { color }) => {
  const paint: Rgb = color ?? [246, 200, 36];
  tools.rod('0,-0.5 0,0', '0.05 0.05', STEEL);
  tools.solid('M0 -1.04L0.34 -0.72L0 -0.4L-0.34 -0.72Z', paint, 0.03);
  tools.stroke('M0 -0.99L0.29 -0.72L0 -0.45L-0.29 -0.72Z', [34, 32, 30], 0.018);
});

/** A red booth with panes on all sides and a crown of glass. */
export const drawPhoneBooth = thing({ left: -0.34, right: 0.34, top: -1.08 }, (tools, { color, lamps }) => {
  const paint: Rgb = color ?? [196, 30, 34];
  const glass: Rgb = lamps ? [255, 226, 150] : [190, 220, 230];
  tools.solid(box(0, 0, 0.6, 0.07, 0.01), scale(paint, 0.7), 0.02);
  tools.solid(box(0, -0.06, 0.54, 0.86, 0.01), paint, 0.04);
  tools.solid('M-0.3 -0.9H0.3V-0.98Q0 -1.1 -0.3 -0.98Z', paint, 0.04);
  tools.flat(box(0, -0.92, 0.46, 0.06, 0.01), [250, 246, 232]);
  tools.flat(box(0, -0.14, 0.42, 0.7), scale(glass, 0.8));
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 3; column++)
      tools.flat(box(-0.13 + column * 0.13, -0.15 - row * 0.115, 0.11, 0.095), glass);
  tools.solid(box(0.02, -0.4, 0.12, 0.2, 0.01), [40, 40, 46], 0.02);
  tools.rod('0.2,-0.5 0.2,-0.42', '0.02 0.02', STEEL);
  if (lamps) tools.sheet.light(0, -0.5, 0.5, [255, 214, 140]);
});
