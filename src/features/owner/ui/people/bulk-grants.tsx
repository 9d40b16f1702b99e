import { Coins, Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Badge, type BadgeTone } from '../../../../ui/feedback/badge.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { LONGEST_BATCH_NAME } from '../../owner-bounds.rules.ts';
import type { GrantLine, GrantOutcome, Grants, MadeGrants } from '../../people/bulk-grants.types.ts';
import { useStep } from '../acting/use-step.ts';
import { type Column, DataList } from '../data-list.tsx';
import { showNumber } from '../shown-values.ts';

const OUTCOMES: Readonly<Record<GrantOutcome, { words: string; tone: BadgeTone }>> = {
  give: { words: 'Would get them', tone: 'info' },
  given: { words: 'Got them', tone: 'success' },
  'given-before': { words: 'Got them before', tone: 'neutral' },
  'unknown-account': { words: 'Unknown', tone: 'danger' },
  'not-understood': { words: 'Not understood', tone: 'danger' },
};

const COLUMNS: readonly Column<GrantLine>[] = [
  { name: 'Line', cell: ({ line }) => showNumber(line) },
  { name: 'Account', cell: ({ account }) => account || '–' },
  { name: 'Reason', cell: ({ reason }) => reason || '–' },
  {
    name: 'Outcome',
    cell: ({ outcome, problem }) => (
      <>
        <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].words}</Badge>
        {problem && <p className="mt-1">{problem}</p>}
      </>
    ),
  },
  {
    name: 'Credits',
    cell: ({ credits }) => (credits === null ? '–' : showNumber(credits)),
    isNumber: true,
  },
  {
    name: 'Balance',
    cell: ({ balance }) => (balance === null ? '–' : showNumber(balance)),
    isNumber: true,
  },
];

/** Credits for many accounts from a file: looked at first, and then given. */
export function BulkGrants() {
  const [name, setName] = useState('');
  const [csv, setCsv] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const check = useStep<Grants>();
  const run = useStep<MadeGrants>();
  const [checked, setChecked] = useState<string | null>(null);
  const order = { name: name.trim(), csv };
  const asked = JSON.stringify(order);
  const isChecked = checked === asked && check.state.name === 'done';
  const look = () => {
    run.reset();
    setChecked(asked);
    void check.take({ method: 'POST', path: '/grants/check', body: order });
  };
  const give = () => void run.take({ method: 'POST', path: '/grants/run', body: order });
  const readFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    setCsv(await chosen.text());
    if (name === '') setName(chosen.name.replace(/\.\w+$/, '').slice(0, LONGEST_BATCH_NAME));
  };
  const made = run.state.name === 'done' ? run.state.answer : null;
  const looked = isChecked && check.state.name === 'done' ? check.state.answer : null;
  const shown = made ?? looked;
  return (
    <section aria-labelledby="bulk" className="mt-8 grid gap-4">
      <h2 id="bulk" className="text-title">
        Credits for many
      </h2>
      <p className="max-w-prose text-ink-soft">
        A CSV with an email or id, credits and a reason in each line. The same line of the same batch counts
        once, however often you run it, so you can put single lines right and run it again.
      </p>
      <TextField
        label="Name of the batch"
        hint="It stands in the audit. Another name is another batch."
        className="max-w-prose"
        maxLength={LONGEST_BATCH_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextArea
        label="Lines"
        hint="ada@example.com,500,Sorry for the outage"
        className="max-w-prose"
        rows={3}
        value={csv}
        onChange={(event) => setCsv(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-label="CSV file"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void readFile(event.currentTarget.files?.[0]);
            // The same file, put right, is a choice again.
            event.currentTarget.value = '';
          }}
        />
        <Button
          variant="secondary"
          icon={<FileUp aria-hidden="true" className="size-4" />}
          onClick={() => file.current?.click()}
        >
          Choose a CSV File
        </Button>
        <Button
          variant="secondary"
          loading={check.state.name === 'busy'}
          disabled={order.name.length < 3 || csv.trim() === ''}
          onClick={look}
        >
          Look at Each Line
        </Button>
        <Button
          icon={<Coins aria-hidden="true" className="size-4" />}
          loading={run.state.name === 'busy'}
          disabled={!looked || looked.credits === 0 || made !== null}
          onClick={give}
        >
          {looked ? `Give ${showNumber(looked.credits)} Credits` : 'Give Credits'}
        </Button>
        {made && (
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => saveFile(new Blob([made.csv], { type: 'text/csv' }), `${order.name}.csv`)}
          >
            Save Result as CSV
          </Button>
        )}
      </div>
      {[check.state, run.state].map((state, place) =>
        state.name === 'failed' ? (
          <Alert key={place === 0 ? 'check' : 'run'} tone="error">
            {state.message}
          </Alert>
        ) : null,
      )}
      {shown && (
        <>
          <p role="status" className="text-small text-ink-muted">
            {made ? `${showNumber(made.credits)} credits were given.` : 'Nothing has been given yet.'}
          </p>
          <DataList label="Lines" columns={COLUMNS} rows={shown.lines} keyOf={({ line }) => String(line)} />
        </>
      )}
    </section>
  );
}
