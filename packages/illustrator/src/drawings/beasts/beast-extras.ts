import type { SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../core/color.ts';
import { pointsAt } from '../../core/number-tables.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, polygon } from '../pen/pen.ts';
import type { Skeleton } from './build.types.ts';
import { alongSpine, areaOf, drawSpots, drawStripes } from './markings.ts';
import { paintHide, softPatch } from './paint-hide.ts';
import type { QuadrupedPlan } from './quadruped-plan.ts';

/** What a prompt's describing words add to any animal, whatever its kind. */

/** A striped elephant, a spotted pig: patterns on coats that have none of their own. */
export function paintWishedPattern(
  context: SKRSContext2D,
  { qualities, random }: DrawingRequest,
  { coat, patterned }: QuadrupedPlan,
  body: Skeleton,
): void {
  if (patterned) return;
  const ink = scale(coat, coat[0] + coat[1] + coat[2] > 260 ? 0.5 : 1.9);
  if (qualities.includes('striped')) drawStripes(context, body, random.fork('wished-stripes'), ink, 8, 0.04);
  if (qualities.includes('spotted') || qualities.includes('polka-dotted'))
    drawSpots(
      context,
      areaOf(body),
      random.fork('wished-spots'),
      ink,
      qualities.includes('spotted') ? 0.032 : 0.045,
    );
}

const STEEL: Rgb = [168, 178, 194];

/** Plates over neck and back. */
export function drawArmour(
  context: SKRSContext2D,
  { spine, spineWidths, neck, neckWidths }: Skeleton,
  lightSide: -1 | 1,
): void {
  for (const [points, widths, count] of [
    [spine, spineWidths, 5],
    [neck, neckWidths, 3],
  ] as const) {
    for (let plate = 0; plate < count; plate++) {
      const [x, y, depth] = alongSpine(points, widths, (plate + 0.3) / count);
      const size = depth * (points === spine ? 0.3 : 0.34);
      paintHide(context, ellipse(x, y - depth * 0.22, size, depth * 0.38), STEEL, {
        lightSide,
        depth: 0.04,
        markings: (clipped) =>
          softPatch(clipped, x, y - depth * 0.4, size * 0.6, depth * 0.1, [240, 246, 252], 0.8),
      });
      fill(context, ellipse(x, y - depth * 0.02, 0.014), [226, 190, 96]);
    }
  }
}

/** Horns on a head seen from the front, in its frame. */
export function drawWishedHorns(context: SKRSContext2D, halfHeight: number, lightSide: -1 | 1): void {
  for (const side of [-1, 1]) {
    const horn = limb(
      [
        [side * 0.16, -halfHeight * 0.84],
        [side * 0.24, -halfHeight - 0.2],
        [side * 0.18, -halfHeight - 0.4],
      ],
      [0.12, 0.09, 0.01],
    );
    modelled(context, horn, [238, 222, 190], { depth: 0.03, lightSide, outline: 0.014 });
  }
}

/** Spines along the back. */
export function drawWishedSpines(context: SKRSContext2D, { spine, spineWidths }: Skeleton, coat: Rgb): void {
  for (let spike = 0; spike < 9; spike++) {
    const [x, y, depth] = alongSpine(spine, spineWidths, (spike + 0.5) / 9);
    const top = y - depth * 0.46;
    const shape = polygon(pointsAt(x, top, '-0.035,0.02 -0.02,-0.11 0.035,0.02'));
    fill(context, shape, scale(coat, 0.6));
    line(context, `M${x - 0.02} ${top - 0.11}L${x} ${top}`, toCss(scale(coat, 0.4), 0.6), 0.006);
  }
}
