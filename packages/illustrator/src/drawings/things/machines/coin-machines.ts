import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, clipped, ellipse, fill, path } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const STEEL: Rgb = [204, 210, 216];
const DARK: Rgb = [36, 38, 48];
const GOODS = ['#e04a3c', '#f0b43c', '#4f9ad0', '#6ab05a', '#c86aa8', '#f0e6d2', '#8a5a3c'] as const;

/** Shines by itself where it is lit; so much of it that what is behind glass still shows. */
function glowing(
  { context, sheet }: ThingTools,
  shape: string | ReturnType<typeof box>,
  tone: Rgb,
  lit: boolean,
  strength = 1,
): void {
  fill(context, shape, tone);
  if (lit) fill(sheet.glow, shape, toCss(tone, strength));
}

/** Rows of cans and snacks behind glass, keys and a slot beside them. */
export const drawVendingMachine = thing(
  { left: -0.46, right: 0.5, top: -1.08 },
  (tools, { random, color, lamps }) => {
    const paint: Rgb = color ?? pickColor(random, '#c8342f #2f62a8 #2f8a6a');
    tools.block(-0.02, -0.02, 0.84, 1.02, 0.1, paint, 0.02);
    for (const x of [-0.36, 0.32]) tools.flat(box(x, 0, 0.1, 0.04), DARK);
    tools.flat(box(-0.02, -0.91, 0.74, 0.1, 0.02), mix(paint, [255, 255, 255], 0.85));
    for (const [x, width] of rows<2>('-0.26,0.12 -0.08,0.16 0.12,0.1 0.24,0.08'))
      tools.flat(box(x, -0.935, width, 0.05, 0.02), scale(paint, 0.8));
    const pane = box(-0.12, -0.25, 0.52, 0.62, 0.02);
    glowing(tools, pane, [232, 242, 246], lamps, 0.3);
    tools.stroke(pane, DARK, 0.014);
    for (let row = 0; row < 4; row++) {
      const y = -0.72 + row * 0.152;
      for (let column = 0; column < 5; column++) {
        const x = -0.325 + column * 0.102;
        const tone = fromHex(random.pick(GOODS));
        tools.solid(row % 2 ? box(x, y, 0.08, 0.1, 0.012) : box(x, y, 0.062, 0.115, 0.026), tone, 0.016);
        tools.flat(box(x, y - 0.04, 0.06, 0.024), mix(tone, [255, 255, 255], 0.7));
      }
      tools.stroke(`M-0.38 ${y + 0.006}H0.14`, [120, 130, 140], 0.014);
    }
    tools.flat('M-0.38 -0.5L-0.1 -0.87H0L-0.38 -0.36Z', 'rgba(255,255,255,0.22)');
    tools.solid(box(0.27, -0.25, 0.19, 0.62, 0.02), scale(paint, 0.72), 0.02);
    glowing(tools, box(0.27, -0.76, 0.14, 0.07, 0.01), [120, 226, 160], lamps);
    for (let key = 0; key < 9; key++)
      tools.flat(
        box(0.225 + (key % 3) * 0.046, -0.63 + Math.floor(key / 3) * 0.05, 0.032, 0.034, 0.006),
        STEEL,
      );
    tools.flat(box(0.27, -0.43, 0.03, 0.07, 0.01), DARK);
    tools.stroke(box(0.27, -0.425, 0.06, 0.09, 0.014), STEEL, 0.012);
    tools.flat(box(-0.12, -0.08, 0.5, 0.12, 0.02), DARK);
    tools.solid('M-0.35 -0.19H0.11L0.09 -0.1H-0.33Z', [84, 88, 98], 0.014);
    if (lamps) tools.sheet.light(-0.1, -0.55, 0.8, [226, 240, 250]);
  },
);

