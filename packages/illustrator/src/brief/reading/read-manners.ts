import { FREE_BOOK, MANNER_BOOK } from '../options/term-book.ts';
import type { Token } from '../text/tokens.ts';
import { DETERMINERS } from '../text/word-lists.ts';
import { claim, type Reading } from './reading.types.ts';

/** "by Hokusai", "in charcoal": what comes before a name that says how the picture is made. */
const INTRODUCTIONS = new Set(['by', 'like', 'of', 'from', 'after']);

/** Words for pictures: a style or an artist right before one of them is how it is made ("charcoal portrait"). */
const PICTURE_WORDS = new Set(
  `art artwork artworks cartoon comic comics composition cover depiction design drawing drawings engraving icon image illustration
  illustrations landscape logo look miniature mural painting paintings picture pictures portrait portraits poster
  posters print prints reimagining rendering rendition scene seascape sketch sketches still style study triptych
  version wallpaper`.split(/\s+/),
);
/** Pictures that would be read as things hanging in the scene. */
const READ_AS_THINGS = new Set(['picture', 'pictures', 'painting', 'paintings', 'mural']);

/** What a picture may be drawn in; other labels of styles are substances ("in marble") or places. */
export const DRAWN_IN: ReadonlySet<string> = new Set(
  `acrylic acrylics ballpoint chalk charcoal crayon crayons crosshatching graphite ink inks oil oils pastels pen pencil
  pencils sanguine`.split(/\s+/),
);

/**
 * Finds artists and styles whose names mean something else or nothing by themselves: "in the style of Monet",
 * "a Klimt portrait", "charcoal sketch", "drawn in pencil".
 */
export function readManners(reading: Reading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (reading.claimed[index]) continue;
    const match = MANNER_BOOK.match(tokens, index);
    const free = FREE_BOOK.match(tokens, index);
    if (free && (free.length > (match?.length ?? 0) || free.value.style)) {
      // "noir" inside "film noir" is not another manner.
      index += free.length - 1;
      continue;
    }
    if (!match) continue;
    const { isArtist, wish } = match.value;
    const end = index + match.length;
    if (
      !isPicture(tokens, index, end) &&
      !isBesidePicture(tokens, end) &&
      !(isArtist ? isByName : isDrawnIn)(tokens, index, end)
    )
      continue;
    const span = { start: index, length: match.length };
    // "retro travel poster" is a poster, whatever else is called retro.
    const isSaidNext = FREE_BOOK.match(tokens, end)?.value.style !== undefined;
    reading.wishes.push({
      ...span,
      wish: isSaidNext && !isArtist ? { ...wish, style: undefined } : wish,
      origin: 'text',
    });
    claim(reading, span);
    const after = wordAt(tokens, end, index);
    if (READ_AS_THINGS.has(after)) claim(reading, { start: end, length: 1 });
  }
}

/** The word at `index`, where it stands in the clause of `other`. */
function wordAt(tokens: readonly Token[], index: number, other: number): string {
  const token = tokens[index];
  return token && token.clause === tokens[other]!.clause ? token.word : '';
}

/** "retro poster", "illustration of", ", high contrast painting": the name is itself a word for a picture. */
function isPicture(tokens: readonly Token[], index: number, end: number): boolean {
  if (!PICTURE_WORDS.has(tokens[end - 1]!.word)) return false;
  const next = wordAt(tokens, end, index);
  if (end - index > 1 || PRESENTING.has(next)) return true;
  const before = wordAt(tokens, index - 1, index);
  const closes = next === '' && tokens[index]!.clause !== tokens[0]!.clause;
  // "..., she is happily painting" is about her.
  return closes && before !== '' && !/^(?:is|are|and|while|she|he|they)$|ly$/.test(before);
}

const PRESENTING = new Set(['of', 'for', 'showing', 'about', 'depicting', 'with']);

/** Before a word for a picture, or before another manner that is itself one: "gothic oil painting". */
function isBesidePicture(tokens: readonly Token[], end: number): boolean {
  const next = wordAt(tokens, end, end - 1);
  if (next === '') return false;
  if (PICTURE_WORDS.has(next)) return true;
  const style = FREE_BOOK.match(tokens, end);
  if (style?.value.style) return true;
  const label = MANNER_BOOK.match(tokens, end);
  return label !== undefined && PICTURE_WORDS.has(wordAt(tokens, end + label.length, end));
}

function isByName(tokens: readonly Token[], index: number, end: number): boolean {
  const after = tokens[end]?.word;
  if (INTRODUCTIONS.has(tokens[index - 1]?.word ?? '') || after === 'inspired' || end - index > 1)
    return true;
  // "a Degas ballerina": written as a name, and right before what is shown.
  return (
    /^\p{Lu}/u.test(tokens[index]!.text) && wordAt(tokens, end, index) !== '' && startsPhrase(tokens, index)
  );
}

/** Nobody's first name stands before it. */
function startsPhrase(tokens: readonly Token[], index: number): boolean {
  const before = wordAt(tokens, index - 1, index);
  return before === '' || DETERMINERS.has(before) || INTRODUCTIONS.has(before);
}

function isDrawnIn(tokens: readonly Token[], index: number, end: number): boolean {
  const before = tokens[index - 1]?.word;
  if (isStyleOf(tokens, index)) return true;
  if (before !== 'in' || !DRAWN_IN.has(tokens[index]!.word)) return false;
  const next = wordAt(tokens, end, index);
  return next === '' || next === 'on' || next === 'and' || next === 'with';
}

/** "in the style of (a) ...". */
function isStyleOf(tokens: readonly Token[], index: number): boolean {
  const last = /^(?:an?|the)$/.test(tokens[index - 1]?.word ?? '') ? index - 1 : index;
  return tokens[last - 1]?.word === 'of' && tokens[last - 2]?.word === 'style';
}
