import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

/** White and black keys between two edges. */
function drawKeys(
  tools: ThingTools,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): void {
  tools.flat(`M${left} ${bottom}V${top}H${right}V${bottom}Z`, [250, 248, 240]);
  const width = (right - left) / count;
  for (let key = 1; key < count; key++)
    tools.stroke(`M${left + key * width} ${top}V${bottom}`, [150, 144, 136], 0.005);
  for (let key = 1; key < count; key++)
    if (![0, 3].includes(key % 7))
      tools.flat(
        box(left + key * width, top + (bottom - top) * 0.6, width * 0.56, (bottom - top) * 0.6),
        [34, 32, 36],
      );
}

/** A grand piano with its lid up, keys to the left front. */
export const drawGrandPiano = thing({ left: -0.98, right: 0.98, top: -1.06 }, (tools, { random, color }) => {
  const lacquer: Rgb = color ?? pickColor(random, '#2c2a30 #2c2a30 #6a3f28 #f0ece2');
  const brass: Rgb = [222, 178, 92];
  for (const [x, top] of rows<2>('-0.62,-0.34 0.66,-0.36 0.12,-0.34')) {
    tools.rod(`${x},${top} ${x},-0.06`, '0.09 0.05', scale(lacquer, 0.9));
    tools.ball(x, -0.025, 0.028, brass);
  }
  tools.rod('-0.3,-0.3 -0.28,-0.08', '0.05 0.04', lacquer);
  tools.stroke('M-0.34 -0.06H-0.2', brass, 0.022);
  tools.solid('M-0.56 -0.6C-0.3 -1.02 0.3 -1.1 0.86 -0.98C0.94 -0.86 0.9 -0.7 0.84 -0.6Z', lacquer, 0.04);
  tools.gleam('M-0.2 -0.82Q0.2 -0.98 0.66 -0.93', 0.02, 0.35);
  tools.flat('M-0.6 -0.56C-0.1 -0.7 0.5 -0.68 0.84 -0.6L0.8 -0.5H-0.6Z', [206, 158, 82]);
  for (let string = 0; string < 14; string++)
    tools.stroke(
      `M${-0.5 + string * 0.09} -0.52L${-0.3 + string * 0.08} -0.65`,
      'rgba(120,84,40,0.7)',
      0.006,
    );
  tools.rod('0.5,-0.58 0.46,-0.92', '0.022 0.018', lacquer, 0.008);
  tools.solid(
    'M-0.84 -0.56H0.34C0.5 -0.56 0.6 -0.6 0.86 -0.6C0.92 -0.46 0.86 -0.34 0.7 -0.33H-0.84Z',
    lacquer,
    0.05,
  );
  tools.gleam('M-0.1 -0.5H0.74', 0.016, 0.3);
  tools.solid(box(-0.5, -0.35, 0.76, 0.1, 0.01), scale(lacquer, 1.1), 0.02);
  drawKeys(tools, -0.84, -0.16, -0.52, -0.42, 19);
  tools.solid('M-0.68 -0.56L-0.62 -0.76H-0.36L-0.32 -0.56Z', lacquer, 0.02);
  tools.flat('M-0.6 -0.6L-0.57 -0.73H-0.5V-0.59ZM-0.48 -0.59V-0.73H-0.41L-0.39 -0.6Z', [250, 247, 238]);
  for (const y of [-0.7, -0.665, -0.63])
    tools.stroke(`M-0.57 ${y}H-0.515M-0.47 ${y}H-0.415`, [90, 86, 86], 0.006);
  tools.sheet.anchor('seat', -0.5, -0.3);
});

