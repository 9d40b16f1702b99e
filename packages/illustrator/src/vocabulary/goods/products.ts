import { entriesOf, procedure } from '../noun-entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const tool = entriesOf('item', { facing: 'front', habitat: 'interior', home: 'workshop' });

/** What is shown in shop windows, what it stands on there, and small tools. */
export const PRODUCTS = [
  item('perfume', procedure('perfume'), 0.5, {
    also: 'perfume bottle, bottle of perfume, perfume flacon, fragrance bottle, cologne, cologne bottle, fragrance',
    tall: 0.12,
  }),
  item('wristwatch', procedure('wristwatch'), 0.54, {
    also: 'wrist watch, rolex, watch, leather watch, smartwatch, smart watch',
    plurals: ['watches'],
    ambiguous: true,
    tall: 0.12,
  }),
  item('shoe', procedure('sneakers'), 0.42, {
    also: 'sneaker, trainer, running shoe, tennis shoe, pair of sneakers, pair of shoes, pair of trainers',
    flock: 1,
    worn: 'body',
    holds: true,
    tall: 0.14,
    facing: 'right',
  }),
  item('pearl necklace', procedure('pearls'), 0.42, {
    also: 'necklace, string of beads, beads, bracelet, pearl bracelet',
    plurals: [],
    tall: 0.06,
    worn: 'neck',
  }),
  item('earrings', procedure('earrings'), 0.46, {
    also: 'earring, pair of earrings, gold earrings, drop earrings',
    plurals: [],
    tall: 0.05,
  }),
  item('nail polish', procedure('nail-polish'), 0.46, { also: 'nail varnish', tall: 0.08 }),
  item('cream jar', procedure('cream-jar'), 0.42, {
    also: 'face cream, skin cream, skincare cream jar, face cream jar, skincare cream, skincare jar, skincare, cosmetic jar, cosmetics, moisturizer, jar of cream, lotion jar',
    plurals: ['cream jars', 'cosmetic jars'],
    tall: 0.07,
  }),
  item('serum bottle', procedure('serum-bottle'), 0.5, {
    also: 'skincare bottle, skin care bottle, dropper bottle, cosmetic bottle, cosmetics bottle, essential oil bottle, essential oil, serum, face serum, face oil, beauty product, shampoo bottle, bottle of serum, bottle of lotion, bottle of shampoo',
    plurals: [
      'serum bottles',
      'skincare bottles',
      'cosmetic bottles',
      'bottles of lotion',
      'bottles of shampoo',
      'beauty products',
      'shampoo bottles',
    ],
    tall: 0.14,
    screen: { x: 0.5, y: 0.72, wide: 0.78, high: 0.26, ground: '#f6f1e6' },
  }),
  item('belt', procedure('belt'), 0.4, { also: 'leather belt', tall: 0.12, worn: 'body' }),
  item('pedestal', procedure('pedestal'), 0.4, {
    also: 'podium, plinth, display stand, product stand, marble podium, round podium, platform, display block',
    surface: true,
    tall: 0.35,
  }),
  item('stones', procedure('stones'), 0.3, {
    also: 'bed of stones, river stones, smooth stones, wet stones, pebbles, bed of pebbles',
    plurals: [],
    surface: true,
    tall: 0.12,
  }),
  item('matches', procedure('matches'), 0.42, {
    also: 'box of matches, matchbox, match box, matchsticks, matchstick',
    plurals: [],
    tall: 0.05,
  }),
  item('lighter', procedure('lighter'), 0.48, {
    also: 'cigarette lighter, pocket lighter, zippo',
    ambiguous: true,
    tall: 0.07,
  }),
  item('glue', procedure('glue'), 0.48, { also: 'bottle of glue, glue bottle, tube of glue', tall: 0.14 }),
  item('drinking straw', procedure('straws'), 0.48, {
    also: 'paper straw, plastic straw, striped straw',
    tall: 0.2,
  }),
  item('melting clock', procedure('melting-clock'), 0.46, {
    also: 'melted clock, soft clock, melting watch, dripping clock, melting pocket watch',
    tall: 0.5,
  }),
  item('landscape badge', procedure('landscape-badge'), 0.6, { tall: 0.3 }),
  tool('nails', procedure('nails'), 0.4, {
    also: 'nail, iron nail, steel nail, rusty nail, box of nails',
    plurals: [],
    ambiguous: true,
    tall: 0.06,
  }),
  tool('bellows', procedure('bellows'), 0.42, { also: 'fire bellows, hand bellows', plurals: [], tall: 0.6 }),
  tool('tire', procedure('tire'), 0.42, {
    also: 'tyre, car tire, rubber tire, stack of tires, pile of tires, stack of tyres, pile of tyres',
    plurals: ['tires', 'tyres', 'car tires', 'rubber tires'],
    tall: 0.6,
    onFloor: true,
  }),
  entriesOf('building', { facing: 'front', habitat: 'snow' })(
    'gingerbread house',
    procedure('gingerbread-house'),
    0.56,
    { also: 'candy house, cookie house', tall: 3.4 },
  ),
  entriesOf('item', { facing: 'right', habitat: 'meadow' })('catapult', procedure('catapult'), 0.54, {
    also: 'trebuchet, siege engine, ballista',
    tall: 3,
    onFloor: true,
  }),
];
