import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import { type BeastPlan, drawBeast, inFrame } from '../beasts/beast.ts';
import { drawHorseHead } from '../beasts/beast-heads.ts';
import type { Drawing, DrawingRequest } from '../drawing.types.ts';
import { fill, limb, line, modelled, type Point, path } from '../pen.ts';
import type { Sketch } from '../sketch.ts';

interface HorseCoat {
  coat: Rgb;
  mane: readonly Rgb[];
  hoof: Rgb;
}

export function drawHorse(request: DrawingRequest): Drawing {
  const coat: Rgb =
    request.colour ??
    request.random.pick([
      [142, 86, 48],
      [112, 70, 48],
      [168, 116, 70],
      [92, 70, 62],
      [222, 214, 202],
    ] as Rgb[]);
  return drawBeast(request, horsePlan(request, { coat, mane: [scale(coat, 0.42)], hoof: [58, 46, 42] }));
}

export function drawUnicorn(request: DrawingRequest): Drawing {
  return drawBeast(request, unicornPlan(request));
}

export function drawPegasus(request: DrawingRequest): Drawing {
  const coat: Rgb = request.colour ?? [244, 242, 246];
  const plan = horsePlan(request, { coat, mane: [[214, 214, 226]], hoof: [150, 140, 140] });
  return drawBeast(request, {
    ...plan,
    drawBehind: (sheet) => drawHorseWing(sheet, [0.16, -0.7], 0.82, coat, 0.78),
    drawAfter: (sheet) => drawHorseWing(sheet, [0.06, -0.66], 1, coat, 1),
  });
}

function unicornPlan(request: DrawingRequest): BeastPlan {
  const coat: Rgb = request.colour ?? [246, 243, 248];
  const plan = horsePlan(request, {
    coat,
    mane: [
      [244, 138, 184],
      [168, 130, 226],
      [120, 196, 232],
      [252, 206, 128],
    ],
    hoof: [222, 184, 96],
  });
  return {
    ...plan,
    drawAfter: (sheet) =>
      inFrame(sheet.context, [0.44, -0.93], 0.62, 1, (context) => {
        const horn = limb(
          [
            [0.05, -0.08],
            [0.085, -0.2],
            [0.12, -0.36],
          ],
          [0.045, 0.03, 0.004],
        );
        modelled(context, horn, [240, 204, 110], {
          depth: 0.012,
          lightSide: request.lightSide,
          outline: 0.005,
        });
        for (let turn = 0; turn < 5; turn++) {
          const y = -0.11 - turn * 0.045;
          line(
            context,
            path(`M${0.035 - turn * -0.012} ${y}l0.04 -0.022`),
            toCss([176, 128, 48], 0.8),
            0.006,
          );
        }
      }),
  };
}

function horsePlan({ random, lightSide }: DrawingRequest, { coat, mane, hoof }: HorseCoat): BeastPlan {
  const trot = random.chance(0.6);
  const leg = (points: readonly Point[], upper: number) => ({
    points,
    widths: [upper, upper * 0.66, 0.062, 0.05, 0.058],
    foot: 0.062,
  });
  const pale = mix(coat, [246, 226, 214], 0.45);
  return {
    coat,
    belly: mix(coat, [255, 240, 220], 0.22),
    foot: hoof,
    fur: 0.18,
    spine: [
      [-0.44, -0.6],
      [-0.32, -0.635],
      [-0.06, -0.6],
      [0.16, -0.61],
      [0.28, -0.7],
      [0.36, -0.82],
      [0.42, -0.92],
    ],
    widths: [0.18, 0.27, 0.245, 0.28, 0.25, 0.18, 0.13],
    hindLegs: [
      leg(
        [
          [-0.34, -0.58],
          [-0.3, -0.4],
          [-0.4, -0.24],
          [-0.39, -0.12],
          [-0.36, -0.025],
        ],
        0.24,
      ),
      leg(
        trot
          ? [
              [-0.3, -0.55],
              [-0.2, -0.4],
              [-0.24, -0.25],
              [-0.2, -0.13],
              [-0.14, -0.06],
            ]
          : [
              [-0.3, -0.55],
              [-0.22, -0.4],
              [-0.3, -0.24],
              [-0.29, -0.12],
              [-0.26, -0.025],
            ],
        0.2,
      ),
    ],
    foreLegs: [
      leg(
        [
          [0.16, -0.54],
          [0.17, -0.4],
          [0.165, -0.26],
          [0.16, -0.13],
          [0.17, -0.025],
        ],
        0.17,
      ),
      leg(
        trot
          ? [
              [0.24, -0.52],
              [0.36, -0.42],
              [0.42, -0.32],
              [0.38, -0.22],
              [0.4, -0.16],
            ]
          : [
              [0.24, -0.52],
              [0.27, -0.4],
              [0.275, -0.26],
              [0.27, -0.13],
              [0.28, -0.025],
            ],
        0.15,
      ),
    ],
    seat: [-0.03, -0.71],
    drawTail: (sheet) =>
      drawLocks(
        sheet,
        random,
        mane,
        [
          [-0.46, -0.64],
          [-0.6, -0.58],
          [-0.68, -0.4],
          [-0.66, -0.2],
        ],
        0.12,
        lightSide,
      ),
    drawHead: (sheet) => {
      inFrame(sheet.context, [0.44, -0.93], 0.62, 1, (context) =>
        drawHorseHead(context, {
          coat,
          pale,
          inside: mix(coat, [230, 180, 170], 0.5),
          nose: [60, 40, 40],
          eye: [84, 52, 34],
          lightSide,
        }),
      );
      drawMane(sheet, random, mane, lightSide);
    },
    hat: [0.44, -1.02],
    headWidth: 0.16,
  };
}

