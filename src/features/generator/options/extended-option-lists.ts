import { MORE_ART_MEDIA } from './extended/more-art-media.ts';
import { MORE_ARTISTS } from './extended/more-artists.ts';
import { MORE_CAMERA_ANGLES } from './extended/more-camera-angles.ts';
import { MORE_CAMERA_LENSES } from './extended/more-camera-lenses.ts';
import { MORE_COLOR_SCHEMES } from './extended/more-color-schemes.ts';
import { MORE_COMPOSITIONS } from './extended/more-compositions.ts';
import { MORE_CREATIVE_STYLES } from './extended/more-creative-styles.ts';
import { MORE_DETAIL_LEVELS } from './extended/more-detail-levels.ts';
import { MORE_LIGHTING_STYLES } from './extended/more-lighting-styles.ts';
import { MORE_MOODS } from './extended/more-moods.ts';
import { MORE_RENDER_STYLES } from './extended/more-render-styles.ts';
import { MORE_SETTINGS } from './extended/more-settings.ts';
import { MORE_TIMES_OF_DAY } from './extended/more-times-of-day.ts';
import { MORE_WEATHER_EFFECTS } from './extended/more-weather-effects.ts';
import type { OptionLists } from './option-lists.types.ts';

/** The searchable rest behind "More"; loaded only when asked for. Holds no neutral entries. */
export const EXTENDED_OPTION_LISTS: OptionLists = {
  style: MORE_CREATIVE_STYLES,
  mood: MORE_MOODS,
  lighting: MORE_LIGHTING_STYLES,
  colorScheme: MORE_COLOR_SCHEMES,
  cameraAngle: MORE_CAMERA_ANGLES,
  artist: MORE_ARTISTS,
  composition: MORE_COMPOSITIONS,
  artMedium: MORE_ART_MEDIA,
  detailLevel: MORE_DETAIL_LEVELS,
  timeOfDay: MORE_TIMES_OF_DAY,
  weather: MORE_WEATHER_EFFECTS,
  setting: MORE_SETTINGS,
  cameraLens: MORE_CAMERA_LENSES,
  renderStyle: MORE_RENDER_STYLES,
};
