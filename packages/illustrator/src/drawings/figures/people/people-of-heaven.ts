import { pickColor, type Rgb } from '../../../core/color.ts';
import {
  bare,
  cloth,
  type DressPerson,
  details,
  GOLD,
  hat,
  item,
  LEATHER,
  long,
  personOf,
  robe,
  STEEL,
  shirt,
  short,
  skirt,
  WHITE,
  wear,
} from './wardrobe.ts';

const wide = (color: Rgb) => long(color, { wide: true });

/** Those with wings. */
export const HEAVENLY = {
  angel: (request) => {
    const gown = cloth(request, [250, 247, 240]);
    return wear(request, ['woman', 'woman', 'man'], {
      beard: 'none',
      hair: { style: 'wavy', color: pickColor(request.random.fork('hair'), '#e4bc74 #7e5030 #3c2a24') },
      lower: robe(gown, GOLD, 0.16),
      torso: gown,
      trim: GOLD,
      sleeves: wide(gown),
      belt: GOLD,
      wings: { kind: 'feathered', color: [252, 250, 246] },
      halo: true,
    });
  },
  archangel: (request) => {
    const gown = cloth(request, [70, 110, 190], [176, 60, 64]);
    return wear(request, ['strong'], {
      beard: 'none',
      hair: { style: 'wavy', color: [220, 178, 104] },
      lower: skirt(gown, 0.6, 0.14, { trim: GOLD, shoes: GOLD }),
      ...shirt(WHITE, short(gown)),
      details: details(['breastplate', [232, 194, 100]]),
      belt: GOLD,
      cape: [190, 52, 60],
      wings: { kind: 'feathered', color: [252, 250, 246] },
      halo: true,
      held: item('flaming-sword'),
      shield: { kind: 'round', color: [232, 194, 100] },
    });
  },
  cupid: (request) =>
    wear(request, ['boy'], {
      build: { head: 0.17, shoulders: 0.124, waist: 0.12, hips: 0.12, limbs: 1.3, stature: 0.6 },
      hair: { style: 'curly', color: [226, 184, 110] },
      lower: skirt(cloth(request, WHITE, [246, 190, 200]), 0.3, 0.08, {
        shoes: personOf(request, ['boy']).skin,
      }),
      ...shirt(personOf(request, ['boy']).skin, bare),
      details: details(['sash', [246, 190, 200]]),
      wings: { kind: 'feathered', color: WHITE },
      held: item('bow', [240, 190, 90]),
      expression: 'smiling',
    }),
  valkyrie: (request) =>
    wear(request, ['woman'], {
      hair: { style: 'braids', color: [232, 196, 120] },
      lower: skirt(cloth(request, [70, 96, 150], WHITE), 0.7, 0.14, { trim: GOLD, shoes: LEATHER }),
      ...shirt(STEEL, short(WHITE)),
      details: details(['breastplate', [206, 212, 222]]),
      belt: GOLD,
      cape: [170, 50, 60],
      wings: { kind: 'feathered', color: [246, 246, 250] },
      shield: { kind: 'round', color: [90, 120, 170] },
      headwear: hat('winged-helmet', [214, 218, 228]),
      held: item('spear', GOLD),
    }),
} satisfies Record<string, DressPerson>;
