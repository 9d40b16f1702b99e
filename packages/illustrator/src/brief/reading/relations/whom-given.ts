import type { Relation, SubjectRequest } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import { endOf, type Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';
import { isOfKind } from './frame-partners.ts';
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

const OPENS: ReadonlySet<string> = new Set([
  'teapot',
  'boot',
  'handbag',
  'gift',
  'music box',
  'jewelry box',
  'rubber boot',
]);

const SHOWN: ReadonlySet<string | undefined> = new Set<FrameName>([
  ...(['aiming', 'playing-music', 'reading', 'eating', 'blowing-seeds', 'examining'] as const),
]);

/** "pointing a torch at a bat", "playing a flute to a cobra": whom it is for is faced. */
export function addAudience(
  relations: Relation[],
  reading: Reading,
  { frame, subject, object }: Relation,
): void {
  if (!SHOWN.has(frame)) return;
  const end = endOf(reading.subjects[object]!);
  if (!/^(?:to|for|at)$/.test(reading.tokens[end]?.word ?? '')) return;
  const other = subjectAfter(reading, end + 1);
  if (other !== undefined && isLiving(reading.subjects[other]!.request))
    relations.push({ kind: 'next-to', subject, object: other, frame: 'meeting' });
}

/** What somebody reaches into from above. */
const isOpen = ({ noun }: SubjectRequest): boolean =>
  noun.holds === true || noun.kind === 'hat' || OPENS.has(noun.name);

/** "pulling a rabbit out of a hat": it looks out of what it is taken from, and the hand of who takes it is there. */
export function addSource(relations: Relation[], reading: Reading, relation: Relation): void {
  const { subject: taker, object: taken } = relation;
  const end = endOf(reading.subjects[taken]!);
  const [first, second] = [reading.tokens[end]?.word, reading.tokens[end + 1]?.word];
  if (first !== 'from' && !(first === 'out' && second === 'of')) return;
  const source = subjectAfter(reading, end + (first === 'out' ? 2 : 1));
  if (source === undefined || !isOpen(reading.subjects[source]!.request)) return;
  const { request } = reading.subjects[taken]!;
  // What is small is in the hand already.
  if (!isLiving(request) && relation.frame === 'holding') return;
  relations.push({ kind: 'next-to', subject: taker, object: source, frame: 'drawing-out' });
  Object.assign(relation, { kind: 'inside', subject: taken, object: source, frame: 'peeking-out-of' });
}

const WASHED: ReadonlySet<string | undefined> = new Set<FrameName>(['washing-up', 'cleaning']);

/** "washing grapes in a birdbath": not on a table, but in the hand over the water. */
export function addBasin(relations: Relation[], reading: Reading, relation: Relation): void {
  if (!WASHED.has(relation.frame)) return;
  const { subject: washer, object: washed } = relation;
  const end = endOf(reading.subjects[washed]!);
  if (!/^(?:in|at|under)$/.test(reading.tokens[end]?.word ?? '')) return;
  const basin = subjectAfter(reading, end + 1);
  const { noun } = reading.subjects[washed]!.request;
  if (basin === undefined || noun.kind !== 'item' || (noun.tall ?? 0) > LOWER_THAN_TABLE) return;
  if (!isOfKind('basin', reading.subjects[basin]!.request)) return;
  Object.assign(relation, { kind: 'holding', frame: 'holding' });
  relations.push({ kind: 'next-to', subject: washer, object: basin, frame: 'dipping-into' });
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
