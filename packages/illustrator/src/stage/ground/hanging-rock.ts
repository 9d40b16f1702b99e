import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { litColor } from '../light/lighting.ts';
import type { Stage } from '../stage.types.ts';

/** A piece of land that hangs in the air, on the screen. */
export interface Island {
  x: number;
  /** Screen row of the meadow's middle. */
  y: number;
  half: number;
  /** Metres of air before it. */
  distance: number;
  /** How deep its rock hangs against the usual; 1 when absent. */
  deep?: number;
  /** The middle of its meadow that no tree may stand on, in half widths; 0 when absent. */
  clear?: number;
}

const STONES: readonly Rgb[] = colorList('#9a8470 #8c7a6c #a08468');
const COLUMNS = 18;
const ROWS = 6;

/** The torn-out root of an island: a mountain upside down, of broad facets, with a few blunt tips. */
export function drawHangingRock(stage: Stage, random: Random, island: Island): void {
  const { x, y, half, distance, deep = 1 } = island;
  const stone = random.pick(STONES);
  const side = stage.sun.x > x ? 1 : -1;
  const depth = depthOf(random);
  const corners = Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: COLUMNS + 1 }, (_, column): readonly [number, number] => {
      const inner = row > 0 && row < ROWS;
      const firm = column === 0 || column === COLUMNS;
      const across = (column / COLUMNS) * 2 - 1 + (inner && !firm ? random.range(-0.6, 0.6) / COLUMNS : 0);
      const down = row / ROWS + (inner ? random.range(-0.35, 0.35) / ROWS : 0);
      return [x + across * half * (1 - down * 0.16), y + depth(across) * half * deep * down];
    }),
  );
  const { context } = stage;
  context.lineJoin = 'round';
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [a, b] = [corners[row]![column]!, corners[row]![column + 1]!];
      const [c, d] = [corners[row + 1]![column + 1]!, corners[row + 1]![column]!];
      const middle = ((column + 0.5) / COLUMNS) * 2 - 1;
      // Facets look outwards: those on the sunny side are bright, and all darken towards the tips.
      const base = 0.74 + middle * side * 0.3 - (row / ROWS) * 0.26;
      for (const [facet, turn] of [
        [[a, b, d], 0.08],
        [[b, c, d], -0.08],
      ] as const) {
        const tone = clamp(base + turn * side + random.range(-0.09, 0.09), 0.28, 1.2);
        const lit = litColor(stage, scale(stone, tone), { distance, sun: 0.44 });
        const css = toCss(mix(lit, stage.palette.middle, (row / ROWS) * 0.14));
        context.fillStyle = css;
        context.strokeStyle = css;
        context.lineWidth = Math.max(0.6, half * 0.004);
        context.beginPath();
        for (const corner of facet) context.lineTo(corner[0], corner[1]);
        context.closePath();
        context.fill();
        context.stroke();
      }
    }
  }
}

/** How far the rock reaches down, in half widths, over -1..1: one great tip and a lesser one on either side. */
function depthOf(random: Random): (across: number) => number {
  const tips = [
    { at: random.range(-0.2, 0.2), deep: random.range(0.74, 0.92), wide: 0.5 },
    { at: random.range(-0.66, -0.5), deep: random.range(0.42, 0.56), wide: 0.3 },
    { at: random.range(0.5, 0.66), deep: random.range(0.42, 0.56), wide: 0.3 },
    { at: random.range(-0.4, -0.28), deep: random.range(0.56, 0.72), wide: 0.24 },
    { at: random.range(0.28, 0.4), deep: random.range(0.56, 0.72), wide: 0.24 },
  ];
  return (across) => {
    const rim = Math.sqrt(Math.max(0, 1 - across * across));
    let deepest = 0.36 * rim;
    for (const { at, deep, wide } of tips)
      deepest = Math.max(deepest, deep * (1 - (Math.abs(across - at) / wide) ** 1.5));
    return deepest * Math.min(1, rim * 1.8) + 0.02;
  };
}
