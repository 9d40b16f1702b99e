const VOWEL_SOUND = /^(?:[aeiou]|8|11|18|honest|hour|heir|honou?r)/i;
/** They begin with a vowel and sound like "you" or "one". */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|usa|uti|ute|eu|ewe|one\b|once|ubiq|uk)/i;

/** "a" or "an", by how the next word begins to sound. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.replace(/^[^\p{L}\p{N}]+/u, '');
  return VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a';
}

const SMALL_IN_TITLES = new Set(
  'a an the and but or nor of in on at to from with for by as than into onto over per via'.split(' '),
);

/** Title Case as newspapers set it: small words small, but the first and the last word always large. */
export function titleCased(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words
    .map((word, position) => {
      const small = SMALL_IN_TITLES.has(word.toLowerCase()) && position > 0 && position < words.length - 1;
      if (small) return word.toLowerCase();
      return word.replace(
        /(^|-)([^\p{L}\p{N}]*)(\p{Ll})/gu,
        (_, joint: string, marks: string, letter: string) =>
          /\p{Lu}/u.test(word) ? `${joint}${marks}${letter}` : `${joint}${marks}${letter.toUpperCase()}`,
      );
    })
    .join(' ');
}

/** Words as an editor counts them: what stands between spaces, lone dashes aside. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Makes raw output a sentence: one space between words, none before marks, a capital first, a full stop last. */
export function asSentence(raw: string): string {
  const text = raw
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .replace(/,+/g, ',')
    .replace(/,([.;:])/g, '$1')
    .trim();
  const ended = /[.!?]”?$/.test(text) ? text : `${text}.`;
  return ended.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll}\P{Lu}*?)(?=$|[\s,.;:’”'])/u,
    (_, marks: string, word: string) => marks + word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** Whether a word stands twice in a row, as no sentence of ours means it. */
export function hasDoubledWord(text: string): boolean {
  return /(?:^|[^\p{L}])(\p{L}+)[\s,]+\1(?![\p{L}’])/iu.test(text);
}
