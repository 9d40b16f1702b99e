import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { points, rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { box, clipped, ellipse, path, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { plate, steam } from '../things/effects.ts';
import { drawLining, drawWeave } from './basket-weave.ts';
import { cutFruit } from './cut-fruit.ts';

const GLAZES = ['#2f5d86', '#e8e0d0', '#a83c34', '#4b7a6a', '#3a3a46'] as const;

/** A bowl whose rim is an ellipse about (0, -0.56): its inside first, then what `fill` puts there, then its front. */
function drawBowlWith(tools: ThingTools, glaze: Rgb, fill?: () => void): void {
  tools.flat(ellipse(0, -0.56, 0.82, 0.2), scale(glaze, 0.6));
  fill?.();
  tools.turned(0, '0.2,-0.09 0.24,-0.01', scale(glaze, 0.8), { tilt: 0.16 });
  const body =
    'M-0.82 -0.56A0.82 0.2 0 0 0 0.82 -0.56C0.78 -0.26 0.5 -0.08 0.24 -0.06H-0.24C-0.5 -0.08 -0.78 -0.26 -0.82 -0.56Z';
  tools.solid(body, glaze, 0.1);
  tools.stroke('M-0.82 -0.56A0.82 0.2 0 0 0 0.82 -0.56', mix(glaze, [255, 255, 255], 0.55), 0.026);
  tools.stroke(
    'M-0.76 -0.38Q0 -0.1 0.76 -0.38',
    mix(glaze, glaze[0] + glaze[1] > 400 ? [60, 100, 150] : [250, 226, 170], 0.6),
    0.022,
  );
  tools.gleam(pathAt(0, 0, 'M0.6 -0.38Q0.5 -0.2 0.34 -0.13', tools.lightSide), 0.04, 0.55);
  tools.sheet.opening(0, -0.56, 0.78, 0.18);
}

/** An empty bowl. */
export const drawBowl = thing({ left: -0.86, right: 0.86, top: -0.8 }, (tools, { random, color }) => {
  const glaze: Rgb = color ?? fromHex(random.pick(GLAZES));
  drawBowlWith(tools, glaze);
  tools.stroke('M-0.82 -0.56A0.82 0.2 0 0 1 0.82 -0.56', mix(glaze, [255, 255, 255], 0.45), 0.02);
});

function drawNoodles(tools: ThingTools, random: Random): void {
  const tone: Rgb = [246, 214, 130];
  for (let strand = 0; strand < 34; strand++) {
    const x = random.range(-0.3, 0.06);
    const y = -0.56 + random.range(-0.1, 0.1);
    tools.stroke(
      `M${x} ${y}q${random.range(0.06, 0.14)} ${random.range(-0.1, 0.06)} ${random.range(0.2, 0.3)} 0t${random.range(0.1, 0.2)} 0.01`,
      strand % 3 ? tone : scale(tone, 0.82),
      0.022,
    );
  }
}

/** A pair that stands in the bowl at (x, y) and leans on its far right rim. */
function leanChopsticks(tools: ThingTools, x: number, y: number): void {
  for (const [shift, rise] of rows<2>('0,0.36 0.11,0.26'))
    tools.rod(`${x + shift},${y} ${x + 0.9},${y - rise}`, '0.026 0.042', [158, 78, 46], 0.01);
}

/** Ramen: noodles, half an egg, seaweed, fish cake, greens, chopsticks and steam. */
export const drawRamen = thing({ left: -0.94, right: 1.12, top: -1.32 }, (tools, { random, color }) => {
  drawBowlWith(tools, color ?? pickColor(random, '#a83c34 #3a3a46 #2f5d86'), () => {
    tools.flat(ellipse(0, -0.55, 0.76, 0.175), [206, 128, 54]);
    for (let drop = 0; drop < 12; drop++)
      tools.stroke(
        ellipse(random.range(-0.6, 0.6), random.range(-0.62, -0.46), 0.03, 0.012),
        'rgba(255,220,140,0.7)',
        0.008,
      );
    tools.solid('M-0.62 -0.56L-0.56 -0.98L-0.26 -0.94L-0.3 -0.56Z', [44, 62, 52], 0.03);
    tools.solid('M-0.46 -0.54L-0.36 -0.92L-0.08 -0.86L-0.16 -0.54Z', [54, 76, 62], 0.03);
    drawNoodles(tools, random);
    tools.solid(ellipse(-0.42, -0.51, 0.17, 0.12), [252, 248, 238], 0.03);
    tools.ball(-0.42, -0.51, 0.09, [246, 160, 40], 0.066);
    tools.solid(ellipse(0.5, -0.58, 0.16, 0.13), [250, 246, 242], 0.02);
    tools.stroke(
      'M0.42 -0.56C0.42 -0.64 0.58 -0.64 0.57 -0.56C0.56 -0.52 0.47 -0.53 0.49 -0.575',
      [232, 112, 146],
      0.026,
    );
    for (const [x, y] of points('0.22,-0.57 0.4,-0.49')) {
      tools.solid(ellipse(x, y, 0.15, 0.09, 0.2), [186, 110, 72], 0.03);
      tools.stroke(ellipse(x, y, 0.1, 0.055, 0.2), [236, 190, 150], 0.018);
    }
    for (let ring = 0; ring < 12; ring++)
      tools.stroke(
        ellipse(random.range(-0.2, 0.5), random.range(-0.5, -0.42), 0.026, 0.015),
        [112, 176, 82],
        0.012,
      );
  });
  leanChopsticks(tools, 0.16, -0.5);
  steam(tools, random, 0, -0.8, 0.5);
});

/** A bowl of soup with croutons and herbs. */
export const drawSoup = thing({ left: -0.9, right: 0.9, top: -1.2 }, (tools, { random, color }) => {
  const soup: Rgb = color ?? pickColor(random, '#d8702c #c8402c #c8b84a');
  drawBowlWith(tools, pickColor(random, '#e8e0d0 #4b7a6a #2f5d86'), () => {
    tools.flat(ellipse(0, -0.55, 0.76, 0.175), soup);
    tools.stroke(
      'M-0.3 -0.56C-0.1 -0.66 0.2 -0.6 0.1 -0.53C0 -0.48 -0.16 -0.54 0 -0.56',
      [255, 246, 226],
      0.03,
    );
    for (let cube = 0; cube < 6; cube++)
      tools.solid(
        box(random.range(-0.5, 0.5), -0.5 + random.range(-0.05, 0.05), 0.08, 0.06, 0.01),
        [222, 170, 96],
        0.012,
      );
    for (let herb = 0; herb < 9; herb++)
      tools.flat(
        ellipse(random.range(-0.5, 0.5), random.range(-0.62, -0.46), 0.03, 0.014, herb),
        [92, 156, 66],
      );
  });
  steam(tools, random, 0, -0.7, 0.44);
});

/** A bowl of salad. */
export const drawSalad = thing({ left: -0.94, right: 0.94, top: -1.04 }, (tools, { random, color }) => {
  drawBowlWith(tools, color ?? pickColor(random, '#b07a48 #e8e0d0 #4f86b0'), () => {
    for (let leaf = 0; leaf < 22; leaf++) {
      const x = random.range(-0.66, 0.66);
      const y = -0.56 - random.range(0, 0.3) * (1 - Math.abs(x));
      const size = random.range(0.13, 0.2);
      tools.solid(
        `${x - size},${y} ${x - size * 0.6},${y - size * 0.6} ${x},${y - size * 0.8} ${x + size * 0.7},${y - size * 0.5} ${x + size},${y} ${x + size * 0.4},${y + size * 0.4} ${x - size * 0.5},${y + size * 0.4}`,
        mix([96, 164, 66], [190, 220, 110], random.range(0, 0.7)),
        0.03,
      );
    }
    for (const [x, y] of points('-0.4,-0.68 0.02,-0.78 0.42,-0.66')) {
      tools.ball(x, y, 0.1, [216, 48, 44], 0.09);
      tools.flat(ellipse(x + tools.lightSide * 0.03, y - 0.035, 0.02, 0.014), 'rgba(255,255,255,0.8)');
    }
    for (const [x, y] of points('-0.16,-0.66 0.24,-0.72')) {
      tools.solid(ellipse(x, y, 0.1, 0.075), [206, 230, 160], 0.02);
      tools.stroke(ellipse(x, y, 0.1, 0.075), [92, 150, 66], 0.02);
    }
  });
});

/** Cut fruit of all colors, heaped over the rim of its bowl. */
export const drawFruitSalad = thing({ left: -0.94, right: 0.94, top: -1.04 }, (tools, { random, color }) => {
  drawBowlWith(tools, color ?? pickColor(random, '#e8e0d0 #4f86b0 #b07a48'), () => {
    for (let piece = 0; piece < 44; piece++) {
      const x = random.range(-0.64, 0.64);
      cutFruit(tools, random, x, -0.47 - random.range(0, 0.4) * (1 - Math.abs(x)), piece, 0.11);
    }
  });
});

/** A bowl of rice with chopsticks. */
export const drawRiceBowl = thing({ left: -0.9, right: 1.12, top: -1.1 }, (tools, { random, color }) => {
  drawBowlWith(tools, color ?? pickColor(random, '#2f5d86 #a83c34 #3a3a46'), () => {
    tools.solid(
      '-0.74,-0.54 -0.5,-0.8 -0.1,-0.92 0.3,-0.86 0.66,-0.66 0.74,-0.52 0.3,-0.4 -0.3,-0.4',
      [250, 248, 242],
      0.06,
    );
    for (let grainOf = 0; grainOf < 70; grainOf++)
      tools.flat(
        ellipse(random.range(-0.6, 0.6), random.range(-0.8, -0.46), 0.022, 0.01, random.range(-1, 1)),
        grainOf % 2 ? [226, 222, 212] : [255, 255, 252],
      );
    for (let seed = 0; seed < 9; seed++)
      tools.flat(ellipse(random.range(-0.26, 0.26), random.range(-0.84, -0.7), 0.014, 0.009), [44, 40, 44]);
  });
  leanChopsticks(tools, 0.2, -0.68);
});

/** A plate, empty, with knife and fork beside it. */
export const drawPlate = thing(
  { left: -0.98, right: 0.98, top: -0.5, bottom: 0.2 },
  (tools, { random, color }) => {
    const rim: Rgb = color ?? pickColor(random, '#4f86b0 #c8503c #c8a860');
    plate(tools, 0, -0.14, 0.7, [250, 249, 246], rim);
    const steel: Rgb = [200, 206, 214];
    tools.rod('-0.86,0.04 -0.84,-0.24', '0.035 0.03', steel, 0.01);
    tools.solid(
      'M-0.9 -0.44V-0.3Q-0.9 -0.24 -0.84 -0.22Q-0.78 -0.24 -0.78 -0.3V-0.44H-0.8V-0.32H-0.825V-0.44H-0.855V-0.32H-0.88V-0.44Z',
      steel,
      0.01,
    );
    tools.rod('0.86,0.04 0.85,-0.2', '0.035 0.03', steel, 0.01);
    tools.solid('M0.83 -0.18V-0.44Q0.92 -0.4 0.9 -0.18Z', steel, 0.01);
  },
);

/** A woven basket with a handle, open at the top. */
export const drawBasket = thing({ left: -0.8, right: 0.8, top: -1.06 }, (tools, { random, color }) => {
  const straw: Rgb = color ?? pickColor(random, '#c8904e #b87c3c #d8a862');
  tools.stroke('M-0.6 -0.5C-0.56 -1.16 0.56 -1.16 0.6 -0.5', scale(straw, 0.5), 0.075);
  tools.stroke('M-0.6 -0.505C-0.56 -1.155 0.56 -1.155 0.6 -0.505', straw, 0.054);
  for (let wrap = 1; wrap < 12; wrap++) {
    const angle = Math.PI * (wrap / 12);
    tools.stroke(
      `M${-Math.cos(angle) * 0.57 - 0.02} ${-0.52 - Math.sin(angle) * 0.48}l0.04 -0.03`,
      scale(straw, 0.66),
      0.014,
    );
  }
  tools.flat(ellipse(0, -0.52, 0.7, 0.16), scale(straw, 0.42));
  const lined = random.chance(0.6);
  if (lined) tools.flat(ellipse(0, -0.53, 0.66, 0.135), [158, 132, 116]);
  const body = path('M-0.7 -0.52A0.7 0.16 0 0 0 0.7 -0.52L0.54 -0.06A0.54 0.1 0 0 1 -0.54 -0.06Z');
  tools.solid(body, scale(straw, 0.8), 0.08);
  clipped(tools.context, body, () => drawWeave(tools, straw));
  for (const y of [-0.52, -0.49])
    tools.stroke(
      `M-0.71 ${y}A0.71 0.16 0 0 0 0.71 ${y}`,
      y < -0.5 ? mix(straw, [255, 236, 190], 0.35) : scale(straw, 0.6),
      0.04,
    );
  if (lined) drawLining(tools, random);
  tools.sheet.opening(0, -0.52, 0.64, 0.13);
});

/** A slice of pizza or, asked whole, a round one. */
export const drawPizza = thing({ left: -0.96, right: 0.96, top: -0.8, bottom: 0.1 }, (tools, { random }) => {
  tools.flat(ellipse(0, -0.28, 0.92, 0.36), [136, 92, 56]);
  tools.flat(ellipse(0, -0.31, 0.92, 0.36), [176, 124, 78]);
  tools.solid(ellipse(0, -0.34, 0.8, 0.31), [222, 158, 84], 0.04);
  tools.flat(ellipse(0, -0.35, 0.7, 0.26), [206, 66, 40]);
  tools.flat(
    '-0.64,-0.34 -0.5,-0.5 -0.1,-0.59 0.3,-0.57 0.6,-0.44 0.65,-0.3 0.4,-0.16 0,-0.11 -0.44,-0.16',
    [250, 214, 112],
  );
  for (const [x, y] of points(
    '-0.4,-0.4 0,-0.49 0.38,-0.42 -0.2,-0.27 0.2,-0.3 0.46,-0.25 -0.48,-0.25 0,-0.17',
  )) {
    tools.solid(ellipse(x, y, 0.1, 0.05), [196, 54, 44], 0.012);
    tools.flat(ellipse(x - 0.02, y - 0.012, 0.022, 0.01), [228, 112, 90]);
  }
  for (let leaf = 0; leaf < 7; leaf++)
    tools.solid(
      ellipse(random.range(-0.5, 0.5), random.range(-0.5, -0.18), 0.06, 0.026, leaf),
      [84, 148, 66],
      0.008,
    );
  for (let cut = 0; cut < 3; cut++) {
    const angle = 0.3 + cut * 1.05;
    tools.stroke(
      `M${Math.cos(angle) * 0.78} ${-0.34 + Math.sin(angle) * 0.3}L${-Math.cos(angle) * 0.78} ${-0.34 - Math.sin(angle) * 0.3}`,
      'rgba(120,60,20,0.5)',
      0.012,
    );
  }
});
