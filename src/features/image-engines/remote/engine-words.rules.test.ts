import { describe, expect, it } from 'vitest';
import { cleanWords, cutWords, joinWords } from './engine-words.rules.ts';

describe('words for an engine', () => {
  it.each([
    ['half \ud83e here', 'half \ufffd here'],
    ['a\u0000b\u001b[31m\n\tc', 'a b [31m c'],
    ['to\u202eleft \ufeff', 'to left'],
    ['👩‍🚀 می‌خواهم', '👩‍🚀 می‌خواهم'],
  ])('are clean: %j', (text, expected) => {
    expect(cleanWords(text)).toBe(expected);
  });

  it('are cut between words, or anywhere when there is but one, never through a character', () => {
    expect(cutWords('one two three', 9)).toBe('one two');
    expect(cutWords('extraordinarily', 5)).toBe('extra');
    expect(cutWords('ab🦊', 3)).toBe('ab');
    expect(cutWords('short', 5)).toBe('short');
  });

  it('end with what is not wanted', () => {
    expect(joinWords({ prompt: 'A fox.', negativePrompt: 'snow' }, 1_000)).toBe('A fox. Without: snow.');
    expect(joinWords({ prompt: 'A fox.' }, 1_000)).toBe('A fox.');
    expect(joinWords({ prompt: 'fox '.repeat(500), negativePrompt: 'snow' }, 700)).toMatch(
      /fox\. Without: snow\.$/,
    );
  });

  it('are never nothing', () => {
    expect(joinWords({ prompt: '\u0007 ' }, 1_000)).toBe('an abstract picture');
  });
});
