import { BIRDS, INSECTS } from './birds-and-insects.ts';
import { BUILDINGS } from './buildings.ts';
import type { Entry } from './entry.ts';
import { LAMPS, READING_THINGS, SMALL_THINGS, STREET_AND_GARDEN } from './everyday-things.ts';
import { FESTIVE } from './festive.ts';
import { DISHES, FRUIT, MEALS, SWEETS_AND_DRINKS, VEGETABLES } from './food.ts';
import { FURNITURE } from './furniture.ts';
import { GODS } from './gods.ts';
import { LAND_ANIMALS } from './land-animals.ts';
import { MYTHICAL } from './mythical.ts';
import {
  CLOTHING,
  HOUSEHOLD,
  MACHINES,
  MUSIC,
  OUTDOOR_THINGS,
  SKY_THINGS,
  TREASURES_AND_TOOLS,
} from './objects.ts';
import { PEOPLE } from './people.ts';
import { PLANTS } from './plants.ts';
import { SEA_CREATURES } from './sea-creatures.ts';
import { STILL_LIFES } from './still-lifes.ts';
import { TOYS, TREASURES } from './toys-and-treasures.ts';
import { VEHICLES } from './vehicles.ts';

/** The vocabulary by what a reader would look it up under. No two entries share a word. */
export const NOUNS_BY_THEME = {
  Animals: [...LAND_ANIMALS, ...BIRDS, ...INSECTS, ...SEA_CREATURES],
  People: PEOPLE,
  'Gods, myth and magic': [...GODS, ...MYTHICAL],
  Buildings: BUILDINGS,
  Vehicles: VEHICLES,
  Plants: PLANTS,
  Food: [...FRUIT, ...VEGETABLES, ...MEALS, ...DISHES, ...SWEETS_AND_DRINKS],
  'At home': [...FURNITURE, ...HOUSEHOLD, ...LAMPS, ...READING_THINGS, ...SMALL_THINGS],
  'Outdoors and in the street': [...STREET_AND_GARDEN, ...OUTDOOR_THINGS],
  'Feasts, toys and treasures': [...FESTIVE, ...TOYS, ...TREASURES, ...TREASURES_AND_TOOLS],
  'Music, clothes and machines': [...MUSIC, ...CLOTHING, ...MACHINES],
  'Whole arrangements': STILL_LIFES,
  'In the sky': SKY_THINGS,
} satisfies Readonly<Record<string, readonly Entry[]>>;

/** The name of a noun: another word is an error of the compiler wherever a noun is asked for its name. */
export type NounName = (typeof NOUNS_BY_THEME)[keyof typeof NOUNS_BY_THEME][number]['name'];

/** A noun that the illustrator can draw, with all that is known of it. */
export type Noun = Entry<NounName>;

export const ALL_NOUNS: readonly Noun[] = Object.values(NOUNS_BY_THEME).flat();
