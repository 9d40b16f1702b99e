import { capitalised } from './clean-title.ts';
import { ARTICLES, DETERMINERS, NUMBERS, POSSESSIVES, PREPOSITIONS } from './function-words.ts';
import { kindOfNoun } from './kind-of-noun.ts';
import { isCommonNoun, isCommonWord } from './known-words.ts';
import { GIVEN_NAMES, KNOWN_PLACES, MASS } from './nouns-by-kind.ts';
import { isPlural } from './number-of-noun.ts';
import type { Phrase, Subject } from './title-reading.types.ts';

export interface NounPhrase {
  subject: Subject;
  head: string;
  kind: 'being' | 'place' | 'event' | 'thing';
}

/** Longer phrases would leave a page of 30 words no room for a sentence. */
const LONGEST_PHRASE = 6;
const JOINTS = new Set([
  ...PREPOSITIONS,
  'and',
  'or',
  'but',
  'who',
  'that',
  'which',
  'where',
  'when',
  '&',
  'named',
  'called',
  'the',
  'a',
  'an',
]);

/**
 * Reads words as a noun phrase: what is before its head, the head, and what hangs on it. Undefined when
 * there is no noun to speak of (a lone preposition, a participle, a number).
 */
export function readNounPhrase(words: readonly string[]): NounPhrase | undefined {
  const { determiner, rest } = splitDeterminer(withoutTrailingNumber(words));
  const end = rest.findIndex((word, position) => position > 0 && JOINTS.has(word.toLowerCase()));
  const chunk = end === -1 ? rest : rest.slice(0, end);
  const tail = end === -1 ? [] : rest.slice(end);
  const head = chunk.at(-1);
  if (!head || JOINTS.has(head.toLowerCase()) || /^\d+$/.test(head)) return undefined;
  const named = nameOf(tail);
  const short = shortPhrase(chunk, determiner, named);
  const full = fullPhrase(chunk, tail, determiner) ?? short;
  const kind =
    GIVEN_NAMES.has(chunk[0]!.toLowerCase()) && !chunk[0]!.endsWith("'s") ? 'being' : kindOfNoun(head);
  return { head, kind, subject: { full, short, bare: bareOf(chunk, named) } };
}

/** "Winter Collection 2026" is a collection; its year says nothing about grammar. */
function withoutTrailingNumber(words: readonly string[]): readonly string[] {
  return words.length > 1 && /^[\d.'-]+$/.test(words.at(-1)!) ? words.slice(0, -1) : words;
}

function splitDeterminer(words: readonly string[]): { determiner: string; rest: readonly string[] } {
  const first = words[0]?.toLowerCase() ?? '';
  if (words.length === 1) return { determiner: '', rest: words };
  if (ARTICLES.has(first)) return { determiner: 'the', rest: words.slice(1) };
  if (POSSESSIVES.has(first) || DETERMINERS.has(first)) return { determiner: first, rest: words.slice(1) };
  return { determiner: '', rest: words };
}

/** "... Named Biscuit" gives the name that all later mentions use. */
function nameOf(tail: readonly string[]): string | undefined {
  const [joint, name] = tail;
  return joint && /^(named|called)$/i.test(joint) && name ? capitalised(name) : undefined;
}

function shortPhrase(chunk: readonly string[], determiner: string, named: string | undefined): Phrase {
  if (named) return { text: named, plural: false };
  const owner = chunk.findLastIndex((word) => /'s$|s'$/.test(word));
  const owned = owner >= 0 && owner < chunk.length - 1 ? chunk.slice(owner + 1) : chunk;
  const kept = owned.slice(-3);
  const plural = isPlural(kept.at(-1)!);
  if (owner >= 0 && kept.length > 0)
    return { text: `${ownedArticle(kept.at(-1)!, plural)} ${cased(kept)}`, plural };
  const article =
    determiner === '' || NUMBERS.has(determiner) ? articleFor(kept) : shortDeterminer(determiner);
  return { text: joined(article, cased(kept)), plural };
}

/** The dog's snow is "that snow" later on; the clockmaker's daughter is simply "the daughter". */
function ownedArticle(head: string, plural: boolean): string {
  if (kindOfNoun(head) === 'being') return 'the';
  return plural ? 'those' : 'that';
}

function shortDeterminer(determiner: string): string {
  return POSSESSIVES.has(determiner) ? determiner : 'the';
}

function fullPhrase(
  chunk: readonly string[],
  tail: readonly string[],
  determiner: string,
): Phrase | undefined {
  const article = determiner || (/'s$|s'$/.test(chunk[0]!) ? '' : articleFor(chunk));
  // "Luna the Robot" explains a name; "The Owl, the Moon and Me" begins a second thing.
  const isList = ARTICLES.has(tail[0]?.toLowerCase() ?? '') && !GIVEN_NAMES.has(chunk[0]!.toLowerCase());
  const clean = !isList && tail.length > 1 && !JOINTS.has(tail.at(-1)!.toLowerCase()) ? tail : [];
  const words = [...chunk, ...clean];
  const phrase = words.length <= LONGEST_PHRASE ? joined(article, cased(words)) : undefined;
  const whole = phrase ?? (chunk.length <= LONGEST_PHRASE ? joined(article, cased(chunk)) : undefined);
  if (!whole) return undefined;
  const pair = /^(and|&)$/i.test(clean[0] ?? '') && phrase !== undefined;
  return {
    text: whole.replace(/ & /g, ' and '),
    plural: pair || isPlural(chunk.at(-1)!) || (NUMBERS.has(determiner) && determiner !== 'one'),
  };
}

/** A proper name and a mass noun take none; a common noun takes "the". */
function articleFor(chunk: readonly string[]): string {
  const head = chunk.at(-1)!.toLowerCase();
  if (NUMBERS.has(chunk[0]!.toLowerCase())) return '';
  if (/^(best|first|last|worst|next|only)$/i.test(chunk[0]!) && chunk.length > 1) return 'the';
  if (MASS.has(head) && (chunk.length === 1 || chunk.every(isCommonWord))) return '';
  if (KNOWN_PLACES.has(head) || GIVEN_NAMES.has(chunk[0]!.toLowerCase())) return '';
  return isCommonNoun(head) ? 'the' : chunk.every((word) => /^\p{Lu}/u.test(word)) ? '' : 'the';
}

/** Small letters for everyday words; if a word is unknown the whole phrase is a name and keeps its capitals. */
function cased(words: readonly string[]): string {
  const isName = (word: string) =>
    KNOWN_PLACES.has(word.toLowerCase()) || GIVEN_NAMES.has(word.toLowerCase().replace(/'s$/, ''));
  const allKnown = words.every((word) => isCommonWord(word) || isName(word));
  return words
    .map((word, position) => {
      const lower = word.toLowerCase();
      if (/^(named|called)$/i.test(words[position - 1] ?? '')) return capitalised(word);
      if (isName(word) && !isCommonNoun(word)) return capitalised(word);
      if (allKnown) return isCommonWord(word) && !/^\p{Lu}{2,}$/u.test(word) ? lower : word;
      return JOINTS.has(lower) || ARTICLES.has(lower) || POSSESSIVES.has(lower) ? lower : word;
    })
    .join(' ');
}

function bareOf(chunk: readonly string[], named: string | undefined): string {
  if (named) return named;
  const owner = chunk.findLastIndex((word) => /'s$|s'$/.test(word));
  const owned = owner >= 0 && owner < chunk.length - 1 ? chunk.slice(owner + 1) : chunk;
  return owned.slice(-2).map(capitalised).join(' ');
}

function joined(article: string, text: string): string {
  return article ? `${article} ${text}` : text;
}
