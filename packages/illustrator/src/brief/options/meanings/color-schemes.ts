import { type Term, term } from '../option.types.ts';
import { QUIET_SCHEMES } from './quiet-schemes.ts';

const STILL = { shadow: '#202020', middle: '#808080', highlight: '#f0f0f0', amount: 0 };

export const COLOR_SCHEMES: readonly Term[] = [
  term(
    'black and white, grayscale, greyscale, black & white, b w',
    { grade: { saturation: 0, contrast: 1.26, grain: 0.4 } },
    'noir, ink wash, black',
  ),
  term(
    'monochrome, monochromatic',
    {
      grade: { tones: { shadow: '#151a24', middle: '#76808c', highlight: '#f4f5f2', amount: 1 }, lift: 0.03 },
    },
    'greys, grays, achromatic, graphite, gray, grey',
  ),
  term(
    'sepia, sepia tone, sepia toned',
    { grade: { tones: { shadow: '#22150c', middle: '#a5794c', highlight: '#fff1d6', amount: 0.9 } } },
    'brown, vintage sepia, coffee, antique',
  ),
  term(
    'teal and orange, orange and teal',
    {
      grade: {
        tones: {
          shadow: '#04262e',
          middle: '#2f8f92',
          highlight: '#ffd2a0',
          amount: 0.2,
          hues: ['#0c8f9a', '#f5822c'],
          turn: 0.95,
        },
        shadowTint: [-22, 6, 14],
        highlightTint: [16, 2, -14],
        contrast: 1.08,
        saturation: 1.25,
      },
    },
    'blockbuster, cinematic, orange and blue, blue and orange, hollywood',
  ),
  term(
    'complementary colors, complementary colours',
    {
      grade: {
        tones: {
          ...STILL,
          shadow: '#24104a',
          middle: '#8a5fc0',
          highlight: '#fff0b0',
          amount: 0.2,
          hues: ['#7a35cc', '#f5bf22'],
          turn: 0.95,
        },
        saturation: 1.2,
      },
    },
    'purple and yellow, yellow and purple',
  ),
  term(
    'pastel, pastel colors, pastel colours, pastel tones, pastel palette',
    { grade: { saturation: 0.82, lift: 0.24, contrast: 0.76, gain: 1.16, highlightTint: [6, 0, 6] } },
    'pastels, soft pastel, baby blue, macaron, light, soft, nursery, pale, airy, cream',
  ),
  term(
    'candy colors, candy colours, candy palette',
    {
      grade: {
        tones: {
          shadow: '#7a3f9a',
          middle: '#ff8ac0',
          highlight: '#fff4fb',
          amount: 0.34,
          hues: ['#ff5aa4', '#4fd0ff', '#ffdc4a', '#a878ff', '#5fe0a8'],
        },
        saturation: 1.3,
        lift: 0.12,
        gain: 1.1,
        contrast: 0.92,
      },
    },
    'sherbet, ice cream, candy colored, bubblegum, carnival',
  ),
  term(
    `
      vibrant, vibrant colors, vibrant colours, vivid, vivid colors, vivid colours, colorful,
      colourful, saturated colors, bright colors, bright colours
    `,
    { grade: { saturation: 1.5, contrast: 1.08 } },
    `
      saturated, bold, kaleidoscopic, psychedelic, pop art, bright, fauvist, technicolor,
      high saturation, festival, summer, parrot
    `,
  ),
  term(
    'rainbow colors, rainbow colours, rainbow colored, multicolored, multicoloured, rainbow palette, psychedelic, trippy',
    { grade: { tones: { ...STILL, rainbow: true, turn: 0.72 }, saturation: 1.2 } },
    'spectrum, holi, prismatic, pride, gradient',
  ),
  term(
    'triadic colors, triadic colours, primary colors, primary colours',
    { grade: { tones: { ...STILL, hues: ['#d8281f', '#f7c80f', '#1f49d0'], turn: 0.95 }, saturation: 1.4 } },
    'red yellow and blue, mondrian',
  ),
  term(
    'jewel tones, jewel colors, jewel colours, gemstone colors',
    {
      grade: {
        tones: {
          shadow: '#0c0524',
          middle: '#34408a',
          highlight: '#ffe6b8',
          amount: 0.18,
          hues: ['#0a8f62', '#1a3fc0', '#c01040', '#7c28bc', '#e09a14'],
        },
        saturation: 1.45,
        contrast: 1.2,
        gain: 0.86,
      },
    },
    'jewel, gemstone, stained glass',
  ),
  term(
    'tropical colors, tropical colours, tropical palette',
    {
      grade: {
        tones: { ...STILL, hues: ['#00bcae', '#ff7040', '#f72f86', '#34cc3a', '#ffcf22'] },
        saturation: 1.5,
        highlightTint: [10, 6, -6],
        gain: 1.05,
      },
    },
    'mango, hawaiian, caribbean',
  ),
  term(
    'warm colors, warm colours, warm tones, warm palette',
    { grade: { temperature: 1, highlightTint: [8, 2, -8] } },
    `
      fiery, amber, red and orange, analogous warm, desert, spice, tuscan, orange, yellow,
      golden hour
    `,
  ),
  term(
    'autumn colors palette, autumnal colors',
    {
      grade: {
        tones: {
          shadow: '#2a1208',
          middle: '#b0622a',
          highlight: '#ffe6b0',
          amount: 0.26,
          hues: ['#c9481a', '#dc921a', '#8a3418', '#8a7c26'],
        },
        saturation: 1.15,
      },
    },
    'autumnal, fall, autumn leaves, rust',
  ),
  term(
    'spring colors, spring colours',
    {
      grade: {
        tones: {
          shadow: '#3a6a4a',
          middle: '#9ccf8a',
          highlight: '#fff6f8',
          amount: 0.22,
          hues: ['#f58db4', '#8fd45c', '#f8e06a', '#6cc8f4'],
        },
        saturation: 1.1,
        lift: 0.1,
        gain: 1.08,
      },
    },
    'blossom, fresh, garden',
  ),
  term(
    'sunset colors, sunset colours, sunset palette',
    {
      grade: {
        tones: {
          shadow: '#2a124e',
          middle: '#e4506a',
          highlight: '#ffdc8c',
          amount: 0.5,
          hues: ['#f4663a', '#e23c78', '#8a3cb4', '#ffb540'],
          turn: 0.9,
        },
        saturation: 1.1,
      },
    },
    'sunrise, dusk, tequila sunrise, afterglow',
  ),
  term(
    'cool colors, cool colours, cool tones, cool palette, cold colors',
    { grade: { temperature: -1, shadowTint: [-6, 0, 10] } },
    'cold, blue, blues, analogous cool, moonlit, navy, blue and silver',
  ),
  term(
    'winter colors, winter colours',
    {
      grade: {
        tones: {
          shadow: '#1c2c4e',
          middle: '#8fabd0',
          highlight: '#fbfdff',
          amount: 0.44,
          hues: ['#5c98d8', '#9fc4ee', '#7a86d2'],
        },
        saturation: 0.8,
        lift: 0.1,
        gain: 1.1,
      },
    },
    'icy, ice, glacier, glacial',
  ),
  term(
    'ocean colors, ocean colours, ocean palette',
    {
      grade: {
        tones: {
          shadow: '#021c3a',
          middle: '#1587ac',
          highlight: '#e4fdf4',
          amount: 0.42,
          hues: ['#0a6cb4', '#0fb0b4', '#2548a4', '#63d4c8'],
          turn: 0.9,
        },
        saturation: 1.15,
      },
    },
    'sea, aqua, marine, nautical, cyan, teal, lagoon',
  ),
  term(
    'analogous colors, analogous colours',
    { grade: { tones: { ...STILL, hues: ['#2a7cd8', '#16a8a8', '#3fb85c'], turn: 0.95 }, saturation: 1.15 } },
    'blue green, green and blue, blue and green',
  ),
  term(
    'neon colors, neon colours, neon palette',
    {
      grade: {
        tones: { shadow: '#12002f', middle: '#d01f9b', highlight: '#62f4ff', amount: 0.5 },
        saturation: 1.3,
      },
    },
    `
      electric, fluorescent, neon pink, hot pink, acid, acid green, ultraviolet, blacklight,
      glow, magenta and cyan
    `,
  ),
  term(
    'cyberpunk colors, vaporwave colors, synthwave colors',
    {
      grade: {
        tones: {
          shadow: '#04061e',
          middle: '#2c38a4',
          highlight: '#6cf2ff',
          amount: 0.46,
          hues: ['#00d4ea', '#ff2487', '#ffd91c'],
          turn: 0.9,
        },
        saturation: 1.5,
        contrast: 1.2,
        gain: 0.86,
      },
    },
    'synthwave, vaporwave, pink and cyan, retrowave, miami',
  ),
  ...QUIET_SCHEMES,
];
