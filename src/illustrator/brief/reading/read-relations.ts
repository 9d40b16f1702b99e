import type { Relation, RelationKind, SubjectRequest } from '../brief.types.ts';
import { createPhraseBook } from '../text/phrase-book.ts';
import { DETERMINERS } from '../text/word-lists.ts';
import type { FoundSubject, Reading } from './reading.types.ts';

type Connector = RelationKind | 'with' | 'in';

interface Link {
  connector: Connector;
  /** The phrase names the object first: "a horse ridden by a knight". */
  reversed?: boolean;
}

const PHRASES: Readonly<Record<RelationKind, readonly string[]>> = {
  riding: [
    'riding',
    'riding on',
    'rides',
    'riding atop',
    'riding on top of',
    'on the back of',
    'astride',
    'mounted on',
    'on horseback on',
    'ride',
  ],
  wearing: ['wearing', 'wears', 'dressed in', 'wear'],
  holding: [
    'holding',
    'holds',
    'carrying',
    'carries',
    'playing',
    'playing the',
    'plays',
    'reading',
    'drinking',
    'eating',
    'wielding',
    'swinging',
    'clutching',
    'waving',
    'lifting',
    'raising',
    'armed with',
    'hugging',
  ],
  on: [
    'on top of',
    'atop',
    'sitting on',
    'sits on',
    'standing on',
    'perched on',
    'lying on',
    'sleeping on',
    'seated on',
    'resting on',
    'stands on',
  ],
  above: [
    'above',
    'over',
    'flying over',
    'flies over',
    'hovering over',
    'hovering above',
    'floating over',
    'floating above',
    'flying above',
    'soaring over',
    'soaring above',
    'circling',
    'circling above',
    'high above',
  ],
  under: ['under', 'beneath', 'below', 'underneath'],
  'in-front-of': ['in front of', 'guarding', 'before', 'outside', 'outside of', 'facing'],
  behind: ['behind', 'chasing', 'following', 'hiding behind', 'in back of'],
  'next-to': [
    'next to',
    'beside',
    'near',
    'by',
    'alongside',
    'close to',
    'together with',
    'fighting',
    'surrounded by',
    'against',
    'meeting',
    'looking at',
    'kissing',
    'at',
    'around',
    'between',
  ],
  inside: [
    'inside',
    'inside of',
    'within',
    'driving',
    'drives',
    'piloting',
    'steering',
    'trapped in',
    'trapped inside',
    'aboard',
    'rowing',
    'sitting in',
    'sitting inside',
  ],
};

const CONNECTORS = createPhraseBook<Link>();
for (const [kind, phrases] of Object.entries(PHRASES)) {
  for (const phrase of phrases) CONNECTORS.add(phrase, { connector: kind as Connector });
}
for (const word of ['with', 'in', 'on'] as const) CONNECTORS.add(word, { connector: word });
CONNECTORS.add('ridden by', { connector: 'riding', reversed: true });
CONNECTORS.add('worn by', { connector: 'wearing', reversed: true });
CONNECTORS.add('held by', { connector: 'holding', reversed: true });
CONNECTORS.add('carried by', { connector: 'holding', reversed: true });
CONNECTORS.add('driven by', { connector: 'inside', reversed: true });
CONNECTORS.add('followed by', { connector: 'behind', reversed: true });
CONNECTORS.add('chased by', { connector: 'behind', reversed: true });

const NEEDS_ANIMATE: ReadonlySet<RelationKind> = new Set(['riding', 'wearing', 'holding']);

/** Finds how the subjects stand to each other. Positions in the result are positions in `reading.subjects`. */
export function readRelations(reading: Reading): Relation[] {
  const relations: Relation[] = [];
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (insideSubject(reading, index)) continue;
    const match = CONNECTORS.match(tokens, index);
    if (!match) continue;
    const after = subjectAfter(reading, index + match.length);
    if (after !== undefined) addRelation(relations, reading, match.value, index, after);
    index += match.length - 1;
  }
  return relations;
}

function insideSubject(reading: Reading, index: number): boolean {
  return reading.subjects.some(
    ({ nounStart, start, length }) => index >= nounStart && index < start + length,
  );
}

/** The subject that follows directly, with nothing but articles and its own describing words between. */
function subjectAfter(reading: Reading, from: number): number | undefined {
  const position = reading.subjects.findIndex((subject) => subject.start >= from);
  if (position < 0) return undefined;
  const subject = reading.subjects[position]!;
  const between = reading.tokens.slice(from, subject.start);
  const sameClause = reading.tokens[from]?.clause === reading.tokens[subject.start]!.clause;
  const onlySmallWords = between.every(
    (token, offset) =>
      DETERMINERS.has(token.word) ||
      (!reading.claimed[from + offset] && offset < 3 && !CONNECTORS.get([token.word])),
  );
  return sameClause && between.length <= 4 && onlySmallWords ? position : undefined;
}

