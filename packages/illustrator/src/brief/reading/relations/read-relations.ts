import type { Relation } from '../../brief.types.ts';
import { CARRIED_KINDS } from '../../carried-kinds.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import { endOf, type Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';
import { fillsThePlace, spread, spreadByWord } from '../subjects/spread-everywhere.ts';
import { actionsOnEachOther, actionsWithoutObject, relationBetween } from './actions-without-object.ts';
import { bearerMeant, closingRelation, partNamed } from './closing-words.ts';
import { senseFor } from './frame-partners.ts';
import { areJoined, areListed, joinedByAnd } from './joined-by-and.ts';
import { type Link, RELATION_BOOK } from './relation-words.ts';
import { settleRelation } from './settle-relation.ts';
import { NEEDS_ANIMATE, pronounMeant, subjectAfter, subjectBefore } from './subjects-around.ts';
import { unnamedDeed } from './unnamed-deeds.ts';
import { joinsIn, worksAt } from './who-is-meant.ts';
import { addAudience, addBasin, addRecipient, addSource, addVessel, givesUnknown } from './whom-given.ts';

const ON: Link = { connector: 'on', reversed: false };

const RINGED: ReadonlySet<string> = new Set(['surrounded', 'encircled', 'ringed']);

/** Finds how the subjects stand to each other. Positions in the result are positions in `reading.subjects`. */
export function readRelations(reading: Reading): Relation[] {
  const relations: Relation[] = [];
  for (const [subject, { wearer, companionOf, companionBy }] of reading.subjects.entries()) {
    if (wearer !== undefined) relations.push({ kind: 'wearing', subject: wearer, object: subject });
    if (companionOf === undefined) continue;
    const pair = [companionOf, subject] as const;
    relations.push(
      companionBy
        ? relationBetween(reading, companionBy, pair)
        : { kind: 'next-to', subject: companionOf, object: subject },
    );
  }
  for (let index = 0; index < reading.tokens.length; ) {
    const match = insideSubject(reading, index) ? undefined : RELATION_BOOK.match(reading.tokens, index);
    const found = match && addRelations(relations, reading, match.value, index, match.length);
    const alone = found ? undefined : actionsWithoutObject(reading, relations, index);
    const unnamed = found || alone ? undefined : unnamedDeed(reading, relations, index);
    if (unnamed) relations.push(unnamed);
    // Where the words join nothing, a part of them may: "running with a bag", "landing on top of".
    index += (found && match.length) || alone || 1;
  }
  spreadByWord(reading);
  holdTheirOwn(reading, relations);
  return relations;
}

/** "a couple sharing an umbrella on a bridge": over people who are carried stands nothing but what they hold. */
function holdTheirOwn({ subjects }: Reading, relations: readonly Relation[]): void {
  for (const relation of relations) {
    const [one, other] = [subjects[relation.subject]!.request, subjects[relation.object]!.request];
    if (relation.kind !== 'under' || one.noun.kind !== 'person' || other.noun.kind !== 'item') continue;
    const isCarried = relations.some(
      ({ kind, subject }) => subject === relation.subject && CARRIED_KINDS.has(kind),
    );
    if (isCarried) relation.kind = 'holding';
  }
}

function insideSubject(reading: Reading, index: number): boolean {
  return reading.subjects.some(
    ({ nounStart, start, length }) => index >= nounStart && index < start + length,
  );
}

