import { type Term, term } from './option.types.ts';

export const TIMES: readonly Term[] = [
  term(
    'dawn, daybreak, first light, break of day',
    { timeOfDay: 'dawn', grade: { temperature: -0.15, saturation: 0.92 } },
    `
      civil dawn, nautical dawn, astronomical dawn, cockcrow, early dawn, false dawn, pre dawn,
      before sunrise, the crack of dawn, matins
    `,
  ),
  term(
    'sunrise, at sunup',
    { timeOfDay: 'dawn', grade: { temperature: 0.4, saturation: 1.12 } },
    'sunup, first rays, aurora, spring equinox',
  ),
  term(
    'early morning, morning',
    { timeOfDay: 'dawn', grade: { lift: 0.05, gain: 1.08 } },
    `
      misty morning, foggy morning, spring morning, winter morning, breakfast time, morning tea,
      morning rush hour, prayer time
    `,
  ),
  term('', { timeOfDay: 'day', grade: { temperature: 0.25, lift: 0.04, gain: 1.05 } }, 'mid morning'),
  term(
    '',
    { timeOfDay: 'day', grade: { saturation: 1.1, gain: 1.1, temperature: 0.1 } },
    'late morning, brunch',
  ),
  term(
    'midday, noon, daytime, daylight, at day, sunny day, high noon',
    { timeOfDay: 'day', grade: { contrast: 1.14, gain: 1.1, temperature: -0.12 } },
    `
      day, bright day, forenoon, lunchtime, summer noon, mid day, midsummer day, lunch time,
      lunch hour, market hour, midwinter noon, solar noon, recess, rush hour, summer solstice,
      high tide
    `,
  ),
  term(
    'afternoon',
    { timeOfDay: 'day', grade: { temperature: 0.35 } },
    'early afternoon, teatime, tea time, siesta, a lazy afternoon',
  ),
  term('', { timeOfDay: 'day', grade: { temperature: 0.65, contrast: 0.97 } }, 'mid afternoon'),
  term(
    'late afternoon',
    { timeOfDay: 'day', lighting: 'golden-hour', grade: { temperature: 0.2 } },
    'summer evening, autumn evening',
  ),
  term(
    'golden hour, the golden hour',
    { timeOfDay: 'sunset', lighting: 'golden-hour', grade: { temperature: 0.3 } },
    'magic hour, the magic hour',
  ),
  term(
    'sunset, sundown, setting sun, evening',
    { timeOfDay: 'sunset' },
    `
      eventide, last light, day end, sundowner, close of day, winter sunset, vespers, dinner time,
      autumn equinox, nightfall sunset
    `,
  ),
  term('', { timeOfDay: 'sunset', grade: { lift: 0.05, gain: 1.08, temperature: 0.2 } }, 'early evening'),
  term(
    'dusk',
    { timeOfDay: 'sunset', grade: { gain: 0.78, saturation: 0.86, shadowTint: [-4, 0, 16] } },
    'after sunset, evening rush hour',
  ),
  term(
    'twilight, gloaming, late dusk',
    { timeOfDay: 'twilight' },
    `
      civil twilight, astronomical twilight, crepuscule, half light, cockshut, arctic twilight,
      purple hour, cusp of night, first star, bedtime, candle lighting time
    `,
  ),
  term(
    'blue hour',
    { timeOfDay: 'twilight', grade: { temperature: -0.8, shadowTint: [-14, 0, 22], saturation: 1.05 } },
    'nautical twilight, civil dusk, nautical dusk, astronomical dusk, the witching hour',
  ),
  term(
    'nightfall, late evening',
    { timeOfDay: 'twilight', grade: { gain: 0.68, temperature: -0.25 } },
    'fall of night',
  ),
  term(
    'polar night',
    { timeOfDay: 'twilight', grade: { temperature: -0.6, gain: 0.82 }, features: ['aurora', 'stars'] },
    'polar twilight',
  ),
  term(
    'midnight sun',
    { timeOfDay: 'sunset', grade: { temperature: 0.2, saturation: 0.84, lift: 0.08 } },
    'white night, white nights',
  ),
  term(
    `
      night, nighttime, night time, by night, at night, in the dark, night sky
    `,
    { timeOfDay: 'night' },
    `
      late night, small hours, wee hours, christmas eve, new year's eve, halloween night, winter night,
      summer night, dark night, compline, midsummer night, winter solstice
    `,
  ),
  term(
    'midnight, witching hour, dead of night',
    { timeOfDay: 'night', grade: { gain: 0.76, contrast: 1.06 } },
    `
      deep night, 3 am, 2 am, the dead of night, stroke of midnight, new moon
    `,
  ),
  term(
    'solar eclipse, total eclipse',
    { timeOfDay: 'twilight', features: ['solar-eclipse', 'stars'], grade: { gain: 0.86, temperature: -0.3 } },
    'eclipse, annular eclipse',
  ),
  term(
    'lunar eclipse, blood moon',
    {
      timeOfDay: 'night',
      features: ['lunar-eclipse', 'full-moon', 'stars'],
      grade: { shadowTint: [12, -6, -8], temperature: 0.5 },
    },
    'red moon',
  ),
  term(
    `
      moonlit night, crescent moon, half moon, full moon, moonrise, moonlight, moonlit, under the moon, harvest moon,
      the moon, moon, supermoon
    `,
    { features: ['full-moon'], implies: { timeOfDay: 'night' } },
    `
      moonset, full moon night, blue moon, crescent moon, half moon, hunter's moon, quarter moon
    `,
  ),
  term(
    '',
    { features: ['full-moon'], timeOfDay: 'night', grade: { temperature: 0.4, lift: 0.04 } },
    'moonrise',
  ),
  term(
    `
      starry night, starry sky, starlit, stars, starlight, milky way, night full of stars,
      constellation, constellations, star filled sky, sky full of stars
    `,
    { features: ['stars'], implies: { timeOfDay: 'night' } },
    'starlit night, stargazing',
  ),
  term(
    'meteor shower, shooting stars, falling stars',
    { features: ['stars', 'meteors'], implies: { timeOfDay: 'night' } },
    'meteor shower night, meteors, perseids',
  ),
];

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
