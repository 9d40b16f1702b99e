import { type Term, term } from '../option.types.ts';

export const WEATHERS: readonly Term[] = [
  term(
    'heavy snow, heavy snowfall',
    {
      weather: 'snowfall',
      snow: true,
      season: 'winter',
      features: ['fierce-weather'],
      implies: { scene: 'snow' },
    },
    'thick snowfall',
  ),
  term(
    'dust storm',
    { weather: 'fog', features: ['sandstorm'], grade: { saturation: 0.62, gain: 0.86, contrast: 1.06 } },
    'dust haze, haboob',
  ),
  term(
    'partly cloudy, scattered clouds',
    { weather: 'cloudy', features: ['broken-clouds'] },
    'fluffy clouds, broken clouds, cumulus, sun through clouds',
  ),
  term(
    'dark clouds, storm clouds',
    { weather: 'cloudy', features: ['dark-clouds'] },
    'approaching storm, heavy clouds, nimbus, gathering storm, mammatus',
  ),
  term(
    'hurricane clouds',
    { weather: 'cloudy', features: ['dark-clouds'], grade: { temperature: -0.5, gain: 0.8, contrast: 1.2 } },
    'roll cloud',
  ),
  term(
    'morning mist, light mist',
    { weather: 'fog', features: ['gentle-weather'], grade: { temperature: 0.3, lift: 0.05 } },
    'low mist, drifting mist, rising mist, thin mist',
  ),
  term(
    'haze, hazy air',
    { weather: 'fog', features: ['gentle-weather'], grade: { temperature: 0.7, saturation: 0.8 } },
    'hazy, smoke haze, pollen haze, humid, humidity',
  ),
  term(
    'sandstorm, sand storm',
    { weather: 'fog', features: ['sandstorm'] },
    'dust, dusty, dust devils, dust devil',
  ),
  term(
    'drizzle, light rain',
    { weather: 'rain', features: ['gentle-weather'] },
    `
      gentle rain, soft rain, sunshower, april showers, spring rain, misty rain, spring shower,
      passing shower, showers
    `,
  ),
  term(
    'heavy rain, downpour, pouring rain, monsoon, rainstorm, monsoon rain, torrential rain',
    { weather: 'rain', features: ['fierce-weather'] },
    'driving rain, tropical rain, cloudburst',
  ),
  term('hail, hailstorm, hailstones', { weather: 'rain', features: ['hail', 'gentle-weather'] }, 'graupel'),
  term(
    'tornado, tornadoes, twister, cyclone, hurricane',
    { weather: 'cloudy', features: ['tornado', 'dark-clouds'] },
    'whirlwind',
  ),
  term(
    'light snow, gentle snow',
    {
      weather: 'snowfall',
      snow: true,
      season: 'winter',
      implies: { scene: 'snow' },
      features: ['gentle-weather'],
    },
    'snow flurries, snow flurry, gentle snowfall, light snowfall, snow showers, soft snow',
  ),
  term(
    'blizzard, snowstorm, snow storm',
    {
      weather: 'snowfall',
      snow: true,
      season: 'winter',
      implies: { scene: 'snow' },
      features: ['fierce-weather'],
      grade: { lift: 0.06, saturation: 0.8 },
    },
    'blowing snow',
  ),
  term(
    'heat shimmer, heat haze, mirage, heatwave, heat wave',
    { weather: 'clear', features: ['heat-shimmer'], grade: { temperature: 0.7, gain: 1.08, lift: 0.03 } },
    'scorching sun, drought, hot',
  ),
  term('double rainbow, two rainbows', { features: ['rainbow', 'double-rainbow'] }, 'twin rainbow'),
  term(
    'strong wind, strong winds',
    { weather: 'wind', features: ['fierce-weather', 'falling-leaves'] },
    'gale force winds, gusts, high winds, gust, blustery, gale, windstorm',
  ),
  term('gentle breeze', { weather: 'wind', features: ['falling-leaves'] }, 'light breeze, gentle wind'),
  term(
    '',
    { weather: 'wind', features: ['petals'] },
    'falling petals, petal storm, drifting petals, cherry petal wind',
  ),
  term(
    '',
    { lighting: 'volumetric', features: ['rays'] },
    'sun rays, sunbeams, god rays, anticrepuscular rays',
  ),
  term(
    'clear sky, clear skies, blue sky, sunny, cloudless, clear weather',
    { weather: 'clear', grade: { saturation: 1.14, contrast: 1.06 } },
    `
      clear, fair, bright, sunshine, fine, dry, calm, mild, sun, warm, bright sun, no clouds,
      indian summer, strong sun, morning dew
    `,
  ),
  term(
    'cloudy, overcast, clouds, cloudy sky, grey sky, gray sky',
    { weather: 'cloudy' },
    'gloomy, cirrus, altocumulus, stratus, cloud, cirrocumulus, stratocumulus',
  ),
  term(
    'fog, foggy, mist, misty, in the fog, smoky, smoke',
    { weather: 'fog', grade: { contrast: 1.12 } },
    `
      dense fog, sea fog, valley fog, steam, ash, ashfall, drifting fog, fog bank, sea mist,
      sea smoke, radiation fog
    `,
  ),
  term(
    'rain, rainy, raining, rainfall, in the rain, rain shower',
    { weather: 'rain' },
    'wet, rain and sun, cold rain, rain streaks, warm rain, puddles, distant rain',
  ),
  term(
    `
      storm, stormy, thunderstorm, thunder, lightning, tempest, stormy sky, lightning bolt,
      lightning strike
    `,
    { weather: 'storm' },
    `
      lightning storm, hurricane, typhoon, electric storm, squall, sea storm, heavy storm,
      thunderclouds, dry lightning, electrical storm, distant lightning, nor easter, derecho,
      st elmos fire, heat lightning, thundersnow, volcanic lightning, dry thunderstorm,
      distant storm
    `,
  ),
  term(
    'snowfall, snowing, falling snow, snowflakes, snow flakes',
    { weather: 'snowfall', snow: true, season: 'winter', implies: { scene: 'snow' } },
    'snow, first snow, powder snow, snow drift, fresh snow, frozen rain',
  ),
  term(
    'frost, frosty, frozen, icy, snowy, snow covered, covered in snow, snow covered ground',
    { snow: true, season: 'winter' },
    `
      hoar frost, freezing, cold, ice, rime, freeze, deep freeze, cold snap, polar vortex,
      morning frost, icicles, deep snow
    `,
  ),
  term(
    'windy, wind, breeze, breezy, gusty, in the wind',
    { weather: 'wind' },
    `
      windswept, sea breeze, blowing sand, mistral, sirocco, zephyr, foehn, desert wind,
      blowing leaves
    `,
  ),
  term('rainbow, rainbows', { features: ['rainbow'] }, 'moonbow'),
  term(
    `
      aurora, aurora borealis, northern lights, aurora australis, southern lights, auroras,
      polar lights
    `,
    { features: ['aurora', 'stars'], implies: { timeOfDay: 'night' } },
  ),
  term('falling leaves, autumn leaves, leaves falling', { features: ['falling-leaves'], season: 'autumn' }),
  term(
    `
      fireflies, firefly, glowing fireflies, glow worms, floating embers, floating lights, will
      o the wisp
    `,
    { features: ['fireflies'], implies: { timeOfDay: 'twilight' } },
    'embers, sparks, floating sparks, floating pollen, pollen',
  ),
  term('sunbeams through clouds, light through the clouds', { features: ['rays'] }),
];
