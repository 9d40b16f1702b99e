import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import { drawCabin } from '../buildings/houses/cabin.ts';
import { around, box, clipped, ellipse, fade, path, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { drawSaguaro } from '../plants/cacti.ts';
import { drawFir } from '../plants/conifers.ts';
import { drawFern } from '../plants/green-growth.ts';
import { drawFlyAgaric } from '../plants/mushrooms.ts';
import { drawSeaweed } from '../plants/tall-grasses.ts';
import { sparkle } from '../things/effects.ts';
import { drawGalleon } from '../vehicles/galleon.ts';
import { arrangement } from './arrangement.ts';

/** The gloss and rim of a glass vessel over what it holds. */
function glaze(
  tools: ThingTools,
  shape: ReturnType<typeof path>,
  x: number,
  y: number,
  radius: number,
): void {
  tools.flat(
    shape,
    around(
      tools.context,
      x,
      y,
      radius,
      fade('rgba(255,255,255,0.02)', [0.75, 'rgba(200,226,240,0.12)'], 'rgba(120,160,190,0.42)'),
    ),
  );
  tools.stroke(shape, 'rgba(150,178,196,0.9)', 0.016);
}

/** A globe with a cabin and firs in falling snow. */
export const drawSnowGlobe = arrangement({
  area: { left: -0.56, right: 0.56, top: -1.06 },
  under: (tools) => {
    const { context } = tools;
    tools.flat(ellipse(0, -0.6, 0.43), around(context, 0, -0.5, 0.5, coloredRows<1>('0,#dceefa 1,#6a9cd0')));
    clipped(context, ellipse(0, -0.6, 0.43), () =>
      tools.flat('-0.6,-0.36 -0.2,-0.46 0.2,-0.38 0.6,-0.46 0.6,0 -0.6,0', [246, 250, 255]),
    );
  },
  pieces: () => [
    { of: drawFir, x: -0.18, y: -0.36, height: 0.36 },
    { of: drawCabin, x: 0.05, y: -0.33, height: 0.27 },
    { of: drawFir, x: 0.23, y: -0.33, height: 0.23 },
  ],
  over: (tools, { random, color }) => {
    const { context } = tools;
    clipped(context, ellipse(0, -0.6, 0.43), () => {
      tools.flat('-0.6,-0.28 -0.2,-0.34 0.2,-0.29 0.6,-0.34 0.6,0 -0.6,0', [250, 253, 255]);
      for (let flake = 0; flake < 44; flake++)
        tools.flat(
          ellipse(random.range(-0.42, 0.42), random.range(-1, -0.24), random.range(0.006, 0.014)),
          'rgba(255,255,255,0.95)',
        );
    });
    glaze(tools, ellipse(0, -0.6, 0.43), 0, -0.6, 0.43);
    tools.gleam(pathAt(0, 0, 'M0.28 -0.84Q0.37 -0.7 0.35 -0.54', tools.lightSide), 0.045, 0.8);
    tools.turned(
      0,
      '0.3,-0.24 0.34,-0.2 0.32,-0.12 0.42,-0.06 0.42,-0.02',
      color ?? pickColor(random, '#8a4a34 #a83c44 #3f6a5a'),
      { contrast: 1.1 },
    );
    tools.stroke('M-0.33 -0.15Q0 -0.09 0.33 -0.15', [226, 186, 96], 0.024);
  },
});

/** A glass jar with moss, ferns and a mushroom. */
export const drawTerrarium = arrangement({
  area: { left: -0.56, right: 0.56, top: -1.1 },
  under: (tools) => {
    tools.flat(
      'M-0.3 -0.88C-0.56 -0.7 -0.56 -0.1 -0.3 0H0.3C0.56 -0.1 0.56 -0.7 0.3 -0.88Z',
      'rgba(216,236,228,0.5)',
    );
    tools.context.save();
    tools.context.clip(path('M-0.3 -0.88C-0.56 -0.7 -0.56 -0.1 -0.3 0H0.3C0.56 -0.1 0.56 -0.7 0.3 -0.88Z'));
    tools.flat(box(0, 0.1, 1.2, 0.2), [190, 176, 150]);
    tools.flat('-0.6,-0.2 -0.3,-0.26 0,-0.2 0.3,-0.26 0.6,-0.2 0.6,-0.08 -0.6,-0.08', [98, 70, 48]);
    tools.flat(
      '-0.6,-0.24 -0.34,-0.33 -0.06,-0.26 0.26,-0.34 0.6,-0.24 0.6,-0.18 -0.6,-0.18',
      [104, 152, 72],
    );
    tools.context.restore();
  },
  pieces: () => [
    { of: drawFern, x: -0.12, y: -0.24, height: 0.46 },
    { of: drawSaguaro, x: 0.24, y: -0.24, height: 0.34 },
    { of: drawFlyAgaric, x: -0.24, y: -0.2, height: 0.2 },
  ],
  over: (tools) => {
    glaze(
      tools,
      path('M-0.3 -0.88C-0.56 -0.7 -0.56 -0.1 -0.3 0H0.3C0.56 -0.1 0.56 -0.7 0.3 -0.88Z'),
      0,
      -0.45,
      0.52,
    );
    tools.gleam(pathAt(0, 0, 'M0.34 -0.72Q0.44 -0.5 0.42 -0.3', tools.lightSide), 0.045, 0.75);
    tools.stroke('M-0.3 -0.88H0.3', [214, 230, 236], 0.04);
    tools.solid('M-0.22 -0.88L-0.26 -1.02Q0 -1.06 0.26 -1.02L0.22 -0.88Z', [190, 138, 88], 0.03);
  },
});

/** A goldfish, looking right. */
const drawGoldfish = thing({ left: -0.8, right: 0.8, top: -0.9 }, (tools, { color }) => {
  const skin: Rgb = color ?? [244, 132, 36];
  tools.solid(
    '-0.3,-0.42 -0.5,-0.66 -0.74,-0.72 -0.6,-0.46 -0.76,-0.2 -0.5,-0.24',
    mix(skin, [255, 220, 120], 0.3),
    0.05,
  );
  tools.solid('-0.14,-0.64 0.06,-0.88 0.3,-0.76 0.2,-0.6', mix(skin, [255, 220, 120], 0.25), 0.03);
  tools.solid('-0.4,-0.44 -0.1,-0.68 0.3,-0.7 0.6,-0.52 0.64,-0.4 0.5,-0.22 0.1,-0.12 -0.2,-0.22', skin, 0.1);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++)
      tools.stroke(
        `M${-0.18 + column * 0.12 + (row % 2) * 0.06} ${-0.54 + row * 0.11}q0.06 0.05 0 0.1`,
        scale(skin, 0.78),
        0.014,
      );
  tools.solid('0.1,-0.3 0.02,-0.12 -0.1,-0.06 -0.02,-0.26', mix(skin, [255, 220, 120], 0.3), 0.02);
  tools.ball(0.44, -0.48, 0.075, [255, 255, 255]);
  tools.flat(ellipse(0.46, -0.48, 0.042), [30, 26, 30]);
  tools.flat(ellipse(0.45, -0.495, 0.014), [255, 255, 255]);
  tools.stroke('M0.63 -0.39Q0.58 -0.34 0.52 -0.35', scale(skin, 0.5), 0.016);
});

