import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const subjectsOf = (prompt: string) =>
  readBrief(prompt, { random: createRandom(1) }).subjects.map(({ noun, count }) => [noun.name, count]);

describe('one noun before another', () => {
  it.each([
    ['a hot air balloon festival', [['hot air balloon', 7]]],
    ['a camel caravan in the desert', [['camel', 5]]],
    ['a boat race', [['boat', 6]]],
    ['a three horse race', [['horse', 3]]],
    ['a red 1997 sports car', [['sports car', 1]]],
  ])('%s: how many there are', (prompt, subjects) => {
    expect(subjectsOf(prompt)).toEqual(subjects);
  });
});
