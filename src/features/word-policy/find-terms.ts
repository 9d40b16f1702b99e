import type { ReadText, ReadWord } from './read-words.ts';
import { type Entry, HEAD, type TermIndex, type TermWord } from './term-index.ts';
import type { TermListName } from './term-lists.registry.ts';

/** A term that stands in a text. */
export interface Hit {
  list: TermListName;
  /** The first word of it, and the first after it. */
  from: number;
  to: number;
  /** As the visitor wrote it. */
  text: string;
}

/** Whatever follows directly is not wanted. */
const NEGATIONS = new Set(
  'no not non without never zero nobody sans pas sin sem senza ohne kein keine keinen geen zonder bez без не нет utan uden uten ilman بدون بلا 無 无 没 沒 不 非'.split(
    ' ',
  ),
);

const NONE: readonly Entry[] = [];

/** All terms of a text, but for those that an exception covers or a "no" takes back. */
export function findTerms({ text, words }: ReadText, index: TermIndex): Hit[] {
  const found = words.flatMap((word, at) => findAt(words, { word, at, text }, index));
  const exceptions = found.filter(({ list }) => list === 'exceptions');
  const isException = ({ from, to }: Hit) =>
    exceptions.some((exception) => exception.from <= from && to <= exception.to);
  return found.filter((hit) => !isException(hit) && !isNegated(words, hit));
}

function isNegated(words: readonly ReadWord[], { from }: Hit): boolean {
  return NEGATIONS.has(words[from - 1]?.[0]?.form ?? '');
}

interface FoundWord {
  word: ReadWord;
  at: number;
  text: string;
}

function findAt(words: readonly ReadWord[], { word, at, text }: FoundWord, index: TermIndex): Hit[] {
  const hits: Hit[] = [];
  for (const { form, length, start, end } of word) {
    for (const { list, rest } of entriesFor(form, index)) {
      const last = followTerm(words, { to: at + length, end }, rest);
      if (last) hits.push({ list, from: at, to: last.to, text: text.slice(start, last.end) });
    }
  }
  return hits;
}

function entriesFor(form: string, { whole, beginnings }: TermIndex): readonly Entry[] {
  const same = whole.get(form) ?? NONE;
  const near = beginnings.get(form.slice(0, HEAD));
  if (!near) return same;
  return [...same, ...near.filter(({ beginning }) => form.startsWith(beginning))];
}

interface TermEnd {
  /** The first word after it. */
  to: number;
  /** In the text. */
  end: number;
}

/** Where a term ends of which the first word ends at `first`; undefined when its next word is another. */
function followTerm(
  words: readonly ReadWord[],
  first: TermEnd,
  rest: readonly TermWord[],
): TermEnd | undefined {
  let last = first;
  for (const { form, isBeginning, isJoined } of rest) {
    const found = words[last.to]?.find(
      (reading) =>
        (isBeginning ? reading.form.startsWith(form) : reading.form === form) &&
        (!isJoined || reading.start === last.end),
    );
    if (!found) return undefined;
    last = { to: last.to + found.length, end: found.end };
  }
  return last;
}
