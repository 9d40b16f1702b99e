import { fromHex, mix, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { box, clipped, ellipse } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { sparkle } from './effects.ts';

const WRAPS = [
  ['#c8323a', '#f2d27a'],
  ['#2f7a4a', '#d8323a'],
  ['#2f5fa0', '#f0f0ea'],
  ['#e9e2d2', '#c8323a'],
  ['#8a4fa0', '#f2c04a'],
  ['#d96a8a', '#fff2e0'],
] as const;

/** A wrapped present. */
export const drawGift = thing({ left: -0.6, right: 0.72, top: -1.1 }, (tools, { random, color }) => {
  const [paper, ribbon] = random.pick(WRAPS);
  drawPresent(
    tools,
    0,
    0,
    random.range(0.76, 0.92),
    random.range(0.56, 0.7),
    color ?? fromHex(paper),
    fromHex(ribbon),
    random.integer(3),
  );
});

/** A heap of presents of different sizes. */
export const drawGiftPile = thing({ left: -1, right: 1.05, top: -1.1 }, (tools, { random, color }) => {
  const places = rows<4>(`
    -0.3,-0.1,0.5,0.44 0.42,-0.1,0.42,0.6 -0.02,-0.5,0.34,0.26 -0.64,0,0.42,0.3 0.72,0,0.36,0.26
    0.1,0,0.52,0.32
  `);
  places.forEach(([x, bottom, width, height], index) => {
    const [paper, ribbon] = WRAPS[(index + random.integer(2)) % WRAPS.length]!;
    drawPresent(
      tools,
      x,
      bottom,
      width,
      height,
      index === 5 && color ? color : fromHex(paper),
      fromHex(ribbon),
      (index + 1) % 3,
    );
  });
});

/** One wrapped present with ribbon and bow. */
function drawPresent(
  tools: ThingTools,
  x: number,
  bottom: number,
  width: number,
  height: number,
  paper: Rgb,
  ribbon: Rgb,
  pattern: number,
): void {
  tools.block(x, bottom, width, height, width * 0.3, paper);
  const { context } = tools;
  clipped(context, box(x, bottom, width, height), () => {
    if (pattern > 0)
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 5; column++) {
          const [dotX, dotY] = [
            x - width / 2 + ((column + (row % 2) * 0.5) * width) / 4.2,
            bottom - height + (row * height) / 3.2,
          ];
          if (pattern === 1)
            tools.flat(ellipse(dotX, dotY, width * 0.035), mix(paper, [255, 255, 255], 0.55));
          else sparkle(tools, dotX, dotY, width * 0.06, mix(paper, [255, 240, 190], 0.6));
        }
  });
  tools.flat(box(x, bottom, width * 0.16, height), ribbon);
  tools.flat(
    `M${x - width * 0.08} ${bottom - height}l${width * 0.21} ${-width * 0.15}h${width * 0.16}l${-width * 0.21} ${width * 0.15}Z`,
    mix(ribbon, [255, 255, 255], 0.3),
  );
  const [bowX, bowY] = [x + width * 0.1, bottom - height - width * 0.08];
  for (const side of [-1, 1]) {
    tools.solid(
      `M${bowX} ${bowY}C${bowX + side * width * 0.1} ${bowY - width * 0.3} ${bowX + side * width * 0.42} ${bowY - width * 0.26} ${bowX + side * width * 0.34} ${bowY - width * 0.04}C${bowX + side * width * 0.3} ${bowY + width * 0.06} ${bowX + side * width * 0.1} ${bowY + width * 0.04} ${bowX} ${bowY}Z`,
      ribbon,
      0.02,
    );
    tools.solid(
      `M${bowX} ${bowY}q${side * width * 0.1} ${width * 0.06} ${side * width * 0.2} ${width * 0.2}l${-side * width * 0.1} ${width * 0.02}Z`,
      scale(ribbon, 0.85),
      0.01,
    );
  }
  tools.ball(bowX, bowY - width * 0.02, width * 0.07, mix(ribbon, [255, 255, 255], 0.2));
}
