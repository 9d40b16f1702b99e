import type {
  Brightness,
  Column,
  Contrast,
  Detail,
  Row,
  Warmth,
} from '../picture-analysis/picture-analysis.types.ts';
import type { LanguageCode } from './languages.rules.ts';

/** What only the author can know: these shapes leave gaps. */
export type FormName =
  | 'steps'
  | 'making'
  | 'recipe'
  | 'news'
  | 'review'
  | 'comparison'
  | 'difference'
  | 'question'
  | 'travel'
  | 'sale'
  | 'collection'
  | 'offer'
  | 'greeting';

/**
 * Numbered entries, each a gap: of a `named` list it is enough to name them, `lessons` were learned,
 * `facts` have sources, `stages` are done one after another, and a `roundup` has several news.
 */
export type ListName = 'list' | 'named' | 'lessons' | 'facts' | 'stages' | 'roundup';

/** What needs no more than the title and the picture: these shapes have no gaps. `blank` looks at one plain color. */
export type TaleName = 'story' | 'look' | 'blank';

/** `plain` is a practical title in a language that is not written: five gaps. */
export type ShapeName = FormName | ListName | TaleName | 'plain';

/** The heading of a page, and what it asks the author to write. */
export type Ask = readonly [heading: string, ask: string];

/** What the first page asks, and the four pages after it. */
export type Form = readonly [about: string, Ask, Ask, Ask, Ask];

/**
 * The heading of a page, and one of several texts. Of the picture they may say `{colors}` (inside of a
 * sentence) and, each a sentence of its own, `{light}`, `{warmth}`, `{contrast}`, `{detail}`, `{lightest}`.
 */
type Telling = readonly [heading: string, ...texts: string[]];

interface ListAsks {
  /** Said to the author on the first page. */
  about: string;
  /** For the first entry of a page. */
  entry: string;
  /** The last page. */
  close: Ask;
  /** What one entry and several are called, where the title does not say it. */
  label?: readonly [one: string, several: string];
}

/** All that the writer can say in one language. */
export interface Phrasebook {
  code: LanguageCode;
  /** Small and everyday words, by which the language of a title is known. */
  words: string;
  /** Letters that only this language has, among those of all phrasebooks. */
  letters?: RegExp;
  quotes: readonly [string, string];
  /** From one to twelve; other forms of a number behind a bar. */
  numbers: string;
  /** What lists are made of, each as singular/plural. */
  items: string;
  /** Those of `items` that need a source. */
  factItems: string;
  /** Those that are done one after another. */
  stepItems: string;
  /** Places and things: naming them is enough. */
  namedItems: string;
  /** A list without a word of its own: "No. 1", "Nos. 1–3". */
  numbered: readonly [string, string];
  /** The only entry of a list, by `{Item}` or `{item}`. */
  only: string;
  /** Between an entry's name and its text, with the space that goes before it. */
  colon: string;
  /**
   * What calls a shape: words and phrases, as a pattern over the title in small letters without marks
   * other than ? % ' and -. A question may also be known by its mark.
   */
  calls: Readonly<Record<FormName | 'list' | 'lessons' | 'roundup' | 'story', string>>;
  /** Finds in its first group what somebody in the title wishes for. */
  wish: RegExp;
  /** Finds in its two groups what a title compares. */
  pair: RegExp;
  and: string;
  /** Sentences about the picture. */
  picture: {
    /** Where one part is lighter than the rest: `{place}`. */
    lightest: string;
    /** Said where none is: it claims nothing. */
    evenly: string;
    /** Said instead where there is only one color. */
    plain: string;
    places: Readonly<Record<Row, Readonly<Record<Column, string>>>>;
    brightness: Readonly<Record<Brightness, string>>;
    warmth: Readonly<Record<Warmth, string>>;
    contrast: Readonly<Record<Contrast, string>>;
    detail: Readonly<Record<Detail, string>>;
  };
  /** The heading of a first page whose title is too long for one. */
  starts: Readonly<Record<'news' | 'other', string>>;
  /** How a script with gaps begins; the first one that leaves room for its gap is taken. */
  openings: readonly string[];
  /** Advice to the author that makes a gap of few words long enough. */
  hints: readonly string[];
  /** Comes first where a wrong word does harm. */
  careful: string;
  forms: Readonly<Record<FormName, Form>>;
  lists: Readonly<Record<ListName, ListAsks>>;
  /** Pages of a list that promises one or two entries. */
  shortList: readonly [Ask, Ask];
  /** The last page of a list that promises more entries than five slides hold, by their `{count}`. */
  longList: Ask;
  /** Of the texts of a first page the first one is taken that fits with its title. */
  tales: Readonly<Record<TaleName, readonly [Telling, Telling, Telling, Telling, Telling]>>;
  /** The second page of a story whose title names a wish, `{wish}`. */
  wishing: Telling;
}
