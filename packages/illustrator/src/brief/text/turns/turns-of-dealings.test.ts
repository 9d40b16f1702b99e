import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(3) });
const framesOf = (prompt: string) => read(prompt).relations.map(({ frame }) => frame);

describe('what passes between two', () => {
  it.each([
    ['a goblin bribing a troll with a pouch of coins', 'giving-to'],
    ['a mechanic explaining an engine to a curious teenager', 'teaching'],
    ['a surfer sharing a wave with a dolphin', 'riding'],
    ['a girl shooting a basketball past a defender', 'tossing'],
    ['a guard helping ducklings get over a busy street', 'following'],
    ['a boy lifting a kitten out of a basket', 'peeking-out-of'],
  ])('%s: %s', (prompt, frame) => {
    expect(framesOf(prompt)).toContain(frame);
  });

  it('reads a turn that starts within another only once', () => {
    expect(read('a dentist showing a hippo how to brush its teeth').subjects).toMatchObject([
      { noun: { name: 'doctor' } },
      { noun: { name: 'hippopotamus' }, tool: 'toothbrush' },
    ]);
  });
});
