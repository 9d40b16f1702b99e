import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, points } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { around, box, ellipse, pathAt } from '../pen/pen.ts';
import { curve, type ThingTools, thing } from '../pen/thing-tools.ts';
import { contactShadow, plate, steam } from '../things/effects.ts';
import { countOf, drawBerry, drawBerryHeap } from './toppings.ts';

const CRUST: Rgb = [206, 138, 66];

/** One cake of a stack, its lower edge at `y`. */
type Layer = (tools: ThingTools, x: number, y: number, half: number) => void;

const pancake: Layer = (tools, x, y, half) => {
  tools.turned(
    x,
    `${half - 0.02},${y - 0.085} ${half},${y - 0.055} ${half},${y - 0.035} ${half - 0.025},${y}`,
    [240, 206, 142],
    { tilt: 0.2, inside: CRUST, contrast: 0.7, outline: 0.006 },
  );
  tools.flat(ellipse(x, y - 0.086, half * 0.93, half * 0.18), mix(CRUST, [255, 220, 150], 0.12));
};

/** Square, with its hollows, one corner to the viewer. */
const waffle: Layer = (tools, x, y, half) => {
  const deep = half * 0.26;
  const at = (across: number, along: number) =>
    `${x + (across - along) * half} ${y - 0.09 + (across + along - 1) * deep}`;
  tools.solid(
    `M${at(0, 1)}L${at(1, 1)}L${at(1, 0)}v0.08L${x} ${y - 0.01 + deep}L${x - half} ${y - 0.01}Z`,
    scale(CRUST, 0.9),
    0.03,
  );
  for (let ridge = 1; ridge < 12; ridge++) {
    const part = ridge / 12;
    for (const side of [-1, 1])
      tools.stroke(
        `M${x + side * half * part} ${y - 0.085 + deep * (1 - part)}v0.07`,
        scale(CRUST, 0.68),
        0.012,
      );
  }
  tools.solid(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, [236, 184, 100], 0.01);
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++) {
      const [u, v] = [0.05 + row * 0.187, 0.05 + column * 0.187];
      tools.flat(
        `M${at(u, v)}L${at(u + 0.15, v)}L${at(u + 0.15, v + 0.15)}L${at(u, v + 0.15)}Z`,
        scale(CRUST, 0.86),
      );
      tools.flat(
        `M${at(u + 0.04, v + 0.04)}L${at(u + 0.15, v + 0.04)}L${at(u + 0.15, v + 0.15)}L${at(u + 0.04, v + 0.15)}Z`,
        CRUST,
      );
    }
};

/** A tall stack on a plate, honey running down, butter or berries on top. */
const stackOf = (count: number, layer: Layer) =>
  thing({ left: -0.86, right: 0.86, top: -1.06, bottom: 0.14 }, (tools, request) => {
    const { random } = request;
    plate(tools, 0, -0.12, 0.78, [250, 248, 244], [120, 160, 190]);
    for (let cake = 0; cake < count; cake++) {
      const half = 0.52 + random.range(-0.025, 0.025);
      layer(tools, random.range(-0.02, 0.02), -0.14 - cake * 0.095, half);
    }
    const top = -0.14 - (count - 1) * 0.095 - 0.086;
    drawHoney(tools, random, top, 0.52, 0.56);
    const berries = ['blueberry', 'strawberry', 'raspberry', 'cherry'].filter(
      (name) => countOf(request, name) !== undefined,
    );
    if (berries.length > 0) {
      drawBerryHeap(tools, random, 0, top - 0.04, 0.26, 0.066, berries);
      for (const [x, y] of points('-0.58,-0.1 0.56,-0.12 0.64,-0.08 -0.47,-0.04 0.44,-0.02'))
        drawBerryHeap(tools, random, x, y, 0, 0.055, berries.slice(0, 1));
      return;
    }
    tools.block(-0.04, top - 0.02, 0.2, 0.07, 0.12, [252, 224, 120]);
    if (random.chance(0.6))
      for (const [x, y] of points('0.22,-0.03 0.32,0 -0.28,-0.01'))
        drawBerry(tools, x, top + y, 0.05, [66, 84, 168]);
  });

export const drawPancakes = stackOf(6, pancake);
export const drawWaffles = stackOf(5, waffle);

