import { mix, type Rgb } from '../../core/colour.ts';
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
  short,
  skirt,
  trousers,
  WHITE,
  wear,
} from './wardrobe.ts';

type God =
  | 'god'
  | 'goddess'
  | 'zeus'
  | 'poseidon'
  | 'hades'
  | 'athena'
  | 'aphrodite'
  | 'apollo'
  | 'artemis'
  | 'hermes'
  | 'medusa'
  | 'odin'
  | 'thor'
  | 'loki'
  | 'freya'
  | 'ra'
  | 'anubis'
  | 'horus'
  | 'isis'
  | 'bastet'
  | 'thoth'
  | 'osiris'
  | 'hanuman'
  | 'rama'
  | 'amaterasu'
  | 'jesus'
  | 'mary';

/** A bearded father of the gods in a toga. */
function olympian(request: Parameters<DressPerson>[0], gown: Rgb, hair: Rgb) {
  const { skin } = personOf(request, ['strong']);
  return {
    build: { ...BUILDS.strong, shoulders: 0.156 },
    hair: { style: 'wavy' as const, colour: hair },
    beard: 'long' as const,
    lower: skirt(gown, 0.92, 0.12, { trim: GOLD, shoes: LEATHER }),
    torso: skin,
    sleeves: bare,
    details: details(['bare-chest', WHITE], ['toga', gown]),
    belt: GOLD,
    trim: GOLD,
  };
}

function greekLady(gown: Rgb) {
  return {
    lower: robe(gown, GOLD, 0.14),
    torso: gown,
    sleeves: bare,
    details: details(['toga', mix(gown, WHITE, 0.3)], ['necklace', GOLD]),
    belt: GOLD,
    trim: GOLD,
  };
}

function egyptian(request: Parameters<DressPerson>[0], kilt: Rgb) {
  return {
    skin: [184, 122, 78] as Rgb,
    beard: 'none' as const,
    lower: skirt(kilt, 0.46, 0.08, { trim: GOLD, shoes: GOLD }),
    torso: [184, 122, 78] as Rgb,
    sleeves: bare,
    details: details(['bare-chest', WHITE], ['garland', cloth(request, [50, 140, 160])]),
    belt: GOLD,
    held: item('ankh'),
    offhand: item('spear', GOLD),
  };
}

