import { capitalised, mainPart, titleWords } from './clean-title.ts';
import { COMMON_NOUNS } from './common-words.ts';
import {
  AUXILIARIES,
  CLAUSE_OPENERS,
  COMMANDS,
  FINITE_VERBS,
  FOREIGN_WORDS,
  LIST_NOUNS,
  LONE_WORDS,
  NUMBERS,
  PLAIN_VERBS,
  PREPOSITIONS,
  PRESENTERS,
  PRONOUNS,
  QUESTION_WORDS,
  WRAPPERS,
} from './function-words.ts';
import { gerundOf, isGerund } from './gerund.ts';
import { kindOfNoun } from './kind-of-noun.ts';
import { isCommonWord } from './known-words.ts';
import { readNounPhrase } from './noun-phrase.ts';
import { EVENTS } from './nouns-by-kind.ts';
import { isPlural } from './number-of-noun.ts';
import { readWant } from './read-want.ts';
import { themesOf } from './theme-scores.ts';
import type { Subject, TitleReading } from './title-reading.types.ts';

/** A title is quoted whole up to this length; a longer one is spoken of, not repeated. */
const LONGEST_QUOTE_WORDS = 7;
const LONGEST_QUOTE_SIGNS = 48;

const HOURS: readonly (readonly [RegExp, NonNullable<TitleReading['hour']>])[] = [
  [
    /^(night|nights|midnight|nocturne|moonlight|stars?|starlight|noche|nuit|nacht|夜|nighttime|overnight)$/,
    'night',
  ],
  [/^(dawn|sunrise|morning|mornings|daybreak|breakfast)$/, 'dawn'],
  [/^(noon|midday|lunch|daylight|afternoon|sunny|picnic)$/, 'day'],
  [/^(dusk|sunset|twilight|evening|evenings|dinner)$/, 'dusk'],
];

type Reading = Pick<TitleReading, 'kind' | 'subject'>;

/** Reads a title: what sort of title it is, what its story is about, and which themes it touches. */
export function readTitle(title: string): TitleReading {
  const words = titleWords(title);
  const main = titleWords(mainPart(title));
  const reading = readKind(main, title) ?? { kind: 'words' as const, subject: quoted(words, 'line') };
  const lower = words.map((word) => word.toLowerCase());
  const want = readWant(words.join(' '));
  const hour = HOURS.find(([pattern]) => lower.some((word) => pattern.test(word)))?.[1];
  return {
    ...reading,
    // Whoever wants something is somebody.
    ...(want && (reading.kind === 'place' || reading.kind === 'thing') ? { kind: 'being' as const } : {}),
    ...(want ? { want } : {}),
    themes: themesOf(words, reading.subject),
    ...(hour ? { hour } : {}),
    words: lower,
  };
}

function readKind(words: readonly string[], title: string): Reading | undefined {
  if (words.length === 0 || isForeign(words)) return undefined;
  return (
    readList(words) ??
    readHowTo(words) ??
    readQuestion(words, title) ??
    readPresented(words) ??
    readSentence(words) ??
    readPhrase(words)
  );
}

/** "5 Ways to Brew Better Coffee", "Top 10 Beaches in Portugal". */
function readList(words: readonly string[]): Reading | undefined {
  const lower = words.map((word) => word.toLowerCase());
  const start = lower[0] === 'top' || lower[0] === 'the' ? 1 : 0;
  const counted = /^\d{1,3}$/.test(lower[start] ?? '') || NUMBERS.has(lower[start] ?? '');
  const noun = lower.findIndex((word, position) => position > start && LIST_NOUNS.has(word));
  if (!counted || (noun === -1 && lower[0] !== 'top' && !/^\d/.test(lower[start]!))) return undefined;
  if (noun === -1) {
    const rest = words
      .slice(start + 1)
      .filter((word) => !/^(best|top|great|amazing|must-see|most)$/i.test(word));
    const phrase = readNounPhrase(rest);
    return phrase && { kind: 'list', subject: phrase.subject };
  }
  const [joint, ...rest] = afterJoint(words.slice(noun + 1));
  const topic = /^to$/i.test(joint ?? '')
    ? activityOf(rest)
    : joint && PREPOSITIONS.has(joint.toLowerCase())
      ? topicOf(rest)
      : undefined;
  const own = readNounPhrase(words.slice(start + 1));
  const subject = topic ?? own?.subject;
  return subject && { kind: 'list', subject };
}

/** "... things nobody tells you about moving" is about moving: what is said before the preposition goes. */
function afterJoint(words: readonly string[]): readonly string[] {
  const joint = words.findIndex((word) => PREPOSITIONS.has(word.toLowerCase()));
  return joint === -1 ? words : words.slice(joint);
}

function topicOf(words: readonly string[]): Subject | undefined {
  if (words[0] && isGerund(words[0]) && !COMMON_NOUNS.has(words[0].toLowerCase())) return activityOf(words);
  return readNounPhrase(words)?.subject;
}

/** "How to Grow Tomatoes", "Growing Tomatoes", "The Art of Doing Nothing". */
function readHowTo(words: readonly string[]): Reading | undefined {
  const match =
    /^(?:how (?:to|i|we)|learn(?:ing)? (?:to|how to)|guide to|the art of|a guide to)\s+(.+)$/i.exec(
      words.join(' '),
    );
  if (match) {
    const rest = match[1]!.split(' ');
    const subject = activityOf(rest);
    return subject && { kind: 'activity', subject };
  }
  const first = words[0]!.toLowerCase();
  const isGerund =
    /[a-z]{2}ing$/.test(first) && !COMMON_NOUNS.has(first) && !EVENTS.has(first) && words.length > 1;
  if (!isGerund || PRESENTERS.has(first) || isAdjectival(words)) return undefined;
  const subject = activityOf(words);
  return subject && { kind: 'activity', subject };
}

