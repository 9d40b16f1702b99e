import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { turnTowards } from '../cast/facing.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { isSmallMount } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { broadestOf, keepInside, resize } from './relate-places.ts';

/** From this share of their own height on somebody works before a thing rather than beside it. */
const LARGE = 0.75;
/** Its height at most, of the picture's. */
const TALLEST = 0.8;
/** How far it rises at least above whoever works at it, where it does so in life. */
const LEAST_ABOVE = 1.16;
/** How far from its middle they stand, of its breadth. */
const ASIDE = 0.3;

/** Whether what is worked on is no less than whoever does it: a train, a ship; or a fence. */
export function isLargeWork(one: Placement, other: Placement): boolean {
  const { barrier, surface } = other.request.noun;
  if (barrier && !surface) return true;
  if (isSmallMount(other)) return false;
  return isLargeThing(other) && toldHeight(other.request) >= toldHeight(one.request) * LARGE;
}

function isLargeThing({ request: { noun } }: Placement): boolean {
  return ['vehicle', 'boat', 'building', 'flying'].includes(noun.kind);
}

/** As large as it is beside who works on it, who stands close before it; what has no room goes on beyond the edge. */
export function workAt(stage: Stage, one: Placement, other: Placement, index: number): void {
  const way = one.x <= other.x ? 1 : -1;
  const told = toldHeight(other.request) / toldHeight(one.request);
  const tall = standing(one) * told;
  const fit = Math.min(tall, stage.height * TALLEST) / other.height;
  resize(other, Math.min(fit, (stage.width * broadestOf(other)) / other.width));
  // Where the picture has no room for more, whoever works gives way.
  resize(one, Math.min(1, other.height / (standing(one) * Math.min(told, LEAST_ABOVE))));
  other.fixed = true;
  const half = Math.min(other.width / 2, stage.width / 2);
  const seen = Math.min(other.width, stage.width);
  other.x = clamp(other.x, half, stage.width - half);
  const side = (index % 2 === 0 ? -way : way) as -1 | 1;
  one.x = other.x + side * seen * ASIDE;
  one.y = clamp(other.y + stage.height * 0.02, one.height, stage.height * 0.97);
  other.y = one.y - stage.height * 0.02;
  one.distance = other.distance * 0.96;
  one.rank = other.rank + 1;
  turnTowards(one, one.x - side);
  keepInside(stage, one);
}