/** Wavy strands that hang along a curve: a tail. */
function drawLocks(
  { context }: Sketch,
  random: Random,
  colours: readonly Rgb[],
  curve: readonly Point[],
  spread: number,
  lightSide: -1 | 1,
): void {
  const strands = 7;
  for (let strand = 0; strand < strands; strand++) {
    const offset = (strand / (strands - 1) - 0.5) * spread;
    const points = curve.map(
      ([x, y], index): Point => [
        x + offset * (index / 3) + random.range(-0.012, 0.012),
        y + offset * 0.3 + (index === 3 ? random.range(-0.05, 0.05) : 0),
      ],
    );
    modelled(context, limb(points, [0.03, 0.055, 0.05, 0.006]), colours[strand % colours.length]!, {
      depth: 0.012,
      lightSide,
      outline: 0.004,
    });
  }
}

function drawMane({ context }: Sketch, random: Random, colours: readonly Rgb[], lightSide: -1 | 1): void {
  const crest: Point[] = [
    [0.46, -1.0],
    [0.4, -0.99],
    [0.35, -0.93],
    [0.3, -0.86],
    [0.25, -0.79],
    [0.2, -0.74],
  ];
  crest.forEach(([x, y], index) => {
    for (let lock = 0; lock < 2; lock++) {
      const length = 0.15 + index * 0.012 + random.range(-0.02, 0.02);
      const start: Point = [x - lock * 0.02, y + lock * 0.03];
      const curve: Point[] = [
        start,
        [start[0] - 0.05, start[1] + length * 0.4],
        [start[0] - 0.05 + random.range(-0.02, 0.02), start[1] + length],
      ];
      modelled(context, limb(curve, [0.05, 0.055, 0.006]), colours[(index + lock) % colours.length]!, {
        depth: 0.012,
        lightSide,
        outline: 0.004,
      });
    }
  });
  const forelock = limb(
    [
      [0.45, -1.0],
      [0.5, -0.96],
      [0.53, -0.87],
    ],
    [0.04, 0.04, 0.006],
  );
  modelled(context, forelock, colours[0]!, { depth: 0.01, lightSide, outline: 0.004 });
}

function drawHorseWing({ context }: Sketch, [x, y]: Point, size: number, colour: Rgb, shade: number): void {
  for (let row = 0; row < 3; row++) {
    for (let index = 0; index < 8 - row; index++) {
      const t = index / (7 - row);
      const angle = -2.0 - t * 1.05;
      const length = size * (0.58 - row * 0.15) * (0.8 + 0.3 * Math.sin(t * 2.6 + 0.4));
      const from: Point = [x - t * 0.13 * size, y - 0.05 * size + t * 0.07];
      const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
      const middle: Point = [(from[0] + tip[0]) / 2 + 0.03, (from[1] + tip[1]) / 2];
      const tone = scale(mix(colour, [196, 206, 230], 0.3 - row * 0.13), shade);
      modelled(context, limb([from, middle, tip], [0.05, 0.085 * size, 0.035]), tone, {
        depth: 0.02,
        outline: 0.004,
      });
    }
  }
  fill(context, path(`M${x} ${y}q-0.04 -0.08 -0.1 -0.05t-0.06 0.1Z`), scale(colour, shade));
}
