import { AT_HOME } from './at-home.ts';
import { BIRDS, INSECTS } from './birds-and-insects.ts';
import { BUILDINGS } from './built/buildings.ts';
import { FEASTS_TOYS_AND_TREASURES } from './feasts-toys-and-treasures.ts';
import { DISHES, FRUIT, MEALS, SWEETS_AND_DRINKS, VEGETABLES } from './food.ts';
import { GODS } from './gods.ts';
import { CLOTHES_AND_JEWELS } from './goods/clothes-and-jewels.ts';
import { CRAFTS } from './goods/crafts.ts';
import { HOME_FURNITURE } from './goods/home-furniture.ts';
import { HOUSE_AND_YARD } from './goods/house-and-yard.ts';
import { KITCHENWARE } from './goods/kitchenware.ts';
import { LEISURE } from './goods/leisure.ts';
import { LETTERED_SIGNS } from './goods/lettered-signs.ts';
import { MACHINES } from './goods/machines.ts';
import { MUSIC_CLOTHES_AND_MACHINES } from './goods/music-clothes-and-machines.ts';
import { PLAIN_SHAPES } from './goods/plain-shapes.ts';
import { PRODUCTS } from './goods/products.ts';
import { SPORTS_AND_PLAY } from './goods/sports-and-play.ts';
import { TOOLS_AND_OFFICE } from './goods/tools-and-office.ts';
import { IN_THE_SKY } from './in-the-sky.ts';
import { LAND_ANIMALS } from './land-animals.ts';
import { MYTHICAL } from './mythical.ts';
import type { Entry } from './noun-entry.ts';
import { OUTDOORS } from './outdoors.ts';
import { PEOPLE } from './people.ts';
import { PLANTS } from './plants.ts';
import { SEA_CREATURES } from './sea-creatures.ts';
import { STILL_LIFES } from './still-lifes.ts';
import { VEHICLES } from './vehicles.ts';
import { WORK_VEHICLES } from './work-vehicles.ts';

/**
 * The vocabulary by what a reader would look it up under: each theme is the file of the same name, and a noun is
 * one entry in it. No two entries share a word.
 */
export const NOUNS_BY_THEME = {
  Animals: [...LAND_ANIMALS, ...BIRDS, ...INSECTS, ...SEA_CREATURES],
  People: PEOPLE,
  'Gods, myth and magic': [...GODS, ...MYTHICAL],
  Buildings: BUILDINGS,
  Vehicles: [...VEHICLES, ...WORK_VEHICLES],
  Plants: PLANTS,
  Food: [...FRUIT, ...VEGETABLES, ...MEALS, ...DISHES, ...SWEETS_AND_DRINKS],
  'At home': [...AT_HOME, ...HOME_FURNITURE, ...HOUSE_AND_YARD, ...KITCHENWARE],
  'Tools and the office': [...TOOLS_AND_OFFICE, ...CRAFTS],
  'Clothes and jewels': [...CLOTHES_AND_JEWELS, ...PRODUCTS],
  'Sports, play and the street': [...SPORTS_AND_PLAY, ...LEISURE],
  'Plain shapes': PLAIN_SHAPES,
  'Outdoors and in the street': [...OUTDOORS, ...LETTERED_SIGNS],
  'Feasts, toys and treasures': FEASTS_TOYS_AND_TREASURES,
  'Music, clothes and machines': [...MUSIC_CLOTHES_AND_MACHINES, ...MACHINES],
  'Whole arrangements': STILL_LIFES,
  'In the sky': IN_THE_SKY,
} satisfies Readonly<Record<string, readonly Entry[]>>;

/** The name of a noun: another word is an error of the compiler wherever a noun is asked for its name. */
export type NounName = (typeof NOUNS_BY_THEME)[keyof typeof NOUNS_BY_THEME][number]['name'];

/** A noun that the illustrator can draw, with all that is known of it. */
export type Noun = Entry<NounName>;

export const ALL_NOUNS: readonly Noun[] = Object.values(NOUNS_BY_THEME).flat();

const BY_NAME: ReadonlyMap<string, Noun> = new Map(ALL_NOUNS.map((noun) => [noun.name, noun]));

/** The noun of a name that the code itself speaks of. */
export function nounNamed(name: NounName): Noun {
  return BY_NAME.get(name)!;
}
