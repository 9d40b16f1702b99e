import { ARTISTS } from './meanings/artists.ts';
import { CAMERA_ANGLES } from './meanings/camera-angles.ts';
import { CAMERA_LENSES } from './meanings/camera-lenses.ts';
import { COLOR_SCHEMES } from './meanings/color-schemes.ts';
import { COMPOSITIONS } from './meanings/compositions.ts';
import { DETAIL_LEVELS } from './meanings/detail-levels.ts';
import { LIGHTINGS } from './meanings/lightings.ts';
import { MOODS } from './meanings/moods.ts';
import { RENDER_STYLES } from './meanings/render-styles.ts';
import { SEASONS } from './meanings/seasons.ts';
import { IDEAS } from './meanings/settings/ideas.ts';
import { PLACES } from './meanings/settings/places.ts';
import { SCENE_PARTS } from './meanings/settings/scene-parts.ts';
import { STYLES } from './meanings/styles.ts';
import { TIMES_OF_DAY } from './meanings/times-of-day.ts';
import { WEATHERS } from './meanings/weathers.ts';
import { OFFERED_OPTIONS as OFFERED } from './offered/offered-options.registry.ts';
import type { OptionListName, Term } from './option.types.ts';
import { withOptions } from './with-options.ts';

/** Both lists name media: what one of them offers may stand in the other's clause. */
const STYLES_AND_MEDIA = withOptions(STYLES, [...OFFERED.style, ...OFFERED.artMedium]);

/**
 * All that a prompt may say about how to draw, by option list. The order is the order in which a clause
 * without a hint of its list ("Serene", "Low Angle") is looked up.
 */
export const OPTION_LISTS: ReadonlyMap<OptionListName, readonly Term[]> = new Map([
  ['style', STYLES_AND_MEDIA],
  ['mood', withOptions(MOODS, OFFERED.mood)],
  ['lighting', withOptions(LIGHTINGS, OFFERED.lighting)],
  ['cameraAngle', withOptions(CAMERA_ANGLES, OFFERED.cameraAngle)],
  ['detailLevel', withOptions(DETAIL_LEVELS, OFFERED.detailLevel)],
  ['artMedium', STYLES_AND_MEDIA],
  ['artist', withOptions(ARTISTS, OFFERED.artist)],
  ['composition', withOptions(COMPOSITIONS, OFFERED.composition)],
  ['cameraLens', withOptions(CAMERA_LENSES, OFFERED.cameraLens)],
  ['renderStyle', withOptions(RENDER_STYLES, OFFERED.renderStyle)],
  ['colorScheme', withOptions(COLOR_SCHEMES, OFFERED.colorScheme)],
  ['timeOfDay', withOptions([...TIMES_OF_DAY, ...SEASONS], OFFERED.timeOfDay)],
  ['weather', withOptions(WEATHERS, OFFERED.weather)],
  ['setting', withOptions([...PLACES, ...SCENE_PARTS, ...IDEAS], OFFERED.setting)],
]);
