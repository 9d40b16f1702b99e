import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function read(prompt: string) {
  const { scene, place, subjects, roomParts, placeHints, unknown } = readBrief(prompt, {
    random: createRandom(7),
  });
  return {
    scene,
    place,
    nouns: subjects.map(({ noun }) => noun.name),
    parts: Object.fromEntries(roomParts ?? []),
    hints: [...(placeHints ?? [])],
    unknown,
  };
}

it('builds the cupboards of a kitchen in, in their color', () => {
  expect(read('a modern kitchen with navy blue cabinets and a white marble island')).toMatchObject({
    place: 'kitchen',
    nouns: [],
    parts: { cabinets: 'navy', island: 'white' },
    unknown: [],
  });
});

it.each([
  ['a bedroom with pink walls', 'walls', 'pink'],
  ['a bathroom with green tiles and a bathtub', 'tiles', 'green'],
  ['a living room, blue curtains, a cat on the sofa', 'curtains', 'blue'],
  ['an attic bedroom with a skylight showing the stars', 'skylight', undefined],
  ['an old library with tall bookshelves and a spiral staircase', 'bookshelves', undefined],
])('takes parts of a room for no things: %s', (prompt, part, color) => {
  const { parts, nouns } = read(prompt);
  expect(parts).toHaveProperty(part, color);
  expect(nouns).not.toContain('bookshelf');
});

it.each([
  ['a cat on the kitchen counter', 'counter'],
  ['a boy painting a wall in his bedroom', 'walls'],
  ['a dog sleeping on the floor of a kitchen', 'floor'],
])('leaves a part of a room that something is done at: %s', (prompt, part) => {
  expect(read(prompt).parts).not.toHaveProperty(part);
});

it('has a seat by the window, books and plants in a nook', () => {
  expect(read('a reading nook by a window with plants and books')).toMatchObject({
    scene: 'interior',
    place: 'nook',
    nouns: [],
  });
});

it('shows a cabin whose inside is told from within, with its logs', () => {
  const { scene, place, nouns, hints } = read(
    'the inside of a cozy log cabin with a stone fireplace and a dog sleeping on the rug',
  );
  expect({ scene, place, nouns }).toEqual({ scene: 'interior', place: 'living-room', nouns: ['dog', 'rug'] });
  expect(hints).toContain('log-walls');
});

it('has one tree for a treehouse', () => {
  expect(read('a treehouse in a giant oak tree').nouns).toEqual(['treehouse']);
});