/** "Dancing Bears" are bears; "Dancing with Bears" and "Growing Tomatoes" are something one does. */
function isAdjectival(words: readonly string[]): boolean {
  return words.length === 2 && kindOfNoun(words[1]!) === 'being';
}

function activityOf(words: readonly string[]): Subject | undefined {
  const [verb, ...rest] = words;
  if (!verb || !/^\p{L}+$/u.test(verb)) return undefined;
  const gerund = gerundOf(verb);
  const joint = rest.findIndex((word) => PREPOSITIONS.has(word.toLowerCase()) && word.toLowerCase() !== 'of');
  const object = joint === -1 ? rest : rest.slice(0, joint);
  const small = (list: readonly string[]) =>
    list.map((word) => (isCommonWord(word) || list.length > 4 ? word.toLowerCase() : word)).join(' ');
  const short = [gerund, small(object)].join(' ').trim();
  const full = rest.length <= 6 ? [gerund, small(rest)].join(' ').trim() : short;
  if (short.split(' ').length > 5) {
    return {
      full: { text: gerund, plural: false },
      short: { text: gerund, plural: false },
      bare: capitalised(gerund),
    };
  }
  return {
    full: { text: full, plural: false },
    short: { text: short.split(' ').length > 3 ? gerund : short, plural: false },
    bare: (object.length > 2 ? [gerund] : [gerund, ...object]).map(capitalised).join(' '),
  };
}

function readQuestion(words: readonly string[], title: string): Reading | undefined {
  const first = words[0]!.toLowerCase();
  const asked = /\?/.test(title) && words.length > 1;
  const opened =
    words.length > 2 &&
    QUESTION_WORDS.has(first) &&
    words.slice(1, 4).some((word) => AUXILIARIES.has(word.toLowerCase()));
  if (!asked && !opened) return undefined;
  return { kind: 'question', subject: quoted(words, 'question') };
}

/** "Meet Luna", "Introducing ...", "Welcome to ...": an introduction, whose subject follows. */
function readPresented(words: readonly string[]): Reading | undefined {
  if (!PRESENTERS.has(words[0]!.toLowerCase()) || words.length < 2) return undefined;
  return readPhrase(/^to$/i.test(words[1]!) ? words.slice(2) : words.slice(1));
}

/** Whole sentences and commands are quoted; they are nobody's name. */
function readSentence(words: readonly string[]): Reading | undefined {
  const lower = words.map((word) => word.toLowerCase());
  const isClause = CLAUSE_OPENERS.has(lower[0]!) || QUESTION_WORDS.has(lower[0]!);
  const isCommand =
    words.length > 1 &&
    COMMANDS.has(lower[0]!) &&
    !/^of$/.test(lower[1]!) &&
    kindOfNoun(lower[1]!) !== 'being';
  const hasSubject = PRONOUNS.has(lower[0]!);
  const hasVerb = lower.some(
    (word, position) =>
      position > 0 && (AUXILIARIES.has(word) || FINITE_VERBS.has(word)) && !relativeBefore(lower, position),
  );
  const isPlainSentence = lower.length > 2 && isPlural(lower[0]!) && PLAIN_VERBS.has(lower[1]!);
  if (!isClause && !isCommand && !hasSubject && !hasVerb && !isPlainSentence) return undefined;
  return { kind: 'words', subject: quoted(words, 'line') };
}

/** In "The Boy Who Was Late" the verb belongs to the noun before it. */
function relativeBefore(lower: readonly string[], position: number): boolean {
  return lower
    .slice(0, position)
    .some((word, place) => place > 0 && /^(who|that|which|where|when)$/.test(word));
}

function readPhrase(words: readonly string[]): Reading | undefined {
  if (words.length === 0) return undefined;
  const unwrapped = unwrap(words);
  const phrase = readNounPhrase(unwrapped);
  if (!phrase || LONE_WORDS.has(phrase.head.toLowerCase())) return undefined;
  return { kind: phrase.kind, subject: phrase.subject };
}

/** "The Legend of the Red Bridge" is about the bridge; the wrapper remains as a hint. */
function unwrap(words: readonly string[]): readonly string[] {
  const lower = words.map((word) => word.toLowerCase());
  const of = lower.lastIndexOf('of');
  const wrapped = of > 0 && of < words.length - 1 && lower.slice(0, of).some((word) => WRAPPERS.has(word));
  const rest = wrapped ? words.slice(of + 1) : words;
  return wrapped && !readNounPhrase(rest) ? words : rest;
}

function isForeign(words: readonly string[]): boolean {
  const letters = words.join('');
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\p{M}]/u.test(letters)) return true;
  const lower = words.map((word) => word.toLowerCase());
  const english = lower.filter((word) => isCommonWord(word)).length;
  const foreign = lower.filter((word) => FOREIGN_WORDS.has(word)).length;
  return foreign > 0 && english <= foreign && words.length > 1;
}

/** The title as a phrase in quotation marks after a noun of ours: the line “Don't Look Down”. */
function quoted(words: readonly string[], noun: 'line' | 'question'): Subject {
  const short = { text: `the ${noun}`, plural: false };
  const quote = words.join(' ');
  const fits = words.length > 0 && words.length <= LONGEST_QUOTE_WORDS && quote.length <= LONGEST_QUOTE_SIGNS;
  const full = fits ? { text: `the ${noun} “${quote}”`, plural: false } : short;
  return { full, short, bare: noun === 'line' ? 'Line' : 'Question' };
}
