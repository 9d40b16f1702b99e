import type { ScriptPage } from '../../story-scripts.types.ts';
import { PLAIN_FORM } from './phrasebooks/english.ts';
import type { Ask, FormName, ListName, Phrasebook, TaleName } from './phrasebooks/phrasebook.types.ts';
import type { PictureReading } from './picture-analysis/picture-analysis.types.ts';
import { fill, pictureWords } from './picture-words.ts';
import { quotedTitle } from './quoted-title.ts';
import type { TitleReading } from './read-title.ts';
import { countWords } from './words-of-title.ts';

export const FEWEST_WORDS = 20;
export const MOST_WORDS = 30;
/** A title of more words is no heading, and leaves a first page no room to say something. */
const LONGEST = { heading: 5, title: 8, wish: 6 };
/** A wrong word does harm here. */
const CAREFUL: readonly string[] = ['facts', 'news', 'roundup'];
/** Of a longer list three entries are asked for, and where the rest is. */
const MOST_ENTRIES = 12;

type Draft = Omit<ScriptPage, 'page'>;

/** What one story is made of. */
interface Desk {
  reading: TitleReading;
  book: Phrasebook;
  /** In quotation marks; undefined when it is too long or nothing of it can be shown. */
  title: string | undefined;
  /** The picture, and the title where there is one. */
  values: Readonly<Record<string, string>>;
  /** Advice that makes a gap long enough. */
  hints: readonly string[];
  /** Chooses among texts: the same title gets the same ones. */
  seed: number;
}

/** Writes the five pages that a title promises. */
export function composeStory(title: string, reading: TitleReading, picture: PictureReading): ScriptPage[] {
  const { book } = reading;
  const shape = reading.shape === 'look' && picture.isPlain ? 'blank' : reading.shape;
  const quoted = quotedTitle(title, book.quotes, LONGEST.title);
  const desk: Desk = {
    reading,
    book,
    title: quoted,
    values: { ...pictureWords(book, picture), ...(quoted ? { title: quoted } : {}) },
    hints: CAREFUL.includes(shape) ? [book.careful, ...book.hints] : book.hints,
    seed: [...title].reduce((sum, sign) => sum + sign.codePointAt(0)!, 0),
  };
  return draftsOf(desk, shape).map((draft, place) => ({ page: place + 1, ...draft }));
}

function draftsOf(desk: Desk, shape: TitleReading['shape']): Draft[] {
  const { tales, lists } = desk.book;
  if (isNameIn(tales, shape)) return tell(desk, shape);
  return isNameIn(lists, shape) ? listEntries(desk, shape) : fillIn(desk, shape);
}

/** Whether a name is one of a table's; which names are left is known then, too. */
function isNameIn<Name extends string>(table: Readonly<Record<Name, unknown>>, name: string): name is Name {
  return Object.hasOwn(table, name);
}

function tell(desk: Desk, shape: TaleName): Draft[] {
  const { book, values, seed, reading } = desk;
  const [[start, ...openings], second, ...others] = book.tales[shape];
  const wish =
    reading.wish !== undefined && shape === 'story' && quotedTitle(reading.wish, book.quotes, LONGEST.wish);
  const pages = [wish ? book.wishing : second, ...others];
  return [
    { title: firstHeading(desk, start), text: firstFitting(openings.map((text) => fill(text, values))) },
    ...pages.map(([title, ...texts], place) => {
      const text = texts[(seed + place) % texts.length]!;
      return { title, text: fill(text, wish ? { ...values, wish } : values) };
    }),
  ];
}

function fillIn(desk: Desk, shape: FormName | 'plain'): Draft[] {
  const [about, ...asks] = shape === 'plain' ? PLAIN_FORM : desk.book.forms[shape];
  const names = namesOf(desk);
  return [
    opening(desk, about),
    ...asks.map(([heading, ask], place) => gap(desk, [names?.[place] ?? heading, ask], place)),
  ];
}

/** The headings of what is compared, where the title names both. */
function namesOf({ reading: { pair } }: Desk): readonly string[] | undefined {
  const names = pair?.map((name) => quotedTitle(name, ['', ''], LONGEST.heading));
  if (!names?.every((name) => name !== undefined)) return undefined;
  return names.map((name) =>
    name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name,
  );
}

