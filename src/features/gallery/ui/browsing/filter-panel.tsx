import { FolderHeart } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { PartFailure } from '../../../generator/ui/part-failure.tsx';
import { nameEngine, TOOL_NAMES } from '../../../generator/ui/viewer/recipe-facts.ts';
import { capitalize, describeOption } from './filter-texts.ts';
import type { SearchName } from './gallery-search.rules.ts';
import type { Choices } from './use-choices.ts';
import type { GallerySearch } from './use-gallery-search.ts';

interface FilterPanelProps {
  searching: GallerySearch;
  choices: Choices;
  onCollections: () => void;
}

/** What is drawn for the name of a color. */
const SWATCHES: Readonly<Record<string, string>> = {
  red: '#d0303c',
  orange: '#e8842c',
  yellow: '#f4d63a',
  green: '#3c9c4c',
  teal: '#1f9c98',
  blue: '#2f6ce0',
  purple: '#8a4cd8',
  pink: '#e860a8',
  brown: '#7a4a28',
  black: '#0b0b0d',
  gray: '#8a8a90',
  white: '#fafafa',
};

/** Only what the account's images have can be chosen. */
export function FilterPanel({ searching, choices, onCollections }: FilterPanelProps) {
  const { filters, collections } = choices;
  if (!filters)
    return (
      <div className="grid min-h-32 place-items-center">
        {choices.hasFailed ? <PartFailure onRetry={choices.load} /> : <Spinner label="Loading filters" />}
      </div>
    );
  const search = new URLSearchParams(searching.search);
  const field = (name: SearchName) => ({
    value: search.get(name) ?? '',
    onValueChange: (value: string) => searching.set(name, value),
  });
  const named = (value: string, label: string) => ({ value, label });
  return (
    <div className="lit-border surface-card grid gap-5 rounded-xl p-5 sm:p-6">
      <ColorChoices colors={filters.colors} searching={searching} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Select
          label="Collection"
          options={[named('', 'All images'), ...collections.map(({ id, name }) => named(id, name))]}
          {...field('collection')}
        />
        <Select
          label="Tool"
          options={[
            named('', 'Both tools'),
            ...filters.tools.map((tool) =>
              named(tool, tool === 'yellow' ? TOOL_NAMES.yellow : TOOL_NAMES.green),
            ),
          ]}
          {...field('tool')}
        />
        <Select
          label="Engine"
          options={[
            named('', 'Every engine'),
            ...filters.engines.map((engine) => named(engine, nameEngine(engine))),
          ]}
          {...field('engine')}
        />
        <Select
          label="Option"
          options={[named('', 'Any option')]}
          groups={groupOptions(filters.options)}
          {...field('option')}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={name === 'from' ? 'From' : 'Until'}
            value={search.get(name) ?? ''}
            onChange={(event) => searching.set(name, event.currentTarget.value)}
          />
        ))}
      </div>
      <Button
        variant="secondary"
        icon={<FolderHeart aria-hidden="true" className="size-4" />}
        onClick={onCollections}
        className="justify-self-start"
      >
        Manage collections
      </Button>
    </div>
  );
}

function groupOptions(options: readonly string[]) {
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const value of options) {
    const { list, choice } = describeOption(value);
    groups.set(list, [...(groups.get(list) ?? []), { value, label: choice }]);
  }
  return [...groups].map(([label, entries]) => ({ label, options: entries }));
}

function ColorChoices({ colors, searching }: { colors: readonly string[]; searching: GallerySearch }) {
  const chosen = new URLSearchParams(searching.search).get('color');
  if (colors.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold text-ink-soft">Color</legend>
      <div className="flex flex-wrap">
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            aria-label={capitalize(color)}
            aria-pressed={chosen === color}
            onClick={() => searching.set('color', chosen === color ? '' : color)}
            className="group grid size-11 cursor-pointer place-items-center rounded-full"
          >
            <span
              aria-hidden="true"
              style={{ background: SWATCHES[color] }}
              className="size-7 rounded-full ring-1 ring-white/15 transition group-hover:scale-110 group-aria-pressed:outline-3 group-aria-pressed:outline-offset-3 group-aria-pressed:outline-accent"
            />
          </button>
        ))}
      </div>
    </fieldset>
  );
}
