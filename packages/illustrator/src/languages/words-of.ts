import { matchesOf } from '../core/matches-of.ts';

/** A word of the prompt as it stands there. */
export interface ForeignWord {
  /** Folded: what books are asked for. */
  word: string;
  from: number;
  to: number;
  /** What stands between it and the word before ends a clause. */
  opens: boolean;
}

// "l'arbre" and "nell'acqua" are two words.
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’](?=\p{L}))?/gu;
const CLAUSE_END = /[,;!?\n()|、。，！？；،؛।]|[:.](?=\s|$)|\s\/\s/;

export function wordsOf(text: string): ForeignWord[] {
  const words: ForeignWord[] = [];
  let end = 0;
  for (const match of matchesOf(WORD, text)) {
    const from = match.index;
    const opens = from === 0 || CLAUSE_END.test(text.slice(end, from));
    end = from + match[0].length;
    words.push({ word: fold(match[0]), from, to: end, opens: opens || words.length === 0 });
  }
  return words;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the lower half of a letter's numbers
export const ASCII = /^[\x00-\x7f]*$/;

/** Lower case, without accents of Latin letters, vowel signs of Arabic and dots that Hindi writes or leaves out. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .replace(/[\u064b-\u0652\u0640\u093c]/g, '')
    .normalize('NFC')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ँ', 'ं')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
}
