import { NOUN_BOOK } from '../../vocabulary/noun-lookup.ts';
import type { SceneKind } from '../brief.types.ts';
import type { OptionListName, Wish } from '../options/option.types.ts';
import { FREE_BOOK, findExactOption, findOption } from '../options/term-book.ts';
import type { Token } from '../text/tokens.ts';
import { DRAWN_IN } from './read-manners.ts';
import { claim, type Reading, type Span, textOf } from './reading.types.ts';

interface ClausePattern {
  list: OptionListName;
  before?: readonly string[];
  after?: readonly string[];
  /** The pattern is also ordinary English ("with wings"): it holds only for an option that is known as a whole. */
  exact?: boolean;
}

/** How the tools put an option into a clause of its own. */
const PATTERNS: readonly ClausePattern[] = [
  { list: 'artist', before: ['in', 'the', 'style', 'of'] },
  { list: 'setting', before: ['in', 'a'], after: ['setting'] },
  { list: 'setting', before: ['in', 'an'], after: ['setting'] },
  { list: 'colorScheme', after: ['color', 'scheme'] },
  { list: 'colorScheme', after: ['color', 'scheme'] },
  { list: 'renderStyle', before: ['rendered', 'in'] },
  { list: 'mood', after: ['mood'] },
  { list: 'lighting', after: ['lighting'] },
  { list: 'composition', after: ['composition'] },
  { list: 'cameraLens', after: ['lens'] },
  { list: 'timeOfDay', before: ['at'], exact: true },
  { list: 'weather', before: ['with'], exact: true },
];

/** The lists whose options stand in the prompt as they are. */
const BARE_LISTS: readonly OptionListName[] = [
  'style',
  'mood',
  'lighting',
  'cameraAngle',
  'artMedium',
  'detailLevel',
];

/**
 * Reads the clauses that are options of a tool ("Oil Painting", "Joyful mood", "in a Forest setting")
 * and claims them whole, so that no word of theirs becomes a subject. The first clause is the
 * visitor's own text and is left alone, except for "in the style of". The tools write options with
 * capitals; that settles clauses which could be either, such as "Candle".
 */
export function readOptionClauses(reading: Reading): void {
  for (const span of clausesOf(reading.tokens)) {
    const tokens = reading.tokens.slice(span.start, span.start + span.length);
    const isFirst = span.start === 0;
    const found = readPatterns(reading, span, tokens, isFirst) ?? (isFirst ? undefined : readBare(tokens));
    if (!found) continue;
    reading.wishes.push({ ...span, wish: found, origin: 'option' });
    claim(reading, span);
    if (!found.scene) continue;
    addConditions(reading, span);
    if (!INDOORS.has(found.scene) && !found.place) releaseBuildings(reading, span);
  }
}

/** "in a Misty Forest setting" asks for the mist as well. */
function addConditions(reading: Reading, { start, length }: Span): void {
  for (let index = start; index < start + length; index++) {
    const match = FREE_BOOK.match(reading.tokens, index);
    if (!match || match.value.scene) continue;
    reading.wishes.push({ start: index, length: match.length, wish: match.value, origin: 'option' });
  }
}

const INDOORS: ReadonlySet<SceneKind> = new Set(['interior', 'portrait', 'abstract']);

/** "in a Castle setting" names the scene, and the castle belongs into it. */
function releaseBuildings({ tokens, claimed }: Reading, { start, length }: Span): void {
  for (let index = start; index < start + length; index++) {
    const match = NOUN_BOOK.match(tokens, index);
    if (match?.value.entry.kind !== 'building') continue;
    for (let offset = 0; offset < match.length; offset++) claimed[index + offset] = false;
  }
}

function clausesOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < tokens.length; ) {
    let end = start;
    while (end < tokens.length && tokens[end]!.clause === tokens[start]!.clause) end++;
    spans.push({ start, length: end - start });
    start = end;
  }
  return spans;
}

function readPatterns(
  reading: Reading,
  span: Span,
  tokens: readonly Token[],
  isFirst: boolean,
): Wish | undefined {
  for (const pattern of PATTERNS) {
    if (isFirst && pattern.list !== 'artist') continue;
    const option = insidePattern(tokens, pattern);
    if (!option) continue;
    const wish = readInside(pattern, option);
    if (wish) return wish;
    if (!pattern.exact && pattern.list !== 'setting') noteUnknownOption(reading, span, pattern, option);
  }
  return undefined;
}

function readInside({ list, exact }: ClausePattern, option: readonly Token[]): Wish | undefined {
  const whole = findExactOption(
    list,
    option.map((token) => token.word),
  );
  if (whole || (exact && !isLabel(option))) return whole;
  return findOption(list, option);
}

function insidePattern(tokens: readonly Token[], pattern: ClausePattern): Token[] | undefined {
  const before = pattern.before ?? [];
  const after = pattern.after ?? [];
  if (tokens.length <= before.length + after.length) return undefined;
  const tail = tokens.length - after.length;
  const fits =
    before.every((word, index) => tokens[index]!.word === word) &&
    after.every((word, index) => tokens[tail + index]!.word === word);
  return fits ? tokens.slice(before.length, tail) : undefined;
}

function noteUnknownOption(
  reading: Reading,
  span: Span,
  pattern: ClausePattern,
  option: readonly Token[],
): void {
  const start = span.start + (pattern.before?.length ?? 0);
  reading.unknown.push({ start, text: textOf(reading, { start, length: option.length }) });
  claim(reading, span);
}

function readBare(tokens: readonly Token[]): Wish | undefined {
  const words = tokens.map((token) => token.word);
  const light = isCapitalised(tokens) ? findExactOption('lighting', words) : undefined;
  // "Studio" in a clause of its own is the light chosen in a tool, not a room.
  if (light?.lighting && !findExactOption('style', words)) return light;
  const anywhere = FREE_BOOK.get(words);
  // "forest" and "night" as clauses of their own are the visitor's words about the scene.
  if (anywhere) return isAboutManner(anywhere) ? anywhere : undefined;
  // "a table, candle, wine": what can be drawn is a subject, not the name of a light; a pencil is what it is drawn in.
  const isMedium = words.length === 1 && DRAWN_IN.has(words[0]!);
  if (NOUN_BOOK.get(words) && !isCapitalised(tokens) && !isMedium) return undefined;
  for (const list of BARE_LISTS) {
    const wish = findExactOption(list, words);
    if (wish) return wish;
  }
  return isLabel(tokens) ? BARE_LISTS.map((list) => findOption(list, tokens)).find(Boolean) : undefined;
}

const MANNER = [
  'style',
  'grade',
  'detail',
  'lighting',
  'cameraAngle',
  'lens',
  'composition',
  'finish',
] as const;

function isAboutManner(wish: Wish): boolean {
  return MANNER.some((key) => wish[key] !== undefined);
}

const SMALL_WORDS = new Set(['a', 'an', 'and', 'from', 'in', 'of', 'on', 'the', 'to', 'with', 'within']);

function isCapitalised(tokens: readonly Token[]): boolean {
  return tokens.every(({ text, word }) => SMALL_WORDS.has(word) || /^[\p{Lu}\p{N}]/u.test(text));
}

/** Written like an option, and with nothing in it that could be drawn. */
function isLabel(tokens: readonly Token[]): boolean {
  return isCapitalised(tokens) && tokens.every((_, index) => NOUN_BOOK.match(tokens, index) === undefined);
}
