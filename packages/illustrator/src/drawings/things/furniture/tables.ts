import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, clipped, ellipse, path, pathAt } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';
import { grain } from '../effects.ts';

const WOODS = ['#8f5f38', '#a9713e', '#754a2c'] as const;

/** A table seen a little from above: four legs and a thick top, sometimes under a checked cloth. */
export const drawTable = thing({ left: -0.98, right: 0.98, top: -0.84 }, (tools, { random, color }) => {
  const clothed = color !== undefined || random.chance(0.34);
  const wood: Rgb = fromHex(random.pick(WOODS));
  for (const side of [-1, 1]) {
    tools.rod(`${side * 0.68},-0.66 ${side * 0.66},-0.1`, '0.09 0.06', scale(wood, 0.66));
    tools.rod(`${side * 0.8},-0.64 ${side * 0.8},0`, '0.12 0.075', wood);
  }
  tools.solid(box(0, -0.5, 1.62, 0.12, 0.02), scale(wood, 0.85), 0.03);
  tools.solid('M-0.72 -0.8H0.72L0.94 -0.64H-0.94Z', mix(wood, [255, 232, 196], 0.24), 0.02);
  tools.solid(box(0, -0.58, 1.9, 0.065, 0.02), wood, 0.02);
  grain(tools, random, -0.76, 0.76, -0.79, -0.65, scale(wood, 0.7));
  if (clothed) drawCloth(tools, color ?? pickColor(random, '#c8434a #3f6fb0 #5a8f57 #e9e2d2'));
  tools.sheet.anchor('seat', 0, -0.72);
});

function drawCloth(tools: ThingTools, cloth: Rgb): void {
  const drape = path(
    'M-0.74 -0.81H0.74L0.96 -0.64V-0.34Q0.86 -0.28 0.76 -0.35Q0.62 -0.27 0.48 -0.35Q0.3 -0.27 0.14 -0.35Q-0.02 -0.27 -0.18 -0.35Q-0.34 -0.27 -0.5 -0.35Q-0.64 -0.27 -0.76 -0.35Q-0.86 -0.28 -0.96 -0.34V-0.64Z',
  );
  const linen: Rgb = [246, 242, 234];
  tools.solid(drape, linen, 0.03);
  const { context } = tools;
  clipped(context, drape, () => {
    for (let stripe = -6; stripe <= 6; stripe++)
      tools.stroke(`M${stripe * 0.118} -0.82L${stripe * 0.156} -0.64V-0.26`, toCss(cloth, 0.62), 0.07);
    for (const [y, width] of rows<2>('-0.79,0.026 -0.73,0.034 -0.66,0.04 -0.54,0.06 -0.4,0.06'))
      tools.stroke(`M-1 ${y}H1`, toCss(cloth, 0.62), width);
  });
  tools.stroke('M-0.95 -0.64H0.95', 'rgba(255,255,255,0.5)', 0.012);
}

/** A round table on one foot with a long cloth or a bare wooden top. */
export const drawRoundTable = thing({ left: -0.74, right: 0.74, top: -0.94 }, (tools, { random, color }) => {
  const wood: Rgb = fromHex(random.pick(WOODS));
  const cloth = color ?? (random.chance(0.6) ? pickColor(random, '#e9e2d2 #c8606a #7fa3b8') : undefined);
  for (const side of [-1, 1])
    tools.rod(`0,-0.2 ${side * 0.2},-0.08 ${side * 0.34},0`, '0.09 0.07 0.05', wood);
  tools.turned(0, '0.06,-0.78 0.05,-0.6 0.08,-0.4 0.05,-0.3 0.09,-0.14', wood);
  tools.turned(0, '0.66,-0.8 0.66,-0.75', mix(wood, [255, 232, 196], 0.1), { tilt: 0.2 });
  if (cloth) {
    tools.solid(
      'M-0.66 -0.8C-0.68 -0.6 -0.66 -0.5 -0.62 -0.42Q-0.5 -0.34 -0.4 -0.4Q-0.28 -0.3 -0.16 -0.38Q0 -0.29 0.16 -0.38Q0.28 -0.3 0.4 -0.4Q0.5 -0.34 0.62 -0.42C0.66 -0.5 0.68 -0.6 0.66 -0.8Z',
      cloth,
      0.05,
    );
    for (const x of [-0.4, -0.16, 0.16, 0.4])
      tools.stroke(`M${x * 1.05} -0.68Q${x * 1.08} -0.5 ${x} -0.4`, scale(cloth, 0.78), 0.012);
    tools.solid(ellipse(0, -0.8, 0.66, 0.132), mix(cloth, [255, 255, 255], 0.3), 0.02);
  }
  tools.sheet.anchor('seat', 0, -0.8);
});

