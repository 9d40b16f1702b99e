import type { SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../core/colour.ts';
import { TAU } from '../../core/maths.ts';
import { around, box, ellipse, fill, limb, line, modelled, path } from '../pen.ts';
import type { Sketch } from '../sketch.ts';
import type { HeldItem } from './figure.types.ts';
import type { FigurePaintbox } from './figure-body.ts';
import { star } from './figure-headwear.ts';

type DrawHeld = (sheet: Sketch, x: number, y: number, colour: Rgb, lightSide: -1 | 1) => void;

export function drawHeld(sheet: Sketch, { bones, look, lightSide }: FigurePaintbox): void {
  if (!look.held) return;
  HELD[look.held.kind](sheet, bones.nearHand[0], bones.nearHand[1], look.held.colour, lightSide);
}

const WOOD: Rgb = [122, 82, 50];
const STEEL: Rgb = [204, 212, 222];
const GOLD: Rgb = [228, 184, 84];

function orb(sheet: Sketch, x: number, y: number, radius: number, colour: Rgb): void {
  for (const context of [sheet.context, sheet.glow]) {
    fill(
      context,
      ellipse(x, y, radius),
      around(context, x, y, radius, [
        [0, [255, 255, 255]],
        [0.5, colour],
        [1, toCss(scale(colour, 0.8))],
      ]),
    );
  }
  sheet.light(x, y, radius * 4, colour);
}

function blade(
  context: SKRSContext2D,
  x: number,
  y: number,
  lean: number,
  length: number,
  curved: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(lean);
  const edge = path(
    `M-0.016 -0.05Q${-0.016 + curved} ${-length * 0.55} ${curved * 1.4} ${-length}Q${0.018 + curved} ${-length * 0.55} 0.016 -0.05Z`,
  );
  modelled(context, edge, STEEL, { depth: 0.01, outline: 0.004 });
  line(
    context,
    path(`M0 -0.06Q${curved} ${-length * 0.55} ${curved * 1.35} ${-length * 0.94}`),
    'rgba(90,100,120,0.7)',
    0.004,
  );
  line(context, path(curved ? 'M-0.03 -0.045H0.03' : 'M-0.06 -0.045H0.06'), GOLD, 0.018);
  line(context, path('M0 -0.04V0.05'), curved ? [40, 34, 44] : [96, 58, 36], 0.022);
  fill(context, ellipse(0, 0.062, 0.017), GOLD);
  context.restore();
}

const HELD: Record<HeldItem, DrawHeld> = {
  staff: (sheet, x, y, colour, lightSide) => {
    const top = y - 0.44;
    modelled(
      sheet.context,
      limb(
        [
          [x + 0.01, 0],
          [x - 0.004, y],
          [x + 0.008, top + 0.05],
        ],
        [0.022, 0.026, 0.026],
      ),
      WOOD,
      { depth: 0.008, lightSide, outline: 0.004 },
    );
    line(
      sheet.context,
      path(
        `M${x + 0.004} ${top + 0.07}C${x - 0.08} ${top + 0.02} ${x - 0.05} ${top - 0.08} ${x + 0.02} ${top - 0.08}M${x + 0.008} ${top + 0.07}C${x + 0.07} ${top + 0.04} ${x + 0.075} ${top - 0.02} ${x + 0.06} ${top - 0.05}`,
      ),
      WOOD,
      0.02,
    );
    orb(sheet, x + 0.004, top - 0.01, 0.036, colour);
  },
  sword: (sheet, x, y) => blade(sheet.context, x, y, 0.3, 0.42, 0),
  katana: (sheet, x, y) => blade(sheet.context, x, y, 0.35, 0.46, 0.035),
  axe: ({ context }, x, y, _colour, lightSide) => {
    line(context, path(`M${x - 0.03} ${y + 0.16}L${x + 0.05} ${y - 0.26}`), WOOD, 0.024);
    const head = path(
      `M${x + 0.045} ${y - 0.27}Q${x + 0.13} ${y - 0.31} ${x + 0.17} ${y - 0.27}Q${x + 0.19} ${y - 0.18} ${x + 0.14} ${y - 0.1}Q${x + 0.09} ${y - 0.16} ${x + 0.028} ${y - 0.17}Z`,
    );
    modelled(context, head, STEEL, { depth: 0.02, lightSide });
    line(
      context,
      path(`M${x + 0.17} ${y - 0.27}Q${x + 0.19} ${y - 0.18} ${x + 0.14} ${y - 0.1}`),
      [244, 248, 252],
      0.008,
    );
  },
  wand: (sheet, x, y, colour) => {
    line(sheet.context, path(`M${x - 0.01} ${y + 0.03}L${x + 0.07} ${y - 0.13}`), [240, 234, 222], 0.014);
    for (const context of [sheet.context, sheet.glow])
      fill(context, star(x + 0.078, y - 0.15, 0.045), colour);
    sheet.light(x + 0.078, y - 0.15, 0.16, colour);
  },
  broom: ({ context }, x, y, colour) => {
    line(context, path(`M${x + 0.02} ${y - 0.34}L${x - 0.01} ${-0.2}`), WOOD, 0.022);
    modelled(
      context,
      path(`M${x - 0.035} -0.21H${x + 0.03}L${x + 0.075} -0.004Q${x} 0.016 ${x - 0.085} -0.004Z`),
      colour,
      { depth: 0.02 },
    );
    for (let straw = -3; straw <= 3; straw++)
      line(
        context,
        path(`M${x + straw * 0.007} -0.19L${x + straw * 0.022} -0.01`),
        toCss(scale(colour, 0.55), 0.6),
        0.005,
      );
    line(context, path(`M${x - 0.036} -0.2H${x + 0.03}`), [160, 52, 46], 0.016);
  },
  sceptre: (sheet, x, y, colour, lightSide) => {
    line(sheet.context, path(`M${x} ${y + 0.16}V${y - 0.2}`), GOLD, 0.02);
    modelled(sheet.context, ellipse(x, y - 0.23, 0.036), colour, { depth: 0.014, lightSide, outline: 0.004 });
    fill(sheet.context, star(x, y - 0.29, 0.03), GOLD);
  },
  'fishing-rod': ({ context }, x, y) => {
    line(
      context,
      path(`M${x - 0.05} ${y + 0.09}Q${x + 0.12} ${y - 0.2} ${x + 0.34} ${y - 0.42}`),
      WOOD,
      0.013,
    );
    line(
      context,
      path(`M${x + 0.34} ${y - 0.42}Q${x + 0.4} ${y} ${x + 0.39} -0.12`),
      'rgba(240,240,240,0.85)',
      0.004,
    );
    fill(context, ellipse(x + 0.39, -0.11, 0.016, 0.02), [216, 56, 48]);
    fill(context, ellipse(x - 0.005, y + 0.012, 0.024), [90, 92, 100]);
  },
  umbrella: ({ context }, x, y, colour, lightSide) =>
    drawUmbrella(context, x - 0.015, y - 0.34, 0.36, y + 0.05, colour, lightSide),
  trident: ({ context }, x, y, colour) => {
    const top = y - 0.46;
    line(context, path(`M${x} 0V${top}`), colour, 0.02);
    line(
      context,
      path(
        `M${x} ${top + 0.1}C${x - 0.09} ${top + 0.09} ${x - 0.08} ${top} ${x - 0.07} ${top - 0.06}M${x} ${top + 0.1}C${x + 0.09} ${top + 0.09} ${x + 0.08} ${top} ${x + 0.07} ${top - 0.06}M${x} ${top + 0.1}V${top - 0.09}`,
      ),
      colour,
      0.018,
    );
    for (const [tipX, tipY] of [
      [x - 0.07, top - 0.06],
      [x, top - 0.09],
      [x + 0.07, top - 0.06],
    ] as const)
      fill(
        context,
        path(`M${tipX - 0.02} ${tipY + 0.01}L${tipX} ${tipY - 0.05}L${tipX + 0.02} ${tipY + 0.01}Z`),
        colour,
      );
  },
  lightning: (sheet, x, y, colour) => {
    const bolt = path(
      `M${x + 0.02} ${y - 0.3}L${x - 0.05} ${y - 0.02}L${x} ${y - 0.03}L${x - 0.03} ${y + 0.22}L${x + 0.07} ${y - 0.08}L${x + 0.015} ${y - 0.075}L${x + 0.09} ${y - 0.28}Z`,
    );
    for (const context of [sheet.context, sheet.glow]) {
      fill(context, bolt, colour);
      line(context, bolt, [255, 255, 255], 0.008);
    }
    sheet.light(x, y - 0.05, 0.34, colour);
  },
  flower: ({ context }, x, y, colour) => {
    line(
      context,
      path(`M${x} ${y + 0.07}Q${x + 0.02} ${y - 0.06} ${x + 0.01} ${y - 0.14}`),
      [74, 122, 58],
      0.011,
    );
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * TAU;
      fill(
        context,
        ellipse(x + 0.01 + Math.cos(angle) * 0.03, y - 0.15 + Math.sin(angle) * 0.03, 0.026, 0.018, angle),
        colour,
      );
    }
    fill(context, ellipse(x + 0.01, y - 0.15, 0.018), [248, 204, 84]);
  },
  flute: ({ context }, x, y, colour) => {
    line(context, path(`M${x + 0.16} ${y + 0.03}L${x - 0.2} ${y - 0.025}`), colour, 0.024);
    for (let hole = 0; hole < 5; hole++)
      fill(context, ellipse(x - 0.09 + hole * 0.045, y - 0.008 + hole * 0.0068, 0.006), [90, 58, 30]);
  },
  flag: ({ context }, x, y, colour, lightSide) => {
    line(context, path(`M${x - 0.01} 0L${x + 0.01} ${y - 0.46}`), WOOD, 0.018);
    modelled(
      context,
      path(`M${x + 0.01} ${y - 0.45}q0.1 -0.03 0.18 0.02t0.16 0.01v0.17q-0.09 0.03 -0.17 -0.01t-0.165 0.01Z`),
      colour,
      { depth: 0.02, lightSide },
    );
  },
};

