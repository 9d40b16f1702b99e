import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lookOf, turnTowards } from '../cast/facing.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { type Placement, standing } from '../plan/placement.types.ts';

/** Moves a placement until it is wholly in the picture. */
export function keepInside(stage: Stage, placement: Placement): void {
  const margin = Math.min(placement.width / 2 + stage.width * 0.024, stage.width / 2);
  placement.x = clamp(placement.x, margin, Math.max(margin, stage.width - margin));
  placement.y = clamp(placement.y, placement.height + stage.height * 0.01, stage.height * 0.985);
}

export function resize(placement: Placement, factor: number): void {
  placement.width *= factor;
  placement.height *= factor;
}

/** Below a crown, below a waterline, below what flies, or peeping out from below a piece of furniture. */
export function moveUnder(stage: Stage, placement: Placement, other: Placement, index: number): void {
  if (other.footing === 'water') sinkUnder(stage, placement, other);
  else if (other.footing === 'air') placement.x = other.x;
  else if (other.request.noun.roomBelow) slipUnder(stage, placement, other, index);
  else shelterUnder(stage, placement, other, index);
  keepInside(stage, placement);
}

function sinkUnder(stage: Stage, placement: Placement, other: Placement): void {
  // The boat moves up to the far water, so that the deep below it is seen.
  const surface = stage.horizon + (stage.height - stage.horizon) * 0.2;
  other.y = Math.min(other.y, Math.max(surface, other.height + stage.height * 0.02));
  other.distance = Math.max(other.distance, 14);
  const room = stage.height * 0.95 - other.y;
  // What is under a boat is the surprise of the picture: larger than the boat where nature allows.
  if (toldHeight(placement.request) > 1) {
    const broad = Math.max(placement.width, other.width * 1.9);
    resize(placement, broad / placement.width);
  }
  if (placement.height > room) resize(placement, room / placement.height);
  if (placement.width > stage.width * 0.84) resize(placement, (stage.width * 0.84) / placement.width);
  placement.x = other.x + (stage.width / 2 - other.x) * 0.6;
  placement.y = Math.min(stage.height * 0.96, other.y + placement.height + stage.height * 0.03);
  placement.footing = 'float';
}

function slipUnder(stage: Stage, placement: Placement, other: Placement, index: number): void {
  if (other.request.noun.kind === 'building') {
    standInArch(stage, placement, other, index);
    return;
  }
  const least = Math.min(stage.width, stage.height) * 0.42;
  if (other.height < least) resize(other, Math.min(least / other.height, (stage.width * 0.86) / other.width));
  keepInside(stage, other);
  const tallest = other.height * 0.42;
  if (placement.height > tallest) resize(placement, tallest / placement.height);
  const widest = other.width * 0.6;
  if (placement.width > widest) resize(placement, widest / placement.width);
  placement.x = other.x + (index % 2 === 0 ? 0.05 : -0.3) * other.width;
  placement.y = other.y + placement.height * 0.16;
  placement.distance = other.distance * 0.98;
  placement.rank = other.rank + 1;
}

/** The middle arches of a bridge, by the breadth of the bridge. */
const ARCHES = [0, 0.2, -0.2] as const;

/** A bridge over somebody goes on beyond the picture, or they would be lost in its arches. */
function standInArch(stage: Stage, placement: Placement, other: Placement, index: number): void {
  const broad = stage.width * 1.7;
  if (other.width < broad) resize(other, broad / other.width);
  other.x = stage.width / 2;
  resize(
    placement,
    (other.height * Math.min(0.66, 0.3 + toldHeight(placement.request) * 0.22)) / placement.height,
  );
  const widest = stage.width * 0.5;
  if (placement.width > widest) resize(placement, widest / placement.width);
  placement.x = other.x + ARCHES[index % ARCHES.length]! * other.width;
  placement.y = other.y + placement.height * 0.12;
  placement.distance = other.distance * 0.98;
  placement.rank = other.rank + 1;
}

function shelterUnder(stage: Stage, placement: Placement, other: Placement, index: number): void {
  // A tree over a sleeping fox is still a tree.
  const times = clamp((toldHeight(other.request) / toldHeight(placement.request)) ** 0.4, 1.75, 2.7);
  const needed = Math.max(placement.height * times, stage.height * 0.6);
  const room = stage.height * 0.93;
  if (other.height < needed) resize(other, Math.max(1, Math.min(needed, room) / other.height));
  other.y = Math.max(other.y, Math.min(stage.height * 0.86, other.height + stage.height * 0.02));
  keepInside(stage, other);
  if (other.height < placement.height * times * 0.86)
    resize(placement, other.height / (placement.height * times * 0.86));
  const side = (other.x < stage.width / 2 ? 1 : -1) * (index % 2 === 0 ? 1 : -1);
  const beside = 0.2 + Math.floor(index / 2) * 0.16;
  placement.x = other.x + side * (other.width * beside + placement.width * 0.24);
  placement.y = other.y + stage.height * (0.02 + 0.015 * (index % 3));
  placement.distance = other.distance * 0.94;
  placement.rank = other.rank + 1;
}

