import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const relationOf = (prompt: string) => readBrief(prompt, { random: createRandom(3) }).relations[0];

describe('what is done at a part of a body', () => {
  it.each([
    ["a vet bandages a fox's hind leg", 'tending-the-paw'],
    ["a boy pulling a splinter out of his sister's foot", 'tending-the-foot'],
    ['a kitten nibbling on the big toe of a sleeping giant', 'nipping-the-foot'],
    ["a nurse putting a bandage on a girl's elbow", 'tending-the-hand'],
    ['a general pinning a medal on a soldier', 'straightening-the-collar'],
    ["a mother sewing a button onto her son's coat", 'straightening-the-collar'],
    ["a horse nuzzling a cowboy's cheek", 'licking-the-face'],
  ])('%s: %s', (prompt, frame) => {
    expect(relationOf(prompt)).toMatchObject({ frame });
  });

  it('asks for no portrait where a face is only touched', () => {
    const { scene } = readBrief("a mother wiping her son's dirty face", { random: createRandom(3) });
    expect(scene).not.toBe('portrait');
  });
});
