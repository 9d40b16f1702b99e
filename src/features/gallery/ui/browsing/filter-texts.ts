import { OPTION_LIST_DESCRIPTIONS } from '../../../generator/options/option-list-descriptions.rules.ts';
import { nameEngine, TOOL_NAMES } from '../../../generator/ui/viewer/recipe-facts.ts';
import type { Collection } from '../../collections/collections.schema.ts';
import { SEARCH_NAMES, type SearchName } from './gallery-search.rules.ts';

interface ChosenFilter {
  name: SearchName;
  text: string;
}

/** `style=Anime` as visitors know it; a list that no tool offers is called by its own name. */
export function describeOption(option: string): { list: string; choice: string } {
  const [name = '', ...rest] = option.split('=');
  const list = OPTION_LIST_DESCRIPTIONS.find((description) => description.name === name)?.label ?? name;
  return { list, choice: rest.join('=') };
}

export const capitalize = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The filters of a search but its words and its star, as they are said to visitors. */
export function describeFilters(
  search: URLSearchParams,
  collections: readonly Collection[],
): readonly ChosenFilter[] {
  const texts: Readonly<Partial<Record<SearchName, (value: string) => string>>> = {
    color: capitalize,
    collection: (id) => collections.find((collection) => collection.id === id)?.name ?? 'Collection',
    tool: (tool) => (tool === 'yellow' ? TOOL_NAMES.yellow : TOOL_NAMES.green),
    engine: nameEngine,
    option: (option) => describeOption(option).choice,
    from: (day) => `From ${day}`,
    to: (day) => `Until ${day}`,
  };
  return SEARCH_NAMES.flatMap((name) => {
    const value = search.get(name);
    const describe = texts[name];
    return value !== null && describe ? [{ name, text: describe(value) }] : [];
  });
}
