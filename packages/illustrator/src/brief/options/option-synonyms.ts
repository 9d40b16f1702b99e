import { tokenise } from '../text/tokens.ts';
import type { OptionListName, Wish } from './option.types.ts';
import { OPTION_LISTS } from './options.registry.ts';
import { findOption } from './term-book.ts';

const PHRASES_OF_WISH = new Map<Wish, Set<string>>();
for (const { words, labels, wish } of [...OPTION_LISTS.values()].flat()) {
  const phrases = PHRASES_OF_WISH.get(wish) ?? new Set();
  for (const phrase of [...words, ...labels]) phrases.add(phrase.toLowerCase());
  PHRASES_OF_WISH.set(wish, phrases);
}

/** Other words, in lower case, that ask for what this option asks for. */
export function optionSynonyms(list: OptionListName, name: string): string[] {
  const wish = findOption(list, tokenise(name));
  const phrases = (wish && PHRASES_OF_WISH.get(wish)) ?? [];
  return [...phrases].filter((phrase) => phrase !== name.toLowerCase());
}
