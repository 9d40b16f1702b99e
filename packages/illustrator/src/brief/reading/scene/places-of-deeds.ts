import { CARRIED_KINDS } from '../../carried-kinds.ts';
import type { Wish } from '../../options/option.types.ts';
import { FREE_BOOK } from '../../options/term-book.ts';
import { PLACE_SCENES, type PlaceName } from '../../place.types.ts';
import type { Frame } from '../../relation-frames/frame.types.ts';
import { FRAMES } from '../../relation-frames/frames.registry.ts';
import type { Relation } from '../../subject.types.ts';
import type { FoundWish, Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';
import { isInlandWater } from './inland-water.ts';
import { roomOfDeed } from './rooms-of-deeds.ts';

const INDOOR_FEATURES: ReadonlySet<string> = new Set([
  'fireplace',
  'cosy-light',
  'candles',
  'festive-lights',
]);

/** What a month or a feast brings along; it is seen through a window. */
const SEASONAL: ReadonlySet<string> = new Set(['autumn-leaves', 'confetti', 'hearts']);

/** Kinds of things that stand in no room. */
const OUTDOORS: ReadonlySet<string> = new Set(['tree', 'building', 'vehicle', 'boat', 'celestial']);

const ORCHARD_FRUIT: ReadonlySet<string> = new Set(
  'apple,green apple,pear,orange,lemon,peach,cherry,olive,mango'.split(','),
);

/** What a deed takes place in where the prompt names no place: who bakes is in the kitchen, who is shaved at the barber's. */
export function placesOfDeeds(reading: Reading, relations: readonly Relation[]): void {
  const { subjects, wishes } = reading;
  const isSomewhere = wishes.some(
    (found) =>
      (found.wish.scene !== undefined && !isSeason(found)) ||
      found.wish.place !== undefined ||
      isInlandWater(found.wish.features),
  );
  if (isSomewhere) return;
  const workplace =
    workplaceIn(subjects) ??
    roomOfFurniture(subjects, relations) ??
    (isOutside(reading) ? undefined : roomOfDeed(reading));
  const wish = wishFor(reading, relations, workplace);
  if (wish?.scene === 'interior') comeInside(reading);
  if (wish) reading.wishes.push({ start: 0, length: 0, wish, origin: 'text' } satisfies FoundWish);
}

function wishFor(
  reading: Reading,
  relations: readonly Relation[],
  workplace: PlaceName | undefined,
): Wish | undefined {
  const { subjects } = reading;
  if (workplace) return at(workplace);
  if (bakes(relations)) return at('kitchen');
  if (picksFruit(subjects, relations)) return FREE_BOOK.get(['orchard']);
  if (worksOnBoat(subjects, relations)) return { scene: 'beach', firmness: 1 };
  if (subjects.some(({ request }) => swimsInland(request))) return FREE_BOOK.get(['lake']);
  return hangsInSky(reading) ? at('above-the-clouds') : undefined;
}

function at(place: PlaceName): Wish {
  return { scene: PLACE_SCENES[place], place, firmness: 1 };
}

/** "at Christmas" says when it is, not that everyone is out in the snow. */
function isSeason({ wish }: FoundWish): boolean {
  return wish.season !== undefined && wish.scene === 'snow' && wish.firmness === 1 && !wish.weather;
}

/** The snow of a season is seen through the window. */
function comeInside(reading: Reading): void {
  reading.wishes = reading.wishes.map((found) =>
    isSeason(found) ? { ...found, wish: { ...found.wish, scene: undefined, firmness: undefined } } : found,
  );
}

/** Stars, trees and houses are seen outside; beasts and people of the sea do not do what is done in rooms. */
function isOutside({ subjects, wishes }: Reading): boolean {
  const isOpen = wishes.some(({ wish }) =>
    wish.features?.some((feature) => !INDOOR_FEATURES.has(feature) && !SEASONAL.has(feature)),
  );
  return (
    isOpen ||
    subjects[0]?.request.noun.kind !== 'person' ||
    subjects[0].request.noun.habitat === 'underwater' ||
    subjects.some(({ request }) => request.noun.openAir) ||
    subjects.some(({ request }) => OUTDOORS.has(request.noun.kind) && request.noun.name !== 'christmas tree')
  );
}

/** Whoever comes to a dentist or a barber is where they work. */
function workplaceIn(subjects: Reading['subjects']): PlaceName | undefined {
  if (subjects.some(({ request }) => OUTDOORS.has(request.noun.kind))) return undefined;
  return subjects.find(({ request }) => request.noun.serves)?.request.noun.home;
}

/** Who is put to bed or bathed is in the room where beds or tubs are. */
function roomOfFurniture(
  subjects: Reading['subjects'],
  relations: readonly Relation[],
): PlaceName | undefined {
  if (subjects.some(({ request }) => OUTDOORS.has(request.noun.kind))) return undefined;
  const homes = relations
    .filter(({ kind, subject }) => CARRIED_KINDS.has(kind) && isLiving(subjects[subject]!.request))
    .map(({ object }) => subjects[object]!.request.noun)
    .flatMap(({ onFloor, home }) => (onFloor && home && PLACE_SCENES[home] === 'interior' ? [home] : []));
  return homes[0];
}

/** Apples are picked where they grow. */
function picksFruit(subjects: Reading['subjects'], relations: readonly Relation[]): boolean {
  return relations.some(
    ({ frame, object }) => frame === 'picking' && ORCHARD_FRUIT.has(subjects[object]!.request.noun.name),
  );
}

function bakes(relations: readonly Relation[]): boolean {
  return relations.some(({ frame }) => frame === 'baking');
}

function worksOnBoat(subjects: Reading['subjects'], relations: readonly Relation[]): boolean {
  return relations.some(
    ({ frame, object }) =>
      frame && (FRAMES[frame] as Frame).worked && subjects[object]!.request.noun.kind === 'boat',
  );
}

function swimsInland({ noun, pose }: Reading['subjects'][number]['request']): boolean {
  const lives = noun.kind === 'animal' || noun.kind === 'person';
  const atSea = ['sea', 'underwater', 'beach', 'snow'].includes(noun.habitat ?? '');
  return pose === 'swimming' && lives && !atSea && noun.water === undefined;
}

/** A piano or a door "in the sky" is in no room, though it is at home in one. */
function hangsInSky({ subjects, tokens }: Reading): boolean {
  const at = tokens.findIndex(({ word }) => word === 'sky');
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ word }) => word);
  return (
    /^(?:in|into|to|through|towards?) (?:the|a)$/.test(before.join(' ')) &&
    subjects.length > 0 &&
    subjects.every(({ request }) => request.noun.habitat === 'interior')
  );
}
