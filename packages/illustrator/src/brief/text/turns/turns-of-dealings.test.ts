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
    ['a man playing a flute to a cobra', 'meeting'],
    ['a boy helping his grandmother across a stream', 'holding-hands'],
    ['a fairy sprinkling magic dust over a mouse', 'casting-at'],
    ['a boy lifting a kitten out of a basket', 'peeking-out-of'],
  ])('%s: %s', (prompt, frame) => {
    expect(framesOf(prompt)).toContain(frame);
  });

  it('knows who trains from shoes and buses', () => {
    const whom = (prompt: string) => read(prompt).subjects[0]?.noun.name;
    expect(whom('a dog trainer teaching a poodle to sit')).toBe('man');
    expect(whom('a football coach yelling at a player')).toBe('man');
    expect(whom('a red coach on the road')).toBe('bus');
  });

  it('reads a turn that starts within another only once', () => {
    expect(read('a dentist showing a hippo how to brush its teeth').subjects).toMatchObject([
      { noun: { name: 'doctor' } },
      { noun: { name: 'hippopotamus' }, tool: 'toothbrush' },
    ]);
  });
});
