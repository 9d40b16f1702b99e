import { NOUN_BOOK, type NounSense } from '../../../vocabulary/noun-lookup.ts';
import type { Noun } from '../../../vocabulary/nouns.registry.ts';
import { PLACE_SCENES } from '../../brief.types.ts';
import type { Wish } from '../../options/option.types.ts';
import { FREE_BOOK } from '../../options/term-book.ts';
import { ORDINARY_WORDS } from '../../text/ordinary-words.ts';
import type { PhraseMatch } from '../../text/phrase-book.ts';
import { QUALITIES } from '../../text/qualities.ts';
import { DETERMINERS, FUNCTION_WORDS, NUMBERS, PARTS } from '../../text/word-lists.ts';
import { claim, type Reading, type Span, tell } from '../reading.types.ts';
import { RELATION_BOOK } from '../relations/relation-words.ts';
import { placeOfNoun } from '../scene/places-of-nouns.ts';
import { houseAtEnd, isSeenFromOutside } from '../scene/seen-from-outside.ts';
import { featuresWithin } from '../scene/terms-within.ts';
import { isOfPart, readCompound } from './read-compounds.ts';
import {
  colorNamed,
  type Description,
  fliesThing,
  isVerb,
  NO_DESCRIPTION,
  passWord,
  qualityAt,
  takeDescribingWord,
} from './read-describing-words.ts';
import { formAfter, formBefore } from './read-forms.ts';
import { kinAt, YOUNG } from './read-kin.ts';
import { materialAfter } from './read-materials.ts';
import { requestFor } from './request-for.ts';

const MOST_SUBJECTS = 8;

/**
 * Walks over the words that no option has claimed and finds places, times and styles in free text
 * (longest phrase first), subjects with their describing words, and nouns that nobody knows.
 */
export function readSubjects(reading: Reading): void {
  const { tokens } = reading;
  let description = NO_DESCRIPTION;
  for (let index = 0; index < tokens.length; ) {
    if (reading.claimed[index]) {
      description = NO_DESCRIPTION;
      index++;
      continue;
    }
    const step = readAt(reading, index, description);
    description = step.description;
    index += step.length;
  }
}

interface Step {
  length: number;
  description: Description;
}

function readAt(reading: Reading, index: number, description: Description): Step {
  const { tokens } = reading;
  const another = anotherAt(reading, index, description) ?? takeKin(reading, index, description);
  if (another) return another;
  const shape = formBefore(tokens, index);
  if (shape)
    return {
      length: shape.length,
      description: { ...description, form: shape.form, start: description.start ?? index, introduced: true },
    };
  if (isWallsOfPlace(reading, index)) return { length: 1, description };
  const noun = nounAt(reading, index, description);
  const term = FREE_BOOK.match(tokens, index);
  const describes = term ? wordsBeforeHouse(reading, index, term) : 0;
  if (describes > 0)
    return { length: describes, description: describedBy(reading, index, describes, description) };
  const taken = takeDescribingWord(description, tokens, index);
  const termLength = term?.length ?? 0;
  const isSubstance = taken?.description.material !== description.material;
  if (isSubstance && taken && termLength <= 1) return taken;
  const isPlace =
    noun &&
    termLength === noun.length &&
    isOnlyAPlace(noun, term?.value, description) &&
    !isSeenFromOutside(reading, { start: index, length: termLength });
  const nounLength = isPlace ? 0 : (noun?.length ?? 0);
  if (term && termLength > nounLength && termLength >= (taken?.length ?? 0)) {
    return takeTerm(reading, { start: index, length: term.length }, term.value, description);
  }
  // "little girl" and "bowl of fruit" are names, although "little" and "bowl of" could describe.
  if (taken && (!noun || taken.length > noun.length || noun.length === 1)) return taken;
  if (noun) return takeNoun(reading, index, noun, description);
  noteUnknown(reading, index);
  return { length: 1, description: passWord(description, tokens, index) };
}

const BUILT_OF: ReadonlySet<string> = new Set(['stone', 'brick', 'marble']);

/** "a stone cellar" is no stone. */
function isWallsOfPlace({ tokens }: Reading, index: number): boolean {
  const next = FREE_BOOK.match(tokens, index + 1);
  return (
    BUILT_OF.has(tokens[index]!.word) &&
    tokens[index + 1]?.clause === tokens[index]!.clause &&
    (next?.value.scene !== undefined || next?.value.features !== undefined) &&
    NOUN_BOOK.match(tokens, index + 1) === undefined &&
    FREE_BOOK.match(tokens, index) === undefined
  );
}

