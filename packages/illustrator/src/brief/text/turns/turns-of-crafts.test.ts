import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const subjects = (prompt: string) =>
  readBrief(prompt, { random: createRandom(3) }).subjects.map(({ noun }) => noun.name);

describe('turns of speech about what is made', () => {
  it.each([
    ['a potter shaping a tall vase on a spinning wheel', ['man', 'pottery wheel']],
    ['a weaver threading bright wool through a loom', ['woman', 'loom']],
    ['a sewing table with buttons and ribbon', ['table', 'sewing machine', 'button', 'ribbon']],
    ['a shelf of handmade ceramic mugs', ['coffee', 'wall shelf']],
    ['a shelf of old books', ['bookshelf']],
    ['treasure map of an island with a smoking volcano', ['treasure map']],
    ['an alien meeting a caravan merchant', ['alien', 'man']],
    ['a stack of blueberry waffles dripping with syrup', ['waffle', 'blueberry']],
    ['a goalkeeper diving to catch a muddy football', ['football player', 'football']],
    ['dinosaur skeleton in a dim museum hall', ['dinosaur skeleton']],
    ['a bubbling poison potion bottle', ['potion']],
    ['a pool table with colorful balls', ['pool table']],
    ['a music box with a tiny ballerina', ['music box']],
    ['a drum set and a cello', ['drum kit', 'cello']],
    ['a raccoon beside a birdbath', ['raccoon', 'birdbath']],
    ['a goblin with a pouch of coins', ['goblin', 'money bag']],
  ])('%s', (prompt, names) => {
    expect(subjects(prompt)).toEqual(names);
  });

  it('takes boots and shoes for a pair', () => {
    const { subjects } = readBrief('worn hiking boots beside a door', { random: createRandom(3) });
    expect(subjects[0]).toMatchObject({ noun: { name: 'hiking boot' }, count: 2 });
  });
});