/** An upright piano with a stool before it. */
export const drawPiano = thing(
  { left: -0.78, right: 0.78, top: -1.03 },
  (tools, { random, color, lamps }) => {
    const wood: Rgb = color ?? pickColor(random, '#6a3f28 #8a5632 #2e2c32');
    const brass: Rgb = [222, 178, 92];
    tools.solid(box(0, 0, 1.34, 0.96, 0.02), wood, 0.05);
    tools.solid(box(0, -0.93, 1.44, 0.065, 0.02), mix(wood, [255, 230, 190], 0.16), 0.02);
    for (const x of [-0.33, 0.33])
      tools.solid(box(x, -0.6, 0.56, 0.26, 0.02), mix(wood, [255, 230, 190], 0.1), 0.02);
    tools.solid('M-0.16 -0.62L-0.13 -0.84H0.13L0.16 -0.62Z', [250, 247, 238], 0.01);
    tools.stroke('M0 -0.84V-0.62', [170, 164, 156], 0.008);
    for (const y of [-0.8, -0.76, -0.72, -0.68])
      tools.stroke(`M-0.12 ${y}H-0.02M0.02 ${y}H0.12`, [96, 92, 92], 0.007);
    for (const side of [-1, 1]) {
      tools.rod(`${side * 0.52},-0.78 ${side * 0.56},-0.8`, '0.03 0.03', brass);
      tools.solid(box(side * 0.55, -0.8, 0.03, 0.07, 0.004), [248, 242, 222], 0.01);
      if (lamps) tools.sheet.light(side * 0.55, -0.9, 0.3, [255, 200, 110]);
    }
    tools.solid(box(0, -0.38, 1.44, 0.09, 0.02), wood, 0.02);
    drawKeys(tools, -0.62, 0.62, -0.54, -0.44, 28);
    tools.solid(box(0, -0.4, 1.4, 0.05, 0.01), mix(wood, [255, 230, 190], 0.12), 0.015);
    tools.flat(box(0, -0.06, 1.2, 0.28, 0.02), scale(wood, 0.72));
    for (const side of [-1, 1])
      tools.turned(side * 0.62, '0.05,-0.38 0.035,-0.26 0.05,-0.14 0.035,-0.03', wood);
    for (const x of [-0.06, 0.06]) tools.solid(box(x, -0.01, 0.06, 0.035, 0.01), brass, 0.01);
    for (const side of [-1, 1])
      tools.rod(`${side * 0.14},-0.22 ${side * 0.17},0.01`, '0.05 0.035', scale(wood, 0.8));
    tools.turned(0, '0.23,-0.3 0.23,-0.22', [158, 46, 50], { tilt: 0.2 });
    tools.sheet.anchor('seat', 0, -0.29);
  },
);

/** A body of wood with a waist, for violins and guitars. */
function drawWaistedBody(tools: ThingTools, wood: Rgb, half: number, top: number, waist: number): void {
  const middle = top * 0.52;
  const side = (sign: number) =>
    `C${sign * half * 1.3} 0 ${sign * half * 1.25} ${middle * 0.7} ${sign * half * waist} ${middle}C${sign * half * 0.72} ${middle * 1.18} ${sign * half * 1.2} ${top} `;
  const shape = `M0 0${side(1)}0 ${top}C${-half * 1.2} ${top} ${-half * 0.72} ${middle * 1.18} ${-half * waist} ${middle}C${-half * 1.25} ${middle * 0.7} ${-half * 1.3} 0 0 0Z`;
  tools.solid(shape, scale(wood, 0.62), 0.03);
  framed(tools.context, { at: [0, -0.01], scale: [0.955, 0.965] }, () => tools.solid(shape, wood, 0.05));
}

/** Body, neck and strings of whatever is played with a bow. */
function drawFiddle(tools: ThingTools, wood: Rgb): void {
  drawWaistedBody(tools, wood, 0.205, -0.58, 0.62);
  for (const side of [-1, 1]) {
    tools.stroke(pathAt(0, 0, 'M0.1 -0.19C0.05 -0.24 0.13 -0.3 0.08 -0.36', side), [50, 28, 18], 0.014);
    for (const y of [-0.2, -0.355]) tools.flat(ellipse(side * 0.09, y, 0.013), [50, 28, 18]);
  }
  tools.solid('M-0.03 -0.94H0.03L0.04 -0.36H-0.04Z', [44, 36, 36], 0.015);
  tools.solid('M-0.035 -0.06L-0.05 -0.2H0.05L0.035 -0.06Z', [44, 36, 36], 0.012);
  tools.solid('M-0.075 -0.235Q0 -0.28 0.075 -0.235L0.06 -0.22H-0.06Z', [226, 190, 130], 0.008);
  for (const at of [-0.018, -0.006, 0.006, 0.018])
    tools.stroke(`M${at} -0.94L${at * 1.4} -0.18`, [240, 236, 226], 0.004);
  for (const side of [-1, 1])
    for (const y of [-0.97, -0.92])
      tools.rod(`0,${y} ${side * 0.085},${y - 0.01}`, '0.016 0.026', [60, 40, 30], 0.006);
  tools.solid('-0.03,-0.92 -0.035,-1 0,-1.05 0.045,-1.02 0.03,-0.98 0.03,-0.92', wood, 0.02);
  tools.ball(0.02, -1.01, 0.026, scale(wood, 0.8));
  tools.gleam(pathAt(0, 0, 'M0.13 -0.1Q0.19 -0.16 0.15 -0.24', tools.lightSide), 0.022, 0.45);
}

