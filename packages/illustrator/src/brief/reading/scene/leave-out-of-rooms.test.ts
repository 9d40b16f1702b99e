import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function nounsOf(prompt: string) {
  return readBrief(prompt, { random: createRandom(7) }).subjects.map(({ noun }) => noun.name);
}

it('stands no houses into the water of a town', () => {
  expect(nounsOf('a harbor in Greece with white houses and fishing boats')).toEqual(['fishing boat']);
  expect(nounsOf('three houses on a hill')).toEqual(['house']);
  expect(nounsOf('a house in a village')).toContain('house');
});