/** An upright game: a screen under its lit title, a stick and buttons before it. */
export const drawArcadeMachine = thing(
  { left: -0.46, right: 0.46, top: -1.14 },
  (tools, { random, color, lamps }) => {
    const paint: Rgb = color ?? pickColor(random, '#3a3a8a #8a2f6a #b8302c #23707a');
    const trim = pickColor(random, '#f0c43c #4fd0d8 #f06aa8');
    tools.solid(
      'M-0.4 0V-0.36L-0.46 -0.5L-0.4 -0.62L-0.42 -1.1H0.42L0.4 -0.62L0.46 -0.5L0.4 -0.36V0Z',
      paint,
      0.05,
    );
    tools.stroke(
      'M-0.37 -0.02V-0.36L-0.43 -0.5L-0.37 -0.62L-0.39 -1.08H0.39L0.37 -0.62L0.43 -0.5L0.37 -0.36V-0.02Z',
      trim,
      0.016,
    );
    glowing(tools, box(0, -0.93, 0.7, 0.14, 0.02), trim, true, 0.4);
    for (const [x, width] of rows<2>('-0.24,0.1 -0.1,0.14 0.08,0.14 0.24,0.1'))
      tools.flat(box(x, -0.965, width, 0.07, 0.02), paint);
    tools.flat('M-0.34 -0.9H0.34L0.31 -0.55H-0.31Z', DARK);
    const screen = 'M-0.28 -0.87H0.28L0.26 -0.58H-0.26Z';
    glowing(tools, screen, [22, 26, 62], false);
    clipped(tools.context, path(screen), () => {
      for (let row = 0; row < 2; row++)
        for (let ship = 0; ship < 5; ship++)
          glowing(
            tools,
            box(-0.16 + ship * 0.08, -0.79 + row * 0.06, 0.045, 0.03),
            row ? [110, 230, 130] : [250, 110, 150],
            true,
          );
      glowing(tools, 'M-0.02 -0.61l0.03 -0.04l0.03 0.04Z', [250, 240, 120], true);
      for (const [x, y] of rows<2>('0.01,-0.68 -0.12,-0.66 0.16,-0.71'))
        glowing(tools, box(x, y, 0.008, 0.022), [255, 255, 255], true);
    });
    tools.flat('M-0.26 -0.62L-0.06 -0.87H0.04L-0.22 -0.58Z', 'rgba(255,255,255,0.14)');
    tools.solid('M-0.38 -0.54H0.38L0.45 -0.42H-0.45Z', scale(paint, 0.6), 0.02);
    tools.rod('-0.2,-0.47 -0.22,-0.56', '0.02 0.02', STEEL, 0.004);
    tools.ball(-0.222, -0.58, 0.036, [222, 52, 48]);
    for (const [x, y] of rows<2>('0.04,-0.5 0.14,-0.51 0.24,-0.5 0.06,-0.455 0.17,-0.46 0.28,-0.455'))
      tools.ball(x, y, 0.026, x > 0.12 ? [250, 206, 70] : [70, 180, 230], 0.018);
    tools.solid(box(0, -0.08, 0.36, 0.22, 0.02), DARK, 0.02);
    for (const x of [-0.08, 0.08]) {
      tools.flat(box(x, -0.12, 0.1, 0.12, 0.01), [74, 78, 88]);
      glowing(tools, box(x, -0.18, 0.014, 0.04), [240, 90, 70], true);
    }
    if (lamps) tools.sheet.light(0, -0.75, 0.7, [120, 140, 255]);
  },
);

