import { readWords, writeRepeatsOnce } from './read-words.ts';
import { TERM_LISTS, type TermList, type TermListName } from './term-lists.registry.ts';

export interface TermWord {
  form: string;
  isBeginning: boolean;
  /** It stands right behind the word before it, without a space. */
  isJoined: boolean;
}

export interface Entry {
  list: TermListName;
  /** How a word must begin that is found by its first letters. */
  beginning: string;
  /** The words after the first one. */
  rest: readonly TermWord[];
}

type Entries = Map<string, Entry[]>;

/** Terms by their first word, so that a text is read once however many there are. */
export interface TermIndex {
  whole: Entries;
  /** By their first two letters. */
  beginnings: Entries;
}

export const HEAD = 2;

const AGES = [
  ...Array.from({ length: 18 }, (_, age) => String(age)),
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  ),
];

let termIndex: TermIndex | undefined;

/** The lists are the same for everybody, and reading them takes a while. */
export function openTermIndex(): TermIndex {
  termIndex ??= createTermIndex();
  return termIndex;
}

function createTermIndex(): TermIndex {
  const whole: Entries = new Map();
  const beginnings: Entries = new Map();
  const add = (entries: Entries, form: string, entry: Entry) => {
    const there = entries.get(form);
    if (there) there.push(entry);
    else entries.set(form, [entry]);
  };
  for (const { list, words } of listTerms()) {
    const [first, ...rest] = words;
    if (!first) continue;
    const entry = { list, beginning: first.form, rest };
    if (first.isBeginning) add(beginnings, first.form.slice(0, HEAD), entry);
    else add(whole, first.form, entry);
    if (rest.length === 0) add(whole, writeRepeatsOnce(first.form), entry);
  }
  return { whole, beginnings };
}

function listTerms(): { list: TermListName; words: TermWord[] }[] {
  const lists = Object.entries(TERM_LISTS) as [TermListName, TermList][];
  return lists.flatMap(([list, { terms }]) =>
    Object.entries(terms).flatMap(([language, written = []]) =>
      written
        .flatMap((term) => (language === 'en' ? withPlural(term) : [term]))
        .flatMap(withAges)
        .map((term) => ({ list, words: readTerm(term) })),
    ),
  );
}

function withPlural(term: string): string[] {
  return /[a-rt-z]$/.test(term) ? [term, `${term}s`] : [term];
}

function withAges(term: string): string[] {
  return term.includes('{age}') ? AGES.map((age) => term.replace('{age}', age)) : [term];
}

function readTerm(term: string): TermWord[] {
  return term.split(' ').flatMap((part) => {
    const isBeginning = part.endsWith('*');
    const forms = formsOf(isBeginning ? part.slice(0, -1) : part);
    return forms.map((form, at) => ({
      form,
      isBeginning: isBeginning && at === forms.length - 1,
      isJoined: at > 0,
    }));
  });
}

/** Plain ones are as they are: reading all of them would hold up the start. */
function formsOf(part: string): string[] {
  if (/^[a-z0-9]+$/.test(part)) return [part];
  return readWords(part).words.map(([reading]) => reading?.form ?? '');
}
