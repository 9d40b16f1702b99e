import type { Relation } from '../../brief.types.ts';
import { CARRIED_KINDS } from '../../carried-kinds.ts';
import type { Arrangement, Frame } from '../../relation-frames/frame.types.ts';
import { FRAMES, type FrameName } from '../../relation-frames/frames.registry.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import type { FoundSubject, Reading } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';
import type { Connector } from './relation-words.ts';

/** What is done to a thing, rather than where one is. */
const DONE: ReadonlySet<Arrangement> = new Set<Arrangement>([
  'meet',
  'trail',
  'look',
  'hold',
  'aloft',
  'afoot',
  'fight',
]);
const BESIDE: ReadonlySet<Connector> = new Set<Connector>(['with', 'next-to', 'in-front-of', 'behind']);
/** Done with a tool in the hand. */
const WITH_TOOLS: ReadonlySet<FrameName | undefined> = new Set<FrameName>([
  ...([
    'feeding',
    'cutting-hair',
    'combing-hair',
    'shaving',
    'combing',
    'shearing',
    'spraying',
    'petting',
    'inspecting',
    'tending-the-foot',
    'tending-the-paw',
    'tending-the-hand',
    'looking-into-the-mouth',
    'touching-a-face',
    'painting-a-face',
    'trimming-the-beard',
  ] as const),
]);
const TOOLS =
  /^(?:flashlight|lantern|spoon|fork|hammer|wrench|paintbrush|broom|shovel|camera|smartphone|kitchen knife|scissors|needle|magnifying glass|telescope|watering can|sponge|stick|axe|pickaxe|saw|drill|screwdriver|sword|trident|syringe|baby bottle|napkin|comb|razor|toothbrush|pencil|pen|rope)$/;

/** Whether a frame is about a deed rather than about where one is. */
function isDone(frame: FrameName): boolean {
  return DONE.has(FRAMES[frame].how);
}

function deedDoneTo(
  { subjects }: Reading,
  relations: readonly Relation[],
  candidate: number,
): Relation | undefined {
  return relations.find(
    ({ subject, object, frame }) =>
      object === candidate &&
      subject !== candidate &&
      frame !== undefined &&
      isDone(frame) &&
      isLiving(subjects[subject]!.request),
  );
}

/**
 * "playing chess with his son", "watching tv on the sofa", "feeding a baby with a spoon": the words after what the
 * deed is done to speak of whoever does it.
 */
export function speaksOfDoer(
  reading: Reading,
  relations: readonly Relation[],
  connector: Connector,
  candidate: number,
  object: FoundSubject['request'],
): boolean {
  if (connector === 'with' && isPassed(reading, candidate) && CARRIED.test(object.noun.name)) return true;
  if (connector === 'with' && isSatOn(reading, relations, candidate) && object.noun.kind === 'item')
    return true;
  const deed = deedDoneTo(reading, relations, candidate);
  if (!deed) return false;
  const isTool = connector === 'with' && TOOLS.test(object.noun.name);
  const other = reading.subjects[candidate]!.request;
  // A boxer may have gloves as well, a dragon no sword.
  if (isLiving(other))
    return (
      isTool &&
      (WITH_TOOLS.has(deed.frame) ||
        ((deed.kind === 'fighting' || deed.kind === 'chasing') && other.noun.kind !== 'person'))
    );
  if (isTool) return true;
  if (BESIDE.has(connector)) return isLiving(object);
  return connector === 'on' && (object.noun.seat === 'chair' || object.noun.name === 'bed');
}

const CARRIED =
  /^(?:umbrella|suitcase|backpack|briefcase|handbag|shopping bag|bouquet|balloon|flashlight|camera|smartphone|guitar|flag|newspaper)$/;

/** "on the sofa with popcorn": whoever sits there has it. */
function isSatOn({ subjects }: Reading, relations: readonly Relation[], candidate: number): boolean {
  const { noun } = subjects[candidate]!.request;
  return (
    (noun.seat === 'chair' || noun.name === 'bed') &&
    relations.some(
      ({ kind, subject, object }) =>
        kind === 'on' && object === candidate && isLiving(subjects[subject]!.request),
    )
  );
}

/** "walking to school with umbrellas": the school has none. */
function isPassed({ tokens, subjects }: Reading, candidate: number): boolean {
  const { request, start } = subjects[candidate]!;
  if (isLiving(request) || !['building', 'tree', 'vehicle'].includes(request.noun.kind)) return false;
  let before = start - 1;
  while (DETERMINERS.has(tokens[before]?.word ?? '')) before--;
  const isBy = /^(?:to|from|past|through|at|near|by|for|of|towards|along)$/.test(tokens[before]?.word ?? '');
  return isBy && subjects.slice(0, candidate).some((other) => isLiving(other.request));
}

/** "baking cookies with her kids": they do it, too. */
export function joinsIn(
  reading: Reading,
  relations: readonly Relation[],
  doer: number,
  other: number,
): Relation | undefined {
  const { request } = reading.subjects[other]!;
  const deed = relations.findLast(({ subject, frame }) => subject === doer && frame !== undefined);
  if (!deed?.frame || !isLiving(request) || isLiving(reading.subjects[deed.object]!.request))
    return undefined;
  const { how } = FRAMES[deed.frame] as Frame;
  return how === 'meet' && (request.noun.kind === 'person' || deed.frame === 'playing-a-game')
    ? { ...deed, subject: other }
    : undefined;
}

/** "arranging flowers on a table": who has something in the hands stands at the table, and not on it. */
export function worksAt(
  { subjects }: Reading,
  { kind, frame, subject, object }: Relation,
  relations: readonly Relation[],
): boolean {
  if (kind !== 'on' || frame || subjects[subject]!.request.noun.kind !== 'person') return false;
  const { surface, seat } = subjects[object]!.request.noun;
  return (
    surface === true &&
    seat === undefined &&
    relations.some((other) => other.kind === 'holding' && other.subject === subject)
  );
}

const WHERE: ReadonlySet<string> = new Set(['under', 'behind', 'next-to', 'in-front-of']);

/** Whether somebody is in or on it who does the deed instead. */
export function isManned(
  { subjects }: Reading,
  seat: number,
  relations: readonly Relation[],
  frame: FrameName,
): boolean {
  // "on a bench feeding pigeons", "behind a bush spying": neither the bench nor the bush does it.
  // What an easel shows is painted on it, whoever stands there.
  const isDeed = isDone(frame) && frame !== 'portraying';
  return relations.some(
    ({ kind, subject, object }) =>
      (kind === 'inside' || (isDeed && (CARRIED_KINDS.has(kind) || WHERE.has(kind)))) &&
      object === seat &&
      isLiving(subjects[subject]!.request),
  );
}
