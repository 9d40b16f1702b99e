import { type Entry, entriesOf, procedure } from './entry.ts';

const walking = entriesOf('animal', { facing: 'left', habitat: 'meadow' });
const flying = entriesOf('flying', { facing: 'left', habitat: 'meadow' });
const crawling = entriesOf('animal', { facing: 'left', habitat: 'meadow' });

export const BIRDS: readonly Entry[] = [
  flying('bird', 'bird', 0.28, {
    also: 'songbird, bluebird, sparrow, robin, finch, hummingbird, kingfisher, canary',
    plurals: ['songbirds'],
  }),
  flying('flock of birds', procedure('birds'), 0.15, {
    also: 'birds, seagulls, gulls, swallows, starlings, flying birds',
    plurals: ['flocks of birds'],
    group: 1,
  }),
  flying('crow', 'black-bird', 0.3, { also: 'raven, blackbird, magpie, jackdaw' }),
  flying('seagull', 'dove', 0.28, { also: 'gull, albatross', habitat: 'sea' }),
  flying('dove', 'dove', 0.33, { also: 'pigeon' }),
  flying('eagle', 'eagle', 0.45, {
    also: 'hawk, falcon, bald eagle, vulture, condor, osprey',
    habitat: 'mountain',
  }),
  flying('parrot', 'parrot', 0.43, { also: 'macaw, parakeet, cockatoo', habitat: 'forest' }),
  walking('owl', 'owl', 0.53, { also: 'barn owl, snowy owl', facing: 'front', habitat: 'forest' }),
  walking('duck', 'duck', 0.43, { also: 'mallard, drake', ambiguous: true }),
  walking('duckling', 'baby-chick', 0.3, { also: 'chick, baby chick, baby bird' }),
  walking('goose', 'goose', 0.5, { plurals: ['geese'] }),
  walking('swan', 'swan', 0.43, {}),
  walking('flamingo', 'flamingo', 0.58, {}),
  walking('heron', 'flamingo', 0.58, { also: 'stork, egret', colour: 'white' }),
  walking('peacock', 'peacock', 0.58, { also: 'peahen, peafowl', facing: 'front' }),
  walking('penguin', 'penguin', 0.47, { also: 'emperor penguin', habitat: 'snow' }),
  walking('rooster', 'rooster', 0.47, { also: 'cockerel' }),
  walking('chicken', 'rooster', 0.43, { also: 'hen' }),
  walking('turkey', 'turkey', 0.47, {}),
  walking('dodo', 'dodo', 0.5),
];

export const INSECTS: readonly Entry[] = [
  flying('butterfly', 'butterfly', 0.3, { also: 'moth', facing: 'front' }),
  flying('monarch butterfly', 'monarch-butterfly', 0.3, { facing: 'front' }),
  flying('bee', 'honeybee', 0.28, { also: 'honeybee, bumblebee, wasp, hornet' }),
  flying('mosquito', 'mosquito', 0.28),
  crawling('ladybug', 'lady-beetle', 0.3, { also: 'ladybird, lady beetle', facing: 'front' }),
  crawling('beetle', 'beetle', 0.33, { also: 'scarab', facing: 'front' }),
  crawling('ant', 'ant', 0.3, {}),
  crawling('spider', 'spider', 0.35, { also: 'tarantula', facing: 'front' }),
  crawling('scorpion', 'scorpion', 0.38, { habitat: 'desert' }),
  crawling('grasshopper', 'cricket', 0.33, { also: 'locust, praying mantis, mantis' }),
  crawling('caterpillar', 'bug', 0.33, {}),
];
