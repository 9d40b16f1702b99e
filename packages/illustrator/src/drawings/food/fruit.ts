import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows, points, rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import type { Procedure } from '../pen/drawing.types.ts';
import { around, clipped, ellipse, fade, path, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { drawBerry, drawStrawberry } from './toppings.ts';

function leafAt(tools: ThingTools, x: number, y: number, reach: number, rise: number): void {
  tools.solid(
    pathAt(x, y, 'M0 0C0.2 -1.2 0.8 -1.3 1 -0.7C0.8 0.1 0.3 0.2 0 0Z', reach, rise),
    [92, 156, 72],
    0.02,
  );
  tools.stroke(pathAt(x, y, 'M0 0Q0.5 -0.7 0.86 -0.7', reach, rise), [66, 118, 54], 0.01);
}

function shine(tools: ThingTools, x: number, y: number, radius: number): void {
  tools.flat(
    ellipse(
      x + tools.lightSide * radius * 0.42,
      y - radius * 0.46,
      radius * 0.16,
      radius * 0.1,
      tools.lightSide * 0.7,
    ),
    'rgba(255,255,255,0.6)',
  );
}

/** One orange with the pores of its peel, its middle at (x, y). */
function drawOrangeFruit(
  tools: ThingTools,
  random: Random,
  x: number,
  y: number,
  radius: number,
  color: Rgb,
): void {
  tools.ball(x, y, radius, color, radius * 0.96);
  for (let pore = 0; pore < 26; pore++) {
    const angle = pore * 2.4;
    const reach = Math.sqrt(pore / 26) * radius * 0.88;
    tools.flat(
      ellipse(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius * 0.022),
      scale(color, random.range(0.8, 0.9)),
    );
  }
  shine(tools, x, y, radius);
}

/** An orange with a leaf. */
export const drawOrange = thing({ left: -0.6, right: 0.6, top: -1.06 }, (tools, { random, color }) => {
  drawOrangeFruit(tools, random, 0, -0.46, 0.47, color ?? pickColor(random, '#f58a1e #f79426'));
  tools.flat(ellipse(0, -0.89, 0.05, 0.024), [110, 140, 70]);
  leafAt(tools, 0, -0.9, random.pick([-1, 1]) * 0.3, 0.1);
});

/** An apple, red unless the prompt says otherwise. */
export const drawApple = thing({ left: -0.6, right: 0.6, top: -1.08 }, (tools, { random, color }) => {
  const skin: Rgb = color ?? pickColor(random, '#d42a34 #c8242c #d8362e');
  tools.rod('0,-0.8 0.02,-0.92 0.08,-1.04', '0.03 0.03 0.045', [104, 72, 44], 0.01);
  tools.solid(
    '0,-0.82 0.2,-0.88 0.42,-0.8 0.5,-0.54 0.4,-0.18 0.2,0 0,-0.05 -0.2,0 -0.4,-0.18 -0.5,-0.54 -0.42,-0.8 -0.2,-0.88',
    skin,
    0.14,
  );
  tools.flat('-0.14,-0.84 0,-0.76 0.14,-0.84 0.06,-0.79 0,-0.775 -0.06,-0.79', scale(skin, 0.5));
  for (let streak = 0; streak < 9; streak++)
    tools.stroke(
      `M${-0.3 + streak * 0.075} ${-0.7 + (streak % 3) * 0.04}q${(streak - 4) * 0.012} 0.16 ${(streak - 4) * 0.014} 0.3`,
      `rgba(255,214,120,0.2)`,
      0.014,
    );
  shine(tools, 0, -0.46, 0.46);
  tools.gleam(pathAt(0, 0, 'M0.34 -0.68Q0.41 -0.54 0.38 -0.4', tools.lightSide), 0.04, 0.55);
  leafAt(tools, 0.02, -0.9, random.pick([-1, 1]) * 0.32, 0.12);
});

/** A lemon with its leaf, or a lime in green. */
export const drawLemon = thing({ left: -0.66, right: 0.66, top: -0.96 }, (tools, { random, color }) => {
  const peel: Rgb = color ?? [248, 216, 50];
  tools.solid(
    '-0.62,-0.4 -0.5,-0.48 -0.36,-0.68 0,-0.8 0.36,-0.68 0.5,-0.48 0.62,-0.4 0.5,-0.28 0.36,-0.1 0,-0.01 -0.36,-0.1 -0.5,-0.28',
    peel,
    0.12,
  );
  for (let pore = 0; pore < 30; pore++)
    tools.flat(ellipse(random.range(-0.36, 0.36), random.range(-0.66, -0.14), 0.008), scale(peel, 0.86));
  shine(tools, 0, -0.4, 0.42);
  leafAt(tools, -0.5, -0.5, 0.36, 0.14);
});

/** Half a round of watermelon lying on its side, its rind towards the viewer. */
export const drawWatermelon = thing({ left: -0.94, right: 0.94, top: -0.86 }, (tools, { random, color }) => {
  const { context } = tools;
  const red: Rgb = color ?? pickColor(random, '#e8424f #ee5560');
  const rind = path(
    'M-0.9 -0.72C-0.9 -0.3 -0.5 -0.16 0 -0.16C0.5 -0.16 0.9 -0.3 0.9 -0.72L0.88 -0.56C0.84 -0.12 0.5 0.01 0 0.01C-0.5 0.01 -0.84 -0.12 -0.88 -0.56Z',
  );
  tools.solid(rind, [58, 138, 70], 0.05);
  clipped(context, rind, () => {
    for (let stripe = -6; stripe <= 6; stripe++) {
      const x = Math.sin(stripe * 0.24) * 0.95;
      tools.stroke(`M${x} -0.6Q${x * 1.03 + 0.02} -0.2 ${x * 0.94} 0.04`, [30, 92, 50], 0.045);
    }
  });
  tools.solid(
    'M-0.9 -0.72C-0.9 -0.3 -0.5 -0.16 0 -0.16C0.5 -0.16 0.9 -0.3 0.9 -0.72Z',
    [232, 242, 200],
    0.02,
  );
  tools.flat(
    'M-0.8 -0.72C-0.79 -0.36 -0.44 -0.235 0 -0.235C0.44 -0.235 0.79 -0.36 0.8 -0.72Z',
    around(
      context,
      0,
      -0.72,
      0.85,
      fade(mix(red, [255, 150, 140], 0.35), [0.7, red], mix(red, [255, 200, 180], 0.35)),
    ),
  );
  for (let seed = 0; seed < 11; seed++) {
    const angle = 0.28 + (seed % 6) * 0.52 + (seed > 5 ? 0.26 : 0);
    const away = seed > 5 ? 0.34 : 0.62;
    const [x, y] = [Math.cos(angle) * away, -0.7 + Math.sin(angle) * away * 0.6];
    tools.flat(ellipse(x, y, 0.026, 0.036, Math.PI / 2 - angle), [52, 30, 32]);
    tools.flat(ellipse(x - 0.007, y - 0.012, 0.008), [210, 190, 190]);
  }
  tools.flat('M-0.9 -0.735H0.9V-0.705H-0.9Z', [250, 214, 206]);
  tools.gleam('M-0.6 -0.62Q-0.5 -0.42 -0.26 -0.33', 0.03, 0.35);
});

function single(draw: (tools: ThingTools, random: Random, color: Rgb | undefined) => void): Procedure {
  return thing({ left: -0.68, right: 0.68, top: -1.24 }, (tools, { random, color }) =>
    draw(tools, random, color),
  );
}

/** One large strawberry; it lies on its flank, for nothing stands on a tip. */
export const drawStrawberryAlone = single((tools) => {
  drawStrawberry(tools, 0, -0.5, 0.56, 0.85);
  tools.gleam('M-0.34 -0.66Q-0.24 -0.8 -0.1 -0.84', 0.04, 0.5);
});

/** Three blueberries with a leaf. */
export const drawBlueberries = single((tools, _random, color) => {
  leafAt(tools, 0, -0.7, -0.42, 0.2);
  leafAt(tools, 0.04, -0.72, 0.4, 0.16);
  for (const [x, y] of points('0.06,-0.62 -0.26,-0.28 0.27,-0.28'))
    drawBerry(tools, x, y, 0.28, color ?? [66, 84, 168]);
});

/** Two cherries on their stalks. */
export const drawCherries = single((tools, random, color) => {
  const skin = color ?? pickColor(random, '#c01c34 #d02a3a');
  tools.stroke(
    'M-0.26 -0.44C-0.2 -0.7 -0.02 -0.86 0.1 -1C0.16 -0.8 0.26 -0.6 0.28 -0.4',
    [110, 134, 62],
    0.035,
  );
  leafAt(tools, 0.1, -0.98, -0.46, 0.16);
  for (const [x, y] of points('-0.27,-0.26 0.28,-0.22')) {
    tools.ball(x, y, 0.26, skin, 0.24);
    shine(tools, x, y, 0.25);
  }
});

/** An acorn lying in its cup, with an oak leaf by chance. */
export const drawAcorn = single((tools, random, color) => {
  const { context } = tools;
  framed(context, { at: [0, -0.37], scale: [random.pick([-1, 1]), 1] }, () => {
    context.rotate(1.32);
    context.translate(0, 0.48);
    const nut = color ?? pickColor(random, '#c08a44 #b07a38');
    if (random.chance(0.4)) leafAt(tools, -0.04, -0.86, -0.34, 0.2);
    tools.rod('0,-0.84 0.02,-0.94 0.09,-1.02', '0.06 0.05 0.06', [116, 80, 48], 0.015);
    tools.solid('-0.32,-0.6 0,-0.64 0.32,-0.6 0.3,-0.3 0.12,-0.08 0,0 -0.12,-0.08 -0.3,-0.3', nut, 0.1);
    tools.gleam(pathAt(0, 0, 'M0.2 -0.52Q0.22 -0.34 0.12 -0.2', tools.lightSide), 0.045, 0.5);
    tools.solid(
      '-0.4,-0.58 -0.36,-0.76 -0.16,-0.88 0,-0.9 0.16,-0.88 0.36,-0.76 0.4,-0.58 0.2,-0.53 0,-0.51 -0.2,-0.53',
      [128, 88, 54],
      0.08,
    );
    for (let row = 0; row < 4; row++)
      for (let scaleAt = -4; scaleAt <= 4; scaleAt++) {
        const x = scaleAt * 0.085 * (1 - row * 0.15) + (row % 2) * 0.04;
        if (Math.abs(x) < 0.36 - row * 0.07)
          tools.stroke(`M${x - 0.03} ${-0.63 - row * 0.07}q0.03 0.045 0.06 0`, [84, 56, 34], 0.012);
      }
  });
});

/** An egg, plain or painted for Easter. */
export const drawEgg = thing(
  { left: -0.44, right: 0.44, top: -1.03 },
  (tools, { random, color, qualities }) => {
    const shell: Rgb = color ?? pickColor(random, '#f6e6d0 #e8c49a #faf4ea');
    const shape =
      'M0 -1C0.26 -1 0.4 -0.6 0.4 -0.4C0.4 -0.14 0.22 0 0 0C-0.22 0 -0.4 -0.14 -0.4 -0.4C-0.4 -0.6 -0.26 -1 0 -1Z';
    tools.solid(shape, shell, 0.12);
    const painted = ['painted', 'easter', 'colourful', 'patterned', 'striped', 'spotted'].some((word) =>
      qualities.includes(word),
    );
    tools.context.save();
    tools.context.clip(path(shape));
    if (painted)
      for (const [y, tone] of coloredRows<1>('-0.7,#e86a8a -0.46,#5aa8d8 -0.22,#f2b83a')) {
        const half = y < -0.6 ? 0.3 : y < -0.3 ? 0.39 : 0.35;
        tools.stroke(
          `M${-half} ${y}q${half / 3} -0.07 ${half * 0.66} 0t${half * 0.67} 0t${half * 0.67} 0`,
          tone,
          0.055,
        );
      }
    tools.gleam(pathAt(0, 0, 'M0.2 -0.78Q0.29 -0.6 0.28 -0.44', tools.lightSide), 0.05, 0.7);
  },
);

/** A wedge of cheese with holes. */
export const drawCheese = thing({ left: -0.74, right: 0.8, top: -0.86 }, (tools, { random, color }) => {
  const cheese: Rgb = color ?? pickColor(random, '#f6c844 #f2bc3a');
  tools.solid(
    'M-0.7 -0.36L0.4 -0.8C0.62 -0.74 0.74 -0.6 0.74 -0.44L-0.7 -0.36Z',
    mix(cheese, [255, 250, 210], 0.35),
    0.02,
  );
  tools.solid('M-0.7 -0.38L0.74 -0.46V-0.06L-0.7 0Z', cheese, 0.04);
  for (const [x, y, radius] of rows<3>(`
    -0.46,-0.2,0.07 -0.16,-0.3,0.05 0.06,-0.14,0.085 0.36,-0.3,0.07 0.58,-0.16,0.05 -0.3,-0.07,0.035
  `)) {
    tools.flat(ellipse(x, y, radius, radius * 0.86), scale(cheese, 0.66));
    tools.flat(ellipse(x + 0.012, y + 0.014, radius * 0.84, radius * 0.7), scale(cheese, 0.82));
  }
  tools.flat(ellipse(0.24, -0.62, 0.07, 0.03), scale(cheese, 0.8));
});