/** A writing desk with drawers on one side. */
export const drawDesk = thing({ left: -0.98, right: 0.98, top: -0.84 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? fromHex(random.pick(WOODS));
  tools.rod('-0.66,-0.66 -0.66,-0.08', '0.08 0.06', scale(wood, 0.62));
  tools.rod('-0.82,-0.62 -0.82,0', '0.1 0.07', wood);
  tools.solid(box(0.53, -0.02, 0.66, 0.6, 0.02), scale(wood, 0.92), 0.04);
  for (let drawer = 0; drawer < 3; drawer++) {
    tools.solid(box(0.53, -0.05 - drawer * 0.185, 0.56, 0.165, 0.015), mix(wood, [255, 232, 196], 0.1), 0.02);
    tools.ball(0.53, -0.13 - drawer * 0.185, 0.024, [214, 172, 92]);
  }
  tools.solid(box(-0.3, -0.5, 1, 0.13, 0.02), scale(wood, 0.84), 0.02);
  tools.ball(-0.3, -0.56, 0.022, [214, 172, 92]);
  tools.solid('M-0.74 -0.8H0.74L0.94 -0.66H-0.94Z', mix(wood, [255, 232, 196], 0.28), 0.02);
  tools.solid(box(0, -0.6, 1.9, 0.06, 0.02), wood, 0.02);
  grain(tools, random, -0.76, 0.76, -0.79, -0.67, scale(wood, 0.7));
  tools.sheet.anchor('seat', 0, -0.73);
});

const SPINES = [
  '#a23b35',
  '#2f5f7a',
  '#3f6b45',
  '#c08a35',
  '#5d4a7a',
  '#7a4a30',
  '#d9ccb0',
  '#2f4a5a',
] as const;

/** A tall case of books with a plant, a globe or a vase between them. */
export const drawBookshelf = thing(
  { left: -0.52, right: 0.52, top: -1.06 },
  (tools, { random, color, detail }) => {
    const wood: Rgb = color ?? fromHex(random.pick(WOODS));
    tools.solid(box(0, 0, 0.86, 1, 0.02), wood, 0.04);
    tools.solid('M-0.48 -1H0.48L0.44 -1.05H-0.44Z', mix(wood, [255, 232, 196], 0.2), 0.01);
    const shelves = 4;
    const room = 0.225;
    for (let shelf = 0; shelf < shelves; shelf++) {
      const bottom = -0.06 - shelf * (room + 0.01);
      tools.flat(box(0, bottom, 0.76, room - 0.025), scale(wood, 0.34));
      let x = -0.375;
      const gap = random.chance(0.6) ? random.range(-0.2, 0.2) : 2;
      while (x < 0.345) {
        if (x > gap && x < gap + 0.06) {
          drawKnickKnack(tools, random.integer(3), x + 0.07, bottom);
          x += 0.14;
          continue;
        }
        const width = random.range(0.026, 0.05) / Math.min(1.4, Math.max(0.8, detail));
        const height = room * random.range(0.66, 0.86);
        const spine = scale(fromHex(random.pick(SPINES)), random.range(0.85, 1.15));
        tools.solid(box(x + width / 2, bottom, width, height, 0.004), spine, 0.008);
        tools.stroke(
          pathAt(x, bottom, 'M0.2 -0.76h0.6M0.2 -0.68h0.6', width, height),
          [226, 196, 122],
          0.006,
        );
        x += width;
      }
      tools.solid(box(0, bottom + 0.024, 0.8, 0.026, 0.004), mix(wood, [255, 232, 196], 0.16), 0.01);
    }
  },
);

function drawKnickKnack(tools: ThingTools, kind: number, x: number, bottom: number): void {
  if (kind === 0) {
    tools.ball(x, bottom - 0.09, 0.055, [86, 150, 196]);
    tools.flat(ellipse(x - 0.012, bottom - 0.1, 0.024, 0.028), [116, 166, 92]);
    tools.flat(box(x, bottom, 0.07, 0.035, 0.01), [150, 104, 60]);
    return;
  }
  if (kind === 1) {
    for (const lean of [-0.05, -0.025, 0, 0.025, 0.05])
      tools.rod(
        `${x},${bottom - 0.05} ${x + lean},${bottom - 0.15 + Math.abs(lean)}`,
        '0.014 0.004',
        [96, 146, 74],
        0.006,
      );
  }
  tools.solid(box(x, bottom, 0.075, 0.065, 0.015), kind === 1 ? [190, 104, 66] : [92, 134, 168], 0.014);
}
