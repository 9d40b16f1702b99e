import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale } from '../../core/colour.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { ellipse, fill, limb, line, modelled, type Point, path } from '../pen.ts';
import { type Sketch, sketch } from '../sketch.ts';

/** One far bird in flight: a dark, curved stroke. */
export function drawBirds({ size, random, colour }: DrawingRequest): Drawing {
  const left = random.range(0.1, 0.4);
  const right = random.range(0.1, 0.4);
  return sketch({ size: size * 0.9, left: -0.56, right: 0.56, top: -0.55, bottom: 0.2 }, ({ context }) => {
    const wings = path(
      `M-0.5 ${-left}Q-0.22 -0.34 0 -0.06Q0.22 -0.36 0.5 ${-right}Q0.24 -0.2 0.06 0.04Q0 0.1 -0.06 0.04Q-0.24 -0.18 -0.5 ${-left}Z`,
    );
    fill(context, wings, colour ?? [44, 44, 54]);
  });
}

interface PhoenixPaint {
  deep: Rgb;
  middle: Rgb;
  bright: Rgb;
}

/** A phoenix rising, wings spread, its long tail in flames. */
export function drawPhoenix({ size, random, colour, lightSide }: DrawingRequest): Drawing {
  const base: Rgb =
    colour ??
    random.pick([
      [226, 74, 28],
      [214, 48, 40],
      [238, 110, 30],
    ] as Rgb[]);
  const fiery = base[0] > base[2] * 1.5;
  const paint: PhoenixPaint = {
    deep: scale(base, 0.8),
    middle: fiery ? mix(base, [255, 170, 50], 0.45) : mix(base, [255, 255, 255], 0.28),
    bright: fiery ? mix(base, [255, 236, 150], 0.8) : mix(base, [255, 255, 255], 0.7),
  };
  return sketch(
    { size: size * 0.86, left: -1.02, right: 1.02, top: -1.62, bottom: 0.12, selfLit: 0.6 },
    (sheet) => {
      drawTailFlames(sheet, paint);
      for (const side of [-1, 1] as const) drawFireWing(sheet, side, paint, (lightSide * side) as -1 | 1);
      const { context } = sheet;
      const model = { depth: 0.03, lightSide, outline: 0.005 };
      const body = limb(
        [
          [0, -0.34],
          [0.0, -0.5],
          [0, -0.66],
          [0.03, -0.78],
          [0.05, -0.86],
        ],
        [0.08, 0.2, 0.2, 0.11, 0.09],
      );
      modelled(context, body, paint.middle, { ...model, depth: 0.05 });
      context.save();
      context.clip(body);
      for (let row = 0; row < 9; row++) {
        for (let column = -3; column <= 3; column++) {
          const x = column * 0.034 + (row % 2) * 0.017;
          const y = -0.7 + row * 0.036;
          line(context, path(`M${x - 0.017} ${y}Q${x} ${y + 0.03} ${x + 0.017} ${y}`), paint.bright, 0.006);
        }
      }
      context.restore();
      for (const [tipX, tipY] of [
        [-0.08, -1.06],
        [-0.02, -1.1],
        [0.04, -1.08],
      ] as const) {
        modelled(
          context,
          limb(
            [
              [0.04, -0.92],
              [(tipX + 0.04) / 2 - 0.03, tipY + 0.07],
              [tipX, tipY],
            ],
            [0.025, 0.024, 0.006],
          ),
          paint.bright,
          { ...model, depth: 0.008 },
        );
        fill(context, ellipse(tipX, tipY, 0.018), paint.deep);
      }
      modelled(context, ellipse(0.06, -0.9, 0.068, 0.06), paint.middle, model);
      modelled(context, path('M0.11 -0.92Q0.19 -0.91 0.19 -0.85Q0.15 -0.88 0.11 -0.87Z'), [244, 190, 70], {
        ...model,
        depth: 0.01,
      });
      fill(context, ellipse(0.075, -0.91, 0.013), [30, 16, 12]);
      fill(context, ellipse(0.071, -0.914, 0.005), [255, 255, 255]);
      for (const side of [-1, 1])
        line(
          context,
          path(
            `M${side * 0.04} -0.36L${side * 0.05} -0.25M${side * 0.05} -0.25l-0.03 0.035m0.03 -0.035l0.004 0.04m-0.004 -0.04l0.034 0.03`,
          ),
          [236, 176, 64],
          0.014,
        );
      sheet.backLight(0, -0.6, 0.95, fiery ? [255, 140, 50] : paint.bright);
      sheet.anchor('seat', 0, -0.62);
    },
  );
}

function drawFireWing(sheet: Sketch, side: -1 | 1, paint: PhoenixPaint, lightSide: -1 | 1): void {
  const { context } = sheet;
  context.save();
  context.translate(0, -0.62);
  context.scale(side, 1);
  for (let row = 0; row < 3; row++) {
    const count = 11 - row * 2;
    for (let index = 0; index < count; index++) {
      const t = index / (count - 1);
      const angle = 0.62 - t * 1.75;
      const reach = (0.92 - row * 0.25) * (0.66 + 0.38 * Math.sin(t * 2.5 + 0.35));
      const root: Point = [0.06 + t * 0.24, 0.06 - t * 0.16];
      const tip: Point = [root[0] + Math.cos(angle) * reach * 0.8, root[1] + Math.sin(angle) * reach];
      const middle: Point = [(root[0] + tip[0]) / 2 + 0.02, (root[1] + tip[1]) / 2 - 0.04];
      const tone = row === 0 ? paint.deep : row === 1 ? paint.middle : paint.bright;
      const feather = limb([root, middle, tip], [0.05, 0.105 - row * 0.012, 0.008]);
      modelled(context, feather, tone, { depth: 0.025, lightSide, outline: 0.004 });
      line(
        context,
        path(`M${root[0]} ${root[1]}Q${middle[0]} ${middle[1]} ${tip[0]} ${tip[1]}`),
        mix(tone, [255, 246, 200], 0.5),
        0.005,
      );
    }
  }
  modelled(
    context,
    limb(
      [
        [0.02, 0.06],
        [0.16, -0.08],
        [0.34, -0.14],
        [0.5, -0.12],
      ],
      [0.09, 0.09, 0.065, 0.02],
    ),
    paint.middle,
    { depth: 0.03, lightSide, outline: 0.005 },
  );
  context.restore();
}

function drawTailFlames(sheet: Sketch, paint: PhoenixPaint): void {
  const plumes: ReadonlyArray<readonly [number, number, number]> = [
    [-0.34, 0.02, 0],
    [0.34, 0.02, 0],
    [-0.2, 0.08, 1],
    [0.2, 0.08, 1],
    [-0.07, 0.1, 2],
    [0.08, 0.1, 2],
  ];
  for (const [x, y, rank] of plumes) {
    const tone = rank === 0 ? paint.deep : rank === 1 ? paint.middle : paint.bright;
    const plume = limb(
      [
        [0, -0.42],
        [x * 0.3, -0.26],
        [x * 1.1, -0.14],
        [x, y],
      ],
      [0.06, 0.1, 0.1, 0.01],
    );
    modelled(sheet.context, plume, tone, { depth: 0.03, outline: 0.004 });
    drawPlumeEye(sheet.context, x * 1.02, y - 0.1, paint);
  }
}

function drawPlumeEye(context: SKRSContext2D, x: number, y: number, paint: PhoenixPaint): void {
  fill(context, ellipse(x, y, 0.036, 0.048), paint.bright);
  fill(context, ellipse(x, y + 0.008, 0.02, 0.028), paint.deep);
}
