import { arrangement, entriesOf, procedure } from './noun-entry.ts';

const tree = entriesOf('tree', { facing: 'front', habitat: 'meadow' });
const plant = entriesOf('item', { facing: 'front', habitat: 'meadow' });

/** Boughs without their tree, for whoever sits on one. */
const bough = (name: string) =>
  ({
    also: `${name} of a tree`,
    tall: 3,
    surface: true,
    crosses: true,
    habitat: 'forest',
    openAir: true,
  }) as const;
const BOUGHS = [
  plant('bough', procedure('bough'), 0.5, bough('bough')),
  plant('blossoming bough', procedure('blossoming-bough'), 0.5, {
    ...bough('blossoming bough'),
    brings: { season: 'spring' },
  }),
  plant('bare bough', procedure('bare-bough'), 0.5, bough('bare bough')),
  plant('pine bough', procedure('pine-bough'), 0.5, bough('pine bough')),
];

const TREES = [
  tree('tree', procedure('broad-tree'), 0.64, {
    also: 'tree of life, elm, elm tree, beech, beech tree, linden, chestnut tree, ash tree, fig tree, walnut tree, acacia, acacia tree, banyan tree, eucalyptus, eucalyptus tree, mango tree',
    tall: 7,
    seat: 'ledge',
  }),
  tree('oak', procedure('oak'), 0.66, { also: 'oak tree, old oak' }),
  tree('baobab', procedure('baobab'), 0.66, { also: 'baobab tree', home: 'savanna', tall: 14 }),
  tree('cypress', procedure('cypress'), 0.66, {
    also: 'cypress tree, italian cypress, tuscan cypress',
    flock: 7,
    tall: 12,
    home: 'hills',
  }),
  tree('poplar', procedure('poplar'), 0.66, { also: 'poplar tree, lombardy poplar', flock: 5, tall: 12 }),
  tree('birch', procedure('birch'), 0.66, { also: 'birch tree, aspen, aspen tree', habitat: 'forest' }),
  tree('maple', procedure('maple'), 0.64, { also: 'maple tree, autumn tree, japanese maple' }),
  tree('cherry tree', procedure('cherry-tree'), 0.62, {
    also: 'cherry blossom tree, sakura, sakura tree, blossoming tree, blooming tree, cherry blossoms, plum tree, magnolia, magnolia tree, almond tree',
    tall: 7,
    brings: { season: 'spring' },
  }),
  tree('apple tree', procedure('apple-tree'), 0.62, { also: 'fruit tree, pear tree', tall: 7 }),
  tree('orange tree', procedure('orange-tree'), 0.62, { also: 'citrus tree, peach tree' }),
  tree('olive tree', procedure('olive-tree'), 0.6),
  tree('willow', procedure('willow'), 0.64, { also: 'willow tree, weeping willow' }),
  tree('bare tree', procedure('bare-tree'), 0.62, { also: 'leafless tree, winter tree' }),
  tree('dead tree', procedure('dead-tree'), 0.6, {
    also: 'withered tree, gnarled tree, spooky tree',
    tall: 7,
  }),
  tree('pine tree', procedure('pine-tree'), 0.62, {
    also: 'pine, spruce, conifer, evergreen, evergreen tree, cedar, larch, redwood, sequoia, redwood tree, sequoia tree, cedar tree',
    habitat: 'mountain',
    tall: 12,
  }),
  tree('fir', procedure('fir'), 0.62, { also: 'fir tree', habitat: 'snow' }),
  tree('palm tree', procedure('palm-tree'), 0.62, {
    also: 'palm, coconut tree, coconut palm, banana tree, date palm',
    habitat: 'beach',
    tall: 7,
  }),
  tree('christmas tree', procedure('christmas-tree'), 0.66, {
    also: 'xmas tree, decorated tree',
    habitat: 'interior',
    tall: 1.6,
    brings: { season: 'winter' },
    onFloor: true,
  }),
  tree('bamboo', procedure('bamboo'), 0.6, { also: 'bamboo plant', habitat: 'forest' }),
];

/** A vase by what stands in it. */
const vase = <const Many extends string>(many: Many) =>
  plant(`vase of ${many}`, arrangement('flower-vase'), 0.62, {
    also: `${many} in a vase, vase with ${many}`,
    qualities: [many],
    plurals: [],
    habitat: 'interior',
  });

