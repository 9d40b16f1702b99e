import type { Relation, RelationKind } from '../../brief.types.ts';
import { createPhraseBook } from '../../text/phrase-book.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type Reading } from '../reading.types.ts';

type Closing = Pick<Relation, 'kind' | 'frame'>;
const CLOSINGS = createPhraseBook<Closing>();
const WORDS: Readonly<Partial<Record<RelationKind, string>>> = {
  on: 'on top, at the top, on it, on top of it, on its head, on his head, on her head, on the roof, on his arm, on their heads',
  behind: 'behind it, behind them, behind him, behind her, in the background, in the distance',
  inside: 'inside, inside it, in it',
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

/** On the body rather than on the top of it. */
const BORNE = createPhraseBook<true>();
/** The same after a verb: "an owl sits on her head". */
const ON_SOMEBODY = createPhraseBook<true>();
for (const owner of ['its', 'his', 'her', 'their', 'the'])
  for (const part of ['back', 'shoulder', 'shoulders', 'head', 'arm', 'hand']) {
    if (/back|shoulder/.test(part)) BORNE.add(`on ${owner} ${part}`, true);
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
  const start = endOf(reading.subjects[guest]!);
  if (BORNE.match(tokens, start))
    return { kind: 'on', subject: guest, object: host, frame: 'carrying-on-the-back' };
  const match = CLOSINGS.match(tokens, start);
  if (!match) return undefined;
  // "with a trumpet above the clouds" goes on: nothing is closed there.
  const next = tokens[start + match.length];
  const goesOn = next?.clause === tokens[start]!.clause && (DETERMINERS.has(next.word) || next.word === 'of');
  if (goesOn) return undefined;
  const { kind, frame } = match.value;
  const isWorn = kind === 'on' && reading.subjects[guest]!.request.noun.kind === 'hat';
  return isWorn
    ? { kind: 'wearing', subject: host, object: guest }
    : { kind, subject: guest, object: host, frame };
}
