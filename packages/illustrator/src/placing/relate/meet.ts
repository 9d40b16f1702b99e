import type { Frame, Part } from '../../brief/relation-frames/frame.types.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { lookOf } from '../cast/facing.ts';
import { isGiant, toldHeight } from '../cast/true-heights.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { pointOn } from '../render/lights.ts';
import { gripOf, partOf } from './parts.ts';
import { growToTruth } from './relate-encounters.ts';
import { isVehicleOf, keepInside, resize, standBeforeVehicle } from './relate-places.ts';
import { isLargeWork, workAt } from './work-at.ts';

/** How much a partner may grow or shrink so that hands find hands. */
const FITTING = { least: 0.86, most: 1.16 };
/** Those who touch these stand in each other's arms. */
const EMBRACED: ReadonlySet<Part> = new Set<Part>(['neck', 'mouth', 'top']);
/** Between the bodies of two people in each other's arms, in heights of the smaller one. */
const IN_ARMS = 0.27;
const HAND_IN_HAND = 0.36;
/** Of the height of a person: dogs and crocodiles, but no horse. */
const FLAT = 0.5;
/** From the body of whoever takes something to the hand that holds it out. */
const AT_ARMS_LENGTH = 0.3;

/** Brings two together on one ground, turned as the frame says, until the parts it names touch. */
export function meet(
  stage: Stage,
  one: Placement,
  other: Placement,
  frame: Frame,
  { index = 0, first = one }: { index?: number; first?: Placement } = {},
): void {
  const way = wayFrom(first, other, index);
  turn(one, way);
  turn(other, frame.look === 'same-way' ? way : (-way as -1 | 1));
  if (frame.worked && isLargeWork(one, other)) {
    workAt(stage, one, other, index);
    return;
  }
  if (!frame.meet && isVehicleOf(other, one)) {
    standBeforeVehicle(stage, other, one);
    return;
  }
  fitSizes(stage, one, other, frame);
  standTogether(stage, one, other, frame);
  // Hands of people find each other by their arms.
  const byArms = frame.meet?.[1] === 'hand' && isPerson(one) && isPerson(other);
  if (frame.meet && isAlive(other) && !byArms) fitHeights(one, other, frame.meet, way);
  for (let round = 0; round < 2; round++) {
    const gap = distanceAcross(one, other, frame, way) - way * Math.floor(index / 2) * one.width * 0.6;
    // The first has come to the other; the next go where the other is now.
    const share = index === 0 ? 0.5 : 1;
    one.x += gap * share;
    other.x -= gap * (1 - share);
    if (index === 0) keepTogether(stage, one, other);
    else keepInside(stage, one);
  }
  reachUp(stage, one, other, frame, way);
}

/** All who come to the same one are as large as they are beside each other, and all of them are in the picture. */
export function meetAll(stage: Stage, ones: readonly Placement[], other: Placement, frame: Frame): void {
  if (frame.worked && isLargeWork(ones[0]!, other)) return;
  const own = ones.map((one) => standing(one) / toldHeight(one.request) ** 0.8);
  const least = Math.min(...own);
  for (const [index, one] of ones.entries()) resize(one, least / own[index]!);
  const total = ones.reduce((sum, { width }) => sum + width, other.width);
  const fit = Math.min(1, (stage.width * 0.97) / total);
  for (const one of [...ones, other]) resize(one, fit);
  for (const [index, one] of ones.entries()) meet(stage, one, other, frame, { index, first: ones[0] });
  const left = Math.min(...[...ones, other].map(({ x, width }) => x - width / 2));
  const right = Math.max(...[...ones, other].map(({ x, width }) => x + width / 2));
  const shift = Math.max(0, stage.width * 0.01 - left) - Math.max(0, right - stage.width * 0.99);
  for (const one of [...ones, other]) one.x += shift;
}

/** Where the other one is for the first who comes; the next who come to the same one come from the other side. */
function wayFrom(first: Placement, other: Placement, index: number): -1 | 1 {
  const way = first.x <= other.x ? 1 : -1;
  return (index % 2 === 0 ? way : -way) as -1 | 1;
}

/** Whoever stands with another may be shown the other way round, faces and all. */
function turn(placement: Placement, way: -1 | 1): void {
  const { drawing, request } = placement;
  const fixed =
    drawing.facing === 'front' &&
    (request.noun.drawing.from !== 'procedure' || request.noun.kind === 'building');
  if (!fixed && (lookOf(placement) === 'right') !== way > 0) placement.mirrored = !placement.mirrored;
}

function fitSizes(stage: Stage, one: Placement, other: Placement, { size }: Frame): void {
  if (size) {
    const tall = standing(one);
    // A car is long, and its place was too narrow for its true height.
    const told = toldHeight(other.request) / toldHeight(one.request);
    const { kind } = other.request.noun;
    const isTrue = (kind === 'vehicle' || (kind === 'animal' && told > 0.8)) && !isGiant(one.request);
    const height = clamp(isTrue ? tall * told : other.height, tall * size[0], tall * size[1]);
    const broadest = kind === 'vehicle' ? stage.width * 0.62 : tall * size[1] * 1.8;
    resize(other, Math.min(height / other.height, broadest / other.width));
  }
  if (isPerson(one) && isPerson(other)) matchPeople(one, other);
  else if (!size && isAlive(one) && isAlive(other)) {
    for (const [own, their] of [
      [one, other],
      [other, one],
    ] as const) {
      const before = own.height;
      growToTruth(own, their);
      // What is long grows no further than leaves room for whoever is with it.
      const room = (stage.width * 0.97 - their.width) / own.width;
      const isFlat = toldHeight(own.request) < toldHeight(their.request) * FLAT;
      if (isPerson(their) && isFlat) resize(own, clamp(room, before / own.height, 1));
    }
  }
  const fit = Math.min(1, (stage.width * 0.97) / (one.width + other.width));
  resize(one, fit);
  resize(other, fit);
}

