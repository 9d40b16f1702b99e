import { type Token, wordsOf } from './tokens.ts';

export interface PhraseMatch<T> {
  value: T;
  /** How many tokens the phrase covers. */
  length: number;
}

/** Finds the longest known phrase that begins at a given word. */
export interface PhraseBook<T> {
  /** The first value added for a phrase stays: earlier entries win. */
  add(phrase: string, value: T): void;
  /** The longest phrase at `start` that stays within one clause, or undefined. */
  match(tokens: readonly Token[], start: number): PhraseMatch<T> | undefined;
  /** The value of exactly this phrase. */
  get(words: readonly string[]): T | undefined;
}

interface Line<T> {
  words: string[];
  value: T;
}

/** Phrases are split into words when the book is first opened: a server that draws nothing itself rarely does. */
export function createPhraseBook<T>(): PhraseBook<T> {
  const linesByFirstWord = new Map<string, Line<T>[]>();
  let added: Array<[phrase: string, value: T]> = [];

  const write = (phrase: string, value: T) => {
    const words = wordsOf(phrase);
    const first = words[0];
    if (first === undefined) return;
    const lines = linesByFirstWord.get(first) ?? [];
    if (lines.some((line) => line.words.join(' ') === words.join(' '))) return;
    lines.push({ words, value });
    lines.sort((a, b) => b.words.length - a.words.length);
    linesByFirstWord.set(first, lines);
  };
  const linesOf = (first: string) => {
    for (const [phrase, value] of added) write(phrase, value);
    added = [];
    return linesByFirstWord.get(first) ?? [];
  };

  return {
    add(phrase, value) {
      added.push([phrase, value]);
    },
    match(tokens, start) {
      const first = tokens[start];
      if (!first) return undefined;
      const line = linesOf(first.word).find(({ words }) =>
        words.every((word, offset) => {
          const token = tokens[start + offset];
          return token?.word === word && token.clause === first.clause;
        }),
      );
      return line && { value: line.value, length: line.words.length };
    },
    get(words) {
      return linesOf(words[0] ?? '').find((line) => line.words.join(' ') === words.join(' '))?.value;
    },
  };
}
