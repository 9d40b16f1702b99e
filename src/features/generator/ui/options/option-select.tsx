import type { ReactNode } from 'react';
import { lazyPopup, SearchableSelect } from '../../../../ui/select/searchable-select.tsx';
import { describeOptionList } from '../../options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';

interface OptionSelectProps {
  list: OptionListName;
  value: string;
  onChange: (list: OptionListName, value: string) => void;
  /** Stands at the right of the label. */
  aside?: ReactNode;
}

const POPUP = lazyPopup(() => import('./option-popup.tsx'));

/** One of the fourteen selectors; its lists come with what opens. */
export function OptionSelect({ list, value, onChange, aside }: OptionSelectProps) {
  return (
    <SearchableSelect
      label={describeOptionList(list).label}
      value={value}
      onValueChange={(next) => onChange(list, next)}
      options={[{ value, label: value }]}
      popup={POPUP}
      topic={list}
      aside={aside}
    />
  );
}