/** A round bowl with goldfish. */
export const drawFishbowl = arrangement({
  area: { left: -0.62, right: 0.62, top: -1.06 },
  under: (tools, { random }) => {
    const { context } = tools;
    const bowl = path('M-0.3 -0.96C-0.78 -0.7 -0.62 -0.04 -0.26 0H0.26C0.62 -0.04 0.78 -0.7 0.3 -0.96Z');
    tools.flat(bowl, 'rgba(220,238,246,0.5)');
    clipped(context, bowl, () => {
      tools.flat(
        box(0, 0.1, 1.4, 0.86),
        around(context, 0, -0.5, 0.7, coloredRows<1>('0,#bfe6f4 1,#5fb0d8')),
      );
      for (let pebble = 0; pebble < 44; pebble++)
        tools.ball(
          random.range(-0.42, 0.42),
          random.range(-0.1, -0.01),
          random.range(0.03, 0.05),
          pickColor(random, '#e8d0a0 #c8a878 #d8887a #8ab0c0'),
          0.028,
        );
    });
    tools.stroke('M-0.5 -0.77Q0 -0.7 0.5 -0.77', 'rgba(255,255,255,0.8)', 0.02);
  },
  pieces: ({ random }) => [
    { of: drawSeaweed, x: -0.3, y: -0.06, height: 0.5 },
    { of: drawSeaweed, x: 0.36, y: -0.06, height: 0.38 },
    { of: drawGoldfish, x: -0.06 + random.range(-0.04, 0.04), y: -0.38, height: 0.26, floating: true },
    { of: drawGoldfish, x: 0.16, y: -0.12, height: 0.17, mirrored: true, floating: true },
  ],
  over: (tools) => {
    glaze(
      tools,
      path('M-0.3 -0.96C-0.78 -0.7 -0.62 -0.04 -0.26 0H0.26C0.62 -0.04 0.78 -0.7 0.3 -0.96Z'),
      0,
      -0.5,
      0.62,
    );
    tools.stroke(ellipse(0, -0.96, 0.31, 0.045), 'rgba(214,232,240,0.95)', 0.03);
    for (const [x, y, radius] of rows<3>('0.1,-0.56,0.022 0.14,-0.64,0.016 0.08,-0.7,0.026'))
      tools.stroke(ellipse(x, y, radius), 'rgba(255,255,255,0.85)', 0.009);
    tools.gleam(pathAt(0, 0, 'M0.42 -0.74Q0.52 -0.54 0.47 -0.34', tools.lightSide), 0.05, 0.8);
  },
});

