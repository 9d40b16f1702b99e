import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

const relationsOf = (prompt: string) => readBrief(prompt, { random: createRandom(1) }).relations;

it.each([
  ['two sailors standing on a wooden ship', { kind: 'inside', subject: 0, object: 1, frame: undefined }],
  ['a ship in a storm, sailors screaming', { kind: 'inside', subject: 1, object: 0 }],
])('%s: aboard', (prompt, relation) => {
  expect(relationsOf(prompt)).toEqual([relation]);
});

it.each(['a pirate and his ship', 'a ship, a captain beside a parrot'])('%s: not aboard', (prompt) => {
  expect(relationsOf(prompt).some(({ kind }) => kind === 'inside')).toBe(false);
});
