import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { ShownSection, ShownSetting } from '../../site/site.types.ts';
import { type Column, DataList } from '../data-list.tsx';

const SOURCES: Readonly<Record<ShownSetting['source'], string>> = {
  environment: 'The environment',
  file: 'The file .env',
  default: 'Default',
};

const COLUMNS: readonly Column<ShownSetting>[] = [
  {
    name: 'Setting',
    cell: ({ env, doc }) => (
      <>
        <strong className="font-mono">{env}</strong>
        <br />
        <span className="text-ink-muted">{doc.replaceAll('`', '')}</span>
      </>
    ),
  },
  { name: 'Value', cell: ({ value }) => value.replaceAll('`', '') || '–' },
  { name: 'From', cell: ({ source }) => SOURCES[source] },
];

/** Every setting as it holds. It is changed where the site is started. */
export function Configuration({ sections }: { sections: readonly ShownSection[] }) {
  const id = useId();
  const [words, setWords] = useState('');
  const [isOnlyGiven, setIsOnlyGiven] = useState(true);
  const wanted = words.trim().toLowerCase();
  const shows = ({ env, doc, source }: ShownSetting) =>
    wanted === '' ? !isOnlyGiven || source !== 'default' : `${env} ${doc}`.toLowerCase().includes(wanted);
  const shown = sections
    .map(({ title, settings }) => ({ title, settings: settings.filter(shows) }))
    .filter(({ settings }) => settings.length > 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        Configuration
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        What the site was started with. Secrets are masked. To change a setting, change the environment or the
        file .env and start the site again; docs/configuration.md tells of each.
      </p>
      <div className="my-5 flex flex-wrap items-end gap-3">
        <TextField
          label="Search"
          type="search"
          placeholder="A name or a word"
          className="min-w-0 flex-1"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          icon={<Search aria-hidden="true" className="size-5" />}
        />
        <Checkbox
          label="Only what was set"
          checked={isOnlyGiven}
          disabled={wanted !== ''}
          onCheckedChange={setIsOnlyGiven}
        />
      </div>
      <div className="grid gap-6">
        {shown.map(({ title, settings }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-3 text-title-sm">{title}</h3>
            <DataList label={title} columns={COLUMNS} rows={settings} keyOf={({ env }) => env} />
          </section>
        ))}
        {shown.length === 0 && (
          <p className="text-ink-soft">
            {wanted ? 'No setting has these words.' : 'Nothing was set: every setting has its default.'}
          </p>
        )}
      </div>
    </section>
  );
}
