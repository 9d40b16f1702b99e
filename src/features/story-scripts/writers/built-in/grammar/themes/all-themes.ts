import { BIRDS, CATS, DOGS, WILD_ANIMALS } from './animals.themes.ts';
import { EVERYDAY_THEME } from './everyday.theme.ts';
import { FAMILY_AND_CHILDREN, FRIENDSHIP, LOVE, SCHOOL, WORK } from './people.themes.ts';
import { ART, FASHION, HEALTH, HISTORY, MUSIC, SPORT } from './pursuits.themes.ts';
import { AUTUMN, CELEBRATION, SPRING, SUMMER, WEATHER, WINTER } from './seasons.themes.ts';
import { BAKING, COFFEE, FOOD, SHOP } from './table.themes.ts';
import type { Theme } from './theme.types.ts';
import { CITY, HOME, NIGHT, TRAVEL, WHEELS } from './town.themes.ts';
import { DESERT, FOREST, GARDEN, MOUNTAIN, RIVER, SEA } from './water-and-land.themes.ts';
import { FANTASY, MACHINES, SPACE, SPIRITS } from './wonder.themes.ts';

export { EVERYDAY_THEME };

/** All themes that words of a title can call; the more telling ones first, as they win a tie. */
export const THEMES: readonly Theme[] = [
  CATS,
  DOGS,
  BIRDS,
  COFFEE,
  BAKING,
  FOOD,
  SPACE,
  MACHINES,
  FANTASY,
  SPIRITS,
  SEA,
  MOUNTAIN,
  FOREST,
  RIVER,
  DESERT,
  GARDEN,
  WILD_ANIMALS,
  MUSIC,
  ART,
  SPORT,
  HEALTH,
  FASHION,
  LOVE,
  CELEBRATION,
  FRIENDSHIP,
  FAMILY_AND_CHILDREN,
  WHEELS,
  SHOP,
  SCHOOL,
  HISTORY,
  WINTER,
  SUMMER,
  AUTUMN,
  SPRING,
  WEATHER,
  NIGHT,
  TRAVEL,
  CITY,
  WORK,
  HOME,
];

const BY_NAME = new Map(THEMES.map((theme) => [theme.name, theme]));

export function themeNamed(name: string): Theme {
  return BY_NAME.get(name) ?? EVERYDAY_THEME;
}

let everyWord: ReadonlySet<string> | undefined;

/** The title words of all themes together: everyday English nouns, for the most part. */
export function themeWords(): ReadonlySet<string> {
  everyWord ??= new Set(THEMES.flatMap(({ words }) => [...words]));
  return everyWord;
}
