import { REGION_WORDS, type Region } from '../place.types.ts';
import { createPhraseBook } from '../text/phrase-book.ts';
import { endOf, type Reading } from './reading.types.ts';

const BOOK = createPhraseBook<Region>();
for (const [region, words] of Object.entries(REGION_WORDS))
  for (const phrase of words.split(', ')) BOOK.add(phrase, region as Region);

/**
 * The part of the world whose houses and trees the picture has. Its words may name a place, a person or a dish as
 * well, so nothing is claimed; where they said nothing else, they are no longer unknown.
 */
export function readRegion(reading: Reading): Region | undefined {
  for (const index of reading.tokens.keys()) {
    const match = BOOK.match(reading.tokens, index);
    if (!match || isBird(reading, index)) continue;
    const span = { start: index, length: match.length };
    reading.unknown = reading.unknown.filter(
      ({ start, text }) => start < index || start + text.split(' ').length > endOf(span),
    );
    return match.value;
  }
  return undefined;
}

/** A turkey that is eaten comes from nowhere. */
function isBird({ tokens }: Reading, index: number): boolean {
  return tokens[index]!.word === 'turkey' && !/^(?:in|from|of)$/.test(tokens[index - 1]?.word ?? '');
}
