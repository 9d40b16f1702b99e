import { mix, type Rgb, scale } from '../../core/colour.ts';
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
  NAVY,
  personOf,
  short,
  skirt,
  trousers,
  WHITE,
  type Who,
  wear,
} from './wardrobe.ts';

type Arts =
  | 'painter'
  | 'musician'
  | 'violinist'
  | 'cellist'
  | 'guitarist'
  | 'drummer'
  | 'trumpeter'
  | 'saxophonist'
  | 'flutist'
  | 'accordionist'
  | 'pianist'
  | 'singer'
  | 'conductor'
  | 'dj'
  | 'dancer'
  | 'flamenco-dancer'
  | 'ballerina'
  | 'clown'
  | 'jester'
  | 'mime'
  | 'magician'
  | 'acrobat'
  | 'juggler'
  | 'writer'
  | 'poet'
  | 'athlete'
  | 'runner'
  | 'football-player'
  | 'basketball-player'
  | 'tennis-player'
  | 'boxer'
  | 'wrestler'
  | 'skier'
  | 'snowboarder'
  | 'ice-skater'
  | 'surfer'
  | 'swimmer'
  | 'diver'
  | 'cyclist'
  | 'skateboarder'
  | 'chess-player'
  | 'climber'
  | 'archer'
  | 'yogi'
  | 'racing-driver';

const ADULT: readonly Who[] = ['man', 'woman'];
const BRIGHT: readonly Rgb[] = [
  [206, 62, 62],
  [62, 120, 186],
  [236, 176, 66],
  [90, 156, 104],
  [150, 100, 176],
];

