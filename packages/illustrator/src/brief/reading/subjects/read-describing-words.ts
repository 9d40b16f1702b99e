import { COLOR_WORDS, COLORS } from '../../../vocabulary/colors.ts';
import { MEALS, SWEETS_AND_DRINKS } from '../../../vocabulary/food.ts';
import { NOUN_BOOK } from '../../../vocabulary/noun-lookup.ts';
import type { Noun } from '../../../vocabulary/nouns.registry.ts';
import type { Material } from '../../brief.types.ts';
import { SUBSTANCE_ADJECTIVES } from '../../text/material-words.ts';
import { createPhraseBook } from '../../text/phrase-book.ts';
import { POSE_BOOK } from '../../text/pose-words.ts';
import { QUALITIES, QUALITY_PHRASES } from '../../text/qualities.ts';
import type { Token } from '../../text/tokens.ts';
import { DETERMINERS, FUNCTION_WORDS, GROUPS, INTRODUCERS, NUMBERS } from '../../text/word-lists.ts';
import { materialBefore } from './read-materials.ts';

/** The describing words that stand before a noun, collected while reading on towards it. */
export interface Description {
  /** First token of the description; undefined while there is none. */
  start?: number;
  count?: number;
  /** "a pair of glasses" is one thing. */
  paired?: boolean;
  color?: string;
  material?: Material;
  /** The words say "made of" it, so that even gold is no mere color. */
  made?: boolean;
  /** The shape it has: a house shaped like a teapot. */
  form?: Noun;
  qualities: readonly string[];
  /** An article, number, adjective or preposition came before: the next word may well be a noun. */
  introduced: boolean;
  /** "a", "the" or the like came before: a word with one form for both means one. */
  singular: boolean;
}

export const NO_DESCRIPTION: Description = { qualities: [], introduced: false, singular: false };

interface Taken {
  description: Description;
  /** How many tokens the word or phrase covers. */
  length: number;
}

const PHRASE_BOOK = createPhraseBook<string>();
for (const [quality, phrases] of Object.entries(QUALITY_PHRASES)) {
  for (const phrase of phrases.split(', ')) PHRASE_BOOK.add(phrase, quality);
}

const MOST = 40;

/** Adds one describing word or phrase to the description, or returns undefined when there is none at `index`. */
export function takeDescribingWord(
  description: Description,
  tokens: readonly Token[],
  index: number,
): Taken | undefined {
  const taken =
    takePhrase(description, tokens, index) ??
    takePortion(description, tokens, index) ??
    takeGroup(description, tokens, index) ??
    takeNumber(description, tokens, index) ??
    takeMaterial(description, tokens, index) ??
    takeColor(description, tokens, index) ??
    takeQuality(description, tokens, index);
  if (!taken) return undefined;
  // "a robot playing guitar": a participle right after its doer describes nothing that follows.
  if (isVerb(description, tokens, index)) return { length: taken.length, description: NO_DESCRIPTION };
  const start = description.start ?? index;
  return { length: taken.length, description: { ...taken.description, start, introduced: true } };
}

/** Whether a participle says what the word before it does. */
export function isVerb({ introduced, start }: Description, tokens: readonly Token[], index: number): boolean {
  const { word, clause } = tokens[index]!;
  // "smiling and playing a piano": before an article no word describes.
  const before = tokens[index - 1]?.word === 'and' && DETERMINERS.has(tokens[index + 1]?.word ?? '');
  if (start !== undefined || !word.endsWith('ing')) return false;
  if (introduced && !before && !hasObject(tokens, index)) return false;
  return tokens[index - 1]?.clause === clause && POSE_BOOK.match(tokens, index) !== undefined;
}

const TAKES_OBJECT =
  /^(?:eating|drinking|reading|playing|throwing|catching|kicking|picking|pulling|pushing|flying)$/;

/** "on a curb eating pizza": after the word for a place, too, a deed is done to the thing that follows. */
function hasObject(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]!.word;
  if (!TAKES_OBJECT.test(tokens[index]!.word) || NUMBERS.has(before) || isDescribing(tokens, index - 1))
    return false;
  if (DETERMINERS.has(before) || FUNCTION_WORDS.has(before)) return false;
  return NOUN_BOOK.match(tokens, index + 1)?.value.entry.kind === 'item';
}

