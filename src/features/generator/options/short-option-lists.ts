import type { OptionLists } from './option-lists.types.ts';
import { ART_MEDIA } from './short/art-media.ts';
import { ARTISTS } from './short/artists.ts';
import { CAMERA_ANGLES } from './short/camera-angles.ts';
import { CAMERA_LENSES } from './short/camera-lenses.ts';
import { COLOR_SCHEMES } from './short/color-schemes.ts';
import { COMPOSITIONS } from './short/compositions.ts';
import { CREATIVE_STYLES } from './short/creative-styles.ts';
import { DETAIL_LEVELS } from './short/detail-levels.ts';
import { LIGHTING_STYLES } from './short/lighting-styles.ts';
import { MOODS } from './short/moods.ts';
import { RENDER_STYLES } from './short/render-styles.ts';
import { SETTINGS } from './short/settings.ts';
import { TIMES_OF_DAY } from './short/times-of-day.ts';
import { WEATHER_EFFECTS } from './short/weather-effects.ts';

/** What every selector shows first: 35 styles, 34 moods, lightings and color schemes, 33 or 34 of the rest. */
export const SHORT_OPTION_LISTS: OptionLists = {
  style: CREATIVE_STYLES,
  mood: MOODS,
  lighting: LIGHTING_STYLES,
  colorScheme: COLOR_SCHEMES,
  cameraAngle: CAMERA_ANGLES,
  artist: ARTISTS,
  composition: COMPOSITIONS,
  artMedium: ART_MEDIA,
  detailLevel: DETAIL_LEVELS,
  timeOfDay: TIMES_OF_DAY,
  weather: WEATHER_EFFECTS,
  setting: SETTINGS,
  cameraLens: CAMERA_LENSES,
  renderStyle: RENDER_STYLES,
};
