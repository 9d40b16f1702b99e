import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, fill, line } from '../../drawings/pen/pen.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Spot } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { drawPebble, drawTuft } from '../render/ground-cover.ts';

/** Small things that lie about. */
export type Litter =
  | 'tuft'
  | 'clover'
  | 'pebble'
  | 'leaf'
  | 'twig'
  | 'stalks'
  | 'shell'
  | 'ripple'
  | 'drift'
  | 'crack'
  | 'stain';

interface Thing {
  kind: Litter;
  /** The ground's color, with its light. */
  tone: Rgb;
}

/** What a drawing of a small thing goes by: the middle of its foot, its size in pixels, and the colors there. */
interface Place {
  stage: Stage;
  random: Random;
  x: number;
  y: number;
  size: number;
  tone: Rgb;
  distance: number;
}

const LEAVES = {
  autumn: colorList('#c8702a #b6482a #d8a238 #8a5a30'),
  other: colorList('#7a8c3c #9c8a44 #8a6a3a #a89a58'),
};
const BLOSSOMS = colorList('#ffffff #f6e27a #f2c4dc #cdb8f0');
const SHELLS = colorList('#f6e6d6 #eec6b4 #f2dcc0 #d8b8b0');
const STRAW: Rgb = [186, 158, 98];
const BARK: Rgb = [98, 74, 54];

/** The least and the greatest size of each in metres, and how it is drawn. */
const THINGS: Record<Litter, readonly [least: number, most: number, draw: (place: Place) => void]> = {
  tuft: [0.2, 0.5, ({ stage, random, x, y, size, tone }) => drawTuft(stage, random, x, y, size, tone)],
  clover: [0.16, 0.32, drawClover],
  pebble: [
    0.04,
    0.13,
    ({ stage, random, x, y, size, tone }) => drawPebble(stage, random, x, y, size, grayed(tone)),
  ],
  leaf: [0.08, 0.14, drawLeaf],
  twig: [0.2, 0.45, drawTwig],
  stalks: [0.16, 0.38, drawStalks],
  shell: [0.06, 0.11, drawShell],
  ripple: [0.4, 1, drawRipple],
  drift: [0.3, 0.9, drawDrift],
  crack: [0.4, 0.9, drawCrack],
  stain: [
    0.2,
    0.6,
    ({ stage: { context }, x, y, size, tone }) =>
      fill(context, ellipse(x, y, size, size * 0.26), toCss(scale(tone, 0.72), 0.2)),
  ],
};

export function drawLitter(
  stage: Stage,
  random: Random,
  { x, y, scale: metre, distance }: Spot,
  { kind, tone }: Thing,
): void {
  const [least, most, draw] = THINGS[kind];
  // What is close fills no more than a corner of the picture.
  const size = Math.min(metre * random.range(least, most), stage.height * 0.11);
  if (size < stage.height * 0.004) return;
  draw({ stage, random, x, y, size, tone, distance });
}

function grayed(tone: Rgb): Rgb {
  const gray = (tone[0] + tone[1] + tone[2]) / 3;
  return mix(tone, [gray * 1.12, gray * 1.1, gray * 1.08], 0.7);
}

/** Round leaves in threes and a blossom or two. */
function drawClover({ stage, random, x, y, size, tone }: Place): void {
  const { context } = stage;
  const color = litColor(stage, random.pick(BLOSSOMS), { sun: 0.42 });
  for (let leaf = 0; leaf < 7; leaf++) {
    const [right, down] = [random.range(-0.5, 0.5) * size, random.range(-0.16, 0.16) * size];
    for (const turn of [0, 2.1, 4.2])
      fill(
        context,
        ellipse(
          x + right + Math.cos(turn) * size * 0.09,
          y + down + Math.sin(turn) * size * 0.05,
          size * 0.1,
          size * 0.065,
        ),
        scale(tone, random.range(0.72, 1.16)),
      );
  }
  for (let blossom = 0; blossom < 3; blossom++) {
    const [right, up] = [random.range(-0.4, 0.4) * size, random.range(0.3, 0.62) * size];
    line(
      context,
      `M${x + right * 0.8} ${y}L${x + right} ${y - up}`,
      scale(tone, 0.66),
      Math.max(0.7, size * 0.03),
    );
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * TAU;
      fill(
        context,
        ellipse(
          x + right + Math.cos(turn) * size * 0.07,
          y - up + Math.sin(turn) * size * 0.05,
          size * 0.06,
          size * 0.045,
        ),
        color,
      );
    }
    fill(context, ellipse(x + right, y - up, size * 0.04, size * 0.032), mix(color, [240, 190, 70], 0.7));
  }
}

/** A dry leaf with its rib, and the shadow under its raised edge. */
function drawLeaf({ stage, random, x, y, size, tone }: Place): void {
  const { context, brief } = stage;
  const color = litColor(stage, random.pick(brief.season === 'autumn' ? LEAVES.autumn : LEAVES.other), {
    sun: 0.4,
  });
  const shape = 'M-0.5 0Q-0.2 -0.3 0.2 -0.2Q0.36 -0.16 0.5 0Q0.34 0.16 0.1 0.22Q-0.24 0.26 -0.5 0Z';
  const turn = random.range(-0.7, 0.7);
  const flip = random.chance(0.5) ? 1 : -1;
  framed(context, { at: [x, y + size * 0.07], turn, scale: [size * flip, size * 0.55] }, () =>
    fill(context, shape, toCss(scale(tone, 0.4), 0.5)),
  );
  framed(context, { at: [x, y], turn, scale: [size * flip, size * 0.55] }, () => {
    fill(context, shape, color);
    line(
      context,
      'M-0.62 0.04Q0 -0.04 0.44 0M-0.1 0L0.06 -0.14M0.1 -0.01L0.22 0.12',
      scale(color, 0.6),
      0.04,
    );
  });
}

