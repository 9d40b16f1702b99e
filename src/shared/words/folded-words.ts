/** Longer words count as what they begin with. */
const LONGEST_WORD = 40;

/** Letters that Unicode does not take for another letter with a mark. */
const UNMARKED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Letters and digits that stand together are a word. Scripts without spaces between words, and
 * pictographs, are words sign by sign.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|\p{Extended_Pictographic}|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}])+/gu;

/** The words of a text in their order, as search compares them: without case, marks and ligatures. */
export function foldedWords(text: string): string[] {
  const found = fold(text).match(WORD) ?? [];
  return found.map((word) =>
    word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join(''),
  );
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => UNMARKED[letter] ?? letter)
    .normalize('NFC');
}
