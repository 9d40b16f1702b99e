import { isDeepStrictEqual } from 'node:util';
import type { Brief, SceneFeature } from '../brief/brief.types.ts';

/** What falls, shines or drifts over any picture; the rest of the features is built into a drawn scene. */
const FEATURES_IN_THE_AIR: readonly SceneFeature[] = [
  'rainbow',
  'double-rainbow',
  'rays',
  'divine',
  'cosy-light',
  'fireflies',
  'falling-leaves',
  'joyful',
  'fireworks',
  'petals',
  'ashes',
  'colored-powder',
  'confetti',
  'gentle-weather',
  'fierce-weather',
  'sandstorm',
  'hail',
  'tornado',
  'meteors',
  'heat-shimmer',
  'dark-clouds',
  'broken-clouds',
  'solar-eclipse',
  'lunar-eclipse',
];

const ANGLES: readonly Brief['cameraAngle'][] = ['eye', 'dutch', 'close-up'];

/** Compositions that are a cut, a frame or an arrangement of the finished picture, not of what stands in a scene. */
const COMPOSITIONS: readonly Brief['composition'][] = [
  'free',
  'framed',
  'filled',
  'diagonal',
  'dynamic',
  'circular',
  'vertical',
  'horizontal',
  'panoramic',
  'grid',
  'repeating',
  'pattern',
  'radial',
  'triangular',
  'cross',
  'closed',
  'juxtaposed',
];

/** The parts of a brief that act on a picture that is there already. */
export function partsShown(brief: Brief) {
  const { style, grade, lighting, lens, finish, detail, timeOfDay, weather, season, snow } = brief;
  return {
    ...{ style, grade, lighting, lens, finish, detail, timeOfDay, weather, season, snow },
    features: new Set(FEATURES_IN_THE_AIR.filter((feature) => brief.features.has(feature))),
    cameraAngle: ANGLES.includes(brief.cameraAngle) ? brief.cameraAngle : 'eye',
    composition: COMPOSITIONS.includes(brief.composition) ? brief.composition : 'free',
  };
}

/**
 * Whether words ask only for what a picture cannot be given: another place, another view, another arrangement.
 * Words that ask for what it has anyway ("eye level") do not.
 * @param asked what the words mean by themselves
 * @param unasked the same without them
 */
export function cannotBeShown(asked: Brief, unasked: Brief): boolean {
  const isChanged = (partsOf: (brief: Brief) => unknown) =>
    !isDeepStrictEqual(partsOf(asked), partsOf(unasked));
  return !isChanged(partsShown) && isChanged(partsBuilt);
}

function partsBuilt({ scene, place, cameraAngle, composition, features, subjects }: Brief) {
  return { scene, place, cameraAngle, composition, features, poses: subjects.map(({ pose }) => pose) };
}
