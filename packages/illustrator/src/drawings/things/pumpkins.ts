import { fromHex, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import { around, ellipse, path } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

const PUMPKINS = ['#e8801e', '#f0922e', '#dd6f1a'] as const;

const FACES = [
  'M-0.34 -0.5L-0.18 -0.66L-0.1 -0.46ZM0.34 -0.5L0.18 -0.66L0.1 -0.46ZM0 -0.46L-0.06 -0.35H0.06ZM-0.38 -0.32Q0 -0.16 0.38 -0.32Q0.24 -0.04 0 -0.04Q-0.24 -0.04 -0.38 -0.32Z',
  'M-0.3 -0.46a0.1 0.12 0 1 0 0.2 0a0.1 0.12 0 1 0 -0.2 0ZM0.1 -0.46a0.1 0.12 0 1 0 0.2 0a0.1 0.12 0 1 0 -0.2 0ZM0 -0.4L-0.05 -0.31H0.05ZM-0.34 -0.28L-0.2 -0.22L-0.12 -0.27L0 -0.21L0.12 -0.27L0.2 -0.22L0.34 -0.28Q0.2 -0.06 0 -0.06Q-0.2 -0.06 -0.34 -0.28Z',
  'M-0.36 -0.6L-0.1 -0.46L-0.3 -0.4ZM0.36 -0.6L0.1 -0.46L0.3 -0.4ZM-0.05 -0.36H0.05L0 -0.43ZM-0.4 -0.3L-0.24 -0.2L-0.14 -0.26L0 -0.18L0.14 -0.26L0.24 -0.2L0.4 -0.3Q0.28 -0.02 0 -0.04Q-0.28 -0.02 -0.4 -0.3Z',
] as const;

/** A pumpkin as it grows, with a curled tendril and a leaf. */
export const drawPumpkin = thing({ left: -0.74, right: 0.8, top: -1.02 }, (tools, { random, color }) => {
  const wide = random.range(0.94, 1.1);
  drawPumpkinShape(tools, color ?? fromHex(random.pick(PUMPKINS)), wide);
  tools.stroke(
    'M0.05 -0.76C0.2 -0.9 0.34 -0.82 0.3 -0.74C0.26 -0.68 0.2 -0.76 0.28 -0.8C0.4 -0.86 0.48 -0.76 0.46 -0.7',
    [96, 138, 62],
    0.02,
  );
  tools.solid(
    'M-0.06 -0.76Q-0.2 -0.98 -0.42 -0.9Q-0.36 -0.82 -0.44 -0.74Q-0.3 -0.74 -0.26 -0.64Q-0.14 -0.66 -0.06 -0.76Z',
    [96, 146, 66],
    0.03,
  );
  tools.stroke('M-0.08 -0.76Q-0.22 -0.82 -0.38 -0.86', [66, 108, 50], 0.012);
});

/** A pumpkin with a carved, glowing face. */
export const drawJackOLantern = thing(
  { left: -0.74, right: 0.74, top: -1.02 },
  (tools, { random, color }) => {
    const wide = random.range(0.94, 1.1);
    const skin: Rgb = color ?? fromHex(random.pick(PUMPKINS));
    drawPumpkinShape(tools, skin, wide);
    const face = path(random.pick(FACES));
    const { context, sheet } = tools;
    framed(context, { at: [-tools.lightSide * 0.012, -0.034], scale: [wide, 1] }, () => {
      tools.flat(face, scale(skin, 0.42));
      tools.stroke(face, toCss(scale(skin, 0.42)), 0.034);
    });
    for (const target of [context, sheet.glow])
      framed(target, { at: [0, -0.02], scale: [wide, 1] }, () => {
        target.fillStyle = around(target, 0, -0.2, 0.55, coloredRows<1>('0,#fff6b8 0.45,#ffc63c 1,#f07a14'));
        target.fill(face);
      });
    framed(context, { at: [0, -0.02], scale: [wide, 1] }, () =>
      tools.stroke(face, toCss(scale(skin, 0.36)), 0.018),
    );
    sheet.light(0, -0.3, 0.9, [255, 170, 60]);
  },
);

function drawPumpkinShape(tools: ThingTools, color: Rgb, wide: number): void {
  const ribs = rows<2>('-0.4,0.2 0.4,0.2 -0.25,0.27 0.25,0.27 -0.1,0.26 0.1,0.26 0,0.2');
  for (const [x, half] of ribs)
    tools.solid(
      ellipse(x * wide, -0.38, half * wide, 0.385 - Math.abs(x) * 0.16),
      scale(color, 1.04 - Math.abs(x) * 0.42),
      0.06,
    );
  tools.solid(
    '-0.07,-0.7 -0.05,-0.84 -0.12,-0.96 -0.02,-0.98 0.05,-0.86 0.08,-0.7 0,-0.74',
    [108, 132, 62],
    0.03,
  );
  tools.gleam(
    `M${tools.lightSide * 0.42 * wide} -0.6Q${tools.lightSide * 0.5 * wide} -0.5 ${tools.lightSide * 0.5 * wide} -0.4`,
    0.026,
    0.4,
  );
}
