import { FRUIT, MEALS, SWEETS_AND_DRINKS, VEGETABLES } from '../../../vocabulary/food.ts';
import { NOUN_BOOK, type NounSense } from '../../../vocabulary/noun-lookup.ts';
import type { Noun, NounName } from '../../../vocabulary/nouns.registry.ts';
import type { PlaceName } from '../../place.types.ts';
import { DETERMINERS, GROUPS } from '../../text/word-lists.ts';
import { claim, type Reading, type Span, textOf } from '../reading.types.ts';
import { placeWithin } from '../scene/terms-within.ts';
import { dressedAs, isBeing, isKin } from './clothes/dress-animal.ts';
import { type Description, isVerb, NO_DESCRIPTION } from './read-describing-words.ts';
import { isFormOf } from './read-forms.ts';
import { PARENTS } from './read-kin.ts';
import { asStatue, STATUE_PLACE, STATUES } from './read-statues.ts';
import { requestFor } from './request-for.ts';

interface NounWord extends Span {
  sense: NounSense;
}

/** How many tokens were read, and whether the description before them still waits for its noun. */
interface CompoundStep {
  length: number;
  finished: boolean;
}

/**
 * Two nouns in a row are one thing. The last one names it and the first only describes it
 * ("a robot cat", "the king's crown"), except that an animal always stays the animal.
 * @returns undefined when no second noun follows
 */
export function readCompound(
  reading: Reading,
  first: NounWord,
  description: Description,
): CompoundStep | undefined {
  const gathering = gatheringAfter(reading, first);
  if (gathering) return takeGathering(reading, first, gathering, description);
  const second = nounAfter(reading, first);
  if (!second || first.sense.plural) return undefined;
  const pair = [first, second] as const;
  if (isYoung(second) && isAnimal(first.sense.entry))
    return takeFirst(reading, first, second, babyOf(description));
  // "a mermaid princess" has the tail of the one, whatever the other wears.
  if (OWN_BODIES.has(first.sense.entry.name) && second.sense.entry.kind === 'person')
    return takeFirst(reading, first, second, description);
  const likeness = likenessOf(first.sense.entry, second.sense.entry);
  if (likeness) return takeLike(reading, first, second, likeness, description);
  const being = beingOf(first, second);
  const animal = being ?? pair.find(({ sense }) => isAnimal(sense.entry));
  const person = pair.find((word) => word !== being && word.sense.entry.kind === 'person');
  if (animal && person) return takeAnimalAsPerson(reading, animal, person, description);
  if (isServed(first.sense.entry, second.sense.entry)) return takeFirst(reading, first, second, description);
  if (isGeneral(second) && !isGeneral(first) && first.sense.entry.kind === 'person')
    return takeFirst(reading, first, second, description);
  if (isFormOf(first.sense.entry, second.sense.entry)) {
    const shaped = { ...second, start: first.start, length: first.length + second.length };
    return takeWhole(reading, shaped, { ...description, form: first.sense.entry });
  }
  if (STATUES.has(tokenOf(reading, second)) && isSomebody(first.sense.entry))
    return takeStatue(reading, first, second, description);
  claim(reading, first);
  placeWithin(reading, first);
  // The owner need not be there, unless something is stolen from what is theirs.
  if (isOwner(reading, first)) {
    placeOfOwner(reading, first, second);
    if (isRobbed(reading, first, description)) takeOwner(reading, first, description);
  } else reading.unknown.push({ start: first.start, text: textOf(reading, first) });
  return { length: first.length, finished: false };
}

/** "a robot barista", "a pirate skeleton": whose head tells what it is. */
function beingOf(first: NounWord, second: NounWord): NounWord | undefined {
  const [one, other] = [first.sense.entry, second.sense.entry];
  if (isBeing(one)) return isKin(other) ? undefined : first;
  return isBeing(other) && one.kind === 'person' && !isKin(one) ? second : undefined;
}

