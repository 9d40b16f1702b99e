import { describe, expect, it } from 'vitest';
import { composePrompt, neutralChoices } from './composed-prompt.rules.ts';
import type { ToolChoices } from './generator.types.ts';
import { SHORT_OPTION_LISTS } from './options/short-option-lists.generated.ts';

function choose(
  options: Partial<ToolChoices['options']>,
  texts: Partial<Omit<ToolChoices, 'options'>> = {},
): ToolChoices {
  const neutral = neutralChoices();
  return { ...neutral, prompt: 'a fox', ...texts, options: { ...neutral.options, ...options } };
}

const GREEN_EXAMPLE = choose(
  { style: 'Anime', mood: 'Joyful', lighting: 'Soft', colorScheme: 'Pastel' },
  { negativePrompt: 'blur' },
);

const YELLOW_EXAMPLE = choose({
  style: 'Anime',
  mood: 'Serene',
  lighting: 'Golden Hour',
  colorScheme: 'Teal and Orange',
  cameraAngle: 'Low Angle',
  artist: 'Claude Monet',
  composition: 'Rule of Thirds',
  artMedium: 'Oil on Canvas',
  detailLevel: 'Highly Detailed',
  timeOfDay: 'Sunset',
  weather: 'Light Rain',
  setting: 'Forest',
  cameraLens: '35mm',
  renderStyle: 'Octane',
});

describe('the green composed prompt', () => {
  it('GREEN-30, O-40: joins the parts in order with a comma and a space', () => {
    expect(composePrompt('green', GREEN_EXAMPLE)).toBe(
      'a fox, Anime, Joyful mood, Soft lighting, Pastel color scheme, avoiding blur',
    );
  });

  it('GREEN-31: says nothing of neutral choices', () => {
    expect(composePrompt('green', choose({}))).toBe('a fox');
  });

  it('C-11: skips Photorealistic as well as Default', () => {
    expect(composePrompt('green', choose({ style: 'Photorealistic' }))).toBe('a fox');
    expect(composePrompt('green', choose({ style: 'Cinematic' }))).toBe('a fox, Cinematic');
  });

  it('ignores the ten lists that only the yellow tool has', () => {
    expect(composePrompt('green', choose({ weather: 'Fog', cameraLens: '35mm' }))).toBe('a fox');
  });

  it('trims the prompt and the negative prompt', () => {
    expect(composePrompt('green', choose({}, { prompt: '  a fox \n', negativePrompt: '  ' }))).toBe('a fox');
  });
});

describe('the yellow composed prompt', () => {
  it('YEL-12: speaks all fourteen choices in order', () => {
    expect(composePrompt('yellow', YELLOW_EXAMPLE)).toBe(
      'a fox, Anime, Serene, Golden Hour, Teal and Orange color scheme, Low Angle, in the style of Claude Monet, ' +
        'Rule of Thirds composition, Oil on Canvas, Highly Detailed, at Sunset, with Light Rain, ' +
        'in a Forest setting, 35mm lens, rendered in Octane',
    );
  });

  it('YEL-13: says nothing of neutral choices, and keeps Photorealistic', () => {
    expect(composePrompt('yellow', choose({}))).toBe('a fox');
    expect(composePrompt('yellow', choose({ style: 'Photorealistic' }))).toBe('a fox, Photorealistic');
  });

  it('YEL-14: has no mood, lighting or avoiding of the green tool', () => {
    const composed = composePrompt(
      'yellow',
      choose({ mood: 'Joyful', lighting: 'Soft' }, { negativePrompt: 'blur' }),
    );
    expect(composed).toBe('a fox, Joyful, Soft');
  });

  it('uses examples that the lists really hold', () => {
    for (const [list, choice] of Object.entries(YELLOW_EXAMPLE.options)) {
      expect(SHORT_OPTION_LISTS[list as keyof typeof SHORT_OPTION_LISTS]).toContain(choice);
    }
  });
});
