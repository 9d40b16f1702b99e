import { type Entry, entriesOf, procedure } from './entry.ts';

const walking = entriesOf('animal', { facing: 'left', habitat: 'meadow' });
const flying = entriesOf('flying', { facing: 'left', habitat: 'meadow' });
const crawling = entriesOf('animal', { facing: 'left', habitat: 'meadow' });

export const BIRDS: readonly Entry[] = [
  flying('bird', 'bird', 0.22, {
    also: 'songbird, bluebird, sparrow, robin, finch, hummingbird, kingfisher, canary',
    plurals: ['songbirds'],
  }),
  flying('flock of birds', procedure('birds'), 0.12, {
    also: 'birds, seagulls, gulls, swallows, starlings, flying birds',
    plurals: ['flocks of birds'],
    group: 1,
  }),
  flying('crow', 'black-bird', 0.24, { also: 'raven, blackbird, magpie, jackdaw' }),
  flying('seagull', 'dove', 0.22, { also: 'gull, albatross', habitat: 'sea' }),
  flying('dove', 'dove', 0.26, { also: 'pigeon' }),
  flying('eagle', 'eagle', 0.36, {
    also: 'hawk, falcon, bald eagle, vulture, condor, osprey',
    habitat: 'mountain',
  }),
  flying('parrot', 'parrot', 0.34, { also: 'macaw, parakeet, cockatoo', habitat: 'forest' }),
  walking('owl', 'owl', 0.42, { also: 'barn owl, snowy owl', facing: 'front', habitat: 'forest' }),
  walking('duck', 'duck', 0.34, { also: 'mallard, drake', ambiguous: true }),
  walking('duckling', 'baby-chick', 0.24, { also: 'chick, baby chick, baby bird' }),
  walking('goose', 'goose', 0.4, { plurals: ['geese'] }),
  walking('swan', 'swan', 0.34, {}),
  walking('flamingo', 'flamingo', 0.46, {}),
  walking('heron', 'flamingo', 0.46, { also: 'stork, egret', colour: 'white' }),
  walking('peacock', 'peacock', 0.46, { also: 'peahen, peafowl', facing: 'front' }),
  walking('penguin', 'penguin', 0.38, { also: 'emperor penguin', habitat: 'snow' }),
  walking('rooster', 'rooster', 0.38, { also: 'cockerel' }),
  walking('chicken', 'rooster', 0.34, { also: 'hen' }),
  walking('turkey', 'turkey', 0.38, {}),
  walking('dodo', 'dodo', 0.4),
];

export const INSECTS: readonly Entry[] = [
  flying('butterfly', 'butterfly', 0.24, { also: 'moth', facing: 'front' }),
  flying('monarch butterfly', 'monarch-butterfly', 0.24, { facing: 'front' }),
  flying('bee', 'honeybee', 0.22, { also: 'honeybee, bumblebee, wasp, hornet' }),
  flying('mosquito', 'mosquito', 0.22),
  crawling('ladybug', 'lady-beetle', 0.24, { also: 'ladybird, lady beetle', facing: 'front' }),
  crawling('beetle', 'beetle', 0.26, { also: 'scarab', facing: 'front' }),
  crawling('ant', 'ant', 0.24, {}),
  crawling('spider', 'spider', 0.28, { also: 'tarantula', facing: 'front' }),
  crawling('scorpion', 'scorpion', 0.3, { habitat: 'desert' }),
  crawling('grasshopper', 'cricket', 0.26, { also: 'locust, praying mantis, mantis' }),
  crawling('caterpillar', 'bug', 0.26, {}),
];
