import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import type { DrawingRequest, Procedure } from '../pen/drawing.types.ts';
import { box, ellipse } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { cutFruit } from './cut-fruit.ts';

type Fill = (tools: ThingTools, random: Random, request: DrawingRequest) => void;

/** A drawing that has another for the view from straight above. */
export function orFromAbove(level: Procedure, above: Procedure): Procedure {
  return (request) => (request.fromAbove ? above(request) : level(request));
}

const AREA = { left: -0.62, right: 0.62, top: -1.12, bottom: 0.12 };
/** Middle and half the breadth of whatever is round. */
const MIDDLE = -0.5;
const ROUND = 0.54;

/** A round bowl and what is in it. */
function bowlFromAbove(glazes: string, fillIt: Fill): Procedure {
  return thing(AREA, (tools, request) => {
    const { random } = request;
    const glaze = pickColor(random, glazes);
    tools.solid(ellipse(0, MIDDLE, ROUND), glaze, 0.03);
    tools.flat(ellipse(0, MIDDLE, ROUND * 0.9), scale(glaze, 0.62));
    fillIt(tools, random, request);
    tools.stroke(ellipse(0, MIDDLE, ROUND * 0.95), mix(glaze, [255, 255, 255], 0.4), 0.014);
  });
}

/** A cup on its saucer, its handle to one side. */
function cupFromAbove(fillIt: Fill): Procedure {
  return thing(AREA, (tools, request) => {
    const { random, color } = request;
    const glaze: Rgb = color ?? pickColor(random, '#f4f0e8 #d8e2e8 #e8c8b8');
    tools.solid(ellipse(0, MIDDLE, ROUND), glaze, 0.02);
    tools.stroke(ellipse(0, MIDDLE, ROUND * 0.86), scale(glaze, 0.86), 0.014);
    tools.flat(ellipse(0.02, MIDDLE + 0.03, 0.39), 'rgba(40,24,20,0.25)');
    tools.rod(`0.3,${MIDDLE} 0.5,${MIDDLE + 0.06}`, '0.07 0.06', glaze, 0.02);
    tools.solid(ellipse(0, MIDDLE, 0.37), glaze, 0.03);
    fillIt(tools, random, request);
  });
}

/** A place in a circle of the given share of the bowl. */
function within(random: Random, share: number): readonly [number, number] {
  const turn = random.range(0, 6.28);
  const out = ROUND * share * Math.sqrt(random.next());
  return [Math.cos(turn) * out, MIDDLE + Math.sin(turn) * out];
}

function pour({ flat }: ThingTools, color: Rgb, share = 0.84): void {
  flat(ellipse(0, MIDDLE, ROUND * share), color);
}

function strew(random: Random, count: number, share: number, put: (x: number, y: number) => void): void {
  for (let one = 0; one < count; one++) put(...within(random, share));
}

export const ramenFromAbove = bowlFromAbove('#a83c34 #3a3a46 #2f5d86', (tools, random) => {
  pour(tools, [206, 132, 60]);
  for (let strand = 0; strand < 44; strand++) {
    const [x, y] = within(random, 0.62);
    const bend = random.range(-0.2, 0.2);
    tools.stroke(
      `M${x - 0.16} ${y}q0.08 ${bend} 0.16 0t0.16 ${random.range(-0.05, 0.05)}`,
      strand % 3 ? [250, 222, 144] : [214, 176, 98],
      0.022,
    );
  }
  tools.solid(`M-0.46 ${MIDDLE - 0.1}l0.06 -0.28l0.2 0.04l-0.05 0.28Z`, [44, 64, 54], 0.02);
  for (const [x, y] of rows<2>('-0.2,0.18 0.02,0.24')) {
    tools.solid(ellipse(x, MIDDLE + y, 0.12, 0.15, 0.3), [252, 248, 238], 0.02);
    tools.ball(x, MIDDLE + y, 0.07, [246, 158, 44]);
  }
  for (const [x, y] of rows<2>('0.12,-0.26 0.26,-0.14')) {
    tools.solid(ellipse(x, MIDDLE + y, 0.15, 0.12, 0.5), [190, 116, 80], 0.02);
    tools.stroke(ellipse(x, MIDDLE + y, 0.1, 0.07, 0.5), [238, 194, 156], 0.016);
  }
  tools.solid(ellipse(0.27, MIDDLE + 0.14, 0.11), [252, 248, 246], 0.02);
  tools.stroke(
    `M0.22 ${MIDDLE + 0.15}c0 -0.08 0.11 -0.08 0.1 0c-0.01 0.05 -0.07 0.03 -0.05 -0.01`,
    [232, 112, 146],
    0.02,
  );
  strew(random, 16, 0.5, (x, y) => tools.stroke(ellipse(x, y, 0.022), [112, 176, 82], 0.012));
  for (const shift of [0, 0.07])
    tools.rod(
      `${0.12 + shift},${MIDDLE - 0.08} ${0.5 + shift * 0.6},-1.08`,
      '0.02 0.03',
      [158, 78, 46],
      0.01,
    );
});

