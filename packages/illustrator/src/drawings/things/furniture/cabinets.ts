import { fromHex, mix, type Rgb, scale } from '../../../core/color.ts';
import { box, ellipse } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';
import { grain } from '../effects.ts';

const WOODS = ['#8f5f38', '#a9713e', '#754a2c', '#b98a5a'] as const;
const BRASS: Rgb = [214, 172, 92];

function cornice(tools: ThingTools, y: number, width: number, wood: Rgb): void {
  tools.solid(box(0, y, width, 0.06, 0.015), mix(wood, [255, 232, 196], 0.2), 0.02);
}

/** A wardrobe with two doors. */
export const drawWardrobe = thing({ left: -0.48, right: 0.48, top: -1.06 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? fromHex(random.pick(WOODS));
  for (const x of [-0.34, 0.34]) tools.ball(x, -0.03, 0.045, scale(wood, 0.7));
  tools.solid(box(0, -0.05, 0.86, 0.95, 0.02), scale(wood, 0.9), 0.04);
  for (const side of [-1, 1]) {
    tools.solid(box(side * 0.205, -0.19, 0.38, 0.76, 0.02), wood, 0.03);
    for (const [bottom, high] of [
      [-0.23, 0.32],
      [-0.59, 0.32],
    ] as const)
      tools.solid(box(side * 0.205, bottom, 0.26, high, 0.02), mix(wood, [255, 232, 196], 0.14), 0.03);
    grain(tools, random, side * 0.205 - 0.1, side * 0.205 + 0.1, -0.86, -0.3, scale(wood, 0.75));
    tools.ball(side * 0.05, -0.56, 0.024, BRASS);
  }
  tools.solid(box(0, -0.07, 0.78, 0.1, 0.01), wood, 0.02);
  tools.ball(0, -0.12, 0.02, BRASS);
  cornice(tools, -0.98, 0.94, wood);
});

/** A low chest of drawers, each with two knobs. */
export const drawDresser = thing(
  { left: -0.62, right: 0.62, top: -1.04 },
  (tools, { random, color, qualities }) => {
    const wood: Rgb = color ?? fromHex(random.pick(WOODS));
    const drawers = qualities.includes('small') ? 2 : 3;
    for (const x of [-0.46, 0.46]) tools.rod(`${x},-0.12 ${x},0`, '0.1 0.05', scale(wood, 0.7));
    tools.solid(box(0, -0.08, 1.08, 0.86, 0.02), scale(wood, 0.88), 0.04);
    const high = 0.8 / drawers;
    for (let drawer = 0; drawer < drawers; drawer++) {
      const bottom = -0.11 - drawer * high;
      tools.solid(box(0, bottom, 0.98, high - 0.04, 0.02), mix(wood, [255, 232, 196], 0.1), 0.03);
      grain(tools, random, -0.44, 0.44, bottom - high + 0.08, bottom - 0.04, scale(wood, 0.8));
      for (const x of [-0.26, 0.26]) tools.ball(x, bottom - (high - 0.04) / 2, 0.028, BRASS);
    }
    tools.solid('M-0.54 -1H0.54L0.58 -0.95H-0.58Z', mix(wood, [255, 232, 196], 0.3), 0.02);
    cornice(tools, -0.91, 1.18, wood);
    tools.sheet.anchor('seat', 0, -0.98);
  },
);

/** A board on two brackets. */
export const drawShelf = thing({ left: -1, right: 1, top: -0.4 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? fromHex(random.pick(WOODS));
  for (const x of [-0.66, 0.66]) {
    tools.rod(`${x},-0.28 ${x},0`, '0.05 0.05', scale(wood, 0.6));
    tools.rod(`${x},-0.04 ${x + 0.2},-0.27`, '0.04 0.04', scale(wood, 0.6));
  }
  tools.solid('M-0.84 -0.4H0.84L0.96 -0.34H-0.96Z', mix(wood, [255, 232, 196], 0.28), 0.02);
  tools.solid(box(0, -0.26, 1.92, 0.08, 0.015), wood, 0.02);
  tools.sheet.anchor('seat', 0, -0.36);
});

/** A gramophone with a record and a horn like a flower. */
export const drawGramophone = thing({ left: -0.66, right: 0.82, top: -1.24 }, (tools, { random, color }) => {
  const wood: Rgb = fromHex(random.pick(WOODS));
  const horn: Rgb = color ?? BRASS;
  tools.block(-0.06, 0, 0.96, 0.26, 0.22, wood, 0.02);
  tools.flat(ellipse(-0.02, -0.33, 0.42, 0.075), [34, 32, 36]);
  tools.flat(ellipse(-0.02, -0.33, 0.14, 0.026), [196, 60, 50]);
  tools.rod('-0.46,-0.3 -0.5,-0.6 -0.3,-0.74 -0.06,-0.72', '0.05 0.05 0.07 0.12', horn);
  tools.solid(
    'M-0.14 -0.68C0.16 -0.72 0.24 -0.98 0.3 -1.2C0.6 -1.2 0.78 -0.9 0.74 -0.56C0.5 -0.5 0.2 -0.5 -0.14 -0.68Z',
    horn,
    0.08,
  );
  tools.flat(ellipse(0.53, -0.88, 0.18, 0.34, -0.45), scale(horn, 0.5));
  for (let petal = 0; petal < 7; petal++)
    tools.stroke(
      `M0.4 -0.82L${0.53 + Math.cos(petal * 0.9) * 0.2} ${-0.88 + Math.sin(petal * 0.9) * 0.3}`,
      scale(horn, 0.72),
      0.012,
    );
  tools.rod('-0.1,-0.68 -0.16,-0.38', '0.04 0.03', horn);
});