/** "two red cubes and a blue one": the same thing again. */
function anotherAt(reading: Reading, index: number, description: Description): Step | undefined {
  const { word } = reading.tokens[index]!;
  const same = reading.subjects.at(-1);
  const told = description.color ?? description.material ?? description.qualities[0];
  if ((word !== 'one' && word !== 'ones') || !same || !told || description.start === undefined)
    return undefined;
  const span = { start: description.start, length: index + 1 - description.start };
  claim(reading, span);
  const sense = { entry: same.request.noun, plural: word === 'ones', invariable: false, canonical: true };
  if (reading.subjects.length < MOST_SUBJECTS)
    reading.subjects.push({ ...span, nounStart: index, request: requestFor(sense, description) });
  return { length: 1, description: NO_DESCRIPTION };
}

/** "an elephant and its baby": of the kind that was named. */
function takeKin(reading: Reading, index: number, description: Description): Step | undefined {
  const request = kinAt(reading, index, description);
  if (!request || reading.subjects.length >= MOST_SUBJECTS) return undefined;
  const start = description.start ?? index;
  const span = { start, length: index + 1 - start };
  claim(reading, span);
  reading.subjects.push({ ...span, nounStart: index, request });
  return { length: 1, description: NO_DESCRIPTION };
}

/** "outside a retro diner": of the words for a room that is not seen, those before its house describe it. */
function wordsBeforeHouse(reading: Reading, start: number, { value, length }: PhraseMatch<Wish>): number {
  if (length < 2 || value.scene !== 'interior' || NOUN_BOOK.match(reading.tokens, start)) return 0;
  const words = houseAtEnd(reading, { start, length });
  return words > 0 && isSeenFromOutside(reading, { start, length }) ? words : 0;
}

function describedBy({ tokens }: Reading, start: number, words: number, before: Description): Description {
  let description = before;
  for (let index = start; index < start + words; index++)
    description =
      takeDescribingWord(description, tokens, index)?.description ?? passWord(description, tokens, index);
  return description;
}

/** "graveyard" is another word for a tombstone only where no graveyard can be drawn. */
function isOnlyAPlace({ sense, length }: NounHere, wish: Wish | undefined, { start }: Description): boolean {
  // "circles and lines" are a pattern, "three red circles" lie there.
  if (wish?.place === 'shapes') return sense.plural && start === undefined;
  return wish?.place !== undefined && !sense.canonical && length <= 2;
}

function takeTerm(reading: Reading, span: Span, wish: Wish, description: Description): Step {
  const qualities = [...description.qualities, ...overgrownAfter(reading, span)];
  if (wish.scene && (wish.firmness ?? 0) >= 2) leaveToNext(reading, span);
  reading.wishes.push({ ...span, wish, qualities: wish.scene ? qualities : undefined, origin: 'text' });
  if (wish.place && wish.place !== 'above-the-clouds') addConditions(reading, span);
  claim(reading, span);
  return { length: span.length, description: { ...NO_DESCRIPTION, introduced: true } };
}

/** "a city overgrown with vines" */
function overgrownAfter({ tokens }: Reading, { start, length }: Span): readonly string[] {
  const next = tokens[start + length];
  return next?.word === 'overgrown' && next.clause === tokens[start]!.clause ? ['overgrown'] : [];
}

/** "a harbor tavern": of two places in a row the first only describes. */
function leaveToNext({ wishes, tokens }: Reading, { start }: Span): void {
  const last = wishes.at(-1);
  if (last?.origin !== 'text' || last.start + last.length !== start || (last.wish.firmness ?? 0) < 2) return;
  if (tokens[start]!.clause !== tokens[start - 1]!.clause) return;
  const { scene, place, firmness, hint, ...rest } = last.wish;
  last.wish = rest;
}

/** "a windy hill" asks for the wind as well. */
function addConditions(reading: Reading, { start, length }: Span): void {
  if (length < 2) return;
  for (let index = start; index < start + length; index++) {
    const wish = FREE_BOOK.get([reading.tokens[index]!.word]);
    if (wish && !wish.scene && !wish.style)
      reading.wishes.push({ start: index, length: 1, wish, origin: 'text' });
  }
}

interface NounHere {
  sense: NounSense;
  length: number;
}

