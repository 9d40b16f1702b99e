import type { Noun } from '../../../vocabulary/nouns.registry.ts';
import type { Pose, Relation } from '../../brief.types.ts';
import type { Frame } from '../../relation-frames/frame.types.ts';
import { FRAMES, type FrameName } from '../../relation-frames/frames.registry.ts';
import { DEED_BOOK } from '../../text/deed-words.ts';
import { POSE_BOOK, type PoseWord } from '../../text/pose-words.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type FoundSubject, type Reading, tell } from '../reading.types.ts';
import { takesUp } from './give-hands.ts';
import { isLiving } from './living.ts';
import { fliesThing } from './read-describing-words.ts';

/** Poses that say more than how somebody rests: they replace a plain sitting or standing. */
const BUSY: ReadonlySet<Pose> = new Set(['reading', 'playing', 'eating', 'drinking', 'praying']);
const RESTING: ReadonlySet<Pose> = new Set(['standing', 'lying']);

/** Finds what the living subjects do: "a sleeping cat", "a girl who dances", "a boy and a dog running". */
export function readPoses(reading: Reading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; ) {
    // In "an oil painting of a king" nobody paints.
    const match = isOfManner(reading, index) ? undefined : POSE_BOOK.match(tokens, index);
    const doers = match ? doersOf(reading, index, match.value) : [];
    for (const { request } of doers)
      if (request.noun.kind === 'person' && SLEEPY.test(tokens[index]!.word))
        request.qualities.push('sleepy');
      else takePose(request, poseOf(reading, index, match!.value.pose, request.noun));
    if (match && doers.length > 0) tell(reading, { start: index, length: match.length });
    index += match?.length ?? 1;
  }
  readDeeds(reading);
}

/** "a boy playing tennis" has a racket, unless something else is in the hand already. */
function readDeeds(reading: Reading): void {
  for (const index of reading.tokens.keys()) {
    const match = DEED_BOOK.match(reading.tokens, index);
    const doers = match ? doersOf(reading, index, { pose: 'standing', form: 'participle' }) : [];
    for (const { request } of doers) {
      if (request.noun.kind !== 'person' && !(request.noun.kind === 'animal' && takesUp(match!.value.tool)))
        continue;
      request.tool ??= match!.value.tool;
      request.pose = match!.value.pose ?? request.pose;
    }
    if (match && doers.length > 0) tell(reading, { start: index, length: match.length });
  }
}

/** People who are only sleepy are on their feet, with heavy lids. */
const SLEEPY = /^(?:sleepy|drowsy)$/;

function isOfManner({ wishes }: Reading, index: number): boolean {
  return wishes.some(
    ({ start, length, wish }) => wish.style !== undefined && start <= index && index < start + length,
  );
}

function takePose(request: FoundSubject['request'], pose: Pose): void {
  // Who sits fishing has a rod.
  const sitsToo = request.pose === 'sitting' && pose === 'fishing';
  const replaces = request.pose === undefined || sitsToo || (BUSY.has(pose) && RESTING.has(request.pose));
  if (replaces) request.pose = pose;
}

function doersOf(reading: Reading, index: number, word: PoseWord): FoundSubject[] {
  const { subjects, tokens } = reading;
  const described = subjects.find(({ start, nounStart }) => start <= index && index < nounStart);
  if (described && isLiving(described.request)) return [described];
  if (subjects.some(({ nounStart, start, length }) => nounStart <= index && index < start + length))
    return [];
  const before = subjects.filter(
    ({ start, length, request, wearer }) =>
      start + length <= index && wearer === undefined && isLiving(request),
  );
  const nearest = before.at(-1);
  // "a ufo hovering over a cow": what hovers is named already.
  if (!nearest && subjects.some((subject) => endOf(subject) === index)) return [];
  if (!nearest)
    return word.form === 'participle' ? subjects.filter(({ request }) => isLiving(request)).slice(0, 1) : [];
  if (word.form === 'finite' && !isPredicate(reading, index, nearest)) return [];
  const isSameClause = tokens[index]!.clause === tokens[nearest.start]!.clause;
  const startsClause = tokens[index - 1]?.clause !== tokens[index]!.clause;
  if (!isSameClause && !startsClause) return [];
  return [...joinedBefore(reading, before), nearest];
}

/** "runs" is a verb right after its doer or after "who": elsewhere it is a noun. */
function isPredicate({ tokens }: Reading, index: number, { start, length }: FoundSubject): boolean {
  const between = tokens.slice(start + length, index).map(({ word }) => word);
  return between.every((word) =>
    ['who', 'that', 'which', 'and', 'slowly', 'quietly', 'happily'].includes(word),
  );
}

/** "a cat and a dog sleeping": both sleep. */
function joinedBefore({ tokens }: Reading, before: readonly FoundSubject[]): FoundSubject[] {
  const joined: FoundSubject[] = [];
  for (let position = before.length - 1; position > 0; position--) {
    const later = before[position]!;
    const earlier = before[position - 1]!;
    const between = tokens.slice(earlier.start + earlier.length, later.start).map(({ word }) => word);
    if (!between.includes('and') || !between.every((word) => word === 'and' || DETERMINERS.has(word))) break;
    joined.push(earlier);
  }
  return joined;
}

