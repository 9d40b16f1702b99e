import type { Entry } from '../../../vocabulary/entry.ts';
import { NOUN_BOOK, type NounSense } from '../../../vocabulary/noun-book.ts';
import { claim, type Reading, type Span, textOf } from '../reading.types.ts';
import { type Description, isVerb, NO_DESCRIPTION } from './read-describing-words.ts';
import { requestFor } from './request-for.ts';

/** What an animal wears when it is said to be such a person: "a wizard cat", "a frog king". */
const COSTUMES: ReadonlyMap<string, string> = new Map([
  ['king', 'crown'],
  ['queen', 'crown'],
  ['prince', 'crown'],
  ['princess', 'crown'],
  ['wizard', 'hat'],
  ['witch', 'hat'],
  ['pirate', 'hat'],
  ['detective', 'hat'],
  ['groom', 'hat'],
  ['cowboy', 'sun hat'],
  ['farmer', 'sun hat'],
  ['knight', 'helmet'],
  ['viking', 'helmet'],
  ['scientist', 'glasses'],
  ['teacher', 'glasses'],
  ['singer', 'sunglasses'],
]);

interface Noun extends Span {
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
  first: Noun,
  description: Description,
): CompoundStep | undefined {
  const second = nounAfter(reading, first);
  if (!second || first.sense.plural) return undefined;
  const pair = [first, second] as const;
  if (isYoung(second) && isAnimal(first.sense.entry))
    return takeFirst(reading, first, second, babyOf(description));
  const animal = pair.find(({ sense }) => isAnimal(sense.entry));
  const person = pair.find(({ sense }) => sense.entry.kind === 'person');
  if (animal && person) return takeAnimalAsPerson(reading, animal, person, description);
  if (isGeneral(second) && first.sense.entry.kind === 'person')
    return takeFirst(reading, first, second, description);
  claim(reading, first);
  reading.unknown.push({ start: first.start, text: textOf(reading, first) });
  return { length: first.length, finished: false };
}

/** "a golden retriever puppy": the young of the first. */
function isYoung({ sense }: Noun): boolean {
  return ['puppy', 'kitten', 'duckling', 'lamb', 'foal', 'baby'].includes(sense.entry.name);
}

function babyOf(description: Description): Description {
  return { ...description, qualities: [...new Set([...description.qualities, 'tiny', 'baby'])] };
}

const GENERAL = new Set(['man', 'woman', 'girl', 'boy', 'knight']);

function isGeneral({ sense }: Noun): boolean {
  return GENERAL.has(sense.entry.name);
}

/** "a viking warrior", "a samurai girl": the first noun says more. */
function takeFirst(
  reading: Reading,
  first: Noun,
  second: Noun,
  description: Description,
): CompoundStep | undefined {
  if (isGeneral(first)) return undefined;
  const length = first.length + second.length;
  const start = description.start ?? first.start;
  const span = { start, length: first.start + length - start };
  claim(reading, span);
  const sense = { ...first.sense, plural: second.sense.plural };
  reading.subjects.push({ ...span, nounStart: first.start, request: requestFor(sense, description) });
  return { length, finished: true };
}

function nounAfter(reading: Reading, { start, length }: Span): Noun | undefined {
  const { tokens } = reading;
  const next = start + length;
  if (next >= tokens.length || reading.claimed[next] || tokens[next]!.clause !== tokens[start]!.clause) {
    return undefined;
  }
  const match = NOUN_BOOK.match(tokens, next);
  if (!match || isVerb(NO_DESCRIPTION, tokens, next) || (match.value.entry.ambiguous && match.length === 1))
    return undefined;
  return { start: next, length: match.length, sense: match.value };
}

function isAnimal({ kind, drawing }: Entry): boolean {
  if (kind === 'animal' || kind === 'sea-creature') return true;
  return kind === 'flying' && (drawing.from === 'art' || drawing.from === 'procedure');
}

function takeAnimalAsPerson(
  reading: Reading,
  animal: Noun,
  person: Noun,
  description: Description,
): CompoundStep {
  const nounStart = Math.min(animal.start, person.start);
  const start = description.start ?? nounStart;
  const end = Math.max(animal.start + animal.length, person.start + person.length);
  const span = { start, length: end - start };
  claim(reading, span);
  const plural = animal.sense.plural || person.sense.plural;
  const wearer = reading.subjects.length;
  reading.subjects.push({
    ...span,
    nounStart,
    request: requestFor({ ...animal.sense, plural }, description),
  });
  const hat = NOUN_BOOK.get((COSTUMES.get(person.sense.entry.name) ?? '').split(' '));
  if (hat) {
    const request = requestFor(hat, { ...NO_DESCRIPTION, singular: true });
    reading.subjects.push({ ...person, nounStart: person.start, request, wearer });
  } else {
    reading.unknown.push({ start: person.start, text: textOf(reading, person) });
  }
  return { length: end - nounStart, finished: true };
}
