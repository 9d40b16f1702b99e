import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { across, box, clipped, ellipse, fade, path, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';
import { flame, sparkle, steam } from '../effects.ts';

/** A claw-footed bathtub heaped with foam. */
export const drawBathtub = thing({ left: -1.12, right: 1.12, top: -1.06 }, (tools, { random, color }) => {
  const enamel: Rgb = color ?? [244, 244, 240];
  const brass: Rgb = [214, 168, 84];
  tools.rod('-0.84,-0.62 -0.86,-0.86 -0.8,-0.98 -0.68,-0.94 -0.67,-0.84', '0.05 0.05 0.05 0.05 0.055', brass);
  tools.ball(-0.86, -0.8, 0.045, mix(brass, [255, 255, 255], 0.3));
  for (const side of [-1, 1])
    tools.solid(
      `${side * 0.66},-0.2 ${side * 0.78},-0.14 ${side * 0.7},-0.06 ${side * 0.8},-0.01 ${side * 0.6},-0.01 ${side * 0.56},-0.16`,
      brass,
      0.02,
    );
  tools.flat(ellipse(0, -0.6, 0.94, 0.13), [176, 206, 220]);
  for (let bubble = 0; bubble < 26; bubble++) {
    const x = -0.8 + (bubble / 25) * 1.6 + random.range(-0.04, 0.04);
    const lift = Math.sin(((x + 0.8) / 1.6) * Math.PI);
    tools.ball(x, -0.62 - lift * random.range(0.01, 0.12), random.range(0.07, 0.12), [304, 318, 328]);
  }
  tools.flat('M-0.94 -0.6A0.94 0.13 0 0 0 0.94 -0.6L0.92 -0.5H-0.92Z', enamel);
  tools.solid(
    'M-0.94 -0.58C-0.9 -0.2 -0.74 -0.08 -0.5 -0.08H0.5C0.74 -0.08 0.9 -0.2 0.94 -0.58Q0 -0.42 -0.94 -0.58Z',
    enamel,
    0.1,
  );
  tools.solid(
    'M-1 -0.62Q-1.02 -0.56 -0.95 -0.55Q0 -0.39 0.95 -0.55Q1.02 -0.56 1 -0.62Q0 -0.46 -1 -0.62Z',
    mix(enamel, [255, 255, 255], 0.4),
    0.02,
  );
  tools.gleam(pathAt(0, 0, 'M0.74 -0.42Q0.66 -0.2 0.5 -0.16', tools.lightSide), 0.04, 0.8);
  for (const [x, y, radius] of rows<3>(
    '-0.5,-0.52,0.09 -0.38,-0.48,0.06 0.42,-0.52,0.08 0.55,-0.5,0.06 0.5,-0.43,0.045',
  ))
    tools.ball(x, y, radius, [312, 322, 330]);
  for (let bubble = 0; bubble < 6; bubble++)
    tools.stroke(
      ellipse(random.range(-0.6, 0.7), random.range(-1, -0.78), random.range(0.02, 0.04)),
      'rgba(255,255,255,0.75)',
      0.01,
    );
  tools.sheet.anchor('seat', 0, -0.58);
});

/** A yellow duck for the bath, looking right. */
export const drawRubberDuck = thing(
  { left: -0.66, right: 0.66, top: -1.04, facing: 'right' },
  (tools, { random, color }) => {
    const rubber: Rgb = color ?? [252, 206, 44];
    tools.solid(
      '-0.5,-0.46 -0.36,-0.4 -0.1,-0.5 0.2,-0.52 0.44,-0.4 0.46,-0.2 0.3,-0.04 0,-0.01 -0.3,-0.04 -0.48,-0.2 -0.58,-0.4',
      rubber,
      0.1,
    );
    tools.solid(ellipse(0.16, -0.7, 0.28, 0.265), rubber, 0.1);
    tools.solid(
      '-0.3,-0.36 -0.05,-0.4 0.12,-0.28 0.02,-0.14 -0.16,-0.12 -0.34,-0.24',
      mix(rubber, [240, 150, 20], 0.18),
      0.05,
    );
    tools.solid(
      '0.38,-0.7 0.5,-0.72 0.6,-0.66 0.52,-0.62 0.6,-0.58 0.5,-0.55 0.38,-0.58',
      [240, 120, 30],
      0.025,
    );
    tools.stroke('M0.4 -0.63Q0.5 -0.62 0.56 -0.63', [160, 70, 10], 0.012);
    tools.flat(ellipse(0.26, -0.77, 0.045, 0.06), [34, 28, 26]);
    tools.flat(ellipse(0.245, -0.79, 0.016, 0.02), [255, 255, 255]);
    tools.flat(ellipse(0.2, -0.65, 0.05, 0.03), 'rgba(240,120,60,0.4)');
    tools.solid('0.1,-0.94 0.06,-1.02 0.14,-0.99 0.2,-1.03 0.2,-0.94', rubber, 0.02);
    tools.gleam('M0 -0.84Q-0.05 -0.76 -0.04 -0.68', 0.04, 0.6);
    tools.gleam(`M-0.42 -0.3Q-0.38 ${-0.2 - random.range(0, 0.02)} -0.3 -0.15`, 0.03, 0.4);
  },
);

/** A pot of beaten copper with brass handles, sometimes with its lid. */
export const drawCopperPot = thing({ left: -0.86, right: 0.86, top: -0.98 }, (tools, { random, color }) => {
  const copper: Rgb = color ?? pickColor(random, '#c8703e #b8622f #d68450');
  const brass: Rgb = [222, 178, 92];
  const long = random.chance(0.4);
  if (long) tools.rod('0.5,-0.5 0.7,-0.54 0.84,-0.6', '0.07 0.06 0.075', brass);
  else
    for (const side of [-1, 1])
      tools.stroke(pathAt(0, 0, 'M0.48 -0.52C0.7 -0.54 0.7 -0.32 0.49 -0.36', side), brass, 0.05);
  const tall = random.range(0.5, 0.68);
  tools.turned(0, `0.54,${-tall} 0.53,${-tall + 0.04} 0.52,-0.3 0.5,-0.12 0.42,-0.05`, copper, {
    tilt: 0.14,
    inside: [120, 62, 36],
    contrast: 1.3,
  });
  if (random.chance(0.6)) {
    tools.solid(
      `M-0.56 ${-tall}Q-0.5 ${-tall - 0.2} 0 ${-tall - 0.22}Q0.5 ${-tall - 0.2} 0.56 ${-tall}Q0 ${-tall + 0.12} -0.56 ${-tall}Z`,
      mix(copper, [255, 220, 180], 0.12),
      0.06,
    );
    tools.ball(0, -tall - 0.24, 0.06, brass);
    tools.gleam(pathAt(0, -tall, 'M0.34 -0.1Q0.24 -0.17 0.1 -0.18', tools.lightSide), 0.03);
  }
  for (const x of [-0.49, 0.49]) tools.ball(x, -tall + 0.14, 0.022, brass);
  tools.gleam(`M${tools.lightSide * 0.32} ${-tall + 0.1}V-0.14`, 0.055, 0.45);
});

/** A kettle with a bent spout, steaming. */
export const drawKettle = thing({ left: -0.76, right: 0.7, top: -1.28 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#c8323a #3f6fa0 #c8703e #5f8f7a');
  tools.rod('0.3,-0.3 0.5,-0.42 0.58,-0.62', '0.2 0.12 0.075', paint, 0.04);
  tools.stroke('M-0.32 -0.58C-0.4 -1.1 0.4 -1.1 0.32 -0.58', scale(paint, 0.5), 0.03);
  tools.stroke('M-0.18 -0.94Q0 -1.02 0.18 -0.94', [70, 46, 34], 0.07);
  tools.turned(0, '0.2,-0.72 0.34,-0.62 0.45,-0.4 0.46,-0.2 0.4,-0.05', paint, { contrast: 1.2 });
  tools.turned(0, '0.05,-0.78 0.17,-0.74 0.22,-0.7', mix(paint, [255, 255, 255], 0.1));
  tools.ball(0, -0.82, 0.05, [70, 46, 34]);
  tools.gleam(pathAt(0, 0, 'M0.26 -0.56Q0.36 -0.36 0.34 -0.2', tools.lightSide), 0.05, 0.6);
  steam(tools, random, 0.6, -0.68, 0.5);
});

/** Drips of wax: where, from -1 to 1 across the candle, and how far down. */
const MELTED = '-0.92,0.62 -0.62,0.96 -0.2,0.7 0.3,0.98 0.66,0.56 0.94,0.84';

/** A candle with its flame, in a dish or a tall holder. */
export const drawCandle = thing(
  { left: -0.36, right: 0.36, top: -1.06 },
  (tools, { random, color, qualities }) => {
    const wax: Rgb = color ?? pickColor(random, '#f4ecd6 #f8f2e4 #e9dfc4');
    const brass: Rgb = [206, 160, 78];
    const tall = random.chance(0.5);
    const foot = tall ? -0.34 : -0.08;
    if (tall)
      tools.turned(
        0,
        '0.15,-0.36 0.12,-0.31 0.04,-0.28 0.03,-0.18 0.06,-0.12 0.05,-0.09 0.22,-0.04 0.22,-0.01',
        brass,
        { contrast: 1.2 },
      );
    else {
      tools.stroke('M0.2 -0.06C0.4 -0.1 0.36 0.01 0.22 -0.01', brass, 0.035);
      tools.turned(0, '0.3,-0.09 0.24,-0.02 0.18,-0.01', brass, { tilt: 0.2, inside: scale(brass, 0.7) });
    }
    const half = tall ? 0.075 : 0.13;
    tools.turned(0, `${half},-0.72 ${half},-0.5 ${half * 1.03},${foot}`, wax, {
      tilt: 0.24,
      inside: mix(wax, [250, 190, 100], 0.4),
      contrast: 0.7,
    });
    const melting = qualities.includes('melting');
    const pale = mix(wax, [255, 255, 255], 0.4);
    // What runs down stays on the candle and sets in a pool at its foot.
    if (melting) tools.solid(ellipse(0, foot - 0.005, half * 1.7, half * 0.4), pale, 0.02);
    const drips = melting ? MELTED : '-0.8,0.25 -0.3,0.41 0.45,0.31';
    for (const [at, share] of rows<2>(drips))
      tools.rod(
        `${half * at},-0.72 ${half * at},${-0.72 + share * (foot + 0.72)}`,
        melting ? '0.04 0.06' : '0.034 0.042',
        pale,
        0.012,
      );
    tools.stroke('M0 -0.72V-0.78', [50, 40, 36], 0.014);
    if (qualities.includes('unlit')) return;
    flame(tools, 0, -0.75, 0.28);
    tools.sheet.light(0, -0.86, 0.8, [255, 190, 96]);
  },
);

/** A cauldron on three feet, brewing something green. */
export const drawCauldron = thing({ left: -0.72, right: 0.72, top: -1.1 }, (tools, { random, color }) => {
  const brew: Rgb = color ?? pickColor(random, '#7ed04a #a05ad8 #4ac8c0');
  const iron: Rgb = [58, 58, 68];
  for (const side of [-1, 1]) {
    tools.rod(`${side * 0.3},-0.14 ${side * 0.38},0`, '0.12 0.06', iron);
    tools.stroke(pathAt(0, 0, 'M0.52 -0.56C0.72 -0.6 0.72 -0.36 0.54 -0.4', side), iron, 0.045);
  }
  tools.turned(0, '0.48,-0.66 0.44,-0.6 0.56,-0.4 0.52,-0.2 0.3,-0.06', iron, {
    tilt: 0.2,
    inside: scale(brew, 0.6),
    contrast: 1.3,
  });
  tools.flat(ellipse(0, -0.65, 0.44, 0.08), brew);
  tools.stroke(ellipse(0, -0.66, 0.5, 0.1), mix(iron, [255, 255, 255], 0.2), 0.05);
  for (const [x, y, radius] of rows<3>(`
    -0.2,-0.68,0.07 0.04,-0.72,0.09 0.22,-0.68,0.06 -0.06,-0.82,0.04 0.14,-0.86,0.05 -0.16,-0.92,0.03
  `)) {
    tools.ball(x, y, radius, mix(brew, [255, 255, 255], 0.25));
    tools.flat(ellipse(x - radius * 0.35, y - radius * 0.4, radius * 0.22), [255, 255, 255]);
  }
  steam(tools, random, 0, -0.76, 0.34);
  tools.sheet.light(0, -0.7, 0.6, brew);
});

/** A bottle of bubbling potion with a cork and a label. */
export const drawPotion = thing({ left: -0.42, right: 0.42, top: -1.06 }, (tools, { random, color }) => {
  const brew: Rgb = color ?? pickColor(random, '#b04ae0 #3fb8e0 #e0486a #5fd060');
  const { context, sheet } = tools;
  const glass = path(
    random.chance(0.5)
      ? 'M-0.1 -0.86H0.1V-0.62C0.42 -0.5 0.42 0 0.16 0H-0.16C-0.42 0 -0.42 -0.5 -0.1 -0.62Z'
      : 'M-0.1 -0.86H0.1V-0.6L0.34 -0.1Q0.36 0 0.26 0H-0.26Q-0.36 0 -0.34 -0.1L-0.1 -0.6Z',
  );
  tools.flat(glass, 'rgba(214,232,240,0.55)');
  for (const target of [context, sheet.glow])
    clipped(target, glass, () => {
      target.globalAlpha = target === context ? 1 : 0.5;
      target.fillStyle = across(
        target,
        -0.34,
        0.34,
        fade(scale(brew, 0.75), [0.35, mix(brew, [255, 255, 255], 0.4)], scale(brew, 0.5)),
      );
      target.fill(path('M-0.5 -0.44Q-0.2 -0.48 0 -0.44Q0.2 -0.4 0.5 -0.44V0.1H-0.5Z'));
    });
  for (let bubble = 0; bubble < 9; bubble++)
    tools.flat(
      ellipse(random.range(-0.18, 0.18), random.range(-0.42, -0.08), random.range(0.012, 0.03)),
      'rgba(255,255,255,0.6)',
    );
  tools.stroke(glass, [90, 110, 130], 0.014);
  tools.stroke('M-0.12 -0.86H0.12', [200, 220, 230], 0.035);
  tools.solid(box(0, -0.85, 0.16, 0.15, 0.02), [176, 124, 76], 0.02);
  tools.gleam(pathAt(0, 0, 'M0.2 -0.42Q0.27 -0.26 0.22 -0.12', tools.lightSide), 0.035, 0.75);
  sparkle(tools, 0.2, -0.72, 0.07);
  sparkle(tools, -0.26, -0.6, 0.05);
  sheet.light(0, -0.25, 0.5, brew);
});
