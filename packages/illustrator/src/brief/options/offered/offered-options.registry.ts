import type { Option, OptionListName } from '../option.types.ts';
import { ART_MEDIUM_OPTIONS } from './art-media.ts';
import { ARTIST_OPTIONS } from './artists.ts';
import { CAMERA_ANGLE_OPTIONS } from './camera-angles.ts';
import { CAMERA_LENS_OPTIONS } from './camera-lenses.ts';
import { COLOR_SCHEME_OPTIONS } from './color-schemes.ts';
import { COMPOSITION_OPTIONS } from './compositions.ts';
import { DETAIL_LEVEL_OPTIONS } from './detail-levels.ts';
import { LIGHTING_OPTIONS } from './lightings.ts';
import { MOOD_OPTIONS } from './moods.ts';
import { RENDER_STYLE_OPTIONS } from './render-styles.ts';
import { SETTING_OPTIONS } from './settings.ts';
import { STYLE_OPTIONS } from './styles.ts';
import { TIME_OF_DAY_OPTIONS } from './times-of-day.ts';
import { WEATHER_OPTIONS } from './weathers.ts';

/** What a tool may offer its visitors, in the order of each selector. */
export const OFFERED_OPTIONS: Readonly<Record<OptionListName, readonly Option[]>> = {
  style: STYLE_OPTIONS,
  mood: MOOD_OPTIONS,
  lighting: LIGHTING_OPTIONS,
  colorScheme: COLOR_SCHEME_OPTIONS,
  cameraAngle: CAMERA_ANGLE_OPTIONS,
  artist: ARTIST_OPTIONS,
  composition: COMPOSITION_OPTIONS,
  artMedium: ART_MEDIUM_OPTIONS,
  detailLevel: DETAIL_LEVEL_OPTIONS,
  timeOfDay: TIME_OF_DAY_OPTIONS,
  weather: WEATHER_OPTIONS,
  setting: SETTING_OPTIONS,
  cameraLens: CAMERA_LENS_OPTIONS,
  renderStyle: RENDER_STYLE_OPTIONS,
};
