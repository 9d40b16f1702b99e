import {
  ADULT,
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
  shirt,
  short,
  trousers,
  uniform,
  WHITE,
  wear,
} from './wardrobe.ts';

/** Those who work under the open sky. */
export const OUTDOORS = {
  farmer: (request) =>
    wear(request, ADULT, {
      lower: trousers([70, 104, 156], LEATHER, { bootHeight: 0.5 }),
      ...shirt(cloth(request, [196, 62, 56], [226, 178, 84])),
      details: details(['checks', [120, 36, 36]], ['overalls', [70, 104, 156]]),
      headwear: hat('sun-hat', [232, 200, 126]),
      held: item('pitchfork'),
    }),
  gardener: (request) =>
    wear(request, ['woman', 'man', 'old-woman'], {
      lower: trousers([92, 124, 92], [74, 122, 70], { bootHeight: 0.5 }),
      ...shirt(
        cloth(request, [236, 190, 92], [226, 130, 110]),
        short(cloth(request, [236, 190, 92], [226, 130, 110])),
      ),
      details: details(['overalls', [92, 124, 92]]),
      gloves: [226, 190, 120],
      headwear: hat('sun-hat', [232, 206, 140]),
      held: item('watering-can', [86, 140, 160]),
    }),
  shepherd: (request) =>
    wear(request, ['old-man', 'man', 'boy'], {
      lower: trousers([118, 96, 74], LEATHER, { bootHeight: 0.4 }),
      tails: { color: cloth(request, [214, 190, 150]), length: 0.4, flare: 0.08 },
      ...shirt(cloth(request, [214, 190, 150]), long([230, 214, 184])),
      details: details(['fur-collar', [244, 236, 220]]),
      belt: LEATHER,
      headwear: hat('flat-cap', [120, 98, 76]),
      held: item('crook'),
    }),
  fisherman: (request) =>
    wear(request, ['old-man', 'man'], {
      beard: 'short',
      lower: trousers([64, 84, 106], [66, 92, 70], { bootHeight: 0.7 }),
      tails: { color: cloth(request, [240, 190, 62]), length: 0.3, flare: 0.07 },
      ...shirt(cloth(request, [240, 190, 62])),
      details: details(['buttons', [70, 60, 56]], ['scarf', [60, 96, 150]]),
      headwear: hat('wool-cap', [52, 84, 128]),
      held: item('fishing-rod'),
    }),
  sailor: (request) =>
    wear(request, ADULT, {
      lower: trousers(WHITE, DARK, { cut: 'wide' }),
      ...shirt(WHITE),
      details: details(['hoops', cloth(request, [52, 84, 150])], ['scarf', [196, 56, 60]]),
      headwear: hat('sailor-cap', WHITE),
    }),
  captain: (request) =>
    wear(request, ['old-man', 'man'], {
      beard: 'short',
      ...uniform(cloth(request, NAVY)),
      headwear: hat('peaked-cap', WHITE),
      held: item('telescope', GOLD),
    }),
  soldier: (request) =>
    wear(request, ADULT, {
      ...uniform(cloth(request, [112, 122, 78])),
      lower: trousers([104, 112, 72], DARK, { bootHeight: 0.5 }),
      details: details(['chest-strap', [70, 74, 50]], ['collar', [92, 100, 64]]),
      headwear: hat('army-helmet', [104, 114, 72]),
      pack: { kind: 'rucksack', color: [96, 100, 66] },
    }),
  pilot: (request) =>
    wear(request, ADULT, {
      lower: trousers([92, 80, 66], DARK, { bootHeight: 0.5 }),
      ...shirt(cloth(request, [134, 88, 54])),
      details: details(['zip', [60, 48, 44]], ['fur-collar', [240, 226, 200]], ['scarf', WHITE]),
      headwear: hat('goggles', GOLD),
    }),
  miner: (request) =>
    wear(request, ['man', 'strong'], {
      beard: 'stubble',
      lower: trousers([96, 84, 74], DARK, { bootHeight: 0.5 }),
      ...shirt(cloth(request, [150, 126, 100]), short(cloth(request, [150, 126, 100]))),
      details: details(['overalls', [84, 88, 102]]),
      headwear: hat('hard-hat', [236, 190, 60]),
      held: item('pickaxe'),
    }),
  lumberjack: (request) =>
    wear(request, ['strong'], {
      beard: 'short',
      lower: trousers([64, 78, 110], [120, 80, 48], { bootHeight: 0.5 }),
      ...shirt(cloth(request, [196, 52, 48])),
      details: details(['checks', [70, 26, 30]], ['collar', [196, 52, 48]]),
      belt: LEATHER,
      headwear: hat('wool-cap', [70, 96, 84]),
      held: item('axe'),
    }),
  explorer: (request) =>
    wear(request, ADULT, {
      lower: trousers([176, 150, 106], LEATHER, { cut: 'shorts', bootHeight: 0.5 }),
      ...shirt(cloth(request, [212, 186, 134]), short(cloth(request, [212, 186, 134]))),
      details: details(['buttons', LEATHER], ['collar', [196, 168, 118]], ['scarf', [206, 80, 60]]),
      belt: LEATHER,
      pack: { kind: 'rucksack', color: [146, 96, 58] },
      headwear: hat('sun-hat', [206, 176, 120]),
      held: item('walking-stick'),
    }),
  hunter: (request) =>
    wear(request, ['man', 'woman'], {
      lower: trousers([96, 82, 62], LEATHER, { bootHeight: 0.5 }),
      tails: { color: cloth(request, [84, 110, 70]), length: 0.3, flare: 0.06 },
      ...shirt(cloth(request, [84, 110, 70])),
      details: details(['chest-strap', LEATHER], ['collar', [120, 92, 60]]),
      belt: LEATHER,
      headwear: hat('fedora', [96, 104, 66]),
      pack: { kind: 'quiver', color: LEATHER },
      held: item('bow'),
    }),
  cowboy: (request) =>
    wear(request, ADULT, {
      lower: trousers([80, 102, 146], [126, 80, 48], { bootHeight: 0.55 }),
      ...shirt(cloth(request, [196, 82, 62], [226, 190, 130])),
      details: details(['vest', [124, 82, 52]], ['scarf', [196, 46, 52]]),
      trim: [240, 218, 176],
      belt: LEATHER,
      headwear: hat('cowboy-hat', [166, 116, 70]),
    }),
  beekeeper: (request) =>
    wear(request, ADULT, {
      lower: trousers(WHITE, [150, 110, 70], { bootHeight: 0.4 }),
      ...shirt(cloth(request, [250, 244, 226]), long([250, 244, 226])),
      details: details(['zip', [190, 180, 160]]),
      gloves: [236, 190, 90],
      headwear: hat('sun-hat', [240, 220, 160]),
      held: item('bucket', [236, 180, 60]),
    }),
  astronaut: (request) => {
    const suit = cloth(request, [240, 242, 246], [240, 242, 246], [240, 150, 70]);
    return wear(request, ADULT, {
      build: { head: 0.1, shoulders: 0.136, waist: 0.118, hips: 0.114, limbs: 1.1 },
      lower: { kind: 'space-suit', color: suit },
      ...shirt(suit),
      trim: [206, 80, 60],
      details: details(['space-suit', suit]),
      gloves: [190, 196, 208],
      headwear: hat('space-helmet', suit),
    });
  },
} satisfies Record<string, DressPerson>;
