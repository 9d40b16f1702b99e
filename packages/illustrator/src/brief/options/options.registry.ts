import { ARTISTS } from './artists.ts';
import { CAMERA_ANGLES, LENSES } from './cameras.ts';
import { COLOR_SCHEMES } from './color-schemes.ts';
import { COMPOSITIONS, DETAILS, FINISHES } from './compositions.ts';
import { IDEAS } from './ideas.ts';
import { LIGHTINGS } from './lightings.ts';
import { MOODS } from './moods.ts';
import type { OptionListName, Term } from './option.types.ts';
import { PLACES } from './places.ts';
import { SCENE_PARTS } from './scene-parts.ts';
import { STYLES } from './styles.ts';
import { SEASONS, TIMES } from './times-and-seasons.ts';
import { WEATHERS } from './weathers.ts';

/**
 * All that a prompt may say about how to draw, by option list. The order is the order in which a clause
 * without a hint of its list ("Serene", "Low Angle") is looked up.
 */
export const OPTION_LISTS: ReadonlyMap<OptionListName, readonly Term[]> = new Map([
  ['style', STYLES],
  ['mood', MOODS],
  ['lighting', LIGHTINGS],
  ['angle', CAMERA_ANGLES],
  ['detail', DETAILS],
  ['medium', STYLES],
  ['artist', ARTISTS],
  ['composition', COMPOSITIONS],
  ['lens', LENSES],
  ['finish', FINISHES],
  ['color', COLOR_SCHEMES],
  ['time', [...TIMES, ...SEASONS]],
  ['weather', WEATHERS],
  ['place', [...PLACES, ...SCENE_PARTS, ...IDEAS]],
]);
