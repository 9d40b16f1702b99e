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

  it.each([
    ['an orc army', [['troll', 28]]],
    ['a skeleton couple dancing', [['skeleton', 2]]],
    ['a pirate skeleton', [['skeleton', 1]]],
    ['a mermaid princess', [['mermaid', 1]]],
    ['a snowman family', [['snowman', 3]]],
    ['a starship captain', [['captain', 1]]],
  ])('%s: who they are', (prompt, subjects) => {
    expect(subjectsOf(prompt)).toEqual(subjects);
  });

  it('shows what a robot dog and a ghost ship are like', () => {
    const [dog, ship] = ['a robot dog', 'a ghost pirate ship'].map(
      (prompt) => readBrief(prompt, { random: createRandom(1) }).subjects[0]!,
    );
    expect(dog).toMatchObject({ noun: { name: 'dog' }, material: 'iron' });
    expect(ship!.qualities).toContain('transparent');
  });
});