export const GODS: Record<God, DressPerson> = {
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
      hair: { style: 'wavy', colour: personOf(request, ['woman']).hair.colour },
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
      hair: { style: 'flames', colour: [90, 150, 240] },
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
      shield: { kind: 'round', colour: [206, 164, 82] },
    }),
  aphrodite: (request) =>
    wear(request, ['woman'], {
      ...greekLady(cloth(request, [246, 190, 196])),
      hair: { style: 'wavy', colour: [232, 190, 112] },
      headwear: hat('flower-wreath', [240, 130, 160]),
      held: item('mirror', GOLD),
      expression: 'smiling',
    }),
  apollo: (request) =>
    wear(request, ['man'], {
      ...olympian(request, cloth(request, WHITE), [228, 180, 92]),
      build: BUILDS.man,
      beard: 'none',
      hair: { style: 'curly', colour: [228, 180, 92] },
      headwear: hat('sun-rays', GOLD),
      held: item('lyre', GOLD),
      halo: true,
    }),
  artemis: (request) =>
    wear(request, ['woman'], {
      ...greekLady(cloth(request, [190, 214, 200])),
      lower: skirt(cloth(request, [190, 214, 200]), 0.5, 0.14, { trim: STEEL, shoes: LEATHER }),
      hair: { style: 'ponytail', colour: [120, 76, 46] },
      headwear: hat('coronet', STEEL),
      pack: { kind: 'quiver', colour: LEATHER },
      held: item('bow', [210, 214, 226]),
    }),
  hermes: (request) =>
    wear(request, ['man'], {
      lower: skirt(cloth(request, WHITE), 0.4, 0.1, { trim: GOLD, shoes: GOLD }),
      torso: cloth(request, WHITE),
      sleeves: bare,
      beard: 'none',
      hair: { style: 'curly', colour: [190, 130, 66] },
      belt: GOLD,
      cape: [80, 130, 190],
      headwear: hat('winged-hat', GOLD),
      held: item('snake', GOLD),
      pose: 'running',
    }),
  medusa: (request) =>
    wear(request, ['woman'], {
      skin: [190, 206, 150],
      hair: { style: 'snakes', colour: [84, 140, 76] },
      ...greekLady(cloth(request, [60, 120, 96], [96, 80, 130])),
      eyeColour: [240, 200, 40],
      lipColour: [120, 60, 80],
      marks: ['kohl'],
    }),
  odin: (request) =>
    wear(request, ['old-man'], {
      build: BUILDS.strong,
      beard: 'long',
      hair: { style: 'long', colour: [214, 216, 222] },
      lower: trousers([90, 84, 80], LEATHER, { bootHeight: 0.5 }),
      tails: { colour: cloth(request, [70, 84, 110]), length: 0.5, flare: 0.1 },
      torso: cloth(request, [70, 84, 110]),
      sleeves: long(cloth(request, [70, 84, 110])),
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
      hair: { style: 'long', colour: [228, 180, 96] },
      lower: trousers([60, 68, 92], [110, 78, 50], { bootHeight: 0.5 }),
      tails: { colour: [60, 68, 92], length: 0.28, flare: 0.06 },
      torso: cloth(request, [66, 78, 110]),
      sleeves: short([170, 178, 192]),
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
      hair: { style: 'long', colour: [34, 30, 34] },
      lower: trousers([50, 70, 56], DARK, { bootHeight: 0.5 }),
      tails: { colour: cloth(request, [56, 120, 76]), length: 0.5, flare: 0.08, open: true },
      torso: cloth(request, [56, 120, 76]),
      sleeves: long(cloth(request, [56, 120, 76])),
      trim: GOLD,
      details: details(['breastplate', [206, 170, 80]]),
      cape: [44, 90, 60],
      headwear: hat('ram-horns', GOLD),
      held: item('staff', [110, 240, 190]),
      expression: 'smiling',
    }),
  freya: (request) =>
    wear(request, ['woman'], {
      hair: { style: 'braids', colour: [236, 196, 116] },
      lower: robe(cloth(request, [120, 160, 130], [240, 226, 196]), GOLD),
      torso: cloth(request, [120, 160, 130], [240, 226, 196]),
      sleeves: long(WHITE, { wide: true }),
      trim: GOLD,
      details: details(['necklace', [250, 190, 80]], ['fur-collar', [240, 232, 220]]),
      belt: GOLD,
      cape: [196, 170, 120],
      headwear: hat('flower-wreath', [250, 220, 120]),
      held: item('sword'),
    }),
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
      hair: { style: 'bald', colour: DARK },
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
      hair: { style: 'bob', colour: [28, 26, 36] },
      lower: robe(cloth(request, [206, 60, 56], WHITE), GOLD, 0.05),
      torso: cloth(request, [206, 60, 56], WHITE),
      sleeves: bare,
      details: details(['garland', [60, 160, 170]]),
      belt: GOLD,
      marks: ['kohl'],
      wings: { kind: 'feathered', colour: [80, 160, 190] },
      headwear: hat('horned-disc', GOLD),
      held: item('ankh'),
    }),
  hanuman: (request) =>
    wear(request, ['strong'], {
      skin: [196, 130, 84],
      animalHead: 'monkey',
      lower: trousers(cloth(request, [226, 90, 50]), GOLD, { cut: 'wide' }),
      torso: [196, 130, 84],
      sleeves: bare,
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
      hair: { style: 'wavy', colour: [30, 26, 34] },
      lower: trousers(cloth(request, [246, 190, 70]), GOLD, { cut: 'wide' }),
      torso: [120, 160, 200],
      sleeves: bare,
      details: details(['garland', [250, 200, 90]], ['sash', [206, 60, 60]]),
      belt: GOLD,
      marks: ['tilak'],
      headwear: hat('mukuta', GOLD),
      pack: { kind: 'quiver', colour: GOLD },
      held: item('bow', GOLD),
      halo: true,
    }),
  amaterasu: (request) =>
    wear(request, ['woman'], {
      skin: [250, 228, 206],
      hair: { style: 'long', colour: [30, 26, 32] },
      lower: skirt(cloth(request, [226, 70, 56]), 0.98, 0.12, { trim: GOLD, shoes: WHITE }),
      torso: WHITE,
      sleeves: long(WHITE, { wide: true }),
      trim: [226, 70, 56],
      details: details(['kimono', [226, 70, 56]], ['necklace', [90, 170, 120]]),
      headwear: hat('sun-rays', GOLD),
      held: item('mirror', GOLD),
      halo: true,
    }),
  jesus: (request) =>
    wear(request, ['man'], {
      hair: { style: 'long', colour: [104, 68, 44] },
      beard: 'short',
      lower: robe(cloth(request, [250, 246, 236]), undefined, 0.1),
      torso: cloth(request, [250, 246, 236]),
      sleeves: long(cloth(request, [250, 246, 236]), { wide: true }),
      details: details(['toga', [176, 60, 60]]),
      belt: LEATHER,
      halo: true,
      pose: 'waving',
    }),
  mary: (request) =>
    wear(request, ['woman'], {
      hair: { style: 'long', colour: [96, 64, 44] },
      lower: robe(cloth(request, [236, 236, 244]), GOLD, 0.1),
      torso: cloth(request, [206, 90, 96]),
      sleeves: long(cloth(request, [206, 90, 96])),
      cape: [70, 110, 180],
      headwear: hat('shawl', [70, 110, 180]),
      halo: true,
      pose: 'praying',
    }),
};
