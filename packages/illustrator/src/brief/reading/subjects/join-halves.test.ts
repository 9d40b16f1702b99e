import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const subjectsOf = (prompt: string) =>
  readBrief(prompt, { random: createRandom(1) }).subjects.map(({ noun, otherHalf, material, ring }) => ({
    name: noun.name,
    half: otherHalf?.noun.name,
    material,
    ring,
  }));

it.each([
  ['half tiger half zebra', 'tiger', 'zebra'],
  ['a creature half cat, half fish', 'cat', 'fish'],
  ['half lion and half eagle', 'lion', 'eagle'],
])('makes one of two halves: %s', (prompt, name, half) => {
  expect(subjectsOf(prompt)).toMatchObject([{ name, half }]);
});

it('leaves two alone that are whole', () => {
  expect(subjectsOf('a tiger and a zebra')).toMatchObject([{ half: undefined }, { half: undefined }]);
});

it.each([
  ['a tree made of books', 'books'],
  ['a tree made of old stacked books', 'books'],
  ['a lion made of autumn leaves', 'leaves'],
  ['a castle made of ice cream', 'icing'],
  ['a castle made of ice', 'ice'],
])('finds the substance behind the words before it: %s', (prompt, material) => {
  expect(subjectsOf(prompt)).toMatchObject([{ material }]);
});

it('rings who is surrounded', () => {
  expect(subjectsOf('a king surrounded by wolves')[1]).toMatchObject({ name: 'wolf', ring: true });
  expect(subjectsOf('a king among wolves')[1]?.ring).toBeUndefined();
});