/** "flying a kite", "flying paper planes": who flies a thing stays on the ground. */
export function fliesThing(tokens: readonly Token[], index: number): boolean {
  if (DETERMINERS.has(tokens[index]?.word ?? '')) return true;
  const { kind, name = '' } = NOUN_BOOK.match(tokens, index)?.value.entry ?? {};
  return kind === 'item' || /^(?:paper|kite|drone|toy)/.test(name);
}

/** "many-armed": a phrase comes before the number in it. */
function takePhrase(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const phrase = PHRASE_BOOK.match(tokens, index);
  if (!phrase) return undefined;
  return {
    description: { ...description, qualities: [...description.qualities, phrase.value] },
    length: phrase.length,
  };
}

/** "a flock of": the group word sets the number. */
function takeGroup(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const count = GROUPS.get(tokens[index]!.word);
  const next = tokens[index + 1];
  if (count === undefined || next?.word !== 'of' || next.clause !== tokens[index]!.clause) return undefined;
  const heaped = HEAPS.get(tokens[index]!.word);
  const qualities = heaped ? [...description.qualities, heaped] : description.qualities;
  const paired = tokens[index]!.word === 'pair';
  return { description: { ...description, count, qualities, paired }, length: 2 };
}

const HEAPS: ReadonlyMap<string, string> = new Map([
  ['stack', 'stacked'],
  ['tower', 'stacked'],
  ['pile', 'piled'],
  ['heap', 'piled'],
]);

const PORTIONS: ReadonlyMap<string, string> = new Map([
  ['slice', 'sliced'],
  ['slices', 'sliced'],
  ['piece', 'sliced'],
  ['wedge', 'sliced'],
]);

const VESSELS = new Set([
  'bowl',
  'plate',
  'cup',
  'mug',
  'glass',
  'pot',
  'dish',
  'bottle',
  'pint',
  'jug',
  'pan',
]);
const SERVED: ReadonlySet<string> = new Set([...MEALS, ...SWEETS_AND_DRINKS].map(({ name }) => name));

/** "a bowl of soup": soup comes with its bowl; strawberries are many and fill one. */
function isServed(tokens: readonly Token[], index: number): boolean {
  const match = NOUN_BOOK.match(tokens, index);
  return match !== undefined && !match.value.plural && SERVED.has(match.value.entry.name);
}

/** "a slice of": a cut piece of what follows. */
function takePortion(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  if (tokens[index + 1]?.word !== 'of') return undefined;
  if (VESSELS.has(tokens[index]!.word) && isServed(tokens, index + 2)) return { description, length: 2 };
  const portion = PORTIONS.get(tokens[index]!.word);
  if (!portion) return undefined;
  return { description: { ...description, qualities: [...description.qualities, portion] }, length: 2 };
}

/** "wooden", "ice": also the color, where the substance has one of its own. */
function takeMaterial(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const material = materialBefore(tokens, index, (next) => leadsToNoun(tokens, next));
  if (!material) return undefined;
  const color = METALS.has(material) ? colorNamed(tokens[index]!.word) : undefined;
  return { description: { ...description, material, color: description.color ?? color }, length: 1 };
}

const METALS: ReadonlySet<Material> = new Set(['gold', 'silver', 'copper']);

function leadsToNoun(tokens: readonly Token[], index: number): boolean {
  return (
    NOUN_BOOK.match(tokens, index) !== undefined ||
    (isDescribing(tokens, index) && describesNext(tokens, index))
  );
}

function isDescribing(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? '';
  return QUALITIES.has(word) || colorNamed(word) !== undefined || SUBSTANCE_ADJECTIVES.has(word);
}

function takeNumber(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const { word } = tokens[index]!;
  const count = /^\d{1,6}$/.test(word) ? Number(word) : NUMBERS.get(word);
  if (count === undefined || count < 1 || isYear(word)) return undefined;
  return { description: { ...description, count: Math.min(MOST, count) }, length: 1 };
}

/** "a red 1997 sports car" is one. */
function isYear(word: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(word);
}

