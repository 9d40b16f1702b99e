import { type Entry, entriesOf, procedure } from './entry.ts';

const walking = entriesOf('animal', { facing: 'left', habitat: 'meadow' });
const flying = entriesOf('flying', { facing: 'left', habitat: 'meadow' });
const crawling = entriesOf('animal', { facing: 'left', habitat: 'meadow' });

export const BIRDS: readonly Entry[] = [
  flying('bird', procedure('songbird'), 0.3, {
    also: 'songbird, bluebird, finch, canary, wren, nightingale, swallow, lark, goldfinch, blue tit, sparrow',
    plurals: ['songbirds', 'bluebirds'],
  }),
  flying('flock of birds', procedure('birds'), 0.15, {
    also: 'seagulls, gulls, starlings, flying birds',
    plurals: ['flocks of birds'],
    group: 1,
  }),
  flying('robin', procedure('robin'), 0.3, { also: 'robin redbreast' }),
  flying('cardinal', procedure('songbird'), 0.3, { colour: 'red', ambiguous: true }),
  flying('hummingbird', procedure('hummingbird'), 0.3, { also: 'colibri' }),
  flying('kingfisher', procedure('kingfisher'), 0.3, { also: 'blue jay' }),
  flying('woodpecker', procedure('woodpecker'), 0.34, { habitat: 'forest' }),
  flying('crow', procedure('crow'), 0.34, { also: 'raven, blackbird, magpie, jackdaw' }),
  flying('seagull', procedure('seagull'), 0.32, { also: 'gull, albatross, pelican, puffin', habitat: 'sea' }),
  flying('dove', procedure('dove'), 0.34, { also: 'pigeon, white dove, turtle dove' }),
  flying('eagle', procedure('eagle'), 0.46, { also: 'bald eagle, vulture, condor', habitat: 'mountain' }),
  flying('hawk', procedure('hawk'), 0.44, {
    also: 'falcon, osprey, kestrel, buzzard, peregrine',
    habitat: 'mountain',
  }),
  flying('parrot', procedure('parrot'), 0.44, {
    also: 'macaw, parakeet, cockatoo, budgie, lovebird',
    habitat: 'forest',
  }),
  flying('toucan', procedure('toucan'), 0.42, { also: 'hornbill', habitat: 'forest' }),
  walking('owl', procedure('owl'), 0.5, {
    also: 'barn owl, tawny owl, horned owl, owlet',
    habitat: 'forest',
  }),
  walking('snowy owl', procedure('snowy-owl'), 0.5, { also: 'hedwig', habitat: 'snow' }),
  walking('duck', procedure('duck'), 0.4, { also: 'mallard, drake', ambiguous: true }),
  walking('duckling', procedure('duckling'), 0.32, { also: 'baby duck, ugly duckling' }),
  walking('chick', procedure('chick'), 0.32, { also: 'baby chick, baby bird' }),
  walking('goose', procedure('goose'), 0.46, { plurals: ['geese'] }),
  walking('swan', procedure('swan'), 0.46, { also: 'black swan' }),
  walking('flamingo', procedure('flamingo'), 0.58, {}),
  walking('heron', procedure('heron'), 0.58, { also: 'egret, ibis' }),
  walking('stork', procedure('stork'), 0.58, { also: 'red crowned crane' }),
  walking('ostrich', procedure('ostrich'), 0.6, { also: 'emu' }),
  walking('peacock', procedure('peacock'), 0.56, { also: 'peahen, peafowl', facing: 'front' }),
  walking('penguin', procedure('penguin'), 0.47, { also: 'emperor penguin, king penguin', habitat: 'snow' }),
  walking('rooster', procedure('rooster'), 0.47, { also: 'cockerel' }),
  walking('chicken', procedure('hen'), 0.43, { also: 'hen' }),
  walking('turkey', 'turkey', 0.47, {}),
  walking('dodo', 'dodo', 0.5),
];

export const INSECTS: readonly Entry[] = [
  flying('butterfly', procedure('butterfly'), 0.3, { facing: 'front' }),
  flying('monarch butterfly', procedure('monarch-butterfly'), 0.3, { facing: 'front' }),
  flying('moth', procedure('moth'), 0.3, { facing: 'front' }),
  flying('bee', procedure('bee'), 0.28, { also: 'honeybee, bumblebee, wasp, hornet, honey bee' }),
  flying('dragonfly', procedure('dragonfly'), 0.3, { also: 'damselfly', facing: 'front' }),
  flying('mosquito', 'mosquito', 0.28),
  crawling('ladybug', procedure('ladybug'), 0.3, { also: 'ladybird, lady beetle' }),
  crawling('beetle', 'beetle', 0.33, { also: 'scarab', facing: 'front' }),
  crawling('ant', procedure('ant'), 0.3, { also: 'termite' }),
  crawling('spider', procedure('spider'), 0.35, { also: 'tarantula, black widow', facing: 'front' }),
  crawling('scorpion', 'scorpion', 0.38, { habitat: 'desert' }),
  crawling('grasshopper', 'cricket', 0.33, { also: 'locust, praying mantis, mantis' }),
  crawling('caterpillar', procedure('caterpillar'), 0.3, { also: 'inchworm' }),
];
