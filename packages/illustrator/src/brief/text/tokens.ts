import { matchesOf } from '../../core/matches-of.ts';

/** One word of the prompt. */
export interface Token {
  /** As written. */
  text: string;
  /** Where it begins in the text. */
  offset: number;
  /** Lower case, without accents and without the possessive 's; what lexicons are compared with. */
  word: string;
  /** Number of the clause it stands in: commas, full stops and line ends begin a new one. */
  clause: number;
  /** Written with a possessive 's. */
  possessive: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?|\p{Extended_Pictographic}/gu;
// Most phrases of the lexicons: there are thousands of them.
const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
// A point or colon inside a number ("f/1.8", "16:9") ends nothing.
const CLAUSE_END = /[,;!?\n()|]|[:.](?=\s)|\s\/\s/;

const ABBREVIATIONS = new Set(['st', 'mt', 'mr', 'mrs', 'dr']);

/** Accents of Latin letters are dropped, other scripts stay as they are. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC');
}

/** Splits a text into words. Hyphens separate words, so that `t-rex` and `t rex` are the same. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let end = 0;
  for (const match of matchesOf(WORD, text)) {
    const between = text.slice(end, match.index);
    const isAbbreviated = ABBREVIATIONS.has(tokens.at(-1)?.word ?? '') && between.startsWith('.');
    if (tokens.length > 0 && !isAbbreviated && CLAUSE_END.test(between)) clause++;
    end = match.index + match[0].length;
    const folded = fold(match[0]);
    const possessive = /['’]s$/.test(folded);
    const word = folded.replace(/['’]s$/, '').replace(/['’]/g, '');
    if (word !== '') tokens.push({ text: match[0], offset: match.index, word, clause, possessive });
  }
  return tokens;
}

/** The words of a lexicon phrase, split by the same rules as prompts. */
export function wordsOf(phrase: string): string[] {
  return PLAIN_WORDS.test(phrase) ? phrase.split(' ') : tokenise(phrase).map((token) => token.word);
}
