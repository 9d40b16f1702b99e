import { type Entry, entriesOf, procedure, recipe } from './entry.ts';

const tree = entriesOf('tree', { facing: 'front', habitat: 'meadow' });
const plant = entriesOf('item', { facing: 'front', habitat: 'meadow' });

export const PLANTS: readonly Entry[] = [
  tree('tree', procedure('leafy-tree'), 0.62, {
    also: 'oak, oak tree, maple, maple tree, willow, bonsai, tree of life, elm, beech, baobab',
  }),
  tree('cherry tree', procedure('leafy-tree'), 0.6, {
    also: 'cherry blossom tree, sakura, sakura tree, blossoming tree, blooming tree',
    colour: 'pink',
  }),
  tree('apple tree', procedure('leafy-tree'), 0.58, {
    also: 'fruit tree, orange tree, olive tree, orchard',
  }),
  tree('pine tree', procedure('pine-tree'), 0.6, {
    also: 'pine, fir, fir tree, spruce, conifer, evergreen, evergreen tree, cedar, larch, redwood',
    habitat: 'mountain',
  }),
  tree('palm tree', procedure('palm-tree'), 0.6, {
    also: 'palm, coconut tree, coconut palm',
    habitat: 'beach',
  }),
  tree('dead tree', 'leafless-tree', 0.56, { also: 'bare tree, leafless tree, withered tree' }),
  tree('christmas tree', 'christmas-tree', 0.58, {
    also: 'xmas tree, decorated tree',
    habitat: 'interior',
  }),
  tree('bamboo', 'tanabata-tree', 0.54, { also: 'bamboo plant', habitat: 'forest' }),
  plant('cactus', 'cactus', 0.44, { also: 'saguaro', plurals: ['cacti', 'cactuses'], habitat: 'desert' }),
  plant('potted plant', 'potted-plant', 0.4, {
    also: 'houseplant, house plant, plant pot, fern, plant',
    habitat: 'interior',
  }),
  plant('rose', 'rose', 0.44, { ambiguous: true }),
  plant('tulip', 'tulip', 0.4, { also: 'poppy', flock: 5 }),
  // In the plural they grow all over the ground, which the scene draws.
  plant('flower', 'tulip', 0.4, { plurals: [] }),
  plant('sunflower', 'sunflower', 0.42, { flock: 7 }),
  plant('hibiscus', 'hibiscus', 0.4, { also: 'orchid, lily, hibiscus flower' }),
  plant('lotus', 'lotus', 0.34, { also: 'lotus flower, water lily, waterlily, lotus blossom' }),
  plant('hyacinth', 'hyacinth', 0.4, { also: 'lavender, lilac, bluebell' }),
  plant('cherry blossom', 'cherry-blossom', 0.36, { also: 'blossom', plurals: [] }),
  plant('wilted flower', 'wilted-flower', 0.4, { also: 'wilted rose, dying rose, dead flower' }),
  plant('bouquet', 'bouquet', 0.46, {
    also: 'bunch of flowers, bouquet of flowers',
    habitat: 'interior',
  }),
  plant('vase of flowers', recipe('flower-vase'), 0.6, {
    also: 'flower vase, flowers in a vase, vase, vase with flowers, roses in a vase, sunflowers in a vase, vase of sunflowers, vase of roses',
    plurals: ['vases'],
    habitat: 'interior',
  }),
  plant('clover', 'four-leaf-clover', 0.34, { also: 'four leaf clover, shamrock' }),
  plant('seedling', 'seedling', 0.34, { also: 'sprout, sapling, seed' }),
  plant('herb', 'herb', 0.36, { also: 'mint, basil' }),
  plant('maple leaf', 'maple-leaf', 0.34, { also: 'leaf, autumn leaf', plurals: [] }),
  plant('wheat', 'sheaf-of-rice', 0.4, { also: 'barley, rice plant', plurals: [] }),
  plant('mushroom', 'mushroom', 0.38, {
    also: 'toadstool, fly agaric',
    habitat: 'forest',
  }),
  plant('brown mushroom', 'brown-mushroom', 0.36, { also: 'porcini', habitat: 'forest' }),
  plant('bird nest', 'nest-with-eggs', 0.3, { also: 'birds nest, nest', habitat: 'forest' }),
];
