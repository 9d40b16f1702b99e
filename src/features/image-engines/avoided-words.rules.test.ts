import { expect, it } from 'vitest';
import { partAvoidedWords } from './avoided-words.rules.ts';

it.each([
  ['a fox', undefined, 'a fox', ''],
  ['a fox', 'blur', 'a fox', 'blur'],
  ['a fox, oil painting, avoiding people, text', undefined, 'a fox, oil painting', 'people, text'],
  ['a fox, avoiding people', 'blur', 'a fox', 'people, blur'],
  [
    'a fox, avoiding puddles, at dusk, avoiding people',
    undefined,
    'a fox, avoiding puddles, at dusk',
    'people',
  ],
  [', avoiding people', undefined, ', avoiding people', ''],
  ['a fox, avoiding ', 'blur', 'a fox', 'blur'],
])('parts "%s" and %s', (prompt, negativePrompt, wanted, unwanted) => {
  expect(partAvoidedWords({ prompt, negativePrompt })).toEqual({ prompt: wanted, negativePrompt: unwanted });
});