/** A broom to ride on, handle forward. */
export function drawFlyingBroom(context: SKRSContext2D, y: number, colour: Rgb): void {
  line(context, path(`M-0.26 ${y + 0.035}L0.5 ${y - 0.05}`), WOOD, 0.024);
  modelled(
    context,
    path(
      `M-0.24 ${y + 0.005}L-0.3 ${y - 0.02}Q-0.5 ${y - 0.03} -0.62 ${y + 0.05}Q-0.5 ${y + 0.13} -0.29 ${y + 0.09}L-0.23 ${y + 0.06}Z`,
    ),
    colour,
    { depth: 0.025 },
  );
  for (let straw = -2; straw <= 2; straw++)
    line(
      context,
      path(
        `M-0.28 ${y + 0.036 + straw * 0.012}Q-0.44 ${y + 0.04 + straw * 0.022} -0.58 ${y + 0.052 + straw * 0.018}`,
      ),
      toCss(scale(colour, 0.55), 0.6),
      0.006,
    );
  line(context, path(`M-0.255 ${y}L-0.248 ${y + 0.066}`), [160, 52, 46], 0.018);
}

/** An open umbrella: `y` is the rim, the handle reaches down to `grip`. */
export function drawUmbrella(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  grip: number,
  colour: Rgb,
  lightSide: -1 | 1,
): void {
  line(
    context,
    path(`M${x} ${y - radius * 0.5}V${grip}q0 0.045 -0.03 0.045q-0.026 0 -0.026 -0.026`),
    [92, 62, 44],
    0.013,
  );
  const rise = radius * 0.66;
  let data = `M${x - radius} ${y}C${x - radius * 0.9} ${y - rise * 1.1} ${x - radius * 0.3} ${y - rise * 1.25} ${x} ${y - rise * 1.25}C${x + radius * 0.3} ${y - rise * 1.25} ${x + radius * 0.9} ${y - rise * 1.1} ${x + radius} ${y}`;
  const edges = [1, 0.52, 0, -0.52, -1];
  for (let index = 1; index < edges.length; index++) {
    const middle = (edges[index - 1]! + edges[index]!) / 2;
    data += `Q${x + middle * radius} ${y - radius * 0.13} ${x + edges[index]! * radius} ${y}`;
  }
  const canopy = path(`${data}Z`);
  modelled(context, canopy, colour, { depth: radius * 0.2, lightSide, outline: 0.006 });
  context.save();
  context.clip(canopy);
  for (const [edge, dark] of [
    [-0.52, false],
    [0, true],
    [0.52, false],
  ] as const) {
    line(
      context,
      path(`M${x} ${y - rise * 1.25}Q${x + edge * radius * 1.1} ${y - rise * 0.9} ${x + edge * radius} ${y}`),
      toCss(scale(colour, dark ? 0.55 : 0.62), 0.7),
      0.008,
    );
  }
  fill(
    context,
    path(
      `M${x} ${y - rise * 1.25}Q${x - radius * 0.6} ${y - rise * 0.9} ${x - radius * 0.52} ${y}H${x - radius * 0.98}Q${x - radius * 0.8} ${y - rise} ${x} ${y - rise * 1.25}Z`,
    ),
    'rgba(255,255,255,0.12)',
  );
  context.restore();
  fill(context, box(x, y - rise * 1.22, 0.014, 0.05, 0.006), [92, 62, 44]);
}
