import { describe, expect, it } from 'vitest';
import { cleanText, splitPrompt } from './split-prompt.ts';

describe('splitPrompt', () => {
  it('GREEN-30: cuts "avoiding" and all that follows off', () => {
    expect(splitPrompt('a fox, Anime, avoiding blur, people')).toEqual({
      wanted: 'a fox, Anime',
      unwanted: 'blur, people',
    });
  });

  it('joins it with the negative prompt of a caller', () => {
    expect(splitPrompt('a fox, avoiding blur', 'people').unwanted).toBe('blur, people');
    expect(splitPrompt('a fox', 'people').unwanted).toBe('people');
  });

  it('leaves the verb alone', () => {
    expect(splitPrompt('a cat avoiding puddles')).toEqual({ wanted: 'a cat avoiding puddles', unwanted: '' });
  });

  it('takes a prompt that only avoids', () => {
    expect(splitPrompt('avoiding people')).toEqual({ wanted: '', unwanted: 'people' });
  });
});

describe('cleanText', () => {
  it('removes control characters and direction marks, and makes clauses of lines', () => {
    expect(cleanText('a\u0000fox\u202E\n in  snow')).toBe('a fox , in snow');
  });

  it('reads no more than 4,000 characters', () => {
    expect(cleanText('x'.repeat(5000))).toHaveLength(4000);
  });
});