const OWN_BODIES: ReadonlySet<string> = new Set<NounName>([
  ...([
    'mermaid',
    'merman',
    'fairy',
    'angel',
    'centaur',
    'minotaur',
    'werewolf',
    'genie',
    'snowman',
  ] as const),
]);

/** What else is seen of a thing or an animal that is of such a kind: "a robot dog", "a ghost ship". */
type Likeness = Pick<Description, 'material' | 'color' | 'qualities'>;
const LIKENESSES: Readonly<Partial<Record<NounName, Likeness>>> = {
  robot: { material: 'iron', qualities: ['metallic'] },
  cyborg: { material: 'iron', qualities: ['metallic'] },
  ghost: { qualities: ['transparent'] },
  skeleton: { material: 'bones', qualities: [] },
  zombie: { color: 'green', qualities: [] },
};

function likenessOf(first: Noun, second: Noun): Likeness | undefined {
  const likeness = LIKENESSES[first.name];
  // A robot in an apron is a robot; a ghost in a veil is a bride.
  return second.kind === 'person' && first.name !== 'ghost' ? undefined : likeness;
}

function takeLike(
  reading: Reading,
  first: NounWord,
  second: NounWord,
  { material, color, qualities }: Likeness,
  description: Description,
): CompoundStep {
  const whole = { ...second, start: first.start, length: first.length + second.length };
  const step = takeWhole(reading, whole, {
    ...description,
    color: description.color ?? color,
    qualities: [...description.qualities, ...qualities],
  });
  const { request } = reading.subjects.at(-1)!;
  request.material = material ?? request.material;
  return step;
}

function tokenOf({ tokens }: Reading, { start, length }: Span): string {
  return tokens[start + length - 1]!.word;
}

function isSomebody(noun: Noun): boolean {
  return noun.kind === 'person' || isAnimal(noun) || noun.alive === true;
}

/** "an angel statue": whom it shows, in stone. */
function takeStatue(
  reading: Reading,
  first: NounWord,
  second: NounWord,
  description: Description,
): CompoundStep {
  const stone = { ...description, material: description.material ?? 'stone' } as const;
  const sense = { ...first.sense, plural: second.sense.plural };
  const whole = { ...first, sense, length: first.length + second.length };
  const step = takeWhole(reading, whole, asStatue(stone));
  // A golden horse has a coat, its statue is of gold.
  reading.subjects.at(-1)!.request.material = stone.material;
  reading.wishes.push({ start: first.start, length: 1, wish: STATUE_PLACE, origin: 'text' });
  return step;
}

function isOwner({ tokens }: Reading, { start, length }: Span): boolean {
  return tokens[start + length - 1]!.possessive;
}

/** "stealing a fish from a fisherman's bucket" */
function isRobbed({ tokens }: Reading, { start, sense }: NounWord, description: Description): boolean {
  if (sense.entry.kind !== 'person') return false;
  const before = tokens.slice(0, description.start ?? start).map(({ word }) => word);
  while (DETERMINERS.has(before.at(-1) ?? '')) before.pop();
  return before.at(-1) === 'from' && before.some((word) => /^(?:steal|stole|snatch|grab|swip)/.test(word));
}

function takeOwner(reading: Reading, owner: NounWord, description: Description): void {
  const start = description.start ?? owner.start;
  const length = owner.start + owner.length - start;
  reading.subjects.push({
    start,
    length,
    nounStart: owner.start,
    request: requestFor(owner.sense, description),
  });
}

/** Where those work or live whose desk or chair it is. */
const PLACES_OF_OWNERS: Readonly<Partial<Record<NounName, PlaceName>>> = {
  wizard: 'library',
  writer: 'library',
  poet: 'library',
  artist: 'artist-studio',
  scientist: 'laboratory',
  chef: 'kitchen',
  cook: 'kitchen',
  baker: 'kitchen',
  teacher: 'classroom',
  student: 'classroom',
  blacksmith: 'workshop',
  carpenter: 'workshop',
  mechanic: 'workshop',
  king: 'castle-hall',
  queen: 'castle-hall',
  boy: 'bedroom',
  girl: 'bedroom',
};

