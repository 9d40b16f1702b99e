import { SearchableSelect } from '../../../ui/select/searchable-select.tsx';
import type { OptionGroup } from '../../../ui/select/select-options.ts';
import { describeOptionList } from '../options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../options/option-lists.types.ts';
import { useOptionLists } from './use-option-lists.ts';

interface OptionSelectProps {
  list: OptionListName;
  value: string;
  onChange: (list: OptionListName, value: string) => void;
}

function toGroup(label: string, entries: readonly string[]): OptionGroup {
  return { label, options: entries.map((entry) => ({ value: entry, label: entry })) };
}

async function loadExtended(list: OptionListName): Promise<readonly OptionGroup[]> {
  const { EXTENDED_OPTION_LISTS } = await import('../options/extended-option-lists.generated.ts');
  return [toGroup('More', EXTENDED_OPTION_LISTS[list])];
}

/** One of the fourteen selectors: its short list first, hundreds more behind "More" and the search. */
export function OptionSelect({ list, value, onChange }: OptionSelectProps) {
  const { label } = describeOptionList(list);
  const lists = useOptionLists();
  return (
    <SearchableSelect
      label={label}
      value={value}
      onValueChange={(next) => onChange(list, next)}
      groups={[toGroup('', lists[list])]}
      loadMore={() => loadExtended(list)}
      moreLabel="More"
      searchPlaceholder="Search"
    />
  );
}