function sideOf(stage: Stage, other: Placement, index: number): 1 | -1 {
  const towardsMiddle = other.x < stage.width / 2 ? 1 : -1;
  return (index % 2 === 0 ? towardsMiddle : -towardsMiddle) as 1 | -1;
}

/** Behind a fence or a table one is seen from the waist up, in its middle. */
function standBehindBarrier(stage: Stage, placement: Placement, other: Placement): void {
  const broad = Math.min(stage.width * 0.94, placement.width * 1.6);
  if (other.width < broad) resize(other, broad / other.width);
  const tallest = placement.height * 0.5;
  if (other.height > tallest) other.height = tallest;
  keepInside(stage, other);
  placement.x = other.x;
  placement.y = other.y - other.height * 0.12;
  placement.distance = other.distance * 1.05;
  keepInside(stage, placement);
}

export function moveBehind(stage: Stage, placement: Placement, other: Placement, index: number): void {
  if (placement.footing === 'air') return;
  if (other.request.noun.barrier) {
    standBehindBarrier(stage, placement, other);
    return;
  }
  const tall = placement.height > other.height * 1.5;
  // What towers over the nearer one is seen above it; a smaller one must look out beside it.
  const shift = tall ? other.width * 0.22 : other.width * 0.5 + placement.width * 0.16;
  placement.x = other.x + sideOf(stage, other, index) * shift;
  placement.y = Math.min(placement.y, other.y - (other.y - stage.horizon) * 0.3);
  placement.distance = Math.max(placement.distance, other.distance * 1.25);
  keepInside(stage, placement);
}

export function moveInFront(stage: Stage, placement: Placement, other: Placement, index: number): void {
  if (placement.footing === 'air') return;
  if (isVehicleOf(placement, other)) {
    standBeforeVehicle(stage, placement, other);
    return;
  }
  const building = other.request.noun.kind === 'building';
  const wide = building || other.width > placement.width * 2.4;
  // Before something broad one may stand anywhere; before a slim thing only beside its middle.
  const shift = wide
    ? other.width * (0.2 + 0.14 * index)
    : other.width * 0.32 + placement.width * (0.42 + 0.3 * Math.floor(index / 2));
  placement.x = other.x + sideOf(stage, other, index) * shift;
  placement.y = Math.max(placement.y, other.y + (stage.height - other.y) * (building ? 0.5 : 0.26));
  placement.distance = Math.min(placement.distance, other.distance * 0.8);
  keepInside(stage, placement);
}

/** Whether somebody meets a car or what is larger. */
export function isVehicleOf({ request }: Placement, other: Placement): boolean {
  const { kind } = request.noun;
  const lives = kind === 'person' || kind === 'animal';
  return lives && other.request.noun.kind === 'vehicle' && toldHeight(other.request) > LOWEST_CAR;
}

/** Of cars and what is larger, metres. */
const LOWEST_CAR = 1.3;
/** A train goes on beyond the edges, but most of it is seen, and a car or a tractor wholly: breadths of the picture. */
const BROADEST = { long: 1.4, short: 0.95 };
/** From this height on what is long may go on beyond the edges, metres. */
const TALL = 2;
/** Metres. */
const GROWN_UP = 1.7;
/** So small may somebody be beside a train and still be named, of the picture's height. */
const LEAST_BESIDE = 0.22;

/** Of the picture's breadth. */
export function broadestOf({ request, width, height }: Placement): number {
  return width > height * 2 && toldHeight(request) > TALL ? BROADEST.long : BROADEST.short;
}

/** A bus or a truck is as tall as it is beside people; what of it the picture has no room for goes on beyond the edge. */
export function standBeforeVehicle(stage: Stage, placement: Placement, other: Placement): void {
  // Figures tell how much shorter than a grown-up they are.
  const own = placement.request.noun.kind === 'person' ? GROWN_UP : toldHeight(placement.request);
  const tall = (standing(placement) * toldHeight(other.request)) / own;
  resize(other, Math.min(tall, stage.height * 0.8) / other.height);
  resize(other, Math.min(1, (stage.width * broadestOf(other)) / other.width));
  const least = Math.min(1, (stage.height * LEAST_BESIDE) / placement.height);
  resize(placement, Math.max(least, Math.min(1, other.height / tall)));
  other.fixed = true;
  const half = other.width * 0.42;
  if (half < stage.width / 2) other.x = clamp(other.x, half, stage.width - half);
  else other.x = stage.width / 2;
  other.y = Math.min(other.y, placement.y - stage.height * 0.04);
  other.distance = Math.max(other.distance, placement.distance * 1.2);
  placement.x = clamp(placement.x, stage.width * 0.3, stage.width * 0.7);
  keepInside(stage, placement);
  // Who runs beside a train runs its way.
  if (placement.request.pose === 'running' && lookOf(placement) !== lookOf(other))
    placement.mirrored = !placement.mirrored;
}

