import { PLACE_SCENES, SCENE_KINDS, STYLE_NAMES } from './brief/brief.types.ts';
import { BIRDS, INSECTS } from './brief/vocabulary/birds-and-insects.ts';
import { BUILDINGS } from './brief/vocabulary/buildings.ts';
import type { Entry } from './brief/vocabulary/entry.ts';
import { FRUIT, MEALS, SWEETS_AND_DRINKS, VEGETABLES } from './brief/vocabulary/food.ts';
import { LAND_ANIMALS } from './brief/vocabulary/land-animals.ts';
import { MYTHICAL } from './brief/vocabulary/mythical.ts';
import {
  CLOTHING,
  HOUSEHOLD,
  MACHINES,
  MUSIC,
  OUTDOOR_THINGS,
  SKY_THINGS,
  TREASURES_AND_TOOLS,
} from './brief/vocabulary/objects.ts';
import { PEOPLE } from './brief/vocabulary/people.ts';
import { PLANTS } from './brief/vocabulary/plants.ts';
import { SEA_CREATURES } from './brief/vocabulary/sea-creatures.ts';
import { VEHICLES } from './brief/vocabulary/vehicles.ts';

export interface KnownTheme {
  title: string;
  /** Each noun once, by its plain name, in alphabetical order. */
  nouns: string[];
}

/** What a prompt may ask for, so that a user interface can tell it. */
export interface Knowledge {
  themes: KnownTheme[];
  /** Different things that can be drawn. */
  nouns: number;
  /** Words by which they may be named, synonyms included. */
  words: number;
  scenes: readonly string[];
  places: string[];
  styles: readonly string[];
}

const THEMES: Readonly<Record<string, readonly (readonly Entry[])[]>> = {
  People: [PEOPLE],
  Animals: [LAND_ANIMALS, BIRDS, INSECTS, SEA_CREATURES],
  'Myth and magic': [MYTHICAL],
  Buildings: [BUILDINGS],
  Vehicles: [VEHICLES],
  Plants: [PLANTS],
  Food: [FRUIT, VEGETABLES, MEALS, SWEETS_AND_DRINKS],
  Things: [CLOTHING, MUSIC, HOUSEHOLD, TREASURES_AND_TOOLS, OUTDOOR_THINGS, MACHINES],
  'In the sky': [SKY_THINGS],
};

/** Everything the illustrator knows by name: read from its vocabulary, so it is never out of date. */
export function whatItKnows(): Knowledge {
  const themes = Object.entries(THEMES).map(([title, lists]) => ({
    title,
    nouns: [...new Set(lists.flat().map(({ name }) => name))].sort((a, b) => a.localeCompare(b, 'en')),
  }));
  const entries = Object.values(THEMES).flat(2);
  const synonyms = entries.flatMap(({ name, also }) => [name, ...(also?.split(', ') ?? [])]);
  return {
    themes,
    nouns: themes.reduce((sum, theme) => sum + theme.nouns.length, 0),
    words: new Set(synonyms).size,
    scenes: SCENE_KINDS,
    places: Object.keys(PLACE_SCENES).map((place) => place.replaceAll('-', ' ')),
    styles: STYLE_NAMES.map((style) => style.replaceAll('-', ' ')),
  };
}
