/** The words that a theme lends to its stories. Each list is drawn from without repeating inside a story. */
export interface Theme {
  name: string;
  /** Words of titles that call this theme, singular and small. */
  words: ReadonlySet<string>;
  /** "the harbour wall": singular, with its article; works after "by", "near", "behind" and "beside". */
  places: readonly string[];
  /** "brass compass": one thing that can be carried, without article. */
  objects: readonly string[];
  /** "ferry captain": one person, without article. */
  people: readonly string[];
  /** "the knock of rope on wood": a noun phrase. */
  sounds: readonly string[];
  /** "salt and diesel": a noun phrase. */
  smells: readonly string[];
  /** "the tide came in early": a whole clause in the past that changes things. */
  troubles: readonly string[];
  /** "to see the far shore once": an infinitive. */
  wishes: readonly string[];
  /** "check the tide before the picnic": an order that is good advice. */
  tips: readonly string[];
  /** "Tide first, talk later": a proverb without a full stop. */
  sayings: readonly string[];
  /** "gulls": plural, to be counted. */
  things: readonly string[];
}

type Lists = Omit<Theme, 'name' | 'words'>;

/** How a theme is written down: each list one text, with bars between its entries. */
export type ThemeSource = { [List in keyof Lists]: string } & { words: string };
