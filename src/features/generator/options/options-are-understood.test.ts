import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../../packages/illustrator/src/brief/read-brief.ts';
import { createRandom } from '../../../../packages/illustrator/src/core/random.ts';
import { composePrompt, neutralChoices } from '../composed-prompt.rules.ts';
import { EXTENDED_OPTION_LISTS } from './extended-option-lists.generated.ts';
import { OPTION_LIST_DESCRIPTIONS } from './option-list-descriptions.rules.ts';
import { SHORT_OPTION_LISTS } from './short-option-lists.generated.ts';

/** The built-in illustrator tells a visitor which nouns it does not know; an option is never one of them. */
describe('the illustrator takes every option for an option', () => {
  it.each(OPTION_LIST_DESCRIPTIONS)('$label', ({ name }) => {
    const neutral = neutralChoices();
    const mistaken = [...SHORT_OPTION_LISTS[name], ...EXTENDED_OPTION_LISTS[name]].filter((entry) => {
      const choices = { ...neutral, prompt: 'a fox', options: { ...neutral.options, [name]: entry } };
      const brief = readBrief(composePrompt('yellow', choices), { random: createRandom(1) });
      return brief.unknown.length > 0 || brief.subjects[0]?.noun.name !== 'fox';
    });
    expect(mistaken).toEqual([]);
  });
});
