import type { CameraAngle, Relation, SubjectRequest } from '../../brief/brief.types.ts';
import { CARRIED_KINDS } from '../../brief/carried-kinds.ts';
import { isBody, isLiving } from '../../brief/reading/subjects/living.ts';
import { clamp, lerp } from '../../core/maths.ts';
import { isTopView } from '../../stage/brief-questions.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { SubjectClass } from '../../vocabulary/noun.types.ts';
import { nearness } from '../plan/focus-across.ts';
import { isGiant, toldHeight, trueHeight } from './true-heights.ts';

const ANGLE_SCALES: Record<CameraAngle, number> = {
  eye: 1,
  low: 1.24,
  high: 0.84,
  aerial: 0.56,
  dutch: 1.04,
  'close-up': 1.5,
  wide: 0.56,
};

/** A table seen from above is filled by what lies on it. */
const TOP_VIEW = 1.4;

const QUALITY_SCALES: Record<string, number> = {
  giant: 1.5,
  huge: 1.5,
  enormous: 1.5,
  gigantic: 1.6,
  colossal: 1.6,
  massive: 1.4,
  big: 1.2,
  large: 1.2,
  tall: 1.2,
  tiny: 0.5,
  miniature: 0.5,
  small: 0.72,
  little: 0.78,
  young: 0.8,
};

/** What a stranger must be able to name is at least this much of the shorter side when it is the main subject. */
const LEAST_MAIN: Partial<Record<SubjectClass, number>> = {
  person: 0.64,
  animal: 0.46,
  item: 0.4,
  vehicle: 0.36,
  building: 0.58,
  tree: 0.6,
  boat: 0.52,
  flying: 0.42,
  'sea-creature': 0.4,
};

/** Pictures grow slower than the things in them: a house beside a man is twice as tall, not four times. */
const LARGER_BESIDE = 0.5;
const LARGER_BESIDE_ITEM = 0.62;
/** What is small beside the main one nearly keeps its true size, and comes nearer to be seen. */
const SMALLER_BESIDE = 0.72;
/** Everybody knows how large a dog is beside a girl: animals of a like size keep it, smaller ones must still be seen. */
const SMALLER_ANIMAL = 0.88;
const LIKE_SIZE = 0.3;
/** What towers over the main one takes no more than this of the shorter side; the main one gives way. */
const TALLEST_BODY = 0.72;
const SMALLEST_MAIN = 0.2;

/** Height of a subject in pixels, before it is fitted to its place. */
export function wishedHeight(stage: Stage, subject: SubjectRequest, isMain: boolean, crowd: number): number {
  const { brief, width, height } = stage;
  const shorter = Math.min(width, height);
  let fraction = isMain ? mainShare(stage, subject) : shareBesideMain(stage, subject);
  if (crowd > 1) fraction *= lerp(0.96, 0.4, Math.min(1, (crowd - 1) / 11));
  const above = brief.cameraAngle === 'aerial' && subject.noun.kind === 'building';
  // From above, a building is what one sees best.
  const lying = isTopView(brief) ? TOP_VIEW : isOnTable(stage) ? 1 : undefined;
  fraction *= lying ?? ANGLE_SCALES[brief.cameraAngle] * (above ? 1.3 : 1);
  if (brief.lens === 'wide' || brief.lens === 'fisheye') fraction *= 0.82;
  if (brief.lens === 'telephoto' || brief.lens === 'macro') fraction *= 1.25;
  if (brief.composition === 'negative-space') fraction *= 0.56;
  // A tall picture leaves room that a square one has not.
  const room = Math.min(1.25, Math.sqrt(height / width));
  return shorter * fraction * Math.max(1, room);
}

/** On a table one is near, also from above. */
function isOnTable({ indoor, brief }: Stage): boolean {
  const fromAbove = brief.cameraAngle === 'aerial' || brief.cameraAngle === 'high';
  return indoor && fromAbove && brief.subjects.every(({ noun }) => noun.kind === 'item' && !noun.onFloor);
}

const LOW_POSES: readonly string[] = [
  'sitting',
  'kneeling',
  'lying',
  'reading',
  'riding',
  'praying',
  'writing',
  'fishing',
  'meditating',
];

/** A rocket that starts is what the picture is about, whatever the view. */
function isEvent({ qualities }: SubjectRequest): boolean {
  return qualities.includes('launching') || qualities.includes('landing');
}

/** Furniture and giraffes are large by nature and look it; a starting rocket is the whole event. */
function leastOf(stage: Stage, request: SubjectRequest): number {
  const { noun } = request;
  const least = LEAST_MAIN[noun.kind] ?? 0.3;
  if (isEvent(request)) return request.qualities.includes('launching') ? 0.8 : 0.66;
  const tall = trueHeight(noun);
  if (noun.kind === 'item' && tall >= 1 && !stage.indoor) return 0.54;
  return noun.kind === 'animal' && tall >= 2 ? 0.6 : least;
}

