import type { Relation, RelationKind } from '../brief.types.ts';
import { createPhraseBook } from '../text/phrase-book.ts';
import { DETERMINERS } from '../text/word-lists.ts';
import { isLiving } from './living.ts';
import type { FoundSubject, Reading, Span } from './reading.types.ts';
import { type Link, RELATION_BOOK } from './relation-words.ts';
import { settleRelation } from './settle-relation.ts';

const ON: Link = { connector: 'on', reversed: false };

/** What a thing cannot do: a chair wears no hat. */
const NEEDS_ANIMATE: ReadonlySet<string> = new Set<RelationKind>(['riding', 'wearing', 'holding']);

/** Finds how the subjects stand to each other. Positions in the result are positions in `reading.subjects`. */
export function readRelations(reading: Reading): Relation[] {
  const relations: Relation[] = [];
  for (const [subject, { wearer }] of reading.subjects.entries()) {
    if (wearer !== undefined) relations.push({ kind: 'wearing', subject: wearer, object: subject });
  }
  for (let index = 0; index < reading.tokens.length; ) {
    const match = insideSubject(reading, index) ? undefined : RELATION_BOOK.match(reading.tokens, index);
    if (match) addRelations(relations, reading, match.value, index, match.length);
    index += match?.length ?? 1;
  }
  spreadByWord(reading);
  return relations;
}

function insideSubject(reading: Reading, index: number): boolean {
  return reading.subjects.some(
    ({ nounStart, start, length }) => index >= nounStart && index < start + length,
  );
}

function addRelations(
  relations: Relation[],
  reading: Reading,
  link: Link,
  index: number,
  length: number,
): void {
  const after = subjectAfter(reading, index + length);
  if (after === undefined) return;
  if (isEverywhere(reading, link, index)) {
    spread(reading.subjects[after]!);
    return;
  }
  // A house cannot ride, but "on the back of" a turtle it can stand.
  const before =
    subjectBefore(reading, index, relations, link, after) ??
    (link.connector === 'riding' ? subjectBefore(reading, index, relations, ON, after) : undefined);
  if (before === undefined) return;
  if (link.connector === 'of' && endOf(reading.subjects[before]!) !== index) return;
  const connector =
    link.connector === 'riding' && !isLiving(reading.subjects[before]!.request) ? 'on' : link.connector;
  const [first, second] = link.reversed ? [after, before] : [before, after];
  if (connector === 'everywhere') return;
  const settled = settleRelation(
    connector,
    reading.subjects[first]!.request,
    reading.subjects[second]!.request,
  );
  if (!settled) return;
  const [subject, object] = settled.swapped ? [second, first] : [first, second];
  relations.push({ kind: settled.kind, subject, object });
  if (NEEDS_ANIMATE.has(settled.kind) || link.reversed || settled.swapped) return;
  for (const partner of joinedByAnd(reading, before, relations)) {
    relations.push({ kind: settled.kind, subject: partner, object });
  }
}

function endOf({ start, length }: Span): number {
  return start + length;
}

/** "a street full of lanterns": what fills a place belongs to no other subject. */
function isEverywhere(reading: Reading, { connector }: Link, index: number): boolean {
  if (connector === 'everywhere') return true;
  if (connector !== 'full-of') return false;
  return reading.wishes.some(({ wish, ...span }) => wish.scene !== undefined && endOf(span) === index);
}

const FEWEST_EVERYWHERE = 9;

/** Shows a subject all over the place: at least so many that it looks like it. */
function spread({ request }: FoundSubject): void {
  request.everywhere = true;
  request.count = Math.max(request.count, FEWEST_EVERYWHERE);
}

/** "flowers everywhere", "butterflies all around". */
function spreadByWord(reading: Reading): void {
  for (const [index] of reading.tokens.entries()) {
    const match = EVERYWHERE.match(reading.tokens, index);
    const subject = match && reading.subjects.findLast((candidate) => endOf(candidate) <= index);
    if (subject && index - endOf(subject) <= 2) spread(subject);
  }
}

const EVERYWHERE = createPhraseBook<true>();
for (const phrase of [
  'everywhere',
  'all around',
  'all over',
  'all over the place',
  'filling the air',
  'filling the sky',
]) {
  EVERYWHERE.add(phrase, true);
}

const FARTHEST_OBJECT = 4;

/** The subject that follows directly, with nothing but articles and small words between. */
function subjectAfter(reading: Reading, from: number): number | undefined {
  const position = reading.subjects.findIndex((subject) => subject.start >= from);
  const subject = reading.subjects[position];
  if (!subject || subject.start - from > FARTHEST_OBJECT) return undefined;
  const sameClause = reading.tokens[from]?.clause === reading.tokens[subject.start]!.clause;
  const between = reading.tokens.slice(from, subject.start);
  const reachable = between.every(
    ({ word }, offset) =>
      DETERMINERS.has(word) ||
      isLeftOut(reading, from + offset) ||
      (!reading.claimed[from + offset] && !RELATION_BOOK.get([word])),
  );
  return sameClause && reachable ? position : undefined;
}

/** The first noun of a pair, which only describes: "with a mushroom hat". */
function isLeftOut(reading: Reading, index: number): boolean {
  return reading.unknown.some(({ start }) => start === index);
}

/** The nearest subject before the phrase that can do what it says. */
function subjectBefore(
  reading: Reading,
  index: number,
  relations: readonly Relation[],
  { connector, reversed }: Link,
  after: number,
): number | undefined {
  const object = reading.subjects[after]!.request;
  const worn = connector === 'with' && object.noun.kind === 'hat';
  const needsAnimate = !reversed && (worn || NEEDS_ANIMATE.has(connector));
  const position = reading.subjects.findLastIndex(({ start, length, request }, candidate) => {
    if (start + length > index || candidate === after) return false;
    if (needsAnimate && !isLiving(request)) return false;
    // What somebody holds or wears is not what the next phrase speaks of.
    return !relations.some(
      (relation) =>
        relation.object === candidate && NEEDS_ANIMATE.has(relation.kind) && relation.kind !== 'riding',
    );
  });
  return position < 0 ? undefined : position;
}

/** "a cat and a dog under a tree": the cat is under the tree as well. */
function joinedByAnd(reading: Reading, last: number, relations: readonly Relation[]): number[] {
  const partners: number[] = [];
  for (let position = last; position > 0; position--) {
    const later = reading.subjects[position]!;
    const earlier = reading.subjects[position - 1]!;
    const between = reading.tokens.slice(earlier.start + earlier.length, later.start).map(({ word }) => word);
    const joined =
      between.includes('and') && between.every((word) => word === 'and' || DETERMINERS.has(word));
    if (!joined || relations.some((relation) => relation.object === position - 1)) break;
    partners.push(position - 1);
  }
  return partners;
}
