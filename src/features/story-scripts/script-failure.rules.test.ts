import { expect, test } from 'vitest';
import { refusalMessage, scriptFailureMessage } from './script-failure.rules.ts';

test.each([
  ['an error', new Error('Failed to fetch'), 'Failed to fetch'],
  ['an error of another kind', new TypeError('No line.'), 'No line.'],
  ['an error without words', new Error(''), 'An unknown error occurred during script generation.'],
  ['a text', 'broken', 'An unknown error occurred during script generation.'],
  ['nothing', undefined, 'An unknown error occurred during script generation.'],
  ['an object', { message: 'no' }, 'An unknown error occurred during script generation.'],
])('GEN-17, ERR-16: %s was thrown', (_, thrown, message) => {
  expect(scriptFailureMessage(thrown)).toBe(message);
});

test.each([
  [{ message: 'The AI is busy.', code: 'x' }, 'The AI is busy.'],
  [{ message: '' }, 'We couldn’t write the script: Bad Gateway. Please try again.'],
  [{ message: 5 }, 'We couldn’t write the script: Bad Gateway. Please try again.'],
  [undefined, 'We couldn’t write the script: Bad Gateway. Please try again.'],
  ['<html>', 'We couldn’t write the script: Bad Gateway. Please try again.'],
])('GEN-17: the server refused with %j', (body, message) => {
  expect(refusalMessage(body, 'Bad Gateway')).toBe(message);
});
