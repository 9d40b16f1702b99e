import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { NOUN_BOOK } from '../vocabulary/noun-lookup.ts';
import type { Brief } from './brief.types.ts';
import { readBrief } from './read-brief.ts';

function read(prompt: string): Brief {
  return readBrief(prompt, { random: createRandom(7) });
}

describe('a thing in the shape of another', () => {
  it.each([
    ['a house shaped like a teapot', 'house', 'teapot', undefined],
    ['a pumpkin house', 'house', 'pumpkin', undefined],
    ['a heart-shaped cookie', 'cookie', 'heart', 'dough'],
    ['a cloud shaped like a big dragon', 'cloud shape', 'dragon', 'clouds'],
    ['a golden teapot in the shape of an elephant', 'teapot', 'elephant', 'gold'],
  ])('%s', (prompt, name, form, material) => {
    const { subjects } = read(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toMatchObject({ material, noun: { name } });
    expect(subjects[0]!.noun.drawing).toEqual(NOUN_BOOK.get([form])!.entry.drawing);
  });
});

it('shows a clock before the shape that it has', () => {
  expect(read('a clock in the shape of a pentagon').subjects[0]!.depicts!.noun.name).toBe('clock');
});

describe('what is seen on a thing', () => {
  it.each([
    ['a television showing a lion', 'television', 'lion'],
    ['a neon sign of a flamingo', 'neon sign', 'flamingo'],
    ['a mug with a cat on it', 'coffee', 'cat'],
    ['a yellow diamond-shaped sign with a deer silhouette', 'warning sign', 'deer'],
    ['a laptop with a red car on the screen', 'laptop', 'car'],
    ['a painting of a corgi on the wall', 'picture', 'corgi'],
  ])('%s', (prompt, bearer, shown) => {
    const { subjects, unknown } = read(prompt);
    expect(subjects.map(({ noun, depicts }) => [noun.name, depicts?.noun.name])).toEqual([[bearer, shown]]);
    expect(unknown).toEqual([]);
  });

  it.each(['a painting of a corgi', 'a cat with a hat on it', 'a lion on a television'])(
    '%s shows nothing on it',
    (prompt) => {
      expect(read(prompt).subjects.every(({ depicts }) => depicts === undefined)).toBe(true);
    },
  );
});

describe('things among each other', () => {
  it.each([
    ['a typewriter on a desk with a vase of tulips', ['0 on 1', '2 on 1']],
    ['a laptop on a desk next to a cup of coffee', ['0 on 1', '2 on 1']],
    ['a red cube to the left of a blue one', ['0 next-to 1']],
    ['a pineapple with a beer to its left and two beers on its right', ['1 next-to 0', '2 next-to 0']],
    ['a plate with a sandwich and french fries', ['1 on 0', '2 on 0']],
    ['headphones on a statue of a horse', ['0 on 1']],
    ['sushi with wasabi and ginger', ['1 on 0', '2 on 0']],
  ])('%s', (prompt, expected) => {
    expect(read(prompt).relations.map(({ kind, subject, object }) => `${subject} ${kind} ${object}`)).toEqual(
      expected,
    );
  });

  it.each([
    ['a cup of hot chocolate with marshmallows by a window with snow', ['hot chocolate'], 'interior'],
    ['a lemon tree in a terracotta pot', ['orange tree', 'flower pot'], 'interior'],
    ['a tall ship inside a glass bottle', ['ship in a bottle'], 'interior'],
    ['a moon made of cheese', ['moon shape'], 'space'],
    ['a ceiling fan with four white blades', ['ceiling fan'], 'interior'],
    ['a jewel-encrusted key', ['key'], 'interior'],
    ['a pile of cash on a stone floor', ['banknote'], 'interior'],
  ])('%s: %j', (prompt, names, scene) => {
    const brief = read(prompt);
    expect(brief.subjects.map(({ noun }) => noun.name)).toEqual(names);
    expect(brief.scene).toBe(scene);
  });

  it('lets a thing wear a hat and show a face', () => {
    expect(read('a banana wearing a hat').subjects).toMatchObject([{ clothes: [{ garment: 'fedora' }] }]);
    expect(read('a sad pumpkin').subjects[0]!.qualities).toContain('sad-face');
    expect(read('a lonely phone booth').subjects[0]!.qualities).toEqual([]);
  });

  it('takes counted flowers for things', () => {
    expect(read('two red flowers').subjects).toMatchObject([{ count: 2, noun: { name: 'flower' } }]);
    expect(read('a meadow with flowers').subjects).toEqual([]);
  });

  it('counts a pair of glasses and a stack of pancakes as one thing, and "one" as the same thing again', () => {
    expect(read('a pair of glasses').subjects[0]!.count).toBe(1);
    expect(read('a stack of blueberry pancakes').subjects[0]!).toMatchObject({ count: 1, qualities: [] });
    expect(read('two red cubes and a blue one').subjects).toMatchObject([
      { count: 2, color: 'red', noun: { name: 'cube' } },
      { count: 1, color: 'blue', noun: { name: 'cube' } },
    ]);
  });
});

const told = (prompt: string) =>
  read(prompt).subjects.map(({ noun, count, color, qualities }) =>
    [count > 1 ? count : '', color ?? '', qualities.includes('baby') ? 'baby' : '', noun.name]
      .filter(Boolean)
      .join(' '),
  );

describe('a measure of a thing', () => {
  it.each([
    ['a ladybug on a blade of grass', ['ladybug', 'tuft of grass']],
    ['cloves of garlic on a cutting board', ['garlic', 'cutting board']],
    ['a string of lights', ['fairy lights']],
    ['a sheet of paper on a desk', ['paper sheet', 'desk']],
    ['a pod of whales', ['5 whale']],
    ['a suit of armor in a castle', ['knight']],
    ['a man in a suit of armor', ['man']],
    ['an empty glass on a table', ['glass of water', 'table']],
  ])('%s', (prompt, names) => {
    expect(told(prompt)).toEqual(names);
    expect(read(prompt).unknown).toEqual([]);
  });
});

describe('what a part is made of', () => {
  it.each(['a snowman with a carrot nose and a blue scarf', 'a snowman with button eyes and stick arms'])(
    '%s is no thing of its own',
    (prompt) => {
      expect(told(prompt)).toEqual(['snowman']);
      expect(read(prompt).unknown).toEqual([]);
    },
  );
});

describe('parents and young', () => {
  it.each([
    ['an elephant with its baby', ['elephant', 'baby elephant']],
    ['a polar bear with two cubs', ['polar bear', '2 baby polar bear']],
    ['a bear cub and its mother', ['baby bear', 'bear']],
    ['a white cat with three kittens', ['white cat', '3 white kitten']],
    ['a lamb with its mother', ['lamb', 'sheep']],
    ['a hen and her chicks', ['chicken', '3 chick']],
    ['a woman with a cat and her baby', ['woman', 'cat', 'baby']],
  ])('%s', (prompt, names) => {
    expect(told(prompt)).toEqual(names);
  });

  it('have the same coat', () => {
    expect(read('a cat and its kitten').subjects.map(({ kin }) => kin)).toEqual([true, true]);
    expect(read('a cat and a dog').subjects.map(({ kin }) => kin)).toEqual([undefined, undefined]);
  });
});

describe('a statue', () => {
  it.each([
    ['an angel statue in a cemetery', 'angel', 'stone'],
    ['a statue of a lion', 'lion', 'stone'],
    ['a golden horse statue', 'horse', 'gold'],
  ])('%s shows somebody on a plinth', (prompt, name, material) => {
    const { subjects, unknown } = read(prompt);
    expect(subjects).toMatchObject([{ noun: { name }, material }]);
    expect(subjects[0]!.qualities).toContain('on-plinth');
    expect(unknown).toEqual([]);
  });
});

it('puts all of a list on the table, and asks for no owner', () => {
  const { relations, unknown } = read("a wizard's desk with candles, scrolls and a skull");
  expect(relations).toMatchObject([1, 2, 3].map((subject) => ({ kind: 'on', subject, object: 0 })));
  expect(unknown).toEqual([]);
});

it('hangs a wreath on a door', () => {
  expect(read('a wreath on a door').relations).toMatchObject([{ frame: 'set-in' }]);
});

it('is haunted by night', () => {
  expect(read('a haunted house on a hill').timeOfDay).toBe('night');
  expect(read('a haunted house at sunrise').timeOfDay).toBe('dawn');
});

describe('the hour that a thing brings', () => {
  it.each([
    ['a spooky forest', 'night'],
    ['a glowing mushroom', 'night'],
    ['a campfire by a lake', 'night'],
    ['a bat over a castle', 'night'],
    ['an angel in a graveyard', 'twilight'],
    ['a graveyard at noon', 'day'],
  ])('%s', (prompt, hour) => {
    expect(read(prompt).timeOfDay).toBe(hour);
  });
});

it.each(['a grumpy cat', 'a slimy frog', 'a sneaky fox', 'a rotten apple'])(
  '%s has an adjective and no unknown noun',
  (prompt) => {
    expect(read(prompt).unknown).toEqual([]);
  },
);
