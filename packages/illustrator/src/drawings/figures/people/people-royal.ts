import { colorList, mix, pickColor, type Rgb } from '../../../core/color.ts';
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
  shirt,
  short,
  skirt,
  trousers,
  WHITE,
  wear,
} from './wardrobe.ts';

const ROYAL: readonly Rgb[] = colorList('#9c2234 #423e8c #28605c');

/** Kings and queens of many lands. */
export const ROYAL_PEOPLE = {
  king: (request) => {
    const velvet = cloth(request, ...ROYAL);
    return wear(request, ['strong', 'old-man'], {
      beard: request.random.fork('beard').pick(['short', 'long'] as const),
      hair: { style: 'wavy', color: pickColor(request.random.fork('hair'), '#e4e2de #764a2c #5c3e2c') },
      lower: robe(velvet, WHITE, 0.13),
      ...shirt(velvet, long(velvet, { wide: true })),
      trim: GOLD,
      details: details(['buttons', GOLD], ['fur-collar', WHITE], ['necklace', GOLD]),
      belt: GOLD,
      cape: mix(velvet, [120, 20, 40], 0.5),
      headwear: hat('crown', GOLD),
      held: item('sceptre', [206, 44, 60]),
    });
  },
  queen: (request) => {
    const dress = cloth(request, [104, 60, 150], [40, 110, 110], [176, 44, 76]);
    return wear(request, ['woman'], {
      hair: {
        style: request.random.fork('hair').pick(['long', 'updo', 'wavy'] as const),
        color: personOf(request, ['woman']).hair.color,
      },
      lower: skirt(dress, 0.98, 0.24, { trim: GOLD, shoes: GOLD }),
      ...shirt(dress, long(dress, { puffed: true })),
      trim: GOLD,
      details: details(['fur-collar', WHITE], ['necklace', GOLD]),
      belt: GOLD,
      cape: mix(dress, [180, 40, 70], 0.6),
      headwear: hat('crown', GOLD),
      held: item('sceptre', [70, 130, 210]),
    });
  },
  prince: (request) => {
    const coat = cloth(request, [58, 94, 170], [150, 44, 60], [60, 120, 100]);
    return wear(request, ['man'], {
      beard: 'none',
      lower: trousers([242, 238, 228], [64, 46, 40], { bootHeight: 0.5 }),
      tails: { color: coat, length: 0.26, flare: 0.06 },
      ...shirt(coat),
      trim: GOLD,
      details: details(['buttons', GOLD], ['sash', [240, 196, 90]], ['medal', GOLD]),
      belt: LEATHER,
      cape: [172, 42, 54],
      headwear: hat('coronet', GOLD),
    });
  },
  princess: (request) => {
    const dress = cloth(request, [242, 142, 180], [120, 180, 230], [248, 206, 110], [176, 140, 214]);
    return wear(request, ['woman', 'girl'], {
      build: { ...BUILDS.girl, stature: 0.88, head: 0.116, shoulders: 0.092, waist: 0.062 },
      young: true,
      hair: {
        style: request.random.fork('hair').pick(['long', 'wavy', 'braids'] as const),
        color: personOf(request, ['woman']).hair.color,
      },
      lower: skirt(dress, 0.98, 0.32, { trim: [255, 248, 236], shoes: GOLD }),
      ...shirt(mix(dress, WHITE, 0.12), short(mix(dress, WHITE, 0.35), true)),
      trim: [255, 248, 236],
      details: details(['lace', WHITE], ['necklace', GOLD]),
      headwear: hat('tiara', GOLD),
      expression: 'smiling',
    });
  },
  pharaoh: (request) =>
    wear(request, ['man'], {
      skin: [190, 130, 84],
      hair: { style: 'bald', color: DARK },
      beard: 'goatee',
      lower: skirt(WHITE, 0.46, 0.08, { trim: GOLD, shoes: GOLD }),
      ...shirt([190, 130, 84], bare),
      details: details(['bare-chest', WHITE], ['garland', GOLD]),
      belt: GOLD,
      marks: ['kohl'],
      headwear: hat('nemes', cloth(request, [44, 88, 160])),
      held: item('crook-and-flail'),
    }),
  'egyptian-queen': (request) =>
    wear(request, ['woman'], {
      skin: [200, 142, 96],
      hair: { style: 'bob', color: [30, 26, 34] },
      lower: robe(cloth(request, WHITE), GOLD, 0.06),
      ...shirt(cloth(request, WHITE), bare),
      details: details(['garland', [60, 150, 170]], ['necklace', GOLD]),
      belt: GOLD,
      marks: ['kohl'],
      headwear: hat('vulture-crown', GOLD),
      held: item('ankh'),
      lipColor: [186, 50, 60],
    }),
  sultan: (request) =>
    wear(request, ['strong', 'old-man'], {
      beard: 'short',
      lower: trousers(WHITE, [176, 60, 60], { cut: 'wide' }),
      tails: { color: cloth(request, [90, 60, 140], [40, 110, 120]), length: 0.6, flare: 0.1, open: true },
      ...shirt(
        cloth(request, [90, 60, 140], [40, 110, 120]),
        long(cloth(request, [90, 60, 140], [40, 110, 120]), { wide: true }),
      ),
      trim: GOLD,
      details: details(['vest', [196, 60, 70]], ['necklace', GOLD]),
      belt: GOLD,
      headwear: hat('turban', WHITE),
    }),
  'queen-of-hearts': (request) =>
    wear(request, ['woman'], {
      build: { ...BUILDS.woman, waist: 0.09, hips: 0.12 },
      hair: { style: 'updo', color: [60, 34, 34] },
      lower: skirt(cloth(request, [206, 40, 52]), 0.98, 0.28, { trim: WHITE, shoes: DARK }),
      ...shirt(cloth(request, [206, 40, 52]), long(WHITE, { puffed: true })),
      details: details(['ruff', WHITE], ['emblem', WHITE]),
      headwear: hat('crown', GOLD),
      held: item('sceptre', [206, 40, 52]),
      expression: 'angry',
    }),
  napoleon: (request) =>
    wear(request, ['man'], {
      lower: trousers(WHITE, DARK, { bootHeight: 0.6 }),
      tails: { color: cloth(request, [50, 70, 120]), length: 0.44, flare: 0.08, open: true },
      ...shirt(cloth(request, [50, 70, 120])),
      trim: GOLD,
      details: details(['vest', WHITE], ['buttons', GOLD], ['medal', GOLD]),
      headwear: hat('pirate-hat', [40, 38, 46]),
      held: item('sword'),
    }),
} satisfies Record<string, DressPerson>;
