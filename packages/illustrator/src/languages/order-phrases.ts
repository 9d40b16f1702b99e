import { NOUN_BOOK } from '../vocabulary/noun-lookup.ts';
import type { Role, Unit } from './language.types.ts';

/** A noun with all that is said of it, or words that still wait for theirs. */
interface Phrase {
  units: Unit[];
  /** Has its noun: what comes next begins another phrase. */
  named: boolean;
  /** "on", where the phrase says where something is. */
  relation?: Unit;
  /** Something is done to it. */
  isObject?: boolean;
  /** What somebody does with it. */
  deed?: Unit;
  /** "riding a horse", said of it before its name. */
  does?: Phrase;
}

const NOUNS: ReadonlySet<Role> = new Set(['nouns', 'places', 'kept']);
const CONDITIONS: ReadonlySet<Role> = new Set(['times', 'weathers', 'seasons', 'styles']);

/**
 * For languages that say "table on" and "horse riding knight": who somebody is and what they do comes first in
 * English, where it is follows, the nearest place before the wider one.
 */
export function orderPhrases(units: readonly Unit[]): Unit[] {
  const sentence = createSentence();
  for (const unit of units) take(sentence, unit);
  return inEnglish(sentence);
}

interface Sentence {
  phrases: Phrase[];
  conditions: Unit[];
  /** The phrase that waits for more words. */
  open?: Phrase;
  /** What the next to be named does. */
  does?: Phrase;
}

function createSentence(): Sentence {
  return { phrases: [], conditions: [] };
}

function take(sentence: Sentence, unit: Unit): void {
  const last = sentence.phrases.at(-1);
  if (CONDITIONS.has(unit.role)) {
    sentence.conditions.push(unit);
    sentence.open = undefined;
  } else if (unit.role === 'objects') {
    if (last) last.isObject = true;
    sentence.open = undefined;
  } else if (unit.role === 'relations' && last?.named && !last.relation) {
    last.relation = unit;
    sentence.open = undefined;
  } else if (unit.role === 'dropped' || unit.english === 'of') {
    endPhrase(sentence, last, unit);
  } else if (unit.english === 'and' && last) {
    last.units.push(unit);
    last.named = false;
    sentence.open = last;
  } else if (isDeed(unit) && last?.named && !last.relation) {
    addDeed(sentence, last, unit);
  } else addWord(sentence, unit);
}

function isDeed({ role }: Unit): boolean {
  return role === 'deeds' || role === 'deedsTo';
}

function addWord(sentence: Sentence, unit: Unit): void {
  if (!sentence.open || sentence.open.named) {
    sentence.open = { units: [], named: false, does: sentence.does };
    sentence.does = undefined;
    sentence.phrases.push(sentence.open);
  }
  sentence.open.units.push(unit);
  sentence.open.named = NOUNS.has(unit.role);
}

/** "riding horse 的 knight": what was said so far tells what the next does. */
function endPhrase(sentence: Sentence, last: Phrase | undefined, unit: Unit): void {
  if (!last?.named) return;
  sentence.open = undefined;
  const [deed, ...rest] = last.units;
  if (unit.english !== 'of' || !isDeed(deed!) || rest.length === 0) return;
  sentence.phrases.pop();
  sentence.does = { units: rest, named: true, deed };
}

/** "cat fish eats": a doer stands before what it is done to, or comes after the deed. */
function addDeed(sentence: Sentence, last: Phrase, deed: Unit): void {
  sentence.open = undefined;
  const isDoer = (phrase: Phrase) => phrase !== last && phrase.named && !phrase.relation && !phrase.deed;
  if (sentence.phrases.some(isDoer)) last.deed = deed;
  else if (last.isObject || deed.role === 'deedsTo') {
    sentence.phrases.pop();
    sentence.does = { ...last, deed };
  } else last.units.push(deed);
}

function inEnglish({ phrases, conditions, does }: Sentence): Unit[] {
  const all = does ? [...phrases, does] : phrases;
  const heads = all.filter(({ relation }) => !relation);
  const wheres = all.filter(({ relation }) => relation).reverse();
  return [...[...heads, ...wheres].flatMap(unitsOfPhrase), ...conditions];
}

function unitsOfPhrase({ relation, deed, units, does }: Phrase): Unit[] {
  return [
    ...(relation ? [relation] : []),
    ...(deed ? [deed] : []),
    ...withArticle(units),
    ...(does ? unitsOfPhrase(does) : []),
  ];
}

/** English marks the beginning of a noun, and the reader looks for that. */
function withArticle(units: readonly Unit[]): Unit[] {
  const [first] = units;
  if (!first || ['articles', 'numbers', 'kept', 'places'].includes(first.role)) return [...units];
  const noun = units.find(({ role }) => role === 'nouns');
  if (!noun || NOUN_BOOK.get(noun.english.split(' ').slice(-1))?.plural !== false) return [...units];
  return [{ english: 'a', role: 'articles', from: first.from, to: first.from }, ...units];
}
