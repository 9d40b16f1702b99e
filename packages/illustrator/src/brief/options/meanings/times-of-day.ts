import { type Term, term } from '../option.types.ts';

export const TIMES_OF_DAY: readonly Term[] = [
  term(
    'dawn, daybreak, first light, break of day',
    { timeOfDay: 'dawn', grade: { temperature: -0.15, saturation: 0.92 } },
    `
      civil dawn, nautical dawn, astronomical dawn, early dawn, false dawn, pre dawn,
      before sunrise, the crack of dawn
    `,
  ),
  term(
    'sunrise, at sunup',
    { timeOfDay: 'dawn', grade: { temperature: 0.4, saturation: 1.12 } },
    'sunup, first rays, aurora',
  ),
  term(
    'early morning, morning',
    { timeOfDay: 'dawn', grade: { lift: 0.05, gain: 1.08 } },
    'misty morning, foggy morning, spring morning, winter morning',
  ),
  term('', { timeOfDay: 'day', grade: { temperature: 0.25, lift: 0.04, gain: 1.05 } }, 'mid morning'),
  term('', { timeOfDay: 'day', grade: { saturation: 1.1, gain: 1.1, temperature: 0.1 } }, 'late morning'),
  term(
    'midday, noon, daytime, daylight, at day, sunny day, high noon',
    { timeOfDay: 'day', grade: { contrast: 1.14, gain: 1.1, temperature: -0.12 } },
    `
      day, bright day, forenoon, lunchtime, summer noon, mid day, midsummer day, lunch time
    `,
  ),
  term('afternoon', { timeOfDay: 'day', grade: { temperature: 0.35 } }, 'teatime, a lazy afternoon'),
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
    'day end, sundowner, close of day, winter sunset, autumn equinox, nightfall sunset',
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
    'crepuscule, half light, cockshut, arctic twilight, purple hour',
  ),
  term(
    'blue hour',
    { timeOfDay: 'twilight', grade: { temperature: -0.8, shadowTint: [-14, 0, 22], saturation: 1.05 } },
    'civil dusk, nautical dusk, astronomical dusk, the witching hour',
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
    'small hours, wee hours, winter night, summer night, dark night, compline',
  ),
  term(
    'midnight, witching hour, dead of night',
    { timeOfDay: 'night', grade: { gain: 0.76, contrast: 1.06 } },
    'deep night, 3 am, 2 am, the dead of night',
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
    'full moon night, blue moon, crescent moon, half moon',
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
