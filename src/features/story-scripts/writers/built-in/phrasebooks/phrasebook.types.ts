import type {
  Brightness,
  Column,
  Contrast,
  Detail,
  Row,
  Warmth,
} from '../picture-reading/picture-reading.types.ts';
import type { LanguageCode } from './languages.rules.ts';

/** What only the author can know: these shapes leave gaps. */
export type FormName =
  | 'steps'
  | 'recipe'
  | 'news'
  | 'review'
  | 'comparison'
  | 'question'
  | 'travel'
  | 'offer'
  | 'greeting';

/** Numbered entries, each a gap: `facts` have sources, and `stages` are done one after another. */
export type ListName = 'list' | 'facts' | 'stages';

/** What needs no more than the title and the picture: these shapes have no gaps. */
export type TaleName = 'story' | 'look';

export type ShapeName = FormName | ListName | TaleName;

/** The heading of a page, and what it asks the author to write. */
export type Ask = readonly [heading: string, ask: string];

/**
 * The heading of a page, and one of several texts. Of the picture they may say `{colors}` (inside of a
 * sentence) and, each a sentence of its own, `{light}`, `{warmth}`, `{contrast}`, `{detail}`, `{lightest}`.
 */
export type Telling = readonly [heading: string, ...texts: string[]];

export interface ListAsks {
  /** Said to the author on the first page. */
  about: string;
  /** For the first entry of a page. */
  entry: string;
  /** The last page. */
  close: Ask;
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
  /** A list without a word of its own: "No. 1", "Nos. 1–3". */
  numbered: readonly [string, string];
  /**
   * What calls a shape: words and phrases, as a pattern over the title in small letters without marks
   * other than ? % ' and -. A question may also be known by its mark.
   */
  calls: Readonly<Record<FormName | 'list' | 'story', string>>;
  /** Finds in its first group what somebody in the title wishes for. */
  wish: RegExp;
  and: string;
  /** Sentences about the picture. */
  picture: {
    /** Where one part is lighter than the rest: `{place}`. */
    lightest: string;
    /** Where none is. */
    evenly: string;
    places: Readonly<Record<Row, Readonly<Record<Column, string>>>>;
    brightness: Readonly<Record<Brightness, string>>;
    warmth: Readonly<Record<Warmth, string>>;
    contrast: Readonly<Record<Contrast, string>>;
    detail: Readonly<Record<Detail, string>>;
  };
  /** The heading of a first page whose title is too long for one. */
  start: string;
  /** How a script with gaps begins; the first one that leaves room for its gap is taken. */
  openings: readonly string[];
  /** Advice to the author that makes a gap of few words long enough. */
  hints: readonly string[];
  /** What the first page asks, and the four pages after it. */
  forms: Readonly<Record<FormName, readonly [about: string, Ask, Ask, Ask, Ask]>>;
  lists: Readonly<Record<ListName, ListAsks>>;
  /** Pages of a list that promises one or two entries. */
  shortList: readonly [Ask, Ask];
  /** The last page of a list that promises more entries than five slides hold: `{count}`. */
  longList: Ask;
  /** Of the texts of a first page the first one is taken that fits with its title. */
  tales: Readonly<Record<TaleName, readonly [Telling, Telling, Telling, Telling, Telling]>>;
  /** The second page of a story whose title names a wish, `{wish}`. */
  wishing: Telling;
}