/** An opening, three pages of entries and a close, however many entries were promised. */
function listEntries(desk: Desk, shape: ListName): Draft[] {
  const { book, reading } = desk;
  const { about, entry, close } = book.lists[shape];
  const { count = 3 } = reading;
  const isTooLong = count > MOST_ENTRIES;
  const pages = spread(isTooLong ? 3 : count).map((numbers, place) =>
    numbers.length === 0
      ? gap(desk, book.shortList[place - 1]!, place)
      : { title: entryHeading(desk, numbers), text: entryGaps(desk, numbers, entry) },
  );
  if (count === 1) pages[0] = onlyEntry(desk, entry);
  // Of a single entry there is none to begin with.
  const last = isTooLong ? book.longList : count === 1 ? book.lists.stages.close : close;
  const [heading, ask] = last.map((text) => fill(text, { count: `${count}` })) as [string, string];
  return [opening(desk, about), ...pages, gap(desk, [heading, ask], 3)];
}

function onlyEntry({ book, reading: { label }, hints }: Desk, entry: string): Draft {
  const lead = fill(book.only, { Item: label[0], item: label[0].toLowerCase() });
  const start = `${lead}${book.colon} [${entry}`;
  return { title: label[0], text: withHints(start, ']', hints) ?? `${start}]` };
}

/** The numbers of the entries on each of three pages. */
function spread(count: number): number[][] {
  let given = 0;
  return [0, 1, 2].map((page) => {
    const here = Math.ceil((count - page) / 3);
    given += here;
    return Array.from({ length: here }, (_, place) => given - here + place + 1);
  });
}

function entryHeading({ book, reading: { label } }: Desk, numbers: readonly number[]): string {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  if (first === last) return `${label[0]} ${first}`;
  return `${label[1]} ${first}${last - first === 1 ? book.and : '–'}${last}`;
}

/** "Tip 4: [...] Tip 5: […]": the first gap says what to write, the others are filled alike. */
function entryGaps(
  { book, hints, reading: { label } }: Desk,
  numbers: readonly number[],
  entry: string,
): string {
  const [first, ...others] = numbers.map((number) => `${label[0]} ${number}${book.colon}`);
  const rest = others.map((lead) => ` ${lead} […]`).join('');
  // The entry itself already asks for a short sentence.
  const turned = [...hints.slice(-2), ...hints.slice(0, -2)];
  return withHints(`${first} [${entry}`, `]${rest}`, turned) ?? `${first} [${entry}]${rest}`;
}

function opening(desk: Desk, about: string): Draft {
  const { book, values, hints, reading } = desk;
  // A greeting speaks to somebody, and says nothing of slides; nor may it be in a language that is not known.
  const isBare = reading.shape === 'greeting' || !reading.isKnown;
  const texts = (isBare ? ['{title}', ...book.openings] : book.openings)
    .map((text) => fill(text, values))
    .map((text) => (text.includes('{title}') ? undefined : withHints(`${text} [${about}`, ']', hints)));
  const start = reading.shape === 'news' || reading.shape === 'roundup' ? 'news' : 'other';
  return { title: firstHeading(desk, book.starts[start]), text: firstFitting(texts) };
}

/** A page that the author writes; hints take turns, so that neighbours differ. */
function gap({ hints }: Desk, [title, ask]: Ask, place: number): Draft {
  const from = place % hints.length;
  const turned = [...hints.slice(from), ...hints.slice(0, from)];
  return { title, text: withHints(`[${ask}`, ']', turned) ?? `[${ask}]` };
}

/** The heading of a first page: the title itself where it is short. */
function firstHeading({ title, book: { quotes } }: Desk, fallback: string): string {
  if (!title || countWords(title) > LONGEST.heading) return fallback;
  return title.slice(quotes[0].length, -quotes[1].length).trim();
}

/** The text with those hints, in their order, that make it long enough; undefined where none do. */
function withHints(start: string, end: string, [hint, ...others]: readonly string[]): string | undefined {
  const words = countWords(start + end);
  if (words > MOST_WORDS) return undefined;
  if (words >= FEWEST_WORDS) return start + end;
  if (hint === undefined) return undefined;
  return withHints(`${start} ${hint}`, end, others) ?? withHints(start, end, others);
}

/** @throws {Error} when a phrasebook has no text of the right length; its test knows before. */
function firstFitting(texts: readonly (string | undefined)[]): string {
  const fitting = texts.find((text) => {
    if (text === undefined || text.includes('{')) return false;
    const words = countWords(text);
    return words >= FEWEST_WORDS && words <= MOST_WORDS;
  });
  if (fitting === undefined) throw new Error(`No text of ${FEWEST_WORDS} to ${MOST_WORDS} words: ${texts}`);
  return fitting;
}