/** Honey on a round top at `top` with drops that run down its side. */
function drawHoney(tools: ThingTools, random: Random, top: number, half: number, depth: number): void {
  const tilt = 0.2;
  const rim = (t: number) => top + Math.sin(t * Math.PI) * half * tilt;
  let data = `M${-half * 0.82} ${top}`;
  const drops = 7;
  for (let drop = 0; drop < drops; drop++) {
    const [t0, t1] = [0.1 + (drop / drops) * 0.8, 0.1 + ((drop + 1) / drops) * 0.8];
    const [x0, x1] = [-Math.cos(t0 * Math.PI) * half, -Math.cos(t1 * Math.PI) * half];
    const length = depth * random.range(0.15, 0.9) * (drop % 2 ? 1 : 0.5);
    const [middle, gap] = [(x0 + x1) / 2, (x1 - x0) * 0.22];
    const y = (rim(t0) + rim(t1)) / 2;
    data += `L${x0} ${rim(t0) + 0.012}Q${middle - gap} ${y + 0.02} ${middle - gap} ${y + length * 0.6}C${middle - gap * 1.3} ${y + length} ${middle + gap * 1.3} ${y + length} ${middle + gap} ${y + length * 0.6}Q${middle + gap} ${y + 0.02} ${x1} ${rim(t1) + 0.012}`;
  }
  data += `L${half * 0.82} ${top}A${half * 0.82} ${half * tilt * 0.8} 0 0 0 ${-half * 0.82} ${top}Z`;
  tools.flat(data, toCss([226, 140, 24], 0.88));
  tools.stroke(data, toCss([176, 96, 14], 0.6), 0.008);
  tools.gleam(
    `M${tools.lightSide * half * 0.6} ${top + 0.02}Q${tools.lightSide * half * 0.3} ${top + 0.06} 0 ${top + 0.07}`,
    0.018,
    0.75,
  );
}

/** A croissant on its plate: overlapping rolls with a baked sheen, the tips towards the viewer. */
export const drawCroissant = thing(
  { left: -1.04, right: 1.04, top: -0.86, bottom: 0.2 },
  (tools, { random, color }) => {
    plate(tools, 0, -0.04, 1, [250, 248, 244], pickColor(random, '#8fb0c4 #d8a0a0 #c8b48a'));
    tools.context.save();
    tools.context.scale(0.8, 0.8);
    tools.context.translate(0, 0.02);
    contactShadow(tools, 0, -0.04, 0.98, 0.16, 0.5);
    const crust: Rgb = color ?? pickColor(random, '#d8923e #e0a04a #cc8436');
    const rolls = [
      ['-0.94,-0.08 -0.86,-0.26 -0.66,-0.4 -0.5,-0.34 -0.54,-0.14 -0.74,-0.06', 0.86],
      ['0.94,-0.08 0.86,-0.26 0.66,-0.4 0.5,-0.34 0.54,-0.14 0.74,-0.06', 0.8],
      ['-0.78,-0.3 -0.66,-0.5 -0.42,-0.62 -0.28,-0.5 -0.32,-0.24 -0.54,-0.1 -0.68,-0.14', 0.96],
      ['0.78,-0.3 0.66,-0.5 0.42,-0.62 0.28,-0.5 0.32,-0.24 0.54,-0.1 0.68,-0.14', 0.88],
      [
        '-0.48,-0.5 -0.34,-0.66 0,-0.76 0.34,-0.66 0.48,-0.5 0.38,-0.22 0.16,-0.14 0,-0.2 -0.16,-0.14 -0.38,-0.22',
        1.04,
      ],
    ] as const;
    tools.solid('-0.6,-0.3 0,-0.4 0.6,-0.3 0.5,-0.1 0,-0.06 -0.5,-0.1', scale(crust, 0.66), 0.04);
    for (const [shape, tone] of rolls) tools.solid(curve(shape), scale(crust, tone), 0.08);
    for (const data of [
      'M-0.3 -0.6Q-0.2 -0.4 -0.26 -0.22',
      'M0.3 -0.6Q0.2 -0.4 0.26 -0.22',
      'M0 -0.72Q0.02 -0.46 0 -0.24',
      'M-0.58 -0.48Q-0.46 -0.34 -0.5 -0.16',
      'M0.58 -0.48Q0.46 -0.34 0.5 -0.16',
      'M-0.8 -0.26Q-0.7 -0.2 -0.72 -0.1',
      'M0.8 -0.26Q0.7 -0.2 0.72 -0.1',
    ])
      tools.stroke(data, scale(crust, 0.7), 0.016);
    for (const data of [
      'M-0.4 -0.6Q-0.2 -0.7 0 -0.71',
      'M-0.68 -0.44Q-0.58 -0.52 -0.48 -0.55',
      'M0.1 -0.7Q0.24 -0.68 0.32 -0.62',
    ])
      tools.stroke(data, 'rgba(255,236,190,0.65)', 0.03);
    tools.context.restore();
  },
);

