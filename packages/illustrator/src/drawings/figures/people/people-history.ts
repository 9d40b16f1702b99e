import { mix, pickColor, scale } from '../../../core/color.ts';
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

export const HISTORY = {
  knight: (request) => {
    const crest = cloth(request, [190, 46, 54], [54, 92, 166], [76, 130, 80]);
    return wear(request, ['strong'], {
      hair: { style: 'bald', color: LEATHER },
      beard: 'none',
      lower: { kind: 'armour', color: STEEL },
      tails: { color: crest, length: 0.3, flare: 0.06 },
      ...shirt(STEEL),
      details: details(['plate', STEEL]),
      gloves: scale(STEEL, 0.8),
      belt: LEATHER,
      cape: crest,
      shield: { kind: 'kite', color: crest },
      headwear: hat('knight-helmet', STEEL),
      held: item('sword', STEEL),
      trim: GOLD,
    });
  },
  samurai: (request) => {
    const armour = cloth(request, [160, 38, 42], [46, 66, 104], [70, 62, 66]);
    return wear(request, ['strong'], {
      skin: [230, 190, 150],
      hair: { style: 'topknot', color: [36, 30, 32] },
      beard: request.random.fork('beard').pick(['moustache', 'goatee', 'none'] as const),
      lower: skirt(scale(armour, 0.9), 0.62, 0.12, {
        trim: GOLD,
        shoes: [58, 48, 44],
        stockings: [70, 66, 78],
      }),
      ...shirt(armour),
      trim: GOLD,
      details: details(['lamellar', armour]),
      belt: [234, 220, 190],
      headwear: hat('kabuto', scale(armour, 0.8)),
      held: item('katana'),
    });
  },
  ninja: (request) => {
    const black = cloth(request, [56, 54, 70]);
    return wear(request, ['man', 'woman'], {
      hair: { style: 'bald', color: DARK },
      beard: 'none',
      lower: trousers(black, scale(black, 0.7), { bootHeight: 0.5 }),
      ...shirt(black),
      details: details(['chest-strap', [96, 92, 110]], ['kimono', scale(black, 0.7)]),
      gloves: scale(black, 0.7),
      belt: [196, 46, 52],
      headwear: hat('ninja-hood', black),
      held: item('katana'),
      pose: 'fighting',
    });
  },
  viking: (request) => {
    const tunic = cloth(request, [104, 122, 90], [96, 104, 140], [140, 84, 60]);
    return wear(request, ['strong'], {
      beard: 'long',
      hair: { style: 'braids', color: pickColor(request.random.fork('hair'), '#daa658 #b25a2c #784e32') },
      lower: trousers([110, 90, 70], [92, 64, 46], { bootHeight: 0.45 }),
      tails: { color: tunic, length: 0.32, flare: 0.08 },
      ...shirt(tunic),
      trim: [196, 166, 112],
      details: details(['chest-strap', LEATHER], ['fur-collar', [206, 186, 156]]),
      belt: LEATHER,
      cape: [126, 98, 76],
      shield: { kind: 'round', color: [186, 62, 52] },
      headwear: hat('horned-helmet', STEEL),
      held: item('axe'),
    });
  },
  pirate: (request) => {
    const coat = cloth(request, [150, 38, 44], [52, 76, 110], [70, 92, 76]);
    return wear(request, ['man', 'man', 'woman'], {
      beard: request.random.fork('beard').pick(['short', 'goatee', 'none'] as const),
      hair: { style: 'wavy', color: personOf(request, ['man']).hair.color },
      lower: trousers([76, 66, 68], [48, 38, 38], { bootHeight: 0.55 }),
      tails: { color: coat, length: 0.5, flare: 0.1, open: true },
      ...shirt(coat),
      trim: GOLD,
      details: details(['lapels', scale(coat, 0.8)], ['chest-strap', LEATHER]),
      belt: [48, 38, 38],
      marks: ['eye-patch'],
      headwear: hat('pirate-hat', [44, 38, 48]),
      held: item('sword', GOLD),
    });
  },
  'roman-soldier': (request) =>
    wear(request, ['strong'], {
      beard: 'none',
      lower: skirt(cloth(request, [186, 42, 46]), 0.42, 0.1, { shoes: LEATHER, trim: GOLD }),
      ...shirt(cloth(request, [186, 42, 46]), short(cloth(request, [186, 42, 46]))),
      details: details(['breastplate', [206, 174, 96]]),
      belt: LEATHER,
      cape: cloth(request, [186, 42, 46]),
      shield: { kind: 'long', color: cloth(request, [186, 42, 46]) },
      headwear: hat('roman-helmet', [214, 180, 100]),
      held: item('spear', [186, 42, 46]),
    }),
  gladiator: (request) =>
    wear(request, ['strong'], {
      lower: skirt(cloth(request, LEATHER), 0.36, 0.08, { shoes: LEATHER, trim: GOLD }),
      ...shirt(personOf(request, ['strong']).skin, bare),
      details: details(['bare-chest', WHITE], ['chest-strap', LEATHER]),
      belt: GOLD,
      gloves: LEATHER,
      shield: { kind: 'round', color: [196, 150, 70] },
      headwear: hat('roman-helmet', STEEL),
      held: item('sword'),
      pose: 'fighting',
    }),
  spartan: (request) =>
    wear(request, ['strong'], {
      beard: 'short',
      lower: skirt([150, 92, 54], 0.34, 0.08, { shoes: LEATHER }),
      ...shirt(personOf(request, ['strong']).skin, bare),
      details: details(['bare-chest', WHITE]),
      belt: LEATHER,
      cape: cloth(request, [186, 36, 44]),
      shield: { kind: 'round', color: [206, 160, 76] },
      headwear: hat('greek-helmet', [206, 160, 76]),
      held: item('spear', [186, 36, 44]),
    }),
  geisha: (request) => {
    const silk = cloth(request, [206, 52, 66], [60, 96, 150], [110, 70, 140]);
    return wear(request, ['woman'], {
      skin: [252, 240, 234],
      hair: { style: 'updo', color: [30, 26, 32] },
      lower: skirt(silk, 0.98, 0.06, { trim: mix(silk, WHITE, 0.6), shoes: WHITE }),
      ...shirt(silk, long(silk, { wide: true })),
      trim: mix(silk, WHITE, 0.6),
      details: details(['kimono', mix(silk, WHITE, 0.5)]),
      marks: ['geisha'],
      headwear: hat('flower-comb', [244, 150, 176]),
      held: item('parasol', [240, 190, 120]),
    });
  },
  bedouin: (request) =>
    wear(request, ['man', 'old-man'], {
      beard: 'short',
      lower: robe(cloth(request, [240, 228, 204], [120, 90, 70])),
      ...shirt(
        cloth(request, [240, 228, 204], [120, 90, 70]),
        long(cloth(request, [240, 228, 204], [120, 90, 70]), { wide: true }),
      ),
      belt: [176, 70, 50],
      headwear: hat('keffiyeh', WHITE),
      held: item('staff', [240, 200, 120]),
    }),
  chieftain: (request) =>
    wear(request, ['strong', 'old-man', 'woman'], {
      skin: [188, 124, 84],
      hair: { style: 'braids', color: [36, 28, 30] },
      beard: 'none',
      lower: trousers([176, 134, 88], [150, 104, 64], { bootHeight: 0.4 }),
      tails: { color: cloth(request, [206, 166, 112]), length: 0.34, flare: 0.1 },
      ...shirt(cloth(request, [206, 166, 112])),
      trim: [196, 62, 52],
      details: details(['garland', [60, 150, 170]], ['lace', [196, 62, 52]]),
      belt: [196, 62, 52],
      marks: ['face-paint'],
      headwear: hat('feather-crown', WHITE),
      held: item('spear', [196, 62, 52]),
    }),
  'aztec-priest': (request) =>
    wear(request, ['strong'], {
      skin: [186, 120, 80],
      hair: { style: 'long', color: [30, 26, 30] },
      beard: 'none',
      lower: skirt(cloth(request, [40, 140, 120]), 0.5, 0.08, { trim: GOLD, shoes: LEATHER }),
      ...shirt([186, 120, 80], bare),
      details: details(['bare-chest', WHITE], ['garland', [40, 160, 140]], ['necklace', GOLD]),
      belt: GOLD,
      cape: [196, 62, 52],
      marks: ['face-paint'],
      headwear: hat('feather-crown', [40, 160, 110]),
      held: item('staff', [90, 240, 190]),
    }),
  caveman: (request) => {
    const hide = cloth(request, [178, 124, 70]);
    return wear(request, ['strong'], {
      hair: { style: 'curly', color: [70, 46, 34] },
      beard: 'short',
      lower: skirt(hide, 0.38, 0.08, { shoes: personOf(request, ['strong']).skin }),
      ...shirt(hide, bare),
      details: details(['dots', scale(hide, 0.6)]),
      held: item('club'),
    });
  },
  peasant: (request) =>
    wear({ ...request, epoch: 'medieval' }, ['man', 'woman'], {
      lower: trousers([120, 98, 74], LEATHER, { bootHeight: 0.3 }),
      tails: { color: cloth(request, [150, 126, 90]), length: 0.36, flare: 0.1 },
      ...shirt(cloth(request, [150, 126, 90]), long([226, 210, 180])),
      details: details(['lace', LEATHER]),
      belt: LEATHER,
      headwear: hat('hood', [112, 92, 66]),
      held: item('pitchfork'),
    }),
  bard: (request) =>
    wear(request, ['man', 'woman'], {
      lower: trousers([150, 60, 70], LEATHER, { bootHeight: 0.4 }),
      tails: { color: cloth(request, [70, 120, 90]), length: 0.28, flare: 0.08 },
      ...shirt(cloth(request, [70, 120, 90]), long([240, 196, 90], { puffed: true })),
      details: details(['lace', GOLD], ['collar', WHITE]),
      belt: LEATHER,
      cape: [130, 44, 60],
      headwear: hat('beret', [130, 44, 60]),
      held: item('guitar', [206, 138, 70]),
    }),
  inuit: (request) =>
    wear(request, ['man', 'woman', 'boy', 'girl'], {
      skin: [214, 160, 116],
      hair: { style: 'short', color: [32, 28, 30] },
      beard: 'none',
      lower: trousers([150, 116, 84], [110, 80, 58], { bootHeight: 0.5 }),
      tails: { color: cloth(request, [196, 150, 100]), length: 0.3, flare: 0.08 },
      ...shirt(cloth(request, [196, 150, 100])),
      trim: [244, 234, 214],
      details: details(['fur-trim', [244, 234, 214]]),
      gloves: [120, 84, 60],
      headwear: hat('fur-hood', cloth(request, [196, 150, 100])),
      held: item('spear', [180, 60, 50]),
    }),
} satisfies Record<string, DressPerson>;
