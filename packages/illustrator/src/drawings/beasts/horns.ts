import type { SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../core/color.ts';
import { pointsAt, rows } from '../../core/number-tables.ts';
import { limb, line, modelled, type Point, pathAt } from '../pen/pen.ts';

/** Horns and antlers, drawn over a head; coordinates of the head. */

const HORN: Rgb = [228, 212, 178];

/** Two curved horns to the sides, as of cows and bulls. */
export function drawCowHorns(
  context: SKRSContext2D,
  size: number,
  y: number,
  spread: number,
  lightSide: -1 | 1,
): void {
  for (const side of [-1, 1]) {
    const horn = limb(
      [
        [side * spread, y],
        [side * (spread + size * 0.5), y - size * 0.08],
        [side * (spread + size * 0.72), y - size * 0.5],
        [side * (spread + size * 0.6), y - size * 0.86],
      ],
      [0.13, 0.11, 0.07, 0.01],
    );
    modelled(context, horn, HORN, { depth: 0.03, lightSide, outline: 0.014 });
  }
}

/** Coiled horns of a ram. */
export function drawRamHorns(context: SKRSContext2D, lightSide: -1 | 1): void {
  for (const side of [-1, 1]) {
    const coil: Point[] = Array.from({ length: 9 }, (_, index): Point => {
      const angle = -1.9 + index * 0.7;
      const radius = 0.26 - index * 0.018;
      return [side * (0.42 + Math.cos(angle) * radius), -0.16 + Math.sin(angle) * radius];
    });
    const widths = coil.map((_, index) => 0.15 - index * 0.014);
    modelled(context, limb(coil, widths), [206, 180, 136], { depth: 0.04, lightSide, outline: 0.014 });
    coil.forEach(([x, y], index) => {
      if (index > 0 && index < 8)
        line(context, pathAt(x, y, 'M-0.04 -0.03L0.04 0.03'), toCss([130, 100, 66], 0.5), 0.012);
    });
  }
}

/** Backward horns of a goat. */
export function drawGoatHorns(context: SKRSContext2D, lightSide: -1 | 1): void {
  for (const side of [-1, 1]) {
    const horn = limb(
      pointsAt(0, 0, '0.12,-0.34 0.16,-0.56 0.28,-0.74 0.42,-0.8', side),
      [0.12, 0.1, 0.07, 0.01],
    );
    modelled(context, horn, [186, 164, 132], { depth: 0.03, lightSide, outline: 0.014 });
  }
}

/** Branched antlers; `broad` for a moose's shovels. */
export function drawAntlers(
  context: SKRSContext2D,
  size: number,
  y: number,
  broad: boolean,
  lightSide: -1 | 1,
): void {
  const tone: Rgb = [166, 122, 82];
  for (const side of [-1, 1]) {
    if (broad) {
      const shovel =
        pathAt(0, y, 'M0.12 0Q0.3 0.04 0.42 -0.08L0.62 -0.02L0.6 -0.14L0.8 -0.2L0.7 -0.3', side) +
        `L${side * 0.84} ${y - 0.44}L${side * 0.66} ${y - 0.44}L${side * 0.66} ${y - 0.6}L${side * 0.5} ${y - 0.46}Q${side * 0.36} ${y - 0.26} ${side * 0.3} ${y - 0.12}Z`;
      modelled(context, shovel, tone, { depth: 0.04, lightSide, outline: 0.014 });
      continue;
    }
    const beam: Point[] = [
      [side * 0.12, y],
      [side * (0.12 + size * 0.22), y - size * 0.3],
      [side * (0.12 + size * 0.46), y - size * 0.62],
      [side * (0.12 + size * 0.42), y - size],
    ];
    const branches: Point[][] = [
      [beam[1]!, [side * (0.12 + size * 0.06), y - size * 0.62]],
      [beam[2]!, [side * (0.12 + size * 0.8), y - size * 0.86]],
      [beam[2]!, [side * (0.12 + size * 0.2), y - size * 0.94]],
    ];
    for (const [from, to] of branches as [Point, Point][]) {
      const middle: Point = [(from[0] + to[0]) / 2 + side * 0.02, (from[1] + to[1]) / 2];
      modelled(context, limb([from, middle, to], [0.06, 0.05, 0.012]), tone, {
        depth: 0.016,
        lightSide,
        outline: 0.012,
      });
    }
    modelled(context, limb(beam, [0.075, 0.07, 0.055, 0.014]), scale(tone, 1.04), {
      depth: 0.02,
      lightSide,
      outline: 0.012,
    });
  }
}

/** Antlers on a head in profile. */
export function drawSideAntlers(context: SKRSContext2D, lightSide: -1 | 1, shade: number): void {
  const tone = scale([166, 122, 82], shade);
  const tines = rows<4>(
    '-0.1,-0.24,-0.34,-0.86 -0.17,-0.44,0.04,-0.74 -0.25,-0.62,-0.06,-0.96 -0.28,-0.7,-0.54,-0.86',
  );
  for (const [fromX, fromY, toX, toY] of tines) {
    const [from, to]: [Point, Point] = [
      [fromX, fromY],
      [toX, toY],
    ];
    const middle: Point = [(fromX + toX) / 2 - 0.05, (fromY + toY) / 2];
    modelled(context, limb([from, middle, to], [0.06, 0.05, 0.012]), tone, {
      depth: 0.014,
      lightSide,
      outline: 0.012,
    });
  }
}

/** A long twisted horn on the brow, golden. */
export function drawUnicornHorn(context: SKRSContext2D, from: Point, to: Point, lightSide: -1 | 1): void {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  modelled(context, limb([from, middle, to], [0.1, 0.064, 0.008]), [246, 212, 120], {
    depth: 0.03,
    lightSide,
    outline: 0.012,
  });
  for (let turn = 1; turn < 6; turn++) {
    const t = turn / 6.4;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const half = 0.052 * (1 - t);
    line(context, pathAt(x, y, 'M-1 0.1L1 0.9', half, half), toCss([176, 128, 48], 0.85), 0.013);
  }
}
