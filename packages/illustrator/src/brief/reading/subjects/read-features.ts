import { NOUN_BOOK } from '../../../vocabulary/noun-lookup.ts';
import { FACIAL_HAIR, HAIR_CUTS, HAIR_WORDS, LOOK_BOOK, SHADES, SKIN_WORDS } from '../../text/look-words.ts';
import { QUALITIES } from '../../text/qualities.ts';
import type { Token } from '../../text/tokens.ts';
import type { Reading } from '../reading.types.ts';
import type { LookNote, Noted } from './look-note.ts';
import { colorNamed } from './read-describing-words.ts';

const MOST_WORDS = 5;
const OPENERS: ReadonlySet<string> = new Set([
  'with',
  'and',
  'has',
  'having',
  'a',
  'an',
  'his',
  'her',
  'their',
]);

/** "bright green eyes", "long curly red hair", "with a long white beard", "dark skin", "red-haired". */
export function featureAt({ tokens }: Reading, index: number): Noted | undefined {
  const { clause } = tokens[index]!;
  let at = index;
  while (OPENERS.has(tokens[at]?.word ?? '') && at < index + 2) at++;
  const first = at;
  while (at < first + MOST_WORDS && isShade(tokens, at)) at++;
  const words = tokens.slice(first, at).map(({ word }) => word);
  const part = tokens[at];
  if (part?.clause !== clause) return undefined;
  const opened = tokens[index]!.word === 'with' || tokens[index]!.word === 'and';
  const told = partLook(part.word, words, opened);
  if (!told) return undefined;
  return { note: { index, ahead: /(?:ed)$/.test(part.word), ...told }, length: at + 1 - index };
}

function isShade(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (word === 'and') return isShade(tokens, at + 1);
  return SHADES.has(word) || hairColorOf(word) !== undefined || word in HAIR_CUTS || SKIN_WORDS.has(word);
}

const hairColorOf = (word: string) => HAIR_WORDS.get(word) ?? colorNamed(word);

function partLook(
  part: string,
  words: readonly string[],
  opened: boolean,
): Pick<LookNote, 'look' | 'quality'> | undefined {
  const color = words.map(hairColorOf).find(Boolean);
  if (/^eye(?:s|d)?$/.test(part)) return color ? { look: { eyeColor: color } } : undefined;
  const cut = words.flatMap((word) => HAIR_CUTS[word] ?? [])[0];
  if (/^hair(?:ed)?$/.test(part))
    return color || cut ? { look: color ? { hairColor: color } : {}, quality: cut } : undefined;
  if (/^skin(?:ned)?$/.test(part)) {
    const tone = words.map((word) => (SKIN_WORDS.has(word) ? word : colorNamed(word))).find(Boolean);
    return tone ? { look: { skinColor: tone } } : undefined;
  }
  const beard = FACIAL_HAIR[part];
  if (!beard || !(opened || words.length > 0)) return undefined;
  const isLong = part.startsWith('beard') && words.some((word) => /^(?:long|flowing|huge|big)$/.test(word));
  return { look: color ? { hairColor: color } : {}, quality: isLong ? 'long-bearded' : beard };
}

/** What somebody does with the face or has on it, wherever it is told; before a noun it speaks of that. */
export function lookPhraseAt({ tokens }: Reading, index: number): Noted | undefined {
  const match = LOOK_BOOK.match(tokens, index);
  if (!match) return undefined;
  const end = index + match.length;
  const goesOn = tokens[end]?.clause === tokens[index]!.clause;
  if (goesOn && (NOUN_BOOK.match(tokens, end) || QUALITIES.has(tokens[end]!.word))) return undefined;
  return { note: { index, ahead: false, look: {}, ...match.value }, length: match.length };
}
