import { ARTISTS } from './artists.ts';
import { CAMERA_ANGLES } from './camera-angles.ts';
import { CAMERA_LENSES } from './camera-lenses.ts';
import { COLOR_SCHEMES } from './color-schemes.ts';
import { COMPOSITIONS } from './compositions.ts';
import { DETAIL_LEVELS } from './detail-levels.ts';
import { LIGHTINGS } from './lightings.ts';
import { MOODS } from './moods.ts';
import { OFFERED_OPTIONS as OFFERED } from './offered/offered-options.registry.ts';
import type { OptionListName, Term } from './option.types.ts';
import { RENDER_STYLES } from './render-styles.ts';
import { SEASONS } from './seasons.ts';
import { IDEAS } from './settings/ideas.ts';
import { PLACES } from './settings/places.ts';
import { SCENE_PARTS } from './settings/scene-parts.ts';
import { STYLES } from './styles.ts';
import { TIMES_OF_DAY } from './times-of-day.ts';
import { WEATHERS } from './weathers.ts';
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
