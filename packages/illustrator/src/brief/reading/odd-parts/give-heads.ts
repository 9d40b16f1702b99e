import { createPhraseBook } from '../../text/phrase-book.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type FoundSubject, type Reading, tell } from '../reading.types.ts';

const FOR_HEAD = createPhraseBook<true>();
for (const place of ['for', 'as', 'in place of', 'instead of', 'where', 'replacing', 'in the place of'])
  for (const whose of ['a', 'his', 'her', 'its', 'their', 'the'])
    for (const part of ['head', 'face', 'heads']) FOR_HEAD.add(`${place} ${whose} ${part}`, true);
FOR_HEAD.add('for head', true);
FOR_HEAD.add('head', true);
FOR_HEAD.add('as head', true);

/** "whose head is a lamp": the words before what is the head. */
const HEAD_IS = createPhraseBook<true>();
for (const says of [
  ...['whose head is', 'whose face is', 'and his head is', 'and her head is', 'his head is', 'her head is'],
  ...['its head is', 'with a head made of', 'with head of', 'with a head shaped like', 'with the head of'],
  ...[
    'whose head has turned into',
    'whose head turned into',
    'whose head is replaced by',
    'with a head like',
  ],
])
  HEAD_IS.add(says, true);

/** "a man with a teapot for a head", "a pumpkin head man": the thing is the head and nowhere else. */
export function giveHeads(reading: Reading): void {
  for (let position = 0; position < reading.subjects.length; position++) {
    const thing = reading.subjects[position]!;
    if (!isThing(thing)) continue;
    const [owner, end] = ownerBefore(reading, position) ?? ownerAfter(reading, position) ?? [];
    if (!owner || end === undefined) continue;
    owner.request.headOf = asHead(thing);
    tell(reading, { start: thing.start, length: end - thing.start });
    reading.subjects.splice(position, 1);
    position--;
  }
}

/** The sun and the moon look at us with a face of their own. */
function asHead({ request }: FoundSubject): FoundSubject['request'] {
  const isBody = request.noun.kind === 'celestial';
  const qualities = isBody ? [...request.qualities, 'smiling-face'] : request.qualities;
  return { ...request, count: 1, qualities };
}

const HAS_HEAD: ReadonlySet<string> = new Set(['person']);
const NO_HEAD: ReadonlySet<string> = new Set(['person', 'animal', 'hat']);

function isThing({ request: { noun }, wearer }: FoundSubject): boolean {
  return !NO_HEAD.has(noun.kind) && wearer === undefined;
}

function ownerBefore({ subjects, tokens }: Reading, position: number): [FoundSubject, number] | undefined {
  const thing = subjects[position]!;
  const owner = subjects.slice(0, position).findLast(({ request }) => HAS_HEAD.has(request.noun.kind));
  if (!owner) return undefined;
  const closing = FOR_HEAD.match(tokens, endOf(thing));
  const between = tokens.slice(endOf(owner), thing.start).map(({ word }) => word);
  if (closing && between.some((word) => /^(?:with|has|having|wearing|whose)$/.test(word)))
    return [owner, endOf(thing) + closing.length];
  for (let at = endOf(owner); at < thing.nounStart; at++) {
    const intro = HEAD_IS.match(tokens, at);
    if (!intro) continue;
    const rest = tokens.slice(at + intro.length, thing.start).map(({ word }) => word);
    if (rest.every((word) => DETERMINERS.has(word))) return [owner, endOf(thing)];
  }
  return undefined;
}

/** "a pumpkin head man", "a lamp headed figure" */
function ownerAfter({ subjects, tokens }: Reading, position: number): [FoundSubject, number] | undefined {
  const [thing, owner] = [subjects[position]!, subjects[position + 1]];
  if (!owner || !HAS_HEAD.has(owner.request.noun.kind)) return undefined;
  const end = endOf(thing);
  const isHeaded = /^head(?:ed)?$/.test(tokens[end]?.word ?? '') && owner.start <= end + 1;
  if (isHeaded) owner.start = thing.start;
  return isHeaded ? [owner, end + 1] : undefined;
}
