import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function read(prompt: string) {
  return readBrief(prompt, { random: createRandom(7) });
}

it.each([
  ['an abandoned mansion overgrown with ivy', 'villa'],
  ['an ivy-covered stone cottage', 'cottage'],
  ['a castle tower with ivy climbing the walls', 'tower'],
  ['an old stone bridge covered in moss and vines', 'bridge'],
  ['a car swallowed by the jungle', 'car'],
])('shows climbing plants on what they climb: %s', (prompt, name) => {
  const { subjects } = read(prompt);
  expect(subjects.map(({ noun }) => noun.name)).toEqual([name]);
  expect(subjects[0]!.qualities).toContain('overgrown');
});

it('tells moss from ivy', () => {
  expect(read('a rock covered in moss').subjects[0]!.qualities).toContain('mossy');
});

it.each([
  ['a ruined city reclaimed by nature, vines on skyscrapers', ['ruined', 'overgrown']],
  ['a city street overgrown with lush vegetation', ['overgrown']],
  ['a post-apocalyptic city street', ['ruined']],
])('keeps what has become of a town: %s', (prompt, qualities) => {
  const { scene, placeQualities, subjects } = read(prompt);
  expect({ scene, placeQualities, subjects }).toEqual({
    scene: 'city',
    placeQualities: qualities,
    subjects: [],
  });
});

it.each([
  ['red rock arches in the desert', 'rock arch'],
  ['rock formations in the desert', 'rock pillar'],
])('takes what wind and water cut for no building: %s', (prompt, name) => {
  expect(read(prompt).subjects[0]!.noun.name).toBe(name);
});
