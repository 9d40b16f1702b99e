import { type Term, term } from '../option.types.ts';

export const SEASONS: readonly Term[] = [
  term('spring, springtime, in spring, cherry blossoms, blossoms, in bloom, blooming', {
    season: 'spring',
    features: ['flowers'],
  }),
  term('summer, summertime, in summer', { season: 'summer' }),
  term(
    `
      autumn, autumnal, in the fall, fall colors, fall colours, fall foliage, autumn colors,
      autumn colours, autumn foliage, in autumn, fall season
    `,
    { season: 'autumn', features: ['autumn-leaves'] },
    'fall',
  ),
  term('winter, wintertime, wintry, in winter, winter wonderland, christmas', {
    season: 'winter',
    snow: true,
    scene: 'snow',
    firmness: 1,
  }),
];