/** A building stays where it is: trees stand at its sides, everything else before it. */
export function gatherAround(stage: Stage, building: Placement, others: readonly Placement[]): void {
  for (const [index, other] of others.entries()) {
    if (other.request.noun.kind === 'building') moveBeside(stage, other, building, index);
    else if (other.request.noun.kind === 'tree') {
      const tallest = Math.max(building.height * 1.15, stage.height * 0.3);
      if (other.height > tallest) resize(other, tallest / other.height);
      const side = sideOf(stage, building, index);
      other.x = building.x + side * (building.width * 0.5 + other.width * 0.36);
      other.y = building.y + stage.height * 0.02;
      other.distance = building.distance * 0.97;
      keepInside(stage, other);
    } else moveInFront(stage, other, building, index);
  }
}

export function moveBeside(stage: Stage, placement: Placement, other: Placement, index: number): void {
  if (!standAlike(placement, other)) return;
  if (isVehicleOf(placement, other)) {
    standBeforeVehicle(stage, placement, other);
    return;
  }
  if (isVehicleOf(other, placement)) {
    standBeforeVehicle(stage, other, placement);
    return;
  }
  // A building stays on its hill; who is near it stands before it, to one side.
  if (other.request.noun.kind === 'building') {
    moveInFront(stage, placement, other, index);
    return;
  }
  beTall(placement, other);
  beTall(other, placement);
  const total = placement.width + other.width;
  const fit = Math.min(1, (stage.width * 0.95) / total);
  resize(placement, fit);
  resize(other, fit);
  const gap = (placement.width + other.width) / 2 + betweenThem(stage, placement, other);
  const side = sideOf(stage, other, index);
  placement.x = other.x + side * gap * (1 + 0.6 * Math.floor(index / 2));
  placement.y = other.y + stage.height * 0.012 * (index % 2 === 0 ? 1 : -1);
  keepPairInside(stage, placement, other, side);
  // Those on both sides of a thing are there for its sake.
  if (!facesAway(placement)) turnTowards(placement, other.x);
}

/** A horse is no smaller than whoever stands beside it, though its place was narrow; both give way to the picture then. */
function beTall(beast: Placement, { request, height, drawing }: Placement): void {
  const ratio = toldHeight(beast.request) / toldHeight(request);
  const person = request.noun.kind === 'person' && !request.pose;
  if (!person || beast.request.noun.kind !== 'animal' || ratio < 1 || beast.request.count > 1) return;
  const wanted = (height / (drawing.units ?? 1)) * Math.min(ratio, 1.6) ** 0.7;
  if (beast.height < wanted) resize(beast, wanted / beast.height);
}

/** On one ground, as things in a room are with whoever stands there. */
export function standAlike(one: Placement, other: Placement): boolean {
  const onFloor = ({ footing }: Placement) => footing === 'ground' || footing === 'table';
  return one.footing === other.footing || (onFloor(one) && onFloor(other));
}

/** Whoever sits at a table has their knees under it; others stand clear of each other. */
function betweenThem(stage: Stage, placement: Placement, other: Placement): number {
  const atTable =
    placement.request.pose === 'sitting' && /table|desk|board|piano/.test(other.request.noun.name);
  return atTable ? -Math.min(placement.width * 0.36, other.width * 0.24) : stage.width * 0.015;
}

function facesAway({ request }: Placement): boolean {
  return request.fromBehind === true || request.pose === undefined;
}

/** A pair that is too wide for its place moves together. */
export function keepPairInside(stage: Stage, placement: Placement, other: Placement, side: 1 | -1): void {
  const overRight = placement.x + placement.width / 2 - stage.width * 0.99;
  const overLeft = stage.width * 0.01 - (placement.x - placement.width / 2);
  const over = side > 0 ? overRight : overLeft;
  if (over > 0) {
    placement.x -= side * over;
    const room = side > 0 ? other.x - other.width / 2 : stage.width - other.x - other.width / 2;
    other.x -= side * Math.max(0, Math.min(over, room));
  }
  keepInside(stage, other);
}
