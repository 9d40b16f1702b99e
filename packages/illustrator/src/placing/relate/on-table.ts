import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lookOf } from '../cast/facing.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { partOf } from './parts.ts';
import { keepInside, resize } from './relate-places.ts';

/** How high a table may be, in heights of who stands at it. */
const LOWEST = 0.36;
const HIGHEST = 0.56;

/** Puts what somebody works at on a table before them, all of it in one row, so high that it comes to hand or eye. */
export function putOnTable(
  stage: Stage,
  one: Placement,
  things: readonly Placement[],
  { meet, object, size }: Frame,
): void {
  const [first] = things;
  if (!first || !isPerson(one) || first.footing === 'air') return;
  // Who bends over it may have come past its middle.
  const way = lookOf(one) === 'right' ? 1 : -1;
  const unit = standing(one);
  const ground = one.y + (one.lift ?? 0) + stage.height * 0.004;
  const [least, most] = size ?? [0.1, 0.3];
  for (const thing of things) {
    const told = (toldHeight(thing.request) / toldHeight(one.request)) ** 0.75;
    const height = unit * clamp(told, least, most);
    resize(thing, Math.min(height / thing.height, (unit * 0.42) / thing.width));
  }
  // What one looks into comes up to the eye.
  const eyed = object === 'microscope';
  const reached = partOf(one, eyed ? 'face' : (meet?.[0] ?? 'hand'), way).y + first.height * 0.8;
  const top = clamp(reached, ground - unit * HIGHEST, ground - unit * LOWEST);
  const row = things.reduce((sum, { width }) => sum + width * 1.08, 0);
  const breadth = Math.max(unit * 0.5, row + unit * 0.12);
  const near = one.x + way * unit * 0.1;
  const middle = clamp(near + (way * breadth) / 2, breadth * 0.5, stage.width - breadth * 0.5);
  let left = middle - way * breadth * 0.5 + way * unit * 0.06;
  for (const [index, thing] of things.entries()) {
    thing.x = left + (way * thing.width) / 2;
    left += way * thing.width * 1.08;
    thing.y = top;
    thing.lift = ground - top;
    thing.distance = Math.max(1, one.distance - 0.1);
    thing.rank = one.rank + 1 + index;
    thing.turn = 0;
    thing.stand = index === 0 ? { x: middle, y: ground, width: breadth } : undefined;
    if (eyed) {
      // Its eyepiece is on the side of the eye, right below it.
      thing.mirrored = way > 0;
      thing.x = partOf(one, 'face', way).x + way * (thing.width * 0.3 + unit * 0.03);
    }
    keepInside(stage, thing);
    if (eyed && thing.stand) thing.stand.x = thing.x + way * unit * 0.06;
  }
}
