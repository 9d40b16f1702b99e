import { describe, expect, it } from 'vitest';
import { OPTION_LIST_DESCRIPTIONS } from './options/option-list-descriptions.rules.ts';
import { SHORT_OPTION_LISTS } from './options/short-option-lists.generated.ts';
import { randomizeOptions } from './randomize-options.rules.ts';

describe('Randomize Options', () => {
  it.each([0, 0.25, 0.5, 0.999_999])('YEL-11, T-51: with chance %d no list stays neutral', (chance) => {
    const options = randomizeOptions(SHORT_OPTION_LISTS, () => chance);
    expect(Object.keys(options)).toHaveLength(14);
    for (const { name, neutral } of OPTION_LIST_DESCRIPTIONS) {
      expect(options[name]).not.toBe(neutral);
      expect(SHORT_OPTION_LISTS[name]).toContain(options[name]);
    }
  });

  it('reaches the first and the last entry of a list', () => {
    const moods = SHORT_OPTION_LISTS.mood;
    expect(randomizeOptions(SHORT_OPTION_LISTS, () => 0).mood).toBe(moods[1]);
    expect(randomizeOptions(SHORT_OPTION_LISTS, () => 0.999_999).mood).toBe(moods.at(-1));
  });

  it('T-51: copes with a list of one choice', () => {
    const lists = { ...SHORT_OPTION_LISTS, mood: ['Neutral', 'Joyful'] };
    expect(randomizeOptions(lists, () => 0.999).mood).toBe('Joyful');
  });
});