function drawTwig({ stage: { context }, random, x, y, size, tone }: Place): void {
  const bark = mix(scale(tone, 0.5), BARK, 0.4);
  const turn = random.range(-0.5, 0.5);
  for (const [color, down] of [
    [toCss(scale(tone, 0.4), 0.4), 0.05],
    [toCss(bark), 0],
  ] as const)
    framed(context, { at: [x, y + down * size], turn, scale: [size, size * 0.7] }, () =>
      line(context, 'M-0.5 0.05Q-0.1 -0.08 0.5 0M-0.12 -0.01L0.1 -0.17M0.14 -0.02L0.34 0.12', color, 0.05),
    );
}

/** A few dry stalks. */
function drawStalks({ stage, random, x, y, size, distance }: Place): void {
  const { context } = stage;
  for (let stalk = 0; stalk < 7; stalk++) {
    const lean = random.range(-0.6, 0.6) * size;
    const tall = size * random.range(0.5, 1);
    const color = litColor(stage, scale(STRAW, random.range(0.6, 1.1)), { distance, sun: 0.42 });
    line(
      context,
      `M${x + lean * 0.15} ${y}Q${x + lean * 0.3} ${y - tall * 0.7} ${x + lean} ${y - tall}`,
      color,
      Math.max(0.7, size * 0.03),
    );
  }
}

function drawShell({ stage, random, x, y, size, tone }: Place): void {
  const { context } = stage;
  const color = litColor(stage, random.pick(SHELLS), { sun: 0.44 });
  fill(context, ellipse(x, y + size * 0.06, size * 0.56, size * 0.2), toCss(scale(tone, 0.45), 0.5));
  framed(context, { at: [x, y], turn: random.range(-0.5, 0.5), scale: [size, size * 0.8] }, () => {
    const shape = 'M-0.12 0.1L-0.5 -0.2Q-0.4 -0.5 0 -0.54Q0.4 -0.5 0.5 -0.2L0.12 0.1Z';
    fill(context, shape, color);
    line(context, 'M0 0.08V-0.5M-0.05 0.08L-0.28 -0.42M0.05 0.08L0.28 -0.42', scale(color, 0.72), 0.04);
    line(context, shape, scale(color, 0.55), 0.035);
  });
}

/** The wind's mark in sand: a lit crest with its shade. */
function drawRipple({ stage: { context }, random, x, y, size, tone }: Place): void {
  const bend = random.range(-0.06, 0.06) * size;
  const path = (down: number) =>
    `M${x - size} ${y + down}Q${x - size * 0.4} ${y + down - size * 0.07 + bend} ${x} ${y + down}T${x + size} ${y + down + bend}`;
  const thick = Math.max(1, size * 0.03);
  line(context, path(thick), toCss(scale(tone, 0.7), 0.4), thick);
  line(context, path(0), toCss(mix(tone, [255, 246, 226], 0.4), 0.5), thick * 0.8);
}

/** A low bank of snow: light above, blue shade before it. */
function drawDrift({ stage: { context, light }, random, x, y, size, tone }: Place): void {
  const high = size * random.range(0.1, 0.2);
  const peak = random.range(-0.2, 0.2) * size - light[0] * size * 0.2;
  const shape = `M${x - size} ${y}Q${x - size * 0.4} ${y - high * 0.4} ${x + peak} ${y - high}Q${x + size * 0.5} ${y - high * 0.7} ${x + size} ${y}Q${x} ${y + high * 0.5} ${x - size} ${y}Z`;
  const shade = context.createLinearGradient(0, y - high, 0, y + high * 0.4);
  shade.addColorStop(0, toCss(mix(tone, [255, 255, 255], 0.55)));
  shade.addColorStop(0.5, toCss(mix(tone, [255, 255, 255], 0.1)));
  shade.addColorStop(1, toCss(mix(scale(tone, 0.86), [120, 150, 200], 0.14), 0.1));
  fill(context, shape, shade);
}

/** Dark on stone, white on ice. */
function drawCrack({ stage: { context, brief }, random, x, y, size, tone }: Place): void {
  const ice = brief.place === 'frozen-lake';
  const color = ice ? toCss(mix(tone, [255, 255, 255], 0.8), 0.8) : toCss(scale(tone, 0.5), 0.5);
  let [right, down] = [-size, 0];
  let path = `M${x + right} ${y}`;
  while (right < size) {
    right += size * random.range(0.2, 0.45);
    down += size * random.range(-0.12, 0.12);
    path += `L${x + right} ${y + down}`;
    if (random.chance(0.4))
      path += `l${size * random.range(0.05, 0.25)} ${size * random.range(-0.16, 0.16)}M${x + right} ${y + down}`;
  }
  line(context, path, color, Math.max(0.8, size * 0.016));
}
