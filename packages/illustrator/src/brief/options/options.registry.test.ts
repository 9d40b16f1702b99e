import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { readBrief } from '../read-brief.ts';
import type { OptionListName } from './option.types.ts';
import { OPTION_LISTS } from './options.registry.ts';

/** How the tools put an option of each list into the prompt. */
const CLAUSES: Readonly<Partial<Record<OptionListName, (option: string) => string>>> = {
  style: (option) => option,
  mood: (option) => `${option} mood`,
  lighting: (option) => `${option} lighting`,
  colorScheme: (option) => `${option} color scheme`,
  cameraAngle: (option) => option,
  artist: (option) => `in the style of ${option}`,
  composition: (option) => `${option} composition`,
  detailLevel: (option) => option,
  timeOfDay: (option) => `at ${option}`,
  weather: (option) => `with ${option}`,
  cameraLens: (option) => `${option} lens`,
  renderStyle: (option) => `rendered in ${option}`,
};

function titleCase(option: string): string {
  return option.replace(/(?:^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function optionsOf(list: OptionListName): string[] {
  return OPTION_LISTS.get(list)!.flatMap(({ words, labels }) => [...words, ...labels]);
}

describe('the option lists', () => {
  it.each(Object.keys(CLAUSES) as OptionListName[])('draw nothing for a word of the %s list', (list) => {
    const drawn = optionsOf(list).filter((option) => {
      const clause = CLAUSES[list]!(titleCase(option));
      return readBrief(`quiet, ${clause}`, { random: createRandom(1) }).subjects.length > 0;
    });
    expect(drawn).toEqual([]);
  });

  it.each(Object.keys(CLAUSES) as OptionListName[])('leave no word of the %s list unknown', (list) => {
    const unknown = optionsOf(list).filter((option) => {
      const clause = CLAUSES[list]!(titleCase(option));
      return readBrief(`quiet, ${clause}`, { random: createRandom(1) }).unknown.length > 0;
    });
    expect(unknown).toEqual([]);
  });

  it('take settings for the scene', () => {
    const settings = OPTION_LISTS.get('setting')!.filter(({ wish }) => wish.scene !== undefined);
    const lost = settings.flatMap(({ labels, wish }) =>
      labels.filter((label) => {
        const brief = readBrief(`a fox, in a ${titleCase(label)} setting`, { random: createRandom(1) });
        return brief.scene !== wish.scene;
      }),
    );
    // Settings that could be two places belong to the list that comes first.
    expect(lost.length / settings.flatMap(({ labels }) => labels).length).toBeLessThan(0.03);
  });
});