const GLAZES = ['#f4f0e8', '#c8503c', '#4f86b0', '#e0a83a', '#5f8f7a', '#e8a0b0'] as const;

/** A cup on its saucer, full and steaming. `open` is its rim for what sits inside. */
function drawCup(tools: ThingTools, random: Random, glaze: Rgb, drink: Rgb, art: boolean): void {
  plate(tools, 0, -0.1, 0.66, mix(glaze, [255, 255, 255], 0.3), scale(glaze, 0.8));
  tools.stroke('M0.4 -0.56C0.72 -0.6 0.7 -0.24 0.34 -0.28', scale(glaze, 0.6), 0.085);
  tools.stroke('M0.4 -0.565C0.71 -0.6 0.69 -0.25 0.34 -0.285', mix(glaze, [255, 255, 255], 0.1), 0.062);
  tools.turned(0, '0.44,-0.66 0.43,-0.5 0.34,-0.24 0.22,-0.14 0.2,-0.1', glaze, {
    tilt: 0.22,
    inside: scale(glaze, 0.8),
  });
  tools.flat(ellipse(0, -0.645, 0.395, 0.078), drink);
  if (art) {
    tools.flat(ellipse(0, -0.645, 0.33, 0.062), mix(drink, [255, 240, 214], 0.42));
    tools.flat('M0 -0.6C-0.2 -0.64 -0.16 -0.69 0 -0.66C0.16 -0.69 0.2 -0.64 0 -0.6Z', [255, 246, 226]);
  }
  tools.stroke(ellipse(0, -0.66, 0.435, 0.094), mix(glaze, [255, 255, 255], 0.5), 0.018);
  tools.gleam(pathAt(0, 0, 'M0.34 -0.52Q0.31 -0.34 0.22 -0.24', tools.lightSide), 0.04, 0.6);
  steam(tools, random, 0, -0.7, 0.42);
  tools.sheet.opening(0, -0.65, 0.4, 0.08);
}

/** A cup of coffee with steam. */
export const drawCoffee = thing(
  { left: -0.74, right: 0.8, top: -1.2, bottom: 0.12 },
  (tools, { random, color }) => {
    drawCup(tools, random, color ?? fromHex(random.pick(GLAZES)), [94, 54, 30], random.chance(0.55));
  },
);

/** A cup of tea with a slice of lemon or a leaf. */
export const drawTea = thing(
  { left: -0.74, right: 0.8, top: -1.2, bottom: 0.12 },
  (tools, { random, color }) => {
    drawCup(tools, random, color ?? fromHex(random.pick(GLAZES)), [190, 110, 40], false);
    tools.flat(ellipse(0.08, -0.645, 0.14, 0.04), [250, 226, 110]);
    tools.stroke(ellipse(0.08, -0.645, 0.12, 0.03), [232, 190, 50], 0.01);
  },
);

/** A mug of cocoa with cream and marshmallows. */
export const drawCocoa = thing({ left: -0.56, right: 0.66, top: -1.24 }, (tools, { random, color }) => {
  const glaze: Rgb = color ?? pickColor(random, '#c8403c #4f86b0 #5f8f5a #e8dcc8');
  tools.stroke('M0.36 -0.62C0.68 -0.66 0.66 -0.16 0.36 -0.2', scale(glaze, 0.66), 0.085);
  tools.stroke('M0.36 -0.625C0.67 -0.66 0.65 -0.165 0.36 -0.205', glaze, 0.06);
  tools.turned(0, '0.4,-0.72 0.4,-0.4 0.38,-0.1 0.34,-0.02', glaze, { tilt: 0.18, inside: [104, 62, 40] });
  for (const [x, y] of points('-0.2,-0.74 0.18,-0.75 0,-0.8')) tools.ball(x, y, 0.13, [280, 270, 256], 0.09);
  for (const [x, y, tone] of coloredRows<2>('-0.1,-0.83,#fbf6f0 0.12,-0.84,#f6c6d0 0.02,-0.76,#fbf6f0'))
    tools.solid(box(x, y + 0.05, 0.11, 0.1, 0.03), tone, 0.02);
  for (let star = 0; star < 5; star++)
    tools.flat(
      ellipse(-0.24 + star * 0.12, -0.36 + (star % 2) * 0.12, 0.03),
      mix(glaze, [255, 255, 255], 0.6),
    );
  steam(tools, random, 0, -0.86, 0.34);
  tools.sheet.opening(0, -0.71, 0.37, 0.06);
});