function nounAt(reading: Reading, index: number, description: Description): NounHere | undefined {
  const match = NOUN_BOOK.match(reading.tokens, index) ?? countedAt(reading, index, description);
  // "an octopus playing cards" plays; "some playing cards" lie there.
  if (!match || (match.length > 1 && isVerb(description, reading.tokens, index))) return undefined;
  // "on a roof painting a house": no picture hangs there.
  if (
    /^(?:paint|draw)ing$/.test(reading.tokens[index]!.word) &&
    DETERMINERS.has(reading.tokens[index + 1]?.word ?? '')
  )
    return undefined;
  // "a giant hand" is a hand, known or not.
  if (match.value.entry.name === 'giant' && isUnknownNoun(reading, index + match.length)) return undefined;
  const startsClause = reading.tokens[index - 1]?.clause !== reading.tokens[index]!.clause;
  if (match.value.entry.ambiguous && match.length === 1 && !description.introduced && !startsClause) {
    return undefined;
  }
  return { sense: match.value, length: match.length };
}

/** "flowers" are the ground of a meadow, "three flowers" are things. */
function countedAt(
  { tokens }: Reading,
  index: number,
  { count }: Description,
): PhraseMatch<NounSense> | undefined {
  const { word } = tokens[index]!;
  if (count === undefined || !word.endsWith('s')) return undefined;
  const value = NOUN_BOOK.get([word.slice(0, -1)]);
  return value?.entry.plurals?.length === 0 ? { value: { ...value, plural: true }, length: 1 } : undefined;
}

function takeNoun(reading: Reading, index: number, noun: NounHere, description: Description): Step {
  if (noun.sense.entry.kind === 'item' && isOfPart(reading, index + noun.length)) {
    claim(reading, { start: description.start ?? index, length: noun.length });
    return { length: noun.length + 1, description: NO_DESCRIPTION };
  }
  const compound = readCompound(reading, { start: index, ...noun }, description);
  if (compound) {
    const after = compound.finished ? NO_DESCRIPTION : { ...description, introduced: true };
    return { length: compound.length, description: after };
  }
  const start = description.start ?? index;
  const span = { start, length: index + noun.length - start };
  const { entry, pose, companion, by, look } = noun.sense;
  const place = placeOfNoun(reading, entry, index, description);
  if (place) return takeTerm(reading, span, { place, scene: PLACE_SCENES[place], firmness: 2 }, description);
  claim(reading, span);
  featuresWithin(reading, span, entry);
  if (!isMentionedAgain(reading, index, entry, description) && reading.subjects.length < MOST_SUBJECTS) {
    const complete = describedAfter(
      reading,
      index + noun.length,
      describedByName(reading, index, noun, description),
    );
    reading.subjects.push({
      ...span,
      nounStart: index,
      request: { ...requestFor(noun.sense, complete), ...look, pose },
    });
    addCompanion(reading, span, companion, by);
  }
  const owner = reading.tokens[index + noun.length - 1]!.possessive;
  return { length: noun.length, description: { ...NO_DESCRIPTION, introduced: owner } };
}

/** "a cat sleeping", "a dragon breathing fire": what follows the noun directly describes it too. */
function describedAfter(reading: Reading, next: number, description: Description): Description {
  const { tokens } = reading;
  if (tokens[next]?.clause !== tokens[next - 1]!.clause) return description;
  const substance = materialAfter(tokens, next);
  if (substance) {
    tell(reading, { start: next, length: substance.length });
    const words = tokens.slice(next, next + substance.length).map(({ word }) => word);
    // Autumn leaves are not green.
    const told = words.includes('autumn') ? 'orange' : words.map(colorNamed).find(Boolean);
    return { ...description, material: substance.material, made: true, color: description.color ?? told };
  }
  const shape = formAfter(tokens, next);
  if (shape) {
    tell(reading, { start: next, length: shape.length });
    return { ...description, form: shape.form };
  }
  const cub =
    YOUNG.has(tokens[next]!.word) && NOUN_BOOK.match(tokens, next - 1)?.value.entry.kind === 'animal';
  if (cub) {
    claim(reading, { start: next, length: 1 });
    return { ...description, qualities: [...description.qualities, 'tiny', 'baby'] };
  }
  const after = qualityAt(tokens, next);
  if (!after || NOUN_BOOK.match(tokens, next + after.length)) return description;
  // "a boy flying a kite", "kids flying paper planes": they do not fly themselves.
  if (tokens[next]!.word === 'flying' && fliesThing(tokens, next + 1)) return description;
  if (after.qualities.length > 0) tell(reading, { start: next, length: after.length });
  else claim(reading, { start: next, length: after.length });
  return { ...description, qualities: [...description.qualities, ...after.qualities] };
}

const SIZES = new Set(['giant', 'huge', 'baby', 'tiny', 'old']);

/** "a giant squid" is a name and still says that it is giant, "a lion cub" that it is young. */
function describedByName(
  { tokens }: Reading,
  index: number,
  { sense, length }: NounHere,
  description: Description,
) {
  if (length < 2 || sense.canonical) return description;
  const { word } = tokens[index]!;
  const young = YOUNG.has(tokens[index + length - 1]!.word) ? ['tiny', 'baby'] : [];
  const told = SIZES.has(word) ? (QUALITIES.get(word) ?? []) : young;
  return { ...description, qualities: [...description.qualities, ...told] };
}

