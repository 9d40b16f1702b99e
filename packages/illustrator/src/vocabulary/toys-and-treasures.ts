import { entriesOf, procedure } from './entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });

export const TOYS = [
  item('toy train', procedure('toy-train'), 0.3, {
    also: 'model train, wooden train',
    facing: 'right',
    tall: 0.2,
    home: 'bedroom',
    onFloor: true,
    forChildren: true,
  }),
  item('rocking horse', procedure('rocking-horse'), 0.54, {
    also: 'hobby horse',
    facing: 'right',
    tall: 0.6,
    home: 'bedroom',
    forChildren: true,
  }),
  item('building blocks', procedure('blocks'), 0.46, {
    also: 'toy blocks, wooden blocks, blocks, alphabet blocks, toy bricks',
    plurals: [],
    group: 1,
    tall: 0.2,
  }),
  item('doll', procedure('doll'), 0.52, {
    also: 'rag doll, puppet, marionette',
    tall: 0.3,
    home: 'bedroom',
    forChildren: true,
  }),
  item('matryoshka', procedure('matryoshka'), 0.46, { also: 'russian doll, nesting doll', tall: 0.2 }),
  item('spinning top', procedure('spinning-top'), 0.42, { tall: 0.1 }),
  item('ball', procedure('ball'), 0.38, {
    also: 'toy ball, beach ball',
    ambiguous: true,
    tall: 0.2,
    playedAt: true,
  }),
  item('chess piece', procedure('chess-piece'), 0.52, {
    also: 'chess pawn, pawn, chess king, chess knight',
    tall: 0.1,
    playedAt: true,
  }),
  item('chess board', procedure('chess-board'), 0.4, {
    also: 'chess, chessboard, chess game, game of chess, chess set',
    tall: 0.2,
    playedAt: true,
  }),
  item('chess table', procedure('chess-table'), 0.5, { tall: 0.6, playedAt: true }),
  item('playing card', procedure('playing-cards'), 0.5, {
    also: 'hand of cards, poker cards',
    plurals: [],
    group: 1,
    tall: 0.1,
  }),
];

export const TREASURES = [
  item('pile of gold', procedure('gold-pile'), 0.42, {
    also: 'gold pile, gold coins, dragon hoard, gold treasure, heap of coins, pile of treasure',
    plurals: [],
    group: 1,
    tall: 1.1,
    madeOf: ['gold'],
  }),
  item('treasure chest', procedure('treasure-chest'), 0.5, {
    also: 'treasure, chest of gold, chest, pirate treasure, pirate chest',
    habitat: 'beach',
    tall: 0.36,
    water: 'lies',
    holds: true,
    home: 'seabed',
    madeOf: ['wood'],
    onFloor: true,
  }),
  item('message in a bottle', procedure('message-bottle'), 0.4, {
    also: 'bottle with a message, letter in a bottle, bottle post, message bottle',
    plurals: ['messages in bottles'],
    habitat: 'beach',
    tall: 0.2,
  }),
  item('sword in the stone', procedure('sword-in-stone'), 0.56, {
    also: 'sword in a stone, sword in stone',
    habitat: 'forest',
    tall: 1.1,
  }),
  item('magic lamp', procedure('magic-lamp'), 0.44, { also: 'genie lamp, aladdin lamp', tall: 0.2 }),
  item('crystal ball', procedure('crystal-ball'), 0.5, {
    also: 'magic orb, orb, glass ball',
    tall: 0.25,
    holds: true,
    madeOf: ['glass'],
  }),
];
