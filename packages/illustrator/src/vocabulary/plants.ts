import { type Entry, entriesOf, procedure, recipe } from './entry.ts';
import { pluralOf } from './plural.ts';

const tree = entriesOf('tree', { facing: 'front', habitat: 'meadow' });
const plant = entriesOf('item', { facing: 'front', habitat: 'meadow' });

const TREES: readonly Entry[] = [
  tree('tree', procedure('broad-tree'), 0.64, {
    also: 'tree of life, elm, elm tree, beech, beech tree, linden, chestnut tree, ash tree, poplar',
  }),
  tree('oak', procedure('oak'), 0.66, { also: 'oak tree, old oak, baobab, baobab tree' }),
  tree('birch', procedure('birch'), 0.66, { also: 'birch tree, aspen, aspen tree', habitat: 'forest' }),
  tree('maple', procedure('maple'), 0.64, { also: 'maple tree, autumn tree, japanese maple' }),
  tree('cherry tree', procedure('cherry-tree'), 0.62, {
    also: 'cherry blossom tree, sakura, sakura tree, blossoming tree, blooming tree, cherry blossoms, plum tree, magnolia, magnolia tree, almond tree',
  }),
  tree('apple tree', procedure('apple-tree'), 0.62, { also: 'fruit tree, pear tree' }),
  tree('orange tree', procedure('orange-tree'), 0.62, { also: 'lemon tree, citrus tree, peach tree' }),
  tree('olive tree', procedure('olive-tree'), 0.6),
  tree('willow', procedure('willow'), 0.64, { also: 'willow tree, weeping willow' }),
  tree('bare tree', procedure('bare-tree'), 0.62, { also: 'leafless tree, winter tree' }),
  tree('dead tree', procedure('dead-tree'), 0.6, { also: 'withered tree, gnarled tree, spooky tree' }),
  tree('pine tree', procedure('pine-tree'), 0.62, {
    also: 'pine, spruce, conifer, evergreen, evergreen tree, cedar, larch, redwood, sequoia, cypress',
    habitat: 'mountain',
  }),
  tree('fir', procedure('fir'), 0.62, { also: 'fir tree', habitat: 'snow' }),
  tree('palm tree', procedure('palm-tree'), 0.62, {
    also: 'palm, coconut tree, coconut palm',
    habitat: 'beach',
  }),
  tree('christmas tree', procedure('christmas-tree'), 0.66, {
    also: 'xmas tree, decorated tree',
    habitat: 'interior',
  }),
  tree('bamboo', procedure('bamboo'), 0.6, { also: 'bamboo plant', habitat: 'forest' }),
];