/** @returns whether the phrase said anything of two subjects */
function addRelations(
  relations: Relation[],
  reading: Reading,
  senses: readonly Link[],
  index: number,
  length: number,
): boolean {
  if (sitsOnBearer(relations, reading, senses, index, index + length)) return true;
  if (actionsOnEachOther(reading, relations, senses, index, index + length)) return true;
  const after = subjectAfter(reading, index + length) ?? pronounMeant(reading, index, index + length);
  if (after === undefined) return givesUnknown(relations, reading, index, index + length);
  // What is done by somebody stands before the words.
  const link = senseFor(senses, (sense) => {
    const object = sense.reversed ? subjectOfLink(reading, index, relations, sense, after) : after;
    return object === undefined ? undefined : reading.subjects[object]!.request;
  });
  if (!link) return false;
  if (fillsThePlace(reading, link, index)) {
    spread(reading.subjects[after]!, RINGED.has(reading.tokens[index]!.word));
    return true;
  }
  const before = subjectOfLink(reading, index, relations, link, after);
  if (before === undefined || (link.bare && !isDoer(reading, before, index))) return false;
  const joined = link.connector === 'with' ? joinsIn(reading, relations, before, after) : undefined;
  const relation =
    joined ?? relationOf(reading, link, whoSits(reading, relations, link, before, after), after);
  if (!relation) return false;
  if (worksAt(reading, relation, relations)) relation.kind = 'in-front-of';
  // "a boy and a girl under an umbrella": it is nobody's alone.
  if (isShared(reading, relation, index, relations))
    Object.assign(relation, { kind: 'under', frame: undefined });
  if (reading.tokens[index]!.word.startsWith('carr')) mountBearer(reading, relation);
  relations.push(relation);
  addOtherClosed(relations, reading, before, after);
  if (link.connector === 'with') addOtherToppings(relations, reading, relation, after);
  else if (relation.kind === 'full-of') addOtherContents(relations, reading, after);
  if (relation.kind === 'wearing') addOtherClothes(relations, reading, relation, after);
  if (relation.frame === 'holding' || relation.frame === 'pouring' || relation.frame === 'tossing')
    addRecipient(relations, reading, index, relation.subject, after);
  if (relation.frame === 'pouring') addVessel(relations, reading, relation.subject, after);
  if (relation.frame === 'pulling' || relation.frame === 'holding') addSource(relations, reading, relation);
  addBasin(relations, reading, relation);
  addAudience(relations, reading, relation);
  if (relation.frame === 'standing-between') addOtherSide(relations, reading, relation, after);
  if (isForAll(reading, relation) && relation.subject === before)
    for (const partner of new Set([
      ...joinedByAnd(reading, before, relations),
      ...whoMeets(relation, relations),
    ]))
      relations.push({ ...relation, subject: partner });
  return true;
}

/** "a boy and a girl under an umbrella", "two friends sharing an umbrella": it is nobody's alone. */
function isShared(
  reading: Reading,
  { kind, subject, object }: Relation,
  index: number,
  relations: readonly Relation[],
): boolean {
  if (kind !== 'holding' || reading.subjects[object]!.request.noun.name !== 'umbrella') return false;
  const many =
    joinedByAnd(reading, subject, relations).length > 0 || reading.subjects[subject]!.request.count > 1;
  return many && /^(?:shar|under|beneath|below)/.test(reading.tokens[index]!.word);
}

/** "an old man feeding pigeons on a bench": he sits there, and not they. */
function whoSits(
  { subjects }: Reading,
  relations: readonly Relation[],
  { connector, frame }: Link,
  before: number,
  after: number,
): number {
  if (connector !== 'on' || frame || subjects[after]!.request.noun.seat !== 'chair') return before;
  const done = relations.find(({ object, frame: deed }) => object === before && deed !== undefined);
  const doer = done && subjects[done.subject]!.request.noun.kind === 'person' ? done.subject : before;
  return subjects[before]!.request.noun.kind === 'person' ? before : doer;
}

const ON_ONE_GROUND: ReadonlySet<string | undefined> = new Set<FrameName>([
  ...([
    'fighting',
    'dancing-with',
    'kissing',
    'proposing-to',
    'reading-to',
    'hugging',
    'holding-hands',
    'shaking-hands',
    'racing',
    'doing-hair',
    'combing-hair',
    'cutting-hair',
  ] as const),
]);

/** "a knight fighting a dragon on a bridge": whoever is on it is so with whom they fight. */
function whoMeets({ kind, subject }: Relation, relations: readonly Relation[]): number[] {
  if (kind !== 'on' && kind !== 'under') return [];
  return relations
    .filter(({ frame }) => ON_ONE_GROUND.has(frame))
    .flatMap((met) => (met.object === subject ? met.subject : met.subject === subject ? met.object : []))
    .filter((other) => other !== subject);
}

