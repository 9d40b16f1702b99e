import { expect, it } from 'vitest';
import { STYLE_NAMES } from '../../../../../packages/illustrator/src/brief/look.types.ts';
import { readBrief } from '../../../../../packages/illustrator/src/brief/read-brief.ts';
import { createRandom } from '../../../../../packages/illustrator/src/core/random.ts';
import { neutralChoices } from '../../composed-prompt.rules.ts';
import type { PictureRecipe } from '../../generator.types.ts';
import { describeLostStyle, inNearestMedium, styleOfMedium } from './nearest-medium.rules.ts';

const neutral = neutralChoices();
const choices = { ...neutral, prompt: 'a fox', options: { ...neutral.options, style: 'Oil Painting' } };
const recipe: PictureRecipe = {
  prompt: 'a fox',
  fullPrompt: 'a fox, Oil Painting',
  width: 1024,
  height: 1024,
  seed: 7,
  choices,
};

it.each(STYLE_NAMES)('what is drawn in the place of a lost style is %s', (medium) => {
  for (const lost of [recipe, { ...recipe, choices: undefined, fullPrompt: 'a fox' }]) {
    const { fullPrompt } = inNearestMedium('yellow', lost, medium);
    expect(readBrief(fullPrompt, { random: createRandom(1) })).toMatchObject({ style: medium, unknown: [] });
  }
});

it('leaves the rest of the picture as it was', () => {
  expect(inNearestMedium('green', recipe, 'ink')).toEqual({
    ...recipe,
    fullPrompt: 'a fox, Ink Drawing',
    choices: { ...choices, options: { ...choices.options, style: 'Ink Drawing' } },
  });
});

it('says which style is missing and what is drawn instead, of a medium of later versions too', () => {
  const mark = { name: 'Blue sea', hash: 'x', medium: 'watercolor' };
  expect(describeLostStyle(mark, true)).toBe(
    '“Blue sea” is no longer among your styles, so its nearest medium is used: Watercolor.',
  );
  expect(describeLostStyle(mark, false)).toMatch(/^Your style “Blue sea” couldn’t be loaded, so /);
  expect(styleOfMedium('sand-mandala')).toBe('sand mandala');
});
