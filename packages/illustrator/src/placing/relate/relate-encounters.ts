import type { Pose } from '../../brief/brief.types.ts';
import { isLiving } from '../../brief/reading/subjects/living.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lookOf, turnTowards } from '../cast/facing.ts';
import { isGiant, toldHeight } from '../cast/true-heights.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { keepInside, keepPairInside, resize, standAlike } from './relate-places.ts';

/** Turns one towards what it looks at; what is looked at from near by stands at its own side. */
export function lookAt(stage: Stage, placement: Placement, other: Placement): void {
  if (
    standAlike(placement, other) &&
    Math.abs(other.x - placement.x) < (placement.width + other.width) * 0.42
  ) {
    const fit = Math.min(1, (stage.width * 0.92) / (placement.width + other.width));
    resize(placement, fit);
    resize(other, fit);
    const side = placement.x < stage.width / 2 ? 1 : -1;
    other.x = placement.x + side * ((placement.width + other.width) / 2 + stage.width * 0.03);
    keepPairInside(stage, other, placement, side);
  }
  turnTowards(placement, other.x);
  if (isFreeToLook(stage, other)) turnTowards(other, placement.x);
}

/** Whoever is looked at and has nothing else to do looks back. */
function isFreeToLook({ brief }: Stage, { request, subject }: Placement): boolean {
  const busy = brief.relations.some(
    (relation) => relation.subject === subject && relation.object !== subject,
  );
  return isLiving(request) && !busy && (!request.pose || RESTING.has(request.pose));
}

const RESTING: ReadonlySet<Pose> = new Set<Pose>(['standing', 'sitting', 'flying', 'lying']);

/** Face to face on one line, near enough to touch; the smaller one is not lost beside the larger. */
export function fight(stage: Stage, placement: Placement, other: Placement, index: number): void {
  evenOut(placement, other);
  evenOut(other, placement);
  // The broader one gives way first, so that the slimmer stays readable.
  for (const one of [placement, other]) {
    const widest = stage.width * 0.6;
    if (one.width > widest) resize(one, widest / one.width);
  }
  const total = placement.width + other.width;
  const fit = Math.min(1, (stage.width * 0.97) / total);
  resize(placement, fit);
  resize(other, fit);
  const foot = Math.max(placement.y, other.y);
  const side = index % 2 === 0 ? 1 : -1;
  const middle = clamp((placement.x + other.x) / 2, stage.width * 0.42, stage.width * 0.58);
  const own = placement.x <= other.x ? -side : side;
  const reach = (placement.width + other.width) / 2 - Math.min(placement.width, other.width) * 0.04;
  if (index === 0) other.x = middle - (own * reach * placement.width) / (placement.width + other.width);
  placement.x = other.x + own * reach;
  if (other.footing !== 'air' && placement.footing !== 'air') {
    placement.y = foot;
    other.y = foot + (index === 0 ? stage.height * 0.004 : 0);
  } else comeDown(placement, other);
  keepPairInside(stage, placement, other, own as 1 | -1);
  turnTowards(placement, other.x);
  turnTowards(other, placement.x);
}

/** Who attacks from the air does it from just above the other's head. */
function comeDown(one: Placement, other: Placement): void {
  const [high, low] = one.footing === 'air' ? [one, other] : [other, one];
  high.y = Math.max(high.y, low.y - low.height * 0.45);
}

/** The smaller of two is not lost beside the larger; a giant is no dwarf beside anything. */
function evenOut(one: Placement, other: Placement): void {
  const least = other.height * (isGiant(one.request) ? 0.9 : 0.48);
  if (one.height < least) resize(one, least / one.height);
}

/** A place that was too narrow for a cow made a calf of her, and one beside a crocodile a dwarf of a dentist. */
export function growToTruth(one: Placement, { request, height, drawing }: Placement): void {
  const ratio = toldHeight(one.request) / toldHeight(request);
  const most = isPerson(one) ? 2.6 : 1.2;
  const wanted = (height / (drawing.units ?? 1)) * Math.min(ratio, most) ** 0.85;
  resize(one, clamp((wanted * (one.drawing.units ?? 1)) / one.height, 1, 1.9));
}

/** One behind the other, both the same way: the hunted are ahead, or those who are led behind. */
export function chase(
  stage: Stage,
  placement: Placement,
  hunted: readonly Placement[],
  index: number,
  calmly: boolean,
): void {
  const first = hunted[0];
  if (!first) return;
  if (calmly) {
    growToTruth(placement, first);
    for (const one of hunted) growToTruth(one, placement);
  } else evenOut(placement, first);
  const way = lookOf(first) === 'right' ? 1 : -1;
  const leaders = hunted.reduce((sum, { width }) => sum + width, 0);
  const gap = stage.width * 0.04;
  const total = leaders + placement.width + gap;
  const fit = Math.min(1, (stage.width * 0.96) / total);
  resize(placement, fit);
  const left = (stage.width - total * fit) / 2;
  const at = (along: number) => (way > 0 ? left + along * fit : stage.width - left - along * fit);
  placement.x = at(placement.width / fit / 2) - way * index * placement.width * 0.5;
  let along = placement.width / fit + gap;
  for (const one of hunted) {
    one.x = at(along + one.width / 2);
    along += one.width;
    if (fit < 1) resize(one, fit);
    one.mirrored = (lookOf(one) === 'right') === way > 0 ? one.mirrored : !one.mirrored;
    keepInside(stage, one);
  }
  if (placement.footing === first.footing && placement.footing !== 'air')
    placement.y = first.y + stage.height * 0.02 * (index + 1);
  keepInside(stage, placement);
  turnTowards(placement, first.x);
}

/** The side to lean on: away from the other's head, or the side it stands on already. */
function leaningSide(placement: Placement, other: Placement): 1 | -1 {
  if (other.drawing.anchors.face && other.drawing.facing !== 'front')
    return lookOf(other) === 'right' ? -1 : 1;
  return placement.x >= other.x ? 1 : -1;
}

const TREE_ABOVE = 1.9;

/** Tilted a little, its upper end against the other. */
export function leanOn(stage: Stage, placement: Placement, other: Placement): void {
  const side = leaningSide(placement, other);
  if (other.height < placement.height) resize(other, Math.min(1.6, (placement.height * 1.15) / other.height));
  const tree = other.request.noun.kind === 'tree';
  // A tree is a tree above whoever rests at its foot.
  const tall = Math.min(standing(placement) * TREE_ABOVE, stage.height * 0.9);
  if (tree && other.height < tall) resize(other, tall / other.height);
  other.y = Math.max(other.y, Math.min(stage.height * 0.9, other.height + stage.height * 0.02));
  const broad = !tree && other.width > placement.width * 1.5;
  // A tree is leant on at its trunk.
  const core = tree ? other.width * 0.12 : other.width;
  placement.x = other.x + side * (broad ? other.width * 0.4 : (core + placement.width) * 0.42);
  placement.y = broad ? other.y + stage.height * 0.015 : other.y;
  placement.distance = other.distance * 0.96;
  placement.rank = other.rank + 1;
  placement.turn = -side * (broad ? 0.06 : 0.16);
  keepPairInside(stage, placement, other, side);
  keepInside(stage, placement);
}