/** A round-bellied teapot. */
export const drawTeapot = thing({ left: -0.84, right: 0.84, top: -1.1 }, (tools, { random, color }) => {
  const glaze: Rgb = color ?? fromHex(random.pick(GLAZES));
  tools.rod('0.34,-0.32 0.56,-0.4 0.66,-0.62 0.76,-0.66', '0.2 0.14 0.085 0.07', glaze, 0.04);
  tools.stroke('M-0.4 -0.62C-0.84 -0.68 -0.8 -0.14 -0.38 -0.2', scale(glaze, 0.64), 0.09);
  tools.stroke('M-0.4 -0.625C-0.82 -0.68 -0.78 -0.15 -0.38 -0.205', glaze, 0.064);
  tools.turned(0, '0.22,-0.76 0.42,-0.62 0.5,-0.4 0.42,-0.16 0.24,-0.05 0.26,-0.01', glaze);
  tools.turned(0, '0.04,-0.86 0.16,-0.82 0.25,-0.74', mix(glaze, [255, 255, 255], 0.14), { tilt: 0.12 });
  tools.ball(0, -0.89, 0.06, scale(glaze, 0.9));
  const bloom = mix(glaze, glaze[0] > 200 && glaze[2] > 150 ? [220, 90, 110] : [255, 246, 226], 0.75);
  for (const [x, y] of points('0,-0.4 -0.22,-0.34 0.2,-0.3')) {
    for (let petal = 0; petal < 5; petal++)
      tools.flat(
        ellipse(x + Math.cos(petal * 1.257) * 0.042, y + Math.sin(petal * 1.257) * 0.042, 0.032),
        bloom,
      );
    tools.flat(ellipse(x, y, 0.024), [246, 206, 90]);
  }
  tools.gleam(pathAt(0, 0, 'M0.3 -0.6Q0.4 -0.46 0.38 -0.3', tools.lightSide), 0.045, 0.6);
});

/** A fried egg with bacon in a pan seen from above. */
export const drawFryingPan = thing(
  { left: -0.72, right: 1.24, top: -0.66, bottom: 0.1 },
  (tools, { random }) => {
    tools.rod('0.5,-0.24 0.86,-0.2 1.18,-0.14', '0.1 0.08 0.11', [70, 50, 44], 0.03);
    tools.flat(ellipse(0, -0.2, 0.68, 0.25), [34, 34, 40]);
    tools.flat(ellipse(0, -0.25, 0.68, 0.25), [72, 72, 82]);
    tools.flat(
      ellipse(0, -0.23, 0.61, 0.21),
      around(tools.context, 0, -0.25, 0.7, coloredRows<1>('0,#4a4a54 1,#2c2c34')),
    );
    for (const x of [-0.24, 0.2]) {
      tools.solid(
        `${x - 0.22},-0.26 ${x - 0.1},-0.35 ${x + 0.08},-0.34 ${x + 0.2},-0.27 ${x + 0.18},-0.18 ${x},-0.14 ${x - 0.18},-0.18`,
        [252, 250, 244],
        0.02,
      );
      tools.ball(x + random.range(-0.02, 0.02), -0.26, 0.095, [250, 182, 36], 0.07);
      tools.flat(ellipse(x + tools.lightSide * 0.03, -0.285, 0.022, 0.014), 'rgba(255,255,255,0.9)');
    }
    tools.stroke('M-0.12 -0.12Q0 -0.16 0.1 -0.11T0.32 -0.12', [182, 60, 48], 0.06);
    tools.stroke('M-0.12 -0.125Q0 -0.165 0.1 -0.115T0.32 -0.125', [244, 200, 180], 0.018);
  },
);
