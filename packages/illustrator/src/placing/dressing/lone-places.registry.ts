import type { PlaceName } from '../../brief/brief.types.ts';

/**
 * What stands in the middle of a place when nobody is named, so that it is a picture of something: rows as in
 * `dressing.registry.ts`. Open country is left to itself; streets and rooms look forsaken without it.
 */
export const LONE_PLACES: Partial<Record<PlaceName, string>> = {
  attic: 'armchair 0.06 0.44 0.32, cat -0.26 0.72 0.13',
  library: 'armchair 0.34 0.5 0.32, cat -0.14 0.76 0.13',
  shop: 'cat 0.12 0.66 0.14, stack of books -0.2 0.6 0.14',
  'hospital-corridor': 'nurse 0.14 0.6 0.4',
  station: 'bench -0.34 0.5 0.16, tourist 0.06 0.74 0.42, suitcase 0.28 0.76 0.13',
  subway: 'tourist 0.06 0.74 0.4, suitcase 0.28 0.76 0.13',
  market: 'man 0.24 0.5 0.3, woman -0.12 0.72 0.42, basket 0.06 0.76 0.11',
  courtyard: 'fountain 0.04 0.36 0.34, cat -0.26 0.76 0.12',
  square: 'fountain 0.06 0.36 0.34, dog -0.24 0.76 0.13',
  'old-town': 'woman 0.1 0.66 0.36, cat -0.22 0.76 0.12',
  village: 'woman 0.12 0.62 0.32, rooster -0.2 0.74 0.12',
  alley: 'cat 0.1 0.62 0.15',
  park: 'man 0.06 0.66 0.36, dog 0.24 0.68 0.15',
  playground: 'boy 0.08 0.66 0.3, ball -0.14 0.72 0.09',
  rooftop: 'woman 0.1 0.68 0.4, round table -0.36 0.44 0.2, cat 0.38 0.8 0.12',
  harbour: 'fisherman 0.1 0.72 0.4, basket 0.28 0.76 0.12',
  pier: 'fisherman 0.08 0.56 0.34',
  swamp: 'heron -0.16 0.56 0.32, frog 0.22 0.84 0.08',
  'sunken-ruins': 'sea turtle -0.24 -0.42 0.17, octopus 0.1 0.62 0.2',
  seabed: 'sea turtle -0.2 -0.4 0.2',
};
