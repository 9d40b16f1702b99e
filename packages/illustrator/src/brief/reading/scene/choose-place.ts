import { type Brief, PLACE_SCENES, type PlaceName, type SubjectRequest } from '../../brief.types.ts';
import type { FoundWish } from '../reading.types.ts';
import { isOnSheet } from './choose-scene.ts';
import { habitatOfNoun } from './homes.ts';
import { isInlandWater } from './inland-water.ts';
import { isOpenSky } from './open-sky.ts';

/**
 * The particular place in a scene that is already chosen: what the visitor's words name, then what an
 * option names, then where the main subject is at home. Always a place of `scene`.
 */
export function choosePlace(
  { scene, snow }: Pick<Brief, 'scene' | 'snow'>,
  wishes: readonly FoundWish[],
  subjects: readonly SubjectRequest[],
): PlaceName | undefined {
  const named = wishes.filter(({ wish }) => wish.place !== undefined);
  if (subjects[0] && wishes.some(({ wish }) => wish.sheet === 'emblem')) return 'plain';
  const inOrder = [...named.filter(isText), ...named.filter((found) => !isText(found))];
  for (const { wish } of inOrder) {
    const place = fittingPlace(wish.place!, scene, snow);
    if (place === 'island' && !isSeenWhole(wishes, subjects)) continue;
    if (place) return place;
  }
  if (scene === 'interior' && subjects[0] && isOnSheet({ wishes }, subjects[0])) return 'plain';
  if (scene === 'abstract' && wishes.some(({ wish }) => wish.idea)) return 'emotion';
  if (scene === 'snow' && subjects.some(({ pose }) => pose === 'skating')) return 'frozen-lake';
  // Waves do not reach who stands high on a cliff.
  if (scene === 'sea' && wishes.some(({ wish }) => wish.features?.includes('high-waves'))) return undefined;
  const isNamed = wishes.some(({ wish }) => wish.scene === scene && (wish.firmness ?? 0) >= 1);
  // The dry places that animals come from have no water of their own.
  const isByWater = wishes.some(({ wish }) => isInlandWater(wish.features));
  // Whatever town is named, its shops and cafes stand in its streets.
  if (
    scene === 'city' &&
    !isByWater &&
    subjects.some(({ noun }) => noun.kind === 'building' && noun.home === 'street')
  )
    return 'street';
  return isNamed || isByWater ? undefined : (homeIn(scene, subjects) ?? lookout(scene, wishes, subjects));
}

function isText({ origin }: FoundWish): boolean {
  return origin === 'text';
}

/** "a cliff by the sea" is another cliff than one in the mountains. */
function fittingPlace(place: PlaceName, scene: Brief['scene'], snow: boolean): PlaceName | undefined {
  if (scene === 'sea' && place === 'cliff') return 'sea-cliff';
  if (scene === 'snow' && snow && (place === 'village' || place === 'old-town')) return 'winter-village';
  if (scene === 'snow' && place === 'pond') return 'frozen-lake';
  return PLACE_SCENES[place] === scene ? place : undefined;
}

/** Who walks on an island is on its beach; what stands on it is seen with the sea around. */
function isSeenWhole(wishes: readonly FoundWish[], subjects: readonly SubjectRequest[]): boolean {
  const [main] = subjects;
  const isVolcanic = wishes.some(({ wish }) => wish.features?.includes('volcano'));
  return !main || isVolcanic || ['building', 'boat', 'flying'].includes(main.noun.kind);
}

/** Who comes out of the wood for the moon goes where there is much sky. */
function lookout(
  scene: Brief['scene'],
  wishes: readonly FoundWish[],
  [main]: readonly SubjectRequest[],
): PlaceName | undefined {
  const seesSky = scene === 'meadow' && main && habitatOfNoun(main.noun) === 'forest';
  return seesSky && wishes.some(({ wish }) => isOpenSky(wish.features)) ? 'hills' : undefined;
}

function homeIn(scene: Brief['scene'], subjects: readonly SubjectRequest[]): PlaceName | undefined {
  const homes = subjects.map(({ noun }) => noun.home);
  return homes.find((home) => home !== undefined && PLACE_SCENES[home] === scene);
}
