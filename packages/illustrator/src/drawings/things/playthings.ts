import { colorList, fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { coloredRows, rows } from '../../core/number-tables.ts';
import { around, box, clipped, ellipse, fade, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

/** A rocking horse, looking right. */
export const drawRockingHorse = thing(
  { left: -0.72, right: 0.72, top: -1.06, facing: 'right' },
  (tools, { random, color }) => {
    const coat: Rgb = color ?? pickColor(random, '#d8a466 #f0e8dc #b5763e');
    const paint: Rgb = pickColor(random, '#c8323a #2f6fb0 #3f8a5a');
    tools.stroke('M-0.66 -0.14Q0 0.14 0.66 -0.14', scale(paint, 0.6), 0.085);
    tools.stroke('M-0.66 -0.145Q0 0.13 0.66 -0.145', paint, 0.062);
    for (const [from, to, tone] of rows<3>('-0.26,-0.36,0.8 0.22,0.4,0.8 -0.32,-0.46,1 0.26,0.3,1'))
      tools.rod(
        `${from},-0.4 ${(from + to) / 2},-0.22 ${to},-0.06`,
        '0.13 0.09 0.085',
        scale(coat, tone),
        0.03,
      );
    tools.rod('-0.38,-0.52 -0.54,-0.5 -0.6,-0.32 -0.54,-0.2', '0.05 0.1 0.09 0.02', [236, 216, 170], 0.02);
    tools.solid(
      '-0.42,-0.42 -0.36,-0.56 0,-0.55 0.16,-0.62 0.26,-0.84 0.36,-0.86 0.42,-0.6 0.34,-0.42 0.2,-0.32 -0.1,-0.32 -0.34,-0.32',
      coat,
      0.07,
    );
    tools.solid(
      '0.24,-0.82 0.34,-0.92 0.46,-0.86 0.62,-0.72 0.64,-0.64 0.54,-0.62 0.42,-0.68 0.34,-0.66',
      coat,
      0.05,
    );
    tools.solid('0.3,-0.88 0.3,-1.02 0.38,-0.9', coat, 0.02);
    for (let lock = 0; lock < 6; lock++)
      tools.rod(
        `${0.3 - lock * 0.024},${-0.9 + lock * 0.07} ${0.2 - lock * 0.02},${-0.82 + lock * 0.075}`,
        '0.07 0.02',
        [236, 216, 170],
        0.015,
      );
    tools.flat(ellipse(0.44, -0.78, 0.026, 0.032), [40, 30, 28]);
    tools.flat(ellipse(0.432, -0.79, 0.009), [255, 255, 255]);
    tools.flat(ellipse(0.59, -0.67, 0.013), [110, 70, 50]);
    tools.stroke('M0.5 -0.8L0.46 -0.66M0.46 -0.72L0.18 -0.56', paint, 0.022);
    tools.solid(
      '-0.24,-0.56 -0.18,-0.64 -0.04,-0.59 0.08,-0.62 0.12,-0.54 0.06,-0.42 -0.18,-0.42',
      paint,
      0.03,
    );
    tools.sheet.anchor('seat', -0.06, -0.58);
  },
);

/** Wooden building blocks in a small tower. */
export const drawBlocks = thing({ left: -0.72, right: 0.86, top: -1.06 }, (tools, { random, color }) => {
  const paints: readonly Rgb[] = [
    color ?? [216, 67, 60],
    ...colorList('#3f8fd0 #f0b82e #5fae5a #e87aa0 #8a6ad0'),
  ];
  const places = rows<2>('-0.4,0 0,0 0.4,0 -0.2,-0.34 0.2,-0.34 0,-0.68');
  const shift = random.integer(6);
  places.forEach(([x, bottom], index) => {
    const paint = paints[(index + (color ? 0 : shift)) % 6]!;
    const wobble = random.range(-0.02, 0.02);
    tools.block(x + wobble, bottom, 0.34, 0.32, 0.14, paint, 0.02);
    tools.stroke(box(x + wobble, bottom - 0.04, 0.25, 0.24, 0.02), mix(paint, [255, 255, 255], 0.6), 0.014);
    const [cx, cy] = [x + wobble, bottom - 0.16];
    if (index % 3 === 0) tools.flat(ellipse(cx, cy, 0.065), mix(paint, [255, 255, 255], 0.75));
    else if (index % 3 === 1)
      tools.flat(pathAt(cx, cy, 'M0 -0.075L0.075 0.06H-0.075Z'), mix(paint, [255, 255, 255], 0.75));
    else tools.flat(box(cx, cy + 0.06, 0.12, 0.12), mix(paint, [255, 255, 255], 0.75));
  });
});

/** A rag doll with woollen hair. */
export const drawDoll = thing({ left: -0.44, right: 0.44, top: -1.05 }, (tools, { random, color, skin }) => {
  const dress: Rgb = color ?? pickColor(random, '#d8606a #5f8fc8 #e0a83a #8a6ab8');
  const hair: Rgb = pickColor(random, '#c8502c #e8b84a #6a4430');
  for (const side of [-1, 1]) {
    tools.rod(`${side * 0.09},-0.28 ${side * 0.1},-0.06`, '0.1 0.09', [246, 240, 230], 0.02);
    tools.stroke(pathAt(0, 0, 'M0.055 -0.2H0.145M0.055 -0.14H0.145', side), dress, 0.022);
    tools.solid(ellipse(side * 0.12, -0.035, 0.075, 0.04), [60, 44, 44], 0.015);
    tools.rod(
      `${side * 0.12},-0.54 ${side * 0.26},-0.42 ${side * 0.32},-0.34`,
      '0.1 0.09 0.07',
      mix(dress, [255, 255, 255], 0.25),
      0.02,
    );
    tools.ball(side * 0.33, -0.33, 0.045, skin);
  }
  for (const side of [-1, 1])
    for (let lock = 0; lock < 5; lock++)
      tools.rod(
        `${side * 0.17},${-0.84 + lock * 0.02} ${side * (0.24 + lock * 0.014)},-0.66 ${side * (0.22 + lock * 0.012)},-0.52`,
        '0.05 0.05 0.03',
        scale(hair, 0.8 + lock * 0.06),
        0.012,
      );
  tools.solid('M-0.13 -0.6H0.13L0.28 -0.22Q0 -0.16 -0.28 -0.22Z', dress, 0.04);
  tools.solid('M-0.1 -0.58H0.1L0.15 -0.24Q0 -0.21 -0.15 -0.24Z', [250, 246, 238], 0.02);
  tools.solid(ellipse(0, -0.78, 0.2, 0.19), skin, 0.05);
  tools.solid(
    '-0.21,-0.78 -0.2,-0.94 0,-1.01 0.2,-0.94 0.21,-0.78 0.12,-0.88 0,-0.9 -0.12,-0.88',
    hair,
    0.03,
  );
  for (const side of [-1, 1]) {
    tools.ball(side * 0.07, -0.78, 0.026, [44, 36, 40]);
    tools.flat(ellipse(side * 0.07 - 0.008, -0.788, 0.008), [255, 255, 255]);
    tools.flat(ellipse(side * 0.115, -0.72, 0.032, 0.024), 'rgba(230,90,90,0.5)');
    tools.solid(`M${side * 0.17} -0.86l${side * 0.08} -0.05v0.09Z`, dress, 0.01);
  }
  tools.stroke('M-0.05 -0.69Q0 -0.655 0.05 -0.69', [170, 60, 60], 0.014);
});

/** A spinning top of painted rings. */
export const drawSpinningTop = thing({ left: -0.5, right: 0.5, top: -1.02 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#d8433c #3f8fd0 #8a5ac8');
  framed(tools.context, { turn: 0.14 }, () => {
    tools.turned(0, '0.03,-1 0.028,-0.76', [206, 156, 92], { tilt: 0.2 });
    tools.turned(0, '0.08,-0.76 0.3,-0.66 0.42,-0.5 0.36,-0.34 0.16,-0.14 0.02,-0.01', paint, {
      tilt: 0.18,
      contrast: 1.1,
    });
    for (const [y, half, tone] of coloredRows<2>('-0.56,0.41,#f4d24a -0.44,0.41,#f4f0e4 -0.3,0.33,#4fae7a'))
      tools.stroke(`M${-half} ${y}Q0 ${y + 0.13} ${half} ${y}`, tone, 0.05);
  });
});

/** A ball: striped for the beach, or plain in the asked color. */
export const drawBall = thing({ left: -0.54, right: 0.54, top: -1.03 }, (tools, { random, color }) => {
  const main: Rgb = color ?? pickColor(random, '#e0333c #2f86d8 #f07a2e');
  const [white, yellow, blue] = colorList<3>('#faf8f2 #f5c02e #3f9ad8');
  const paints = color ? [main, main, main, main, main, main] : [main, white, yellow, white, blue, white];
  const { context } = tools;
  clipped(context, ellipse(0, -0.5, 0.5), () => {
    for (let panel = 0; panel < 6; panel++) {
      const from = (panel / 6) * Math.PI * 2 + 0.3;
      const at = (angle: number, reach: number) =>
        `${-0.1 + Math.cos(angle) * reach} ${-0.62 + Math.sin(angle) * reach}`;
      tools.flat(
        `M-0.1 -0.62Q${at(from + 0.2, 0.5)} ${at(from, 1.1)}L${at(from + Math.PI / 3, 1.1)}Q${at(from + Math.PI / 3 + 0.2, 0.5)} -0.1 -0.62Z`,
        paints[panel]!,
      );
    }
    tools.flat(
      ellipse(0, -0.5, 0.5),
      around(
        context,
        tools.lightSide * 0.2,
        -0.74,
        0.85,
        fade('rgba(255,255,255,0.45)', [0.4, 'rgba(255,255,255,0)'], 'rgba(20,10,30,0.55)'),
      ),
    );
  });
  tools.flat(ellipse(-0.1, -0.62, 0.045), [250, 248, 242]);
  tools.stroke(ellipse(0, -0.5, 0.5), scale(main, 0.4), 0.008);
});

const MATRYOSHKA = ['#d8323a', '#2f7ab0', '#e08a2a', '#3f8a5a'] as const;

function drawNestingDoll(tools: ThingTools, x: number, size: number, paint: Rgb): void {
  const { context } = tools;
  framed(context, { at: [x, 0], scale: [size, size] }, () => {
    tools.solid(
      'M0 -1C0.24 -1 0.27 -0.78 0.22 -0.64C0.42 -0.5 0.4 -0.12 0.26 -0.01H-0.26C-0.4 -0.12 -0.42 -0.5 -0.22 -0.64C-0.27 -0.78 -0.24 -1 0 -1Z',
      paint,
      0.08,
    );
    tools.solid(ellipse(0, -0.79, 0.155, 0.15), [250, 222, 196], 0.03);
    tools.flat(
      '-0.155,-0.8 -0.13,-0.92 0,-0.95 0.13,-0.92 0.155,-0.8 0.06,-0.87 0,-0.9 -0.06,-0.87',
      [92, 58, 40],
    );
    for (const side of [-1, 1]) {
      tools.flat(ellipse(side * 0.06, -0.79, 0.018, 0.022), [40, 36, 44]);
      tools.flat(ellipse(side * 0.095, -0.74, 0.03, 0.022), 'rgba(232,90,100,0.6)');
    }
    tools.stroke('M-0.035 -0.72Q0 -0.695 0.035 -0.72', [190, 50, 60], 0.016);
    tools.solid(ellipse(0, -0.32, 0.21, 0.24), [252, 240, 214], 0.02);
    for (let petal = 0; petal < 6; petal++)
      tools.flat(
        ellipse(Math.cos(petal * 1.047) * 0.075, -0.34 + Math.sin(petal * 1.047) * 0.075, 0.05),
        mix(paint, [255, 120, 120], 0.3),
      );
    tools.flat(ellipse(0, -0.34, 0.045), [246, 200, 70]);
    for (const side of [-1, 1])
      tools.flat(`0,-0.2 ${side * 0.06},-0.22 ${side * 0.14},-0.16 ${side * 0.06},-0.13`, [84, 150, 84]);
    tools.stroke('M-0.3 -0.5Q0 -0.62 0.3 -0.5', mix(paint, [255, 230, 120], 0.6), 0.02);
  });
}

/** Nesting dolls in a row. */
export const drawMatryoshka = thing({ left: -0.62, right: 1, top: -1.03 }, (tools, { random, color }) => {
  const first = random.integer(4);
  for (const [index, [x, size]] of rows<2>('0.78,0.46 0.46,0.68 0,0.99').entries())
    drawNestingDoll(tools, x, size, index === 2 && color ? color : fromHex(MATRYOSHKA[(first + index) % 4]!));
});
