import type { Rgb } from '../../../core/color.ts';
import {
  bare,
  cloth,
  DARK,
  type DressPerson,
  details,
  GOLD,
  hat,
  item,
  LEATHER,
  long,
  robe,
  shirt,
  skirt,
  trousers,
  WHITE,
  wear,
} from './wardrobe.ts';

function egyptian(request: Parameters<DressPerson>[0], kilt: Rgb) {
  return {
    skin: [184, 122, 78] as Rgb,
    beard: 'none' as const,
    lower: skirt(kilt, 0.46, 0.08, { trim: GOLD, shoes: GOLD }),
    ...shirt([184, 122, 78] as Rgb, bare),
    details: details(['bare-chest', WHITE], ['garland', cloth(request, [50, 140, 160])]),
    belt: GOLD,
    held: item('ankh'),
    offhand: item('spear', GOLD),
  };
}

/** Gods and holy people of Egypt, India, Japan and Palestine. */
export const EASTERN_GODS = {
  ra: (request) =>
    wear(request, ['strong'], {
      ...egyptian(request, WHITE),
      animalHead: 'falcon',
      headwear: hat('sun-disc', [232, 92, 48]),
      halo: true,
    }),
  horus: (request) =>
    wear(request, ['strong'], {
      ...egyptian(request, [236, 206, 130]),
      animalHead: 'falcon',
      headwear: hat('double-crown', WHITE),
    }),
  anubis: (request) =>
    wear(request, ['strong'], {
      ...egyptian(request, [240, 226, 190]),
      skin: [74, 68, 84],
      torso: [74, 68, 84],
      animalHead: 'jackal',
    }),
  thoth: (request) =>
    wear(request, ['man'], { ...egyptian(request, WHITE), animalHead: 'ibis', offhand: item('scroll') }),
  bastet: (request) =>
    wear(request, ['woman'], {
      ...egyptian(request, [70, 150, 140]),
      lower: robe([70, 150, 140], GOLD, 0.05),
      torso: [70, 150, 140],
      animalHead: 'cat',
    }),
  osiris: (request) =>
    wear(request, ['man'], {
      ...egyptian(request, WHITE),
      skin: [96, 150, 100],
      torso: WHITE,
      lower: robe(WHITE, GOLD, 0.02),
      hair: { style: 'bald', color: DARK },
      beard: 'goatee',
      details: details(['wraps', WHITE], ['garland', GOLD]),
      marks: ['kohl'],
      headwear: hat('double-crown', WHITE),
      held: item('crook-and-flail'),
      offhand: undefined,
    }),
  isis: (request) =>
    wear(request, ['woman'], {
      skin: [196, 136, 90],
      hair: { style: 'bob', color: [28, 26, 36] },
      lower: robe(cloth(request, [206, 60, 56], WHITE), GOLD, 0.05),
      ...shirt(cloth(request, [206, 60, 56], WHITE), bare),
      details: details(['garland', [60, 160, 170]]),
      belt: GOLD,
      marks: ['kohl'],
      wings: { kind: 'feathered', color: [80, 160, 190] },
      headwear: hat('horned-disc', GOLD),
      held: item('ankh'),
    }),
  hanuman: (request) =>
    wear(request, ['strong'], {
      skin: [196, 130, 84],
      animalHead: 'monkey',
      lower: trousers(cloth(request, [226, 90, 50]), GOLD, { cut: 'wide' }),
      ...shirt([196, 130, 84], bare),
      details: details(['bare-chest', WHITE], ['garland', [246, 170, 60]]),
      belt: GOLD,
      trim: GOLD,
      headwear: hat('mukuta', GOLD),
      held: item('mace', GOLD),
      halo: true,
    }),
  rama: (request) =>
    wear(request, ['man'], {
      skin: [120, 160, 200],
      beard: 'none',
      hair: { style: 'wavy', color: [30, 26, 34] },
      lower: trousers(cloth(request, [246, 190, 70]), GOLD, { cut: 'wide' }),
      ...shirt([120, 160, 200], bare),
      details: details(['garland', [250, 200, 90]], ['sash', [206, 60, 60]]),
      belt: GOLD,
      marks: ['tilak'],
      headwear: hat('mukuta', GOLD),
      pack: { kind: 'quiver', color: GOLD },
      held: item('bow', GOLD),
      halo: true,
    }),
  amaterasu: (request) =>
    wear(request, ['woman'], {
      skin: [250, 228, 206],
      hair: { style: 'long', color: [30, 26, 32] },
      lower: skirt(cloth(request, [226, 70, 56]), 0.98, 0.12, { trim: GOLD, shoes: WHITE }),
      ...shirt(WHITE, long(WHITE, { wide: true })),
      trim: [226, 70, 56],
      details: details(['kimono', [226, 70, 56]], ['necklace', [90, 170, 120]]),
      headwear: hat('sun-rays', GOLD),
      held: item('mirror', GOLD),
      halo: true,
    }),
  jesus: (request) =>
    wear(request, ['man'], {
      hair: { style: 'long', color: [104, 68, 44] },
      beard: 'short',
      lower: robe(cloth(request, [250, 246, 236]), undefined, 0.1),
      ...shirt(cloth(request, [250, 246, 236]), long(cloth(request, [250, 246, 236]), { wide: true })),
      details: details(['toga', [176, 60, 60]]),
      belt: LEATHER,
      halo: true,
      pose: 'waving',
    }),
  mary: (request) =>
    wear(request, ['woman'], {
      hair: { style: 'long', color: [96, 64, 44] },
      lower: robe(cloth(request, [236, 236, 244]), GOLD, 0.1),
      ...shirt(cloth(request, [206, 90, 96])),
      cape: [70, 110, 180],
      headwear: hat('shawl', [70, 110, 180]),
      halo: true,
      pose: 'praying',
    }),
} satisfies Record<string, DressPerson>;