/** A jukebox with an arch of colored light about its records. */
export const drawJukebox = thing(
  { left: -0.5, right: 0.5, top: -1.12 },
  (tools, { random, color, lamps }) => {
    const wood: Rgb = color ?? pickColor(random, '#a8502c #8a3a2a #7a4a2c');
    const arch = (half: number, foot: number) =>
      `M${-half} ${foot}V-0.66A${half} ${half * 0.98} 0 0 1 ${half} -0.66V${foot}Z`;
    tools.solid(arch(0.45, 0), wood, 0.05);
    for (const [half, tone] of [
      [0.41, [250, 196, 70]],
      [0.35, [236, 84, 60]],
      [0.3, [250, 220, 120]],
    ] as const)
      glowing(tools, arch(half, -0.1), tone, true, 0.5);
    tools.sheet.cover(arch(0.26, -0.1));
    tools.solid(arch(0.26, -0.1), scale(wood, 0.5), 0.03);
    tools.flat('M-0.22 -0.5V-0.66A0.22 0.21 0 0 1 0.22 -0.66V-0.5Z', [252, 240, 206]);
    for (const [x, y] of rows<2>('-0.1,-0.62 0.1,-0.62 0,-0.72')) {
      tools.flat(ellipse(x, y, 0.1, 0.085), DARK);
      tools.flat(ellipse(x, y, 0.035, 0.03), [206, 62, 52]);
    }
    tools.solid(box(0, -0.43, 0.48, 0.07, 0.01), STEEL, 0.014);
    for (let key = 0; key < 8; key++)
      tools.flat(
        box(-0.19 + key * 0.054, -0.445, 0.034, 0.04, 0.006),
        key % 2 ? [206, 62, 52] : [250, 246, 236],
      );
    const grille = path('M-0.22 -0.12V-0.32Q0 -0.44 0.22 -0.32V-0.12Z');
    tools.flat(grille, [226, 170, 84]);
    clipped(tools.context, grille, () => {
      for (let bar = -4; bar <= 4; bar++)
        tools.stroke(`M0 -0.1L${bar * 0.07} -0.46`, scale(wood, 0.8), 0.016);
    });
    tools.stroke(grille, STEEL, 0.016);
    tools.solid(box(0, 0, 0.94, 0.1, 0.02), scale(wood, 0.8), 0.03);
    for (const side of [-1, 1]) tools.stroke(`M${side * 0.45} -0.12V-0.66`, STEEL, 0.014);
    tools.gleam('M-0.39 -0.7Q-0.36 -0.98 -0.1 -1.04', 0.02, 0.55);
    if (lamps) tools.sheet.light(0, -0.6, 0.9, [255, 180, 90]);
  },
);

/** An old till of brass: keys in rows, a drawer, the sum above. */
export const drawCashRegister = thing(
  { left: -0.58, right: 0.64, top: -1.08 },
  (tools, { random, color }) => {
    const body: Rgb = color ?? pickColor(random, '#c89a48 #8a4a3a #4a6a72');
    tools.block(-0.02, 0, 1.06, 0.24, 0.12, [120, 78, 50], 0.02);
    tools.flat(box(-0.02, -0.05, 0.9, 0.13, 0.02), [146, 98, 62]);
    tools.ball(-0.02, -0.12, 0.03, [222, 182, 96]);
    tools.solid(
      'M-0.5 -0.26L-0.5 -0.42L-0.38 -0.78Q-0.36 -0.82 -0.3 -0.82H0.3Q0.36 -0.82 0.38 -0.78L0.5 -0.42V-0.26Z',
      body,
      0.05,
    );
    for (let row = 0; row < 4; row++)
      for (let key = 0; key < 6; key++) {
        const [x, y] = [(-0.3 + key * 0.12) * (0.78 + row * 0.09), -0.68 + row * 0.1];
        tools.ball(x, y, 0.034, key === 5 ? [206, 62, 52] : [246, 242, 232], 0.027);
        tools.stroke(`M${x - 0.012} ${y}h0.024`, DARK, 0.01);
      }
    tools.solid(
      'M-0.3 -0.82V-1.0Q-0.28 -1.06 -0.2 -1.06H0.2Q0.28 -1.06 0.3 -1.0V-0.82Z',
      scale(body, 0.9),
      0.03,
    );
    tools.flat(box(0, -0.87, 0.44, 0.13, 0.01), [250, 246, 226]);
    for (const x of [-0.14, 0, 0.14]) tools.stroke(box(x, -0.89, 0.05, 0.085, 0.02), DARK, 0.016);
    tools.rod('0.5,-0.4 0.62,-0.44 0.62,-0.62', '0.036 0.03 0.03', STEEL);
    tools.ball(0.62, -0.66, 0.05, [120, 78, 50]);
    tools.gleam('M-0.44 -0.4L-0.34 -0.74', 0.022, 0.5);
  },
);
