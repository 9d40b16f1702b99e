import { type Term, term } from '../option.types.ts';

/** Creative styles and art media share one table: both choose how the picture is made. */
export const STYLES: readonly Term[] = [
  term(
    `
      polaroid, vintage photo, vintage photograph, old photograph, lomography
    `,
    {
      style: 'photo',
      grade: { saturation: 0.78, temperature: 0.45, lift: 0.08, contrast: 0.92, grain: 0.4 },
    },
  ),
  term('daguerreotype, tintype', {
    style: 'photo',
    grade: {
      tones: { shadow: '#1a120b', middle: '#8f7350', highlight: '#f6ead2', amount: 0.92 },
      vignette: 0.45,
      grain: 0.4,
    },
  }),
  term(
    `
      black and white photo, black and white photograph, black and white photography
    `,
    { style: 'photo', grade: { saturation: 0, contrast: 1.15 } },
    'noir photography',
  ),
  term(
    `
      photorealistic, photo realistic, photorealism, photo, photograph, photography,
      realistic photo, hyperrealistic, hyper realistic, dslr, national geographic,
      documentary photo, raw photo, film photography, analog photo, film still, movie still,
      long exposure
    `,
    { style: 'photo' },
    `
      realistic, realism, photographic, hyperrealism, naturalistic, documentary, glamour,
      fashion photography
    `,
  ),
  term('cinematic, cinematic shot, movie poster, blockbuster', {
    grade: { contrast: 1.12, shadowTint: [-8, 2, 12], highlightTint: [10, 4, -8], vignette: 0.25 },
  }),
  term(
    `
      baroque painting, renaissance painting, surrealist painting, romantic painting, fantasy painting,
      rococo painting, symbolist painting, gothic painting, old master painting, realistic painting,
      oil painting, oil paint, oil on canvas, oil on panel, painted in oil, in oils, baroque,
      renaissance, rococo, romanticism, old master, chiaroscuro painting, academic painting,
      classical painting, alla prima, dutch golden age, pre raphaelite, painting of,
      acrylic painting, acrylic on canvas, palette knife, neoclassical, neoclassicism, encaustic
    `,
    { style: 'oil' },
    `
      oil, oils, acrylic, painting, painterly, impasto, canvas, classical, realist painting,
      mannerism, symbolism, gothic art, tenebrism, fine art, matte painting, academic
    `,
  ),
  term(
    `
      impressionism, impressionist, impressionist painting, impressionistic, post impressionism,
      post impressionist, fauvism, fauvist, expressionism, expressionist, expressionist painting,
      starry night style, plein air, plein air painting
    `,
    { style: 'impression' },
    `
      tonalism, luminism, abstract expressionism, action painting, expressive, painterly detail
    `,
  ),
  term(
    `
      watercolor, watercolour, water color, water colour, watercolor painting, watercolour painting,
      aquarelle, ink and watercolor, ink and watercolour, watercolor wash
    `,
    { style: 'watercolor' },
    'wash, ink wash and watercolor, wet on wet, batik on silk',
  ),
  term(
    `
      pixel art, pixelart, 8 bit, 8bit, 16 bit, 16bit, pixelated, retro game, retro game art,
      voxel sprite, sprite art, game boy style, lego
    `,
    { style: 'pixel' },
    'pixel, pixels, retro gaming, retro, ascii art, lego bricks, isometric pixel art',
  ),
  term(
    `
      anime, manga, cel shaded, cel shading, cartoon, cartoon style, disney style, pixar style,
      anime style, chibi, kawaii, toon, animation style, animated, ghibli, studio ghibli,
      mecha anime
    `,
    { style: 'anime' },
    `
      digital illustration, cel animation, illustration, animation, disney, character design
    `,
  ),
  term(
    `
      line art, lineart, ink drawing, ink sketch, pen and ink, ink illustration, black ink,
      tattoo design, stippling, cross hatching, crosshatching, coloring page, colouring page,
      ink on paper
    `,
    { style: 'ink' },
    `
      ink, inks, pen, ballpoint pen, ballpoint, fineliner, tattoo, tattoo art, doodle, quill pen
    `,
  ),
  term(
    `
      pencil drawing, pencil sketch, graphite drawing, sketch of, drawing of, hand drawn,
      graphite on paper, pencil on paper, rough sketch
    `,
    { style: 'pencil' },
    'pencil, graphite, sketch, drawing',
  ),
  term(
    `
      low poly, lowpoly, low polygon, polygonal, polygon art, low poly 3d, isometric low poly,
      origami, faceted
    `,
    { style: 'low-poly' },
    'polygon, polygons, wireframe',
  ),
  term(
    `
      pop art, popart, halftone, screen print, screenprint, silkscreen, risograph, street art,
      graffiti, graffiti art, psychedelic art, op art
    `,
    { style: 'pop' },
    `
      pop, silk screen, letterpress, serigraph, dada, dadaism, pop surrealism, airbrush poster,
      mural, screen printing, serigraphy, newsprint
    `,
  ),
  term(
    `
      stained glass, stained glass window, cloisonne, tiffany glass, leaded glass
    `,
    { style: 'stained-glass' },
    'glass, glass art, gold leaf',
  ),
  term(
    `
      papercut, paper cut, paper cutout, papercraft, paper craft, paper art, layered paper,
      cut paper, collage, paper collage, felt craft, quilling, kirigami, shadow box, diorama,
      paper diorama, silhouette art
    `,
    { style: 'papercut' },
    `
      paper, paper quilling, construction paper, felt, felt art, photomontage, decoupage,
      wood carving, sculpture, marble, bronze, silhouette cut
    `,
  ),
  term(
    `
      synthwave, vaporwave, retrowave, outrun style, neon art, neon style, neon lines, glitch art,
      tron style, blacklight, neon sign art, light painting, retro futurism, retrofuturism,
      hologram, holographic
    `,
    { style: 'neon', implies: { timeOfDay: 'neon' } },
    `
      neon, cyber, glitch, futuristic neon, neon noir, neon punk, neonpunk, laser, light art
    `,
  ),
  term(
    `
      ukiyo e, ukiyoe, japanese woodblock, woodblock print, japanese print,
      japanese woodblock print, edo period print, shin hanga, japanese painting, nihonga, hanga
    `,
    { style: 'ukiyo-e' },
    'woodblock, woodblock printing, japanese art, wood block, rice paper, washi',
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
    'afrofuturism',
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
    'noir, horror, grimdark, macabre',
  ),
  term(
    `
      surreal, surrealism, surrealist, dreamlike, magical realism, surreal art
    `,
    { grade: { saturation: 1.1, highlightTint: [8, -4, 12], lift: 0.04 } },
    `
      visionary art, fantastical, metaphysical, metaphysical art, outsider art, primitivism
    `,
  ),
  term(
    'abstract art, abstract painting, color field painting',
    { scene: 'abstract', firmness: 4 },
    'fractal, fractal art, generative art, kinetic art',
  ),
  term(
    `
      comic style, comic book, comic book style, retro comic, vintage comic, graphic novel,
      storyboard, comic panel, comic strip, bande dessinee, ligne claire, marker drawing
    `,
    { style: 'comic' },
    'comic, comics, webtoon, noir comic, markers, alcohol marker, alcohol markers',
  ),
  term(
    `
      pastel drawing, pastel painting, drawn in pastels, soft pastel drawing, pastel on paper
    `,
    { style: 'pastel' },
    'soft pastels, pastels, chalk pastel, pastel crayon',
  ),
  term(
    `
      crayon drawing, wax crayon, wax crayons, in crayon, oil pastel drawing, child's drawing,
      kids drawing
    `,
    { style: 'crayon' },
    'crayons, finger painting, oil pastels',
  ),
  term(
    `
      colored pencil, coloured pencil, colored pencil drawing, coloured pencil drawing,
      color pencil, colour pencil
    `,
    { style: 'colored-pencil' },
    'colored pencils, coloured pencils',
  ),
  term(
    `
      chalk drawing, chalk art, chalkboard drawing, blackboard drawing, sidewalk chalk
    `,
    { style: 'chalk' },
    'chalk on blackboard, chalkboard, chalk marker',
  ),
  term(
    `
      charcoal drawing, charcoal sketch, charcoal on paper, lithograph, lithography
    `,
    { style: 'charcoal' },
  ),
  term(
    'conte crayon',
    {
      style: 'charcoal',
      grade: { tones: { shadow: '#4a160c', middle: '#a5583c', highlight: '#f7e8d2', amount: 0.85 } },
    },
    'sanguine, conte, red chalk',
  ),
  term(
    'woodcut, linocut, scratchboard, lino cut, linoleum cut, relief print',
    { style: 'linocut' },
    'linocut print, lino print, block print, printmaking, woodcut print',
  ),
  term(
    `
      engraving, etching, wood engraving, copperplate, drypoint, aquatint, mezzotint,
      copperplate engraving, steel engraving, engraved illustration, vintage engraving
    `,
    { style: 'engraving' },
  ),
  term(
    `
      sumi e, sumie, ink wash, ink wash painting, chinese painting, calligraphy style,
      ink brush painting, brush painting, zen painting, chinese ink, japanese ink painting
    `,
    { style: 'brush-ink' },
    'brush pen, chinese ink painting, calligraphy, indian ink, india ink',
  ),
  term(
    `
      pointillism, pointillist, divisionism, pointillist painting, dot painting
    `,
    { style: 'pointillism' },
    'neo impressionism',
  ),
  term(
    'mosaic, byzantine mosaic, roman mosaic, trencadis',
    { style: 'mosaic' },
    `
      mosaic tiles, tile mosaic, glass mosaic, byzantine, byzantine art, byzantine icon painting
    `,
  ),
  term(
    `
      blueprint drawing, technical drawing, cyanotype, blueprint style, architectural drawing,
      patent drawing, schematic drawing
    `,
    { style: 'blueprint' },
    'schematic',
  ),
  term('illuminated manuscript, art nouveau poster, jugendstil', { style: 'art-nouveau' }),
  term(
    `
      art deco poster, travel poster, vintage poster, propaganda poster, vintage travel poster,
      art deco style, deco poster
    `,
    { style: 'art-deco' },
    'retro poster, poster, constructivism',
  ),
  term(
    `
      flat illustration, vector art, vector illustration, flat design, minimalist illustration,
      minimalist poster, minimalist style, flat vector, corporate illustration
    `,
    { style: 'flat' },
    `
      flat art, vector, graphic design, minimalism, minimal, suprematism, de stijl, sticker,
      sticker art
    `,
  ),
  term(
    `
      gouache, gouache painting, tempera, egg tempera, picture book illustration, storybook style,
      poster paint
    `,
    { style: 'gouache' },
    `
      childrens book illustration, children's book, children's book illustration,
      fairy tale illustration, storybook, casein, picture book
    `,
  ),
  term('fresco', {
    style: 'gouache',
    grade: { saturation: 0.72, lift: 0.08, contrast: 0.9, temperature: 0.35, grain: 0.3 },
  }),
  term('cubist painting, cubist style', { style: 'cubism' }, 'cubism, vorticism, futurism'),
  term(
    'hand embroidery, needlework, stitched art, needlepoint',
    { style: 'embroidery' },
    'textile, textile art, fabric, applique',
  ),
  term(
    `
      clay art, claymation style, clay animation, play doh, modelling clay, plasticine model
    `,
    { style: 'plasticine' },
    'clay',
  ),
];
