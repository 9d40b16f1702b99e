import { createPhraseBook, type PhraseBook } from '../text/phrase-book.ts';
import { ALL_NOUNS } from './all-nouns.ts';
import type { Entry } from './entry.ts';
import { pluralOf } from './plural.ts';

export interface NounSense {
  entry: Entry;
  plural: boolean;
  /** One form for one and for many: fish, sheep, deer. */
  invariable: boolean;
}

function addEntry(book: PhraseBook<NounSense>, entry: Entry): void {
  const singulars = [entry.name, ...(entry.also?.split(', ') ?? [])];
  const plurals = entry.plurals ?? [];
  for (const name of singulars) book.add(name, { entry, plural: false, invariable: plurals.includes(name) });
  for (const name of plurals) book.add(name, { entry, plural: true, invariable: false });
  // An explicit empty list says that the words above have no plural of their own.
  if (entry.plurals?.length === 0) return;
  for (const name of singulars) book.add(pluralOf(name), { entry, plural: true, invariable: false });
}

function buildNounBook(): PhraseBook<NounSense> {
  const book = createPhraseBook<NounSense>();
  for (const entry of ALL_NOUNS) addEntry(book, entry);
  return book;
}

/** Every singular and plural by which a prompt may name a noun of the vocabulary. */
export const NOUN_BOOK: PhraseBook<NounSense> = buildNounBook();
