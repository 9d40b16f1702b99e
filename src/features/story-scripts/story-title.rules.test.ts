import { describe, expect, test } from 'vitest';
import { readStoryTitle } from './story-title.rules.ts';

describe('the title of a story', () => {
  test.each([
    ['  The harbour  ', 'The harbour'],
    ['Two\r\nlines\tand   gaps', 'Two lines and gaps'],
    ['nul\0 and\u2028separators', 'nul and separators'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
    ['half \ud83e pair', 'half \ufffd pair'],
    ['?!', '?!'],
  ])('%j is read as %j', (given, title) => {
    expect(readStoryTitle(given)).toBe(title);
  });

  test.each(['', '   ', '\n\t', '\0', '\u200b\u200d', '\u00a0'])('GEN-14: %j is missing', (given) => {
    expect(() => readStoryTitle(given)).toThrow('Please provide a title and an image.');
  });

  test('may have 200 characters as people count them, and not one more', () => {
    expect(readStoryTitle('🦊'.repeat(200))).toHaveLength(400);
    expect(() => readStoryTitle('a'.repeat(201))).toThrow('The title may have at most 200 characters.');
  });
});
