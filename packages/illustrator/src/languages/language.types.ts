export const LANGUAGES = ['es', 'pt', 'fr', 'de', 'it', 'hi', 'ja', 'zh', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a word does in its sentence; the sections of a language's table, and what is no word of it. */
export type Role =
  | 'articles'
  | 'links'
  | 'relations'
  | 'dropped'
  | 'numbers'
  | 'colors'
  | 'describing'
  | 'times'
  | 'weathers'
  | 'seasons'
  | 'places'
  | 'styles'
  | 'nouns'
  | 'deeds'
  /** Deeds that say with their own form that the thing before them is what they are done to. */
  | 'deedsTo'
  /** What marks the thing that something is done to. */
  | 'objects'
  | 'kept';

type Ending = readonly [ending: string, instead: string];

/** `tables/*.json`: one language, kept by hand. */
export interface LanguageTable {
  /** How its sentences differ from English ones. */
  order: 'as in English' | 'adjectives after' | 'relations after';
  /** Endings of several, and what one ends in. */
  nounEndings: readonly Ending[];
  /** Endings of gender, number and case. */
  adjectiveEndings: readonly Ending[];
  /** By section and English words: theirs, comma separated. */
  words: Readonly<Partial<Record<Role, Readonly<Record<string, string>>>>>;
}

/** A stretch of the prompt in English. */
export interface Unit {
  english: string;
  role: Role;
  /** Where it stands in the prompt. */
  from: number;
  to: number;
}
