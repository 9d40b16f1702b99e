import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const subjectsOf = (prompt: string) =>
  readBrief(prompt, { random: createRandom(1) }).subjects.map(({ noun, count }) =>
    count > 1 ? `${count} ${noun.name}` : noun.name,
  );

describe('turns of speech about goods', () => {
  it.each([
    ['a robot serving drinks in a bar', ['robot', '3 cocktail']],
    ['two glasses of champagne on a balcony', ['2 wine']],
    ['a bouquet of roses in a glass vase', ['vase of roses']],
    ['a mug with a mushroom design', ['coffee']],
    ['a wedding cake with white flowers', ['wedding cake', '3 flower']],
    ['a table set for dinner with candles and flowers', ['dinner table', '3 candle', 'vase of flowers']],
    ['coffee served in a blue cup', ['coffee']],
    ['a glass of milk and a plate of cookies', ['milk', 'plate', '3 cookie']],
    ['a bag of coffee beans on a table', ['shopping bag', '3 chestnut', 'table']],
    ['a market stall with vegetables', ['market stall', '3 carrot', '3 tomato', 'broccoli']],
  ])('%s: %s', (prompt, names) => {
    expect(subjectsOf(prompt)).toEqual(names);
  });

  it('leaves the flowers of a meadow in the ground', () => {
    expect(subjectsOf('a girl in a meadow with flowers')).toEqual(['girl']);
  });
});
