import { type Term, term } from './wish.ts';

const STILL = { shadow: '#202020', middle: '#808080', highlight: '#f0f0f0', amount: 0 };

export const COLOUR_SCHEMES: readonly Term[] = [
  term(
    'black and white, grayscale, greyscale, black & white, b w',
    { grade: { saturation: 0, contrast: 1.26, grain: 0.4 } },
    'noir, ink wash, black, ink and paper, charcoal, gunmetal',
  ),
  term(
    'monochrome, monochromatic',
    {
      grade: { tones: { shadow: '#151a24', middle: '#76808c', highlight: '#f4f5f2', amount: 1 }, lift: 0.03 },
    },
    'greys, grays, achromatic, silver, graphite, gray, grey',
  ),
  term(
    'sepia, sepia tone, sepia toned',
    { grade: { tones: { shadow: '#22150c', middle: '#a5794c', highlight: '#fff1d6', amount: 0.9 } } },
    'brown, vintage sepia, coffee, chocolate, bronze, antique, mocha',
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
    'complementary, split complementary, purple and yellow, yellow and purple',
  ),
  term(
    'pastel, pastel colors, pastel colours, pastel tones, pastel palette',
    { grade: { saturation: 0.82, lift: 0.24, contrast: 0.76, gain: 1.16, highlightTint: [6, 0, 6] } },
    `
      pastels, soft pastel, baby blue, macaron, light, soft, nursery, pale, airy, cream, peach, blush,
      buttercream
    `,
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
    'candy, cotton candy, sherbet, ice cream, candy colored, bubblegum, carnival, mint',
  ),
  term(
    `
      vibrant, vibrant colors, vibrant colours, vivid, vivid colors, vivid colours, colorful,
      colourful, saturated colors, bright colors, bright colours
    `,
    { grade: { saturation: 1.5, contrast: 1.08 } },
    `
      saturated, bold, kaleidoscopic, psychedelic, pop art, bright, fauvist, technicolor,
      high saturation, festival, summer, parrot, peacock
    `,
  ),
  term(
    'rainbow colors, rainbow colours, rainbow colored, multicolored, multicoloured, rainbow palette',
    { grade: { tones: { ...STILL, rainbow: true, turn: 0.72 }, saturation: 1.2 } },
    'rainbow, spectrum, holi, prismatic, pride, gradient',
  ),
  term(
    'triadic colors, triadic colours, primary colors, primary colours',
    { grade: { tones: { ...STILL, hues: ['#d8281f', '#f7c80f', '#1f49d0'], turn: 0.95 }, saturation: 1.4 } },
    'triadic, primary, tetradic, secondary, red yellow and blue, mondrian',
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
    'jewel, jewel tone, gemstone, stained glass',
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
    'tropical, watermelon, mango, hawaiian, caribbean',
  ),
  term(
    'warm colors, warm colours, warm tones, warm palette',
    { grade: { temperature: 1, highlightTint: [8, 2, -8] } },
    `
      warm, fire, fiery, amber, honey, red and orange, analogous warm, desert, spice, tuscan, orange,
      yellow, golden hour, citrus, saffron, coral, apricot, tangerine, sunflower, marigold, salmon
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
    `
      autumn, autumnal, fall, autumn leaves, copper, rust, ginger, vermilion, mustard, caramel,
      cinnamon, harvest, mahogany
    `,
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
    'spring, cherry blossom, blossom, fresh, garden',
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
    'sunset, sunrise, dusk, tequila sunrise, afterglow',
  ),
  term(
    'cool colors, cool colours, cool tones, cool palette, cold colors',
    { grade: { temperature: -1, shadowTint: [-6, 0, 10] } },
    `
      cool, cold, blue, blues, analogous cool, moonlit, steel, navy, blue and white, blue and silver,
      azure, cerulean, denim, slate, ultramarine
    `,
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
    'winter, icy, frost, arctic, ice, glacier, glacial, celadon',
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
    'ocean, sea, aqua, marine, nautical, deep sea, turquoise, cyan, teal, lagoon',
  ),
  term(
    'analogous colors, analogous colours',
    { grade: { tones: { ...STILL, hues: ['#2a7cd8', '#16a8a8', '#3fb85c'], turn: 0.95 }, saturation: 1.15 } },
    'analogous, blue green, green and blue, blue and green',
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
      neon, electric, fluorescent, neon pink, hot pink, acid, acid green, ultraviolet, blacklight,
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
    'cyberpunk, synthwave, vaporwave, pink and cyan, retrowave, miami',
  ),
  term(
    'muted colors, muted colours, muted tones, muted palette, faded colors',
    { grade: { saturation: 0.52, contrast: 0.88, lift: 0.06 } },
    `
      muted, faded, dusty, neutral, neutrals, nordic, scandinavian, foggy, stone, beige, minimalist,
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
    'vintage, retro, polaroid, kodachrome, film, old photo',
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
      earthy, earth, earth tone, natural, terracotta, ochre, clay, rustic, sand, khaki, olive, moss,
      wood, woodland, military, safari, sienna, umber, camel
    `,
  ),
  term(
    'blue monochrome, cyanotype',
    { grade: { tones: { shadow: '#041a3a', middle: '#2f6fb0', highlight: '#eaf4ff', amount: 0.82 } } },
    `
      monochrome blue, monochromatic blue, blueprint, indigo, sapphire, delft, delft blue, cobalt
    `,
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
    `
      green, forest, monochromatic green, matrix, jungle, botanical, sage, lime, forest green,
      toxic
    `,
  ),
  term(
    'emerald palette, emerald green palette',
    {
      grade: {
        tones: { shadow: '#02211b', middle: '#0ba46c', highlight: '#e8fff2', amount: 0.66 },
        saturation: 1.1,
      },
    },
    'emerald, jade, mint green, malachite, green and gold',
  ),
  term(
    'red monochrome, red and black',
    {
      grade: {
        tones: { shadow: '#120203', middle: '#b01824', highlight: '#ffe2cf', amount: 0.62 },
        contrast: 1.1,
      },
    },
    `
      red, crimson, scarlet, ruby, blood red, burgundy, monochromatic red, black and red,
      lava, red and white, maroon, wine, chili, oxblood
    `,
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
    'crimson and gold, red and gold, gold and red, scarlet and gold, ruby and gold, lunar new year',
  ),
  term(
    'purple monochrome',
    { grade: { tones: { shadow: '#150726', middle: '#7b3fbf', highlight: '#f6e6ff', amount: 0.55 } } },
    `
      purple, violet, amethyst, royal purple, purple and gold, galaxy, cosmic, nebula,
      plum, twilight, mystic, royal, blue and purple, pink and purple, purple and pink,
      orchid, berry, ultra violet, aubergine, velvet
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
    'lavender, lilac, periwinkle, wisteria, mauve',
  ),
  term(
    'pink monochrome',
    { grade: { tones: { shadow: '#2b0d1c', middle: '#d86a98', highlight: '#fff0ee', amount: 0.5 } } },
    'pink, rose, sakura, magenta, fuchsia, millennial pink, barbie, flamingo, rose quartz',
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
    `
      gold, golden, gold and white, metallic, gilded, luxury, brass, champagne, white and gold,
      blue and gold, art deco
    `,
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
    'white, ivory, pearl, high key, porcelain, snow, all white, monochromatic white',
  ),
];
