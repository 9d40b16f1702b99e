import { describe, expect, it } from 'vitest';
import { neutralChoices } from './composed-prompt.rules.ts';
import { findImageSize } from './image-sizes.rules.ts';
import { decodeForm, encodeForm, type FormToRemember } from './remembered-form.rules.ts';
import { choicesFromSettings, closestAspectRatio } from './reused-settings.rules.ts';

const EMPTY: FormToRemember = {
  choices: neutralChoices(),
  size: findImageSize('1:1'),
  lockedSeed: null,
  isPrivate: false,
};
const FILLED: FormToRemember = {
  choices: {
    prompt: 'a fox\nin the snow',
    negativePrompt: 'blur',
    options: { ...neutralChoices().options, style: 'Anime', weather: 'Fog' },
  },
  size: findImageSize('16:9'),
  lockedSeed: 7,
  isPrivate: true,
};

describe('a remembered form', () => {
  it('comes back as it was filled in', () => {
    const form = decodeForm('green', encodeForm('green', FILLED));
    expect(form?.isPrivate).toBe(true);
    expect(form && choicesFromSettings(form.settings)).toEqual(FILLED.choices);
    expect(form && closestAspectRatio(form.settings)).toBe('16:9');
    expect(form?.settings.seed).toBe(7);
  });

  it('leaves nothing behind where nothing was filled in', () => {
    expect(encodeForm('green', EMPTY)).toBeNull();
    expect(encodeForm('green', { ...EMPTY, lockedSeed: 0 })).not.toBeNull();
    expect(encodeForm('green', { ...EMPTY, size: findImageSize('3:4') })).not.toBeNull();
  });

  it.each([
    null,
    '',
    '{oops',
    'null',
    '[]',
    '{}',
    encodeForm('yellow', FILLED),
    encodeForm('green', FILLED)?.replace('"version":1', '"version":2'),
    encodeForm('green', FILLED)?.replace('"a fox\\nin the snow"', '7'),
    encodeForm('green', { ...FILLED, choices: { ...FILLED.choices, prompt: 'x'.repeat(20_000) } }),
  ])('is none: %s', (stored) => {
    expect(decodeForm('green', stored ?? null)).toBeNull();
  });

  it('drops choices that are no short texts', () => {
    const stored = encodeForm('green', FILLED)?.replace('"Anime"', '{"a":1}') ?? null;
    expect(decodeForm('green', stored)?.settings.options).toEqual({ weather: 'Fog' });
  });
});