export const PLANTS: readonly Entry[] = [
  ...TREES,
  plant('cactus', procedure('saguaro'), 0.5, {
    also: 'saguaro',
    plurals: ['cacti', 'cactuses'],
    habitat: 'desert',
  }),
  plant('prickly pear', procedure('prickly-pear'), 0.42, { also: 'opuntia', habitat: 'desert' }),
  plant('potted cactus', procedure('potted-cactus'), 0.44, { also: 'small cactus', habitat: 'interior' }),
  plant('potted plant', procedure('potted-plant'), 0.46, {
    also: 'houseplant, house plant, flower pot, plant, aloe, aloe vera',
    habitat: 'interior',
  }),
  plant('fern', procedure('fern'), 0.4, { habitat: 'forest' }),
  plant('potted fern', procedure('potted-fern'), 0.44, { habitat: 'interior' }),
  plant('bonsai', procedure('bonsai'), 0.5, { also: 'bonsai tree', habitat: 'interior' }),
  plant('bush', procedure('bush'), 0.36, { also: 'shrub, hedge, rose bush, berry bush' }),
  plant('ivy', procedure('ivy'), 0.4, { also: 'vine, climbing plant, creeper', plurals: [] }),
  plant('rose', procedure('rose'), 0.6, { also: 'red rose', ambiguous: true }),
  plant('tulip', procedure('tulip'), 0.5, { flock: 5 }),
  plant('poppy', procedure('poppy'), 0.5, { flock: 5 }),
  plant('sunflower', procedure('sunflower'), 0.6, { flock: 7 }),
  plant('daisy', procedure('daisy'), 0.46, { also: 'chamomile, aster, edelweiss, marguerite', flock: 5 }),
  plant('lily', procedure('lily'), 0.5, { also: 'orchid, iris, amaryllis' }),
  plant('dandelion', procedure('dandelion'), 0.5, { also: 'blowball', flock: 5 }),
  // In the plural they grow all over the ground, which the scene draws.
  plant('flower', procedure('flower'), 0.5, { also: 'wildflower, wild flower', plurals: [] }),
  plant('lavender', procedure('lavender'), 0.42, {
    also: 'hyacinth, lilac, bluebell, lavender bush, lupine',
  }),
  plant('hibiscus', 'hibiscus', 0.42, { also: 'hibiscus flower, peony, camellia' }),
  plant('lotus', procedure('lotus'), 0.36, { also: 'lotus flower, lotus blossom' }),
  plant('water lily', procedure('water-lily'), 0.3, { also: 'waterlily, lily pad' }),
  plant('cherry blossom', 'cherry-blossom', 0.36, { also: 'blossom', plurals: [] }),
  plant('wilted flower', 'wilted-flower', 0.44, { also: 'wilted rose, dying rose, dead flower' }),
  ...vases(),
  plant('clover', 'four-leaf-clover', 0.34, { also: 'four leaf clover, shamrock' }),
  plant('seedling', 'seedling', 0.34, { also: 'sprout, sapling, seed' }),
  plant('herb', 'herb', 0.36, { also: 'mint, basil' }),
  plant('leaf', procedure('leaf'), 0.42, { also: 'maple leaf, autumn leaf, oak leaf', plurals: [] }),
  plant('wheat', procedure('wheat'), 0.5, {
    also: 'barley, rice plant, wheat sheaf, sheaf of wheat, rye, oats',
    plurals: [],
  }),
  plant('reed', procedure('reeds'), 0.42, { also: 'cattail, bulrush' }),
  plant('seaweed', procedure('seaweed'), 0.46, { also: 'kelp, algae', plurals: [], habitat: 'underwater' }),
  plant('tuft of grass', procedure('grass-tuft'), 0.3, {
    also: 'grass tuft, clump of grass, blades of grass',
  }),
  plant('mushroom', procedure('fly-agaric'), 0.42, {
    also: 'toadstool, fly agaric, red mushroom',
    habitat: 'forest',
  }),
  plant('brown mushroom', procedure('brown-mushroom'), 0.4, {
    also: 'porcini, chanterelle, champignon',
    habitat: 'forest',
  }),
  plant('bird nest', 'nest-with-eggs', 0.3, { also: 'birds nest, nest', habitat: 'forest' }),
];

/** A vase by what stands in it. */
function vases(): Entry[] {
  const vase = (name: string, also: string, qualities: readonly string[]) =>
    plant(name, recipe('flower-vase'), 0.62, { also, qualities, plurals: [], habitat: 'interior' });
  const kinds = ['rose', 'tulip', 'sunflower', 'daisy', 'poppy'].map((flower) => {
    const many = pluralOf(flower);
    return vase(`vase of ${many}`, `${many} in a vase, vase with ${many}, ${flower} in a vase`, [many]);
  });
  return [
    ...kinds,
    vase('vase of lilies', 'lilies in a vase, vase with lilies', ['lilies']),
    plant('vase of flowers', recipe('flower-vase'), 0.62, {
      also: 'flower vase, flowers in a vase, vase, vase with flowers, flower arrangement, still life with flowers',
      plurals: ['vases'],
      habitat: 'interior',
    }),
  ];
}