function mainShare(stage: Stage, request: SubjectRequest): number {
  const { noun, qualities } = request;
  const near = nearness(stage);
  let share = Math.max(noun.size, leastOf(stage, request)) * (isEvent(request) ? Math.max(1, near) : near);
  // Who sits or kneels takes less height and comes nearer for it.
  if (noun.kind === 'person' && LOW_POSES.includes(request.pose ?? '')) share *= 1.22;
  // What is small is still what the picture is about; alone in it, there is nothing to compare it with.
  const smallness = stage.brief.subjects.length === 1 ? 0.3 : 0.6;
  for (const quality of qualities) {
    const factor = QUALITY_SCALES[quality] ?? 1;
    share *= factor < 1 ? factor ** smallness : factor;
  }
  // A room is more than its sofa.
  if (stage.indoor && stage.brief.place && noun.kind === 'item' && trueHeight(noun) >= 0.65)
    return clamp(share, 0.4, 0.5);
  const way = wayFor(stage, request, share);
  share *= way;
  // On a table there is no far away.
  const least = noun.kind === 'person' ? 0.48 : stage.indoor ? 0.36 : 0.24;
  const small = qualities.some((quality) => (QUALITY_SCALES[quality] ?? 1) < 1);
  return clamp(share, (small ? SMALLEST_MAIN : least) * way, 0.9);
}

/** Lower than this, in metres, a thing comes to the knee of whoever stands beside it. */
const SMALL_ITEM = 0.6;

function isSmallItem(request: SubjectRequest): boolean {
  return request.noun.kind === 'item' && toldHeight(request) < SMALL_ITEM;
}

/** Who is on or in a thing is measured by it, as a bird on a book. */
function standsBeside(
  { relations, subjects }: Stage['brief'],
  main: SubjectRequest,
  other: SubjectRequest,
): boolean {
  const isCarried = ({ kind, subject, object }: Relation) =>
    CARRIED_KINDS.has(kind) && subjects[subject] === other && subjects[object] === main;
  return isSmallItem(main) && !relations.some(isCarried);
}

/** People beside a teapot that is the subject of the picture are larger than it; others keep more of their place. */
function largerBeside(main: SubjectRequest): number {
  return isSmallItem(main) ? LARGER_BESIDE_ITEM : LARGER_BESIDE;
}

/** A body, also that of a dragon in the air. */
function isLarge(request: SubjectRequest): boolean {
  return isBody(request) || (isLiving(request) && toldHeight(request) > 2);
}

/** How much of its size the main one gives up, so that a far larger body beside it is larger on the picture, too. */
function wayFor({ brief }: Stage, main: SubjectRequest, share: number): number {
  const ratios = brief.subjects
    .filter((other) => other !== main && isLarge(other) && (isBody(main) || standsBeside(brief, main, other)))
    .map((other) => (toldHeight(other) / toldHeight(main)) ** largerBeside(main));
  return clamp(TALLEST_BODY / (share * Math.max(1, ...ratios)), isBody(main) ? 0.55 : 0.34, 1);
}

/** A subject beside the main one keeps its proportion to it, compressed to what a picture can hold. */
function shareBesideMain(stage: Stage, subject: SubjectRequest): number {
  const main = stage.brief.subjects[0];
  const own = Math.max(subject.noun.size, 0.3) * 0.9;
  if (!main || main === subject || main.noun.kind === 'celestial' || subject.noun.kind === 'celestial')
    return own * smaller(subject);
  // Many small things beside someone may be smaller than a single one could be and still be named.
  const handful = subject.count > 1 && subject.noun.kind === 'item' && !isGiant(subject);
  const trueRatio = toldHeight(subject) / toldHeight(main);
  const ratio =
    trueRatio **
    (handful
      ? 0.8
      : trueRatio < 1
        ? smallerBeside(subject, trueRatio)
        : isBody(subject)
          ? largerBeside(main)
          : LARGER_BESIDE);
  // Whoever stands before a castle stands nearer to us than it does.
  const near = trueHeight(main.noun) > 5;
  // With whom the main one does something must be seen to take part.
  const acts = isLiving(subject) && stage.brief.relations.some((relation) => joins(relation, stage, subject));
  const least = acts ? 0.22 : isBody(subject) ? (near ? 0.26 : 0.15) : near ? 0.19 : 0.1;
  const most = subject.noun.kind === 'building' || subject.noun.kind === 'tree' ? 0.84 : 0.66;
  // A mirror or an easel does not outgrow who stands at it.
  if (subject.noun.kind === 'item' && main.noun.kind === 'person' && !isGiant(subject))
    return clamp(mainShare(stage, main) * Math.min(ratio, 0.96), least, most);
  // Three fishes around a turtle are its company.
  const company = subject.count > 1 && subject.noun.kind === 'sea-creature' ? 0.8 : 1;
  return clamp(mainShare(stage, main) * ratio * company, least, most);
}

function smallerBeside(subject: SubjectRequest, ratio: number): number {
  return subject.noun.kind === 'animal' && ratio > LIKE_SIZE ? SMALLER_ANIMAL : SMALLER_BESIDE;
}

function joins({ subject, object, frame }: Relation, { brief }: Stage, request: SubjectRequest): boolean {
  return frame !== undefined && [subject, object].some((position) => brief.subjects[position] === request);
}

function smaller({ qualities }: SubjectRequest): number {
  return qualities.reduce((factor, quality) => factor * (QUALITY_SCALES[quality] ?? 1), 1);
}
