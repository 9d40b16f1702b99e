import type { Pose } from '../brief/brief.types.ts';
import { createPhraseBook, type PhraseBook } from '../brief/text/phrase-book.ts';
import { ALL_NOUNS, type Noun } from './nouns.registry.ts';
import type { OtherName } from './other-name.ts';
import { pluralOf } from './plural.ts';
import { OTHER_NAMES } from './synonyms.ts';

export interface NounSense {
  entry: Noun;
  plural: boolean;
  /** One form for one and for many: fish, sheep, deer. */
  invariable: boolean;
  /** What the word lets its bearer do: a skater skates. */
  pose?: Pose;
  /** What the word brings along, and how: chess players sit at a board. */
  companion?: Noun;
  by?: OtherName['by'];
  look?: OtherName['look'];
  /** The word is the noun's own name and no other word for it. */
  canonical: boolean;
}

function addEntry(book: PhraseBook<NounSense>, entry: Noun): void {
  const singulars = [entry.name, ...(entry.also?.split(', ') ?? [])];
  const plurals = entry.plurals ?? [];
  const isOwn = (name: string) => name === entry.name;
  for (const name of singulars) {
    book.add(name, { entry, plural: false, invariable: plurals.includes(name), canonical: isOwn(name) });
  }
  for (const name of plurals) book.add(name, { entry, plural: true, invariable: false, canonical: false });
  // An explicit empty list says that the words above have no plural of their own.
  if (entry.plurals?.length === 0) return;
  for (const name of singulars) {
    book.add(pluralOf(name), { entry, plural: true, invariable: false, canonical: isOwn(name) });
  }
}

function addOtherName(book: PhraseBook<NounSense>, { singular, plural, entry, ...said }: OtherName): void {
  const senses = [
    [singular, false],
    [plural, true],
  ] as const;
  for (const [words, isPlural] of senses) {
    for (const word of words?.split(', ') ?? []) {
      book.add(word, { entry, plural: isPlural, invariable: false, canonical: false, ...said });
    }
  }
}

function buildNounBook(): PhraseBook<NounSense> {
  const book = createPhraseBook<NounSense>();
  for (const name of OTHER_NAMES) addOtherName(book, name);
  for (const entry of ALL_NOUNS) addEntry(book, entry);
  return book;
}

/** Every singular and plural by which a prompt may name a noun of the vocabulary. */
export const NOUN_BOOK: PhraseBook<NounSense> = buildNounBook();
