import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, box, clipped, down, ellipse, fade, fill, line, modelled, path } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { archShape } from './parts/house-parts.ts';
import { layStones } from './parts/masonry.ts';

/** Ridges that a long wall climbs; each row is x, y and the breadth of the wall there. */
const WALL_COURSE = rows<3>(
  '-1.05,-0.62,0.05 -0.72,-0.72,0.06 -0.36,-0.6,0.08 -0.02,-0.66,0.1 0.34,-0.5,0.14 0.1,-0.3,0.19 -0.24,-0.14,0.26',
);

/** A long wall with watchtowers over green ridges, as in China. */
export function drawGreatWall({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#c2aa86 #b8a288');
  return sketch({ size: size * 1.1, left: -1.3, right: 1.3, top: -1.0, bottom: 0.1 }, ({ context }) => {
    for (const [shape, tone] of [
      [
        'M-1.25 0.06Q-1.2 -0.5 -0.94 -0.58Q-0.7 -0.76 -0.5 -0.6Q-0.2 -0.5 0 -0.64Q0.2 -0.66 0.4 -0.46Q0.9 -0.6 1.25 0.06Z',
        '#6f9468',
      ],
      ['M-1.2 0.08Q-0.5 -0.1 -0.1 -0.3Q0.3 -0.54 0.6 -0.34Q1 -0.2 1.2 0.08Z', '#5c8450'],
    ] as const)
      modelled(
        context,
        shape,
        down(context, -0.7, 0.1, [
          [0, tone],
          [1, '#3f6440'],
        ]),
        { depth: 0.05, lightSide, outline: 0 },
      );
    for (let bush = 0; bush < 60; bush++) {
      const x = random.range(-1, 1);
      fill(
        context,
        ellipse(x, random.range(-0.3, 0.06) + Math.abs(x) * 0.06, random.range(0.02, 0.05), 0.024),
        random.pick(['#4f7a44', '#66904f', '#47703f']),
      );
    }
    for (let leg = 0; leg < WALL_COURSE.length - 1; leg++) {
      const [x, y, breadth] = WALL_COURSE[leg]!;
      const [nextX, nextY, nextBreadth] = WALL_COURSE[leg + 1]!;
      const wall = path(`M${x} ${y}L${nextX} ${nextY}v${nextBreadth}L${x} ${y + breadth}Z`);
      fill(
        context,
        wall,
        down(context, y, y + breadth, fade(mix(stone, [255, 248, 230], 0.25), scale(stone, 0.62))),
      );
      line(
        context,
        `M${x} ${y + breadth * 0.3}L${nextX} ${nextY + nextBreadth * 0.3}`,
        toCss(scale(stone, 0.5), 0.6),
        0.008,
      );
      const teeth = Math.round(Math.abs(nextX - x) / (breadth * 0.24));
      for (let tooth = 0; tooth <= teeth; tooth++) {
        const t = tooth / teeth;
        const wide = breadth + (nextBreadth - breadth) * t;
        fill(context, box(x + (nextX - x) * t, y + (nextY - y) * t + 0.004, wide * 0.14, wide * 0.16), stone);
      }
    }
    for (const [x, y, breadth] of WALL_COURSE.filter((_, index) => index % 2 === 1 || index === 6))
      drawWatchtower(context, { x, y: y + breadth, breadth: breadth * 0.95 }, stone);
  });
}

function drawWatchtower(
  context: Sketch['context'],
  { x, y, breadth }: { x: number; y: number; breadth: number },
  stone: Rgb,
): void {
  const height = breadth * 1.35;
  fill(
    context,
    box(x, y + 0.01, breadth, height),
    across(
      context,
      x - breadth / 2,
      x + breadth / 2,
      fade(mix(stone, [255, 248, 230], 0.3), scale(stone, 0.66)),
    ),
  );
  fill(context, box(x, y - height, breadth * 1.14, breadth * 0.14), scale(stone, 0.9));
  for (let tooth = -2; tooth <= 2; tooth++)
    fill(
      context,
      box(x + tooth * breadth * 0.25, y - height - breadth * 0.1, breadth * 0.14, breadth * 0.16),
      stone,
    );
  for (const side of [-0.26, 0.26])
    fill(
      context,
      archShape({
        x: x + side * breadth,
        bottom: y - height * 0.42,
        width: breadth * 0.2,
        height: breadth * 0.32,
      }),
      scale(stone, 0.28),
    );
}

/** Four great heads hewn out of a cliff, as at Mount Rushmore. */
export function drawCarvedCliff({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const rock: Rgb = color ?? pickColor(random, '#b8aa9a #aea49a');
  return sketch({ size: size * 1.15, left: -1.2, right: 1.2, top: -1.02 }, ({ context }) => {
    const cliff = path(
      'M-1.15 0.02L-1.05 -0.5L-0.86 -0.8L-0.56 -0.92L-0.2 -0.86L0.1 -0.95L0.5 -0.84L0.84 -0.7L1.0 -0.4L1.15 0.02Z',
    );
    modelled(context, cliff, rock, { depth: 0.06, lightSide });
    clipped(context, cliff, () => {
      for (let crack = 0; crack < 46; crack++) {
        const [x, y] = [random.range(-1.1, 1.1), random.range(-0.9, 0)];
        line(
          context,
          `M${x} ${y}l${random.range(-0.05, 0.05)} ${random.range(0.06, 0.2)}`,
          toCss(scale(rock, 0.62), 0.5),
          0.008,
        );
      }
      for (let block = 0; block < 30; block++)
        modelled(
          context,
          ellipse(random.range(-1.1, 1.1), random.range(-0.18, 0.02), random.range(0.05, 0.12), 0.05),
          scale(rock, random.range(0.8, 1.05)),
          { depth: 0.02, lightSide },
        );
    });
    for (const [x, y, kind] of rows<3>('-0.62,-0.52,0 -0.2,-0.5,1 0.2,-0.44,2 0.6,-0.42,3'))
      drawStoneHead(context, { x, y, kind }, mix(rock, [255, 248, 236], 0.18), lightSide);
  });
}

/** `kind`: plain, long hair, moustache and glasses, full beard. */
function drawStoneHead(
  context: Sketch['context'],
  { x, y, kind }: { x: number; y: number; kind: number },
  rock: Rgb,
  lightSide: -1 | 1,
): void {
  const dark = toCss(scale(rock, 0.42), 0.85);
  const at = (dx: number, dy: number) => `${x + dx} ${y + dy}`;
  modelled(
    context,
    `M${at(-0.2, -0.16)}Q${at(-0.2, -0.34)} ${at(0, -0.35)}Q${at(0.2, -0.34)} ${at(0.2, -0.16)}L${at(0.19, 0.16)}H${x - 0.19}Z`,
    scale(rock, 0.84),
    { depth: 0.04, lightSide },
  );
  modelled(
    context,
    `M${at(-0.155, -0.2)}Q${at(0, -0.31)} ${at(0.155, -0.2)}L${at(0.145, 0.1)}Q${at(0.1, 0.27)} ${at(0, 0.28)}Q${at(-0.1, 0.27)} ${at(-0.145, 0.1)}Z`,
    rock,
    { depth: 0.05, lightSide },
  );
  for (const side of [-1, 1]) {
    line(
      context,
      `M${at(side * 0.025, -0.075)}Q${at(side * 0.075, -0.11)} ${at(side * 0.125, -0.075)}`,
      dark,
      0.026,
    );
    fill(context, ellipse(x + side * 0.07, y - 0.04, 0.032, 0.018), dark);
    if (kind === 2) line(context, ellipse(x + side * 0.07, y - 0.04, 0.05), dark, 0.008);
  }
  modelled(
    context,
    `M${at(-0.02, -0.08)}L${at(0.02, -0.08)}L${at(0.045, 0.07)}H${x - 0.045}Z`,
    mix(rock, [255, 255, 250], 0.16),
    { depth: 0.02, lightSide, outline: 0.004 },
  );
  if (kind === 2)
    fill(
      context,
      `M${at(-0.09, 0.12)}Q${at(0, 0.06)} ${at(0.09, 0.12)}Q${at(0, 0.13)} ${at(-0.09, 0.12)}Z`,
      dark,
    );
  if (kind === 3)
    modelled(
      context,
      `M${at(-0.15, 0.06)}Q${at(-0.13, 0.34)} ${at(0, 0.36)}Q${at(0.13, 0.34)} ${at(0.15, 0.06)}Q${at(0.06, 0.16)} ${at(0, 0.14)}Q${at(-0.06, 0.16)} ${at(-0.15, 0.06)}Z`,
      scale(rock, 0.76),
      { depth: 0.03, lightSide },
    );
  line(context, `M${at(-0.055, 0.15)}Q${at(0, 0.165)} ${at(0.055, 0.15)}`, dark, 0.014);
}

/** Hot water and steam that shoot out of a low stone basin. */
export function drawGeyser({ size, random, color }: DrawingRequest): Drawing {
  const water: Rgb = color ?? [236, 244, 250];
  return sketch({ size: size * 1.1, left: -0.75, right: 0.75, top: -1.1, bottom: 0.06 }, ({ context }) => {
    fill(context, ellipse(0, 0.0, 0.62, 0.05), [196, 178, 146]);
    fill(context, ellipse(0, -0.005, 0.48, 0.034), [126, 176, 186]);
    for (let puff = 0; puff < 70; puff++) {
      const rise = puff / 70;
      const reach = 0.08 + rise ** 1.4 * 0.3;
      const tone = mix(water, [170, 190, 206], random.range(0, 0.5));
      fill(
        context,
        ellipse(random.range(-reach, reach) + rise * 0.12, -0.12 - rise * 0.86, 0.05 + rise * 0.1),
        toCss(tone, 0.34),
      );
    }
    for (let jet = -9; jet <= 9; jet++) {
      const top = -0.98 + Math.abs(jet) * 0.06 + random.range(-0.05, 0.05);
      line(
        context,
        `M${jet * 0.012} -0.01C${jet * 0.018} -0.4 ${jet * 0.03} ${top + 0.1} ${jet * 0.05} ${top}`,
        toCss(mix(water, [255, 255, 255], random.next()), 0.8),
        random.range(0.014, 0.034),
      );
    }
    for (let drop = 0; drop < 90; drop++) {
      const y = -random.range(0.1, 1);
      fill(
        context,
        ellipse(random.range(-0.5, 0.5) * (0.3 - y * 0.7), y, random.range(0.004, 0.012)),
        [250, 252, 255],
      );
    }
    for (let spray = 0; spray < 24; spray++)
      fill(
        context,
        ellipse(random.range(-0.3, 0.3), random.range(-0.06, 0), random.range(0.03, 0.07), 0.03),
        'rgba(244,250,255,0.6)',
      );
  });
}

/** The stone mouth of a tunnel in a green hillside, dark inside. */
export function drawTunnelMouth({ size, random, color, lightSide, snow, lamps }: DrawingRequest): Drawing {
  const stone: Rgb = color ?? pickColor(random, '#a89c90 #9c968e');
  return sketch({ size: size * 1.1, left: -1.3, right: 1.3, top: -1.0, bottom: 0.04 }, (sheet) => {
    const { context } = sheet;
    const hill = path('M-1.25 0.02Q-1.05 -0.5 -0.62 -0.74Q-0.2 -0.98 0.24 -0.86Q0.86 -0.66 1.25 0.02Z');
    modelled(context, hill, snow ? [232, 238, 246] : [104, 140, 78], {
      depth: 0.08,
      lightSide,
      outline: 0.004,
    });
    clipped(context, hill, () => {
      for (let bush = 0; bush < 70; bush++)
        fill(
          context,
          ellipse(random.range(-1.2, 1.2), random.range(-0.9, 0), random.range(0.03, 0.08), 0.036),
          snow ? [214, 224, 236] : random.pick(['#6f9a4c', '#5f8a42', '#4f7a3c']),
        );
    });
    const face = path('M-0.66 0.02V-0.66H0.66V0.02Z');
    fill(
      context,
      face,
      across(context, -0.66, 0.66, fade(mix(stone, [255, 248, 236], 0.2), scale(stone, 0.8))),
    );
    clipped(context, face, () =>
      layStones(context, random, { left: -0.66, right: 0.66, top: -0.66, bottom: 0.02 }, stone, 0.06, 0.6),
    );
    const mouth = archShape({ x: 0, bottom: 0.02, width: 0.84, height: 0.58 });
    line(
      context,
      archShape({ x: 0, bottom: 0.02, width: 0.84, height: 0.58 }, 0.04),
      mix(stone, [255, 250, 238], 0.35),
      0.07,
    );
    fill(
      context,
      mouth,
      down(context, -0.56, 0.02, [
        [0, '#0c0b10'],
        [1, '#2c2a30'],
      ]),
    );
    for (const grow of [-0.1, -0.2])
      line(
        context,
        archShape({ x: 0, bottom: 0.02, width: 0.84, height: 0.58 + grow * 0.6 }, grow),
        'rgba(120,112,110,0.25)',
        0.012,
      );
    fill(context, box(0, -0.65, 1.44, 0.07, 0.01), mix(stone, [255, 250, 238], 0.25));
    if (lamps) {
      fill(sheet.glow, ellipse(0, -0.54, 0.03), [255, 226, 160]);
      sheet.light(0, -0.5, 0.5, [255, 200, 120]);
    }
    sheet.opening(0, -0.26, 0.4, 0.28);
    sheet.anchor('seat', 0, 0.03);
  });
}
