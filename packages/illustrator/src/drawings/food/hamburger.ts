import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { coloredRows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { around, clipped, ellipse, fade, path, pathAt } from '../pen/pen.ts';
import { curve, type ThingTools, thing } from '../pen/thing-tools.ts';

/** A hamburger: seeded bun, salad, tomato, melting cheese, a browned patty, sometimes two. */
export const drawHamburger = thing({ left: -0.86, right: 0.86, top: -1.2 }, (tools, { random, color }) => {
  const bun: Rgb = color ?? pickColor(random, '#e0a04c #d89244 #e8ac58');
  const double = random.chance(0.3);
  tools.solid('-0.66,-0.2 -0.7,-0.1 -0.56,-0.01 0,0.01 0.56,-0.01 0.7,-0.1 0.66,-0.2 0,-0.16', bun, 0.06);
  let y = -0.17;
  for (let layer = 0; layer < (double ? 2 : 1); layer++) {
    drawPatty(tools, random, y);
    drawCheese(tools, y - 0.17);
    y -= 0.2;
  }
  for (const x of [-0.42, 0, 0.42]) drawTomato(tools, x, y + 0.015);
  drawLettuce(tools, random, y - 0.03);
  drawCrown(tools, random, y - 0.08, bun);
  tools.sheet.anchor('hat', 0, y - 0.56);
  tools.sheet.anchor('seat', 0, y - 0.54);
});

function drawPatty(tools: ThingTools, random: Random, y: number): void {
  const meat: Rgb = [122, 70, 40];
  const shape = curve(
    `-0.72,${y - 0.1} -0.68,${y - 0.18} 0,${y - 0.2} 0.68,${y - 0.18} 0.72,${y - 0.1} 0.68,${y} 0,${y + 0.04} -0.68,${y}`,
  );
  tools.solid(shape, meat, 0.06);
  clipped(tools.context, shape, () => {
    for (let crumb = 0; crumb < 46; crumb++)
      tools.flat(
        ellipse(random.range(-0.7, 0.7), y - random.range(-0.03, 0.18), random.range(0.012, 0.03), 0.011),
        crumb % 3 ? scale(meat, 0.72) : mix(meat, [226, 150, 96], 0.4),
      );
  });
}

/** A square slice whose corners hang down and have begun to melt. */
function drawCheese(tools: ThingTools, y: number): void {
  tools.solid(
    pathAt(
      0,
      y,
      'M-0.7 0L0.7 0C0.66 0.05 0.56 0.05 0.5 0.04C0.4 0.04 0.34 0.16 0.26 0.16C0.18 0.15 0.14 0.05 0 0.05',
    ) +
      `C-0.12 ${y + 0.05} -0.2 ${y + 0.08} -0.26 ${y + 0.12}C-0.32 ${y + 0.15} -0.38 ${y + 0.06} -0.5 ${y + 0.05}C-0.58 ${y + 0.05} -0.66 ${y + 0.05} -0.7 ${y}Z`,
    [252, 192, 56],
    0.02,
  );
}

function drawTomato(tools: ThingTools, x: number, y: number): void {
  tools.solid(ellipse(x, y, 0.27, 0.06), [218, 62, 44], 0.025);
  tools.gleam(pathAt(x, y, 'M-0.16 -0.02Q0 -0.045 0.1 -0.035'), 0.014, 0.5);
}

function drawLettuce(tools: ThingTools, random: Random, y: number): void {
  for (const [drop, tone] of coloredRows<1>('0.02,#68a83e 0,#92cc52')) {
    let data = `M-0.74 ${y - 0.05}`;
    const waves = 9;
    for (let wave = 0; wave < waves; wave++) {
      const [x0, x1] = [-0.76 + (wave / waves) * 1.52, -0.76 + ((wave + 1) / waves) * 1.52];
      const deep = y + 0.03 + drop * 2 + random.range(0, 0.07);
      data += `C${x0 + 0.02} ${deep} ${x1 - 0.02} ${deep} ${x1} ${y - 0.005 + random.range(-0.02, 0.01)}`;
    }
    tools.solid(`${data}L0.72 ${y - 0.08}Q0 ${y - 0.12} -0.72 ${y - 0.08}Z`, tone, 0.02);
  }
}

/** The top of the bun with its seeds, lit like a dome. */
function drawCrown(tools: ThingTools, random: Random, y: number, bun: Rgb): void {
  const top = y - 0.5;
  const dome = path(
    `M-0.7 ${y - 0.04}C-0.74 ${y - 0.3} -0.46 ${top} 0 ${top}C0.46 ${top} 0.74 ${y - 0.3} 0.7 ${y - 0.04}C0.68 ${y + 0.05} 0.4 ${y + 0.05} 0 ${y + 0.05}C-0.4 ${y + 0.05} -0.68 ${y + 0.05} -0.7 ${y - 0.04}Z`,
  );
  tools.solid(
    dome,
    around(
      tools.context,
      tools.lightSide * 0.26,
      y - 0.36,
      1.05,
      fade(mix(bun, [255, 236, 190], 0.5), [0.4, bun], [0.8, scale(bun, 0.78)], scale(bun, 0.6)),
    ),
    0.02,
  );
  clipped(tools.context, dome, () => {
    for (let seed = 0; seed < 34; seed++) {
      const [row, across] = [seed % 4, Math.floor(seed / 4) / 8 - 0.5];
      const x = across * (1.05 - (3 - row) * 0.14) + ((row % 2) - 0.5) * 0.07 + random.range(-0.03, 0.03);
      const sink = 1 - Math.sqrt(Math.max(0, 1 - (x / 0.76) ** 2));
      const at = y - 0.43 + (3 - row) * 0.02 + row * 0.075 + sink * 0.2 + random.range(-0.012, 0.012);
      tools.solid(ellipse(x, at, 0.018, 0.028, x * 1.3 + random.range(-0.4, 0.4)), [254, 240, 206], 0.008);
    }
  });
}
