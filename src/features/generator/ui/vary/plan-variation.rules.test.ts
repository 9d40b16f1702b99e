import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composePrompt, neutralChoices } from '../../composed-prompt.rules.ts';
import type { PictureRecipe, ToolChoices } from '../../generator.types.ts';
import { SHORT_OPTION_LISTS } from '../../options/short-option-lists.generated.ts';
import { canVary, OPTION_CHANGES, planVariation, type VariedPicture } from './plan-variation.rules.ts';

const { style } = JSON.parse(
  readFileSync(new URL('../../../learned-styles/test-example.style.json', import.meta.url), 'utf8'),
);
const SIZE = { width: 1024, height: 1024 };

function choose(options: Partial<ToolChoices['options']> = {}, prompt = 'a fox'): ToolChoices {
  const neutral = neutralChoices();
  return { ...neutral, prompt, options: { ...neutral.options, ...options } };
}

function picture(changes: Partial<PictureRecipe> = {}, tool: 'green' | 'yellow' = 'yellow'): VariedPicture {
  const choices = changes.choices ?? choose();
  const fullPrompt = composePrompt(tool, choices);
  const recipe = { prompt: choices.prompt, fullPrompt, ...SIZE, seed: 7, choices, ...changes };
  return { tool, recipe, knowsVariations: true };
}

/** Each start that pictures may be picked from. */
const DICE = Array.from({ length: 20 }, (_, step) => () => step / 20);

describe.each(['green', 'yellow'] as const)('a run of the %s tool', (tool) => {
  const count = tool === 'green' ? 2 : 4;
  const base = picture({ variation: 12 }, tool);

  it('draws the same again with other seeds', () => {
    const plan = planVariation('again', base, Math.random);
    expect(plan?.size).toEqual(SIZE);
    expect(new Set(plan?.planned.map(({ seed }) => seed)).size).toBe(count);
    for (const { fullPrompt, variation } of plan?.planned ?? [])
      expect([fullPrompt, variation]).toEqual(['a fox', undefined]);
  });

  it.each(DICE)('draws other readings of the same seed', (random) => {
    const plan = planVariation('nearby', base, random);
    const variations = plan?.planned.map(({ variation }) => variation) ?? [];
    expect(new Set(variations).size).toBe(count);
    expect(variations).not.toContain(12);
    for (const variation of variations) {
      expect(variation).toBeGreaterThan(0);
      expect(variation).toBeLessThan(10_000);
    }
    expect(plan?.planned.every(({ seed, fullPrompt }) => seed === 7 && fullPrompt === 'a fox')).toBe(true);
  });

  it.each(['light', 'style'] as const)('draws the same seed in as many different ones: %s', (kind) => {
    const { list, entries } = OPTION_CHANGES[kind];
    const now = entries[3]!;
    const varied = picture({ choices: choose({ [list]: now }), variation: 12 }, tool);
    for (const random of DICE) {
      const planned = planVariation(kind, varied, random)?.planned ?? [];
      const chosen = planned.map(({ choices }) => choices.options[list]);
      expect(new Set(chosen).size).toBe(count);
      expect(chosen).not.toContain(now);
      for (const { seed, variation, fullPrompt, choices } of planned) {
        expect([seed, variation]).toEqual([7, 12]);
        expect(fullPrompt).toBe(composePrompt(tool, choices));
        expect(fullPrompt).toContain(choices.options[list]);
      }
    }
  });

  it('draws the next wider and taller shape, first of the same reading', () => {
    const wider = planVariation('wider', base, Math.random);
    expect(wider?.size).toMatchObject({ width: 1024, height: 768 });
    expect(wider?.planned[0]).toMatchObject({ seed: 7, variation: 12 });
    expect(new Set(wider?.planned.map(({ variation }) => variation)).size).toBe(count);
    expect(planVariation('taller', base, Math.random)?.size).toMatchObject({ width: 768, height: 1024 });
  });
});

it('keeps the learned style of a picture, and gives none to a picture that has none', () => {
  const learnedStyle = { name: 'Blue sea', style } as const;
  for (const kind of ['again', 'nearby', 'light', 'wider', 'taller'] as const) {
    const stylesOf = (varied: VariedPicture) =>
      planVariation(kind, varied, Math.random)?.planned.map((planned) => planned.learnedStyle);
    expect(stylesOf(picture({ learnedStyle }))).toEqual(Array(4).fill(learnedStyle));
    expect(stylesOf(picture())).toEqual(Array(4).fill(null));
  }
  const otherStyles = planVariation('style', picture({ learnedStyle }), Math.random)?.planned;
  expect(otherStyles?.map((planned) => planned.learnedStyle)).toEqual(Array(4).fill(null));
});

it('offers only lights and styles that the tools offer', () => {
  for (const { list, entries } of Object.values(OPTION_CHANGES))
    for (const entry of entries) expect(SHORT_OPTION_LISTS[list]).toContain(entry);
});

it('takes away what would contradict another light or style, and leaves the rest', () => {
  const choices = choose({ timeOfDay: 'Night', artMedium: 'Oil Paint', mood: 'Joyful' });
  const [light] = planVariation('light', picture({ choices }), Math.random)?.planned ?? [];
  expect(light?.choices.options).toMatchObject({
    timeOfDay: 'Default',
    artMedium: 'Oil Paint',
    mood: 'Joyful',
  });
  const [style] = planVariation('style', picture({ choices }), Math.random)?.planned ?? [];
  expect(style?.choices.options).toMatchObject({ timeOfDay: 'Night', artMedium: 'Default', mood: 'Joyful' });
});

it('has nothing wider than the widest and nothing taller than the tallest', () => {
  const widest = picture({ width: 1344, height: 768 });
  const tallest = picture({ width: 576, height: 1024 });
  expect([canVary('wider', widest), canVary('taller', widest)]).toEqual([false, true]);
  expect([canVary('wider', tallest), canVary('taller', tallest)]).toEqual([true, false]);
  expect(planVariation('wider', widest, Math.random)).toBeNull();
});

it('has no other reading of a painted picture, nor of one by a service that knows seeds alone', () => {
  expect(canVary('nearby', picture({ strength: 0.7 }))).toBe(false);
  const foreign = { ...picture(), knowsVariations: false };
  expect(canVary('nearby', foreign)).toBe(false);
  const planned = planVariation('wider', foreign, Math.random)?.planned ?? [];
  expect(planned.map(({ seed, variation }) => [seed, variation])).toEqual(
    [7, 8, 9, 10].map((seed) => [seed, undefined]),
  );
});

it('varies a picture whose choices are not known by what was drawn', () => {
  const kept = picture();
  const recipe = { ...kept.recipe, fullPrompt: 'a fox, Joyful mood', choices: undefined };
  const planned = planVariation('light', { ...kept, recipe }, Math.random)?.planned ?? [];
  for (const { fullPrompt } of planned) expect(fullPrompt).toMatch(/^a fox, Joyful mood, \w/);
});