const waistOf = (placement: Placement): number =>
  pointOn(placement, placement.drawing.anchors.waist ?? { x: 0.5, y: 0.5 }).x;

/** Raised arms and spread skirts do not make anybody taller. */
function matchPeople(one: Placement, other: Placement): void {
  const wanted = (toldHeight(other.request) / toldHeight(one.request)) ** 0.8;
  resize(other, (standing(one) * wanted) / standing(other));
}

const isAlive = ({ request, footing }: Placement): boolean =>
  request.noun.kind === 'person' ||
  request.noun.kind === 'animal' ||
  (request.noun.kind === 'flying' && footing === 'ground');
const isLoose = ({ footing }: Placement): boolean => footing === 'air' || footing === 'float';

function standTogether(stage: Stage, one: Placement, other: Placement, frame: Frame): void {
  other.distance = one.distance = Math.min(one.distance, other.distance);
  one.rank = other.rank + 1;
  if (isLoose(one) || isLoose(other) || one.footing !== other.footing) return;
  const ground = Math.max(one.y + (one.lift ?? 0), other.y + (other.lift ?? 0));
  other.y = ground - (other.lift ?? 0);
  // A thing is before whoever puts their arms around it.
  const behind = frame.hands === 'embrace' && !isAlive(other) ? -1 : 1;
  one.y = ground - (one.lift ?? 0) + behind * stage.height * 0.002;
}

/** The other one grows or shrinks a little about its foot so that the parts come to one height. */
function fitHeights(
  one: Placement,
  other: Placement,
  [own, theirs]: NonNullable<Frame['meet']>,
  way: -1 | 1,
): void {
  if (isLoose(one) || isLoose(other)) return;
  const wanted = other.y - partOf(one, own, way).y;
  const now = other.y - partOf(other, theirs, -way as -1 | 1).y;
  if (now > 0 && wanted > 0) resize(other, clamp(wanted / now, FITTING.least, FITTING.most));
}

/** Along somebody who lies one may stand anywhere. */
const isLying = ({ request: { pose } }: Placement): boolean => pose === 'lying' || pose === 'sleeping';

/** Half the breadth of a body without its arms; those of a robot hang beside it. */
function trunkOf(placement: Placement): number {
  const { width, drawing, request } = placement;
  if (isPerson(placement)) return width * (drawing.headWidth ?? 0.4) * 0.5;
  return width * (request.noun.kind === 'animal' || request.noun.kind === 'person' ? 0.42 : 0.3);
}

function distanceAcross(one: Placement, other: Placement, frame: Frame, way: -1 | 1): number {
  const { hands } = frame;
  const held = hands === 'dance' || hands === 'clasp' || (hands === 'embrace' && frame.meet?.[0] !== 'mouth');
  if (held && isPerson(one) && isPerson(other)) {
    const apart = (hands === 'clasp' ? HAND_IN_HAND : IN_ARMS) * Math.min(standing(one), standing(other));
    return waistOf(other) - way * apart - waistOf(one);
  }
  if (hands === 'take' && isPerson(other))
    return waistOf(other) - way * AT_ARMS_LENGTH * standing(other) - partOf(one, 'hand', way).x;
  if (frame.meet) {
    const [own, theirs] = frame.meet;
    const side = -way as -1 | 1;
    const hand = partOf(one, own, way);
    const edge = own === 'hand' && theirs === 'edge';
    const met = (edge ? gripOf(other, hand, side) : partOf(other, theirs, side)).x - hand.x;
    if (isLying(other)) return met;
    // Hands that hang close to the body would have the bodies stand in each other.
    const trunks =
      (trunkOf(one) + trunkOf(other)) *
      (EMBRACED.has(theirs) && other.request.noun.kind !== 'animal' ? 0.4 : 1);
    const closest = other.x - way * trunks - waistOf(one);
    return way > 0 ? Math.min(met, closest) : Math.max(met, closest);
  }
  const apart = (one.width + other.width) / 2 + (frame.gap ?? 0) * Math.max(one.width, other.width);
  return other.x - way * apart - one.x;
}

/** Both move alike, so that they stay as they met. */
function keepTogether(stage: Stage, one: Placement, other: Placement): void {
  const left = Math.min(one.x - one.width / 2, other.x - other.width / 2);
  const right = Math.max(one.x + one.width / 2, other.x + other.width / 2);
  const margin = stage.width * 0.01;
  const shift = left < margin ? margin - left : Math.min(0, stage.width - margin - right);
  one.x += shift;
  other.x += shift;
}

/** What flies comes down to the hand, and who flies to the hand of others. */
function reachUp(stage: Stage, one: Placement, other: Placement, { meet: parts }: Frame, way: -1 | 1): void {
  const loose = isLoose(other) ? other : isLoose(one) ? one : undefined;
  if (!loose) return;
  const [own, theirs] = parts ?? ['face', 'face'];
  const gap = partOf(one, own, way).y - partOf(other, theirs, -way as -1 | 1).y;
  loose.y += loose === other ? gap : -gap;
  keepInside(stage, loose);
}