function addRelation(
  relations: Relation[],
  reading: Reading,
  link: Link,
  index: number,
  after: number,
): void {
  const object = reading.subjects[after]!.request;
  const before = subjectBefore(reading, index, relations, link.connector, object, link.reversed);
  if (before === undefined || before === after) return;
  const [first, second] = link.reversed ? [after, before] : [before, after];
  const relation = settle(reading, link.connector, first, second);
  if (!relation) return;
  relations.push(relation);
  if (NEEDS_ANIMATE.has(relation.kind)) return;
  for (const partner of joinedByAnd(reading, before, relations)) {
    const [subject, target] = link.reversed ? [after, partner] : [partner, after];
    relations.push({ ...relation, subject, object: target });
  }
}

function isAnimate({ noun }: SubjectRequest): boolean {
  return (
    noun.kind === 'person' || noun.kind === 'animal' || noun.kind === 'sea-creature' || noun.kind === 'flying'
  );
}

function subjectBefore(
  reading: Reading,
  index: number,
  relations: readonly Relation[],
  connector: Connector,
  object: SubjectRequest,
  reversed = false,
): number | undefined {
  const animate =
    !reversed &&
    (connector === 'riding' ||
      connector === 'wearing' ||
      connector === 'holding' ||
      (connector === 'with' && object.noun.kind === 'hat'));
  for (let position = reading.subjects.length - 1; position >= 0; position--) {
    const { start, length, request } = reading.subjects[position]!;
    if (start + length > index) continue;
    if (animate && !isAnimate(request)) continue;
    // What a verb governs is not what the next verb speaks of: "a boy holding a ball above a cat".
    const held = relations.some(
      (r) => r.object === position && (r.kind === 'holding' || r.kind === 'wearing'),
    );
    if (held && position > 0) continue;
    return position;
  }
  return undefined;
}

/** Settles what "with", "in" and "on" mean for these two things. */
function settle(
  reading: Reading,
  connector: Connector,
  subject: number,
  object: number,
): Relation | undefined {
  const first = reading.subjects[subject]!.request;
  const second = reading.subjects[object]!.request;
  switch (connector) {
    case 'with':
      return withKind(first, second) && { kind: withKind(first, second)!, subject, object };
    case 'in':
      return inKind(second) && { kind: inKind(second)!, subject, object };
    case 'on':
      if (first.noun.kind === 'hat' && isAnimate(second))
        return { kind: 'wearing', subject: object, object: subject };
      return { kind: isMount(first, second) ? 'riding' : 'on', subject, object };
    case 'under':
      return {
        kind: second.noun.name === 'umbrella' && first.noun.kind === 'person' ? 'holding' : 'under',
        subject,
        object,
      };
    default:
      return { kind: connector, subject, object };
  }
}

function withKind(first: SubjectRequest, second: SubjectRequest): RelationKind | undefined {
  if (second.noun.kind === 'hat') return 'wearing';
  const hands = first.noun.kind === 'person' || first.noun.kind === 'animal';
  if (hands && (second.noun.kind === 'item' || second.noun.name === 'balloon')) return 'holding';
  const parts = first.noun.kind === 'building' && second.noun.kind === 'building';
  return parts ? undefined : 'next-to';
}

const CONTAINERS = new Set([
  'bowl of fruit',
  'basket',
  'bucket',
  'jar',
  'coffee',
  'tea',
  'bathtub',
  'treasure chest',
  'crystal ball',
  'amphora',
  'wine',
]);

function inKind(second: SubjectRequest): RelationKind | undefined {
  const { kind, name } = second.noun;
  if (kind === 'hat' || ['scarf', 'dress', 'kimono', 'boot', 'shoe'].includes(name)) return 'wearing';
  if (kind === 'boat' || kind === 'vehicle' || CONTAINERS.has(name)) return 'inside';
  if (
    kind === 'flying' &&
    ['hot air balloon', 'spaceship', 'rocket', 'ufo', 'airplane', 'helicopter'].includes(name)
  )
    return 'inside';
  return undefined;
}

function isMount(first: SubjectRequest, second: SubjectRequest): boolean {
  if (first.noun.kind !== 'person' && first.noun.kind !== 'animal') return false;
  if (second.noun.kind === 'animal')
    return first.noun.kind === 'person' || second.noun.size > first.noun.size;
  return [
    'motorcycle',
    'bicycle',
    'scooter',
    'skateboard',
    'sled',
    'dragon',
    'chinese dragon',
    'phoenix',
    'broom',
    'whale',
    'dolphin',
    'shark',
    'eagle',
  ].includes(second.noun.name);
}

/** "a cat and a dog under a tree": the dog is under the tree as well. */
function joinedByAnd(reading: Reading, last: number, relations: readonly Relation[]): number[] {
  const partners: number[] = [];
  for (let position = last; position > 0; position--) {
    const later: FoundSubject = reading.subjects[position]!;
    const earlier: FoundSubject = reading.subjects[position - 1]!;
    const between = reading.tokens
      .slice(earlier.start + earlier.length, later.start)
      .map((token) => token.word);
    const joined =
      between.includes('and') && between.every((word) => word === 'and' || DETERMINERS.has(word));
    if (!joined || relations.some((relation) => relation.object === position - 1)) break;
    partners.push(position - 1);
  }
  return partners;
}
