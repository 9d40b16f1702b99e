import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { across, clipped, fill, line, path } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

type Outline = ReturnType<typeof path>;

const SANDSTONE = '#c4683c #b8593a #cc7a4a #bf6a44';

/** An arch that wind and water cut out of a fin of sandstone. */
export function drawRockArch({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const stone: Rgb = color ? mix(color, [190, 100, 62], 0.45) : pickColor(random, SANDSTONE);
  return sketch({ size: size * 1.1, left: -1.1, right: 1.1, top: -0.98, bottom: 0.08 }, ({ context }) => {
    // The opening runs the other way around, and so stays open.
    const arch = path(
      'M-1.04 0.06C-1.02 -0.16 -0.9 -0.3 -0.86 -0.5C-0.8 -0.74 -0.6 -0.86 -0.38 -0.92C-0.1 -0.98 0.24 -0.94 0.46 -0.86' +
        'C0.7 -0.78 0.76 -0.6 0.8 -0.42C0.84 -0.2 0.98 -0.14 1.04 0.06Z' +
        'M0.34 0.06C0.4 -0.1 0.44 -0.3 0.38 -0.46C0.3 -0.66 0.04 -0.72 -0.18 -0.66C-0.4 -0.6 -0.48 -0.4 -0.46 -0.22C-0.45 -0.1 -0.5 0 -0.52 0.06Z',
    );
    paintStrata(context, arch, stone, random, lightSide);
    // The inner face of the opening, away from the light.
    const side = lightSide < 0 ? -1 : 1;
    clipped(context, arch, () => {
      line(
        context,
        side < 0
          ? 'M-0.53 0.08C-0.5 -0.02 -0.45 -0.1 -0.46 -0.22C-0.48 -0.4 -0.4 -0.6 -0.18 -0.66C0.04 -0.72 0.3 -0.66 0.38 -0.46'
          : 'M0.33 0.08C0.4 -0.1 0.44 -0.3 0.38 -0.46C0.3 -0.66 0.04 -0.72 -0.18 -0.66C-0.4 -0.6 -0.48 -0.4 -0.46 -0.22',
        toCss(scale(stone, 0.42), 0.75),
        0.1,
      );
    });
    line(context, arch, toCss(scale(stone, 0.36), 0.7), 0.01);
  });
}

/** Slender pillars of banded rock under hard caps, close beside one another. */
export function drawHoodoo({ size, random, color, lightSide }: DrawingRequest): Drawing {
  const stone: Rgb = color ? mix(color, [200, 120, 80], 0.4) : pickColor(random, '#d08a5a #c87848 #d69a6c');
  return sketch({ size: size * 1.05, left: -0.62, right: 0.62, top: -1.04, bottom: 0.06 }, ({ context }) => {
    for (const [x, tall, wide] of [
      [-0.34, 0.72, 0.24],
      [0.36, 0.6, 0.26],
      [0.02, 1, 0.3],
    ] as const) {
      const outline = pillar(random, x, tall, wide);
      paintStrata(context, outline, stone, random, lightSide);
      line(context, outline, toCss(scale(stone, 0.38), 0.6), 0.008);
    }
  });
}

/** Soft beds are worn thin, hard ones stand out; the cap is the hardest. */
function pillar(random: Random, x: number, tall: number, wide: number): Outline {
  const beds = 7;
  const reach = (bed: number) => {
    const share = bed / beds;
    const cap = bed === beds - 1 ? 0.22 : 0;
    return wide * (0.62 - share * 0.34 + (bed % 2 ? 0.06 : -0.05) + cap) * random.range(0.92, 1.08);
  };
  const left: string[] = [];
  const right: string[] = [];
  let lastY = 0.05;
  for (let bed = 0; bed <= beds; bed++) {
    const y = bed === beds ? -tall : -tall * (bed / beds) * 0.98;
    const half = bed === beds ? wide * 0.46 : reach(bed);
    const middle = (lastY + y) / 2;
    left.push(`Q${x - half * 1.12} ${middle} ${x - half} ${y}`);
    right.unshift(`Q${x + half * 1.12} ${middle} ${x + half} ${lastY}`);
    lastY = y;
  }
  return path(`M${x - wide * 0.66} 0.05${left.join('')}L${x + wide * 0.46} ${-tall}${right.join('')}Z`);
}

function paintStrata(
  context: SKRSContext2D,
  outline: Outline,
  stone: Rgb,
  random: Random,
  lightSide: number,
): void {
  const [lit, dark] = [mix(stone, [255, 214, 160], 0.3), scale(stone, 0.58)];
  fill(
    context,
    outline,
    across(context, -1, 1, [
      [0, toCss(lightSide < 0 ? lit : dark)],
      [1, toCss(lightSide < 0 ? dark : lit)],
    ]),
  );
  clipped(context, outline, () => {
    for (let bed = 0; bed < 15; bed++) {
      const y = -1 + bed * 0.075 + random.range(-0.02, 0.02);
      const tone = random.pick([scale(stone, 0.62), mix(stone, [255, 226, 186], 0.5), scale(stone, 0.8)]);
      const [rise, fall] = [random.range(-0.03, 0.03), random.range(-0.03, 0.03)];
      line(
        context,
        `M-1.1 ${y}C-0.5 ${y + rise} 0.4 ${y + fall} 1.1 ${y - rise}`,
        toCss(tone, 0.34),
        random.range(0.012, 0.036),
      );
    }
    for (let crack = 0; crack < 9; crack++) {
      const x = random.range(-1, 1);
      const y = random.range(-0.9, -0.2);
      line(
        context,
        `M${x} ${y}l${random.range(-0.03, 0.03)} ${random.range(0.08, 0.2)}l${random.range(-0.03, 0.03)} ${random.range(0.06, 0.16)}`,
        toCss(scale(stone, 0.4), 0.4),
        0.007,
      );
    }
  });
}
