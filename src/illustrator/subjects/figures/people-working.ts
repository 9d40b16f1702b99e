import { mix, type Rgb, scale } from '../../core/colour.ts';
import {
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
  robe,
  short,
  skirt,
  trousers,
  WHITE,
  type Who,
  wear,
} from './wardrobe.ts';

type Working =
  | 'baker'
  | 'chef'
  | 'waiter'
  | 'farmer'
  | 'gardener'
  | 'shepherd'
  | 'fisherman'
  | 'sailor'
  | 'captain'
  | 'doctor'
  | 'nurse'
  | 'scientist'
  | 'teacher'
  | 'judge'
  | 'police-officer'
  | 'firefighter'
  | 'postman'
  | 'soldier'
  | 'pilot'
  | 'mechanic'
  | 'builder'
  | 'miner'
  | 'blacksmith'
  | 'carpenter'
  | 'lumberjack'
  | 'photographer'
  | 'explorer'
  | 'hunter'
  | 'cowboy'
  | 'monk'
  | 'nun'
  | 'priest'
  | 'pope'
  | 'santa'
  | 'maid'
  | 'butcher'
  | 'beekeeper'
  | 'astronaut';

const ADULT: readonly Who[] = ['man', 'woman'];

const uniform = (colour: Rgb, button: Rgb = GOLD) => ({
  lower: trousers(scale(colour, 0.86), DARK),
  torso: colour,
  sleeves: long(colour),
  details: details(['buttons', button], ['collar', scale(colour, 0.8)]),
  belt: DARK,
});