/** "a wizard's desk" stands where wizards are. */
function placeOfOwner(reading: Reading, first: NounWord, { sense: { entry } }: NounWord): void {
  const place = PLACES_OF_OWNERS[first.sense.entry.name];
  const isFurniture = entry.kind === 'item' && (entry.surface || entry.seat || entry.onFloor);
  if (!place || !isFurniture) return;
  const wish = { place, implies: { scene: 'interior' } } as const;
  reading.wishes.push({ start: first.start, length: first.length, wish, origin: 'text' });
}

/** Words for a group that stand after what it consists of, too: "a camel caravan", "a wolf pack", "a balloon festival". */
const GATHERINGS = new Set(
  'couple duo pair trio caravan parade procession pack herd flock school swarm colony pride troop army family litter team gang horde convoy fleet race show festival fair rally armada migration stampede squadron'.split(
    ' ',
  ),
);
/** The same of beings: "a skeleton couple", "an orc army". */
const COMPANIES = new Set(
  'couple duo pair trio family army horde gang crowd troop parade procession'.split(' '),
);
const USUAL_GATHERING = 6;
const GATHER: ReadonlySet<Noun['kind']> = new Set([
  'animal',
  'vehicle',
  'boat',
  'flying',
  'sea-creature',
] as const);

function gatheringAfter(
  { tokens, claimed }: Reading,
  { start, length, sense }: NounWord,
): number | undefined {
  const next = tokens[start + length];
  const apart = claimed[start + length] || next?.clause !== tokens[start]!.clause;
  if (apart || sense.plural) return undefined;
  const words = sense.entry.kind === 'person' ? COMPANIES : GATHERINGS;
  if (!words.has(next.word) || (words === GATHERINGS && !GATHER.has(sense.entry.kind) && !sense.entry.alive))
    return undefined;
  return GROUPS.get(next.word) ?? USUAL_GATHERING;
}

/** "a hot air balloon festival", "a camel caravan": many of the first noun. */
function takeGathering(
  reading: Reading,
  first: NounWord,
  count: number,
  description: Description,
): CompoundStep {
  const start = description.start ?? first.start;
  const span = { start, length: first.start + first.length + 1 - start };
  claim(reading, span);
  const request = requestFor(first.sense, { ...description, count: description.count ?? count });
  reading.subjects.push({ ...span, nounStart: first.start, request });
  return { length: first.length + 1, finished: true };
}

/** "a golden retriever puppy": the young of the first. */
function isYoung({ sense }: NounWord): boolean {
  return sense.entry.young ?? false;
}

function babyOf(description: Description): Description {
  return { ...description, qualities: [...new Set([...description.qualities, 'tiny', 'baby'])] };
}

function isGeneral({ sense }: NounWord): boolean {
  return sense.entry.general ?? false;
}

/** "a viking warrior", "a samurai girl": the first noun says more. */
function takeFirst(
  reading: Reading,
  first: NounWord,
  second: NounWord,
  description: Description,
): CompoundStep | undefined {
  const length = first.length + second.length;
  const start = description.start ?? first.start;
  const span = { start, length: first.start + length - start };
  claim(reading, span);
  const sense = { ...first.sense, plural: second.sense.plural };
  reading.subjects.push({ ...span, nounStart: first.start, request: requestFor(sense, description) });
  return { length, finished: true };
}

/** Both words name one thing. */
function takeWhole(reading: Reading, word: NounWord, description: Description): CompoundStep {
  const start = description.start ?? word.start;
  const span = { start, length: word.start + word.length - start };
  claim(reading, span);
  reading.subjects.push({ ...span, nounStart: word.start, request: requestFor(word.sense, description) });
  return { length: word.length, finished: true };
}

