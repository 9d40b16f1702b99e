import { resolveConfusablesTransformer, resolveLeetSpeakTransformer } from 'obscenity';

/** One way to read what stands in a text. */
export interface Reading {
  /** In small letters without accents; `~` in front when letters that repeat are written once. */
  form: string;
  /** How many words of the text it takes. */
  length: number;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** A word of a text, by all the ways to read it. */
export type ReadWord = Reading[];

export interface ReadText {
  /** As it is quoted: without what only makes it look different. */
  text: string;
  words: readonly ReadWord[];
}

/** Scripts that leave no space between words: each of their characters is read as a word. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Thai}]`;
const LETTER = String.raw`[[\p{L}\p{M}\p{N}]--${UNSPACED}]`;
const WORD = new RegExp(`${UNSPACED}|${LETTER}+(?:['’]${LETTER}+)*`, 'gv');
const CHUNK = /\S+/g;
/** What most of a text is: a word, and what may follow it. */
const PLAIN = /^([a-z]+)[.,;:!?]?$/i;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const REPEATS = /(.)\1\1/;
/** What Korean writes behind a noun. */
const KOREAN_PARTICLE = /[가-힣]{2}[은는이가을를의에와과도로만]$/;
const ACCENTS = /[\u0300-\u036f\u064b-\u0652]/g;
/** Longer ones are addresses, not words in disguise. */
const LONGEST_DISGUISE = 30;
const LONGEST_SPELLED = 14;

const confusables = resolveConfusablesTransformer();
const leet = resolveLeetSpeakTransformer();

/** Reads a text for its words, as they are and as what they may be in disguise. */
export function readWords(given: string): ReadText {
  const text = given.normalize('NFKC').replace(UNSEEN, '');
  const words: ReadWord[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    const plain = PLAIN.exec(chunk)?.[1];
    if (plain !== undefined) {
      words.push(readPlain(plain.toLowerCase(), { length: 1, start: index, end: index + plain.length }));
      continue;
    }
    const first = words.length;
    for (const { 0: word, index: within } of chunk.matchAll(WORD)) {
      const start = index + within;
      words.push(readWord(word, { length: 1, start, end: start + word.length }));
    }
    const place = { length: Math.max(1, words.length - first), start: index, end: index + chunk.length };
    const shown = words[first]?.[0]?.form;
    const hidden = undisguise(chunk).flatMap((form) => (form === shown ? [] : [{ form, ...place }]));
    if (words.length === first) words.push(hidden);
    else words[first]?.push(...hidden);
  }
  addSpelledWords(words);
  addBrokenWords(words);
  return { text, words };
}

function readPlain(form: string, place: Omit<Reading, 'form'>): ReadWord {
  const reading = { form, ...place };
  return REPEATS.test(form) ? [reading, { form: writeRepeatsOnce(form), ...place }] : [reading];
}

function readWord(word: string, place: Omit<Reading, 'form'>): ReadWord {
  const form = fold(word);
  const readings = readPlain(form, place);
  if (KOREAN_PARTICLE.test(form)) readings.push({ form: form.slice(0, -1), ...place });
  return readings;
}

/** How a word is compared. */
function fold(word: string): string {
  const small = word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '')
    .replaceAll('ı', 'i');
  return /^[a-z0-9]*$/.test(small) ? small : small.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}

export function writeRepeatsOnce(form: string): string {
  return `~${form.replace(/(.)\1+/gu, '$1')}`;
}

/** What a stretch without spaces may hide: signs for letters, letters of other scripts, dots between them. */
function undisguise(chunk: string): string[] {
  if (chunk.length > LONGEST_DISGUISE || !/\D/.test(chunk)) return [];
  const trimmed = chunk.replace(/^[.,;:!?"'()*#_-]+|[.,;:?!"')_-]+$/g, '');
  if (/^[a-z’]*$/i.test(trimmed) || isNumber(trimmed)) return [];
  const plain = [...trimmed].map(asLatin).join('').toLowerCase().normalize('NFD').replace(ACCENTS, '');
  if (/[^\x20-\x7e]|\d/.test(plain)) return [];
  const letters = plain.replace(/[^a-z*]/g, '');
  if (letters.replaceAll('*', '').length < 2) return [];
  return fillStars(letters).flatMap((form) => (REPEATS.test(form) ? [form, writeRepeatsOnce(form)] : [form]));
}

/** More digits than letters, or the name of a color, hide no word. */
function isNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits > text.replace(/\P{L}/gu, '').length || /^[0-9a-f]{6}$/i.test(text);
}

function asLatin(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const same = confusables.transform(code) ?? code;
  return String.fromCodePoint(leet.transform(same) ?? same);
}

/** A star stands for one vowel, or is an ornament. */
function fillStars(letters: string): string[] {
  const at = letters.indexOf('*');
  if (at < 0) return [letters];
  const stars = letters.split('*').length - 1;
  const bare = letters.replaceAll('*', '');
  if (stars > 1) return [bare];
  return [bare, ...[...'aeiou'].map((vowel) => letters.replace('*', vowel))];
}

/** Words that are spelled: n u d e. */
function addSpelledWords(words: readonly ReadWord[]): void {
  const letterAt = words.map(([reading]) =>
    reading && reading.form.length === 1 && /[a-z]/.test(reading.form) ? reading : undefined,
  );
  for (const [from, first] of letterAt.entries()) {
    let form = first?.form ?? '';
    for (let at = from + 1; first && at < from + LONGEST_SPELLED; at += 1) {
      const next = letterAt[at];
      if (!next) break;
      form += next.form;
      const length = at + 1 - from;
      if (length > 2) words[from]?.push({ form, length, start: first.start, end: next.end });
    }
  }
}

/** Words with a space in them, of which one part could not stand alone: po rn. */
function addBrokenWords(words: readonly ReadWord[]): void {
  for (const [at, word] of words.entries()) {
    const first = word[0];
    const next = words[at + 1]?.[0];
    if (!first || !next || !(isFragment(first.form) || isFragment(next.form))) continue;
    word.push({ form: first.form + next.form, length: 2, start: first.start, end: next.end });
  }
}

const isFragment = (form: string) =>
  form.length <= 3 && (/^[b-hj-z]$/.test(form) || /^[bcdfghjklmnpqrstvwxz]{2,3}$/.test(form));
