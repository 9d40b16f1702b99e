import { describe, expect, it } from 'vitest';
import {
  choicesFromSettings,
  closestAspectRatio,
  decodeReusedSettings,
  type ReusedSettings,
} from './reused-settings.rules.ts';

const SETTINGS: ReusedSettings = {
  tool: 'yellow',
  prompt: 'a fox',
  options: { style: 'Anime', weather: 'Fog' },
  negativePrompt: 'blur',
  seed: 7,
  width: 768,
  height: 1024,
};

describe('handed settings', () => {
  it('come back as they were stored', () => {
    expect(decodeReusedSettings(JSON.stringify(SETTINGS))).toEqual(SETTINGS);
  });

  it('may lack what is not known', () => {
    const { tool, prompt, width, height } = SETTINGS;
    const least = { tool, prompt, width, height };
    expect(decodeReusedSettings(JSON.stringify(least))).toEqual(least);
  });

  it.each([
    null,
    '',
    '{oops',
    'null',
    '[]',
    JSON.stringify({ ...SETTINGS, tool: 'red' }),
    JSON.stringify({ ...SETTINGS, prompt: 7 }),
    JSON.stringify({ ...SETTINGS, width: '768' }),
  ])('are nothing when stored as %s', (stored) => {
    expect(decodeReusedSettings(stored)).toBeNull();
  });

  it('drop what no tool could show', () => {
    const stored = { ...SETTINGS, options: { style: 5, mood: 'x'.repeat(201), weather: 'Fog' }, seed: -1.5 };
    const settings = decodeReusedSettings(JSON.stringify(stored));
    expect(settings?.options).toEqual({ weather: 'Fog' });
    expect(settings?.seed).toBeUndefined();
  });

  it('set the lists they name and put the others back to their defaults', () => {
    const { prompt, negativePrompt, options } = choicesFromSettings({
      ...SETTINGS,
      options: { style: 'Anime', weather: '', unheardOf: 'x' },
    });
    expect({ prompt, negativePrompt }).toEqual({ prompt: 'a fox', negativePrompt: 'blur' });
    expect(options).toMatchObject({ style: 'Anime', weather: 'Default', mood: 'Neutral' });
    expect(options).not.toHaveProperty('unheardOf');
    expect(Object.keys(options)).toHaveLength(14);
  });

  it.each([
    [1024, 1024, '1:1'],
    [768, 1024, '3:4'],
    [576, 1024, '9:16'],
    [1344, 768, '16:9'],
    [1920, 1080, '16:9'],
    [800, 600, '4:3'],
  ])('of %i by %i pixels take the shape %s', (width, height, shape) => {
    expect(closestAspectRatio({ width, height })).toBe(shape);
  });
});
