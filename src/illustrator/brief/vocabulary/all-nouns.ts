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

/** Every noun that the illustrator can draw. Where two entries share a word, the earlier one keeps it. */
export const ALL_NOUNS: readonly Entry[] = [
  ...LAND_ANIMALS,
  ...BIRDS,
  ...INSECTS,
  ...SEA_CREATURES,
  ...GODS,
  ...PEOPLE,
  ...MYTHICAL,
  ...MACHINES,
  ...BUILDINGS,
  ...VEHICLES,
  ...PLANTS,
  ...STILL_LIFES,
  ...FRUIT,
  ...VEGETABLES,
  ...MEALS,
  ...DISHES,
  ...SWEETS_AND_DRINKS,
  ...CLOTHING,
  ...MUSIC,
  ...FURNITURE,
  ...FESTIVE,
  ...READING_THINGS,
  ...LAMPS,
  ...SMALL_THINGS,
  ...STREET_AND_GARDEN,
  ...TOYS,
  ...TREASURES,
  ...HOUSEHOLD,
  ...TREASURES_AND_TOOLS,
  ...OUTDOOR_THINGS,
  ...SKY_THINGS,
];
