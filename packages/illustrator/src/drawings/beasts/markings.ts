import type { SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import { pointsAt } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, fill, limb, type Point, polygon, smooth } from '../pen/pen.ts';
import type { Skeleton } from './build.types.ts';

/** Patterns of coats. All are drawn over the whole animal and cut by its outline. */

export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function areaOf({ spine, spineWidths, head }: Skeleton): Area {
  const half = Math.max(...spineWidths) * 0.62;
  const xs = spine.map(([x]) => x);
  return {
    left: Math.min(...xs) - half,
    right: Math.max(...xs, head[0]) + half * 0.6,
    top: Math.min(...spine.map(([, y]) => y), head[1]) - half,
    bottom: 0,
  };
}

/** Tapering stripes across back and flanks, and rings around the legs. */
export function drawStripes(
  context: SKRSContext2D,
  body: Skeleton,
  random: Random,
  color: Rgb,
  count: number,
  width: number,
): void {
  const { spine, spineWidths } = body;
  for (let index = 0; index <= count; index++) {
    const t = index / count;
    const [x, y, depth] = alongSpine(spine, spineWidths, t * 1.16 - 0.08);
    const bend = random.range(-0.03, 0.03) + 0.03;
    const reach = depth * random.range(0.5, 0.86);
    const top = y - depth * 0.56;
    const stripe = limb(pointsAt(x, top, '0,0 -1,0.5 -0.2,1', bend, reach), [
      width * 1.2,
      width,
      width * 0.16,
    ]);
    fill(context, stripe, color);
    if (random.chance(0.55)) {
      const low = y + depth * 0.54;
      fill(
        context,
        limb(pointsAt(x, low, '0.04,0 0.03,-0.2 0.04,-0.34', 1, depth), [width, width * 0.8, 0.004]),
        color,
      );
    }
  }
  drawRings(context, body, color, width * 0.8, 4);
  drawNeckRings(context, body, color, width);
}

function drawNeckRings(
  context: SKRSContext2D,
  { neck, neckWidths }: Skeleton,
  color: Rgb,
  width: number,
): void {
  const length = Math.hypot(neck[2]![0] - neck[0]![0], neck[2]![1] - neck[0]![1]);
  const rings = Math.round(length / (width * 2.3));
  for (let ring = 0; ring < rings; ring++) {
    const [x, y, depth] = alongSpine(neck, neckWidths, (ring + 0.5) / rings);
    const [dx, dy] = [(neck[2]![0] - neck[0]![0]) / length, (neck[2]![1] - neck[0]![1]) / length];
    const from: Point = [x + dy * depth * 0.6, y - dx * depth * 0.6];
    const to: Point = [x - dy * depth * 0.5, y + dx * depth * 0.5];
    fill(context, limb([from, [x + dx * 0.01, y + dy * 0.01], to], [width, width, width * 0.3]), color);
  }
}

/** Bands around the near legs. */
export function drawRings(
  context: SKRSContext2D,
  { hindNear, foreNear }: Skeleton,
  color: Rgb,
  width: number,
  count: number,
): void {
  for (const leg of [hindNear, foreNear]) {
    if (!leg) continue;
    for (let ring = 0; ring < count; ring++) {
      const [x, y, depth] = alongSpine(leg.points, leg.widths, 0.3 + (0.62 * (ring + 0.5)) / count);
      fill(
        context,
        limb(pointsAt(x, y, '-0.6,-0.01 0,0.008 0.34,0', depth), [width, width * 0.8, 0.004]),
        color,
      );
    }
  }
}

/** Position and depth at a fraction of a band's length. */
export function alongSpine(
  points: readonly Point[],
  widths: readonly number[],
  t: number,
): [number, number, number] {
  const place = t * (points.length - 1);
  const index = Math.max(0, Math.min(points.length - 2, Math.floor(place)));
  const part = place - index;
  const [from, to] = [points[index]!, points[index + 1]!];
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    widths[index]! + (widths[index + 1]! - widths[index]!) * Math.min(1, Math.max(0, part)),
  ];
}

/** Dots or rosettes in staggered rows. */
export function drawSpots(
  context: SKRSContext2D,
  { left, right, top, bottom }: Area,
  random: Random,
  color: Rgb,
  radius: number,
  centre?: Rgb,
): void {
  const step = radius * 3.1;
  let row = 0;
  for (let y = top; y < bottom; y += step * 0.86, row++) {
    for (let x = left + (row % 2) * step * 0.5; x < right; x += step) {
      const px = x + random.range(-0.3, 0.3) * step;
      const py = y + random.range(-0.26, 0.26) * step;
      const size = radius * random.range(0.7, 1.15) * (py > -0.2 ? 0.66 : 1);
      if (centre) {
        for (let part = 0; part < 4; part++) {
          const angle = (part / 4) * TAU + random.range(-0.4, 0.4);
          fill(
            context,
            ellipse(
              px + Math.cos(angle) * size * 0.72,
              py + Math.sin(angle) * size * 0.62,
              size * 0.46,
              size * 0.38,
              angle,
            ),
            color,
          );
        }
        fill(context, ellipse(px, py, size * 0.5, size * 0.42), toCss(centre, 0.7));
      } else fill(context, ellipse(px, py, size, size * 0.84, random.range(0, 3)), color);
    }
  }
}

/** A few large patches with wavy edges: cows, piebald dogs and calico cats. */
export function drawPatches(
  context: SKRSContext2D,
  { left, right, top, bottom }: Area,
  random: Random,
  colors: readonly Rgb[],
  size: number,
  count = 6,
): void {
  for (let patch = 0; patch < count; patch++) {
    const x = left + ((patch + 0.5 + random.range(-0.3, 0.3)) / count) * (right - left);
    const y = top + (0.2 + random.range(0, 0.5)) * (bottom - top);
    const points = Array.from({ length: 9 }, (_, index): Point => {
      const angle = (index / 9) * TAU;
      const reach = size * random.range(0.7, 1.2);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8];
    });
    fill(context, smooth(points), colors[patch % colors.length]!);
  }
}

/** Many-cornered fields with pale gaps: a giraffe. */
export function drawNet(
  context: SKRSContext2D,
  { left, right, top, bottom }: Area,
  random: Random,
  color: Rgb,
  size: number,
): void {
  let row = 0;
  for (let y = top; y < bottom; y += size, row++) {
    for (let x = left + (row % 2) * size * 0.5; x < right; x += size) {
      const shrink = y > -0.3 ? 0.66 : 0.86;
      const corners = Array.from({ length: 6 }, (_, index): Point => {
        const angle = ((index + random.range(-0.28, 0.28)) / 6) * TAU + 0.5;
        const reach = size * 0.54 * shrink * random.range(0.86, 1.1);
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.94];
      });
      fill(context, polygon(corners), color);
    }
  }
}