/** A violin with its bow. */
export const drawViolin = thing({ left: -0.5, right: 0.5, top: -1.08 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#b5602a #a04e22 #c87a36');
  framed(tools.context, { turn: 0.14 }, () => {
    tools.context.translate(0, -0.03);
    drawFiddle(tools, wood);
  });
  tools.rod('-0.4,-0.02 0.06,-0.44 0.42,-0.72', '0.024 0.018 0.014', [104, 62, 36], 0.006);
  tools.stroke('M-0.35 -0.02L0.43 -0.69', [244, 240, 228], 0.012);
  tools.solid(box(-0.34, -0.01, 0.07, 0.06, 0.012), [44, 36, 36], 0.01);
});

/** A cello on its spike, the bow leaning on it. */
export const drawCello = thing({ left: -0.42, right: 0.42, top: -1.2 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#9a4e22 #a85a2a #8a4424');
  tools.rod('0,-0.2 0,0', '0.024 0.012', [120, 124, 132], 0.006);
  framed(tools.context, { at: [0, -0.13], scale: [1.16, 1] }, () => drawFiddle(tools, wood));
  tools.rod('0.36,-0.02 0.28,-0.84', '0.024 0.014', [104, 62, 36], 0.006);
  tools.stroke('M0.385 -0.06L0.305 -0.82', [244, 240, 228], 0.012);
});

/** An acoustic guitar leaning a little. */
export const drawGuitar = thing({ left: -0.44, right: 0.44, top: -1.08 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#d99a4e #b5652c #c8843c');
  const { context } = tools;
  framed(context, { turn: 0.12 }, () => {
    context.translate(-0.02, -0.03);
    drawWaistedBody(tools, wood, 0.235, -0.5, 0.7);
    tools.flat(ellipse(0, -0.315, 0.078), [64, 36, 22]);
    tools.stroke(ellipse(0, -0.315, 0.088), mix(wood, [255, 245, 220], 0.6), 0.012);
    tools.solid(box(0, -0.13, 0.17, 0.035, 0.008), [70, 42, 28], 0.01);
    tools.solid('M-0.028 -0.95H0.028L0.036 -0.38H-0.036Z', [84, 54, 36], 0.012);
    for (let fret = 0; fret < 8; fret++)
      tools.stroke(`M-0.032 ${-0.9 + fret * 0.062}H0.032`, [210, 190, 140], 0.006);
    tools.solid('M-0.045 -0.94L-0.055 -1.06Q0 -1.03 0.055 -1.06L0.045 -0.94Z', [96, 60, 38], 0.02);
    for (const side of [-1, 1])
      for (const y of [-1.02, -0.985]) tools.ball(side * 0.066, y, 0.017, [230, 224, 212]);
    for (const at of [-0.02, -0.007, 0.007, 0.02])
      tools.stroke(`M${at} -0.97L${at * 1.4} -0.14`, [246, 242, 230], 0.004);
    tools.gleam(pathAt(0, 0, 'M0.16 -0.08Q0.23 -0.14 0.2 -0.22', tools.lightSide), 0.024, 0.45);
  });
});

/** A drum with ropes and two sticks. */
export const drawDrum = thing({ left: -0.62, right: 0.66, top: -1.02 }, (tools, { random, color }) => {
  const shell: Rgb = color ?? pickColor(random, '#c8323a #2f5fa0 #2f7a4a');
  tools.turned(0, '0.5,-0.58 0.5,-0.3 0.5,-0.12', shell, { tilt: 0.2 });
  tools.context.save();
  for (let rope = 0; rope < 7; rope++) {
    const x = -0.47 + rope * 0.134;
    const dip = 0.1 * (1 - (x / 0.5) ** 2);
    tools.stroke(pathAt(x, dip, 'M0 -0.5L0.067 -0.14L0.12 -0.5'), [246, 232, 196], 0.014);
  }
  tools.context.restore();
  for (const y of [-0.58, -0.14])
    tools.solid(
      `M-0.52 ${y - 0.03}A0.52 0.11 0 0 0 0.52 ${y - 0.03}V${y + 0.04}A0.52 0.11 0 0 1 -0.52 ${y + 0.04}Z`,
      [226, 178, 84],
      0.02,
    );
  tools.solid(ellipse(0, -0.61, 0.52, 0.11), [248, 240, 220], 0.03);
  tools.stroke(ellipse(0, -0.61, 0.52, 0.11), [226, 178, 84], 0.02);
  for (const [from, to] of [
    ['-0.1,-0.64', '0.46,-0.94'],
    ['0.14,-0.62', '-0.42,-0.96'],
  ] as const) {
    tools.rod(`${from} ${to}`, '0.03 0.036', [186, 128, 76], 0.01);
    const [x, y] = from.split(',').map(Number);
    tools.ball(x!, y!, 0.036, [240, 222, 186]);
  }
});

