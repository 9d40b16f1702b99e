import { describe, expect, it } from 'vitest';
import { downloadFileName } from './download-name.rules.ts';

describe('download file names', () => {
  it('IMG-11, O-24: one underscore for each character that is not alphanumeric', () => {
    expect(downloadFileName('A Red Fox, 4K!')).toBe('a_red_fox__4k_.png');
  });

  it.each(['', '   '])('IMG-12: the prompt %j has a name of its own', (prompt) => {
    expect(downloadFileName(prompt)).toBe('seedream_image.png');
  });

  it('T-52: cuts to 50 characters before replacing', () => {
    expect(downloadFileName(`${'a'.repeat(49)}!b`)).toBe(`${'a'.repeat(49)}_.png`);
  });

  it('counts an emoji as one character and accents as not alphanumeric', () => {
    expect(downloadFileName('🦊 café')).toBe('__caf_.png');
  });
});
