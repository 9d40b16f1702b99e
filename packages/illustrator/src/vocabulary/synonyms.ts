import { type More, names, type OtherName } from './other-name.ts';
import { PEOPLE_BY_DRESS } from './people-by-dress.ts';
import { CHARACTERS } from './tales/characters.ts';

/** Whoever is named only as one of many may look like anybody. */
const ANYBODY: More = { qualities: ['mixed'] };

const SWEETS: readonly OtherName[] = [
  names({ singular: 'chocolate cake, chocolate torte, brownie cake', plural: 'chocolate cakes' }, 'cake', {
    color: 'brown',
  }),
];

const COMPANY: readonly OtherName[] = [
  names({ singular: 'couple, two lovers, lovers', plural: 'couples' }, 'man', {
    ...ANYBODY,
    group: 2,
    flock: 4,
  }),
  names({ singular: 'family, family of four', plural: 'families, parents' }, 'man', {
    qualities: ['mixed', 'family'],
    group: 4,
    flock: 4,
  }),
  names({ singular: 'teenager, teen', plural: 'teenagers, teens' }, 'man', { qualities: ['mixed', 'young'] }),
  names({ singular: 'teen boy, teenage boy', plural: 'teen boys, teenage boys' }, 'man', {
    qualities: ['young'],
  }),
  names({ singular: 'teen girl, teenage girl', plural: 'teen girls, teenage girls' }, 'woman', {
    qualities: ['young'],
  }),
  names({ singular: 'apprentice, trainee', plural: 'apprentices, trainees' }, 'man', {
    qualities: ['mixed', 'young'],
  }),
  names({ singular: 'toddler', plural: 'toddlers' }, 'boy', { qualities: ['mixed', 'toddler'] }),
  names(
    {
      singular:
        'person, somebody, someone, friend, stranger, villager, visitor, neighbour, neighbor, human, passerby, guest',
      plural:
        'people, persons, folks, friends, strangers, villagers, tourists, visitors, neighbours, neighbors, humans, passersby, townsfolk, pedestrians, commuters, spectators, onlookers, guests, party guests, adults, shoppers, travellers on foot',
    },
    'man',
    { ...ANYBODY, flock: 4 },
  ),
  names(
    {
      plural:
        'crowd, crowds, crowd of people, audience, throng, mob, a sea of people, masses, protesters, multitude',
    },
    'man',
    { ...ANYBODY, flock: 24 },
  ),
  names({ plural: 'army, troops, battalion, legion' }, 'knight', { flock: 28 }),
  names({ singular: 'child, kid', plural: 'children, kids, schoolchildren, siblings' }, 'boy', ANYBODY),
  names({ singular: 'skater', plural: 'ice skaters, skaters', pose: 'skating' }, 'ice skater', {
    ...ANYBODY,
    flock: 5,
  }),
  names({ plural: 'swimmers', pose: 'swimming' }, 'swimmer', ANYBODY),
  names({ plural: 'dancers', pose: 'dancing' }, 'dancer', ANYBODY),
  names({ singular: 'reader', plural: 'readers', pose: 'reading' }, 'man', ANYBODY),
  names({ singular: 'walker', plural: 'walkers', pose: 'walking' }, 'man', ANYBODY),
  names(
    { singular: 'jogger, sprinter', plural: 'joggers, runners, sprinters', pose: 'running' },
    'runner',
    ANYBODY,
  ),
  names({ singular: 'fighter', plural: 'fighters', pose: 'fighting' }, 'boxer', ANYBODY),
  names(
    {
      singular: 'street musician, busker',
      plural: 'musicians, street musicians, buskers, band',
      pose: 'playing',
    },
    'musician',
  ),
  names(
    {
      singular: 'soccer player',
      plural: 'football players, soccer players, players',
      pose: 'running',
    },
    'football player',
    ANYBODY,
  ),
  names(
    {
      plural: 'chess players',
      pose: 'sitting',
      with: 'chess table',
    },
    'chess player',
    {
      ...ANYBODY,
      flock: 2,
    },
  ),
  names({ singular: 'worshipper', plural: 'worshippers, pilgrims praying', pose: 'praying' }, 'man', ANYBODY),
  names({ singular: 'sleeper', pose: 'sleeping' }, 'man', ANYBODY),
];

