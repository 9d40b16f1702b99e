import { type Term, term } from './wish.ts';

export const COLOUR_SCHEMES: readonly Term[] = [
  term(
    'monochrome, monochromatic, black and white, grayscale, greyscale, black & white, b w',
    { grade: { saturation: 0, contrast: 1.1 } },
    `
      greys, grays, achromatic, silver, charcoal, noir, ink wash, graphite, black, gray, grey,
      gunmetal, ink and paper
    `,
  ),
  term(
    'sepia, sepia tone, sepia toned',
    { grade: { tones: { shadow: '#22150c', middle: '#a5794c', highlight: '#fff1d6', amount: 0.9 } } },
    'brown, vintage sepia, coffee, chocolate, bronze, antique, mocha',
  ),
  term(
    'teal and orange, orange and teal',
    { grade: { shadowTint: [-22, 10, 26], highlightTint: [24, 6, -22], contrast: 1.1, saturation: 1.12 } },
    `
      blockbuster, cinematic, orange and blue, blue and orange, complementary, split complementary,
      hollywood
    `,
  ),
  term(
    'pastel, pastel colors, pastel colours, pastel tones, pastel palette',
    { grade: { saturation: 0.72, lift: 0.15, contrast: 0.84, gain: 1.08 } },
    `
      pastels, soft pastel, candy, cotton candy, baby blue, macaron, sherbet, ice cream, light, soft,
      nursery, pale, airy, mint, cream, peach, blush, spring, cherry blossom, buttercream
    `,
  ),
  term(
    `
      vibrant, vibrant colors, vibrant colours, vivid, vivid colors, vivid colours, colorful,
      colourful, saturated colors, bright colors, bright colours, rainbow colored, multicolored,
      multicoloured
    `,
    { grade: { saturation: 1.5, contrast: 1.08 } },
    `
      saturated, bold, rainbow, tropical, kaleidoscopic, psychedelic, pop art, primary,
      primary colors, triadic, tetradic, bright, fauvist, carnival, technicolor, high saturation,
      festival, jewel, jewel tones, jewel tone, gemstone, summer, candy colored, parrot, holi,
      peacock, watermelon, secondary
    `,
  ),
  term(
    'warm colors, warm colours, warm tones, warm palette',
    { grade: { temperature: 1 } },
    `
      warm, autumn, autumnal, fall, sunset, fire, fiery, amber, honey, red and orange,
      analogous warm, sunrise, desert, spice, tuscan, orange, yellow, golden hour, citrus,
      autumn leaves, copper, rust, saffron, coral, apricot, tangerine, sunflower, ginger, marigold,
      vermilion, salmon, mustard, caramel, cinnamon, harvest, mahogany
    `,
  ),
  term(
    'cool colors, cool colours, cool tones, cool palette, cold colors',
    { grade: { temperature: -1 } },
    `
      cool, cold, icy, winter, ocean, arctic, blue, blues, frost, analogous, analogous cool, sea,
      aqua, ice, glacier, glacial, moonlit, marine, nautical, deep sea, steel, navy, blue and white,
      blue and silver, turquoise, cyan, azure, cerulean, denim, slate, ultramarine, celadon
    `,
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
      neon, cyberpunk, synthwave, vaporwave, electric, fluorescent, pink and cyan, neon pink,
      magenta and cyan, hot pink, acid, acid green, ultraviolet, retrowave, miami, blacklight, glow
    `,
  ),
  term(
    'muted colors, muted colours, muted tones, desaturated, muted palette, faded colors',
    { grade: { saturation: 0.52, contrast: 0.95 } },
    `
      muted, faded, dusty, washed out, neutral, neutrals, nordic, scandinavian, low saturation,
      bleach bypass, foggy, stone, beige, minimalist, linen, greige, vintage, retro, polaroid,
      kodachrome, film, old photo
    `,
  ),
  term(
    'earthy colors, earth tones, earthy tones, earth colors, earthy palette',
    { grade: { tones: { shadow: '#24180f', middle: '#8a6f43', highlight: '#f2e6c8', amount: 0.42 } } },
    `
      earthy, earth, natural, terracotta, ochre, clay, rustic, sand, khaki, olive, moss, wood,
      woodland, military, safari, sienna, umber, camel
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
    { grade: { tones: { shadow: '#06200f', middle: '#3f8a4f', highlight: '#edfbe0', amount: 0.6 } } },
    `
      green, emerald, forest, jade, monochromatic green, matrix, green and gold, jungle, botanical,
      sage, lime, forest green, mint green, toxic
    `,
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
      red and gold, lava, red and white, maroon, wine, chili, oxblood
    `,
  ),
  term(
    'purple monochrome',
    { grade: { tones: { shadow: '#150726', middle: '#7b3fbf', highlight: '#f6e6ff', amount: 0.55 } } },
    `
      purple, violet, amethyst, lavender, royal purple, purple and gold, galaxy, cosmic, nebula,
      plum, lilac, twilight, mystic, royal, blue and purple, pink and purple, purple and pink,
      orchid, berry, ultra violet, aubergine, periwinkle, velvet
    `,
  ),
  term(
    'pink monochrome, rose gold',
    { grade: { tones: { shadow: '#2b0d1c', middle: '#d86a98', highlight: '#fff0ee', amount: 0.5 } } },
    `
      pink, rose, sakura, magenta, bubblegum, fuchsia, millennial pink, barbie, flamingo,
      rose quartz
    `,
  ),
  term(
    'black and gold, gold and black',
    {
      grade: {
        tones: { shadow: '#080604', middle: '#8f6a1e', highlight: '#ffe9a8', amount: 0.7 },
        contrast: 1.12,
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
      tritone, infrared, split tone, split toning, thermal, gradient, double exposure, aurora, opal,
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
    { grade: { contrast: 1.35 } },
    'contrast, contrasting, stark, comic book, bauhaus, de stijl, hdr',
  ),
  term(
    'white on white',
    { grade: { gain: 1.12, lift: 0.12, saturation: 0.5, contrast: 0.88 } },
    'white, ivory, pearl, high key, porcelain, snow, all white, monochromatic white',
  ),
];