/** What two do who are joined by "and": each does it, and both ride on what can carry two. */
function isForAll({ subjects }: Reading, { kind, object }: Relation): boolean {
  // "a glass of milk and a plate of cookies": the milk has none.
  if (kind === 'full-of') return false;
  return !NEEDS_ANIMATE.has(kind) || (kind === 'riding' && subjects[object]!.request.count === 1);
}

/** "a witch, and an owl sits on her head": on whoever was named before. */
function sitsOnBearer(
  relations: Relation[],
  reading: Reading,
  senses: readonly Link[],
  index: number,
  next: number,
): boolean {
  if (senses[0]?.connector !== 'on') return false;
  const guest = reading.subjects.findLastIndex((subject) => endOf(subject) <= index);
  const bearer = bearerMeant(reading, next, guest);
  // "a robot holding a girl in its hand" has said it already.
  const isPlaced = relations.some(
    ({ subject, object }) => subject === guest || (object === guest && subject === bearer),
  );
  if (guest < 0 || bearer === undefined || isPlaced) return false;
  relations.push({ kind: 'on', subject: guest, object: bearer, frame: 'carrying-on-the-back' });
  return true;
}

/** "learning how to" */
const MOST_BEFORE_DEED = 3;

/** "dogs pull a sled": a verb in its first form stands right after those who do it; elsewhere it is a noun. */
function isDoer(reading: Reading, before: number, index: number): boolean {
  const subject = reading.subjects[before]!;
  // "teaching his son to ride a bicycle": the son rides.
  const between = reading.tokens.slice(endOf(subject), index).map(({ word }) => word);
  const isTold = between.at(-1) === 'to' && between.length <= MOST_BEFORE_DEED;
  return (between.length === 0 || isTold) && isLiving(subject.request);
}

/** A house cannot ride, but "on the back of" a turtle it can stand. */
function subjectOfLink(
  reading: Reading,
  index: number,
  relations: readonly Relation[],
  link: Link,
  after: number,
): number | undefined {
  const before =
    subjectBefore(reading, index, relations, link, after) ??
    (link.connector === 'riding' ? subjectBefore(reading, index, relations, ON, after) : undefined);
  // "of" joins only what it stands between.
  const isApart =
    link.connector === 'of' && before !== undefined && endOf(reading.subjects[before]!) !== index;
  return isApart ? undefined : before;
}

function relationOf(reading: Reading, link: Link, before: number, after: number): Relation | undefined {
  const { connector } = link;
  if (connector === 'everywhere') return undefined;
  const carries = connector === 'with' || link.frame === 'holding';
  const closing = carries ? closingRelation(reading, before, after) : undefined;
  if (closing) return closing;
  const [first, second] = link.reversed ? [after, before] : [before, after];
  const subjects = [reading.subjects[first]!.request, reading.subjects[second]!.request] as const;
  const isStanding = connector === 'riding' && !isLiving(reading.subjects[before]!.request);
  const settled = settleRelation(isStanding ? 'on' : connector, ...subjects);
  if (!settled) return undefined;
  const [subject, object] = settled.swapped ? [second, first] : [first, second];
  const part = settled.kind === 'on' || settled.kind === 'riding' ? partNamed(reading, object) : undefined;
  if (part) return { kind: 'on', subject, object, frame: part };
  if (settled.kind === 'on' && hangsOn(reading, subject, object))
    return { kind: 'on', subject, object, frame: 'set-in' };
  return { kind: settled.kind, subject, object, frame: settled.swapped ? undefined : link.frame };
}

/** "a wreath on a door": nothing stands on its edge. */
function hangsOn({ subjects }: Reading, thing: number, door: number): boolean {
  return subjects[thing]!.request.noun.kind === 'item' && subjects[door]!.request.noun.name === 'door';
}

