import { type Term, term } from '../option.types.ts';

/** Historic artists and movements, as the medium and palette that they are remembered for. */
export const ARTISTS: readonly Term[] = [
  term(
    `
      claude monet, monet, renoir, auguste renoir, pierre auguste renoir, camille pissarro,
      pissarro, alfred sisley, sisley, berthe morisot, morisot, sorolla, joaquin sorolla,
      childe hassam, gustave caillebotte, edouard manet, manet
    `,
    { style: 'impression', grade: { lift: 0.05, saturation: 1.05, contrast: 0.95 } },
    'realism school',
  ),
  term(
    `
      vincent van gogh, van gogh, edvard munch, munch, cezanne, paul cezanne, andre derain,
      franz marc, ernst ludwig kirchner, emil nolde, egon schiele, oskar kokoschka, marc chagall,
      chagall, amedeo modigliani
    `,
    { style: 'impression', grade: { saturation: 1.3, contrast: 1.08 } },
    'vilhelm hammershoi',
  ),
  term(
    `
      rembrandt, rembrandt van rijn, caravaggio, velazquez, diego velazquez, goya, francisco goya,
      artemisia gentileschi, georges de la tour, zurbaran, ribera, frans hals,
      joseph wright of derby
    `,
    {
      style: 'oil',
      lighting: 'low-key',
      grade: { contrast: 1.2, temperature: 0.4, vignette: 0.5, gain: 0.9 },
    },
  ),
  term(
    `
      leonardo da vinci, da vinci, michelangelo, raphael, sandro botticelli, botticelli, titian,
      johannes vermeer, vermeer, jan van eyck, van eyck, peter paul rubens, rubens,
      hieronymus bosch, bosch, pieter bruegel, pieter bruegel the elder, bruegel, el greco,
      tintoretto, hans holbein, albrecht altdorfer, poussin, jacques louis david, ingres,
      bouguereau, fragonard, watteau, canaletto
    `,
    { style: 'oil', grade: { temperature: 0.25, saturation: 0.95 } },
    'academic art',
  ),
  term(
    `
      turner, jmw turner, j m w turner, william turner, constable, john constable,
      caspar david friedrich, albert bierstadt, bierstadt, thomas cole, frederic edwin church,
      ivan aivazovsky, aivazovsky, ivan shishkin, isaac levitan, eugene delacroix, delacroix,
      gericault, theodore gericault, winslow homer, courbet, gustave courbet, jean francois millet,
      corot, camille corot, ilya repin, john singer sargent, whistler, john everett millais,
      waterhouse, john william waterhouse, dante gabriel rossetti, grant wood, henry ossawa tanner
    `,
    { style: 'oil', grade: { highlightTint: [12, 6, -8], contrast: 1.04 } },
  ),
  term(
    `
      hokusai, katsushika hokusai, hiroshige, utagawa hiroshige, utamaro, kitagawa utamaro,
      kuniyoshi, utagawa kuniyoshi, yoshitoshi, sharaku, kawase hasui, ohara koson,
      tsukioka yoshitoshi
    `,
    { style: 'ukiyo-e' },
    'rinpa school',
  ),
  term('john tenniel, maria sibylla merian', { style: 'ink' }),
  term(
    `
      william blake, beatrix potter, arthur rackham, rackham, edmund dulac, john james audubon,
      audubon, paul klee, klee, samuel palmer, raja ravi varma, carl larsson, kate greenaway
    `,
    { style: 'watercolor' },
  ),
  term('andy warhol, warhol, keith haring', { style: 'pop' }, 'pop art'),
  term('louis comfort tiffany, tiffany, burne jones, edward burne jones', {
    style: 'stained-glass',
    grade: { highlightTint: [16, 10, -14] },
  }),
  term(
    `
      salvador dali, dali, rene magritte, magritte, max ernst, giorgio de chirico, de chirico,
      frida kahlo, kahlo, joan miro, miro, edward hopper, hopper, georgia okeeffe, arnold bocklin,
      giuseppe arcimboldo, arcimboldo
    `,
    { style: 'oil', grade: { saturation: 1.12, contrast: 1.06 } },
  ),
  term(
    `
      ansel adams, adams, eugene atget, alfred stieglitz, edward curtis, julia margaret cameron,
      nadar, mathew brady, dorothea lange, edward weston, man ray
    `,
    { style: 'photo', grade: { saturation: 0, contrast: 1.2 } },
  ),
  term('leonardo sketch, leonardo sketches, sketchbook of leonardo', { style: 'pencil' }),
  term('warli painting, chola bronze sculpture, gandhara sculpture', { style: 'papercut' }),
  term('seurat, georges seurat, paul signac', { style: 'pointillism' }),
  term('gustav klimt, klimt', { style: 'mosaic', grade: { highlightTint: [22, 14, -14], saturation: 1.15 } }),
  term('antoni gaudi, gaudi', { style: 'mosaic' }),
  term(
    `
      alphonse mucha, mucha, alphonse mucha poster, jules cheret, charles rennie mackintosh,
      walter crane, harry clarke, kay nielsen, toulouse lautrec, henri de toulouse lautrec
    `,
    { style: 'art-nouveau' },
  ),
  term('william morris', { style: 'embroidery' }),
  term('el lissitzky', { style: 'art-deco' }),
  term(
    `
      mondrian, piet mondrian, theo van doesburg, kazimir malevich, malevich
    `,
    { style: 'flat', grade: { saturation: 1.3, contrast: 1.08 } },
  ),
  term('henri rousseau, paul gauguin, gauguin, henri matisse, matisse, giotto', {
    style: 'gouache',
    grade: { saturation: 1.2, contrast: 1.05 },
  }),
  term(
    `
      picasso, pablo picasso, georges braque, juan gris, fernand leger, umberto boccioni,
      giacomo balla, lyonel feininger, robert delaunay, sonia delaunay, franz kupka, liubov popova
    `,
    { style: 'cubism' },
  ),
  term('kandinsky, wassily kandinsky, hilma af klint', {
    style: 'cubism',
    grade: { saturation: 1.5, contrast: 1.06 },
  }),
  term(
    `
      albrecht durer, durer, gustave dore, dore, william hogarth, piranesi,
      giovanni battista piranesi
    `,
    { style: 'engraving' },
  ),
  term('aubrey beardsley, beardsley', { style: 'linocut' }),
  term('kathe kollwitz', { style: 'charcoal' }),
  term('sesshu, sesshu toyo', { style: 'brush-ink' }),
  term('edgar degas, degas, odilon redon, mary cassatt, cassatt', { style: 'pastel' }),
  term('roy lichtenstein, lichtenstein, winsor mccay', { style: 'comic' }),
];
