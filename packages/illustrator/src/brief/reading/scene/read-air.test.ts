import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const read = (prompt: string) => readBrief(prompt, { random: createRandom(1) });

describe('the color of the air', () => {
  it.each([
    ['a couple dancing in a red lit street', { color: 'red', of: 'light' }],
    ['a ghost ship in green fog', { color: 'green', of: 'fog' }],
    ['a castle under a purple sky', { color: 'purple', of: 'sky' }],
    ['a crystal cave glowing purple', { color: 'purple', of: 'light' }],
    ['a city street lit up in pink', { color: 'pink', of: 'light' }],
    ['a mushroom glowing blue in the woods', undefined],
    ['a woman in a red dress in the fog', undefined],
  ])('%s', (prompt, air) => {
    expect(read(prompt).air).toEqual(air);
  });

  it('lights a street at night', () => {
    expect(read('a red lit street').timeOfDay).toBe('night');
    expect(read('a street in red light at dawn').timeOfDay).toBe('dawn');
  });
});