/** What comes along has no words of its own. */
function addCompanion(
  reading: Reading,
  { start, length }: Span,
  companion: Noun | undefined,
  by: NounSense['by'],
): void {
  if (!companion) return;
  const sense = { entry: companion, plural: false, invariable: false, canonical: true };
  const end = start + length - 1;
  const companionOf = reading.subjects.length - 1;
  const request = requestFor(sense, NO_DESCRIPTION);
  reading.subjects.push({ start: end, length: 1, nounStart: end, request, companionOf, companionBy: by });
}

/** "a cat and a ball; the cat sleeps", or a castle in a Castle setting: the second one is the first one again. */
function isMentionedAgain(reading: Reading, index: number, entry: Noun, description: Description): boolean {
  // "a pianist at a piano"
  if (
    reading.subjects.some(({ companionOf, request }) => companionOf !== undefined && request.noun === entry)
  )
    return true;
  if (description.start !== undefined) return false;
  const isOption = reading.wishes.some(
    ({ origin, start, length }) => origin === 'option' && start <= index && index < start + length,
  );
  if (reading.tokens[index - 1]?.word !== 'the' && !isOption) return false;
  return reading.subjects.some((subject) => subject.request.noun.name === entry.name);
}

function isUnknownNoun({ tokens }: Reading, index: number): boolean {
  const next = tokens[index];
  const follows = next !== undefined && next.clause === tokens[index - 1]!.clause;
  return follows && (PARTS.has(next.word) || looksLikeNoun(next.word));
}

const LONGEST_UNKNOWN = 40;

function noteUnknown(reading: Reading, index: number): void {
  const { text, word, clause } = reading.tokens[index]!;
  if (!looksLikeNoun(word) || isOfPart(reading, index + 1) || isAdjective(reading, index)) return;
  if (isOfDeed(reading, index)) return;
  const previous = reading.unknown.at(-1);
  const follows =
    previous && !reading.claimed[index - 1] && previous.start + wordCount(previous.text) === index;
  if (
    follows &&
    reading.tokens[previous.start]!.clause === clause &&
    previous.text.length < LONGEST_UNKNOWN
  ) {
    previous.text += ` ${text}`;
    return;
  }
  reading.unknown.push({ start: index, text: text.slice(0, LONGEST_UNKNOWN) });
}

const LONGEST_DEED = 4;

/** "gathering pollen from", "stuck in": a word of what is done is no thing. */
function isOfDeed({ tokens }: Reading, index: number): boolean {
  for (let start = Math.max(0, index - LONGEST_DEED + 1); start <= index; start++) {
    const length = RELATION_BOOK.match(tokens, start)?.length ?? 0;
    if (length > 1 && start + length > index) return true;
  }
  return false;
}

/** "a grumpy cat": right before a noun these endings describe it. */
const DESCRIBES = /(?:[^aeiou]y|ic|al|ant|ent|ive|en)$/;

function isAdjective({ tokens }: Reading, index: number): boolean {
  const [{ word, clause, possessive }, next] = [tokens[index]!, tokens[index + 1]];
  if (possessive || !DESCRIBES.test(word) || next?.clause !== clause) return false;
  return NOUN_BOOK.match(tokens, index + 1) !== undefined;
}

function wordCount(text: string): number {
  return text.split(' ').length;
}

/** Suffixes of adverbs, participles and adjectives; a noun that ends so is rare among things to draw. */
const NOT_A_NOUN = /(?:ly|ing|ed|ful|less|ous|ish|able|ible|esque|iest|ward|wards|like)$/;

/** Nouns that end like adverbs, participles and adjectives. */
const STILL_NOUNS =
  /^(?:.*fly|.*fish|.*family|lily|belly|jelly|dish|radish|king|ring|earring|wing|string|wedding|pudding|ceiling|.*shed|seed|sled|weed|seaweed|bed|reed|steed|table|cable|tongue|dumpling|duckling|sibling|hatchling|nestling|fledgling|sapling|gosling)$/;

function looksLikeNoun(word: string): boolean {
  if (/\d/.test(word) || (word.length < 3 && /^[a-z]+$/.test(word))) return false;
  if (FUNCTION_WORDS.has(word) || DETERMINERS.has(word) || NUMBERS.has(word) || PARTS.has(word)) return false;
  return !ORDINARY_WORDS.has(word) && (STILL_NOUNS.test(word) || !NOT_A_NOUN.test(word));
}
