import { type Term, term } from './wish.ts';

export const TIMES: readonly Term[] = [
  term(
    'dawn, sunrise, daybreak, early morning, first light, break of day, at sunup',
    { timeOfDay: 'dawn' },
    `
      morning, sunup, misty morning, foggy morning, civil dawn, nautical dawn, astronomical dawn,
      cockcrow, early dawn, spring morning, winter morning, false dawn, aurora, first rays, pre dawn,
      before sunrise, the crack of dawn, matins, breakfast time, spring equinox, morning tea,
      morning rush hour, prayer time
    `,
  ),
  term('morning', { timeOfDay: 'dawn' }),
  term(
    'midday, noon, daytime, daylight, at day, afternoon, sunny day, high noon',
    { timeOfDay: 'day' },
    `
      day, mid morning, late morning, early afternoon, mid afternoon, bright day, forenoon,
      lunchtime, brunch, teatime, siesta, summer noon, mid day, tea time, midsummer day, lunch time,
      a lazy afternoon, lunch hour, market hour, midwinter noon, solar noon, recess, rush hour,
      summer solstice, high tide
    `,
  ),
  term(
    'sunset, sundown, golden hour, setting sun, late afternoon, evening, dusk',
    { timeOfDay: 'sunset' },
    `
      magic hour, eventide, early evening, after sunset, last light, day end, sundowner,
      summer evening, autumn evening, close of day, winter sunset, the golden hour, vespers,
      nightfall sunset, dinner time, autumn equinox, evening rush hour
    `,
  ),
  term(
    'twilight, blue hour, nightfall, gloaming, late dusk',
    { timeOfDay: 'twilight' },
    `
      civil twilight, nautical twilight, astronomical twilight, late evening, crepuscule, half light,
      white night, polar twilight, cockshut, white nights, polar night, arctic twilight,
      the witching hour, civil dusk, nautical dusk, astronomical dusk, purple hour, midnight sun,
      cusp of night, candle lighting time, first star, bedtime
    `,
  ),
  term(
    `
      night, nighttime, night time, midnight, by night, at night, in the dark, witching hour,
      dead of night, night sky
    `,
    { timeOfDay: 'night' },
    `
      late night, deep night, small hours, wee hours, 3 am, 2 am, eclipse, solar eclipse,
      lunar eclipse, new moon, the dead of night, christmas eve, new year's eve, halloween night,
      winter night, summer night, meteor shower, dark night, compline, midsummer night,
      stroke of midnight, winter solstice
    `,
  ),
  term(
    `
      moonlit night, crescent moon, half moon, new moon, full moon, moonrise, moonlight, moonlit, under the moon, harvest moon,
      blood moon, the moon, moon, supermoon
    `,
    { features: ['full-moon'], implies: { timeOfDay: 'night' } },
    `
      moonset, full moon night, blue moon, crescent moon, half moon, hunter's moon, quarter moon
    `,
  ),
  term(
    `
      starry night, starry sky, starlit, stars, starlight, milky way, night full of stars,
      constellation, constellations, star filled sky, sky full of stars
    `,
    { features: ['stars'], implies: { timeOfDay: 'night' } },
    'starlit night, stargazing, meteor shower night',
  ),
];

