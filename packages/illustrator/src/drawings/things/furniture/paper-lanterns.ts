import { colorList, fromHex, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import { around, box, clipped, ellipse, fade, pathAt } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const PAPERS = ['#d8322c', '#d8322c', '#e8652a', '#f0a830', '#f2e2c0', '#c83a6a'] as const;

/** One ribbed lantern of lit paper hanging from (x, y), `height` tall with its tassel. */
export function drawPaperLantern(
  tools: ThingTools,
  x: number,
  y: number,
  height: number,
  paper: Rgb,
  round: boolean,
): void {
  const { context, sheet } = tools;
  const body = height * 0.62;
  const [middle, half] = [y + height * 0.12 + body / 2, body * (round ? 0.56 : 0.4)];
  const shape = round
    ? ellipse(x, middle, half, body / 2)
    : box(x, middle + body / 2, half * 2, body, half * 0.5);
  for (const target of [context, sheet.glow]) {
    target.globalAlpha = target === context ? 1 : 0.85;
    target.fillStyle = around(
      target,
      x,
      middle + body * 0.1,
      body * 0.66,
      fade(mix(paper, [255, 244, 190], 0.8), [0.45, mix(paper, [255, 210, 120], 0.28)], scale(paper, 0.72)),
    );
    target.fill(shape);
    target.globalAlpha = 1;
  }
  clipped(context, shape, () => {
    const ribs = 7;
    for (let rib = 1; rib < ribs; rib++) {
      const at = middle - body / 2 + (body * rib) / ribs;
      tools.stroke(
        pathAt(x, at, 'M-1 -0.02Q0 0.06 1 -0.02', half, body),
        toCss(scale(paper, 0.5), 0.5),
        height * 0.01,
      );
    }
  });
  tools.stroke(shape, toCss(scale(paper, 0.4), 0.7), height * 0.008);
  const wood: Rgb = [64, 40, 32];
  for (const at of [middle - body / 2, middle + body / 2 + height * 0.03])
    tools.solid(
      box(x, at + height * 0.015, half * (round ? 0.9 : 1.5), height * 0.045, height * 0.012),
      wood,
      0.01,
    );
  tools.stroke(`M${x} ${y}V${middle - body / 2}`, wood, height * 0.012);
  const tassel = middle + body / 2 + height * 0.04;
  for (const sway of [-0.025, 0, 0.025])
    tools.stroke(
      `M${x} ${tassel}Q${x + sway * height} ${tassel + height * 0.09} ${x + sway * height * 1.4} ${y + height * 0.985}`,
      scale(paper, 0.86),
      height * 0.016,
    );
  tools.ball(x, tassel + height * 0.03, height * 0.022, [224, 178, 84]);
  sheet.light(x, middle, height * 0.8, mix(paper, [255, 180, 90], 0.6));
}

/** A single paper lantern. */
export const drawPaperLanternAlone = thing(
  { left: -0.56, right: 0.56, top: -1.03 },
  (tools, { random, color }) => {
    drawPaperLantern(tools, 0, -1, 1, color ?? fromHex(random.pick(PAPERS)), random.chance(0.6));
  },
);

/** Lanterns in a row on a sagging string: drawn wide, to hang over a scene. */
export const drawLanternString = thing(
  { left: -1.45, right: 1.45, top: -1.03 },
  (tools, { random, color }) => {
    drawHangingRow(tools, random, 7, (at, y, index) => {
      const paper = color ?? fromHex(PAPERS[index % PAPERS.length]!);
      drawPaperLantern(tools, at, y, 0.46 + (index % 2) * 0.1, paper, index % 2 === 0);
    });
  },
);

function drawHangingRow(
  tools: ThingTools,
  random: Random,
  count: number,
  draw: (x: number, y: number, index: number) => void,
): void {
  const sag = random.range(0.28, 0.4);
  const rope = (x: number) => -1 + sag * (1 - (x / 1.42) ** 2);
  tools.stroke(`M-1.42 -1Q0 ${-1 + sag * 2} 1.42 -1`, [70, 52, 44], 0.016);
  for (let index = 0; index < count; index++) {
    const x = -1.2 + (2.4 * index) / (count - 1);
    draw(x, rope(x), index);
  }
}

/** Pennants of many colors on a sagging string. */
export const drawBunting = thing({ left: -1.45, right: 1.45, top: -1.03 }, (tools, { random, color }) => {
  const cloths = colorList('#d8433c #f0b23c #3f8fc0 #5fa052 #e87aa0 #f4ecdc');
  drawHangingRow(tools, random, 13, (x, y, index) => {
    const cloth = color && index % 2 === 0 ? color : cloths[index % cloths.length]!;
    tools.solid(pathAt(x, y, 'M-0.09 0L0.09 0.01L0 0.26Z'), cloth, 0.02);
  });
});

/** Shirts, trousers and towels that hang by their upper edge: outlines about the peg at 0,0. */
const WASHING = [
  'M-0.1 0L0.1 0L0.2 0.1L0.15 0.17L0.11 0.13L0.12 0.36L-0.12 0.36L-0.11 0.13L-0.15 0.17L-0.2 0.1Z',
  'M-0.1 0L0.1 0L0.13 0.46L0.03 0.46L0 0.18L-0.03 0.46L-0.13 0.46Z',
  'M-0.13 0L0.13 0.01L0.12 0.4L-0.13 0.41Z',
  'M-0.07 0L0.07 0L0.1 0.1L0.17 0.44L-0.17 0.44L-0.1 0.1Z',
] as const;

/** Washing on a sagging line between two houses. */
export const drawClothesline = thing({ left: -1.45, right: 1.45, top: -1.03 }, (tools, { random, color }) => {
  const cloths = colorList('#f6f2ea #5f8fc4 #f6f2ea #d8584a #e8c46a #f6f2ea #7aa884 #c88ab0');
  const first = random.integer(cloths.length);
  drawHangingRow(tools, random, 8, (x, y, index) => {
    const cloth = color && index % 2 === 0 ? color : cloths[(index + first) % cloths.length]!;
    tools.solid(pathAt(x, y, WASHING[(index + first) % WASHING.length]!), cloth, 0.03);
    for (const side of [-0.07, 0.07])
      tools.solid(box(x + side, y + 0.02, 0.02, 0.06, 0.004), [196, 150, 96], 0.01);
  });
});

/** Little colored bulbs on a string. */
export const drawFairyLights = thing({ left: -1.45, right: 1.45, top: -1.03 }, (tools, { random, color }) => {
  const bulbs = colorList('#ff6a5a #ffd25a #7ad0ff #8fe07a #ff9ad0');
  drawHangingRow(tools, random, 17, (x, y, index) => {
    const bulb = color ?? bulbs[index % bulbs.length]!;
    tools.solid(box(x, y + 0.05, 0.04, 0.05, 0.01), [60, 70, 60], 0.01);
    for (const target of [tools.context, tools.sheet.glow]) {
      target.fillStyle = around(target, x, y + 0.11, 0.07, fade('#fffbe8', bulb));
      target.fill(ellipse(x, y + 0.1, 0.042, 0.06));
    }
    if (index % 2 === 0) tools.sheet.light(x, y + 0.1, 0.3, bulb);
  });
});