const TANK = box(0, -0.3, 1.3, 0.86, 0.02);

/** A lit tank of glass on a cabinet, with weed and fishes. */
export const drawAquarium = arrangement({
  area: { left: -0.74, right: 0.74, top: -1.24 },
  under: (tools, { random, color }) => {
    const wood: Rgb = color ?? [86, 66, 60];
    tools.solid(box(0, 0, 1.34, 0.3, 0.02), wood, 0.04);
    tools.stroke('M0 -0.02V-0.28', scale(wood, 0.5), 0.014);
    for (const x of [-0.08, 0.08]) tools.ball(x, -0.16, 0.022, [210, 190, 140]);
    clipped(tools.context, TANK, () => {
      tools.flat(TANK, around(tools.context, 0, -0.85, 0.95, coloredRows<1>('0,#a8e2f2 1,#2f86bc')));
      tools.flat('-0.8,-0.36 -0.4,-0.42 0,-0.37 0.4,-0.43 0.8,-0.36 0.8,-0.2 -0.8,-0.2', [226, 204, 156]);
      for (let pebble = 0; pebble < 30; pebble++)
        tools.ball(
          random.range(-0.64, 0.64),
          random.range(-0.38, -0.32),
          random.range(0.02, 0.036),
          pickColor(random, '#c8a878 #8ab0c0 #b0a090'),
          0.02,
        );
    });
  },
  pieces: ({ random }) => [
    { of: drawSeaweed, x: -0.48, y: -0.34, height: 0.56, floating: true },
    { of: drawSeaweed, x: 0.52, y: -0.34, height: 0.44, floating: true },
    { of: drawGoldfish, x: random.range(-0.2, -0.1), y: -0.72, height: 0.2, floating: true },
    { of: drawGoldfish, x: 0.24, y: -0.5, height: 0.15, mirrored: true, floating: true },
  ],
  over: (tools) => {
    tools.flat(TANK, 'rgba(190,230,250,0.16)');
    tools.flat('M-0.65 -1.08H0.65V-1.05Q0 -1.03 -0.65 -1.05Z', 'rgba(240,252,255,0.7)');
    tools.stroke(TANK, 'rgba(56,64,74,0.95)', 0.026);
    tools.solid(box(0, -1.12, 1.36, 0.09, 0.02), [52, 56, 62], 0.02);
    tools.flat('M-0.5 -0.36L-0.3 -1.1H-0.2L-0.4 -0.36Z', 'rgba(255,255,255,0.2)');
    tools.sheet.light(0, -0.7, 0.5, [150, 220, 250]);
    tools.sheet.anchor('seat', 0, -0.4);
  },
});