export const WEATHERS: readonly Term[] = [
  term(
    'clear sky, clear skies, blue sky, sunny, cloudless, clear weather',
    { weather: 'clear' },
    `
      clear, fair, bright, sunshine, fine, heatwave, heat wave, drought, dry, heat haze, calm, mild,
      hot, sun, sparkling frost, warm, bright sun, no clouds, heat shimmer, mirage, indian summer,
      strong sun, scorching sun, sun dogs, dew, morning dew, bright sunshine, dry heat, sun halo,
      silver linings
    `,
  ),
  term(
    'cloudy, overcast, clouds, cloudy sky, dark clouds, grey sky, gray sky, partly cloudy',
    { weather: 'cloudy' },
    `
      scattered clouds, fluffy clouds, storm clouds, gloomy, cumulus, cumulus clouds, cirrus,
      cirrus clouds, mammatus, mammatus clouds, broken clouds, altocumulus, stratus,
      noctilucent clouds, lenticular clouds, cloud, approaching storm, sun through clouds,
      towering clouds, low clouds, shelf cloud, billowing clouds, heavy clouds, wispy clouds,
      roll cloud, cirrocumulus, stratocumulus, nimbus, mackerel sky, burning sky, wall of cloud,
      polar stratospheric clouds, cold front, hurricane clouds, humid air
    `,
  ),
  term(
    'fog, foggy, mist, misty, haze, smog, in the fog, smoky, smoke',
    { weather: 'fog' },
    `
      dense fog, light mist, hazy, thick fog, morning mist, sea fog, sandstorm, dust storm, dust,
      dusty, humid, freezing fog, ground fog, valley fog, smoke haze, sand storm, humidity, steam,
      dust haze, low mist, volcanic ash, ash, ashfall, haboob, drifting mist, drifting fog,
      rolling fog, rising mist, mountain mist, fog bank, sea mist, sea smoke, wildfire smoke,
      pollen haze, radiation fog, sea spray, dust devils, dust devil, fogbow, ash fall, dense smoke,
      light dust, rising steam, saharan dust, patchy fog, wind blown sand
    `,
  ),
  term(
    `
      rain, rainy, raining, rainfall, drizzle, downpour, in the rain, rain shower, pouring rain,
      heavy rain, rainstorm, monsoon
    `,
    { weather: 'rain' },
    `
      light rain, showers, sleet, hail, wet, torrential rain, gentle rain, soft rain, sun shower,
      sunshower, april showers, freezing rain, rain and sun, hailstorm, summer rain, acid rain,
      spring rain, cold rain, rain streaks, driving rain, misty rain, warm rain, tropical rain,
      monsoon rain, puddles, graupel, virga, spring shower, passing shower, distant rain,
      passing showers, sideways rain, puddles after rain, flash flood
    `,
  ),
  term(
    `
      storm, stormy, thunderstorm, thunder, lightning, tempest, stormy sky, lightning bolt,
      lightning strike
    `,
    { weather: 'storm' },
    `
      lightning storm, hurricane, typhoon, cyclone, tornado, electric storm, squall, sea storm,
      heavy storm, thunderclouds, dry lightning, gale, supercell, electrical storm,
      distant lightning, tropical storm, waterspout, ball lightning, nor easter, derecho,
      st elmos fire, heat lightning, thundersnow, volcanic lightning, dry thunderstorm,
      gathering storm, distant storm, squall line, typhoon waves, st elmo's fire, st elmo fire
    `,
  ),
  term(
    `
      snowfall, snowing, falling snow, blizzard, snowstorm, snow storm, snowflakes, snow flakes
    `,
    { weather: 'snowfall', snow: true, season: 'winter', implies: { scene: 'snow' } },
    `
      snow, light snow, heavy snow, flurries, snow flurries, whiteout, gentle snow, gentle snowfall,
      light snowfall, heavy snowfall, first snow, snow showers, drifting snow, diamond dust,
      ice storm, soft snow, blowing snow, powder snow, snow drift, fresh snow, snow squall,
      frozen rain, snow flurry
    `,
  ),
  term(
    'frost, frosty, frozen, icy, snowy, snow covered, covered in snow, snow covered ground',
    { snow: true, season: 'winter' },
    `
      hoarfrost, hoar frost, freezing, cold, ice, rime, freeze, deep freeze, cold snap, polar vortex,
      morning frost, black ice, icicles, deep snow, dripping icicles, ice crystals
    `,
  ),
  term(
    'windy, wind, breeze, breezy, gusty, strong wind, in the wind',
    { weather: 'wind' },
    `
      gale force winds, strong winds, gentle breeze, gusts, high winds, light breeze, windswept,
      gust, sea breeze, blustery, howling wind, trade winds, whirlwind, warm breeze, blowing sand,
      swirling leaves, gentle wind, mistral, sirocco, zephyr, foehn, cherry petal wind, desert wind,
      falling petals, petal storm, blowing leaves, drifting petals, gale winds, cherry blossom wind,
      floating dandelion seeds
    `,
  ),
  term(
    'rainbow, double rainbow, after the rain, rainbows',
    { features: ['rainbow'] },
    'moonbow, fire rainbow',
  ),
  term(
    `
      aurora, aurora borealis, northern lights, aurora australis, southern lights, auroras,
      polar lights
    `,
    { features: ['aurora', 'stars'], implies: { timeOfDay: 'night' } },
    'meteor shower, moon halo',
  ),
  term('falling leaves, autumn leaves, leaves falling', { features: ['falling-leaves'], season: 'autumn' }),
  term(
    `
      fireflies, firefly, glowing fireflies, glow worms, floating embers, floating lights,
      will o the wisp
    `,
    { features: ['fireflies'], implies: { timeOfDay: 'twilight' } },
    `
      embers, sparks, floating sparks, floating pollen, pollen, drifting embers, drifting pollen
    `,
  ),
  term(
    'sunbeams through clouds, light through the clouds',
    { features: ['rays'] },
    'sun rays, sunbeams, god rays, crepuscular rays, anticrepuscular rays',
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
