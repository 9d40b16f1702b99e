import type { SKRSContext2D } from '../../../core/canvas.ts';
import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Random } from '../../../core/random.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import {
  around,
  down,
  ellipse,
  fade,
  fill,
  type Gradient,
  limb,
  line,
  modelled,
  type Point,
  pathAt,
} from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { paintHide } from '../paint-hide.ts';

interface PhoenixPaint {
  deep: Rgb;
  middle: Rgb;
  bright: Rgb;
  lightSide: -1 | 1;
}

const EMBERS: readonly Rgb[] = colorList('#e24a1c #d63028 #ee6e1e');

/** A phoenix rising out of its own fire, wings raised, the long tail turning into flames. */
export function drawPhoenix({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const base = color ?? random.pick(EMBERS);
  const fiery = base[0] > base[2] * 1.5;
  const paint: PhoenixPaint = {
    deep: scale(base, 0.86),
    middle: fiery ? mix(base, [255, 158, 44], 0.5) : mix(base, [255, 255, 255], 0.28),
    bright: fiery ? mix(base, [255, 230, 130], 0.82) : mix(base, [255, 255, 255], 0.7),
    lightSide,
  };
  return sketch(
    { size: size * 0.7, left: -1.2, right: 1.2, top: -1.75, bottom: 0.6, selfLit: 0.7 },
    (sheet) => {
      const lift = random.range(-0.1, 0.12);
      drawFire(sheet, random, paint);
      drawTail(sheet, paint);
      for (const side of [-1, 1] as const) drawWing(sheet, side, paint, lift);
      drawBody(sheet, paint);
      drawHead(sheet, paint);
      drawSparks(sheet, random, paint);
      sheet.backLight(0, -0.6, 1, fiery ? [255, 140, 50] : paint.bright);
      sheet.light(0, 0.1, 0.7, paint.middle);
      anchorAll(sheet, 'seat 0,-0.62 hat 0.08,-1');
    },
  );
}

/** Tongues of fire that lick up about the tail, the largest in the middle and behind. */
function drawFire(sheet: Sketch, random: Random, paint: PhoenixPaint): void {
  for (const context of [sheet.context, sheet.glow])
    fill(
      context,
      ellipse(0, 0.2, 0.85, 0.75),
      around(
        context,
        0,
        0.2,
        0.85,
        fade(toCss(paint.bright, 0.5), [0.5, toCss(paint.middle, 0.2)], toCss(paint.deep, 0)),
      ),
    );
  const tongues = Array.from({ length: 11 }, (_, index) => {
    const x = (index / 10 - 0.5) * 1.1;
    return {
      x,
      rise: (0.72 - Math.abs(x) * 0.8) * random.range(0.75, 1.15),
      bend: random.range(-0.12, 0.12),
    };
  });
  for (const [part, tone, alpha] of [
    [1, paint.deep, 0.85],
    [0.7, paint.middle, 0.9],
    [0.42, paint.bright, 0.95],
  ] as const)
    for (const { x, rise, bend } of tongues)
      for (const context of [sheet.context, sheet.glow])
        drawTongue(context, x * (0.7 + part * 0.3), rise * part, bend, tone, alpha);
}

function drawTongue(
  context: SKRSContext2D,
  x: number,
  rise: number,
  bend: number,
  tone: Rgb,
  alpha: number,
): void {
  const foot = 0.55;
  const half = 0.05 + rise * 0.17;
  const shape =
    `M${x - half} ${foot}C${x - half * 1.5} ${foot - rise * 0.4} ${x + bend - half * 0.2} ${foot - rise * 0.5} ${x + bend} ${foot - rise}` +
    `C${x + bend + half * 0.5} ${foot - rise * 0.55} ${x + half * 1.6} ${foot - rise * 0.4} ${x + half} ${foot}Q${x} ${foot + 0.05} ${x - half} ${foot}Z`;
  fill(
    context,
    shape,
    down(
      context,
      foot - rise,
      foot,
      fade(toCss(tone, alpha), [0.7, toCss(tone, alpha * 0.8)], toCss(tone, 0.1)),
    ),
  );
}

/** Long plumes that swing out and curl up at their ends. */
function drawTail({ context }: Sketch, paint: PhoenixPaint): void {
  for (const [reach, drop, rank] of rows<3>('-0.5,0.2,0 0.5,0.2,0 -0.3,0.34,1 0.3,0.34,1 0.02,0.44,2')) {
    const curl = Math.sign(reach) * 0.16;
    const course: Point[] = [
      [reach * 0.06, -0.42],
      [reach * 0.36, -0.2],
      [reach * 0.66, drop * 0.35],
      [reach * 0.95, drop],
      [reach + curl, drop - 0.1],
    ];
    const tone = rank === 0 ? paint.deep : rank === 1 ? paint.middle : paint.bright;
    paintHide(context, limb(course, [0.07, 0.11, 0.13, 0.1, 0.006]), tone, {
      lightSide: paint.lightSide,
      depth: 0.03,
      outline: 0.004,
    });
    line(
      context,
      limb(course.slice(0, 4), [0.004, 0.006, 0.006, 0.002]),
      toCss(mix(tone, [255, 246, 200], 0.6), 0.8),
      0.006,
    );
  }
}

const FEATHER_ROWS = [
  { count: 10, reach: 1, width: 0.17 },
  { count: 8, reach: 0.7, width: 0.15 },
  { count: 6, reach: 0.44, width: 0.13 },
] as const;

/** Broad feathers with rounded, upswept tips in three overlapping rows, red at the tips and golden near the body. */
function drawWing({ context }: Sketch, side: -1 | 1, paint: PhoenixPaint, lift: number): void {
  const lightSide = (paint.lightSide * side) as -1 | 1;
  framed(context, { at: [0, -0.62], scale: [side, 1] }, () => {
    FEATHER_ROWS.forEach(({ count, reach, width }, row) => {
      for (let index = 0; index < count; index++) {
        const t = index / (count - 1);
        const angle = 0.5 - t * (1.75 + lift);
        const length = reach * (0.58 + 0.42 * Math.sin(t * 2.3 + 0.5));
        const root: Point = [0.08 + t * 0.3, 0.1 - t * (0.26 + lift * 0.5)];
        const at = (part: number, rise: number): Point => [
          root[0] + Math.cos(angle) * length * part - Math.sin(angle) * rise * -length,
          root[1] + Math.sin(angle) * length * part - Math.cos(angle) * rise * length,
        ];
        const tip = at(1, 0.16);
        const feather = limb([root, at(0.35, -0.03), at(0.75, 0.0), tip], [0.05, width * 0.8, width, 0.012]);
        modelled(context, feather, featherPaint(context, root, tip, paint, row), {
          depth: 0.02,
          lightSide,
          outline: 0.004,
        });
        const quill = `M${root[0]} ${root[1]}Q${at(0.6, -0.04).join(' ')} ${at(0.92, 0.1).join(' ')}`;
        line(context, quill, toCss(mix(paint.bright, [255, 255, 235], 0.5), 0.6), 0.006);
      }
    });
    const arm = limb(
      [
        [0.02, 0.1],
        [0.14, -0.04],
        [0.3, -0.16 - lift * 0.4],
        [0.46, -0.26 - lift * 0.6],
      ],
      [0.14, 0.14, 0.1, 0.02],
    );
    modelled(context, arm, paint.middle, { depth: 0.03, lightSide, outline: 0.004 });
  });
}

function featherPaint(
  context: SKRSContext2D,
  root: Point,
  tip: Point,
  { deep, middle, bright }: PhoenixPaint,
  row: number,
): Gradient {
  const blend = context.createLinearGradient(root[0], root[1], tip[0], tip[1]);
  blend.addColorStop(0, toCss(bright));
  blend.addColorStop(0.45, toCss(row === 2 ? bright : middle));
  blend.addColorStop(0.85, toCss(row === 2 ? middle : row === 1 ? mix(middle, deep, 0.6) : deep));
  blend.addColorStop(1, toCss(mix(deep, bright, 0.35)));
  return blend;
}

function drawBody({ context }: Sketch, paint: PhoenixPaint): void {
  const body = limb('0,-0.3 0,-0.46 0,-0.64 0.03,-0.8 0.05,-0.9', [0.06, 0.22, 0.26, 0.16, 0.12]);
  paintHide(context, body, paint.middle, {
    lightSide: paint.lightSide,
    depth: 0.05,
    outline: 0.005,
    markings: (clipped) => {
      for (let row = 0; row < 9; row++)
        for (let column = -3; column <= 3; column++) {
          const [x, y] = [column * 0.044 + (row % 2) * 0.022, -0.74 + row * 0.044];
          fill(
            clipped,
            ellipse(x, y, 0.024, 0.02),
            toCss(mix(paint.middle, paint.bright, 0.4 + (row % 2) * 0.3), 0.8),
          );
          line(clipped, pathAt(x, y, 'M-0.022 0Q0 0.03 0.022 0'), toCss(paint.deep, 0.45), 0.006);
        }
    },
  });
}

function drawHead({ context }: Sketch, paint: PhoenixPaint): void {
  const { lightSide } = paint;
  for (const [tipX, tipY, tone] of [
    [-0.2, -1.16, paint.deep],
    [-0.1, -1.26, paint.middle],
    [0.02, -1.24, paint.bright],
  ] as const)
    modelled(
      context,
      limb(
        [
          [0.04, -0.97],
          [tipX * 0.4 + 0.01, tipY * 0.55 - 0.46],
          [tipX, tipY],
        ],
        [0.05, 0.075, 0.006],
      ),
      tone,
      { depth: 0.012, lightSide, outline: 0.004 },
    );
  modelled(context, 'M0.13 -0.97Q0.25 -0.96 0.25 -0.86Q0.2 -0.9 0.13 -0.89Z', [250, 202, 84], {
    depth: 0.015,
    lightSide,
    outline: 0.005,
  });
  paintHide(context, ellipse(0.07, -0.94, 0.095, 0.088), paint.middle, {
    lightSide,
    depth: 0.03,
    outline: 0.005,
  });
  fill(context, ellipse(0.095, -0.955, 0.022, 0.025), [40, 20, 14]);
  fill(context, ellipse(0.088, -0.964, 0.009), [255, 255, 255]);
  line(context, 'M0.065 -0.985Q0.1 -1 0.13 -0.972', toCss(scale(paint.deep, 0.6), 0.9), 0.012);
}

function drawSparks(sheet: Sketch, random: Random, paint: PhoenixPaint): void {
  for (let spark = 0; spark < 34; spark++) {
    const [x, y] = [random.range(-0.95, 0.95), random.range(-1.1, 0.45)];
    const radius = random.range(0.005, 0.014);
    for (const context of [sheet.context, sheet.glow])
      fill(context, ellipse(x, y, radius, radius * 1.4), spark % 2 ? paint.bright : paint.middle);
  }
}
