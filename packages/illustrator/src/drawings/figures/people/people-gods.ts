import { mix, type Rgb } from '../../../core/color.ts';
import {
  BUILDS,
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
  personOf,
  robe,
  STEEL,
  shirt,
  short,
  skirt,
  trousers,
  WHITE,
  wear,
} from './wardrobe.ts';

/** A bearded father of the gods in a toga. */
function olympian(request: Parameters<DressPerson>[0], gown: Rgb, hair: Rgb) {
  const { skin } = personOf(request, ['strong']);
  return {
    build: { ...BUILDS.strong, shoulders: 0.156 },
    hair: { style: 'wavy' as const, color: hair },
    beard: 'long' as const,
    lower: skirt(gown, 0.92, 0.12, { trim: GOLD, shoes: LEATHER }),
    ...shirt(skin, bare),
    details: details(['bare-chest', WHITE], ['toga', gown]),
    belt: GOLD,
    trim: GOLD,
  };
}

function greekLady(gown: Rgb) {
  return {
    lower: robe(gown, GOLD, 0.14),
    ...shirt(gown, bare),
    details: details(['toga', mix(gown, WHITE, 0.3)], ['necklace', GOLD]),
    belt: GOLD,
    trim: GOLD,
  };
}

export const GODS = {
  god: (request) =>
    wear(request, ['strong'], {
      ...olympian(request, cloth(request, WHITE), [236, 236, 238]),
      headwear: hat('laurel', GOLD),
      held: item('lightning', [255, 232, 120]),
      halo: true,
    }),
  goddess: (request) =>
    wear(request, ['woman'], {
      ...greekLady(cloth(request, WHITE, [240, 206, 190], [190, 214, 236])),
      hair: { style: 'wavy', color: personOf(request, ['woman']).hair.color },
      headwear: hat('laurel', GOLD),
      held: item('flower', [240, 130, 170]),
      halo: true,
    }),
  zeus: (request) =>
    wear(request, ['strong'], {
      ...olympian(request, cloth(request, WHITE), [238, 238, 240]),
      headwear: hat('laurel', GOLD),
      held: item('lightning', [255, 236, 130]),
      halo: true,
      underfoot: 'cloud',
    }),
  poseidon: (request) =>
    wear(request, ['strong'], {
      ...olympian(request, cloth(request, [52, 128, 160]), [190, 214, 214]),
      headwear: hat('crown', GOLD),
      held: item('trident', GOLD),
      cape: [40, 110, 140],
      underfoot: 'waves',
    }),
  hades: (request) =>
    wear(request, ['strong'], {
      ...olympian(request, cloth(request, [62, 50, 84]), [44, 40, 56]),
      skin: [206, 206, 220],
      torso: [206, 206, 220],
      hair: { style: 'flames', color: [90, 150, 240] },
      beard: 'goatee',
      held: item('staff', [120, 180, 255]),
      cape: [40, 34, 60],
    }),
  athena: (request) =>
    wear(request, ['woman'], {
      ...greekLady(cloth(request, WHITE)),
      details: details(['breastplate', [228, 190, 100]]),
      headwear: hat('greek-helmet', [228, 190, 100]),
      held: item('spear', GOLD),
      shield: { kind: 'round', color: [206, 164, 82] },
    }),
  aphrodite: (request) =>
    wear(request, ['woman'], {
      ...greekLady(cloth(request, [246, 190, 196])),
      hair: { style: 'wavy', color: [232, 190, 112] },
      headwear: hat('flower-wreath', [240, 130, 160]),
      held: item('mirror', GOLD),
      expression: 'smiling',
    }),
  apollo: (request) =>
    wear(request, ['man'], {
      ...olympian(request, cloth(request, WHITE), [228, 180, 92]),
      build: BUILDS.man,
      beard: 'none',
      hair: { style: 'curly', color: [228, 180, 92] },
      headwear: hat('sun-rays', GOLD),
      held: item('lyre', GOLD),
      halo: true,
    }),
  artemis: (request) =>
    wear(request, ['woman'], {
      ...greekLady(cloth(request, [190, 214, 200])),
      lower: skirt(cloth(request, [190, 214, 200]), 0.5, 0.14, { trim: STEEL, shoes: LEATHER }),
      hair: { style: 'ponytail', color: [120, 76, 46] },
      headwear: hat('coronet', STEEL),
      pack: { kind: 'quiver', color: LEATHER },
      held: item('bow', [210, 214, 226]),
    }),
  hermes: (request) =>
    wear(request, ['man'], {
      lower: skirt(cloth(request, WHITE), 0.4, 0.1, { trim: GOLD, shoes: GOLD }),
      ...shirt(cloth(request, WHITE), bare),
      beard: 'none',
      hair: { style: 'curly', color: [190, 130, 66] },
      belt: GOLD,
      cape: [80, 130, 190],
      headwear: hat('winged-hat', GOLD),
      held: item('snake', GOLD),
      pose: 'running',
    }),
  medusa: (request) =>
    wear(request, ['woman'], {
      skin: [190, 206, 150],
      hair: { style: 'snakes', color: [84, 140, 76] },
      ...greekLady(cloth(request, [60, 120, 96], [96, 80, 130])),
      eyeColor: [240, 200, 40],
      lipColor: [120, 60, 80],
      marks: ['kohl'],
    }),
  odin: (request) =>
    wear(request, ['old-man'], {
      build: BUILDS.strong,
      beard: 'long',
      hair: { style: 'long', color: [214, 216, 222] },
      lower: trousers([90, 84, 80], LEATHER, { bootHeight: 0.5 }),
      tails: { color: cloth(request, [70, 84, 110]), length: 0.5, flare: 0.1 },
      ...shirt(cloth(request, [70, 84, 110])),
      trim: GOLD,
      details: details(['fur-collar', [206, 200, 196]], ['breastplate', STEEL]),
      belt: LEATHER,
      cape: [56, 64, 90],
      marks: ['eye-patch'],
      headwear: hat('winged-helmet', [214, 190, 110]),
      held: item('spear', GOLD),
    }),
  thor: (request) =>
    wear(request, ['strong'], {
      beard: 'short',
      hair: { style: 'long', color: [228, 180, 96] },
      lower: trousers([60, 68, 92], [110, 78, 50], { bootHeight: 0.5 }),
      tails: { color: [60, 68, 92], length: 0.28, flare: 0.06 },
      ...shirt(cloth(request, [66, 78, 110]), short([170, 178, 192])),
      details: details(['breastplate', [150, 160, 178]]),
      belt: GOLD,
      gloves: LEATHER,
      cape: [196, 40, 46],
      headwear: hat('winged-helmet', STEEL),
      held: item('war-hammer'),
      pose: 'standing',
    }),
  loki: (request) =>
    wear(request, ['man'], {
      beard: 'none',
      hair: { style: 'long', color: [34, 30, 34] },
      lower: trousers([50, 70, 56], DARK, { bootHeight: 0.5 }),
      tails: { color: cloth(request, [56, 120, 76]), length: 0.5, flare: 0.08, open: true },
      ...shirt(cloth(request, [56, 120, 76])),
      trim: GOLD,
      details: details(['breastplate', [206, 170, 80]]),
      cape: [44, 90, 60],
      headwear: hat('ram-horns', GOLD),
      held: item('staff', [110, 240, 190]),
      expression: 'smiling',
    }),
  freya: (request) =>
    wear(request, ['woman'], {
      hair: { style: 'braids', color: [236, 196, 116] },
      lower: robe(cloth(request, [120, 160, 130], [240, 226, 196]), GOLD),
      ...shirt(cloth(request, [120, 160, 130], [240, 226, 196]), long(WHITE, { wide: true })),
      trim: GOLD,
      details: details(['necklace', [250, 190, 80]], ['fur-collar', [240, 232, 220]]),
      belt: GOLD,
      cape: [196, 170, 120],
      headwear: hat('flower-wreath', [250, 220, 120]),
      held: item('sword'),
    }),
} satisfies Record<string, DressPerson>;