export const soupFromAbove = bowlFromAbove('#e8e0d0 #4b7a6a #2f5d86', (tools, random, { color }) => {
  pour(tools, color ?? pickColor(random, '#d8702c #c8402c #c8b84a'));
  tools.stroke(
    `M-0.2 ${MIDDLE}c0.1 -0.24 0.4 -0.16 0.3 0.02c-0.08 0.16 -0.3 0.1 -0.2 -0.04`,
    [255, 246, 226],
    0.03,
  );
  strew(random, 9, 0.66, (x, y) => tools.solid(box(x, y, 0.08, 0.08, 0.01), [222, 170, 96], 0.012));
  strew(random, 16, 0.7, (x, y) => tools.flat(ellipse(x, y, 0.026, 0.014, x * 9), [92, 156, 66]));
});

export const saladFromAbove = bowlFromAbove('#b07a48 #e8e0d0 #4f86b0', (tools, random) => {
  pour(tools, [92, 140, 62]);
  strew(random, 34, 0.74, (x, y) =>
    tools.solid(
      ellipse(x, y, random.range(0.08, 0.14), random.range(0.05, 0.09), random.range(0, 3)),
      mix([88, 158, 62], [196, 224, 116], random.next()),
      0.02,
    ),
  );
  strew(random, 6, 0.6, (x, y) => tools.ball(x, y, 0.07, [216, 48, 44]));
  strew(random, 6, 0.6, (x, y) => {
    tools.solid(ellipse(x, y, 0.075), [206, 230, 160], 0.01);
    tools.stroke(ellipse(x, y, 0.075), [92, 150, 66], 0.016);
  });
});

export const fruitSaladFromAbove = bowlFromAbove('#e8e0d0 #4f86b0 #b07a48', (tools, random) => {
  pour(tools, [246, 196, 120]);
  let kind = 0;
  strew(random, 84, 0.76, (x, y) => cutFruit(tools, random, x, y, kind++, 0.11));
});

export const riceFromAbove = bowlFromAbove('#2f5d86 #a83c34 #3a3a46', (tools, random) => {
  tools.solid(ellipse(0, MIDDLE, ROUND * 0.8), [250, 248, 242], 0.05);
  strew(random, 170, 0.74, (x, y) =>
    tools.flat(ellipse(x, y, 0.02, 0.009, x * 40), random.chance(0.5) ? [228, 224, 214] : [255, 255, 252]),
  );
  strew(random, 12, 0.3, (x, y) => tools.flat(ellipse(x, y, 0.012, 0.008), [44, 40, 44]));
});

/** Milk poured into it draws a leaf. */
export const coffeeFromAbove = cupFromAbove((tools) => {
  tools.flat(ellipse(0, MIDDLE, 0.32), [112, 66, 38]);
  tools.stroke(ellipse(0, MIDDLE, 0.3), [176, 118, 72], 0.03);
  const milk: Rgb = [244, 228, 204];
  for (const [half, down] of rows<2>('0.17,0.06 0.15,-0.02 0.11,-0.1 0.06,-0.17'))
    tools.stroke(
      `M${-half} ${MIDDLE + down - 0.05}Q0 ${MIDDLE + down + 0.12} ${half} ${MIDDLE + down - 0.05}`,
      milk,
      0.036,
    );
  tools.stroke(`M0 ${MIDDLE + 0.2}V${MIDDLE - 0.2}`, [150, 94, 56], 0.014);
});

export const teaFromAbove = cupFromAbove((tools, _random, { lightSide }) => {
  tools.flat(ellipse(0, MIDDLE, 0.32), [178, 92, 36]);
  tools.flat(ellipse(0, MIDDLE, 0.27), [196, 110, 46]);
  tools.flat(ellipse(lightSide * 0.12, MIDDLE - 0.12, 0.07, 0.04, lightSide * -0.7), 'rgba(255,240,214,0.5)');
});

export const cocoaFromAbove = cupFromAbove((tools, random) => {
  tools.flat(ellipse(0, MIDDLE, 0.32), [104, 60, 40]);
  for (let one = 0; one < 7; one++) {
    const [x, y] = within(random, 0.4);
    tools.solid(box(x, y + 0.04, 0.1, 0.09, 0.03), [252, 246, 240], 0.02);
  }
});

export const pizzaFromAbove = thing(AREA, (tools, { random }) => {
  tools.solid(ellipse(0, MIDDLE, ROUND), [206, 142, 74], 0.05);
  tools.flat(ellipse(0, MIDDLE, ROUND * 0.88), [196, 62, 36]);
  tools.flat(ellipse(0, MIDDLE, ROUND * 0.84), [248, 206, 108]);
  strew(random, 26, 0.74, (x, y) =>
    tools.flat(ellipse(x, y, 0.06, 0.04, x * 9), toCss([255, 232, 168], 0.7)),
  );
  strew(random, 9, 0.68, (x, y) => {
    tools.solid(ellipse(x, y, 0.08), [200, 56, 40], 0.015);
    tools.stroke(ellipse(x, y, 0.062), [160, 36, 30], 0.008);
  });
  strew(random, 9, 0.7, (x, y) => tools.solid(ellipse(x, y, 0.05, 0.026, x * 12), [74, 138, 60], 0.01));
  for (let cut = 0; cut < 4; cut++) {
    const turn = (cut * Math.PI) / 4 + 0.2;
    const [x, y] = [Math.cos(turn) * ROUND, Math.sin(turn) * ROUND];
    tools.stroke(`M${-x} ${MIDDLE - y}L${x} ${MIDDLE + y}`, toCss([120, 56, 30], 0.5), 0.01);
  }
});