const THINGS: readonly OtherName[] = [
  names({ singular: 'apartment tower', plural: 'apartments, apartment towers' }, 'office building', {}),
  names({ singular: 'rubber ball' }, 'ball'),
  names({ singular: 'sunflower quilt, floral quilt, flower quilt, rose quilt' }, 'quilt', {
    qualities: ['flowered'],
  }),
  names({ singular: 'punching bag, boxing bag, heavy bag, sandbag' }, 'cylinder', { color: 'brown' }),
  names({ singular: 'weights, heavy weights, heavy weight, free weights' }, 'dumbbell'),
  names(
    { singular: 'green liquid, red liquid, blue liquid, glowing liquid, colorful liquid, liquid' },
    'potion',
  ),
  names({ singular: 'altar' }, 'pedestal'),
  names({ singular: 'coffee bean', plural: 'coffee beans' }, 'chestnut'),
  names({ singular: 'gavel', plural: 'gavels' }, 'hammer'),
  names({ singular: 'vegetable', plural: 'vegetables, veggies, fresh vegetables' }, 'carrot'),
  names({ singular: 'honeycomb', plural: 'honeycombs' }, 'honey'),
  names({ singular: 'floor plan, city map', plural: 'blueprints, building plans, floor plans' }, 'map'),
  names(
    {
      singular: 'red card, yellow card, business card, postcard',
      plural: 'postcards',
    },
    'letter',
  ),
  names({ singular: 'broken vase, cracked vase, shattered vase' }, 'empty vase', { qualities: ['broken'] }),
  names({ singular: 'orange juice, glass of orange juice' }, 'lemonade', { color: 'orange' }),
  names({ singular: 'tomato juice, bloody mary, bloody mary cocktail' }, 'lemonade', { color: 'red' }),
  names({ singular: 'apple juice' }, 'lemonade', { color: 'yellow' }),
  names({ singular: 'lemon tree', plural: 'lemon trees' }, 'orange tree', { qualities: ['lemon'] }),
  names({ singular: 'box, cardboard box', plural: 'boxes, cardboard boxes' }, 'open box'),
  names({ singular: 'daffodil, buttercup', plural: 'daffodils, buttercups' }, 'flower', { color: 'yellow' }),
  names(
    { singular: 'violet flower, hydrangea, carnation', plural: 'violets, hydrangeas, carnations' },
    'flower',
    { color: 'purple' },
  ),
  names({ singular: 'sportsman', plural: 'athletes, sportsmen', pose: 'running' }, 'athlete'),
  names({ singular: 'planet with rings, planet with a ring' }, 'planet'),
  names(
    {
      singular:
        'heap of gold, gold hoard, hoard of gold, hoard, piles of gold, mountain of gold, pile of coins, pile of gold coins',
    },
    'pile of gold',
    { qualities: ['piled'] },
  ),
  names({ plural: 'rubber ducks' }, 'rubber duck', { flock: 9 }),
  names(
    { singular: 'playing cards, cards, deck of cards, card game, poker, blackjack, uno, solitaire' },
    'playing card',
  ),
  names({ singular: 'rocket launch' }, 'rocket', { qualities: ['launching'] }),
  names({ singular: 'mother ship' }, 'ufo'),
  names({ singular: 'golf ball', plural: 'golf balls' }, 'ball', { color: 'white' }),
  names(
    {
      singular: 'bauble, christmas ornament, christmas ball',
      plural: 'baubles, ornaments, christmas ornaments',
    },
    'ball',
  ),
  names({ singular: 'pomegranate', plural: 'pomegranates' }, 'apple', { color: 'red' }),
  names({ singular: 'plum', plural: 'plums' }, 'peach', { color: 'purple' }),
  names({ singular: 'fig', plural: 'figs' }, 'pear', { color: 'purple' }),
  names({ singular: 'mud, muddy puddle, puddle of mud' }, 'puddle', { color: 'brown' }),
  names({ singular: 'pinecone, pine cone', plural: 'pinecones, pine cones' }, 'acorn'),
  names({ singular: 'crepe', plural: 'crepes' }, 'pancake'),
  names({ singular: 'gummy bear, gumdrop', plural: 'gummy bears, gumdrops, jelly beans' }, 'candy'),
  names({ singular: 'dragon fruit, dragonfruit, pitaya', plural: 'dragon fruits' }, 'mango', {
    color: 'pink',
  }),
  names({ singular: 'lychee', plural: 'lychees, cranberries, raspberries' }, 'strawberry', { color: 'red' }),
  names(
    { singular: 'coffee bean, cocoa bean, cacao bean', plural: 'coffee beans, cocoa beans' },
    'chestnut',
    {
      color: 'brown',
      brings: undefined,
    },
  ),
  names({ singular: 'cinnamon stick', plural: 'cinnamon sticks' }, 'stick', {
    habitat: 'interior',
  }),
  names({ singular: 'cinnamon, saffron, turmeric, cumin' }, 'spices', {
    habitat: 'interior',
    home: undefined,
  }),
  names({ singular: 'bottle of beer, beer bottle', plural: 'bottles of beer, beer bottles' }, 'bottle', {
    color: 'brown',
  }),
  names({ singular: 'milk bottle, bottle of milk', plural: 'milk bottles' }, 'bottle', { color: 'white' }),
  names({ singular: "rubiks cube, rubik's cube" }, 'cube', { habitat: 'interior' }),
  names({ singular: 'marigold', plural: 'marigolds' }, 'flower', { color: 'orange' }),
  names({ singular: 'crocus, pansy, petunia', plural: 'crocuses, pansies, petunias' }, 'flower', {
    color: 'purple',
  }),
  names({ singular: 'chrysanthemum, primrose', plural: 'chrysanthemums, primroses' }, 'flower', {
    color: 'yellow',
  }),
  names({ singular: 'dahlia, geranium, zinnia', plural: 'dahlias, geraniums, zinnias' }, 'flower', {
    color: 'red',
  }),
  names({ singular: 'forget me not', plural: 'forget me nots, cornflowers' }, 'flower', { color: 'blue' }),
  names({ singular: 'snowdrop, gardenia, jasmine', plural: 'snowdrops, gardenias' }, 'flower', {
    color: 'white',
  }),
  names({ singular: 'icicle', plural: 'icicles' }, 'crystal', {
    color: 'white',
    habitat: 'snow',
    brings: { season: 'winter', snow: true },
  }),
  names({ plural: 'flower pots, planters, clay pots, terracotta pots' }, 'flower pot'),
  names({ singular: 'marshmallow', plural: 'marshmallows' }, 'candy', { color: 'white' }),
  names({ singular: 'toy car, model car, toy truck', plural: 'toy cars, model cars, toy trucks' }, 'car', {
    qualities: ['tiny'],
    habitat: 'interior',
  }),
  names({ singular: 'gargoyle', plural: 'gargoyles' }, 'demon', { color: 'gray' }),
  names({ singular: 'golem, stone golem', plural: 'golems' }, 'troll', { color: 'gray' }),
  names({ plural: 'copper pots, copper pans' }, 'copper pot', {
    flock: 9,
  }),
];

const VASES = [
  ['rose', 'roses'],
  ['tulip', 'tulips'],
  ['sunflower', 'sunflowers'],
  ['daisy', 'daisies'],
  ['poppy', 'poppies'],
  ['lily', 'lilies'],
] as const;

/** One flower has the vase to itself. */
const ONE_IN_A_VASE: readonly OtherName[] = VASES.map(([flower, many]) =>
  names({ singular: `${flower} in a vase` }, `vase of ${many}`, { qualities: [many, 'single'] }),
);

export const OTHER_NAMES: readonly OtherName[] = [
  ...SWEETS,
  ...COMPANY,
  ...PEOPLE_BY_DRESS,
  ...CHARACTERS,
  ...THINGS,
  ...ONE_IN_A_VASE,
];
