import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { readBrief } from '../../read-brief.ts';

function gendersOf(prompt: string): string {
  const { subjects } = readBrief(prompt, { random: createRandom(1) });
  return subjects
    .map(({ noun, qualities }) => [...qualities.filter((quality) => quality.endsWith('male')), noun.name])
    .map((words) => words.join(' '))
    .join(', ');
}

it.each([
  ['portrait of a policeman', 'male police officer'],
  ['a policewoman on a horse', 'female police officer, horse'],
  ['a shepherdess with her sheep', 'female shepherd, sheep'],
  ['a female doctor', 'female doctor'],
  ['a woman astronaut', 'female astronaut'],
  ['a female warrior', 'female knight'],
  ['a chef with her pan', 'female chef, pan'],
  ['a man with a doctor and her dog', 'man, female doctor, dog'],
  ['a man and his doctor', 'man, doctor'],
  ['a chess player', 'chess player'],
])('%s: %s', (prompt, expected) => {
  expect(gendersOf(prompt)).toBe(expected);
});

it('counts a word for a man or a woman as understood', () => {
  expect(readBrief('a male nurse', { random: createRandom(1) }).unknown).toEqual([]);
});