/** "wearing a crown and sunglasses" */
function addOtherClothes(relations: Relation[], reading: Reading, relation: Relation, after: number): void {
  const [earlier, later] = [reading.subjects[after]!, reading.subjects[after + 1]];
  const { kind, worn } = later?.request.noun ?? {};
  if (later && (kind === 'hat' || worn) && areJoined(reading, earlier, later))
    relations.push({ ...relation, object: after + 1 });
}

/** "with a beer to its left and two on its right": each is closed by words of its own. */
function addOtherClosed(relations: Relation[], reading: Reading, host: number, guest: number): void {
  const next = reading.subjects[guest + 1];
  if (!next || reading.tokens[next.start - 1]?.word !== 'and') return;
  const first = closingRelation(reading, host, guest);
  const other = first && closingRelation(reading, host, guest + 1);
  if (other) relations.push(other);
}

/** "sushi with wasabi and ginger", "a desk with candles, scrolls and a skull": all are on it. */
function addOtherToppings(
  relations: Relation[],
  reading: Reading,
  { kind, object: host }: Relation,
  after: number,
): void {
  if (kind === 'full-of') addOtherContents(relations, reading, after);
  if (kind === 'holding') addOtherParts(relations, reading, after);
  if (kind !== 'on' || host === after) return;
  for (let next = after + 1; next < reading.subjects.length; next++) {
    const [earlier, later] = [reading.subjects[next - 1]!, reading.subjects[next]!];
    if (!areListed(reading, earlier, later)) return;
    const settled = settleRelation('with', reading.subjects[host]!.request, later.request);
    if (settled?.kind === 'on') relations.push({ kind: 'on', subject: next, object: host });
  }
}

/** "ramen with egg and scallions": its own drawing has them all. */
function addOtherParts(relations: Relation[], reading: Reading, first: number): void {
  const { subject: host } = relations.at(-1)!;
  const { carries } = reading.subjects[host]!.request.noun;
  const next = reading.subjects[first + 1];
  if (!next || !carries?.includes(next.request.noun.name)) return;
  if (!areListed(reading, reading.subjects[first]!, next)) return;
  relations.push({ kind: 'holding', subject: host, object: first + 1 });
  addOtherParts(relations, reading, first + 1);
}

/** "a basket with eggs and tulips": all of them are in it. */
function addOtherContents(relations: Relation[], reading: Reading, first: number): void {
  const { subject: host } = relations.at(-1)!;
  for (let next = first + 1; next < reading.subjects.length; next++) {
    const [earlier, later] = [reading.subjects[next - 1]!, reading.subjects[next]!];
    if (!areListed(reading, earlier, later) || later.request.noun.kind !== 'item') return;
    // "a basket of bread and a jar of honey": the jar is another thing.
    if (reading.tokens.slice(endOf(earlier), later.nounStart).some(({ word }) => /^an?$/.test(word))) return;
    relations.push({ kind: 'full-of', subject: host, object: next });
  }
}

/** "a griffin carrying a knight": on its back, as beasts have no hands. */
function mountBearer({ subjects }: Reading, relation: Relation): void {
  const [bearer, rider] = [subjects[relation.subject]!.request, subjects[relation.object]!.request];
  const isLoad = rider.noun.kind === 'building' && isLiving(bearer) && bearer.noun.kind !== 'person';
  if (relation.frame === 'holding' && isLoad) {
    const { subject, object } = relation;
    Object.assign(relation, { kind: 'on', subject: object, object: subject, frame: 'carrying-on-the-back' });
    return;
  }
  const isBeast = isLiving(bearer) && bearer.noun.kind !== 'person' && (bearer.noun.tall ?? 0) >= 0.9;
  if (relation.frame !== 'holding' || !isBeast || rider.noun.kind !== 'person') return;
  const { subject, object } = relation;
  Object.assign(relation, { kind: 'riding', subject: object, object: subject, frame: 'riding' });
  rider.pose = 'riding';
}

/** "between a lion and a bear" */
function addOtherSide(relations: Relation[], reading: Reading, relation: Relation, after: number): void {
  const [earlier, later] = [reading.subjects[after]!, reading.subjects[after + 1]];
  if (later && areJoined(reading, earlier, later)) relations.push({ ...relation, object: after + 1 });
}
