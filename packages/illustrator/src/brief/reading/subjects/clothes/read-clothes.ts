import { NOUN_BOOK } from '../../../../vocabulary/noun-lookup.ts';
import { WORN_HATS, type Worn } from '../../../clothes.types.ts';
import { CLOTH_WORDS, GARMENT_BOOK, PATTERN_WORDS } from '../../../text/garment-words.ts';
import { QUALITIES } from '../../../text/qualities.ts';
import { DETERMINERS, FUNCTION_WORDS } from '../../../text/word-lists.ts';
import type { Reading, Span } from '../../reading.types.ts';
import { colorNamed } from '../read-describing-words.ts';

/** Pieces of clothing that follow each other: "a top hat, a monocle and red boots". */
export interface Outfit {
  length: number;
  worn: Worn[];
}

const OPENERS: ReadonlySet<string> = new Set(['in', 'wearing', 'wears', 'wear', 'with', 'clad', 'sporting']);
const LONG: ReadonlySet<string> = new Set(['long', 'flowing', 'elegant', 'silk', 'velvet', 'satin', 'regal']);
const MOST_PIECES = 8;
const MOST_WORDS = 5;

/** What somebody wears, as it is told after "in", "wearing" or "with", or as a clause of its own. */
export function outfitAt(reading: Reading, index: number): Outfit | undefined {
  const { tokens } = reading;
  const { word, clause } = tokens[index]!;
  // "with a balloon and a blue hat"
  const goesOn = word === 'and' && isWithin(tokens, index);
  const opens = goesOn || OPENERS.has(word);
  const startsClause = tokens[index - 1]?.clause !== clause;
  if (!opens && !startsClause) return undefined;
  const from = opens ? index + 1 : index;
  const outfit = piecesFrom(reading, from);
  if (!outfit || !isSaidOfWearer(reading, index, outfit)) return undefined;
  const end = from + outfit.length;
  // A clause that says more than clothes is no list of them.
  if (!opens && tokens[end]?.clause === tokens[end - 1]!.clause) return undefined;
  // "in the hood of a car"
  if (tokens[end]?.word === 'of' && tokens[end]!.clause === tokens[end - 1]!.clause) return undefined;
  return { worn: outfit.worn, length: end - index };
}

/** Whether "with" or "wearing" came before in the same clause. */
function isWithin(tokens: Reading['tokens'], index: number): boolean {
  for (let at = index - 1; at >= 0 && tokens[at]!.clause === tokens[index]!.clause; at--)
    if (OPENERS.has(tokens[at]!.word)) return true;
  return false;
}

function piecesFrom(reading: Reading, from: number): Outfit | undefined {
  const worn: Worn[] = [];
  let end = from;
  while (worn.length < MOST_PIECES) {
    const start = worn.length === 0 ? from : nextPiece(reading, end);
    const piece = start === undefined ? undefined : pieceAt(reading, start);
    if (!piece || start === undefined) break;
    worn.push(piece.worn);
    end = start + piece.length;
  }
  return worn.length === 0 ? undefined : { worn, length: end - from };
}

/** After "and", "with", or a comma. */
function nextPiece({ tokens }: Reading, end: number): number | undefined {
  let index = end;
  const begins = tokens[index]?.clause !== tokens[end - 1]!.clause;
  while (['and', 'with', 'over'].includes(tokens[index]?.word ?? '') && index < end + 2) index++;
  return index > end || begins ? index : undefined;
}

function pieceAt({ tokens, claimed }: Reading, start: number): { worn: Worn; length: number } | undefined {
  const clause = tokens[start]?.clause;
  let color: string | undefined;
  let pattern: Worn['pattern'];
  let index = start;
  if (['pair', 'set'].includes(tokens[start + 1]?.word ?? '') && tokens[start + 2]?.word === 'of') index += 3;
  for (; index < tokens.length && index <= start + MOST_WORDS; index++) {
    const token = tokens[index]!;
    if (token.clause !== clause || claimed[index]) return undefined;
    const garment = GARMENT_BOOK.match(tokens, index);
    if (garment) {
      const end = index + garment.length;
      const after = patternAfter(tokens, end);
      const words = tokens.slice(start, index).map(({ word }) => word);
      const isGown = garment.value.garment === 'dress' && words.some((word) => LONG.has(word));
      const worn: Worn = { garment: isGown ? 'gown' : garment.value.garment };
      color ??= garment.value.color;
      pattern ??= after?.pattern;
      if (color) worn.color = color;
      if (pattern) worn.pattern = pattern;
      return { worn, length: end + (after?.length ?? 0) - start };
    }
    const { word } = token;
    color ??= colorNamed(word);
    pattern ??= PATTERN_WORDS.get(word);
    if (!describesCloth(word, tokens, index, start)) return undefined;
  }
  return undefined;
}

function describesCloth(word: string, tokens: Reading['tokens'], index: number, start: number): boolean {
  if (DETERMINERS.has(word) || colorNamed(word) || PATTERN_WORDS.has(word) || CLOTH_WORDS.has(word))
    return true;
  // "a red and white striped shirt"
  if (word === 'and') return index > start && colorNamed(tokens[index - 1]!.word) !== undefined;
  // "his father's suit"
  if (QUALITIES.has(word) || tokens[index]!.possessive) return true;
  return !FUNCTION_WORDS.has(word) && !NOUN_BOOK.match(tokens, index);
}

/** "with white polka dots" */
function patternAfter(
  tokens: Reading['tokens'],
  end: number,
): (Pick<Worn, 'pattern'> & Pick<Span, 'length'>) | undefined {
  if (tokens[end]?.word !== 'with') return undefined;
  for (let index = end + 1; index < end + 4; index++) {
    const pattern = PATTERN_WORDS.get(tokens[index]?.word ?? '');
    if (pattern) {
      const more = PATTERN_WORDS.has(tokens[index + 1]?.word ?? '') ? 1 : 0;
      return { pattern, length: index + 1 + more - end };
    }
    if (!colorNamed(tokens[index]?.word ?? '')) return undefined;
  }
  return undefined;
}

const WORN_BY_ANY: ReadonlySet<string> = new Set(['wearing', 'wears', 'wear', 'sporting']);

/**
 * The last one named before is somebody with a figure to dress, or an animal. Things are dressed where the words
 * say so plainly, as those of iron and bones; and an animal "in a hat" sits in it.
 */
function isSaidOfWearer({ tokens }: Reading, index: number, { worn }: Outfit): boolean {
  let wearer: 'person' | 'animal' | 'thing' | undefined;
  for (let at = 0; at < index; ) {
    const match = NOUN_BOOK.match(tokens, at);
    const { kind, madeOf, alive } = match?.value.entry ?? {};
    if (kind === 'person') wearer = madeOf ? 'thing' : 'person';
    else if (kind === 'animal' || kind === 'flying' || kind === 'sea-creature' || alive) wearer = 'animal';
    else if (kind && (kind !== 'celestial' || !wearer)) wearer ??= 'thing';
    at += match?.length ?? 1;
  }
  const { word } = tokens[index]!;
  if (wearer === 'thing') return WORN_BY_ANY.has(word);
  if (wearer === 'animal' && word === 'in') return !WORN_HATS.includes(worn[0]!.garment as never);
  return wearer !== undefined;
}
