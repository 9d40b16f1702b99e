import { type Term, term } from '../../option.types.ts';
import { EPOCHS } from './epochs.ts';
import { OCCASIONS } from './occasions.ts';

/** Parts of a landscape that are drawn as part of the scene, and what the day and the age bring. */
export const SCENE_PARTS: readonly Term[] = [
  ...OCCASIONS,
  term('buildings, city buildings, tall buildings, old buildings, modern buildings', {
    implies: { scene: 'city' },
  }),
  term('two moons, twin moons, three moons, double moon', {
    features: ['full-moon'],
    implies: { timeOfDay: 'night' },
  }),
  // Whoever is seen against the sky stands where there is much of it.
  term(
    'against the full moon, against a full moon, against the moon, against a huge moon, against a giant moon',
    {
      place: 'hills',
      features: ['full-moon'],
      implies: { scene: 'meadow', timeOfDay: 'night' },
    },
  ),
  term(
    'against the sunset, against a sunset, against the setting sun, against an orange sky, against a red sky',
    {
      place: 'hills',
      timeOfDay: 'sunset',
      implies: { scene: 'meadow' },
    },
  ),
  term('against the sky, against a starry sky, against the night sky', {
    place: 'hills',
    implies: { scene: 'meadow' },
  }),
  ...EPOCHS,
  term(
    'path, trail, pathway, footpath, stone path, cobblestone path, garden path, nature path, winding path, dirt road, dirt track, forest track, mountain track, cart track, sandy track',
    { features: ['path'] },
  ),
  term('country road, country lane, rural road, lane, farm track, farm road', {
    features: ['path'],
    scene: 'meadow',
    firmness: 1,
  }),
  term('road, highway, freeway, motorway, roads, asphalt, open road', {
    features: ['road'],
    implies: { scene: 'meadow' },
  }),
  term(
    'coastal road, coast road, seaside road, beach road, ocean road, coastal highway, coast highway, road by the sea, road along the sea, road along the coast',
    { features: ['road'], scene: 'beach', firmness: 2 },
  ),
  term('lake, lakes, pond, lakeside, reservoir', {
    features: ['lake'],
    implies: { scene: 'mountain' },
  }),
  term('reflected in the water, reflected in water, reflection in the water, reflected in a puddle', {
    features: ['lake'],
    implies: { scene: 'mountain' },
  }),
  term(
    'river, rivers, stream, creek, brook, riverside, riverbank, river bank, river banks, bank of a river, bank of the river, canal',
    {
      features: ['river'],
      implies: { scene: 'meadow' },
    },
  ),
  term(
    'waterfall, waterfalls, cascade, cascades, niagara falls, victoria falls, iguazu falls, iguazu, angel falls',
    {
      features: ['waterfall'],
      implies: { scene: 'mountain' },
    },
  ),
  term(
    `
      volcano, volcanoes, volcanos, lava, magma, erupting volcano, eruption, volcanic eruption,
      volcanic
    `,
    { features: ['volcano'], implies: { scene: 'mountain' } },
  ),
  term('flooded, flood, floods, flooding, under a foot of water, submerged streets, inundated', {
    features: ['flooded'],
  }),
  term(
    `
      high waves, huge waves, giant waves, towering waves, big waves, crashing waves, rough waves, churning waves,
      massive waves, enormous waves, mighty waves, tall waves, breaking waves, waves crash, waves crashing, waves breaking
    `,
    {
      features: ['high-waves'],
      implies: { scene: 'sea' },
    },
  ),
  // Waves that beat upon something are those of a storm.
  term(
    `
      storm waves, stormy waves, monstrous waves, raging waves, violent waves, waves battering, waves pounding,
      battered by giant waves, battered by huge waves, battered by waves, battered by the waves, battered by big waves,
      lashed by waves, lashed by huge waves, pounded by waves, pounded by huge waves, pounded by giant waves, hit by waves,
      hit by huge waves, hit by giant waves, battling huge waves, battling giant waves, fighting giant waves, fighting huge waves
    `,
    {
      features: ['high-waves'],
      implies: { scene: 'sea', weather: 'storm' },
    },
  ),
  term('neon signs, neon sign', { features: ['neon-signs'], implies: { timeOfDay: 'neon' } }),
  term('neon lights, neon', {
    lighting: 'neon',
    features: ['neon-signs'],
    implies: { timeOfDay: 'neon' },
  }),
  term('divine, holy, heavenly, heaven, celestial, sacred, godly', {
    features: ['divine', 'rays'],
    lighting: 'divine',
    implies: { scene: 'mountain' },
  }),
  term(
    `
      cosy fire, warm glow, cozy light, cosy light, warm light,
      christmas lights, fairy lights
    `,
    { features: ['cosy-light'] },
  ),
  // By day no window glows.
  term(
    'glowing windows, lit windows, warm windows, lights in the windows, light in the windows, glowing lights',
    {
      features: ['cosy-light'],
      implies: { timeOfDay: 'twilight' },
    },
  ),
  // A town has them on its houses; it is no garden.
  term('hanging gardens, vertical gardens, rooftop greenery, green facades', {}),
  // Floors and walls have them where the place does.
  term('tiles, tiled, tiled floor, tiled walls, floor tiles, wall tiles, zellige, tilework', {}),
  term('wall torches, torches on the walls, torches on the wall, lit by torches, torchlight, torch lit', {
    features: ['cosy-light'],
  }),
  term('sun, sunshine, sunlight, sky, horizon, sunlit', {}),
  term(
    `
      fireplace, fire place, hearth, open fireplace, by the fire, by the fireplace, in front of the fire,
      in front of a fireplace, log fire, crackling fire
    `,
    { features: ['fireplace', 'cosy-light'], implies: { scene: 'interior' } },
  ),
  // Rooms have windows of their own.
  term(
    `
      by the window, by a window, at the window, near the window, near a window, next to the window, next to a window,
      beside the window, beside a window, under the window, in front of a window, in front of the window,
      through the window, out of the window, outside the window, outside the windows, beyond the window, large windows, big windows, big window, tall windows, tall window, high windows, huge windows, arched windows,
      tall arched windows, floor to ceiling windows, bay windows, french windows, sunny windows, dusty windows, windows
    `,
    { implies: { scene: 'interior' } },
  ),
];
