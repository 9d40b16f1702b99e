import type { Random } from '../../../core/random.ts';
import type { CameraAngle, Idea, Relation, SceneKind, SubjectRequest } from '../../brief.types.ts';
import type { Wish } from '../../options/option.types.ts';
import type { FoundWish } from '../reading.types.ts';
import { isLiving } from '../subjects/living.ts';
import { habitatOf } from './choose-habitat.ts';
import { habitatOfNoun } from './homes.ts';
import { isBroadWater, isInlandWater } from './inland-water.ts';
import { isOpenSky } from './open-sky.ts';
import { isKnownByTool } from './shown-at-work.ts';

const LANDSCAPES: readonly SceneKind[] = ['mountain', 'meadow', 'sea', 'forest', 'beach', 'desert'];
const INDOORS: readonly SceneKind[] = ['interior', 'portrait'];

/** What is known of the picture before its scene. */
interface SceneClues {
  wishes: readonly FoundWish[];
  subjects: readonly SubjectRequest[];
  relations: readonly Relation[];
  cameraAngle: CameraAngle;
  /** What the prompt is about, when that is no thing. */
  idea: Idea | undefined;
  /** The prompt describes a face and nothing below it. */
  likeness: boolean;
}

/**
 * Chooses the scene: a place in the visitor's text, then a place chosen as an option, then a hint
 * ("snow"), then where the main subject lives, then what some word implies, then any landscape.
 */
export function chooseScene(clues: SceneClues, random: Random): SceneKind {
  const { wishes, subjects, cameraAngle } = clues;
  const main = subjects.find(({ noun }) => noun.kind !== 'hat') ?? subjects[0];
  if (main && wishes.some(({ wish }) => wish.sheet === 'emblem')) return 'interior';
  const named = namedScene(
    wishes.filter(({ wish }) => wish.scene !== 'portrait' || !leavesNoPortrait(clues, wish)),
    main,
  );
  if (named === 'sea' && main && livesOnLand(main) && isAshore(wishes)) return 'beach';
  if (named && !(named === 'portrait' && main && !hasFace(main))) return named;
  if (!named && cameraAngle === 'close-up' && main && hasFace(main) && !isBusy(clues)) return 'portrait';
  if (!named && main && isLikeness(main, clues)) return 'portrait';
  const byTheFire = wishes.some(({ wish }) => wish.features?.includes('fireplace'));
  if (byTheFire || (main && isOnSheet(clues, main))) return 'interior';
  const hint = wishes.find(({ wish }) => wish.firmness === 1)?.wish.scene;
  if (hint) return hint;
  if (clues.idea) return 'abstract';
  const implied = wishes.find(({ wish }) => wish.implies?.scene !== undefined)?.wish.implies?.scene;
  if (!main && wishes.some(({ wish }) => wish.sheet === 'always' || wish.sheet === 'emblem'))
    return implied ?? 'abstract';
  if (!main) return implied ?? random.fork('any-landscape').pick(LANDSCAPES);
  const habitat = habitatOf(main, clues);
  // A boat on a lake is not at sea.
  if (
    (habitat === 'sea' || habitat === 'beach') &&
    implied &&
    wishes.some(({ wish }) => isInlandWater(wish.features))
  )
    return implied;
  // Woods hide the moon, a lake and falling water.
  if (habitat === 'forest' && wishes.some(({ wish }) => isOpenSky(wish.features))) return 'meadow';
  if (habitat === 'forest' && wishes.some(({ wish }) => isBroadWater(wish.features))) return 'mountain';
  // A rainbow is seen under the sky.
  if (INDOORS.includes(habitat) && wishes.some(({ wish }) => wish.features?.includes('rainbow')))
    return 'meadow';
  if (habitat === 'meadow' && (isAtHome(main, clues) || isFurnished(main, clues))) return 'interior';
  const isOpenToHints =
    INDOORS.includes(habitat) || habitat === 'meadow' || (habitat === 'forest' && main.silhouette === true);
  if (isOpenToHints && wishes.some(({ wish }) => wish.snow)) return 'snow';
  return implied && implied !== 'abstract' && isOpenToHints ? implied : habitat;
}

const PETS: ReadonlySet<string> = new Set(['cat', 'hamster', 'guinea pig']);
const INDOOR_POSES: ReadonlySet<string | undefined> = new Set([
  undefined,
  'sitting',
  'sleeping',
  'lying',
  'playing',
]);

/** A pet of which nothing else is told is at home. */
function isAtHome({ noun, pose, count }: SubjectRequest, { subjects, wishes }: SceneClues): boolean {
  const outdoors = wishes.some(
    ({ wish }) => wish.weather ?? wish.timeOfDay ?? wish.season ?? wish.snow ?? wish.features ?? wish.implies,
  );
  return PETS.has(noun.name) && count === 1 && subjects.length === 1 && INDOOR_POSES.has(pose) && !outdoors;
}

/** "a dog at the feet of an old man in an armchair": who is among furniture is in a room. */
function isFurnished({ noun }: SubjectRequest, { subjects, wishes }: SceneClues): boolean {
  const isAnywhere = noun.home === undefined && ['person', 'animal'].includes(noun.kind);
  const outdoors = wishes.some(({ wish }) => wish.weather ?? wish.features ?? wish.implies ?? wish.snow);
  const isBuilt = subjects.some((other) => ['building', 'vehicle', 'tree', 'boat'].includes(other.noun.kind));
  if (!isAnywhere || outdoors || isBuilt) return false;
  return subjects.some(
    (other) =>
      other.noun.kind === 'item' &&
      habitatOfNoun(other.noun) === 'interior' &&
      (other.noun.seat === 'chair' || other.noun.seat === 'low' || other.noun.onFloor) &&
      (other.noun.tall ?? 0) >= 0.4,
  );
}