function nounAfter(reading: Reading, { start, length, sense }: NounWord): NounWord | undefined {
  const { tokens } = reading;
  const next = start + length;
  if (next >= tokens.length || reading.claimed[next] || tokens[next]!.clause !== tokens[start]!.clause) {
    return undefined;
  }
  const match = NOUN_BOOK.match(tokens, next);
  if (!match || isVerb(NO_DESCRIPTION, tokens, next)) return undefined;
  const { entry } = match.value;
  // "a mother bear" does not bear anything.
  const relative = entry.kind === 'animal' && isKin(sense.entry);
  if (entry.ambiguous && match.length === 1 && !relative) return undefined;
  return { start: next, length: match.length, sense: match.value };
}

function isAnimal({ kind, alive, drawing }: Noun): boolean {
  // "a starship captain" is somebody.
  if (alive === false) return false;
  if (kind === 'animal' || kind === 'sea-creature') return true;
  return kind === 'flying' && (drawing.from === 'art' || drawing.from === 'procedure');
}

function takeAnimalAsPerson(
  reading: Reading,
  animal: NounWord,
  person: NounWord,
  description: Description,
): CompoundStep {
  const nounStart = Math.min(animal.start, person.start);
  const start = description.start ?? nounStart;
  const end = Math.max(animal.start + animal.length, person.start + person.length);
  const span = { start, length: end - start };
  claim(reading, span);
  const plural = animal.sense.plural || person.sense.plural;
  const wearer = reading.subjects.length;
  // "a koala mother" is one, "a cat woman" is dressed.
  const isParent = PARENTS.has(tokenOf(reading, person));
  const kin = isKin(person.sense.entry) && (person.start < animal.start || isParent);
  const dressed = kin ? undefined : dressedAs(animal.sense.entry, person.sense.entry);
  const request = requestFor({ ...animal.sense, plural }, description);
  if (dressed || kin) {
    const own = dressed ? { ...request, noun: dressed, color: undefined, hairColor: request.color } : request;
    reading.subjects.push({ ...span, nounStart, request: own });
    return { length: end - nounStart, finished: true };
  }
  reading.subjects.push({ ...span, nounStart, request });
  const hat = NOUN_BOOK.get((person.sense.entry.costume ?? '').split(' '));
  if (hat) {
    const worn = requestFor(hat, { ...NO_DESCRIPTION, singular: true });
    reading.subjects.push({ ...person, nounStart: person.start, request: worn, wearer });
  } else {
    reading.unknown.push({ start: person.start, text: textOf(reading, person) });
  }
  return { length: end - nounStart, finished: true };
}

const FOODS: ReadonlySet<string> = new Set(
  [...FRUIT, ...VEGETABLES, ...MEALS, ...SWEETS_AND_DRINKS].map(({ name }) => name),
);
const DISHES_OF_FOOD: ReadonlySet<string> = new Set(['plate', 'bowl', 'cutting board']);

/** "a sushi platter", "a rice bowl": the dish is seen below what is on it. */
function isServed(first: Noun, second: Noun): boolean {
  return FOODS.has(first.name) && DISHES_OF_FOOD.has(second.name);
}

const BODY_PARTS = new Set(
  'nose eye eyes arm arms hand hands leg legs foot feet head heads mouth ear ears teeth hair beard buttons tail fingers'.split(
    ' ',
  ),
);

/** "with a carrot nose and stick arms": what a part is made of is no thing of its own. */
export function isOfPart({ tokens, subjects }: Reading, end: number): boolean {
  const part = tokens[end];
  return (
    subjects.length > 0 &&
    part !== undefined &&
    part.clause === tokens[end - 1]!.clause &&
    !tokens[end - 1]!.possessive &&
    BODY_PARTS.has(part.word)
  );
}
