import { colorList, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
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

const TUNICS: readonly Rgb[] = colorList('#548c54 #3c6e78 #785a3c');

const wide = (color: Rgb) => long(color, { wide: true });

export const MAGIC = {
  wizard: (request) => {
    const cloak = cloth(request, [64, 82, 166], [104, 64, 156], [46, 116, 124]);
    return wear(request, ['old-man'], {
      build: { ...BUILDS.man, head: 0.1 },
      hair: { style: 'long', color: [234, 234, 238] },
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
      hair: { style: 'wavy', color: pickColor(request.random.fork('hair'), '#b04a28 #362830 #68507e') },
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
      build: { head: 0.116, shoulders: 0.086, waist: 0.06, hips: 0.078, limbs: 0.92, stature: 0.7 },
      hair: {
        style: request.random.fork('hair').pick(['bun', 'wavy', 'long', 'ponytail'] as const),
        color: personOf(request, ['girl']).hair.color,
      },
      lower: skirt(dress, 0.48, 0.24, { trim: mix(dress, WHITE, 0.5), shoes: dress }),
      ...shirt(dress, bare),
      details: details(['sparkles', [255, 246, 200]]),
      wings: { kind: 'fairy', color: [158, 226, 246] },
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
        color: pickColor(request.random.fork('hair'), '#c4422c #48322e #e2b05a #468c8c'),
      },
      lower: { kind: 'fish-tail', color: tail },
      ...shirt(personOf(request, ['woman']).skin, bare),
      trim: personOf(request, ['woman']).skin,
      details: details(['shells', mix(tail, [244, 150, 196], 0.7)], ['necklace', GOLD]),
      headwear: hat(request.random.fork('hat').pick(['tiara', 'flower-wreath'] as const), [240, 150, 170]),
    });
  },
  merman: (request) => {
    const tail = cloth(request, [50, 120, 150], [60, 140, 100]);
    const skin = personOf(request, ['strong']).skin;
    return wear(request, ['strong'], {
      hair: { style: 'long', color: [60, 90, 84] },
      beard: 'short',
      lower: { kind: 'fish-tail', color: tail },
      ...shirt(skin, bare),
      details: details(['bare-chest', WHITE]),
      headwear: hat('coronet', GOLD),
      held: item('trident', GOLD),
    });
  },
  elf: (request) => {
    const tunic = cloth(request, ...TUNICS);
    return wear(request, ['woman', 'man'], {
      beard: 'none',
      hair: { style: 'long', color: pickColor(request.random.fork('hair'), '#ecd696 #bec4ce #784a2c') },
      lower: trousers([104, 92, 70], LEATHER, { bootHeight: 0.5 }),
      tails: { color: tunic, length: 0.42, flare: 0.1 },
      ...shirt(tunic, long(mix(tunic, WHITE, 0.5))),
      trim: GOLD,
      details: details(['lace', GOLD], ['necklace', STEEL]),
      belt: LEATHER,
      cape: scale(tunic, 0.7),
      ears: 'pointed',
      headwear: hat('coronet', STEEL),
      pack: { kind: 'quiver', color: LEATHER },
      held: item('bow'),
    });
  },
  'christmas-elf': (request) =>
    wear(request, ['boy', 'girl'], {
      lower: trousers([206, 46, 52], [70, 140, 80]),
      tails: { color: cloth(request, [64, 150, 84]), length: 0.24, flare: 0.1 },
      ...shirt(cloth(request, [64, 150, 84])),
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
      hair: { style: 'long', color: pickColor(request.random.fork('hair'), '#be5426 #784a2c #cec8c4') },
      beard: 'long',
      lower: trousers([104, 84, 66], LEATHER, { bootHeight: 0.5 }),
      tails: { color: cloth(request, [130, 52, 50], [60, 84, 120]), length: 0.3, flare: 0.06 },
      ...shirt(cloth(request, [130, 52, 50], [60, 84, 120]), long([170, 176, 188])),
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
      hair: { style: 'short', color: WHITE },
      lower: trousers([90, 74, 60], LEATHER),
      ...shirt(cloth(request, [70, 110, 170])),
      belt: LEATHER,
      marks: ['big-nose'],
      headwear: hat('elf-cap', [206, 52, 52]),
      held: item('lantern', [255, 200, 100]),
    }),
  leprechaun: (request) =>
    wear(request, ['old-man'], {
      build: { head: 0.15, shoulders: 0.13, waist: 0.12, hips: 0.12, limbs: 1.3, stature: 0.6 },
      hair: { style: 'short', color: [216, 104, 40] },
      beard: 'short',
      lower: trousers([60, 120, 70], DARK, { cut: 'shorts', bootHeight: 0.1 }),
      tails: { color: cloth(request, [50, 140, 74]), length: 0.28, flare: 0.08, open: true },
      ...shirt(cloth(request, [50, 140, 74])),
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
      hair: { style: 'topknot', color: [36, 30, 46] },
      beard: 'goatee',
      lower: { kind: 'wisp', color: skin },
      ...shirt(skin, bare),
      details: details(['bare-chest', WHITE], ['vest', [206, 60, 84]], ['necklace', GOLD]),
      belt: GOLD,
      gloves: undefined,
      headwear: hat('turban', WHITE),
      expression: 'smiling',
    });
  },
  druid: (request) =>
    wear(request, ['old-man', 'old-woman'], {
      beard: 'long',
      hair: { style: 'long', color: [230, 230, 226] },
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
      ...shirt(cloth(request, [130, 60, 130], [60, 90, 150]), long(WHITE, { puffed: true })),
      details: details(['necklace', GOLD], ['lace', GOLD]),
      headwear: hat('headscarf', [196, 60, 80]),
      held: item('crystal-ball', [170, 190, 255]),
    }),
  'snow-queen': (request) =>
    wear(request, ['woman'], {
      skin: [240, 226, 226],
      hair: { style: 'wavy', color: [240, 244, 250] },
      lower: skirt(cloth(request, [150, 200, 236]), 0.98, 0.24, { trim: WHITE, shoes: WHITE }),
      torso: cloth(request, [150, 200, 236]),
      sleeves: wide([206, 230, 246]),
      trim: WHITE,
      details: details(['fur-collar', WHITE], ['sparkles', WHITE]),
      cape: [214, 234, 248],
      headwear: hat('sun-rays', [206, 236, 252]),
      held: item('staff', [190, 236, 255]),
      eyeColor: [80, 150, 210],
    }),
  'red-riding-hood': (request) =>
    wear(request, ['girl'], {
      hair: { style: 'braids', color: [150, 98, 54] },
      lower: skirt(WHITE, 0.56, 0.18, { shoes: DARK, stockings: WHITE }),
      ...shirt([110, 80, 60], short(WHITE, true)),
      details: details(['lace', WHITE]),
      cape: cloth(request, [206, 38, 46]),
      headwear: hat('hood', cloth(request, [206, 38, 46])),
      held: item('basket', [196, 146, 84]),
    }),
  'robin-hood': (request) =>
    wear(request, ['man'], {
      beard: 'goatee',
      lower: trousers([110, 90, 66], LEATHER, { bootHeight: 0.5 }),
      tails: { color: cloth(request, [70, 124, 70]), length: 0.3, flare: 0.08 },
      ...shirt(cloth(request, [70, 124, 70]), long([176, 196, 130])),
      details: details(['lace', LEATHER], ['chest-strap', LEATHER]),
      belt: LEATHER,
      headwear: hat('elf-cap', [70, 124, 70]),
      pack: { kind: 'quiver', color: LEATHER },
      held: item('bow'),
    }),
} satisfies Record<string, DressPerson>;
