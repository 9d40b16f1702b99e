import type { Relation } from '../../brief.types.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type FoundSubject, type Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';
import { needsDoer } from './doers.ts';
import { type Connector, isLink, type Link } from './relation-words.ts';
import { isSmallThing } from './settle-relation.ts';
import { isManned, speaksOfDoer } from './who-is-meant.ts';

/** What a thing cannot do: a chair wears no hat. */
export const NEEDS_ANIMATE: ReadonlySet<string> = new Set([
  'riding',
  'wearing',
  'holding',
  'tossing',
] satisfies Connector[]);

const FARTHEST_OBJECT = 4;

/** The subject that follows directly, with nothing but articles and small words between. */
export function subjectAfter(reading: Reading, from: number): number | undefined {
  const position = reading.subjects.findIndex((subject) => subject.nounStart >= from);
  const subject = reading.subjects[position];
  if (!subject) return undefined;
  // In "on a roof drinking tea" the deed seems to describe the tea.
  const start = Math.max(subject.start, from);
  if (start - from > FARTHEST_OBJECT) return undefined;
  // "huge waves, sailors": nobody is waved.
  const sameClause = reading.tokens[from - 1]?.clause === reading.tokens[start]!.clause;
  const between = reading.tokens.slice(from, start);
  // "on a roof drinking tea": the tea is drunk.
  const startsWithDeed = isLink(reading.tokens[start]!.word);
  const reachable = between.every(
    ({ word }, offset) =>
      DETERMINERS.has(word) ||
      isLeftOut(reading, from + offset) ||
      (offset > 0 && !startsWithDeed && describes(reading, from + offset, start)) ||
      (!RECIPIENTS.has(word) && !reading.claimed[from + offset] && !isLink(word)),
  );
  return sameClause && reachable ? position : undefined;
}

/** "on a kitchen table", "behind a snow covered pine": a place or a weather that only describes the thing. */
function describes({ tokens, claimed }: Reading, index: number, end: number): boolean {
  return tokens
    .slice(index, end)
    .every(
      ({ word }, offset) =>
        !isLink(word) &&
        !RECIPIENTS.has(word) &&
        !DETERMINERS.has(word) &&
        (claimed[index + offset] || index + offset === end - 1),
    );
}

/** "a dragon with a knight riding it": the last one named before whoever does it. */
export function pronounMeant({ tokens, subjects }: Reading, index: number, next: number): number | undefined {
  if (!/^(?:it|them)$/.test(tokens[next]?.word ?? '') || !/ing$/.test(tokens[index]!.word)) return undefined;
  const doer = subjects.findLastIndex((subject) => endOf(subject) <= index);
  return doer > 0 && isLiving(subjects[doer]!.request) ? doer - 1 : undefined;
}

/** "throwing a ball to a dog": the dog is not what is thrown. */
const RECIPIENTS = new Set(['to', 'for', 'from', 'into', 'at']);

/** The first noun of a pair, which only describes: "with a mushroom hat". */
function isLeftOut(reading: Reading, index: number): boolean {
  return reading.unknown.some(({ start }) => start === index);
}

/** The nearest subject before the phrase that can do what it says. */
export function subjectBefore(
  reading: Reading,
  index: number,
  relations: readonly Relation[],
  { connector, reversed, frame }: Link,
  after: number,
): number | undefined {
  const object = reading.subjects[after]!.request;
  const worn = connector === 'with' && object.noun.kind === 'hat';
  const needsAnimate = !reversed && (worn || NEEDS_ANIMATE.has(connector));
  const position = reading.subjects.findLastIndex(({ start, length, request }, candidate) => {
    if (start + length > index || candidate === after) return false;
    // In "a mechanic's garage with tires" nobody has them in the hands.
    if (reading.tokens[start + length - 1]!.possessive) return false;
    // "carrying a basket of apples" speaks of the basket, and so does "a bicycle with a basket full of flowers".
    const isRightBefore = start + length === index;
    if (connector === 'of' || (connector === 'full-of' && isRightBefore)) return isRightBefore;
    // "a banana wearing a hat": a thing does so where nobody else is meant.
    const isMeant =
      connector === 'wearing' && start + length === index && !reading.subjects.some(isLivingOne);
    // "a drone delivering pizza": what flies has it hanging below.
    const isBorne = connector === 'holding' && frame && request.noun.kind === 'flying';
    if (needsAnimate && !isLiving(request) && !isMeant && !isBorne) return false;
    // "a man in a boat pulling a fish": not the boat does it.
    if (frame && !reversed && !isLiving(request) && isManned(reading, candidate, relations, frame))
      return false;
    if (frame && !reversed && needsDoer(reading, frame, candidate)) return false;
    if (speaksOfDoer(reading, relations, connector, candidate, object)) return false;
    // "at a cauldron with her cat": company is that of whoever does it.
    if (connector === 'with' && isCompany(reading, candidate, relations, object)) return false;
    // What somebody holds, wears or stands under, or what fills a vessel, is not what the next phrase speaks of.
    return !relations.some(
      ({ kind, object: held }) =>
        held === candidate &&
        (kind === 'full-of' ||
          (kind === 'under' ? request.noun.kind === 'item' : NEEDS_ANIMATE.has(kind) && kind !== 'riding')),
    );
  });
  return position < 0 ? undefined : position;
}

/** Neither somebody living nor what hands hold is company to a thing that another one is at. */
function isCompany(
  { subjects }: Reading,
  thing: number,
  relations: readonly Relation[],
  guest: FoundSubject['request'],
): boolean {
  const { request } = subjects[thing]!;
  if (isLiving(request) || request.noun.kind !== 'item') return false;
  // "standing on the stairs with a candle": things stay with what they can stand on.
  const { surface, topped, holds } = request.noun;
  if (!isLiving(guest) && (surface || topped || holds || !isSmallThing(guest))) return false;
  return relations.some(
    ({ frame, subject, object }) => frame && object === thing && isLiving(subjects[subject]!.request),
  );
}

const isLivingOne = ({ request }: FoundSubject): boolean => isLiving(request);
