import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, fill, type Point, smooth } from '../pen/pen.ts';

/** One rounded heap of leaves or blossom. */
export interface Heap {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
}

interface LeafStyle {
  leaf: Rgb;
  /** Color that the lit leaves turn to; warm yellow where absent. */
  lit?: Rgb;
  lightSide: -1 | 1;
  /** Length of one leaf in units. */
  size?: number;
  /** Blossom is round, leaves are long. */
  round?: boolean;
  /** Shadow of single leaves, 0.66 where absent; snow casts little. */
  shade?: number;
  /** Leaves per heap; 34 where absent. */
  count?: number;
}

/** `0.1,-0.8,0.3,0.2 ...`: middle and radii of heaps, from the back to the front. */
export function heapsOf(text: string): Heap[] {
  return text
    .trim()
    .split(/\s+/)
    .map((heap) => {
      const [x, y, radiusX, radiusY] = heap.split(',').map(Number);
      return { x: x!, y: y!, radiusX: radiusX!, radiusY: radiusY! };
    });
}

/**
 * Heaps of leaves as a book draws them: each with a scalloped edge, lit from above on one side, its
 * foot in shadow, and single leaves that catch the light.
 */
export function drawLeafMasses(
  context: SKRSContext2D,
  random: Random,
  heaps: readonly Heap[],
  style: LeafStyle,
): void {
  for (const [index, heap] of heaps.entries()) {
    const depth = heaps.length > 1 ? index / (heaps.length - 1) : 1;
    drawHeap(context, random, heap, style, 0.74 + depth * 0.3);
  }
}

function drawHeap(
  context: SKRSContext2D,
  random: Random,
  { x, y, radiusX, radiusY }: Heap,
  {
    leaf,
    lit = mix(leaf, [252, 246, 170], 0.42),
    lightSide,
    size = 0.034,
    round = false,
    shade = 0.66,
    count = 34,
  }: LeafStyle,
  tone: number,
): void {
  const points: Point[] = [];
  const bumps = Math.max(9, Math.round((radiusX + radiusY) * 26));
  for (let bump = 0; bump < bumps * 2; bump++) {
    const angle = (bump / (bumps * 2)) * TAU;
    const reach = bump % 2 === 0 ? random.range(0.86, 0.92) : random.range(1, 1.08);
    points.push([x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach]);
  }
  const body = context.createRadialGradient(
    x + lightSide * radiusX * 0.38,
    y - radiusY * 0.5,
    0,
    x,
    y,
    Math.max(radiusX, radiusY) * 1.25,
  );
  body.addColorStop(0, toCss(scale(mix(leaf, lit, 0.55), tone)));
  body.addColorStop(0.45, toCss(scale(leaf, tone)));
  body.addColorStop(1, toCss(scale(leaf, tone * (0.2 + shade * 0.55))));
  fill(context, smooth(points), body);
  for (let index = 0; index < count; index++) {
    const angle = random.next() * TAU;
    const away = Math.sqrt(random.next()) * 0.98;
    const across = Math.cos(angle) * away;
    const up = -Math.sin(angle) * away;
    const light = lightSide * across * 0.6 + up * 0.8;
    const color =
      light > random.range(-0.2, 0.5)
        ? mix(leaf, lit, random.range(0.35, 0.95))
        : scale(leaf, shade * random.range(0.78, 1.24));
    const length = size * random.range(0.7, 1.25);
    fill(
      context,
      ellipse(
        x + across * radiusX,
        y - up * radiusY,
        length,
        length * (round ? 0.85 : 0.5),
        random.range(-0.9, 0.9),
      ),
      toCss(scale(color, 0.85 + tone * 0.15), 0.9),
    );
  }
}

/** Leaves or petals that have fallen around a foot at y = 0. */
export function scatterFallen(
  context: SKRSContext2D,
  random: Random,
  reach: number,
  count: number,
  colors: readonly Rgb[],
): void {
  for (let index = 0; index < count; index++) {
    const x = random.range(-reach, reach);
    fill(
      context,
      ellipse(x, random.range(-0.012, 0.012), random.range(0.012, 0.02), 0.007, random.range(-0.5, 0.5)),
      toCss(random.pick(colors), 0.95),
    );
  }
}
