export type TitleKind =
  /** A person, an animal, a robot, somebody with a name. */
  | 'being'
  | 'place'
  | 'thing'
  /** A season, a feeling, an hour, a festivity: something that happens. */
  | 'event'
  /** "How to ...", or "Growing tomatoes". */
  | 'activity'
  /** "5 ways to ...". */
  | 'list'
  | 'question'
  /** Anything that is no noun phrase of English: a sentence, a motto, another language. */
  | 'words';

/** A noun phrase as it stands in the middle of a sentence. */
export interface Phrase {
  text: string;
  plural: boolean;
}

/** What a story about this title calls its subject. */
export interface Subject {
  /** For the first mention, with all that the title says about it. */
  full: Phrase;
  /** For every mention after that. */
  short: Phrase;
  /** For headings: at most three words, no article, in title case. */
  bare: string;
}

export interface TitleReading {
  kind: TitleKind;
  subject: Subject;
  /** What the title says its subject wants, as words that follow "wanted", e.g. `to sail`. */
  want?: string;
  /** Families of themes that the title's words point to, strongest first. */
  themes: readonly string[];
  /** An hour that the title itself names; it outranks what the picture's light looks like. */
  hour?: 'night' | 'dawn' | 'day' | 'dusk';
  /** All words of the title in lower case, without marks. */
  words: readonly string[];
}
