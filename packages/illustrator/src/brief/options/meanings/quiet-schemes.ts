import { type Term, term } from '../option.types.ts';

/** Color schemes of few hues: faded, earthy, of one color, of light and dark. */
export const QUIET_SCHEMES: readonly Term[] = [
  term(
    'muted colors, muted colours, muted tones, muted palette, faded colors',
    { grade: { saturation: 0.52, contrast: 0.88, lift: 0.06 } },
    `
      faded, dusty, neutral, neutrals, nordic, scandinavian, foggy, stone, beige, minimalist,
      linen, greige
    `,
  ),
  term(
    'desaturated, desaturated colors, desaturated colours',
    { grade: { saturation: 0.24, contrast: 1.06 } },
    'washed out, low saturation, bleach bypass, ash',
  ),
  term(
    'vintage colors, vintage colours, retro colors, retro colours',
    {
      grade: {
        tones: {
          shadow: '#3c3448',
          middle: '#a98d68',
          highlight: '#f6eac6',
          amount: 0.42,
          hues: ['#c0603c', '#d8a848', '#5a8a84'],
          turn: 0.6,
        },
        saturation: 0.9,
        lift: 0.1,
        contrast: 0.92,
        grain: 0.5,
        vignette: 0.25,
      },
    },
    'retro, polaroid, kodachrome, film, old photo',
  ),
  term(
    'earthy colors, earth tones, earthy tones, earth colors, earthy palette',
    {
      grade: {
        tones: {
          shadow: '#24180f',
          middle: '#8a6f43',
          highlight: '#f2e6c8',
          amount: 0.42,
          hues: ['#a8663a', '#7f7d3a', '#c9a05c'],
          turn: 0.7,
        },
      },
    },
    `
      earthy, earth, natural, clay, rustic, sand, wood, woodland, military, safari, sienna,
      umber, camel
    `,
  ),
  term(
    'blue monochrome, cyanotype',
    { grade: { tones: { shadow: '#041a3a', middle: '#2f6fb0', highlight: '#eaf4ff', amount: 0.82 } } },
    'monochrome blue, monochromatic blue, blueprint, delft, delft blue',
  ),
  term(
    'green monochrome',
    {
      grade: {
        tones: {
          shadow: '#0b1a0e',
          middle: '#54713a',
          highlight: '#f0ecc6',
          amount: 0.55,
          hues: ['#3f7f34', '#8a9a3a', '#6a4f2c'],
          turn: 0.75,
        },
      },
    },
    'green, monochromatic green, matrix, jungle, botanical, forest green, toxic',
  ),
  term(
    'emerald palette, emerald green palette',
    {
      grade: {
        tones: { shadow: '#02211b', middle: '#0ba46c', highlight: '#e8fff2', amount: 0.66 },
        saturation: 1.1,
      },
    },
    'mint green, malachite',
  ),
  term(
    'red monochrome, red and black',
    {
      grade: {
        tones: { shadow: '#120203', middle: '#b01824', highlight: '#ffe2cf', amount: 0.62 },
        contrast: 1.1,
      },
    },
    'red, crimson, blood red, monochromatic red, lava, chili',
  ),
  term(
    'crimson and gold palette, crimson and gold colors',
    {
      grade: {
        tones: {
          shadow: '#1e0207',
          middle: '#b5122c',
          highlight: '#ffdc78',
          amount: 0.66,
          hues: ['#c4102c', '#eeb020'],
          turn: 0.9,
        },
        contrast: 1.1,
      },
    },
    'red and gold, gold and red, scarlet and gold, ruby and gold, lunar new year',
  ),
  term(
    'purple monochrome',
    { grade: { tones: { shadow: '#150726', middle: '#7b3fbf', highlight: '#f6e6ff', amount: 0.55 } } },
    `
      purple, royal purple, cosmic, twilight, mystic, royal, blue and purple, pink and purple,
      purple and pink, ultra violet
    `,
  ),
  term(
    'lavender palette, lilac palette',
    {
      grade: {
        tones: { shadow: '#2c2148', middle: '#a08ed8', highlight: '#faf4ff', amount: 0.6 },
        lift: 0.06,
      },
    },
    'wisteria, mauve',
  ),
  term(
    'pink monochrome',
    { grade: { tones: { shadow: '#2b0d1c', middle: '#d86a98', highlight: '#fff0ee', amount: 0.5 } } },
    'pink, rose, sakura, millennial pink, barbie, flamingo, rose quartz',
  ),
  term(
    'rose gold',
    { grade: { tones: { shadow: '#3c1c1e', middle: '#cd8670', highlight: '#fff0e4', amount: 0.66 } } },
    'copper rose, blush gold, champagne pink',
  ),
  term(
    'black and gold, gold and black',
    {
      grade: {
        tones: { shadow: '#050302', middle: '#7c5a14', highlight: '#ffe9a0', amount: 0.84 },
        contrast: 1.28,
      },
    },
    'gold, gold and white, metallic, gilded, luxury, brass, white and gold, art deco',
  ),
  term(
    'duotone, two tone, duotone blue orange',
    { grade: { tones: { shadow: '#0b2447', middle: '#7a6a78', highlight: '#ffb066', amount: 0.65 } } },
    `
      tritone, infrared, split tone, split toning, thermal, double exposure, aurora, opal,
      iridescent, holographic, pearlescent, oil slick
    `,
  ),
  term(
    'dark colors, dark palette, dark tones',
    { grade: { gain: 0.78, contrast: 1.12, saturation: 0.9 } },
    `
      dark, moody, gothic, midnight, deep, shadow, obsidian, dark academia, black and blue, storm,
      grunge, halloween, dystopian, low key, baroque, onyx, night
    `,
  ),
  term(
    'high contrast',
    { grade: { contrast: 1.6, saturation: 1.1 } },
    'contrast, contrasting, stark, comic book, bauhaus, de stijl, hdr',
  ),
  term(
    'white on white',
    { grade: { gain: 1.12, lift: 0.12, saturation: 0.5, contrast: 0.88 } },
    'white, high key, porcelain, snow, all white, monochromatic white',
  ),
];
