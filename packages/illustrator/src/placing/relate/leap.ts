import type { Frame } from '../../brief/relation-frames/frame.types.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lookOf, turnTowards } from '../cast/facing.ts';
import type { Placement } from '../plan/placement.types.ts';
import { keepInside, resize } from './relate-places.ts';

/** In the air over, in or before what is leapt; its shadow stays on the ground below. */
export function leap(stage: Stage, one: Placement, other: Placement, { aim, size }: Frame): void {
  if (size) resize(other, clamp(other.height, one.height * size[0], one.height * size[1]) / other.height);
  // What is flat is measured by its breadth.
  resize(other, Math.min(1, (one.height * 1.5) / other.width));
  if (other.footing !== 'water') other.y = Math.max(other.y, stage.height * 0.84);
  fitBelow(stage, one, other);
  other.x = clamp(other.x, stage.width * 0.36, stage.width * 0.64);
  keepInside(stage, other);
  const way = lookOf(one) === 'right' ? 1 : -1;
  const aside = way * (other.width * 0.3 + one.width * 0.3);
  one.x = other.x - (aim === 'into' ? aside : aim === 'out' ? -aside * 0.6 : 0);
  const feet =
    aim === 'through' ? 0.5 * other.height - 0.5 * one.height : other.height * (aim === 'over' ? 1.04 : 1.1);
  // The shadow falls in the middle of what is flat.
  const flat = other.height < other.width * 0.3;
  const ground = flat ? other.y - other.height * 0.5 : other.y + stage.height * 0.004;
  one.y = ground - feet;
  one.turn = aim === 'into' ? way * 0.35 : aim === 'out' ? way * -0.4 : 0;
  one.distance = other.distance * 0.97;
  one.rank = other.rank + 1;
  keepInside(stage, one);
  if (aim !== 'over') turnTowards(one, other.x + way);
  if (one.footing === 'water') one.footing = 'air';
  one.lift = Math.max(0, ground - one.y);
}

/** Whoever leaps is in the picture wholly, above the other. */
function fitBelow(stage: Stage, one: Placement, other: Placement): void {
  const room = (stage.height * 0.84) / (one.height + other.height * 1.1);
  if (room >= 1) return;
  resize(one, room);
  resize(other, room);
}

/** Above what is flown over, wholly in the picture; what reaches too high becomes smaller. */
export function flyOver(stage: Stage, one: Placement, other: Placement): void {
  if (one.footing !== 'air') return;
  const roof = Math.max(stage.height * 0.34, Math.min(one.height * 1.2, stage.height * 0.5));
  // What stands on a high hill comes down from it, or nobody could be seen above it.
  if (other.footing !== 'air')
    other.y = Math.max(other.y, Math.min(roof + other.height * 0.8, stage.height * 0.86));
  const tallest = (other.y - roof) * 1.25;
  if (other.height > tallest && tallest > 0) resize(other, Math.max(0.6, tallest / other.height));
  one.y = Math.min(one.y, other.y - other.height * 0.72);
  if (one.height > one.y - stage.height * 0.02)
    resize(one, Math.max(0.5, (one.y - stage.height * 0.02) / one.height));
  one.x += (other.x - one.x) * 0.5;
  keepInside(stage, one);
}

/** In the middle, those on either side turned inwards. */
export function standBetween(stage: Stage, one: Placement, sides: readonly Placement[]): void {
  const total = one.width + sides.reduce((sum, { width }) => sum + width, 0);
  const fit = Math.min(1, (stage.width * 0.96) / total);
  for (const each of [one, ...sides]) resize(each, fit);
  one.x = stage.width / 2;
  const reach: [left: number, right: number] = [one.width * 0.46, one.width * 0.46];
  for (const [index, side] of sides.entries()) {
    const at = index % 2;
    const way = at === 0 ? -1 : 1;
    side.x = one.x + way * (reach[at]! + side.width / 2);
    reach[at] = reach[at]! + side.width * 0.9;
    if (side.footing === one.footing && side.footing !== 'air') side.y = one.y - stage.height * 0.006;
    turnTowards(side, one.x);
    keepInside(stage, side);
  }
}
