import { colorList, mix, type Rgb } from '../../../core/color.ts';
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
  personOf,
  shirt,
  short,
  skirt,
  trousers,
  WHITE,
  wear,
} from './wardrobe.ts';

const BRIGHT: readonly Rgb[] = colorList('#ce3e3e #3e78ba #ecb042 #5a9c68 #9664b0');

const sporty = (request: Parameters<DressPerson>[0]) => cloth(request, ...BRIGHT);

/** Those who run, ride, climb and play. */
export const SPORTS = {
  athlete: (request) =>
    wear(request, ADULT, {
      lower: trousers([52, 56, 74], WHITE, { cut: 'shorts', bootHeight: 0.12 }),
      ...shirt(sporty(request), bare),
      details: details(['number', WHITE], ['medal', GOLD]),
      headwear: hat('headband', WHITE),
    }),
  runner: (request) =>
    wear(request, ADULT, {
      lower: trousers([52, 56, 74], [240, 120, 60], { cut: 'shorts', bootHeight: 0.12 }),
      ...shirt(sporty(request), bare),
      details: details(['number', WHITE]),
      headwear: hat('headband', WHITE),
      pose: 'running',
    }),
  'football-player': (request) =>
    wear(request, ADULT, {
      lower: trousers(WHITE, [40, 40, 48], { cut: 'shorts', bootHeight: 0.55 }),
      ...shirt(sporty(request), short(sporty(request))),
      details: details(['number', WHITE], ['stripes', mix(sporty(request), WHITE, 0.5)]),
      held: item('ball', WHITE),
    }),
  'basketball-player': (request) =>
    wear(request, ADULT, {
      lower: trousers(sporty(request), WHITE, { cut: 'shorts', bootHeight: 0.3 }),
      ...shirt(sporty(request), bare),
      details: details(['number', WHITE]),
      headwear: hat('headband', WHITE),
      held: item('ball', [226, 120, 50]),
    }),
  'tennis-player': (request) =>
    wear(request, ['woman', 'man'], {
      lower: skirt(WHITE, 0.3, 0.16, { shoes: WHITE }),
      ...shirt(cloth(request, WHITE), short(cloth(request, WHITE))),
      headwear: hat('headband', [206, 60, 60]),
      held: item('racket', [206, 60, 60]),
    }),
  boxer: (request) =>
    wear(request, ['strong'], {
      lower: trousers(sporty(request), DARK, { cut: 'shorts', bootHeight: 0.5 }),
      ...shirt(personOf(request, ['strong']).skin, bare),
      details: details(['bare-chest', WHITE]),
      belt: GOLD,
      gloves: [206, 36, 44],
      pose: 'fighting',
    }),
  wrestler: (request) =>
    wear(request, ['strong'], {
      lower: trousers(sporty(request), DARK, { bootHeight: 0.6 }),
      ...shirt(personOf(request, ['strong']).skin, bare),
      details: details(['bare-chest', WHITE]),
      belt: GOLD,
      cape: sporty(request),
      marks: ['eye-mask'],
      pose: 'fighting',
    }),
  skier: (request) =>
    wear(request, ADULT, {
      lower: trousers([50, 60, 86], [90, 96, 110], { bootHeight: 0.4 }),
      ...shirt(sporty(request)),
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
      ...shirt(sporty(request)),
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
      ...shirt(coat),
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
      ...shirt(
        request.random.fork('suit').chance(0.5) ? [50, 60, 80] : sporty(request),
        short(sporty(request)),
      ),
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
      ...shirt(cloth(request, [52, 80, 150], [206, 60, 80]), bare),
      headwear: hat('swim-cap', [236, 180, 60]),
      pose: 'swimming',
    }),
  diver: (request) =>
    wear(request, ADULT, {
      lower: trousers([44, 50, 64], [240, 190, 60]),
      ...shirt(cloth(request, [50, 56, 70]), long([50, 56, 70])),
      details: details(['zip', [240, 190, 60]]),
      headwear: hat('goggles', [240, 190, 60]),
      pack: { kind: 'air-tank', color: [240, 190, 70] },
      pose: 'swimming',
    }),
  cyclist: (request) =>
    wear(request, ADULT, {
      lower: trousers([44, 46, 58], WHITE, { cut: 'shorts', bootHeight: 0.12 }),
      ...shirt(sporty(request), short(sporty(request))),
      details: details(['hoops', mix(sporty(request), WHITE, 0.6)], ['zip', WHITE]),
      headwear: hat('sports-helmet', [236, 190, 70]),
    }),
  skateboarder: (request) =>
    wear(request, ['boy', 'man', 'woman'], {
      lower: trousers([76, 92, 128], [240, 240, 236], { cut: 'wide' }),
      ...shirt(sporty(request), short(sporty(request))),
      details: details(['emblem', WHITE]),
      headwear: hat('cap', [52, 56, 70]),
      trim: [206, 70, 60],
      underfoot: 'skateboard',
      pose: 'skating',
    }),
  'chess-player': (request) =>
    wear(request, ['old-man', 'man', 'woman', 'old-man'], {
      lower: trousers([92, 82, 74], LEATHER),
      ...shirt(cloth(request, [130, 70, 62], [84, 104, 84], [86, 96, 130])),
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
      ...shirt(sporty(request)),
      details: details(['chest-strap', [240, 190, 70]], ['zip', WHITE]),
      gloves: DARK,
      pack: { kind: 'rucksack', color: [70, 110, 160] },
      headwear: hat('hard-hat', [236, 120, 60]),
      held: item('pickaxe'),
    }),
  archer: (request) =>
    wear(request, ADULT, {
      lower: trousers([110, 90, 66], LEATHER, { bootHeight: 0.5 }),
      tails: { color: cloth(request, [74, 116, 74]), length: 0.34, flare: 0.09 },
      ...shirt(cloth(request, [74, 116, 74]), long([214, 196, 160])),
      details: details(['chest-strap', LEATHER], ['lace', LEATHER]),
      belt: LEATHER,
      cape: [60, 92, 62],
      headwear: hat('hood', [66, 104, 66]),
      pack: { kind: 'quiver', color: LEATHER },
      held: item('bow'),
    }),
  yogi: (request) =>
    wear(request, ['woman', 'man'], {
      lower: trousers(cloth(request, [110, 84, 150], [70, 130, 140]), personOf(request, ADULT).skin, {
        bootHeight: 0,
      }),
      ...shirt(mix(cloth(request, [110, 84, 150], [70, 130, 140]), WHITE, 0.4), bare),
      pose: 'praying',
    }),
  'racing-driver': (request) =>
    wear(request, ADULT, {
      lower: trousers(sporty(request), DARK),
      ...shirt(sporty(request)),
      details: details(['zip', WHITE], ['emblem', WHITE]),
      trim: WHITE,
      headwear: hat('sports-helmet', WHITE),
      held: item('trophy'),
    }),
} satisfies Record<string, DressPerson>;
