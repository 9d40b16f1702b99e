import type { Epoch } from '../brief.types.ts';
import { EPOCHS } from '../options/meanings/settings/epochs.ts';
import { createPhraseBook } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';

const BOOK = createPhraseBook<Epoch>();
for (const { words, wish } of EPOCHS) {
  for (const phrase of words) if (wish.epoch) BOOK.add(phrase, wish.epoch);
}

/** The age of the picture; its words may name a place, a style or a thing as well ("a Victorian house"). */
export function readEpoch(tokens: readonly Token[]): Epoch | undefined {
  for (const index of tokens.keys()) {
    const match = BOOK.match(tokens, index);
    if (match) return match.value;
  }
  return undefined;
}
