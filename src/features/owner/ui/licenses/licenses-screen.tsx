import { Search } from 'lucide-react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { KeyWord } from '../../../licenses/desk/license-desk.types.ts';
import type { FoundLicenses, ListedLicense } from '../../licenses/owner-licenses.types.ts';
import type { Me } from '../../owner.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { useStep } from '../acting/use-step.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ConsoleLink } from '../console-link.tsx';
import { type Column, DataList } from '../data-list.tsx';
import { showDay } from '../shown-values.ts';
import { useSearchWords } from '../use-search-words.ts';
import { GiveawayBatches } from './giveaway-batches.tsx';
import { LicenseState } from './license-state.tsx';
import { showKey, showKeyWord, showPlan, showShop } from './license-words.ts';

const LEAST = 2;

const COLUMNS: readonly Column<ListedLicense>[] = [
  {
    name: 'Key',
    cell: (license) => (
      <ConsoleLink page="licenses" id={license.id} className="font-semibold underline underline-offset-4">
        {showKey(license)}
      </ConsoleLink>
    ),
  },
  { name: 'Plan', cell: ({ planId }) => showPlan(planId) },
  { name: 'Shop', cell: ({ shop }) => showShop(shop) },
  { name: 'Account', cell: ({ accountEmail }) => accountEmail ?? 'Deleted' },
  { name: 'Activated', cell: ({ activatedAt }) => showDay(activatedAt) },
  { name: 'State', cell: (license) => <LicenseState {...license} /> },
];

/** Looks licenses up, and gives keys away. */
export function LicensesScreen({ me }: { me: Me }) {
  const { typed, setTyped, words } = useSearchWords();
  return (
    <ConsoleFrame me={me} title="Licenses">
      <TextField
        label="Search"
        type="search"
        hint="The beginning of a key, or an email or an order number in full."
        className="mb-6 max-w-prose"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        icon={<Search aria-hidden="true" className="size-5" />}
      />
      {words.length >= LEAST && <Found key={words} words={words} />}
      {me.role === 'owner' && <GiveawayBatches />}
    </ConsoleFrame>
  );
}

function Found({ words }: { words: string }) {
  const { state, reload } = useAnswer<FoundLicenses>(`/licenses?${new URLSearchParams({ query: words })}`);
  if (state.name === 'failed') return <FailedAnswer failure={state} onRetry={reload} />;
  if (state.name === 'loading') return <Skeleton className="h-32 rounded-xl" />;
  const { licenses, isMore } = state.answer;
  return (
    <>
      <p role="status" className="mb-3 text-small text-ink-muted">
        {describeFound(licenses.length, isMore)}
      </p>
      {licenses.length > 0 && (
        <DataList label="Licenses" columns={COLUMNS} rows={licenses} keyOf={({ id }) => id} />
      )}
      {licenses.length === 0 && !words.includes('@') && <AskAboutKey typed={words} />}
    </>
  );
}

function describeFound(count: number, isMore: boolean): string {
  if (count === 0) return 'No license is found by that. It may be a key that nobody activated yet.';
  if (isMore) return `The newest ${count} are shown. Type a little more to find others.`;
  return count === 1 ? 'One license.' : `${count} licenses.`;
}

/** A key that nobody activated is known to its shop alone. */
function AskAboutKey({ typed }: { typed: string }) {
  const { state, take } = useStep<{ shops: KeyWord[] }>();
  const ask = () => take({ method: 'POST', path: '/licenses/ask-about', body: { key: typed } });
  return (
    <div className="grid gap-4">
      <div>
        <Button variant="secondary" loading={state.name === 'busy'} onClick={ask}>
          Ask the Shops About This Key
        </Button>
      </div>
      {state.name === 'failed' && <Alert tone="error">{state.message}</Alert>}
      {state.name === 'done' && (
        <Alert>
          <ul className="grid gap-2">
            {state.answer.shops.map((word) => (
              <li key={word.shop}>{showKeyWord(word)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