const GAMES = new Set([
  'card',
  'cards',
  'chess',
  'checkers',
  'poker',
  'video',
  'game',
  'games',
  'dominoes',
  'dice',
]);
const TUNES =
  /^(?:violin|cello|guitar|piano|drums?|flute|trumpet|saxophone|harp|banjo|accordion|lute|music|song|tune|jazz|instruments?|horn|bagpipes|harmonica|ukulele|sitar|lyre)$/;

/** Playing a violin, playing cards and playing in the park look different. */
function poseOf({ tokens, subjects }: Reading, index: number, pose: Pose, { kind, water }: Noun): Pose {
  const { word } = tokens[index]!;
  // A beast rolls on its back, a swan glides on the water, and whoever has no wings circles on foot.
  if (kind === 'animal' && /^roll/.test(word)) return 'lying';
  if (water === 'swims' && /^(?:glid|float|drift)/.test(word)) return 'swimming';
  if (kind === 'flying' && /^div/.test(word)) return 'flying';
  if (/^circl/.test(word) && kind !== 'flying') return 'walking';
  // Who rests on the ground or slides down it sits; an animal lies.
  if (/^(?:rest|slid)/.test(word)) return kind === 'person' ? 'sitting' : pose;
  // Nobody sits to swing a hammer or from house to house.
  if (/^swing/.test(word)) {
    const next = tokens[index + 1]?.word ?? '';
    if (DETERMINERS.has(next)) return 'throwing';
    if (/^(?:between|through|across|over|past)$/.test(next)) return 'jumping';
  }
  // A beast digs with its head down.
  if (kind === 'animal' && /^dig/.test(word)) return 'eating';
  if (pose !== 'playing' && pose !== 'flying') return pose;
  const following = tokens.slice(index + 1, index + 5).map(({ word }) => word);
  // "a boy flying a kite" stays on the ground.
  if (pose === 'flying') return kind === 'person' && fliesThing(tokens, index + 1) ? 'reaching' : pose;
  if (following.some((word) => GAMES.has(word))) return 'sitting';
  if (following.some((word) => TUNES.test(word))) return 'playing';
  const main = subjects[0]?.request.noun.name ?? '';
  return kind === 'animal' || ['boy', 'girl', 'baby', 'child'].includes(main) ? 'jumping' : 'playing';
}

/** What a relation lets its partners do when the words say nothing else. */
export function posesOfRelations(subjects: readonly FoundSubject[], relations: readonly Relation[]): void {
  for (const { subject, object, frame } of relations) {
    if (!frame) continue;
    const { poses = [], stoops, away, how } = FRAMES[frame] as Frame;
    const [doer, other] = [subjects[subject]!.request, subjects[object]!.request];
    const stooping = sits(subjects, relations, subject) ? 'sitting' : 'kneeling';
    const own = stoops && doer !== other && isLow(other) ? stooping : poses[0];
    // The verb of the relation says what its doer does; the other one may have a verb of its own.
    // Who follows a ship on wings flies; whoever walks, runs or sits hand in hand goes on doing so.
    const isWinged = own === 'walking' && doer.noun.kind === 'flying';
    const keeps =
      (own === 'kneeling' && isSeated(relations, subject)) || (frame === 'holding-hands' && doer.pose);
    if (own && isLiving(doer) && !keeps) doer.pose = isWinged ? 'flying' : own;
    if (away) doer.fromBehind = true;
    if (poses[1] && isLiving(other)) other.pose ??= frame === 'holding-hands' ? doer.pose : poses[1];
    if (how === 'ride' && other.noun.kind === 'animal') other.pose ??= 'walking';
    if (how === 'meet')
      for (const one of [doer, other]) if (landsToMeet(one) || landsToEat(one, frame)) one.pose = 'standing';
  }
}

/** Whoever feeds birds from a bench sits there all the same. */
function isSeated(relations: readonly Relation[], position: number): boolean {
  return relations.some(({ frame, subject }) => frame === 'sitting-on' && subject === position);
}

function sits(subjects: readonly FoundSubject[], relations: readonly Relation[], doer: number): boolean {
  return relations.some(
    ({ kind, subject, object }) =>
      kind === 'on' && subject === doer && subjects[object]!.request.noun.seat === 'chair',
  );
}

const FED: ReadonlySet<string | undefined> = new Set<FrameName>(['feeding', 'giving-to']);

/** Pigeons come down for bread. */
function landsToEat({ noun }: FoundSubject['request'], frame: FrameName): boolean {
  return FED.has(frame) && noun.kind === 'flying' && noun.habitat !== 'space';
}

/** Nobody shakes hands with a dragon in the air; hummingbirds and bees stay there. */
function landsToMeet({ noun: { kind, tall = 0 }, pose }: FoundSubject['request']): boolean {
  return kind === 'flying' && tall >= 0.4 && pose !== 'flying' && pose !== 'running';
}

/** Below the waist of whoever stands beside it. */
function isLow({ noun: { kind, tall } }: FoundSubject['request']): boolean {
  return (tall ?? (kind === 'item' || kind === 'animal' || kind === 'flying' ? 0.5 : 2)) < 0.95;
}
