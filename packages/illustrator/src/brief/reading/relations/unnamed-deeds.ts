import type { Relation } from '../../brief.types.ts';
import { POSE_BOOK } from '../../text/pose-words.ts';
import { DETERMINERS, FUNCTION_WORDS } from '../../text/word-lists.ts';
import { endOf, type Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';

/** Metres. */
const HELD_AT_MOST = 0.7;
/** They end like a deed and are none, or nobody touches what they are about. */
const NO_DEEDS =
  /^(?:during|including|featuring|being|having|becoming|missing|losing|leaving|entering|approaching|passing|reaching|overlooking|wanting|dreaming|imagining|remembering|thinking|waiting|awaiting|expecting|resembling|loving|hating|ignoring|avoiding|according|following|going|coming|putting|placing|telling|morning|evening|wedding|string|spring|king|ring|wing|thing|nothing|everything|something|ceiling|building|clothing|living|swimming|running|walking|sitting|standing|lying|sleeping|sinking|falling|rising|glowing|shining|burning|surrounding|boxing|racing|dining|smiling|laughing|crying|amazing|exciting|interesting)$/;
const FARTHEST = 3;
const BESIDE: ReadonlySet<string> = new Set([
  'very',
  'both',
  'carefully',
  'gently',
  'slowly',
  'happily',
  'quietly',
  'together',
  'busily',
  'is',
  'are',
]);

/**
 * "arranging a bouquet", "tattooing a man": no row says how it is done, and yet somebody does it to what follows.
 * Then the thing is in the hands, and who or what is larger is touched.
 */
export function unnamedDeed(
  reading: Reading,
  relations: readonly Relation[],
  index: number,
): Relation | undefined {
  const { word } = reading.tokens[index]!;
  if (!word.endsWith('ing') || word.length < 5 || NO_DEEDS.test(word) || isInsideSubject(reading, index))
    return undefined;
  if (
    POSE_BOOK.get([word])?.form === 'participle' &&
    !/^(?:flying|mending|sewing|mowing|digging)$/.test(word)
  )
    return undefined;
  const doer = doerAt(reading, index);
  const object = doer === undefined ? undefined : objectAfter(reading, index);
  if (doer === undefined || object === undefined) return undefined;
  const known = relations.some(
    ({ subject, object: other }) =>
      (subject === doer && other === object) || (subject === object && other === doer),
  );
  return known ? undefined : dealtWith(reading, doer, object);
}

function isInsideSubject({ subjects }: Reading, index: number): boolean {
  return subjects.some((subject) => index >= subject.start && index < endOf(subject));
}

/** Who was named right before the deed; what they wear and how they do it may stand between. */
function doerAt({ tokens, subjects, dressed }: Reading, index: number): number | undefined {
  const position = subjects.findLastIndex((subject) => endOf(subject) <= index);
  const doer = subjects[position];
  if (!doer || !isLiving(doer.request) || tokens[endOf(doer) - 1]!.possessive) return undefined;
  const between = tokens.slice(endOf(doer), index);
  const near = between.every(
    ({ word, clause }, offset) =>
      clause === tokens[index]!.clause && (BESIDE.has(word) || dressed.has(endOf(doer) + offset)),
  );
  return near ? position : undefined;
}

function objectAfter({ tokens, subjects }: Reading, index: number): number | undefined {
  const position = subjects.findIndex(({ start }) => start > index);
  const object = subjects[position];
  if (!object || object.start - index > FARTHEST || tokens[object.start]!.clause !== tokens[index]!.clause)
    return undefined;
  const between = tokens.slice(index + 1, object.start).map(({ word }) => word);
  return between.every(
    (word) => DETERMINERS.has(word) || !(FUNCTION_WORDS.has(word) || POSE_BOOK.get([word])),
  )
    ? position
    : undefined;
}

function dealtWith({ subjects }: Reading, doer: number, object: number): Relation | undefined {
  const { noun, count } = subjects[object]!.request;
  if (isLiving(subjects[object]!.request))
    return count > 2 ? undefined : { kind: 'next-to', subject: doer, object, frame: 'petting' };
  const isSmall = noun.kind === 'item' && (noun.tall ?? 0) < HELD_AT_MOST && !noun.playedAt && !noun.onFloor;
  if (isSmall) return { kind: 'holding', subject: doer, object, frame: 'holding' };
  const isWorkedOn = noun.kind === 'item' || noun.kind === 'vehicle' || noun.kind === 'boat';
  return isWorkedOn ? { kind: 'next-to', subject: doer, object, frame: 'building' } : undefined;
}