export const WORKING: Record<Working, DressPerson> = {
  baker: (request) =>
    wear(request, ['man', 'man', 'woman'], {
      lower: trousers([104, 112, 132], [70, 58, 52]),
      torso: WHITE,
      sleeves: short(WHITE),
      details: details(
        ['buttons', [180, 186, 196]],
        ['apron', cloth(request, [250, 246, 238], [226, 196, 150])],
        ['scarf', [206, 62, 58]],
      ),
      headwear: hat('chef-hat', WHITE),
      held: item('bread'),
    }),
  chef: (request) =>
    wear(request, ADULT, {
      lower: trousers([70, 74, 86], DARK),
      torso: cloth(request, WHITE),
      sleeves: long(WHITE),
      details: details(['buttons', [60, 64, 76]], ['apron', [236, 236, 238]], ['scarf', [196, 52, 56]]),
      headwear: hat('chef-hat', WHITE),
      held: item('ladle'),
    }),
  waiter: (request) =>
    wear(request, ADULT, {
      lower: trousers([40, 40, 48], DARK),
      torso: WHITE,
      sleeves: long(WHITE),
      details: details(['vest', cloth(request, [44, 44, 54])], ['bow-tie', [30, 28, 34]]),
      held: item('tray'),
    }),
  maid: (request) =>
    wear(request, ['woman'], {
      lower: skirt(cloth(request, [62, 60, 76]), 0.74, 0.18, { stockings: WHITE, shoes: DARK }),
      torso: cloth(request, [62, 60, 76]),
      sleeves: short([62, 60, 76], true),
      details: details(['apron', WHITE], ['collar', WHITE]),
      headwear: hat('mob-cap', WHITE),
      held: item('broom', [206, 162, 92]),
    }),
  butcher: (request) =>
    wear(request, ['man', 'strong'], {
      lower: trousers([70, 78, 96], DARK),
      torso: WHITE,
      sleeves: short(WHITE),
      details: details(['hoops', [196, 70, 70]], ['apron', WHITE]),
      headwear: hat('flat-cap', WHITE),
      held: item('dagger'),
    }),
  farmer: (request) =>
    wear(request, ADULT, {
      lower: trousers([70, 104, 156], LEATHER, { bootHeight: 0.5 }),
      torso: cloth(request, [196, 62, 56], [226, 178, 84]),
      sleeves: long(cloth(request, [196, 62, 56], [226, 178, 84])),
      details: details(['checks', [120, 36, 36]], ['overalls', [70, 104, 156]]),
      headwear: hat('sun-hat', [232, 200, 126]),
      held: item('pitchfork'),
    }),
  gardener: (request) =>
    wear(request, ['woman', 'man', 'old-woman'], {
      lower: trousers([92, 124, 92], [74, 122, 70], { bootHeight: 0.5 }),
      torso: cloth(request, [236, 190, 92], [226, 130, 110]),
      sleeves: short(cloth(request, [236, 190, 92], [226, 130, 110])),
      details: details(['overalls', [92, 124, 92]]),
      gloves: [226, 190, 120],
      headwear: hat('sun-hat', [232, 206, 140]),
      held: item('watering-can', [86, 140, 160]),
    }),
  shepherd: (request) =>
    wear(request, ['old-man', 'man', 'boy'], {
      lower: trousers([118, 96, 74], LEATHER, { bootHeight: 0.4 }),
      tails: { colour: cloth(request, [214, 190, 150]), length: 0.4, flare: 0.08 },
      torso: cloth(request, [214, 190, 150]),
      sleeves: long([230, 214, 184]),
      details: details(['fur-collar', [244, 236, 220]]),
      belt: LEATHER,
      headwear: hat('flat-cap', [120, 98, 76]),
      held: item('crook'),
    }),
  fisherman: (request) =>
    wear(request, ['old-man', 'man'], {
      beard: 'short',
      lower: trousers([64, 84, 106], [66, 92, 70], { bootHeight: 0.7 }),
      tails: { colour: cloth(request, [240, 190, 62]), length: 0.3, flare: 0.07 },
      torso: cloth(request, [240, 190, 62]),
      sleeves: long(cloth(request, [240, 190, 62])),
      details: details(['buttons', [70, 60, 56]], ['scarf', [60, 96, 150]]),
      headwear: hat('wool-cap', [52, 84, 128]),
      held: item('fishing-rod'),
    }),
  sailor: (request) =>
    wear(request, ADULT, {
      lower: trousers(WHITE, DARK, { cut: 'wide' }),
      torso: WHITE,
      sleeves: long(WHITE),
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
  doctor: (request) =>
    wear(request, ADULT, {
      lower: trousers([92, 110, 136], DARK),
      torso: cloth(request, [120, 180, 206], [140, 196, 180]),
      sleeves: long(WHITE),
      details: details(['lab-coat', WHITE], ['stethoscope', [70, 80, 100]]),
      held: item('clipboard'),
    }),
  nurse: (request) =>
    wear(request, ADULT, {
      lower: trousers(cloth(request, [110, 180, 196]), WHITE),
      torso: cloth(request, [110, 180, 196]),
      sleeves: short(cloth(request, [110, 180, 196])),
      details: details(['collar', WHITE], ['badge', [222, 60, 66]]),
      headwear: hat('nurse-cap', WHITE),
      held: item('clipboard'),
    }),
  scientist: (request) =>
    wear(request, [...ADULT, 'old-man'], {
      hair: {
        style: request.random.fork('hair').pick(['spiky', 'bun', 'curly'] as const),
        colour: [222, 222, 226],
      },
      lower: trousers([84, 88, 104], DARK),
      torso: cloth(request, [126, 160, 196], [186, 120, 110]),
      sleeves: long(WHITE),
      details: details(['lab-coat', WHITE], ['tie', [150, 60, 70]]),
      marks: ['glasses'],
      held: item('flask', [110, 214, 140]),
    }),
  teacher: (request) =>
    wear(request, ADULT, {
      lower: trousers([98, 88, 80], LEATHER),
      torso: cloth(request, [118, 146, 110], [150, 106, 84], [96, 120, 160]),
      sleeves: long(cloth(request, [118, 146, 110], [150, 106, 84], [96, 120, 160])),
      details: details(['collar', WHITE], ['buttons', LEATHER]),
      marks: ['glasses'],
      held: item('book', [176, 60, 60]),
      offhand: item('pointer'),
    }),
  judge: (request) =>
    wear(request, ['old-man', 'old-woman'], {
      lower: robe([44, 40, 50]),
      torso: cloth(request, [44, 40, 50]),
      sleeves: long([44, 40, 50], { wide: true }),
      details: details(['collar', WHITE]),
      headwear: hat('judge-wig', [244, 240, 232]),
      held: item('gavel'),
    }),
  'police-officer': (request) =>
    wear(request, ADULT, {
      ...uniform(cloth(request, [52, 76, 128])),
      details: details(['tie', [34, 40, 60]], ['badge', GOLD], ['collar', [52, 76, 128]]),
      headwear: hat('peaked-cap', [44, 62, 106]),
    }),
  firefighter: (request) =>
    wear(request, ADULT, {
      lower: trousers([196, 158, 74], DARK, { bootHeight: 0.5 }),
      torso: cloth(request, [206, 166, 78]),
      sleeves: long(cloth(request, [206, 166, 78])),
      details: details(['buttons', DARK], ['hoops', [240, 240, 160]]),
      tails: { colour: cloth(request, [206, 166, 78]), length: 0.26, flare: 0.06 },
      trim: [240, 240, 150],
      belt: DARK,
      headwear: hat('fire-helmet', [206, 46, 44]),
      held: item('hose'),
    }),
  postman: (request) =>
    wear(request, ADULT, {
      ...uniform(cloth(request, [70, 104, 166])),
      details: details(['chest-strap', LEATHER], ['collar', WHITE]),
      headwear: hat('peaked-cap', [60, 90, 150]),
      held: item('letter'),
    }),
  soldier: (request) =>
    wear(request, ADULT, {
      ...uniform(cloth(request, [112, 122, 78])),
      lower: trousers([104, 112, 72], DARK, { bootHeight: 0.5 }),
      details: details(['chest-strap', [70, 74, 50]], ['collar', [92, 100, 64]]),
      headwear: hat('army-helmet', [104, 114, 72]),
      pack: { kind: 'rucksack', colour: [96, 100, 66] },
    }),
  pilot: (request) =>
    wear(request, ADULT, {
      lower: trousers([92, 80, 66], DARK, { bootHeight: 0.5 }),
      torso: cloth(request, [134, 88, 54]),
      sleeves: long(cloth(request, [134, 88, 54])),
      details: details(['zip', [60, 48, 44]], ['fur-collar', [240, 226, 200]], ['scarf', WHITE]),
      headwear: hat('goggles', GOLD),
    }),
  mechanic: (request) =>
    wear(request, ADULT, {
      lower: trousers(cloth(request, [66, 98, 150]), DARK),
      torso: [220, 214, 204],
      sleeves: short([220, 214, 204]),
      details: details(['overalls', cloth(request, [66, 98, 150])]),
      headwear: hat('cap', [196, 60, 56]),
      held: item('wrench'),
    }),
  builder: (request) =>
    wear(request, ADULT, {
      lower: trousers([82, 96, 126], [150, 104, 60], { bootHeight: 0.4 }),
      torso: cloth(request, [240, 150, 50]),
      sleeves: long([214, 208, 196]),
      details: details(['hoops', [250, 244, 190]], ['zip', DARK]),
      belt: LEATHER,
      headwear: hat('hard-hat', [250, 204, 60]),
      held: item('hammer'),
    }),
  miner: (request) =>
    wear(request, ['man', 'strong'], {
      beard: 'stubble',
      lower: trousers([96, 84, 74], DARK, { bootHeight: 0.5 }),
      torso: cloth(request, [150, 126, 100]),
      sleeves: short(cloth(request, [150, 126, 100])),
      details: details(['overalls', [84, 88, 102]]),
      headwear: hat('hard-hat', [236, 190, 60]),
      held: item('pickaxe'),
    }),
  blacksmith: (request) =>
    wear(request, ['strong'], {
      beard: 'short',
      lower: trousers([78, 70, 66], DARK, { bootHeight: 0.4 }),
      torso: cloth(request, [206, 188, 156]),
      sleeves: short(cloth(request, [206, 188, 156])),
      details: details(['apron', [122, 78, 48]]),
      headwear: hat('bandana', [176, 56, 50]),
      held: item('hammer'),
    }),
  carpenter: (request) =>
    wear(request, ADULT, {
      lower: trousers([124, 98, 70], LEATHER),
      torso: cloth(request, [96, 140, 120], [196, 150, 90]),
      sleeves: short(cloth(request, [96, 140, 120], [196, 150, 90])),
      details: details(['checks', [60, 90, 80]], ['apron', [206, 170, 116]]),
      headwear: hat('cap', [120, 92, 66]),
      held: item('saw'),
    }),
  lumberjack: (request) =>
    wear(request, ['strong'], {
      beard: 'short',
      lower: trousers([64, 78, 110], [120, 80, 48], { bootHeight: 0.5 }),
      torso: cloth(request, [196, 52, 48]),
      sleeves: long(cloth(request, [196, 52, 48])),
      details: details(['checks', [70, 26, 30]], ['collar', [196, 52, 48]]),
      belt: LEATHER,
      headwear: hat('wool-cap', [70, 96, 84]),
      held: item('axe'),
    }),
  photographer: (request) =>
    wear(request, ADULT, {
      lower: trousers([96, 100, 84], LEATHER),
      torso: cloth(request, [226, 214, 190], [90, 120, 130]),
      sleeves: long(cloth(request, [226, 214, 190], [90, 120, 130])),
      details: details(['vest', [130, 118, 88]]),
      headwear: hat('cap', [110, 100, 78]),
      held: item('camera', [52, 52, 62]),
    }),
  explorer: (request) =>
    wear(request, ADULT, {
      lower: trousers([176, 150, 106], LEATHER, { cut: 'shorts', bootHeight: 0.5 }),
      torso: cloth(request, [212, 186, 134]),
      sleeves: short(cloth(request, [212, 186, 134])),
      details: details(['buttons', LEATHER], ['collar', [196, 168, 118]], ['scarf', [206, 80, 60]]),
      belt: LEATHER,
      pack: { kind: 'rucksack', colour: [146, 96, 58] },
      headwear: hat('sun-hat', [206, 176, 120]),
      held: item('walking-stick'),
    }),
  hunter: (request) =>
    wear(request, ['man', 'woman'], {
      lower: trousers([96, 82, 62], LEATHER, { bootHeight: 0.5 }),
      tails: { colour: cloth(request, [84, 110, 70]), length: 0.3, flare: 0.06 },
      torso: cloth(request, [84, 110, 70]),
      sleeves: long(cloth(request, [84, 110, 70])),
      details: details(['chest-strap', LEATHER], ['collar', [120, 92, 60]]),
      belt: LEATHER,
      headwear: hat('fedora', [96, 104, 66]),
      pack: { kind: 'quiver', colour: LEATHER },
      held: item('bow'),
    }),
  cowboy: (request) =>
    wear(request, ADULT, {
      lower: trousers([80, 102, 146], [126, 80, 48], { bootHeight: 0.55 }),
      torso: cloth(request, [196, 82, 62], [226, 190, 130]),
      sleeves: long(cloth(request, [196, 82, 62], [226, 190, 130])),
      details: details(['vest', [124, 82, 52]], ['scarf', [196, 46, 52]]),
      trim: [240, 218, 176],
      belt: LEATHER,
      headwear: hat('cowboy-hat', [166, 116, 70]),
    }),
  monk: (request) => {
    const tone = cloth(request, [222, 122, 44], [190, 84, 44], [120, 84, 58]);
    return wear(request, ['man', 'old-man'], {
      hair: { style: 'bald', colour: DARK },
      beard: 'none',
      lower: robe(tone, undefined, 0.08),
      torso: tone,
      sleeves: long(tone, { wide: true }),
      details: details(['toga', mix(tone, [150, 40, 36], 0.6)]),
      held: item('beads', [120, 70, 44]),
    });
  },
  nun: (request) =>
    wear(request, ['woman', 'old-woman'], {
      hair: { style: 'bald', colour: DARK },
      lower: robe([48, 46, 56]),
      torso: cloth(request, [48, 46, 56]),
      sleeves: long([48, 46, 56], { wide: true }),
      details: details(['cross', GOLD]),
      headwear: hat('nun-veil', [48, 46, 56]),
      held: item('beads', [110, 70, 50]),
    }),
  priest: (request) =>
    wear(request, ['man', 'old-man'], {
      lower: robe([52, 48, 58]),
      torso: cloth(request, [52, 48, 58]),
      sleeves: long([52, 48, 58]),
      details: details(['buttons', [90, 84, 96]], ['collar', WHITE], ['cross', GOLD]),
      held: item('book', [110, 40, 44]),
    }),
  pope: (request) =>
    wear(request, ['old-man'], {
      lower: robe(WHITE, GOLD),
      torso: cloth(request, WHITE),
      sleeves: long(WHITE, { wide: true }),
      trim: GOLD,
      details: details(['cross', GOLD]),
      cape: [206, 170, 80],
      headwear: hat('mitre', WHITE),
      held: item('crozier'),
    }),
  santa: (request) =>
    wear(request, ['old-man'], {
      build: { head: 0.108, shoulders: 0.142, waist: 0.148, hips: 0.138, limbs: 1.25 },
      hair: { style: 'wavy', colour: WHITE },
      beard: 'long',
      lower: trousers([196, 36, 42], DARK, { bootHeight: 0.45 }),
      tails: { colour: cloth(request, [206, 38, 44]), length: 0.26, flare: 0.06 },
      torso: cloth(request, [206, 38, 44]),
      sleeves: long(cloth(request, [206, 38, 44])),
      trim: WHITE,
      details: details(['fur-trim', WHITE]),
      belt: [36, 30, 32],
      gloves: [60, 56, 64],
      headwear: hat('santa-hat', [206, 38, 44]),
      pack: { kind: 'sack', colour: [150, 108, 70] },
      held: item('gift', [70, 140, 90]),
      expression: 'smiling',
    }),
  beekeeper: (request) =>
    wear(request, ADULT, {
      lower: trousers(WHITE, [150, 110, 70], { bootHeight: 0.4 }),
      torso: cloth(request, [250, 244, 226]),
      sleeves: long([250, 244, 226]),
      details: details(['zip', [190, 180, 160]]),
      gloves: [236, 190, 90],
      headwear: hat('sun-hat', [240, 220, 160]),
      held: item('bucket', [236, 180, 60]),
    }),
  astronaut: (request) => {
    const suit = cloth(request, [240, 242, 246], [240, 242, 246], [240, 150, 70]);
    return wear(request, ADULT, {
      build: { head: 0.1, shoulders: 0.136, waist: 0.118, hips: 0.114, limbs: 1.1 },
      lower: { kind: 'space-suit', colour: suit },
      torso: suit,
      sleeves: long(suit),
      trim: [206, 80, 60],
      details: details(['space-suit', suit]),
      gloves: [190, 196, 208],
      headwear: hat('space-helmet', suit),
    });
  },
};