const LYING =
  'M-0.9 -0.62C-1 -0.62 -1 -0.06 -0.9 -0.06H0.4C0.56 -0.06 0.6 -0.24 0.72 -0.24H1V-0.44H0.72C0.6 -0.44 0.56 -0.62 0.4 -0.62Z';

/** A sailing ship inside a bottle on a wooden cradle. */
export const drawShipInBottle = arrangement({
  area: { left: -1.06, right: 1.2, top: -0.74, bottom: 0.06 },
  under: (tools) => {
    tools.flat(LYING, around(tools.context, -0.2, -0.4, 1, coloredRows<1>('0,#e2f2f8 1,#9ac4d8')));
    clipped(tools.context, LYING, () =>
      tools.flat('-1.1,-0.2 -0.7,-0.25 -0.3,-0.19 0.1,-0.25 0.5,-0.19 0.5,0.1 -1.1,0.1', [74, 140, 190]),
    );
  },
  pieces: () => [{ of: drawGalleon, x: -0.2, y: -0.12, height: 0.48, floating: true }],
  over: (tools) => {
    clipped(tools.context, LYING, () =>
      tools.flat(
        '-1.1,-0.14 -0.6,-0.19 -0.1,-0.12 0.4,-0.18 0.6,-0.12 0.6,0.1 -1.1,0.1',
        toCss([96, 162, 206], 0.9),
      ),
    );
    glaze(tools, path(LYING), -0.2, -0.34, 0.95);
    tools.gleam('M-0.8 -0.54H0.3', 0.035, 0.75);
    tools.solid(box(1.06, -0.26, 0.16, 0.16, 0.02), [184, 132, 84], 0.03);
    for (const x of [-0.6, 0.2])
      tools.solid(pathAt(x, 0, 'M-0.12 0.02L-0.08 -0.1Q0 -0.04 0.08 -0.1L0.12 0.02Z'), [130, 86, 50], 0.02);
    tools.solid(box(-0.2, 0.05, 1.2, 0.045, 0.01), [150, 100, 60], 0.012);
  },
});

/** A domed cage with a bird on its perch. */
export const drawBirdcage = arrangement({
  area: { left: -0.5, right: 0.5, top: -1.1 },
  under: (tools) => {
    const brass: Rgb = [206, 160, 80];
    for (const x of [-0.28, -0.1, 0.1, 0.28])
      tools.stroke(`M${x} -0.14V-0.62Q${x * 0.9} -0.86 0 -0.94`, scale(brass, 0.62), 0.014);
    tools.stroke('M-0.34 -0.42H0.34', [150, 104, 62], 0.035);
  },
  pieces: () => [{ of: 'noto:bird', x: 0, y: -0.4, height: 0.32, floating: true }],
  over: (tools, { color }) => {
    const brass: Rgb = color ?? [226, 180, 92];
    for (const x of [-0.38, -0.22, 0, 0.22, 0.38])
      tools.stroke(`M${x} -0.1V-0.62Q${x * 0.92} -0.88 0 -0.96`, brass, 0.02);
    for (const y of [-0.62, -0.34]) tools.stroke(`M-0.38 ${y}Q0 ${y + 0.08} 0.38 ${y}`, brass, 0.022);
    tools.turned(0, '0.4,-0.14 0.43,-0.08 0.42,-0.02', scale(brass, 0.9), { tilt: 0.16 });
    tools.ball(0, -0.97, 0.035, brass);
    tools.stroke(ellipse(0, -1.04, 0.05), brass, 0.02);
    sparkle(tools, -0.28, -0.8, 0.05);
  },
});
