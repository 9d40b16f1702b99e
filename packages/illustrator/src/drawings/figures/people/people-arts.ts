import { colorList, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import {
  ADULT,
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
  NAVY,
  personOf,
  shirt,
  short,
  skirt,
  trousers,
  WHITE,
  wear,
} from './wardrobe.ts';

const BRIGHT: readonly Rgb[] = colorList('#ce3e3e #3e78ba #ecb042 #5a9c68 #9664b0');

/** A musician in concert or street dress with one instrument. */
function playing(instrument: Parameters<typeof item>[0], color: Rgb): DressPerson {
  return (request) => {
    const own = request.random.fork('concert');
    const suit = cloth(request, NAVY, [92, 60, 70], [70, 100, 96], [60, 58, 70]);
    const cotton = own.pick([WHITE, ...BRIGHT]);
    return wear(request, ADULT, {
      lower: trousers(pickColor(own, '#3e3c48 #5c4e42 #4a5676'), DARK),
      ...shirt(cotton, long(own.chance(0.5) ? cotton : suit)),
      details: own.pick([
        details(['vest', suit], ['bow-tie', DARK]),
        details(['lapels', suit]),
        details(['vest', suit], ['scarf', own.pick(BRIGHT)]),
      ]),
      headwear: own.pick([
        hat('flat-cap', mix(suit, WHITE, 0.2)),
        hat('bowler', DARK),
        hat('beret', own.pick(BRIGHT)),
        hat('fedora', scale(suit, 0.9)),
      ]),
      held: item(instrument, color),
    });
  };
}

const sporty = (request: Parameters<DressPerson>[0]) => cloth(request, ...BRIGHT);

const players: readonly DressPerson[] = [
  playing('violin', [182, 92, 46]),
  playing('guitar', [214, 146, 74]),
  playing('trumpet', [240, 194, 80]),
  playing('accordion', [186, 48, 54]),
  playing('drum', [196, 54, 54]),
  playing('saxophone', [236, 188, 78]),
];

export const ARTS = {
  painter: (request) =>
    wear(request, ADULT, {
      lower: trousers([96, 92, 104], LEATHER),
      tails: { color: cloth(request, [92, 126, 166], [240, 232, 216]), length: 0.3, flare: 0.08 },
      ...shirt(cloth(request, [92, 126, 166], [240, 232, 216])),
      details: details(['scarf', [206, 64, 60]]),
      headwear: hat('beret', [176, 46, 54]),
      held: item('paintbrush', [206, 60, 60]),
      offhand: item('palette'),
    }),
  musician: (request) => request.random.fork('instrument').pick(players)(request),
  violinist: playing('violin', [182, 92, 46]),
  cellist: playing('cello', [164, 80, 42]),
  guitarist: playing('guitar', [214, 146, 74]),
  drummer: playing('drum', [196, 54, 54]),
  trumpeter: playing('trumpet', [240, 194, 80]),
  saxophonist: playing('saxophone', [236, 188, 78]),
  flutist: playing('flute', [230, 210, 150]),
  accordionist: playing('accordion', [186, 48, 54]),
  pianist: (request) =>
    wear(request, ADULT, {
      lower: trousers([40, 40, 50], DARK),
      ...shirt(cloth(request, [44, 44, 56])),
      details: details(['lapels', [64, 64, 78]], ['bow-tie', DARK]),
      pose: 'sitting',
    }),
  singer: (request) =>
    wear(request, ['woman', 'man'], {
      lower: skirt(cloth(request, [196, 40, 80], [60, 80, 170], [120, 50, 140]), 0.95, 0.12, { shoes: GOLD }),
      ...shirt(cloth(request, [196, 40, 80], [60, 80, 170], [120, 50, 140]), bare),
      details: details(['sparkles', [255, 240, 190]]),
      held: item('microphone', [70, 72, 84]),
      expression: 'smiling',
    }),
  conductor: (request) =>
    wear(request, ['old-man', 'man', 'woman'], {
      lower: trousers([36, 36, 44], DARK),
      tails: { color: [40, 40, 50], length: 0.5, flare: 0.06, open: true },
      ...shirt(cloth(request, [40, 40, 50]), long([40, 40, 50])),
      details: details(['lapels', [58, 58, 70]], ['bow-tie', WHITE]),
      held: item('baton'),
    }),
  dj: (request) =>
    wear(request, ADULT, {
      lower: trousers([60, 62, 78], WHITE),
      ...shirt(sporty(request), short(sporty(request))),
      details: details(['emblem', WHITE]),
      headwear: hat('headphones', [50, 50, 62]),
      marks: ['visor'],
    }),
  dancer: (request) =>
    wear(request, ['woman', 'man'], {
      lower: skirt(sporty(request), 0.66, 0.26, { shoes: DARK }),
      ...shirt(sporty(request), short(sporty(request), true)),
      details: details(['lace', WHITE]),
      pose: 'dancing',
    }),
  'flamenco-dancer': (request) =>
    wear(request, ['woman'], {
      hair: { style: 'bun', color: [34, 26, 28] },
      lower: skirt(cloth(request, [206, 36, 48]), 0.96, 0.34, { trim: [36, 30, 36], shoes: DARK }),
      ...shirt(cloth(request, [206, 36, 48]), short(cloth(request, [206, 36, 48]), true)),
      details: details(['dots', [40, 30, 36]]),
      headwear: hat('flower-comb', [230, 60, 70]),
      pose: 'dancing',
    }),
  ballerina: (request) => {
    const dress = cloth(request, [244, 160, 188], [246, 240, 244], [150, 196, 230]);
    return wear(request, ['woman'], {
      build: { head: 0.09, shoulders: 0.088, waist: 0.056, hips: 0.078, limbs: 0.9 },
      hair: { style: 'bun', color: personOf(request, ['woman']).hair.color },
      lower: skirt(mix(dress, WHITE, 0.55), 0.2, 1.15, {
        trim: dress,
        shoes: dress,
        stockings: [252, 226, 220],
      }),
      ...shirt(dress, bare),
      details: details(['lace', WHITE]),
      headwear: hat('tiara', GOLD),
      pose: 'dancing',
      ballet: true,
    });
  },
  clown: (request) => {
    const suit = cloth(request, [248, 200, 66], [90, 170, 210]);
    return wear(request, ['man'], {
      skin: [252, 236, 224],
      hair: { style: 'afro', color: pickColor(request.random.fork('wig'), '#e24632 #46965a #f08228') },
      lower: trousers(mix(suit, [60, 120, 220], 0.6), [206, 46, 52], { cut: 'wide' }),
      ...shirt(suit, long(suit, { puffed: true })),
      details: details(['dots', [222, 60, 70]], ['ruff', WHITE]),
      trim: WHITE,
      gloves: WHITE,
      marks: ['clown'],
      headwear: hat('party-hat', [60, 110, 200]),
      held: item('juggling'),
    });
  },
  jester: (request) =>
    wear(request, ['man'], {
      lower: trousers([90, 60, 140], [206, 46, 52]),
      ...shirt(cloth(request, [206, 46, 60]), long([240, 196, 70], { puffed: true })),
      details: details(['checks', [240, 196, 70]], ['ruff', WHITE]),
      headwear: hat('jester-hat', [206, 46, 60]),
      expression: 'smiling',
      pose: 'dancing',
    }),
  mime: (request) =>
    wear(request, ADULT, {
      skin: [250, 246, 242],
      lower: trousers([40, 40, 48], DARK),
      ...shirt(WHITE),
      details: details(['hoops', [40, 40, 48]], ['scarf', [206, 46, 52]]),
      gloves: WHITE,
      headwear: hat('beret', [40, 40, 48]),
      lipColor: [206, 30, 44],
    }),
  magician: (request) =>
    wear(request, ['man', 'woman'], {
      beard: 'goatee',
      lower: trousers([36, 34, 44], DARK),
      tails: { color: [40, 38, 50], length: 0.44, flare: 0.06, open: true },
      ...shirt(cloth(request, [40, 38, 50]), long([40, 38, 50])),
      details: details(['lapels', [196, 46, 60]], ['bow-tie', [206, 46, 60]]),
      cape: [122, 34, 60],
      gloves: WHITE,
      headwear: hat('top-hat', [40, 36, 46]),
      held: item('wand', [255, 226, 110]),
    }),
  acrobat: (request) =>
    wear(request, ['woman', 'man'], {
      lower: trousers(sporty(request), GOLD),
      ...shirt(sporty(request), bare),
      details: details(['sparkles', [255, 236, 160]]),
      belt: GOLD,
      pose: 'jumping',
    }),
  juggler: (request) =>
    wear(request, ADULT, {
      lower: trousers([90, 70, 130], DARK, { cut: 'wide' }),
      ...shirt(WHITE, short(WHITE, true)),
      details: details(['hoops', sporty(request)], ['bow-tie', [206, 46, 52]]),
      headwear: hat('bowler', [60, 56, 66]),
      held: item('juggling'),
    }),
  writer: (request) =>
    wear(request, [...ADULT, 'old-man'], {
      lower: trousers([92, 80, 72], LEATHER),
      ...shirt(WHITE, long(WHITE, { puffed: true })),
      details: details(['vest', cloth(request, [110, 76, 60], [70, 90, 110])]),
      marks: ['glasses'],
      held: item('quill'),
      offhand: item('scroll'),
    }),
  poet: (request) =>
    wear(request, ['man', 'woman'], {
      lower: trousers([70, 66, 76], DARK),
      tails: { color: cloth(request, [70, 80, 110]), length: 0.5, flare: 0.08, open: true },
      ...shirt(cloth(request, [70, 80, 110])),
      details: details(['lapels', [90, 100, 130]], ['ruff', WHITE]),
      held: item('scroll'),
    }),
} satisfies Record<string, DressPerson>;
