import type { Relation } from '../../brief.types.ts';
import { endOf, type Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';
import { joinedByAnd } from './joined-by-and.ts';
import { subjectAfter } from './subjects-around.ts';

const GIVES = /^(?:giv|hand|trad|swap|exchang|sell|serv|offer|bring|deliver|show|feed)/;
const MOST_WORDS_OF_GIFT = 4;

/** "trading marbles with an alien": what changes hands need not be known. */
export function givesUnknown(relations: Relation[], reading: Reading, index: number, next: number): boolean {
  const { tokens, subjects } = reading;
  if (!GIVES.test(tokens[index]!.word)) return false;
  const giver = subjects.findLastIndex((subject) => endOf(subject) <= index);
  if (giver < 0 || !isLiving(subjects[giver]!.request)) return false;
  const to = tokens.findIndex(
    ({ word }, at) => at >= next && at <= next + MOST_WORDS_OF_GIFT && (word === 'to' || word === 'with'),
  );
  const taker = to < 0 ? undefined : subjectAfter(reading, to + 1);
  if (taker === undefined || !isLiving(subjects[taker]!.request)) return false;
  relations.push({ kind: 'next-to', subject: giver, object: taker, frame: 'giving-to' });
  return true;
}

/** Metres. */
const LOWER_THAN_TABLE = 0.6;

/** "giving a flower to a child": the child stands before whoever gives. */
export function addRecipient(
  relations: Relation[],
  reading: Reading,
  index: number,
  giver: number,
  gift: number,
): void {
  // "an angel and a beggar sharing bread" give it to each other.
  const shares = /^(?:shar|swap|exchang|trad)/.test(reading.tokens[index]!.word);
  for (const other of shares ? joinedByAnd(reading, giver, relations) : [])
    relations.push({ kind: 'next-to', subject: giver, object: other, frame: 'giving-to' });
  const end = endOf(reading.subjects[gift]!);
  if (!['to', 'with', 'for', 'from', 'at'].includes(reading.tokens[end]?.word ?? '')) return;
  const taker = subjectAfter(reading, end + 1);
  if (taker === undefined) return;
  const other = reading.subjects[taker]!.request;
  // "stealing a cake from a table": whoever is small is on it.
  if (other.noun.surface && !isLiving(other)) {
    const small = (reading.subjects[giver]!.request.noun.tall ?? 1) < LOWER_THAN_TABLE;
    relations.push({ kind: small ? 'on' : 'next-to', subject: giver, object: taker });
  }
  const meets = isLiving(other);
  // "from a farmer's basket": it is in the farmer's hand.
  const isOwner = reading.tokens[endOf(reading.subjects[taker]!) - 1]!.possessive;
  // What is thrown is not handed over.
  const isThrown = relations.some(({ frame, object }) => frame === 'tossing' && object === gift);
  const frame = isOwner || isThrown ? 'meeting' : 'giving-to';
  if (meets) relations.push({ kind: 'next-to', subject: giver, object: taker, frame });
  const theirs = reading.subjects[taker + 1]?.request.noun;
  if (isOwner && theirs?.kind === 'item' && (theirs.tall ?? 0) < LOWER_THAN_TABLE)
    relations.push({ kind: 'holding', subject: taker, object: taker + 1, frame: 'holding' });
}

const INTO: ReadonlySet<string> = new Set(['into', 'in', 'onto', 'over', 'on']);

/** "pouring milk into a cup": what is poured is in the hand, and the cup stands below it. */
export function addVessel(relations: Relation[], reading: Reading, pourer: number, poured: number): void {
  const end = endOf(reading.subjects[poured]!);
  if (!INTO.has(reading.tokens[end]?.word ?? '')) return;
  const vessel = subjectAfter(reading, end + 1);
  if (vessel !== undefined)
    relations.push({ kind: 'next-to', subject: pourer, object: vessel, frame: 'pouring-into' });
}
