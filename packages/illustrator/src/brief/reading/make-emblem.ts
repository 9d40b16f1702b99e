import { COLORS } from '../../vocabulary/colors.ts';
import { type NounName, nounNamed } from '../../vocabulary/nouns.registry.ts';
import type { PlaceName, SubjectRequest } from '../brief.types.ts';
import { EMBLEM_GROUNDS } from '../emblem-grounds.ts';
import { endOf, type FoundSubject, type Reading } from './reading.types.ts';

/** What stands for a business or a place on its sign. */
const SIGNS_OF_PLACES: Readonly<Partial<Record<PlaceName, NounName>>> = {
  cafe: 'coffee',
  tavern: 'beer',
  gym: 'dumbbell',
  library: 'open book',
  classroom: 'open book',
  workshop: 'wrench',
  'artist-studio': 'palette',
  kitchen: 'fork',
  office: 'briefcase',
  stage: 'mask',
  farm: 'tractor',
  greenhouse: 'potted plant',
};
const PALE: ReadonlySet<string> = new Set(['white', 'silver']);

/**
 * A logo shows one thing in the colors that are told, and nothing of the place it is named after: the shop it is for
 * is not on it, and a landscape is drawn in a badge.
 */
export function makeEmblem(reading: Reading): void {
  const mark = reading.wishes.find(({ wish }) => wish.sheet === 'emblem');
  if (!mark) return;
  const { colors } = reading;
  dropItsShape(reading);
  const { subjects } = reading;
  const client = subjects.find((subject) => isClient(reading, subject, mark.start));
  const showsLand = reading.wishes.some(({ wish }) => wish.scene !== undefined && wish.place === undefined);
  if (client && (subjects.length > 1 || showsLand)) subjects.splice(subjects.indexOf(client), 1);
  // "a wolf and mountain logo": the land in a badge, and the wolf on it.
  const request = subjects.length === 0 || (showsLand && subjects.length === 1) ? signOf(reading) : undefined;
  if (request) subjects.push({ start: mark.start, length: mark.length, nounStart: mark.start, request });
  if (subjects.length === 0) return;
  // "a hexagon and a bee, gold and black": the color that one of them took is the emblem's.
  const ink =
    colors.find((color) => !PALE.has(color)) ?? subjects.find(({ request }) => request.color)?.request.color;
  const says = (words: ReadonlySet<string>) => reading.tokens.some(({ word }) => words.has(word));
  for (const { request } of subjects) {
    request.color ??= ink;
    if (says(FACETS)) request.qualities = [...request.qualities, 'faceted'];
  }
  setApart(reading);
  if (says(RINGED) && subjects.length < 8) {
    const request = { noun: nounNamed('badge ring'), count: 1, qualities: [], color: ink };
    subjects.push({ start: mark.start, length: mark.length, nounStart: mark.start, request });
  }
  const ground = backgroundOf(reading) ?? colors.find((color) => color !== ink);
  if (ground) mark.wish = { ...mark.wish, backdrop: COLORS[ground] };
}

/** A mark on a hexagon of its own color would not be seen: the hexagon takes the other color that is told, or white. */
function setApart({ subjects, tokens }: Reading): void {
  const ground = subjects.find(({ request }) => EMBLEM_GROUNDS.has(request.noun.name))?.request;
  const mark = subjects.find(({ request }) => request !== ground)?.request;
  if (!ground || !mark || ground.color !== mark.color || ground.noun.name === 'landscape badge') return;
  ground.color = tokens.find(({ word }) => word !== mark.color && COLORS[word])?.word ?? 'white';
}

/** "on white background" says so of no other color. */
function backgroundOf({ tokens }: Reading): string | undefined {
  const word = tokens[tokens.findIndex(({ word }) => word === 'background') - 1]?.word;
  return word !== undefined && COLORS[word] !== undefined ? word : undefined;
}

const FACETS: ReadonlySet<string> = new Set(
  'geometric polygon polygons polygonal triangles facets faceted angular'.split(' '),
);
const RINGED: ReadonlySet<string> = new Set(
  'badge circle circular round ring crest seal roundel patch'.split(' '),
);
const SHAPES_OF_EMBLEMS: ReadonlySet<string> = new Set<NounName>(['rosette', 'circle', 'ring', 'square']);

/** "a badge with an anchor": its shape is no thing on it. */
function dropItsShape(reading: Reading): void {
  reading.subjects = reading.subjects.filter(({ request }) => !SHAPES_OF_EMBLEMS.has(request.noun.name));
}

/** "a bakery logo", "a logo for our hotel": whose it is. */
function isClient({ tokens }: Reading, subject: FoundSubject, mark: number): boolean {
  const before = tokens.slice(Math.max(0, subject.start - 2), subject.start).map(({ word }) => word);
  return subject.request.noun.kind === 'building' && (endOf(subject) === mark || before.includes('for'));
}

function signOf({ wishes }: Reading): SubjectRequest | undefined {
  const sign = wishes.flatMap(({ wish }) => (wish.place && SIGNS_OF_PLACES[wish.place]) ?? [])[0];
  const told = wishes.flatMap(({ wish }) => [
    ...(wish.scene ? [wish.scene] : []),
    ...((wish.timeOfDay ?? wish.implies?.timeOfDay) ? [wish.timeOfDay ?? wish.implies!.timeOfDay!] : []),
    ...(wish.implies?.scene ? [wish.implies.scene] : []),
  ]);
  if (!sign && told.length === 0) return undefined;
  const noun = nounNamed(sign ?? 'landscape badge');
  return { noun, count: 1, qualities: sign ? [] : [...new Set<string>(told)] };
}
