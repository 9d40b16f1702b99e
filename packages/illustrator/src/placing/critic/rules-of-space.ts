import { clamp } from '../../core/maths.ts';
import type { SubjectClass } from '../../vocabulary/noun.types.ts';
import { distanceAt } from '../cast/footing.ts';
import { toldHeight } from '../cast/true-heights.ts';
import type { Placement } from '../plan/placement.types.ts';
import { isWater } from '../plan/water-spot.ts';
import type { Layout, Shape } from './critic.types.ts';
import { average, standing } from './rules-of-balance.ts';

/** Farther than this the ground under a foot is a slope behind, not what one stands on. */
const FAR = 400;

/** Share of the feet that have no ground under them. */
export function contact(layout: Layout): number {
  const { stage } = layout;
  const feet = standing(layout).filter(({ placement }) => placement.footing === 'ground' && !placement.lift);
  const isDry = !stage.water;
  return average(feet, ({ placement, box }) => {
    const places = [0.3, 0.5, 0.7].map((at) => box.left + (box.right - box.left) * at);
    const row = Math.min(stage.height - 1, Math.round(placement.y));
    const missing = places.filter(
      (x) => distanceAt(stage, x, row) >= FAR || (isDry && isWater(stage, Math.round(x), row)),
    );
    return missing.length / places.length;
  });
}

/** Bodies whose sizes everybody knows; a boat or a house may be any size. */
const KNOWN: readonly SubjectClass[] = [
  'animal',
  'person',
  'item',
  'sea-creature',
  'hat',
  'vehicle',
  'flying',
];
/** Nobody notices up to this factor; at this much more the rule is wholly broken. */
const UNNOTICED = 2;
const BROKEN = 4;

/** How far pairs that stand on the same ground are from their sizes in the world, seen from where they stand. */
export function trueSizes(layout: Layout): number {
  const bodies = standing(layout).filter(
    ({ placement }) =>
      KNOWN.includes(placement.request.noun.kind) && ['ground', 'table', 'float'].includes(placement.footing),
  );
  const pairs = bodies.flatMap((a, index) =>
    bodies
      .slice(index + 1)
      .filter((b) => a.placement.subject !== b.placement.subject)
      .map((b) => [a, b] as const),
  );
  return average(pairs, ([a, b]) => {
    const off = Math.abs(Math.log(sizeInWorld(layout, a) / sizeInWorld(layout, b)));
    return clamp((off - Math.log(UNNOTICED)) / Math.log(BROKEN), 0, 1);
  });
}

/** Its height on the picture over its height in nature, moved to one distance: the same for all when sizes are true. */
function sizeInWorld({ stage }: Layout, { placement }: Shape): number {
  const below = Math.max(stage.height * 0.04, placement.y - stage.horizon);
  return placement.height / (placement.drawing.units ?? 1) / toldHeight(placement.request) / below;
}

function hasHead({ request }: Placement): boolean {
  return request.noun.kind === 'person' || request.noun.kind === 'animal';
}

/** Share of heads that the horizon runs through. */
export function horizonOffHeads(layout: Layout): number {
  const { stage } = layout;
  if (stage.indoor || stage.floating) return 0;
  const heads = standing(layout).filter(({ placement }) => hasHead(placement) && !placement.fixed);
  return average(heads, ({ head }) => Number(head.top < stage.horizon && head.bottom > stage.horizon));
}

/** Share of the moon that is told of and that somebody stands before. */
export function moonHidden({ stage, shapes }: Layout): number {
  if (!stage.palette.night || !stage.brief.features.has('full-moon') || stage.indoor) return 0;
  const radius = Math.min(stage.width, stage.height) * 0.1;
  const covered = shapes.map(({ box: { left, right, top, bottom } }) => {
    const across = Math.min(right, stage.sun.x + radius) - Math.max(left, stage.sun.x - radius);
    const down = Math.min(bottom, stage.sun.y + radius) - Math.max(top, stage.sun.y - radius);
    return (Math.max(0, across) * Math.max(0, down)) / (4 * radius * radius);
  });
  return Math.min(1, Math.max(0, ...covered));
}
