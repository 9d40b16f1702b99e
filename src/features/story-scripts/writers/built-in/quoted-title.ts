import { countWords } from './words-of-title.ts';

/** Longer than this is no quotation, in scripts without spaces neither. */
const LONGEST_SIGNS = 70;
/** Markup, brackets (which mark gaps), quotation marks, and signs that turn or hide text. */
const MARKUP = /<[^>]*>/g;
const NOT_QUOTABLE = /[[\]{}<>|\\"“”„«»`]|\p{Cc}|\p{Cf}(?<!\u200d)|\p{Cs}/gu;

/** A title in quotation marks; undefined when it is too long, or when nothing of it can be shown. */
export function quotedTitle(
  title: string,
  [open, close]: readonly [string, string],
  mostWords: number,
): string | undefined {
  const clean = title.replace(MARKUP, ' ').replace(NOT_QUOTABLE, '').replace(/\s+/g, ' ').trim();
  const shown = clean.replace(/[.,;:]+$/, '');
  if (!/[\p{L}\p{N}\p{S}]/u.test(shown) || shown.length > LONGEST_SIGNS || countWords(shown) > mostWords)
    return undefined;
  return `${open}${shown}${close}`;
}
