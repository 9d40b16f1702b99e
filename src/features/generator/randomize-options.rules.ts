import { OPTION_LIST_DESCRIPTIONS } from './options/option-list-descriptions.rules.ts';
import type { OptionListName, OptionLists } from './options/option-lists.types.ts';
import type { RandomSource } from './seeds.rules.ts';

/** A random entry that is not neutral for each of the fourteen lists. */
export function randomizeOptions(lists: OptionLists, random: RandomSource): Record<OptionListName, string> {
  const chosen = OPTION_LIST_DESCRIPTIONS.map(({ name, neutral }) => {
    const candidates = lists[name].filter((entry) => entry !== neutral);
    return [name, candidates[Math.floor(random() * candidates.length)] ?? neutral];
  });
  return Object.fromEntries(chosen) as Record<OptionListName, string>;
}
