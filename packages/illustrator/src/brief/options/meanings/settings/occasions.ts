import { type Term, term } from '../../option.types.ts';

/** Months, feasts and what fills the air then. */
export const OCCASIONS: readonly Term[] = [
  term('in march, in april, in may, april, early spring, easter', { implies: { season: 'spring' } }),
  term('in june, june, july, in august, midsummer', { implies: { season: 'summer' } }),
  term('in september, september, october, november, thanksgiving, harvest, harvest time', {
    season: 'autumn',
    features: ['autumn-leaves'],
  }),
  term('halloween, all hallows eve', { season: 'autumn', implies: { timeOfDay: 'night' } }),
  term('december, january, february, in december, in january, midwinter', {
    season: 'winter',
    implies: { snow: true },
  }),
  term("new year's eve, new years eve, new year celebration, new year, sylvester night", {
    timeOfDay: 'night',
    season: 'winter',
    features: ['fireworks'],
  }),
  term('christmas eve, christmas night, christmas morning', {
    season: 'winter',
    implies: { timeOfDay: 'night', snow: true },
  }),
  term('first snow, the first snow, fresh snow, snow covered, deep snow', {
    scene: 'snow',
    firmness: 1,
    snow: true,
    season: 'winter',
    weather: 'snowfall',
  }),
  term('diwali, lantern festival, night market, night festival', { implies: { timeOfDay: 'night' } }),
  term(
    `
      holi, holi festival, colored powder, coloured powder, color powder, colour powder, powder paint, colorful powder,
      colourful powder, holi powder, clouds of color, clouds of colour
    `,
    { features: ['colored-powder'], season: 'spring' },
  ),
  term('fireworks, firework, firework display, fireworks display, firecrackers', {
    features: ['fireworks'],
    implies: { timeOfDay: 'night', scene: 'city' },
  }),
  term(
    'confetti, birthday party, at a party, at the party, at their party, house party, new year party, streamers, happy birthday',
    { features: ['confetti'] },
  ),
  term('birthday card, happy birthday card, birthday greeting card, birthday invitation', {
    detail: 1,
    features: ['confetti'],
  }),
  term('valentine card, valentines card, valentine s card, anniversary card, love card', {
    detail: 1,
    features: ['hearts'],
  }),
  term('in love, valentines day, valentine s day, hearts in the air', { features: ['hearts'] }),
  term(
    `
      falling petals, petals falling, falling cherry blossoms, cherry blossoms falling, drifting petals, falling blossoms,
      blossoms falling, petals in the wind, rain of petals, cherry blossom petals
    `,
    { features: ['petals', 'flowers'], season: 'spring' },
  ),
  term('ashes, from the ashes, embers, glowing embers, hot coals', { features: ['ashes'] }),
  term(
    `
      volcano erupting, erupting volcano, volcano erupts, eruption, volcanic eruption, erupting, lava fountain,
      volcano eruption
    `,
    { features: ['volcano', 'erupting'], implies: { scene: 'mountain' } },
  ),
  term('morning light, morning sun, in the morning, sunday morning, early sun', { timeOfDay: 'dawn' }),
  term('afternoon sun, afternoon light, sunny afternoon, midday sun, bright sunlight, under a blue sky', {
    timeOfDay: 'day',
    weather: 'clear',
  }),
  term('evening sun, evening light, setting sun, low sun, at dusk', { timeOfDay: 'sunset' }),
  term('star, bright star, shining star, stars above', {
    features: ['stars'],
    implies: { timeOfDay: 'night' },
  }),
  term('one cloud, a single cloud, single cloud, few clouds, little clouds', { weather: 'clear' }),
  term('cloud, fluffy clouds, fluffy cloud, white clouds, big clouds', { weather: 'cloudy' }),
  term(
    'smoke from the chimney, chimney smoke, smoking chimney, smoke rising from the chimney, smoke from a chimney',
    {
      features: ['cosy-light'],
    },
  ),
  term(
    'shadow on the wall, shadow on a wall, shadows on the wall, shadow on the wall behind her, shadow on the wall behind him, shadow behind her, shadow behind him, giant shadow, large shadow, long shadow on the wall',
    { features: ['wall-shadow'], place: 'brick-wall', scene: 'city', firmness: 1 },
  ),
  term('puddle, puddles', { implies: { scene: 'city', weather: 'rain' } }),
  term('on earth, in the world', {}),
  term('stormy night', { timeOfDay: 'night', weather: 'storm' }),
  term('rainy night', { timeOfDay: 'night', weather: 'rain' }),
];
