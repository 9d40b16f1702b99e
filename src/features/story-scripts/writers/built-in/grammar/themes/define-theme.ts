import { entriesOf, wordsOf } from '../../title-reading/words-of.ts';
import type { Theme, ThemeSource } from './theme.types.ts';

/** Builds a theme from its lists as they are written down. */
export function defineTheme(name: string, source: ThemeSource): Theme {
  const { words, ...lists } = source;
  const entries = Object.entries(lists).map(([list, text]) => [list, entriesOf(text)]);
  return { name, words: wordsOf(words), ...(Object.fromEntries(entries) as Omit<Theme, 'name' | 'words'>) };
}
