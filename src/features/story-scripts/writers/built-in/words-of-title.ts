/** A title in small letters, without marks other than those that tell something, one space between words. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(\p{N})\s*%/gu, '$1%')
    .replace(/[^\p{L}\p{M}\p{N}?%'-]+/gu, ' ')
    .replace(/ ?\?+/g, '?')
    .trim();
}

/** Words as an editor counts them: what stands between spaces, lone marks aside. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The words of a list that is written as one text. */
export function wordsOf(list: string): string[] {
  return list.split(/\s+/).filter(Boolean);
}
