import { type Term, term } from '../option.types.ts';

/** What is drawn for children is bright, warm and clear. */
const CHEERFUL = { gain: 1.14, saturation: 1.35, temperature: 0.12, lift: 0.02 };

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
      acrylic painting, acrylic on canvas, palette knife, neoclassical, neoclassicism, encaustic, surrealism,
      surrealist, surreal painting, surreal art, painting in the style of, american gothic, tenebrism
    `,
    { style: 'oil' },
    `
      oil, oils, acrylic, painting, painterly, impasto, canvas, classical, realist painting,
      mannerism, symbolism, fine art, matte painting, academic
    `,
  ),
  term(
    `
      impressionism, impressionist, impressionist painting, impressionistic, post impressionism,
      post impressionist, fauvism, fauvist, expressionism, expressionist, expressionist painting,
      starry night style, style of starry night, style of the starry night, starry night painting, plein air,
      plein air painting
    `,
    { style: 'impression' },
    `
      tonalism, tonalist, luminism, abstract expressionism, action painting, expressive, painterly detail
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
    'pixel, pixels, retro gaming, ascii art, lego bricks, isometric pixel art',
  ),
  term(
    `
      anime, manga, cel shaded, cel shading, cartoon, cartoon style, disney style, pixar style,
      anime style, chibi, kawaii, toon, animation style, animated, ghibli, studio ghibli,
      mecha anime, cartoonish, disney, pixar, dreamworks, looney tunes
    `,
    { style: 'anime' },
    `
      digital illustration, cel animation, illustration, animation, character design
    `,
  ),
  term(
    `
      ink drawing, ink sketch, pen and ink, ink illustration, black ink, stippling, cross hatching, crosshatching,
      ink on paper, pen drawing, pen sketch, ballpoint drawing, ballpoint pen drawing, crosshatched, cross hatched
    `,
    { style: 'ink' },
    `
      ink, inks, pen, ballpoint pen, ballpoint, fineliner, tattoo, tattoo art, doodle, quill pen, stippled
    `,
  ),
  term(
    `
      pencil drawing, pencil sketch, graphite drawing, hand drawn,
      graphite on paper, pencil on paper, rough sketch
    `,
    { style: 'pencil' },
    'pencil, pencils, graphite, sketch, drawing',
  ),
  term('sketch of, drawing of, sketches of, drawings of, drawing in the style of, sketch in the style of', {
    style: 'pencil',
    sheet: 'indoors',
  }),
  term(
    `
      line art, lineart, line drawing, one line drawing, continuous line drawing, single line drawing, outline drawing,
      line art drawing, line illustration
    `,
    { style: 'ink', detail: 0.5, sheet: 'indoors' },
  ),
  term('coloring page, colouring page, coloring book, colouring book, coloring book page', {
    style: 'ink',
    detail: 0.5,
    sheet: 'always',
  }),
  term('fashion sketch, fashion illustration', { style: 'watercolor', sheet: 'always' }),
  term('doodle of, tattoo of, tattoo design, tattoo flash', { style: 'ink', sheet: 'always' }),
  term(
    `
      low poly, lowpoly, low polygon, polygonal, polygon art, low poly 3d, isometric low poly,
      origami, faceted, geometric
    `,
    { style: 'low-poly' },
    'polygon, polygons, wireframe',
  ),
  term(
    `
      pop art, popart, halftone, screen print, screenprint, silkscreen, risograph,
      psychedelic art, op art, pop art style
    `,
    { style: 'pop' },
    `
      pop, silk screen, letterpress, serigraph, dada, dadaism, pop surrealism, airbrush poster,
      mural, screen printing, serigraphy, newsprint
    `,
  ),
  term('graffiti, graffiti art, street art, mural of, spray paint art, spray painted', {
    style: 'pop',
    place: 'brick-wall',
    scene: 'city',
    firmness: 2,
  }),
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
      neon, cyber, glitch, futuristic neon, neon noir, neon punk, neonpunk, laser, light art, vapor wave, cyberpunk neon
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
    'fantasy art, fantasy artwork, fantasy illustration, epic fantasy, high fantasy, dark fantasy',
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
    'victorian, vintage, western, retro',
  ),
  term(
    'film noir, noir style, noir film, film noir style, noir movie',
    { grade: { gain: 0.92, contrast: 1.3, saturation: 0, vignette: 0.45, grain: 0.3 } },
    'noir',
  ),
  term(
    'gothic style, dark art, horror art',
    { grade: { gain: 0.75, contrast: 1.2, saturation: 0.6, vignette: 0.45 } },
    'horror, grimdark, macabre, gothic, gothic art',
  ),
  term(
    `
      surreal, dreamlike, dream like, magical realism
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
    'pastel, soft pastel, soft pastels, pastels, chalk pastel, pastel crayon',
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
    'charcoal',
  ),
  term('cave painting, cave art, rock art, rock painting, prehistoric painting, petroglyph', {
    style: 'charcoal',
    grade: { tones: { shadow: '#3a1608', middle: '#b8713a', highlight: '#edd0a0', amount: 0.9 } },
  }),
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
      ink brush painting, brush painting, zen painting, chinese ink, japanese ink painting, ink painting, brush and ink,
      brush ink, ink and wash, ink brush, brush drawing
    `,
    { style: 'brush-ink' },
    'brush pen, chinese ink painting, calligraphy, indian ink, india ink',
  ),
  term(
    `
      pointillism, pointilism, pointillist, pointilist, divisionism, pointillist painting, dot painting, aboriginal art,
      aboriginal painting, aboriginal dot painting
    `,
    { style: 'pointillism' },
    'neo impressionism',
  ),
  term(
    'mosaic, byzantine mosaic, roman mosaic, trencadis, mosaic tiles, tile mosaic',
    { style: 'mosaic' },
    `
      glass mosaic, byzantine, byzantine art
    `,
  ),
  term(
    `
      blueprint drawing, technical drawing, cyanotype, blueprint style, architectural drawing,
      patent drawing, schematic drawing
    `,
    { style: 'blueprint' },
    'schematic, blueprint, technical',
  ),
  term('blueprint of, blueprints of, schematic of, schematics of, blueprint for, technical illustration', {
    style: 'blueprint',
    sheet: 'always',
  }),
  term(
    'illuminated manuscript, medieval manuscript, manuscript illustration, art nouveau poster, jugendstil, art nouveau style',
    { style: 'art-nouveau' },
    'art nouveau, medieval, secessionist',
  ),
  term('madhubani, mithila painting, kalamkari, pattachitra, gond art, indian folk art, tarot card, tarot', {
    style: 'art-nouveau',
    grade: { saturation: 1.3, contrast: 1.06, temperature: 0.2 },
  }),
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
      minimalist poster, minimalist style, flat vector, corporate illustration, bauhaus, stencil art, stencil of
    `,
    { style: 'flat' },
    `
      flat art, vector, graphic design, minimalism, minimalist, minimal, flat, suprematism, suprematist, de stijl
    `,
  ),
  term(
    `
      logo of, logo for, logo, logos, logo design, minimalist logo, mascot logo, logotype, brand mark, app icon, flat icon,
      icon of, icon for, icon design, vector icon, app logo, emblem, emblem of, emblem for, badge design, pictogram,
      badge logo, family crest, coat of arms, crest, crest of, heraldic crest, monogram, patch design, badge with,
      pictogram of, enamel pin, enamel pin of
    `,
    { style: 'flat', sheet: 'emblem', features: ['emblem'] },
    'mascot, icon',
  ),
  term('emoji, emojis, icons of, icon set, clip art, clipart, diagram of, infographic, infographic of', {
    style: 'flat',
    sheet: 'always',
  }),
  term(
    'sticker, stickers of, sticker of, sticker design, die cut sticker, vinyl sticker',
    { style: 'comic', sheet: 'always' },
    'sticker art',
  ),
  term(
    `
      botanical illustration, botanical print, botanical drawing, botanical painting, scientific illustration,
      zoological illustration, naturalist illustration, anatomical drawing, anatomical illustration
    `,
    { style: 'watercolor', sheet: 'always' },
    'botanical',
  ),
  term(
    `
      gouache, gouache painting, tempera, egg tempera, poster paint
    `,
    { style: 'gouache' },
    'casein',
  ),
  term(
    `
      picture book illustration, storybook style, storybook illustration, children's book illustration, children's book,
      childrens book illustration, childrens book, children's story book, kids book, kids book illustration,
      children's book cover, kids book cover, book illustration, fairy tale illustration, nursery illustration
    `,
    { style: 'gouache', grade: CHEERFUL },
    'storybook, picture book',
  ),
  term('fresco', {
    style: 'gouache',
    grade: { saturation: 0.72, lift: 0.08, contrast: 0.9, temperature: 0.35, grain: 0.3 },
  }),
  term(
    'folk art, naive art, folk painting, naive painting, folk art painting, primitive art, persian miniature, mughal miniature',
    { style: 'gouache', grade: { saturation: 1.2, contrast: 1.05 } },
    'naive',
  ),
  term(
    `
      egyptian hieroglyphics, egyptian hieroglyphs, hieroglyphic, hieroglyphics, hieroglyphs, egyptian painting, tomb painting,
      egyptian wall painting, egyptian art, papyrus painting
    `,
    {
      style: 'gouache',
      grade: {
        tones: { shadow: '#3a2414', middle: '#b98a4c', highlight: '#f2dcae', amount: 0.5 },
        grain: 0.3,
      },
    },
  ),
  term(
    'byzantine icon, icon painting, orthodox icon, russian icon, byzantine painting, byzantine icon painting',
    {
      style: 'gouache',
      scene: 'portrait',
      firmness: 4,
      hint: 'exalted',
      grade: { highlightTint: [22, 12, -20], temperature: 0.3 },
    },
  ),
  term(
    'cubism, cubist, cubist painting, cubist style, abstract cubism, abstract cubist, orphism',
    { style: 'cubism' },
    'vorticism, futurism, futurist',
  ),
  term(
    `
      hand embroidery, needlework, stitched art, needlepoint, embroidery of, cross stitch, cross stitch of, tapestry of,
      embroidered patch
    `,
    { style: 'embroidery' },
    'textile, textile art, fabric, applique, embroidery, embroidered, tapestry, quilt, quilted',
  ),
  term(
    `
      clay art, claymation, claymation style, clay animation, play doh, modelling clay, plasticine model, plasticine
    `,
    { style: 'plasticine' },
    'clay',
  ),
  term('postage stamp of, stamp of, postage stamp with', { style: 'art-deco' }),
  // What carries a picture is no thing in it.
  term(
    `
      album cover, album art, book cover, book cover art, novel cover, magazine cover, record cover, vinyl cover, cd cover,
      dvd cover, game cover, comic book cover, comic cover, front cover, cover art, cover design, cover illustration,
      greeting card, christmas card, holiday card, wedding card, thank you card,
      invitation card, wedding invitation, postcard, billboard of, screensaver, wallpaper of, phone wallpaper,
      desktop wallpaper, mobile wallpaper, computer wallpaper, iphone wallpaper, lock screen wallpaper,
      desktop background, phone background, thumbnail of, thumbnail image of
    `,
    { detail: 1 },
  ),
  term(
    'seamless pattern, seamless pattern of, pattern of, pattern with, wallpaper pattern, repeating pattern',
    {
      style: 'flat',
      composition: 'pattern',
      sheet: 'always',
    },
  ),
];
