import { entriesOf, procedure } from './noun-entry.ts';

const walking = entriesOf('animal', { facing: 'left', habitat: 'meadow' });
const flying = entriesOf('flying', { facing: 'left', habitat: 'meadow' });
const crawling = entriesOf('animal', { facing: 'left', habitat: 'meadow' });

export const BIRDS = [
  flying('bird', procedure('songbird'), 0.3, {
    also: 'songbird, bluebird, finch, canary, wren, nightingale, swallow, lark, goldfinch, blue tit, sparrow',
    plurals: ['songbirds', 'bluebirds'],
    tall: 0.12,
  }),
  flying('flock of birds', procedure('birds'), 0.15, {
    also: 'starlings, flying birds',
    plurals: ['flocks of birds'],
    group: 1,
  }),
  flying('robin', procedure('robin'), 0.3, { also: 'robin redbreast', tall: 0.12 }),
  flying('cardinal', procedure('songbird'), 0.3, { color: 'red', ambiguous: true, tall: 0.12 }),
  flying('bat', procedure('bat'), 0.29, {
    facing: 'front',
    ambiguous: true,
    habitat: 'forest',
    tall: 0.12,
    brings: { timeOfDay: 'night' },
  }),
  flying('hummingbird', procedure('hummingbird'), 0.3, { also: 'colibri', tall: 0.05 }),
  flying('kingfisher', procedure('kingfisher'), 0.3, { also: 'blue jay', tall: 0.12 }),
  flying('woodpecker', procedure('woodpecker'), 0.34, { habitat: 'forest', tall: 0.2 }),
  flying('crow', procedure('crow'), 0.34, { also: 'raven, blackbird, magpie, jackdaw', tall: 0.25 }),
  flying('seagull', procedure('seagull'), 0.32, {
    also: 'gull, albatross, pelican, puffin',
    habitat: 'sea',
    tall: 0.25,
  }),
  flying('dove', procedure('dove'), 0.34, { also: 'pigeon, white dove, turtle dove', tall: 0.25 }),
  flying('eagle', procedure('eagle'), 0.46, {
    also: 'bald eagle, vulture, condor',
    habitat: 'mountain',
    tall: 0.45,
    ridden: true,
  }),
  flying('hawk', procedure('hawk'), 0.44, {
    also: 'falcon, osprey, kestrel, buzzard, peregrine',
    habitat: 'mountain',
    tall: 0.32,
  }),
  flying('parrot', procedure('parrot'), 0.44, {
    also: 'macaw, parakeet, cockatoo, budgie, lovebird',
    habitat: 'forest',
    tall: 0.25,
    home: 'jungle',
  }),
  flying('toucan', procedure('toucan'), 0.42, {
    also: 'hornbill',
    habitat: 'forest',
    tall: 0.32,
    home: 'jungle',
  }),
  walking('owl', procedure('owl'), 0.5, {
    also: 'barn owl, tawny owl, horned owl, owlet',
    habitat: 'forest',
    tall: 0.25,
  }),
  walking('snowy owl', procedure('snowy-owl'), 0.5, { also: 'hedwig', habitat: 'snow', tall: 0.32 }),
  walking('duck', procedure('duck'), 0.4, {
    also: 'mallard, drake',
    ambiguous: true,
    tall: 0.25,
    water: 'swims',
    home: 'pond',
  }),
  walking('duckling', procedure('duckling'), 0.32, {
    also: 'baby duck, ugly duckling',
    tall: 0.12,
    water: 'swims',
    young: true,
    home: 'pond',
  }),
  walking('chick', procedure('chick'), 0.32, { also: 'baby chick, baby bird', tall: 0.12 }),
  walking('goose', procedure('goose'), 0.46, {
    plurals: ['geese'],
    tall: 0.45,
    water: 'swims',
    home: 'farm',
  }),
  walking('swan', procedure('swan'), 0.46, { also: 'black swan', tall: 0.65, water: 'swims', home: 'pond' }),
  walking('flamingo', procedure('flamingo'), 0.58, { tall: 0.65 }),
  walking('heron', procedure('heron'), 0.58, { also: 'egret, ibis', tall: 0.65, home: 'pond' }),
  walking('stork', procedure('stork'), 0.58, { also: 'red crowned crane', tall: 0.9 }),
  walking('ostrich', procedure('ostrich'), 0.6, { also: 'emu, cassowary', tall: 1.3, home: 'savanna' }),
  walking('peacock', procedure('peacock'), 0.56, { also: 'peahen, peafowl', facing: 'front', tall: 0.65 }),
  walking('penguin', procedure('penguin'), 0.47, {
    also: 'emperor penguin, king penguin',
    habitat: 'snow',
    tall: 0.45,
    home: 'arctic',
  }),
  walking('rooster', procedure('rooster'), 0.47, { also: 'cockerel', tall: 0.25, home: 'farm' }),
  walking('chicken', procedure('hen'), 0.43, {
    also: 'hen, kiwi bird, quail, pheasant',
    tall: 0.25,
    home: 'farm',
  }),
  walking('turkey', 'turkey', 0.47, { home: 'farm' }),
  walking('dodo', 'dodo', 0.5),
];

export const INSECTS = [
  flying('butterfly', procedure('butterfly'), 0.3, {
    facing: 'front',
    tall: 0.06,
    colorful: true,
    home: 'garden',
  }),
  flying('monarch butterfly', procedure('monarch-butterfly'), 0.3, { facing: 'front', tall: 0.06 }),
  flying('moth', procedure('moth'), 0.3, { facing: 'front', tall: 0.05 }),
  flying('bee', procedure('bee'), 0.28, {
    also: 'honeybee, bumblebee, wasp, hornet, honey bee',
    tall: 0.03,
    home: 'garden',
  }),
  flying('dragonfly', procedure('dragonfly'), 0.3, {
    also: 'damselfly',
    facing: 'front',
    tall: 0.05,
    home: 'pond',
  }),
  flying('mosquito', 'mosquito', 0.28, { tall: 0.03 }),
  crawling('ladybug', procedure('ladybug'), 0.3, {
    also: 'ladybird, lady beetle',
    tall: 0.03,
    home: 'garden',
  }),
  crawling('beetle', 'beetle', 0.33, {
    also: 'scarab, rhino beetle, stag beetle, trilobite',
    facing: 'front',
    tall: 0.03,
  }),
  crawling('ant', procedure('ant'), 0.3, { also: 'termite', tall: 0.03 }),
  crawling('spider', procedure('spider'), 0.35, {
    also: 'tarantula, black widow',
    facing: 'front',
    tall: 0.06,
  }),
  crawling('scorpion', 'scorpion', 0.38, { habitat: 'desert', tall: 0.06 }),
  crawling('grasshopper', 'cricket', 0.33, { also: 'locust, praying mantis, mantis', tall: 0.06 }),
  crawling('caterpillar', procedure('caterpillar'), 0.3, { also: 'inchworm', tall: 0.03 }),
];