export const PLANTS = [
  ...TREES,
  ...BOUGHS,
  plant('cactus', procedure('saguaro'), 0.5, {
    also: 'saguaro',
    plurals: ['cacti', 'cactuses'],
    habitat: 'desert',
    tall: 0.45,
    onFloor: true,
  }),
  plant('prickly pear', procedure('prickly-pear'), 0.42, { also: 'opuntia', habitat: 'desert', tall: 0.35 }),
  plant('potted cactus', procedure('potted-cactus'), 0.44, {
    also: 'small cactus',
    habitat: 'interior',
    tall: 0.35,
  }),
  plant('potted plant', procedure('potted-plant'), 0.46, {
    also: 'houseplant, house plant, plant, aloe, aloe vera, succulent, monstera, snake plant, pot plant, tomato plant, strawberry plant, chili plant, basil plant, coffee plant',
    habitat: 'interior',
    tall: 0.35,
    onFloor: true,
  }),
  plant('flower pot', procedure('flower-pot'), 0.42, {
    also: 'flowerpot, plant pot, planter, terracotta pot, clay pot',
    plurals: [],
    habitat: 'interior',
    tall: 0.3,
    holds: true,
  }),
  plant('empty vase', procedure('empty-vase'), 0.5, {
    also: 'porcelain vase, chinese vase, glass vase, ceramic vase, ming vase',
    habitat: 'interior',
    tall: 0.35,
    holds: true,
  }),
  plant('fern', procedure('fern'), 0.4, { habitat: 'forest', tall: 0.35, onFloor: true }),
  plant('potted fern', procedure('potted-fern'), 0.44, { habitat: 'interior', tall: 0.35 }),
  plant('bonsai', procedure('bonsai'), 0.5, { also: 'bonsai tree', habitat: 'interior', tall: 0.35 }),
  plant('bush', procedure('bush'), 0.36, { also: 'shrub, hedge, rose bush, berry bush', tall: 0.7 }),
  plant('ivy', procedure('ivy'), 0.4, { also: 'vine, climbing plant, creeper', plurals: [], tall: 0.7 }),
  plant('rose', procedure('rose'), 0.6, { also: 'red rose', ambiguous: true, tall: 0.12, colorful: true }),
  plant('tulip', procedure('tulip'), 0.5, { flock: 5, tall: 0.12, colorful: true }),
  plant('poppy', procedure('poppy'), 0.5, { flock: 5, tall: 0.12 }),
  plant('sunflower', procedure('sunflower'), 0.6, { flock: 7, tall: 0.65 }),
  plant('daisy', procedure('daisy'), 0.46, {
    also: 'chamomile, aster, edelweiss, marguerite',
    flock: 5,
    tall: 0.12,
  }),
  plant('lily', procedure('lily'), 0.5, { also: 'orchid, iris, amaryllis', tall: 0.35 }),
  plant('dandelion', procedure('dandelion'), 0.5, { also: 'blowball', flock: 5, tall: 0.12 }),
  // In the plural they grow all over the ground, which the scene draws.
  plant('flower', procedure('flower'), 0.5, {
    also: 'wildflower, wild flower',
    plurals: [],
    tall: 0.12,
    colorful: true,
  }),
  plant('lavender', procedure('lavender'), 0.42, {
    also: 'hyacinth, lilac, bluebell, lavender bush, lupine, wisteria, salvia',
    tall: 0.7,
  }),
  plant('hibiscus', 'hibiscus', 0.42, { also: 'hibiscus flower, peony, camellia' }),
  plant('lotus', procedure('lotus'), 0.36, { also: 'lotus flower, lotus blossom', tall: 0.12, home: 'pond' }),
  plant('water lily', procedure('water-lily'), 0.3, {
    also: 'waterlily',
    tall: 0.12,
    home: 'pond',
  }),
  plant('lily pad', procedure('lily-pad'), 0.3, {
    also: 'lilypad, water lily leaf, waterlily leaf',
    tall: 0.12,
    home: 'pond',
    seat: 'low',
  }),
  plant('cherry blossom', 'cherry-blossom', 0.36, { also: 'blossom', plurals: [] }),
  plant('wilted flower', 'wilted-flower', 0.44, { also: 'wilted rose, dying rose, dead flower' }),
  vase('roses'),
  vase('tulips'),
  vase('sunflowers'),
  vase('daisies'),
  vase('poppies'),
  vase('lilies'),
  plant('vase of flowers', arrangement('flower-vase'), 0.62, {
    also: 'flower vase, flowers in a vase, vase, vase with flowers, flower arrangement, still life with flowers',
    plurals: ['vases'],
    habitat: 'interior',
  }),
  plant('clover', 'four-leaf-clover', 0.34, { also: 'four leaf clover, shamrock', tall: 0.06 }),
  plant('seedling', 'seedling', 0.34, { also: 'sprout, sapling, seed' }),
  plant('herb', 'herb', 0.36, {
    also: 'mint, basil, parsley, scallion, spring onion, green onion, chive, rosemary, thyme, oregano, cilantro, coriander, dill, sprig of rosemary, sprig of mint',
    tall: 0.25,
  }),
  plant('heap of leaves', procedure('leaf-pile'), 0.4, {
    also: 'pile of leaves, mound of leaves, leaf pile',
    tall: 0.8,
    seat: 'low',
    onFloor: true,
    brings: { season: 'autumn' },
  }),
  plant('leaf', procedure('leaf'), 0.42, {
    also: 'autumn leaf, oak leaf',
    plurals: [],
    tall: 0.12,
  }),
  plant('broad leaf', procedure('lying-leaf'), 0.5, {
    also: 'giant leaf, huge leaf, large leaf, big leaf, giant green leaf, floating leaf, leaf boat, banana leaf',
    plurals: ['giant leaves', 'huge leaves', 'banana leaves'],
    tall: 0.2,
    seat: 'low',
    low: true,
  }),
  plant('wheat', procedure('wheat'), 0.5, {
    also: 'barley, rice plant, wheat sheaf, sheaf of wheat, rye, oats',
    plurals: [],
    tall: 0.35,
  }),
  plant('reed', procedure('reeds'), 0.42, { also: 'cattail, bulrush', tall: 0.7 }),
  plant('seaweed', procedure('seaweed'), 0.46, {
    also: 'kelp, algae',
    plurals: [],
    habitat: 'underwater',
    tall: 0.7,
  }),
  plant('tuft of grass', procedure('grass-tuft'), 0.3, {
    also: 'grass tuft, clump of grass, grass blade',
    tall: 0.12,
  }),
  plant('mushroom', procedure('fly-agaric'), 0.42, {
    also: 'toadstool, fly agaric, red mushroom',
    habitat: 'forest',
    tall: 0.12,
  }),
  plant('brown mushroom', procedure('brown-mushroom'), 0.4, {
    also: 'porcini, chanterelle, champignon',
    habitat: 'forest',
    tall: 0.12,
  }),
  plant('bird nest', 'nest-with-eggs', 0.3, {
    also: 'birds nest, nest',
    habitat: 'forest',
    tall: 0.25,
    holds: true,
  }),
];
