import { entriesOf } from '../noun-entry.ts';

const garment = entriesOf('item', { facing: 'front', habitat: 'interior', worn: 'body' });
const item = entriesOf('item', { facing: 'front', habitat: 'interior' });

/** What lies in a wardrobe. */
export const CLOTHES_AND_JEWELS = [
  garment('t-shirt', 't-shirt', 0.5, {
    screen: { x: 0.5, y: 0.58, wide: 0.5, high: 0.6 },
    also: 'tshirt, t shirt, tee shirt, folded shirt, shirt, sweater, jumper, pullover, cardigan, hoodie',
    tall: 0.7,
  }),
  garment('jeans', 'jeans', 0.52, { also: 'pair of jeans, trousers, pants', plurals: [], tall: 1 }),
  garment('shorts', 'shorts', 0.44, { also: 'pair of shorts', plurals: [], tall: 0.5 }),
  garment('sock', 'socks', 0.42, {
    also: 'socks, pair of socks, stocking',
    plurals: ['stockings'],
    tall: 0.3,
  }),
  garment('gloves', 'gloves', 0.42, {
    also: 'glove, mittens, mitten, pair of gloves',
    plurals: [],
    tall: 0.25,
  }),
  garment('sandal', 'thong-sandal', 0.38, { also: 'flip flop, flip flops, slipper', flock: 2, tall: 0.1 }),
  garment('hiking boot', 'hiking-boot', 0.42, {
    also: 'walking boot, work boot, rain boot, wellington boot, snow boot, combat boot, mountain boot',
    flock: 2,
    holds: true,
    tall: 0.2,
  }),
  garment('flat shoe', 'flat-shoe', 0.36, { also: 'ballerina shoe', flock: 2, tall: 0.1 }),
  garment('suede shoe', 'mans-shoe', 0.36, {
    also: 'leather shoe, brown shoe, dress shoe, loafer',
    flock: 2,
    tall: 0.1,
  }),
  garment('necktie', 'necktie', 0.5, { also: 'tie', ambiguous: true, tall: 0.5 }),
  garment('lab coat', 'lab-coat', 0.54, { tall: 1 }),
  garment('safety vest', 'safety-vest', 0.5, {
    also: 'high visibility vest, hi vis vest, life vest, life jacket',
    tall: 0.6,
  }),
  garment('winter coat', 'coat', 0.54, {
    also: 'hanging coat, raincoat, rain jacket, trench coat, leather jacket',
    tall: 1,
  }),
  garment('swimsuit', 'one-piece-swimsuit', 0.48, { also: 'bathing suit', tall: 0.7 }),
  garment('bikini', 'bikini', 0.44, { tall: 0.4 }),
  garment('sari', 'sari', 0.54, { tall: 1.4 }),
  garment('goggles', 'goggles', 0.36, {
    also: 'ski goggles, vr headset, virtual reality headset, vr goggles, welding goggles',
    plurals: [],
    tall: 0.1,
    worn: 'eyes',
  }),
  garment('diving mask', 'diving-mask', 0.4, { also: 'snorkel', tall: 0.15, worn: 'eyes' }),
  item('prayer beads', 'prayer-beads', 0.44, {
    also: 'rosary, mala',
    tall: 0.2,
    worn: 'neck',
  }),
  item('ribbon', 'ribbon', 0.42, { also: 'bow ribbon', ambiguous: true, tall: 0.1 }),
  item('medal', 'sports-medal', 0.46, { also: 'gold medal, military medal', tall: 0.15, worn: 'neck' }),
  item('rosette', 'rosette', 0.44, { also: 'badge, award ribbon', ambiguous: true, tall: 0.12 }),
  item('shopping bag', 'shopping-bags', 0.46, { also: 'paper bag, gift bag', tall: 0.4, holds: true }),
  item('wallet', 'clutch-bag', 0.42, { also: 'clutch bag', tall: 0.1 }),
];
