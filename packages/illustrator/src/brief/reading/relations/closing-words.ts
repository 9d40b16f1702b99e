import type { Relation, RelationKind } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import { createPhraseBook } from '../../text/phrase-book.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';

type Closing = Pick<Relation, 'kind' | 'frame'>;
const CLOSINGS = createPhraseBook<Closing>();
const WORDS: Readonly<Partial<Record<RelationKind, string>>> = {
  'next-to':
    'next to it, beside it, near it, next to him, next to her, beside him, beside her, by its side, by his side, by her side, at its side',
  'leaning-on': 'against it',
  on: 'on top, at the top, on it, on top of it, on its head, on his head, on her head, on the roof, on his arm, on their heads',
  behind: 'behind it, behind them, behind him, behind her, in the background, in the distance',
  inside:
    'inside, inside it, in it, in its bed, in the bed of it, in its flatbed, in the flatbed, in the back, in its basket, in its seat',
  under: 'under it, underneath, under them, below it, beneath it',
  'in-front-of': 'in front, in front of it, in the foreground',
  above: 'above it, over it, overhead, above them, above',
};
for (const [kind, phrases] of Object.entries(WORDS) as [RelationKind, string][]) {
  for (const phrase of phrases.split(', ')) CLOSINGS.add(phrase, { kind });
}
for (const side of ['left', 'right'] as const)
  for (const phrase of [
    `to its ${side}`,
    `on its ${side}`,
    `to the ${side}`,
    `on the ${side}`,
    `to their ${side}`,
  ])
    CLOSINGS.add(phrase, { kind: 'next-to', frame: `${side}-of` });

/** What is on, in or over a part of whoever was named first. */
const AT_PART = createPhraseBook<FrameName>();
for (const owner of ['its', 'his', 'her', 'their']) {
  for (const head of ['head', 'heads', 'antlers', 'horns']) {
    for (const over of ['over', 'above']) AT_PART.add(`${over} ${owner} ${head}`, 'holding-aloft');
    for (const on of ['on', 'on top of', 'atop']) AT_PART.add(`${on} ${owner} ${head}`, 'on-the-head');
  }
  for (const lap of ['lap', 'arms', 'hands', 'paws'])
    for (const on of ['on', 'in']) AT_PART.add(`${on} ${owner} ${lap}`, 'holding');
  for (const nose of ['nose', 'snout', 'beak']) AT_PART.add(`on ${owner} ${nose}`, 'on-the-nose');
  for (const mouth of ['mouth', 'beak', 'jaws', 'teeth', 'bill'])
    for (const at of ['in', 'between']) AT_PART.add(`${at} ${owner} ${mouth}`, 'in-the-mouth');
}
const FRONTS = 'trunk wall side front middle center centre base bark shell belly chest'.split(' ');
for (const owner of ['its', 'the', 'their'])
  for (const part of FRONTS) AT_PART.add(`in ${owner} ${part}`, 'set-in');

/** On the body rather than on the top of it. */
const BORNE = createPhraseBook<true>();
/** The same after a verb: "an owl sits on her head". */
const ON_SOMEBODY = createPhraseBook<true>();
for (const owner of ['its', 'his', 'her', 'their', 'the'])
  for (const part of ['back', 'shoulder', 'shoulders', 'head', 'arm', 'hand']) {
    if (/back|shoulder/.test(part))
      for (const on of ['on', 'over', 'across']) BORNE.add(`${on} ${owner} ${part}`, true);
    if (owner !== 'the') ON_SOMEBODY.add(`${owner} ${part}`, true);
  }

/** Whose head or shoulder is meant: who was named before the one that sits on it. */
export function bearerMeant({ tokens, subjects }: Reading, at: number, guest: number): number | undefined {
  if (!ON_SOMEBODY.match(tokens, at)) return undefined;
  const bearer = subjects.findLastIndex(
    ({ request }, position) => position < guest && request.noun.kind === 'person',
  );
  return bearer < 0 ? undefined : bearer;
}

/** "a bus with an umbrella on top", "a sphinx with pyramids behind it": the words after the second one say where it is. */
export function closingRelation(reading: Reading, host: number, guest: number): Relation | undefined {
  const { tokens } = reading;
  const start = afterDeed(reading, endOf(reading.subjects[guest]!));
  if (BORNE.match(tokens, start)) {
    const isThing = !isLiving(reading.subjects[host]!.request);
    const bearer = (isThing ? bearerMeant(reading, start + 1, guest) : undefined) ?? host;
    return { kind: 'on', subject: guest, object: bearer, frame: 'carrying-on-the-back' };
  }
  const part = AT_PART.match(tokens, start)?.value;
  if (part) return relationAtPart(reading, part, host, guest);
  const match = CLOSINGS.match(tokens, start);
  if (!match) return undefined;
  // "with a trumpet above the clouds" goes on: nothing is closed there.
  const next = tokens[start + match.length];
  const goesOn = next?.clause === tokens[start]!.clause && (DETERMINERS.has(next.word) || next.word === 'of');
  if (goesOn) return undefined;
  const { kind, frame } = match.value;
  return { kind, subject: guest, object: host, frame };
}

/** "with a plant growing inside": what it does there stands between. */
function afterDeed({ tokens }: Reading, end: number): number {
  const [last, next] = [tokens[end - 1]!, tokens[end]];
  return next?.clause === last.clause && /^[a-z]{3,}(?:ing|ed)$/.test(next.word) ? end + 1 : end;
}

function relationAtPart({ subjects }: Reading, frame: FrameName, host: number, guest: number): Relation {
  if (frame === 'in-the-mouth' || frame === 'holding-aloft' || frame === 'holding')
    return { kind: 'holding', subject: host, object: guest, frame };
  // An elephant has another trunk than a tree.
  if (frame === 'set-in' && isLiving(subjects[host]!.request))
    return { kind: 'holding', subject: host, object: guest };
  if (subjects[guest]!.request.noun.kind === 'hat') return { kind: 'wearing', subject: host, object: guest };
  return { kind: 'on', subject: guest, object: host, frame };
}

const PARTS_OF: ReadonlyMap<string, FrameName> = new Map([
  ['head', 'on-the-head'],
  ['nose', 'on-the-nose'],
  ['snout', 'on-the-nose'],
  ['beak', 'on-the-nose'],
]);

/** "on a giraffe's head": the part that is named after its owner. */
export function partNamed({ tokens, subjects }: Reading, owner: number): FrameName | undefined {
  const end = endOf(subjects[owner]!);
  return tokens[end - 1]?.possessive ? PARTS_OF.get(tokens[end]?.word ?? '') : undefined;
}