/** A trumpet looking right. */
export const drawTrumpet = thing(
  { left: -0.95, right: 0.95, top: -0.62, facing: 'right' },
  (tools, { random, color }) => {
    const brass: Rgb = color ?? pickColor(random, '#e8b53c #dca638');
    tools.stroke('M-0.62 -0.44H0.3', scale(brass, 0.5), 0.06);
    tools.stroke('M-0.62 -0.445H0.3', brass, 0.045);
    for (const width of [0.062, 0.046]) {
      const tone = width > 0.05 ? scale(brass, 0.5) : brass;
      tools.stroke(
        'M0.34 -0.44H-0.3C-0.52 -0.44 -0.52 -0.12 -0.3 -0.12H0.24C0.4 -0.12 0.42 -0.3 0.26 -0.3H-0.2',
        tone,
        width,
      );
    }
    for (const x of [-0.1, 0.02, 0.14]) {
      tools.turned(x, '0.045,-0.5 0.045,-0.1 0.045,-0.05', mix(brass, [255, 250, 220], 0.15), {
        tilt: 0.2,
        contrast: 1.2,
      });
      tools.rod(`${x},-0.57 ${x},-0.5`, '0.024 0.024', scale(brass, 0.8), 0.006);
      tools.ball(x, -0.58, 0.032, [248, 240, 220], 0.02);
    }
    tools.solid(
      'M0.2 -0.47C0.5 -0.47 0.66 -0.5 0.86 -0.61Q0.92 -0.44 0.86 -0.26C0.66 -0.38 0.5 -0.41 0.2 -0.41Z',
      brass,
      0.05,
    );
    tools.solid(ellipse(0.865, -0.435, 0.05, 0.178), scale(brass, 0.62), 0.03);
    tools.stroke(ellipse(0.865, -0.435, 0.05, 0.178), mix(brass, [255, 250, 220], 0.5), 0.014);
    tools.solid(
      'M-0.64 -0.47L-0.82 -0.5Q-0.86 -0.44 -0.82 -0.39L-0.64 -0.42Z',
      mix(brass, [255, 250, 220], 0.3),
      0.02,
    );
    tools.gleam('M0.3 -0.455Q0.6 -0.46 0.8 -0.54', 0.014, 0.8);
    tools.gleam('M-0.58 -0.455H-0.16', 0.01, 0.7);
  },
);

/** A harp with a carved pillar. */
export const drawHarp = thing({ left: -0.46, right: 0.5, top: -1.06 }, (tools, { random, color }) => {
  const gold: Rgb = color ?? pickColor(random, '#d8a23c #b5783a');
  for (let string = 0; string < 13; string++) {
    const t = string / 12;
    tools.stroke(
      `M${-0.27 + t * 0.5} ${-0.86 - Math.sin(t * 3) * 0.03 + t * 0.12}L${-0.2 + t * 0.46} ${-0.14 - t * 0.44}`,
      string % 4 === 0 ? [200, 70, 60] : [246, 240, 224],
      0.007,
    );
  }
  tools.solid(
    '-0.3,-0.08 -0.18,-0.06 0.1,-0.34 0.34,-0.66 0.4,-0.76 0.3,-0.74 0.06,-0.44 -0.2,-0.18',
    gold,
    0.04,
  );
  tools.rod('-0.32,-0.06 -0.36,-0.5 -0.32,-0.92', '0.08 0.06 0.07', mix(gold, [255, 245, 210], 0.12), 0.03);
  tools.rod(
    '-0.32,-0.94 -0.2,-1 -0.04,-0.92 0.12,-0.82 0.26,-0.84 0.37,-0.74',
    '0.09 0.08 0.07 0.06 0.06 0.08',
    gold,
    0.03,
  );
  tools.ball(-0.34, -0.96, 0.07, mix(gold, [255, 245, 210], 0.2));
  tools.ball(0.37, -0.75, 0.05, mix(gold, [255, 245, 210], 0.2));
  tools.solid('M-0.42 -0.08H-0.06L0 0H-0.44Z', scale(gold, 0.85), 0.03);
});