const SHADES = new Set(['dark', 'light', 'deep', 'bright', 'pale', 'vivid']);

function takeColor(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const next = tokens[index + 1];
  if (SHADES.has(tokens[index]!.word) && next && colorNamed(next.word)) {
    const shaded = takeColor(description, tokens, index + 1);
    return shaded && { ...shaded, length: 2 };
  }
  const color = colorNamed(tokens[index]!.word);
  if (!color) return undefined;
  // "an orange" is fruit, "an orange cat" is a color: what follows decides.
  if (NOUN_BOOK.match(tokens, index) && !describesNext(tokens, index)) return undefined;
  return { description: { ...description, color: description.color ?? color }, length: 1 };
}

export function colorNamed(word: string): string | undefined {
  if (Object.hasOwn(COLORS, word)) return word;
  return Object.hasOwn(COLOR_WORDS, word) ? COLOR_WORDS[word] : undefined;
}

/** What has a color though nothing of it stands there: "an orange sky". */
const IN_THE_AIR = new Set(
  'sky skies sun sunset sunrise moon light lights glow haze mist fog clouds smoke'.split(' '),
);

function describesNext(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (!next || next.clause !== tokens[index]!.clause) return false;
  if (NOUN_BOOK.match(tokens, index + 1) || IN_THE_AIR.has(next.word)) return true;
  // "a convertible parked outside": what follows must describe somebody else.
  return (
    (isDescribing(tokens, index + 1) && describesNext(tokens, index + 1)) ||
    (isAdjectival(next.word) && NOUN_BOOK.match(tokens, index + 2) !== undefined)
  );
}

/** "a giant rotating space station", "a giant inflatable duck" */
function isAdjectival(word: string): boolean {
  return POSE_BOOK.get([word]) !== undefined || /(?:[aeiou][^aeiou]{1,2}ing|ed|[ai]ble)$/.test(word);
}

function takeQuality(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const found = qualityAt(tokens, index);
  // "a baby" is a person, "a baby dragon" is a small dragon.
  if (!found || (NOUN_BOOK.match(tokens, index) && !describesNext(tokens, index))) return undefined;
  const qualities = [...new Set([...description.qualities, ...found.qualities])];
  return { description: { ...description, qualities }, length: found.length };
}

/**
 * The qualities that a word or phrase names; used before a noun ("a sleeping cat") and after it ("a cat
 * sleeping"). A pose is a describing word without a quality: read-poses.ts finds who takes it.
 */
export function qualityAt(
  tokens: readonly Token[],
  index: number,
): { qualities: readonly string[]; length: number } | undefined {
  const phrase = PHRASE_BOOK.match(tokens, index);
  if (phrase) return { qualities: [phrase.value], length: phrase.length };
  const pose = POSE_BOOK.match(tokens, index);
  const qualities = QUALITIES.get(tokens[index]?.word ?? '');
  if (qualities && (pose?.length ?? 0) < 2) return { qualities, length: 1 };
  if (pose?.value.form !== 'participle') return undefined;
  return { qualities: [], length: lengthBeforeNoun(tokens, index, pose.length) };
}

/** "flying a kite" is a pose as a whole, and yet the kite is to be seen. */
function lengthBeforeNoun(tokens: readonly Token[], start: number, length: number): number {
  for (let offset = 1; offset < length; offset++) {
    if (NOUN_BOOK.match(tokens, start + offset)) return offset;
  }
  return length;
}

/** What a word that is neither noun nor describing word does to the description before it. */
export function passWord(description: Description, tokens: readonly Token[], index: number): Description {
  const { word } = tokens[index]!;
  const next = tokens[index + 1];
  if (word === 'and' && next && isDescribing(tokens, index + 1)) return description;
  if (DETERMINERS.has(word)) return { ...NO_DESCRIPTION, introduced: true, singular: true };
  if (FUNCTION_WORDS.has(word)) return { ...NO_DESCRIPTION, introduced: INTRODUCERS.has(word) };
  // "a tall, dark castle": a comma between adjectives does not end the description.
  const endsClause = next?.clause !== tokens[index]!.clause;
  return endsClause && description.start === undefined
    ? NO_DESCRIPTION
    : { ...description, introduced: true };
}
