import { colorList, fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows } from '../../core/number-tables.ts';
import { box, clipped, ellipse, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

const CRUSTS = ['#c8843c', '#b8722e', '#d0924a'] as const;

/** A crusty loaf with cuts across, dusted with flour. */
export const drawLoaf = thing(
  { left: -0.98, right: 0.98, top: -0.84 },
  (tools, { random, color, qualities }) => {
    const crust: Rgb = color ?? fromHex(random.pick(CRUSTS));
    tools.solid(
      '-0.92,-0.2 -0.86,-0.48 -0.56,-0.68 0,-0.76 0.56,-0.68 0.86,-0.48 0.92,-0.2 0.7,-0.03 0,0 -0.7,-0.03',
      crust,
      0.14,
    );
    for (const x of [-0.56, -0.2, 0.16, 0.52])
      tools.solid(
        `${x - 0.12},-0.24 ${x - 0.08},-0.46 ${x + 0.06},-0.66 ${x + 0.16},-0.68 ${x + 0.1},-0.46 ${x + 0.0},-0.26`,
        mix(crust, [255, 232, 184], 0.62),
        0.03,
      );
    for (let dust = 0; dust < 46; dust++)
      tools.flat(
        ellipse(random.range(-0.6, 0.6), random.range(-0.6, -0.3), random.range(0.006, 0.016)),
        'rgba(255,248,232,0.65)',
      );
    if (qualities.includes('sliced'))
      tools.solid('0.72,-0.1 0.7,-0.5 0.84,-0.62 0.96,-0.48 0.96,-0.12 0.86,0', [246, 226, 180], 0.03);
  },
);

/** A soft lump of dough in flour, a rolling pin behind it. */
export const drawDough = thing(
  { left: -1.1, right: 1.1, top: -0.8, bottom: 0.06 },
  (tools, { random, color }) => {
    const dough: Rgb = color ?? [240, 218, 172];
    tools.flat(ellipse(0, -0.02, 1.04, 0.07), 'rgba(255,252,244,0.85)');
    const wood: Rgb = [190, 132, 78];
    tools.rod('-0.98,-0.5 0.98,-0.6', '0.08 0.08', scale(wood, 0.86));
    tools.rod('-0.62,-0.52 0.64,-0.58', '0.2 0.2', wood);
    tools.solid(
      '-0.86,-0.02 -0.84,-0.2 -0.6,-0.4 -0.2,-0.52 0.2,-0.5 0.58,-0.38 0.84,-0.18 0.86,-0.02 0.5,0.03 -0.5,0.03',
      dough,
      0.12,
    );
    for (const [x, y] of [
      [-0.34, -0.36],
      [0.04, -0.4],
      [0.4, -0.3],
    ] as const)
      tools.stroke(`M${x - 0.12} ${y}q0.12 -0.06 0.24 0.02`, scale(dough, 0.8), 0.02);
    for (let dust = 0; dust < 40; dust++)
      tools.flat(
        ellipse(random.range(-0.95, 0.95), random.range(-0.3, 0.03), random.range(0.006, 0.018)),
        'rgba(255,252,244,0.8)',
      );
  },
);

/** A long French loaf. */
export const drawBaguette = thing({ left: -1.3, right: 1.3, top: -0.7 }, (tools, { random, color }) => {
  const crust: Rgb = color ?? fromHex(random.pick(CRUSTS));
  framed(tools.context, { at: [0, -0.3], turn: -0.16 }, () => {
    tools.solid(
      '-1.22,0 -1.1,-0.13 -0.6,-0.19 0,-0.2 0.6,-0.19 1.1,-0.13 1.22,0 1.1,0.12 0.6,0.17 0,0.18 -0.6,0.17 -1.1,0.12',
      crust,
      0.08,
    );
    for (let cut = 0; cut < 6; cut++) {
      const x = -0.86 + cut * 0.33;
      tools.solid(
        `${x - 0.12},0.06 ${x - 0.02},-0.1 ${x + 0.14},-0.15 ${x + 0.16},-0.11 ${x + 0.04},-0.02 ${x - 0.08},0.08`,
        mix(crust, [255, 232, 184], 0.62),
        0.02,
      );
    }
  });
});

/** A slice of toast with butter or jam. */
export const drawToast = thing({ left: -0.54, right: 0.54, top: -1.03 }, (tools, { random, color }) => {
  const spread: Rgb = color ?? pickColor(random, '#f8dc7a #c8304a #8a4a2a');
  const slice =
    'M-0.42 0C-0.46 -0.3 -0.4 -0.5 -0.44 -0.6C-0.56 -0.8 -0.44 -1 -0.2 -1H0.2C0.44 -1 0.56 -0.8 0.44 -0.6C0.4 -0.5 0.46 -0.3 0.42 0Z';
  tools.solid(slice, [176, 108, 50], 0.04);
  framed(tools.context, { at: [0, -0.055], scale: [0.88, 0.89] }, () =>
    tools.solid(slice, [242, 208, 150], 0.05),
  );
  tools.solid(
    '-0.3,-0.2 -0.34,-0.5 -0.3,-0.76 0,-0.84 0.28,-0.78 0.32,-0.5 0.26,-0.24 0.1,-0.14 -0.1,-0.22',
    spread,
    0.03,
  );
  tools.gleam(pathAt(0, 0, 'M0.2 -0.68Q0.26 -0.54 0.24 -0.4', tools.lightSide), 0.035, 0.6);
});

/** A ring of dough with icing and sprinkles. */
export const drawDoughnut = thing({ left: -0.56, right: 0.56, top: -1.03 }, (tools, { random, color }) => {
  const icing: Rgb = color ?? pickColor(random, '#f28ab4 #6a3e28 #8ad0e0 #f6f0e6');
  tools.solid(ellipse(0, -0.5, 0.5), [222, 164, 92], 0.1);
  tools.solid(
    '-0.46,-0.5 -0.42,-0.76 -0.2,-0.95 0.1,-0.96 0.38,-0.82 0.47,-0.54 0.42,-0.3 0.3,-0.26 0.2,-0.12 0.04,-0.1 -0.08,-0.16 -0.22,-0.1 -0.36,-0.24 -0.42,-0.32',
    icing,
    0.07,
  );
  for (let crumb = 0; crumb < 34; crumb++) {
    const angle = crumb * 2.4;
    const reach = random.range(0.22, 0.4);
    const [x, y, turn] = [Math.cos(angle) * reach, -0.53 + Math.sin(angle) * reach, random.range(0, 3)];
    tools.stroke(
      `M${x} ${y}l${Math.cos(turn) * 0.045} ${Math.sin(turn) * 0.045}`,
      pickColor(random, '#f2c84a #5aa8d8 #f4f4f0 #6ab86a #e0505a'),
      0.02,
    );
  }
  tools.context.save();
  tools.context.globalCompositeOperation = 'destination-out';
  tools.flat(ellipse(0, -0.5, 0.15), [0, 0, 0]);
  tools.context.restore();
  tools.stroke(ellipse(0, -0.5, 0.155), scale(icing, 0.5), 0.014);
  tools.gleam(pathAt(0, 0, 'M0.3 -0.78Q0.16 -0.88 0 -0.88', tools.lightSide), 0.04, 0.6);
});

/** A biscuit with chocolate chips, sometimes a pile of three. */
export const drawCookie = thing({ left: -0.6, right: 0.6, top: -1.03 }, (tools, { random, color }) => {
  const dough: Rgb = color ?? pickColor(random, '#d8a05a #c88c48');
  tools.solid(
    '-0.5,-0.5 -0.44,-0.8 -0.2,-0.98 0.14,-0.98 0.42,-0.82 0.51,-0.5 0.42,-0.18 0.16,0 -0.16,0 -0.42,-0.18',
    dough,
    0.1,
  );
  for (let chip = 0; chip < 15; chip++) {
    const angle = chip * 2.4;
    const reach = Math.sqrt((chip + 0.6) / 15) * 0.42;
    tools.ball(
      Math.cos(angle) * reach,
      -0.5 + Math.sin(angle) * reach,
      random.range(0.04, 0.065),
      [84, 50, 34],
      0.042,
    );
  }
  for (let crack = 0; crack < 6; crack++) {
    const angle = random.range(0, 6);
    tools.stroke(
      `M${Math.cos(angle) * 0.2} ${-0.5 + Math.sin(angle) * 0.2}l${Math.cos(angle + 0.4) * 0.12} ${Math.sin(angle + 0.4) * 0.12}`,
      scale(dough, 0.74),
      0.012,
    );
  }
});

/** A gingerbread man with icing. */
export const drawGingerbread = thing({ left: -0.52, right: 0.52, top: -1.03 }, (tools, { color }) => {
  const dough: Rgb = color ?? [186, 114, 56];
  tools.solid(
    'M-0.12 -0.62C-0.32 -0.7 -0.3 -1 0 -1C0.3 -1 0.32 -0.7 0.12 -0.62C0.24 -0.6 0.36 -0.64 0.42 -0.62C0.52 -0.58 0.5 -0.44 0.4 -0.43L0.2 -0.4C0.2 -0.3 0.32 -0.16 0.34 -0.08C0.34 0.02 0.2 0.02 0.16 -0.03L0 -0.2L-0.16 -0.03C-0.2 0.02 -0.34 0.02 -0.34 -0.08C-0.32 -0.16 -0.2 -0.3 -0.2 -0.4L-0.4 -0.43C-0.5 -0.44 -0.52 -0.58 -0.42 -0.62C-0.36 -0.64 -0.24 -0.6 -0.12 -0.62Z',
    dough,
    0.06,
  );
  for (const side of [-1, 1]) {
    tools.ball(side * 0.08, -0.85, 0.028, [250, 248, 242]);
    tools.stroke(
      pathAt(0, 0, 'M0.35 -0.6q0.03 0.04 0 0.075t0 0.075M0.16 -0.13q0.04 -0.03 0.07 0t0.07 0', side),
      [250, 248, 242],
      0.02,
    );
  }
  tools.stroke('M-0.09 -0.75Q0 -0.68 0.09 -0.75', [250, 248, 242], 0.02);
  for (const [y, tone] of coloredRows<1>('-0.54,#e0404a -0.44,#5aae5a -0.34,#e0404a'))
    tools.ball(0, y, 0.034, tone);
});

/** A pie with a lattice of dough, one piece cut by chance. */
export const drawPie = thing(
  { left: -0.94, right: 0.94, top: -0.72, bottom: 0.06 },
  (tools, { random, color }) => {
    const filling: Rgb = color ?? pickColor(random, '#b8283c #d8862a #5a3a78');
    const dough: Rgb = [226, 170, 94];
    tools.turned(0, '0.86,-0.34 0.74,-0.06 0.6,-0.01', [196, 206, 212], { tilt: 0.3 });
    tools.flat(ellipse(0, -0.34, 0.82, 0.24), filling);
    const { context } = tools;
    clipped(context, ellipse(0, -0.34, 0.82, 0.24), () => {
      for (let bar = -3; bar <= 3; bar++)
        tools.rod(`${bar * 0.26 - 0.34},-0.08 ${bar * 0.26 + 0.34},-0.6`, '0.085 0.07', dough, 0.02);
      for (let bar = -3; bar <= 3; bar++)
        tools.rod(
          `${bar * 0.26 + 0.34},-0.08 ${bar * 0.26 - 0.34},-0.6`,
          '0.085 0.07',
          mix(dough, [255, 236, 200], 0.14),
          0.02,
        );
    });
    for (let wave = 0; wave < 26; wave++) {
      const angle = (wave / 26) * Math.PI * 2;
      tools.ball(
        Math.cos(angle) * 0.85,
        -0.345 + Math.sin(angle) * 0.255,
        0.08,
        scale(dough, 0.96 + (wave % 2) * 0.06),
        0.055,
      );
    }
  },
);

/** A sugar cane with red stripes. */
export const drawCandyCane = thing({ left: -0.4, right: 0.4, top: -1.04 }, (tools, { color }) => {
  const red: Rgb = color ?? [214, 40, 48];
  const shape = 'M-0.14 -0.06V-0.7C-0.14 -1 0.28 -1 0.28 -0.7';
  tools.stroke(shape, [170, 150, 150], 0.15);
  tools.stroke(shape, [252, 250, 248], 0.132);
  for (let stripe = 0; stripe < 6; stripe++)
    tools.stroke(`M-0.2 ${-0.1 - stripe * 0.115}L-0.08 ${-0.16 - stripe * 0.115}`, red, 0.045);
  for (const data of [
    'M-0.19 -0.8L-0.06 -0.76',
    'M-0.06 -0.95L0 -0.84',
    'M0.1 -0.98L0.08 -0.86',
    'M0.27 -0.86L0.18 -0.79',
    'M0.35 -0.74L0.22 -0.71',
  ])
    tools.stroke(data, red, 0.045);
  tools.gleam('M-0.165 -0.1V-0.68', 0.02, 0.7);
  tools.solid(
    'M-0.14 -0.42C-0.3 -0.56 -0.38 -0.44 -0.36 -0.36C-0.34 -0.28 -0.2 -0.34 -0.14 -0.4C-0.06 -0.34 0.08 -0.28 0.1 -0.36C0.12 -0.46 0.02 -0.56 -0.14 -0.42Z',
    [66, 150, 84],
    0.02,
  );
});

function drawScoop(tools: ThingTools, x: number, y: number, radius: number, cream: Rgb): void {
  tools.solid(
    `${x - radius},${y} ${x - radius * 0.86},${y - radius * 0.66} ${x},${y - radius} ${x + radius * 0.86},${y - radius * 0.66} ${x + radius},${y} ${x + radius * 0.66},${y + radius * 0.3} ${x + radius * 0.3},${y + radius * 0.16} ${x},${y + radius * 0.36} ${x - radius * 0.36},${y + radius * 0.16} ${x - radius * 0.7},${y + radius * 0.32}`,
    cream,
    radius * 0.26,
  );
  tools.gleam(
    `M${x + tools.lightSide * radius * 0.6} ${y - radius * 0.2}Q${x + tools.lightSide * radius * 0.5} ${y - radius * 0.6} ${x + tools.lightSide * radius * 0.1} ${y - radius * 0.78}`,
    radius * 0.11,
    0.5,
  );
}

/** Scoops of ice cream in a cone. */
export const drawIceCreamCone = thing({ left: -0.4, right: 0.4, top: -1.06 }, (tools, { random, color }) => {
  const creams = colorList('#f6a8bc #f8eecf #8a5a3a #a8dcc0 #c8a8e4');
  tools.solid('M-0.22 -0.5H0.22L0.02 0H-0.02Z', [222, 160, 84], 0.04);
  tools.context.save();
  tools.context.beginPath();
  tools.context.moveTo(-0.21, -0.5);
  tools.context.lineTo(0.21, -0.5);
  tools.context.lineTo(0, -0.01);
  tools.context.clip();
  for (let line = 0; line < 6; line++)
    tools.stroke(
      `M${-0.2 + line * 0.075} -0.5L${-0.02 + line * 0.03} -0.04M${0.2 - line * 0.075} -0.5L${0.02 - line * 0.03} -0.04`,
      [176, 112, 48],
      0.01,
    );
  tools.context.restore();
  const first = random.integer(5);
  drawScoop(tools, -0.12, -0.58, 0.19, creams[first]!);
  drawScoop(tools, 0.12, -0.57, 0.19, creams[(first + 1) % 5]!);
  drawScoop(tools, 0, -0.78, 0.19, color ?? creams[(first + 3) % 5]!);
  tools.ball(0.03, -0.98, 0.05, [206, 34, 52]);
  tools.stroke('M0.03 -1.02Q0.06 -1.06 0.1 -1.05', [92, 130, 66], 0.012);
  tools.solid(box(-0.17, -0.74, 0.05, 0.22, 0.02), [166, 100, 52], 0.012);
});