/** A musician in concert or street dress with one instrument. */
function playing(instrument: Parameters<typeof item>[0], colour: Rgb): DressPerson {
  return (request) => {
    const own = request.random.fork('concert');
    const suit = cloth(request, NAVY, [92, 60, 70], [70, 100, 96], [60, 58, 70]);
    const shirt = own.pick([WHITE, ...BRIGHT]);
    return wear(request, ADULT, {
      lower: trousers(
        own.pick([
          [62, 60, 72],
          [92, 78, 66],
          [74, 86, 118],
        ] as const),
        DARK,
      ),
      torso: shirt,
      sleeves: long(own.chance(0.5) ? shirt : suit),
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
      held: item(instrument, colour),
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

export const ARTS: Record<Arts, DressPerson> = {
  painter: (request) =>
    wear(request, ADULT, {
      lower: trousers([96, 92, 104], LEATHER),
      tails: { colour: cloth(request, [92, 126, 166], [240, 232, 216]), length: 0.3, flare: 0.08 },
      torso: cloth(request, [92, 126, 166], [240, 232, 216]),
      sleeves: long(cloth(request, [92, 126, 166], [240, 232, 216])),
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
      torso: cloth(request, [44, 44, 56]),
      sleeves: long(cloth(request, [44, 44, 56])),
      details: details(['lapels', [64, 64, 78]], ['bow-tie', DARK]),
      pose: 'sitting',
    }),
  singer: (request) =>
    wear(request, ['woman', 'man'], {
      lower: skirt(cloth(request, [196, 40, 80], [60, 80, 170], [120, 50, 140]), 0.95, 0.12, { shoes: GOLD }),
      torso: cloth(request, [196, 40, 80], [60, 80, 170], [120, 50, 140]),
      sleeves: bare,
      details: details(['sparkles', [255, 240, 190]]),
      held: item('microphone', [70, 72, 84]),
      expression: 'smiling',
    }),
  conductor: (request) =>
    wear(request, ['old-man', 'man', 'woman'], {
      lower: trousers([36, 36, 44], DARK),
      tails: { colour: [40, 40, 50], length: 0.5, flare: 0.06, open: true },
      torso: cloth(request, [40, 40, 50]),
      sleeves: long([40, 40, 50]),
      details: details(['lapels', [58, 58, 70]], ['bow-tie', WHITE]),
      held: item('baton'),
    }),
  dj: (request) =>
    wear(request, ADULT, {
      lower: trousers([60, 62, 78], WHITE),
      torso: sporty(request),
      sleeves: short(sporty(request)),
      details: details(['emblem', WHITE]),
      headwear: hat('headphones', [50, 50, 62]),
      marks: ['visor'],
    }),
  dancer: (request) =>
    wear(request, ['woman', 'man'], {
      lower: skirt(sporty(request), 0.66, 0.26, { shoes: DARK }),
      torso: sporty(request),
      sleeves: short(sporty(request), true),
      details: details(['lace', WHITE]),
      pose: 'dancing',
    }),
  'flamenco-dancer': (request) =>
    wear(request, ['woman'], {
      hair: { style: 'bun', colour: [34, 26, 28] },
      lower: skirt(cloth(request, [206, 36, 48]), 0.96, 0.34, { trim: [36, 30, 36], shoes: DARK }),
      torso: cloth(request, [206, 36, 48]),
      sleeves: short(cloth(request, [206, 36, 48]), true),
      details: details(['dots', [40, 30, 36]]),
      headwear: hat('flower-comb', [230, 60, 70]),
      pose: 'dancing',
    }),
  ballerina: (request) => {
    const dress = cloth(request, [244, 160, 188], [246, 240, 244], [150, 196, 230]);
    return wear(request, ['woman'], {
      build: { head: 0.09, shoulders: 0.088, waist: 0.056, hips: 0.078, limbs: 0.9 },
      hair: { style: 'bun', colour: personOf(request, ['woman']).hair.colour },
      lower: skirt(mix(dress, WHITE, 0.55), 0.2, 1.15, {
        trim: dress,
        shoes: dress,
        stockings: [252, 226, 220],
      }),
      torso: dress,
      sleeves: bare,
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
      hair: {
        style: 'afro',
        colour: request.random.fork('wig').pick([
          [226, 70, 50],
          [70, 150, 90],
          [240, 130, 40],
        ] as const),
      },
      lower: trousers(mix(suit, [60, 120, 220], 0.6), [206, 46, 52], { cut: 'wide' }),
      torso: suit,
      sleeves: long(suit, { puffed: true }),
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
      torso: cloth(request, [206, 46, 60]),
      sleeves: long([240, 196, 70], { puffed: true }),
      details: details(['checks', [240, 196, 70]], ['ruff', WHITE]),
      headwear: hat('jester-hat', [206, 46, 60]),
      expression: 'smiling',
      pose: 'dancing',
    }),
  mime: (request) =>
    wear(request, ADULT, {
      skin: [250, 246, 242],
      lower: trousers([40, 40, 48], DARK),
      torso: WHITE,
      sleeves: long(WHITE),
      details: details(['hoops', [40, 40, 48]], ['scarf', [206, 46, 52]]),
      gloves: WHITE,
      headwear: hat('beret', [40, 40, 48]),
      lipColour: [206, 30, 44],
    }),
  magician: (request) =>
    wear(request, ['man', 'woman'], {
      beard: 'goatee',
      lower: trousers([36, 34, 44], DARK),
      tails: { colour: [40, 38, 50], length: 0.44, flare: 0.06, open: true },
      torso: cloth(request, [40, 38, 50]),
      sleeves: long([40, 38, 50]),
      details: details(['lapels', [196, 46, 60]], ['bow-tie', [206, 46, 60]]),
      cape: [122, 34, 60],
      gloves: WHITE,
      headwear: hat('top-hat', [40, 36, 46]),
      held: item('wand', [255, 226, 110]),
    }),
  acrobat: (request) =>
    wear(request, ['woman', 'man'], {
      lower: trousers(sporty(request), GOLD),
      torso: sporty(request),
      sleeves: bare,
      details: details(['sparkles', [255, 236, 160]]),
      belt: GOLD,
      pose: 'jumping',
    }),
  juggler: (request) =>
    wear(request, ADULT, {
      lower: trousers([90, 70, 130], DARK, { cut: 'wide' }),
      torso: WHITE,
      sleeves: short(WHITE, true),
      details: details(['hoops', sporty(request)], ['bow-tie', [206, 46, 52]]),
      headwear: hat('bowler', [60, 56, 66]),
      held: item('juggling'),
    }),
  writer: (request) =>
    wear(request, [...ADULT, 'old-man'], {
      lower: trousers([92, 80, 72], LEATHER),
      torso: WHITE,
      sleeves: long(WHITE, { puffed: true }),
      details: details(['vest', cloth(request, [110, 76, 60], [70, 90, 110])]),
      marks: ['glasses'],
      held: item('quill'),
      offhand: item('scroll'),
    }),
  poet: (request) =>
    wear(request, ['man', 'woman'], {
      lower: trousers([70, 66, 76], DARK),
      tails: { colour: cloth(request, [70, 80, 110]), length: 0.5, flare: 0.08, open: true },
      torso: cloth(request, [70, 80, 110]),
      sleeves: long(cloth(request, [70, 80, 110])),
      details: details(['lapels', [90, 100, 130]], ['ruff', WHITE]),
      held: item('scroll'),
    }),
  athlete: (request) =>
    wear(request, ADULT, {
      lower: trousers([52, 56, 74], WHITE, { cut: 'shorts', bootHeight: 0.12 }),
      torso: sporty(request),
      sleeves: bare,
      details: details(['number', WHITE], ['medal', GOLD]),
      headwear: hat('headband', WHITE),
    }),
  runner: (request) =>
    wear(request, ADULT, {
      lower: trousers([52, 56, 74], [240, 120, 60], { cut: 'shorts', bootHeight: 0.12 }),
      torso: sporty(request),
      sleeves: bare,
      details: details(['number', WHITE]),
      headwear: hat('headband', WHITE),
      pose: 'running',
    }),
  'football-player': (request) =>
    wear(request, ADULT, {
      lower: trousers(WHITE, [40, 40, 48], { cut: 'shorts', bootHeight: 0.55 }),
      torso: sporty(request),
      sleeves: short(sporty(request)),
      details: details(['number', WHITE], ['stripes', mix(sporty(request), WHITE, 0.5)]),
      held: item('ball', WHITE),
    }),
  'basketball-player': (request) =>
    wear(request, ADULT, {
      lower: trousers(sporty(request), WHITE, { cut: 'shorts', bootHeight: 0.3 }),
      torso: sporty(request),
      sleeves: bare,
      details: details(['number', WHITE]),
      headwear: hat('headband', WHITE),
      held: item('ball', [226, 120, 50]),
    }),
  'tennis-player': (request) =>
    wear(request, ['woman', 'man'], {
      lower: skirt(WHITE, 0.3, 0.16, { shoes: WHITE }),
      torso: cloth(request, WHITE),
      sleeves: short(cloth(request, WHITE)),
      headwear: hat('headband', [206, 60, 60]),
      held: item('racket', [206, 60, 60]),
    }),
  boxer: (request) =>
    wear(request, ['strong'], {
      lower: trousers(sporty(request), DARK, { cut: 'shorts', bootHeight: 0.5 }),
      torso: personOf(request, ['strong']).skin,
      sleeves: bare,
      details: details(['bare-chest', WHITE]),
      belt: GOLD,
      gloves: [206, 36, 44],
      pose: 'fighting',
    }),
  wrestler: (request) =>
    wear(request, ['strong'], {
      lower: trousers(sporty(request), DARK, { bootHeight: 0.6 }),
      torso: personOf(request, ['strong']).skin,
      sleeves: bare,
      details: details(['bare-chest', WHITE]),
      belt: GOLD,
      cape: sporty(request),
      marks: ['eye-mask'],
      pose: 'fighting',
    }),
  skier: (request) =>
    wear(request, ADULT, {
      lower: trousers([50, 60, 86], [90, 96, 110], { bootHeight: 0.4 }),
      torso: sporty(request),
      sleeves: long(sporty(request)),
      details: details(['zip', WHITE], ['scarf', [246, 206, 90]]),
      gloves: DARK,
      trim: [70, 140, 210],
      headwear: hat('goggles', [240, 170, 60]),
      underfoot: 'skis',
      pose: 'skating',
    }),
  snowboarder: (request) =>
    wear(request, ADULT, {
      lower: trousers([70, 76, 100], DARK, { cut: 'wide' }),
      torso: sporty(request),
      sleeves: long(sporty(request)),
      details: details(['zip', WHITE]),
      gloves: DARK,
      trim: [250, 190, 70],
      headwear: hat('wool-cap', [60, 130, 160]),
      underfoot: 'snowboard',
      pose: 'dancing',
    }),
  'ice-skater': (request) => {
    const coat = sporty(request);
    const woman = request.random.fork('sex').chance(0.55);
    return wear(request, woman ? ['woman', 'girl'] : ['man', 'boy'], {
      lower: woman
        ? skirt(mix(coat, WHITE, 0.3), 0.4, 0.26, { trim: WHITE, shoes: WHITE, stockings: [90, 82, 100] })
        : trousers([70, 78, 104], [40, 40, 50], { bootHeight: 0.3 }),
      torso: coat,
      sleeves: long(coat),
      details: details(['fur-collar', WHITE], ['scarf', mix(coat, [250, 210, 100], 0.7)]),
      gloves: WHITE,
      headwear: hat('wool-cap', mix(coat, WHITE, 0.35)),
      underfoot: 'skates',
      pose: 'skating',
    });
  },
  surfer: (request) =>
    wear(request, ADULT, {
      lower: trousers(cloth(request, [240, 130, 60], [60, 150, 190]), personOf(request, ADULT).skin, {
        cut: 'shorts',
        bootHeight: 0,
      }),
      torso: request.random.fork('suit').chance(0.5) ? [50, 60, 80] : sporty(request),
      sleeves: short(sporty(request)),
      trim: [250, 210, 90],
      underfoot: 'surfboard',
      pose: 'skating',
    }),
  swimmer: (request) =>
    wear(request, ADULT, {
      lower: trousers(cloth(request, [52, 80, 150], [206, 60, 80]), personOf(request, ADULT).skin, {
        cut: 'shorts',
        bootHeight: 0,
      }),
      torso: cloth(request, [52, 80, 150], [206, 60, 80]),
      sleeves: bare,
      headwear: hat('swim-cap', [236, 180, 60]),
      pose: 'swimming',
    }),
  diver: (request) =>
    wear(request, ADULT, {
      lower: trousers([44, 50, 64], [240, 190, 60]),
      torso: cloth(request, [50, 56, 70]),
      sleeves: long([50, 56, 70]),
      details: details(['zip', [240, 190, 60]]),
      headwear: hat('goggles', [240, 190, 60]),
      pack: { kind: 'air-tank', colour: [240, 190, 70] },
      pose: 'swimming',
    }),
  cyclist: (request) =>
    wear(request, ADULT, {
      lower: trousers([44, 46, 58], WHITE, { cut: 'shorts', bootHeight: 0.12 }),
      torso: sporty(request),
      sleeves: short(sporty(request)),
      details: details(['hoops', mix(sporty(request), WHITE, 0.6)], ['zip', WHITE]),
      headwear: hat('sports-helmet', [236, 190, 70]),
    }),
  skateboarder: (request) =>
    wear(request, ['boy', 'man', 'woman'], {
      lower: trousers([76, 92, 128], [240, 240, 236], { cut: 'wide' }),
      torso: sporty(request),
      sleeves: short(sporty(request)),
      details: details(['emblem', WHITE]),
      headwear: hat('cap', [52, 56, 70]),
      trim: [206, 70, 60],
      underfoot: 'skateboard',
      pose: 'skating',
    }),
  'chess-player': (request) =>
    wear(request, ['old-man', 'man', 'woman', 'old-man'], {
      lower: trousers([92, 82, 74], LEATHER),
      torso: cloth(request, [130, 70, 62], [84, 104, 84], [86, 96, 130]),
      sleeves: long(cloth(request, [130, 70, 62], [84, 104, 84], [86, 96, 130])),
      details: details(
        ['collar', WHITE],
        ['vest', [110, 92, 74]],
        ['scarf', request.random.fork('scarf').pick(BRIGHT)],
      ),
      headwear: request.random
        .fork('hat')
        .pick([hat('flat-cap', [120, 104, 84]), hat('beret', [80, 60, 66]), undefined]),
      marks: request.random.fork('glasses').chance(0.6) ? ['glasses'] : [],
      pose: 'sitting',
      underfoot: 'stool',
    }),
  climber: (request) =>
    wear(request, ADULT, {
      lower: trousers([96, 96, 104], LEATHER, { bootHeight: 0.4 }),
      torso: sporty(request),
      sleeves: long(sporty(request)),
      details: details(['chest-strap', [240, 190, 70]], ['zip', WHITE]),
      gloves: DARK,
      pack: { kind: 'rucksack', colour: [70, 110, 160] },
      headwear: hat('hard-hat', [236, 120, 60]),
      held: item('pickaxe'),
    }),
  archer: (request) =>
    wear(request, ADULT, {
      lower: trousers([110, 90, 66], LEATHER, { bootHeight: 0.5 }),
      tails: { colour: cloth(request, [74, 116, 74]), length: 0.34, flare: 0.09 },
      torso: cloth(request, [74, 116, 74]),
      sleeves: long([214, 196, 160]),
      details: details(['chest-strap', LEATHER], ['lace', LEATHER]),
      belt: LEATHER,
      cape: [60, 92, 62],
      headwear: hat('hood', [66, 104, 66]),
      pack: { kind: 'quiver', colour: LEATHER },
      held: item('bow'),
    }),
  yogi: (request) =>
    wear(request, ['woman', 'man'], {
      lower: trousers(cloth(request, [110, 84, 150], [70, 130, 140]), personOf(request, ADULT).skin, {
        bootHeight: 0,
      }),
      torso: mix(cloth(request, [110, 84, 150], [70, 130, 140]), WHITE, 0.4),
      sleeves: bare,
      pose: 'praying',
    }),
  'racing-driver': (request) =>
    wear(request, ADULT, {
      lower: trousers(sporty(request), DARK),
      torso: sporty(request),
      sleeves: long(sporty(request)),
      details: details(['zip', WHITE], ['emblem', WHITE]),
      trim: WHITE,
      headwear: hat('sports-helmet', WHITE),
      held: item('trophy'),
    }),
};
