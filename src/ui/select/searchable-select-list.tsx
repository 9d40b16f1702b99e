import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SelectOption } from './select-options.ts';

/** A group in the shape that the library reads. */
export type ItemGroup = { label: string; items: readonly SelectOption[] };

/** What an owner draws beside the label of an option. */
export interface OptionTrimmings {
  before?: (option: SelectOption) => ReactNode;
  after?: (option: SelectOption) => ReactNode;
}

/** The options of an open `SearchableSelect`, under the headings of their groups. */
export function SearchableSelectList(trimmings: OptionTrimmings) {
  return (
    <Combobox.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-1.5 outline-none scrollbar-slim empty:hidden">
      {(group: ItemGroup) => (
        <Combobox.Group
          key={`${group.label} ${group.items[0]?.value}`}
          items={group.items}
          className="not-first:mt-1.5"
        >
          {group.label && (
            <Combobox.GroupLabel className="px-3 pt-2.5 pb-1 text-caption font-semibold text-ink-muted">
              {group.label}
            </Combobox.GroupLabel>
          )}
          <Combobox.Collection>
            {(option: SelectOption) => <Option key={option.value} option={option} {...trimmings} />}
          </Combobox.Collection>
        </Combobox.Group>
      )}
    </Combobox.List>
  );
}

function Option({ option, before, after }: OptionTrimmings & { option: SelectOption }) {
  return (
    <Combobox.Item
      value={option}
      className={
        'flex min-h-10 pointer-coarse:min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-1.5 outline-none ' +
        'contain-content [content-visibility:auto] [contain-intrinsic-height:auto_2.5rem] ' +
        'data-highlighted:bg-surface-high data-selected:font-semibold data-selected:text-accent'
      }
    >
      {before?.(option)}
      <span className="min-w-0 flex-1">
        {option.label}
        {option.hint && <span className="block text-caption font-normal text-ink-muted">{option.hint}</span>}
      </span>
      <Combobox.ItemIndicator>
        <Check aria-hidden="true" className="size-4" />
      </Combobox.ItemIndicator>
      {after?.(option)}
    </Combobox.Item>
  );
}
