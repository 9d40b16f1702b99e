import { describe, expect, it } from 'vitest';
import { formatMoment, listDifferences, listFacts, listOptions, settingsOf } from './recipe-facts.ts';

const bare = { prompt: 'a fox', createdAt: '2026-11-21T13:05:00' };
const whole = {
  ...bare,
  fullPrompt: 'a fox, Anime, Joyful mood',
  width: 1280,
  height: 720,
  generatorType: 'green' as const,
  cost: 50,
  recipe: {
    options: { mood: 'Joyful', hologram: 'On', style: 'Anime' },
    negativePrompt: 'blur',
    seed: 0,
    learnedStyle: { name: 'Blue sea', hash: 'h', medium: 'ink' },
    engine: 'illustrator',
  },
};

describe('the facts of an image', () => {
  it('HIST-04: tells when it was made, in US English', () => {
    expect(formatMoment(bare.createdAt)?.replaceAll(/\s/g, ' ')).toBe('Nov 21, 2026, 1:05 PM');
    expect(formatMoment('')).toBeNull();
  });

  it('names everything that is known, a seed of 0 too', () => {
    expect(
      listFacts(whole)
        .map(({ name, value }) => `${name}: ${value}`)
        .slice(1),
    ).toEqual([
      'Made with: Green tool',
      'Size: 1280 × 720',
      'Seed: 0',
      'Your style: Blue sea',
      'Engine: Built-in illustrator',
      'Cost: 50 credits',
    ]);
  });

  it('leaves out what is not known', () => {
    expect(listFacts(bare).map(({ name }) => name)).toEqual(['Created']);
    expect(listOptions(bare)).toEqual([]);
  });

  it('lists options in the order of the tool, and those of tools to come under their own name', () => {
    expect(listOptions(whole)).toEqual([
      { name: 'Creative Style', value: 'Anime' },
      { name: 'Mood', value: 'Joyful' },
      { name: 'hologram', value: 'On' },
    ]);
    expect(whole.recipe?.options).toHaveProperty('mood');
  });

  it('hands the settings back to the tool that made it', () => {
    expect(settingsOf(whole)).toEqual({
      tool: 'green',
      prompt: 'a fox',
      width: 1280,
      height: 720,
      options: whole.recipe?.options,
      negativePrompt: 'blur',
      seed: 0,
      learnedStyle: whole.recipe?.learnedStyle,
    });
    expect(settingsOf(bare)).toBeNull();
  });

  it('tells only in what pictures differ', () => {
    const other = {
      ...whole,
      recipe: { ...whole.recipe, seed: 7, options: { mood: 'Calm', style: 'Anime' } },
    };
    expect(listDifferences([whole, other])).toEqual([
      [
        { name: 'Seed', value: '0' },
        { name: 'Mood', value: 'Joyful' },
        { name: 'hologram', value: 'On' },
      ],
      [
        { name: 'Seed', value: '7' },
        { name: 'Mood', value: 'Calm' },
      ],
    ]);
  });
});
