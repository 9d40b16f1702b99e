import type { Random } from '../../core/random.ts';
import type { CameraAngle, SceneKind, SubjectRequest } from '../brief.types.ts';
import type { FoundWish } from './reading.types.ts';

const LANDSCAPES: readonly SceneKind[] = ['mountain', 'meadow', 'sea', 'forest', 'beach', 'desert'];
const INDOORS: readonly SceneKind[] = ['interior', 'portrait'];

/**
 * Chooses the scene: a place in the visitor's text, then a place chosen as an option, then a hint
 * ("snow"), then where the main subject lives, then what some word implies, then any landscape.
 */
export function chooseScene(
  wishes: readonly FoundWish[],
  subjects: readonly SubjectRequest[],
  cameraAngle: CameraAngle,
  random: Random,
): SceneKind {
  const main = subjects.find(({ noun }) => noun.kind !== 'hat') ?? subjects[0];
  const named = namedScene(wishes, main);
  if (named && !(named === 'portrait' && main && !hasFace(main))) return named;
  if (!named && cameraAngle === 'close-up' && main && hasFace(main)) return 'portrait';
  const hint = wishes.find(({ wish }) => wish.firmness === 1)?.wish.scene;
  if (hint) return hint;
  const implied = wishes.find(({ wish }) => wish.implies?.scene !== undefined)?.wish.implies?.scene;
  if (!main) return implied ?? random.fork('any-landscape').pick(LANDSCAPES);
  const habitat = habitatOf(main, subjects);
  const isOpenToHints = INDOORS.includes(habitat) || habitat === 'meadow';
  if (isOpenToHints && wishes.some(({ wish }) => wish.snow)) return 'snow';
  return implied && implied !== 'abstract' && isOpenToHints ? implied : habitat;
}

/** Where the main subject lives, unless its company cannot be there. */
function habitatOf(main: SubjectRequest, subjects: readonly SubjectRequest[]): SceneKind {
  const own = main.noun.habitat ?? 'meadow';
  const others = subjects.filter(({ noun }) => noun !== main.noun && !['hat', 'item'].includes(noun.kind));
  if (own === 'underwater' && others.some(({ noun }) => noun.kind === 'boat')) return 'sea';
  if (own !== 'portrait') return own;
  return others[0]?.noun.habitat ?? own;
}

function namedScene(wishes: readonly FoundWish[], main: SubjectRequest | undefined): SceneKind | undefined {
  const rank = ({ wish, origin }: FoundWish) => (origin === 'text' ? 10 : 0) + (wish.firmness ?? 0);
  const places = wishes.filter(({ wish }) => wish.scene !== undefined && (wish.firmness ?? 0) >= 2);
  const best = Math.max(...places.map(rank));
  const candidates = places.filter((place) => rank(place) === best).map(({ wish }) => wish.scene);
  // "a lighthouse on a cliff by the sea": of equal places the one where the subject is at home.
  return candidates.find((scene) => scene === main?.noun.habitat) ?? candidates[0];
}

function hasFace({ noun }: SubjectRequest): boolean {
  return noun.kind === 'person' || noun.kind === 'animal' || noun.face !== undefined;
}
