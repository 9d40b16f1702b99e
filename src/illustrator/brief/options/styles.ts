import { type Term, term } from './wish.ts';

/** Creative styles and art media share one table: both choose how the picture is made. */
export const STYLES: readonly Term[] = [
  term(
    'polaroid, vintage photo, vintage photograph, old photograph, lomography',
    {
      style: 'photo',
      grade: { saturation: 0.78, temperature: 0.45, lift: 0.08, contrast: 0.92, grain: 0.4 },
    },
    'pinhole photography, double exposure',
  ),
  term(
    'daguerreotype, tintype',
    {
      style: 'photo',
      grade: {
        tones: { shadow: '#1a120b', middle: '#8f7350', highlight: '#f6ead2', amount: 0.92 },
        vignette: 0.45,
        grain: 0.4,
      },
    },
    'ambrotype, collodion print, platinum print, tin print',
  ),
  term(
    'black and white photo, black and white photograph, black and white photography',
    { style: 'photo', grade: { saturation: 0, contrast: 1.15 } },
    'infrared photography, noir photography',
  ),
  term(
    `
      photorealistic, photo realistic, photorealism, photo, photograph, photography, realistic photo,
      hyperrealistic, hyper realistic, dslr, national geographic, documentary photo, raw photo,
      film photography, analog photo, film still, movie still,       long exposure
    `,
    { style: 'photo' },
    `
      realistic, realism, photographic, hyperrealism, naturalistic, documentary, glamour,
            giclee print, digital photograph, film photograph,
      aluminum print, fashion photography
    `,
  ),
  term('cinematic, cinematic shot, movie poster, blockbuster', {
    grade: { contrast: 1.12, shadowTint: [-8, 2, 12], highlightTint: [10, 4, -8], vignette: 0.25 },
  }),
  term(
    `
      oil painting, oil paint, oil on canvas, oil on panel, painted in oil, in oils, baroque,
      renaissance, rococo, romanticism, old master, chiaroscuro painting, academic painting,
      classical painting, alla prima, dutch golden age, pre raphaelite, painting of,
      acrylic painting, acrylic on canvas, palette knife, tempera, egg tempera, fresco, neoclassical,
      neoclassicism, encaustic
    `,
    { style: 'oil' },
    `
      oil, oils, acrylic, painting, painterly, impasto, canvas, classical, realist painting,
      mannerism, symbolism, gothic art, byzantine, byzantine art, tenebrism, casein, fine art,
      matte painting, concept art, romanticist, symbolist, tenebrist, byzantine icon, retro futurist,
      casein paint, velvet painting, mural on brick, lacquerware, academic, kintsugi, encaustic wax,
      egg tempera on panel, fashion illustration
    `,
  ),
  term(
    `
      impressionism, impressionist, impressionist painting, impressionistic, post impressionism,
      post impressionist, pointillism, pointillist, fauvism, fauvist, expressionism, expressionist,
      expressionist painting, starry night style, divisionism, plein air, plein air painting
    `,
    { style: 'impression' },
    `
      tonalism, luminism, abstract expressionism, neo impressionism, oil pastel, oil pastels,
      soft pastel, soft pastels, pastels, chalk pastel, finger painting, action painting,
      finger paint, art brut, expressive, childlike drawing, painterly detail
    `,
  ),
  term(
    `
      watercolor, watercolour, water color, water colour, watercolor painting, watercolour painting,
      aquarelle, gouache, gouache painting, ink and watercolor, ink and watercolour, watercolor wash
    `,
    { style: 'watercolour' },
    `
      wash, ink wash and watercolor, wet on wet, storybook illustration, childrens book illustration,
      children's book, children's book illustration, fairy tale illustration, botanical illustration,
      storybook, alcohol ink, henna, sumi ink on rice paper, batik on silk, miniature on vellum
    `,
  ),
  term(
    `
      pixel art, pixelart, 8 bit, 8bit, 16 bit, 16bit, pixelated, retro game, retro game art,
      voxel sprite, sprite art, game boy style, lego
    `,
    { style: 'pixel' },
    `
      pixel, pixels, retro gaming, retro, cross stitch, mosaic tiles, ascii art, lego bricks,
      isometric pixel art, embroidery, pixel graphic, beadwork, toy bricks, knitted craft, crochet,
      quilted fabric, quilt, jacquard weave, macrame, lace, wool felt
    `,
  ),
  term(
    `
      anime, manga, cel shaded, cel shading, cartoon, cartoon style, comic style, disney style,
      pixar style, anime style, chibi, kawaii, toon, flat illustration, vector art,
      vector illustration, storyboard, animation style, animated, ghibli, studio ghibli,
      graphic novel, flat design, mecha anime
    `,
    { style: 'anime' },
    `
      digital illustration, vector, cel animation, webtoon, illustration, flat art, animation,
      disney, claymation, graphic design, sticker, sticker art, character design, digital painting,
      airbrush, marker, markers, alcohol marker, alcohol markers, caricature, vector graphic,
      airbrush on board, paint marker on wood, polymer clay, chalk marker, plaster cast
    `,
  ),
  term(
    `
      line art, lineart, ink drawing, ink sketch, pen and ink, ink illustration, engraving, etching,
      woodcut, linocut, wood engraving, copperplate, black ink, calligraphy style, tattoo design,
      sumi e, sumie, ink wash, ink wash painting, stippling, cross hatching, crosshatching,
      coloring page, colouring page, blueprint drawing, scratchboard, ink on paper, drypoint,
      aquatint, mezzotint, lithograph, lithography, technical drawing
    `,
    { style: 'ink' },
    `
      ink, inks, pen, ballpoint pen, ballpoint, fineliner, india ink, indian ink, brush and ink,
      brush pen, tattoo, tattoo art, calligraphy, doodle, blueprint, noir comic, linocut print,
      lino print, quill pen, silverpoint, printmaking, block print, doodle art, zentangle, monotype,
      scrimshaw, wire sculpture, wrought iron, wood burning, hieroglyphic, petroglyph, tarot card,
      leather tooling
    `,
  ),
  term(
    `
      pencil drawing, pencil sketch, charcoal drawing, charcoal sketch, graphite drawing, sketch of,
      drawing of, hand drawn, colored pencil, coloured pencil, crayon drawing, chalk drawing,
      conte crayon, charcoal on paper, graphite on paper, pencil on paper, rough sketch
    `,
    { style: 'pencil' },
    `
      pencil, graphite, charcoal, sketch, drawing, chalk, crayon, crayons, colored pencils,
      coloured pencils, chalk on blackboard, sanguine, conte, graphite pencil, red chalk, chalkboard,
      wall chalk, sgraffito, sand, sand art
    `,
  ),
  term(
    `
      low poly, lowpoly, low polygon, polygonal, polygon art, low poly 3d, isometric low poly,
      origami, faceted
    `,
    { style: 'low-poly' },
    `
      polygon, polygons, geometric, cubism, cubist, origami paper, wireframe, vorticism, futurism,
      constructivism, suprematism, de stijl, constructivist, futurist, hard edge, suprematist,
      carved jade, resin
    `,
  ),
  term(
    `
      pop art, popart, halftone, comic book, comic book style, retro comic, vintage comic,
      screen print, screenprint, silkscreen, propaganda poster, vintage poster, risograph,
      art deco poster, street art, graffiti, graffiti art, psychedelic art, op art, travel poster
    `,
    { style: 'pop' },
    `
      pop, comic, comics, poster, spray paint, stencil, silk screen, art deco, psychedelic, bauhaus,
      memphis design, letterpress, serigraph, dada, dadaism, pop surrealism, airbrush poster, mural,
      retro poster, screen printing, serigraphy, newsprint, dadaist, foil stamp, wheat paste poster,
      afrofuturist, matchsticks
    `,
  ),
  term(
    `
      stained glass, stained glass window, mosaic, byzantine mosaic, cloisonne, tiffany glass,
      leaded glass, illuminated manuscript
    `,
    { style: 'stained-glass' },
    `
      glass, glass painting, tile mosaic, enamel, art nouveau, glass art, ceramic tile, batik,
      glass mosaic, gold leaf, marquetry, wood inlay, lapis inlay, pebble mosaic, blown glass,
      byzantine icon painting, gold leaf on panel
    `,
  ),
  term(
    `
      papercut, paper cut, paper cutout, papercraft, paper craft, paper art, layered paper,
      cut paper, collage, paper collage, felt craft, quilling, kirigami, shadow box, diorama,
      paper diorama, silhouette art
    `,
    { style: 'papercut' },
    `
      paper, mixed media, paper quilling, construction paper, felt, felt art, minimalist, minimalism,
      minimal, photomontage, silhouette, decoupage, applique, textile, textile art, fabric, tapestry,
      clay, clay sculpture, wood carving, bas relief, sculpture, marble, bronze, papier mache,
      felt applique, ivory paper relief, limestone relief, carved wood, carved soapstone,
      gilded wood, bronze sculpture, marble sculpture, porcelain, terracotta, raku pottery,
      stone carving, bamboo carving, ice sculpture, twine and burlap, silhouette cut,
      rice paper scroll
    `,
  ),
  term(
    `
      synthwave, vaporwave, retrowave, outrun style, neon art, neon style, neon lines, glitch art,
      tron style, blacklight, neon sign art, light painting, retro futurism, retrofuturism, hologram,
      holographic
    `,
    { style: 'neon', implies: { timeOfDay: 'neon' } },
    `
      neon, cyber, glitch, futuristic neon, neon glow, neon noir, neon punk, neonpunk, laser,
      light art, atompunk, neon tubes
    `,
  ),
  term(
    `
      ukiyo e, ukiyoe, japanese woodblock, woodblock print, japanese print, japanese woodblock print,
      edo period print, shin hanga, japanese painting, nihonga, chinese painting, hanga
    `,
    { style: 'ukiyo-e' },
    `
      woodblock, woodblock printing, japanese art, wood block, woodcut print, rice paper,
      silk painting, chinese ink painting, washi
    `,
  ),
  term('cyberpunk, cyberpunk style, blade runner style', {
    scene: 'city',
    firmness: 1,
    implies: { timeOfDay: 'neon' },
    features: ['neon-signs'],
    grade: { saturation: 1.15, contrast: 1.08 },
  }),
  term(
    'digital art, digital artwork, artstation, trending on artstation',
    { grade: { saturation: 1.15, contrast: 1.06 }, finish: 'bloom' },
    'cgi',
  ),
  term(
    'fantasy art, epic fantasy, high fantasy, dark fantasy',
    { grade: { saturation: 1.18, contrast: 1.1 }, finish: 'bloom', features: ['rays'] },
    'fantasy, mythic, mythological, fairy tale, fairytale',
  ),
  term(
    'sci fi, science fiction, scifi, space opera, futuristic',
    { grade: { temperature: -0.35, contrast: 1.12 }, finish: 'bloom' },
    'solarpunk, biopunk, afrofuturism',
  ),
  term(
    `
      3d render, 3d rendering, 3d art, 3d model, 3d style, cgi render, isometric 3d, isometric
    `,
    { finish: 'bloom', grade: { contrast: 1.05, saturation: 1.1 } },
    '3d, three dimensional, render, 3d animation',
  ),
  term(
    'steampunk, dieselpunk, victorian style',
    {
      grade: {
        tones: { shadow: '#22150c', middle: '#a5794c', highlight: '#fff1d6', amount: 0.45 },
        contrast: 1.08,
      },
    },
    'victorian, vintage, western',
  ),
  term(
    'gothic style, dark art, horror art, noir style, film noir',
    { grade: { gain: 0.75, contrast: 1.2, saturation: 0.6, vignette: 0.45 } },
    'gothic, noir, horror, grimdark, macabre',
  ),
  term(
    'surreal, surrealism, surrealist, dreamlike, magical realism, surreal art',
    { grade: { saturation: 1.1, highlightTint: [8, -4, 12], lift: 0.04 } },
    `
      visionary art, fantastical, metaphysical, metaphysical art, outsider art, naive art, folk art,
      primitivism
    `,
  ),
  term(
    'abstract art, abstract painting, color field painting',
    { scene: 'abstract', firmness: 4 },
    'fractal, fractal art, generative art, kinetic art',
  ),
];
