import type { Relation } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import { endOf, type Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';
import { senseFor } from './frame-partners.ts';
import { areJoined } from './joined-by-and.ts';
import { ALONE_BOOK, connectorOf, type Link, TOGETHER_BOOK } from './relation-words.ts';
import { settleRelation } from './settle-relation.ts';

/** Positions of the two; one position twice for two of a kind, or for one alone. */
type Pair = readonly [subject: number, object: number];

/** Frames that only say where somebody is. */
const RESTING: ReadonlySet<FrameName> = new Set<FrameName>([
  ...(['sitting-on', 'standing-on', 'sitting-in', 'sheltering-under'] as const),
]);

/** Words that may stand between a doer and the verb. */
const FILLERS = new Set(['are', 'is', 'who', 'that', 'both', 'happily', 'slowly', 'quietly', 'in', 'love']);

/**
 * "two kids hugging", "a couple dancing", "a man fishing": what two of a kind do with each other and what one
 * does by himself.
 * @returns how many words said so
 */
export function actionsWithoutObject(
  reading: Reading,
  relations: Relation[],
  index: number,
): number | undefined {
  const together = TOGETHER_BOOK.match(reading.tokens, index);
  const match = together ?? ALONE_BOOK.match(reading.tokens, index);
  const doer =
    match && (doerOnPerch(reading, relations, index) ?? doerBefore(reading, index, match === together));
  if (!match || doer === undefined) return undefined;
  const pairs = together ? partnersOf(reading, doer) : doersOf(reading, doer);
  // "wrestling each other in a boxing ring": they have met.
  const met = ([one, other]: Pair) =>
    relations.some(({ frame, subject, object }) => frame && subject === one && object === other);
  for (const pair of pairs) if (!met(pair)) relations.push(relationBetween(reading, match.value, pair));
  return pairs.length > 0 ? match.length : undefined;
}

/** "two horses nuzzling each other", "a cat and a dog looking at one another". */
export function actionsOnEachOther(
  reading: Reading,
  relations: Relation[],
  senses: readonly Link[],
  index: number,
  next: number,
): boolean {
  const [each, other] = [reading.tokens[next]?.word, reading.tokens[next + 1]?.word];
  if (!(each === 'each' && other === 'other') && !(each === 'one' && other === 'another')) return false;
  const doer = doerBefore(reading, index, true);
  if (doer === undefined) return false;
  const frame = senseFor(senses, () => reading.subjects[doer]!.request)?.frame;
  const pairs = frame ? partnersOf(reading, doer) : [];
  for (const pair of pairs) relations.push(relationBetween(reading, frame!, pair));
  return pairs.length > 0;
}

/** As the frame puts the two together, so far as these two can be. */
export function relationBetween({ subjects }: Reading, frame: FrameName, [subject, object]: Pair): Relation {
  const connector = connectorOf(frame);
  const requests = [subjects[subject]!.request, subjects[object]!.request] as const;
  const settled = connector === 'everywhere' ? undefined : settleRelation(connector, ...requests);
  return { kind: settled?.kind ?? 'next-to', subject, object, frame };
}

/** "two parrots on a branch talking": the branch is only where they are. */
function doerOnPerch(
  { subjects, tokens }: Reading,
  relations: readonly Relation[],
  index: number,
): number | undefined {
  const perch = subjects.findLastIndex((subject) => endOf(subject) === index);
  const there = relations.findLast(({ object, frame }) => object === perch && (!frame || RESTING.has(frame)));
  if (perch < 0 || !there || tokens[index - 1]!.clause !== tokens[index]!.clause) return undefined;
  return isLiving(subjects[there.subject]!.request) && !isLiving(subjects[perch]!.request)
    ? there.subject
    : undefined;
}

/** Two things can wrestle as well; one alone must be alive. */
function doerBefore(
  { subjects, tokens, dressed }: Reading,
  index: number,
  paired: boolean,
): number | undefined {
  const position = subjects.findLastIndex((subject) => endOf(subject) <= index);
  const doer = subjects[position];
  if (!doer || !(paired || isLiving(doer.request))) return undefined;
  const between = tokens.slice(endOf(doer), index);
  // "walking through a park holding hands": nobody else could.
  const isOnTheWay = paired && isLiving(doer.request) && tokens[index]!.word.endsWith('ing');
  const near = between.every(
    ({ word, clause }, offset) =>
      (FILLERS.has(word) || dressed.has(endOf(doer) + offset) || isOnTheWay) &&
      clause === tokens[index]!.clause,
  );
  return near ? position : undefined;
}

/** The two who do something with each other: two of one kind, or one and another. */
function partnersOf(reading: Reading, doer: number): Pair[] {
  const { request } = reading.subjects[doer]!;
  if (request.count === 2) return [[doer, doer]];
  const other = reading.subjects[doer - 1];
  return other && areJoined(reading, other, reading.subjects[doer]!) ? [[doer - 1, doer]] : [];
}

/** "a boy and his dog fishing": each of them by himself. */
function doersOf(reading: Reading, doer: number): Pair[] {
  const both = isWithAnother(reading, doer) ? [doer - 1, doer] : [doer];
  return both.map((position) => [position, position]);
}

function isWithAnother(reading: Reading, doer: number): boolean {
  const [other, own] = [reading.subjects[doer - 1], reading.subjects[doer]!];
  return other !== undefined && isLiving(other.request) && areJoined(reading, other, own);
}