/** A logo, a sketch or the portrait of a thing has no room around what it shows, unless the prompt names a place. */
export function isOnSheet({ wishes }: Pick<SceneClues, 'wishes'>, main: SubjectRequest): boolean {
  const { noun } = main;
  if (wishes.some(({ wish }) => wish.sheet === 'emblem')) return true;
  const scenes = wishes.flatMap(({ wish }) => wish.scene ?? []);
  const isPortrait = scenes.includes('portrait') && noun.kind === 'item' && !hasFace(main);
  const sheets = isPortrait ? ['always'] : wishes.flatMap(({ wish }) => wish.sheet ?? []);
  if (sheets.length === 0 || scenes.some((scene) => !isPortrait || scene !== 'portrait')) return false;
  return sheets.includes('always') || ['interior', 'space'].includes(habitatOfNoun(noun) ?? '');
}

/** "a woman with freckles and red hair": freckles are seen from near by. */
function isLikeness(
  { noun, count, pose, fromBehind, expression, clothes }: SubjectRequest,
  clues: SceneClues,
): boolean {
  const alone = clues.subjects.length === 1 && count === 1 && noun.kind === 'person';
  const elsewhere = clues.wishes.some(
    ({ wish }) => wish.scene ?? wish.features?.length ?? wish.implies?.scene,
  );
  const told =
    clues.likeness || ((expression !== undefined || isStudy(noun, clues.wishes)) && clothes === undefined);
  return told && alone && pose === undefined && !fromBehind && !elsewhere;
}

/** "a boy on a bike, smiling at the camera": only who was asked for as a portrait is one whatever he does. */
function leavesNoPortrait(clues: SceneClues, { firmness = 1 }: Wish): boolean {
  const [main] = clues.subjects;
  const isElsewhere = clues.wishes.some(({ wish: { scene } }) => scene && scene !== 'portrait');
  const isOnlyThere = clues.subjects.every(isLiving) && clues.relations.length === 0 && !main?.pose;
  return isBusy(clues) || (firmness < PORTRAIT_FIRMNESS && (isElsewhere || !isOnlyThere));
}

/** Of "portrait of"; of "at the camera" it is less. */
const PORTRAIT_FIRMNESS = 4;

const STUDIES: ReadonlySet<string | undefined> = new Set([
  'pencil',
  'charcoal',
  'ink',
  'pastel',
  'chalk',
  'oil',
  'cubism',
]);
const SITTERS: ReadonlySet<string> = new Set(['man', 'woman', 'old man', 'old woman', 'boy', 'girl', 'baby']);

/** "a pencil drawing of an old man": who is drawn for their own sake sits for it. */
function isStudy({ name }: SubjectRequest['noun'], wishes: readonly FoundWish[]): boolean {
  return SITTERS.has(name) && wishes.some(({ wish, origin }) => origin === 'text' && STUDIES.has(wish.style));
}

const BUSY: ReadonlySet<string> = new Set([
  'reading',
  'writing',
  'painting',
  'playing',
  'drinking',
  'eating',
  'cooking',
  'playing-keys',
  'hugging',
]);

/** Hands that hold or do something are below a portrait: it shows the upper half instead. */
export function isBusy({
  subjects,
  relations,
  cameraAngle,
}: Pick<SceneClues, 'subjects' | 'relations' | 'cameraAngle'>): boolean {
  const [main] = subjects;
  if (main?.noun.kind !== 'person' || main.count > 2) return false;
  const holds = relations.some(
    ({ kind, subject, object }) => kind === 'holding' && subject === 0 && object !== 0,
  );
  const isTold = main.tool !== undefined || (cameraAngle !== 'close-up' && isKnownByTool(main));
  return holds || isTold || BUSY.has(main.pose ?? '');
}

function namedScene(wishes: readonly FoundWish[], main: SubjectRequest | undefined): SceneKind | undefined {
  const rank = ({ wish, origin }: FoundWish) => (origin === 'text' ? 10 : 0) + (wish.firmness ?? 0);
  const places = wishes.filter(({ wish }) => wish.scene !== undefined && (wish.firmness ?? 0) >= 2);
  // Surf beats on a cliff of the coast.
  const hasSurf = wishes.some(({ wish }) => wish.features?.includes('high-waves'));
  if (hasSurf && places.every(({ wish }) => wish.place === 'cliff' || wish.scene === 'sea')) return 'sea';
  const best = Math.max(...places.map(rank));
  const candidates = places.filter((place) => rank(place) === best).map(({ wish }) => wish.scene);
  // "a lighthouse on a cliff by the sea": of equal places the one where the subject is at home.
  return candidates.find((scene) => scene === main?.noun.habitat) ?? candidates[0];
}

const ON_LAND: ReadonlySet<string> = new Set(['person', 'animal', 'vehicle', 'item']);
const OF_WATER: ReadonlySet<SceneKind | undefined> = new Set<SceneKind>(['sea', 'underwater', 'snow']);

function livesOnLand({ noun }: SubjectRequest): boolean {
  return ON_LAND.has(noun.kind) && noun.water === undefined && !OF_WATER.has(habitatOfNoun(noun));
}

/** "by the sea", where no other words put it on the water. */
function isAshore(wishes: readonly FoundWish[]): boolean {
  const seas = wishes.filter(({ wish }) => wish.scene === 'sea');
  return seas.every(({ wish }) => wish.implies?.scene === 'beach');
}

function hasFace({ noun }: SubjectRequest): boolean {
  return noun.kind === 'person' || noun.kind === 'animal' || noun.face !== undefined;
}
