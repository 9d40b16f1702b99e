import { mix, type Rgb, scale } from '../../core/colour.ts';
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

type Magic =
  | 'wizard'
  | 'witch'
  | 'fairy'
  | 'mermaid'
  | 'merman'
  | 'elf'
  | 'christmas-elf'
  | 'dwarf'
  | 'gnome'
  | 'leprechaun'
  | 'genie'
  | 'ghost'
  | 'vampire'
  | 'zombie'
  | 'mummy'
  | 'skeleton'
  | 'demon'
  | 'grim-reaper'
  | 'goblin'
  | 'troll'
  | 'giant'
  | 'druid'
  | 'fortune-teller'
  | 'superhero'
  | 'villain'
  | 'cyborg'
  | 'alien'
  | 'snow-queen'
  | 'red-riding-hood'
  | 'robin-hood'
  | 'angel'
  | 'archangel'
  | 'cupid'
  | 'valkyrie';

const TUNICS: readonly Rgb[] = [
  [84, 140, 84],
  [60, 110, 120],
  [120, 90, 60],
];

const wide = (colour: Rgb) => long(colour, { wide: true });

export const MAGIC: Record<Magic, DressPerson> = {
  wizard: (request) => {
    const cloak = cloth(request, [64, 82, 166], [104, 64, 156], [46, 116, 124]);
    return wear(request, ['old-man'], {
      build: { ...BUILDS.man, head: 0.1 },
      hair: { style: 'long', colour: [234, 234, 238] },
      beard: 'long',
      lower: robe(cloak, GOLD, 0.13),
      torso: cloak,
      trim: GOLD,
      sleeves: wide(cloak),
      belt: LEATHER,
      headwear: hat('wizard-hat', cloak),
      held: item('staff', [120, 220, 255]),
    });
  },
  witch: (request) => {
    const cloak = cloth(request, [74, 58, 98]);
    const violet: Rgb = [140, 84, 176];
    return wear(request, ['woman'], {
      hair: {
        style: 'wavy',
        colour: request.random.fork('hair').pick([
          [176, 74, 40],
          [54, 40, 48],
          [104, 80, 126],
        ] as const),
      },
      lower: skirt(cloak, 0.9, 0.18, { trim: violet, shoes: [44, 36, 44], stockings: violet }),
      torso: cloak,
      trim: violet,
      sleeves: wide(cloak),
      details: details(['lace', violet]),
      belt: violet,
      headwear: hat('witch-hat', cloak),
      held: item('broom', [214, 170, 98]),
    });
  },
  fairy: (request) => {
    const dress = cloth(request, [112, 186, 100], [238, 126, 176], [140, 128, 222], [246, 190, 90]);
    return wear(request, ['girl'], {
      build: { head: 0.128, shoulders: 0.086, waist: 0.06, hips: 0.078, limbs: 0.86, stature: 0.7 },
      hair: {
        style: request.random.fork('hair').pick(['bun', 'wavy', 'long', 'ponytail'] as const),
        colour: personOf(request, ['girl']).hair.colour,
      },
      lower: skirt(dress, 0.48, 0.24, { trim: mix(dress, WHITE, 0.5), shoes: dress }),
      torso: dress,
      sleeves: bare,
      details: details(['sparkles', [255, 246, 200]]),
      wings: { kind: 'fairy', colour: [158, 226, 246] },
      ears: 'pointed',
      headwear: hat('flower-wreath', mix(dress, [255, 255, 255], 0.4)),
      held: item('wand', [255, 226, 110]),
    });
  },
  mermaid: (request) => {
    const tail = cloth(request, [42, 160, 150], [74, 118, 204], [160, 92, 184]);
    return wear(request, ['woman'], {
      hair: {
        style: 'wavy',
        colour: request.random.fork('hair').pick([
          [196, 66, 44],
          [72, 50, 46],
          [226, 176, 90],
          [70, 140, 140],
        ] as const),
      },
      lower: { kind: 'fish-tail', colour: tail },
      torso: mix(tail, [226, 130, 206], 0.55),
      sleeves: bare,
      trim: GOLD,
      details: details(['necklace', GOLD]),
      headwear: hat(request.random.fork('hat').pick(['tiara', 'flower-wreath'] as const), [240, 150, 170]),
    });
  },
  merman: (request) => {
    const tail = cloth(request, [50, 120, 150], [60, 140, 100]);
    const skin = personOf(request, ['strong']).skin;
    return wear(request, ['strong'], {
      hair: { style: 'long', colour: [60, 90, 84] },
      beard: 'short',
      lower: { kind: 'fish-tail', colour: tail },
      torso: skin,
      sleeves: bare,
      details: details(['bare-chest', WHITE]),
      headwear: hat('coronet', GOLD),
      held: item('trident', GOLD),
    });
  },
  elf: (request) => {
    const tunic = cloth(request, ...TUNICS);
    return wear(request, ['woman', 'man'], {
      beard: 'none',
      hair: {
        style: 'long',
        colour: request.random.fork('hair').pick([
          [236, 214, 150],
          [190, 196, 206],
          [120, 74, 44],
        ] as const),
      },
      lower: trousers([104, 92, 70], LEATHER, { bootHeight: 0.5 }),
      tails: { colour: tunic, length: 0.42, flare: 0.1 },
      torso: tunic,
      sleeves: long(mix(tunic, WHITE, 0.5)),
      trim: GOLD,
      details: details(['lace', GOLD], ['necklace', STEEL]),
      belt: LEATHER,
      cape: scale(tunic, 0.7),
      ears: 'pointed',
      headwear: hat('coronet', STEEL),
      pack: { kind: 'quiver', colour: LEATHER },
      held: item('bow'),
    });
  },
  'christmas-elf': (request) =>
    wear(request, ['boy', 'girl'], {
      lower: trousers([206, 46, 52], [70, 140, 80]),
      tails: { colour: cloth(request, [64, 150, 84]), length: 0.24, flare: 0.1 },
      torso: cloth(request, [64, 150, 84]),
      sleeves: long(cloth(request, [64, 150, 84])),
      trim: [206, 46, 52],
      details: details(['buttons', GOLD], ['collar', [206, 46, 52]]),
      belt: [40, 36, 40],
      ears: 'pointed',
      headwear: hat('elf-cap', [64, 150, 84]),
      held: item('gift', [206, 60, 64]),
      expression: 'smiling',
    }),
  dwarf: (request) =>
    wear(request, ['strong'], {
      build: { head: 0.144, shoulders: 0.17, waist: 0.15, hips: 0.14, limbs: 1.5, stature: 0.72 },
      hair: {
        style: 'long',
        colour: request.random.fork('hair').pick([
          [190, 84, 38],
          [120, 74, 44],
          [206, 200, 196],
        ] as const),
      },
      beard: 'long',
      lower: trousers([104, 84, 66], LEATHER, { bootHeight: 0.5 }),
      tails: { colour: cloth(request, [130, 52, 50], [60, 84, 120]), length: 0.3, flare: 0.06 },
      torso: cloth(request, [130, 52, 50], [60, 84, 120]),
      sleeves: long([170, 176, 188]),
      details: details(['chest-strap', LEATHER]),
      belt: LEATHER,
      marks: ['big-nose'],
      headwear: hat('iron-cap', STEEL),
      held: item('axe'),
    }),
  gnome: (request) =>
    wear(request, ['old-man'], {
      build: { head: 0.17, shoulders: 0.14, waist: 0.14, hips: 0.14, limbs: 1.4, stature: 0.56 },
      beard: 'long',
      hair: { style: 'short', colour: WHITE },
      lower: trousers([90, 74, 60], LEATHER),
      torso: cloth(request, [70, 110, 170]),
      sleeves: long(cloth(request, [70, 110, 170])),
      belt: LEATHER,
      marks: ['big-nose'],
      headwear: hat('elf-cap', [206, 52, 52]),
      held: item('lantern', [255, 200, 100]),
    }),
  leprechaun: (request) =>
    wear(request, ['old-man'], {
      build: { head: 0.15, shoulders: 0.13, waist: 0.12, hips: 0.12, limbs: 1.3, stature: 0.6 },
      hair: { style: 'short', colour: [216, 104, 40] },
      beard: 'short',
      lower: trousers([60, 120, 70], DARK, { cut: 'shorts', bootHeight: 0.1 }),
      tails: { colour: cloth(request, [50, 140, 74]), length: 0.28, flare: 0.08, open: true },
      torso: cloth(request, [50, 140, 74]),
      sleeves: long(cloth(request, [50, 140, 74])),
      details: details(['vest', [240, 190, 80]], ['bow-tie', [206, 120, 40]]),
      belt: DARK,
      headwear: hat('leprechaun-hat', [50, 140, 74]),
      held: item('pot-of-gold'),
      expression: 'smiling',
    }),
  genie: (request) => {
    const skin = cloth(request, [88, 150, 222], [150, 110, 210]);
    return wear(request, ['strong'], {
      skin,
      hair: { style: 'topknot', colour: [36, 30, 46] },
      beard: 'goatee',
      lower: { kind: 'wisp', colour: skin },
      torso: skin,
      sleeves: bare,
      details: details(['bare-chest', WHITE], ['vest', [206, 60, 84]], ['necklace', GOLD]),
      belt: GOLD,
      gloves: undefined,
      headwear: hat('turban', WHITE),
      expression: 'smiling',
    });
  },
  ghost: (request) => {
    const pale = cloth(request, [232, 240, 250]);
    return wear(request, ['girl', 'boy'], {
      build: { head: 0.15, shoulders: 0.13, waist: 0.13, hips: 0.14, stature: 0.9 },
      skin: pale,
      hair: { style: 'bald', colour: pale },
      lower: { kind: 'wisp', colour: pale },
      torso: pale,
      sleeves: wide(pale),
      eyeColour: [50, 60, 90],
      headwear: hat('shawl', pale),
      pose: 'waving',
    });
  },
  vampire: (request) =>
    wear(request, ['man', 'woman'], {
      skin: [232, 228, 226],
      hair: { style: 'parted', colour: [28, 24, 30] },
      beard: 'none',
      lower: trousers([44, 40, 50], DARK),
      torso: WHITE,
      sleeves: long(WHITE, { puffed: true }),
      details: details(['vest', cloth(request, [130, 26, 40])], ['bow-tie', [130, 26, 40]], ['medal', GOLD]),
      cape: cloth(request, [74, 20, 34]),
      marks: ['fangs', 'sunken'],
      eyeColour: [196, 40, 40],
      expression: undefined,
    }),
  zombie: (request) =>
    wear(request, ['man', 'woman'], {
      skin: [142, 172, 118],
      hair: { style: 'spiky', colour: [70, 66, 54] },
      beard: 'none',
      lower: trousers([96, 90, 80], [70, 60, 54]),
      torso: cloth(request, [120, 110, 124], [96, 120, 130]),
      sleeves: short(cloth(request, [120, 110, 124], [96, 120, 130])),
      details: details(['checks', [80, 70, 84]]),
      marks: ['stitches', 'sunken'],
      eyeColour: [226, 210, 90],
      expression: 'angry',
      pose: 'pushing',
    }),
  mummy: (request) => {
    const linen = cloth(request, [230, 216, 184]);
    return wear(request, ['man'], {
      skin: linen,
      hair: { style: 'bald', colour: linen },
      beard: 'none',
      lower: trousers(linen, linen, { bootHeight: 0 }),
      torso: linen,
      sleeves: long(linen),
      details: details(['wraps', linen]),
      marks: ['wraps'],
      eyeColour: [226, 170, 50],
      pose: 'pushing',
    });
  },
  skeleton: (request) => {
    const bone: Rgb = [240, 234, 216];
    return wear(request, ['man'], {
      skin: bone,
      animalHead: 'skull',
      build: { head: 0.104, shoulders: 0.11, waist: 0.05, hips: 0.07, limbs: 0.5 },
      lower: trousers(bone, bone, { bootHeight: 0 }),
      torso: cloth(request, [70, 66, 80]),
      sleeves: short([70, 66, 80]),
      details: details(['ribs', bone]),
    });
  },
  demon: (request) => {
    const red = cloth(request, [196, 52, 48]);
    return wear(request, ['strong'], {
      skin: red,
      hair: { style: 'short', colour: [40, 26, 30] },
      beard: 'goatee',
      lower: trousers([60, 40, 46], [40, 30, 34]),
      torso: red,
      sleeves: bare,
      details: details(['bare-chest', WHITE]),
      belt: GOLD,
      ears: 'pointed',
      wings: { kind: 'bat', colour: [120, 34, 44] },
      headwear: hat('horns', [60, 44, 48]),
      marks: ['fangs'],
      eyeColour: [250, 210, 70],
      held: item('trident', [90, 90, 100]),
      expression: 'angry',
    });
  },
  'grim-reaper': (request) =>
    wear(request, ['man'], {
      skin: [236, 230, 214],
      animalHead: 'skull',
      lower: robe([52, 50, 62]),
      torso: cloth(request, [52, 50, 62]),
      sleeves: wide([52, 50, 62]),
      cape: [44, 42, 54],
      headwear: hat('hood', [52, 50, 62]),
      held: item('scythe'),
    }),
  goblin: (request) => {
    const green = cloth(request, [120, 164, 76]);
    return wear(request, ['boy'], {
      build: { head: 0.15, shoulders: 0.11, waist: 0.1, hips: 0.09, limbs: 0.9, stature: 0.66 },
      young: false,
      skin: green,
      hair: { style: 'bald', colour: DARK },
      lower: trousers([110, 84, 60], [84, 60, 44]),
      torso: [140, 100, 66],
      sleeves: bare,
      details: details(['chest-strap', LEATHER], ['dots', [100, 70, 46]]),
      belt: LEATHER,
      ears: 'pointed',
      marks: ['big-nose', 'tusks'],
      eyeColour: [240, 200, 60],
      held: item('dagger'),
    });
  },
  troll: (request) => {
    const hide = cloth(request, [126, 150, 120]);
    return wear(request, ['strong'], {
      build: { head: 0.11, shoulders: 0.2, waist: 0.17, hips: 0.15, limbs: 1.7, stature: 1.3 },
      skin: hide,
      hair: { style: 'spiky', colour: [70, 56, 44] },
      beard: 'none',
      lower: skirt([120, 90, 60], 0.36, 0.06, { shoes: hide }),
      torso: hide,
      sleeves: bare,
      details: details(['bare-chest', WHITE], ['belly', mix(hide, WHITE, 0.15)]),
      belt: LEATHER,
      ears: 'pointed',
      marks: ['big-nose', 'tusks'],
      held: item('club'),
    });
  },
  giant: (request) =>
    wear(request, ['strong'], {
      build: { ...BUILDS.strong, head: 0.086, shoulders: 0.17, waist: 0.13, limbs: 1.4, stature: 1.5 },
      beard: 'short',
      lower: trousers([104, 88, 70], LEATHER, { bootHeight: 0.4 }),
      tails: { colour: cloth(request, [150, 110, 70]), length: 0.36, flare: 0.08 },
      torso: cloth(request, [150, 110, 70]),
      sleeves: short(cloth(request, [150, 110, 70])),
      details: details(['lace', LEATHER]),
      belt: LEATHER,
      held: item('club'),
    }),
  druid: (request) =>
    wear(request, ['old-man', 'old-woman'], {
      beard: 'long',
      hair: { style: 'long', colour: [230, 230, 226] },
      lower: robe(cloth(request, [120, 132, 92], WHITE), [90, 120, 70]),
      torso: cloth(request, [120, 132, 92], WHITE),
      sleeves: wide(cloth(request, [120, 132, 92], WHITE)),
      belt: LEATHER,
      cape: [92, 108, 72],
      headwear: hat('antlers', [150, 112, 74]),
      held: item('staff', [150, 240, 130]),
    }),
  'fortune-teller': (request) =>
    wear(request, ['woman', 'old-woman'], {
      lower: skirt(cloth(request, [130, 60, 130], [60, 90, 150]), 0.95, 0.2, { trim: GOLD }),
      torso: cloth(request, [130, 60, 130], [60, 90, 150]),
      sleeves: long(WHITE, { puffed: true }),
      details: details(['necklace', GOLD], ['lace', GOLD]),
      headwear: hat('headscarf', [196, 60, 80]),
      held: item('crystal-ball', [170, 190, 255]),
    }),
  superhero: (request) => {
    const suit = cloth(request, [52, 96, 190], [196, 44, 52], [70, 130, 90]);
    const second: Rgb = suit[0] > 150 ? [56, 84, 160] : [206, 46, 54];
    return wear(request, ['strong', 'woman'], {
      beard: 'none',
      lower: trousers(suit, second, { bootHeight: 0.5 }),
      torso: suit,
      sleeves: long(suit),
      details: details(['emblem', [250, 206, 70]]),
      gloves: second,
      belt: GOLD,
      cape: second,
      marks: request.random.fork('mask').chance(0.5) ? ['eye-mask'] : [],
    });
  },
  villain: (request) =>
    wear(request, ['man', 'woman'], {
      beard: 'goatee',
      lower: trousers([60, 44, 80], DARK, { bootHeight: 0.5 }),
      torso: cloth(request, [92, 60, 130]),
      sleeves: long(cloth(request, [92, 60, 130])),
      details: details(['emblem', [150, 220, 80]]),
      gloves: [50, 150, 80],
      belt: DARK,
      cape: [44, 38, 60],
      marks: ['monocle'],
      expression: 'angry',
    }),
  cyborg: (request) => {
    const suit = cloth(request, [80, 92, 116]);
    return wear(request, ['strong', 'woman'], {
      lower: trousers(suit, [150, 160, 176], { bootHeight: 0.6 }),
      torso: suit,
      sleeves: { colour: [166, 176, 190], length: 'long' },
      details: details(['breastplate', [150, 160, 176]], ['zip', [90, 230, 250]]),
      gloves: [140, 150, 166],
      trim: [90, 230, 250],
      marks: ['half-machine'],
    });
  },
  alien: (request) => {
    const skin = cloth(request, [140, 206, 120], [150, 190, 216]);
    return wear(request, ['boy'], {
      build: { head: 0.17, shoulders: 0.09, waist: 0.07, hips: 0.07, limbs: 0.74, stature: 0.8 },
      skin,
      animalHead: 'alien',
      lower: trousers([120, 130, 160], [90, 96, 120]),
      torso: [150, 160, 190],
      sleeves: long([150, 160, 190]),
      details: details(['zip', [120, 250, 190]], ['collar', [110, 120, 150]]),
      belt: [120, 250, 190],
      pose: 'waving',
    });
  },
  'snow-queen': (request) =>
    wear(request, ['woman'], {
      skin: [240, 226, 226],
      hair: { style: 'wavy', colour: [240, 244, 250] },
      lower: skirt(cloth(request, [150, 200, 236]), 0.98, 0.24, { trim: WHITE, shoes: WHITE }),
      torso: cloth(request, [150, 200, 236]),
      sleeves: wide([206, 230, 246]),
      trim: WHITE,
      details: details(['fur-collar', WHITE], ['sparkles', WHITE]),
      cape: [214, 234, 248],
      headwear: hat('sun-rays', [206, 236, 252]),
      held: item('staff', [190, 236, 255]),
      eyeColour: [80, 150, 210],
    }),
  'red-riding-hood': (request) =>
    wear(request, ['girl'], {
      hair: { style: 'braids', colour: [150, 98, 54] },
      lower: skirt(WHITE, 0.56, 0.18, { shoes: DARK, stockings: WHITE }),
      torso: [110, 80, 60],
      sleeves: short(WHITE, true),
      details: details(['lace', WHITE]),
      cape: cloth(request, [206, 38, 46]),
      headwear: hat('hood', cloth(request, [206, 38, 46])),
      held: item('basket', [196, 146, 84]),
    }),
  'robin-hood': (request) =>
    wear(request, ['man'], {
      beard: 'goatee',
      lower: trousers([110, 90, 66], LEATHER, { bootHeight: 0.5 }),
      tails: { colour: cloth(request, [70, 124, 70]), length: 0.3, flare: 0.08 },
      torso: cloth(request, [70, 124, 70]),
      sleeves: long([176, 196, 130]),
      details: details(['lace', LEATHER], ['chest-strap', LEATHER]),
      belt: LEATHER,
      headwear: hat('elf-cap', [70, 124, 70]),
      pack: { kind: 'quiver', colour: LEATHER },
      held: item('bow'),
    }),
  angel: (request) => {
    const gown = cloth(request, [250, 247, 240]);
    return wear(request, ['woman', 'woman', 'man'], {
      beard: 'none',
      hair: {
        style: 'wavy',
        colour: request.random.fork('hair').pick([
          [228, 188, 116],
          [126, 80, 48],
          [60, 42, 36],
        ] as const),
      },
      lower: robe(gown, GOLD, 0.16),
      torso: gown,
      trim: GOLD,
      sleeves: wide(gown),
      belt: GOLD,
      wings: { kind: 'feathered', colour: [252, 250, 246] },
      halo: true,
    });
  },
  archangel: (request) => {
    const gown = cloth(request, [70, 110, 190], [176, 60, 64]);
    return wear(request, ['strong'], {
      beard: 'none',
      hair: { style: 'wavy', colour: [220, 178, 104] },
      lower: skirt(gown, 0.6, 0.14, { trim: GOLD, shoes: GOLD }),
      torso: WHITE,
      sleeves: short(gown),
      details: details(['breastplate', [232, 194, 100]]),
      belt: GOLD,
      cape: [190, 52, 60],
      wings: { kind: 'feathered', colour: [252, 250, 246] },
      halo: true,
      held: item('flaming-sword'),
      shield: { kind: 'round', colour: [232, 194, 100] },
    });
  },
  cupid: (request) =>
    wear(request, ['boy'], {
      build: { head: 0.17, shoulders: 0.124, waist: 0.12, hips: 0.12, limbs: 1.3, stature: 0.6 },
      hair: { style: 'curly', colour: [226, 184, 110] },
      lower: skirt(cloth(request, WHITE, [246, 190, 200]), 0.3, 0.08, {
        shoes: personOf(request, ['boy']).skin,
      }),
      torso: personOf(request, ['boy']).skin,
      sleeves: bare,
      details: details(['sash', [246, 190, 200]]),
      wings: { kind: 'feathered', colour: WHITE },
      held: item('bow', [240, 190, 90]),
      expression: 'smiling',
    }),
  valkyrie: (request) =>
    wear(request, ['woman'], {
      hair: { style: 'braids', colour: [232, 196, 120] },
      lower: skirt(cloth(request, [70, 96, 150], WHITE), 0.7, 0.14, { trim: GOLD, shoes: LEATHER }),
      torso: STEEL,
      sleeves: short(WHITE),
      details: details(['breastplate', [206, 212, 222]]),
      belt: GOLD,
      cape: [170, 50, 60],
      wings: { kind: 'feathered', colour: [246, 246, 250] },
      shield: { kind: 'round', colour: [90, 120, 170] },
      headwear: hat('winged-helmet', [214, 218, 228]),
      held: item('spear', GOLD),
    }),
};
