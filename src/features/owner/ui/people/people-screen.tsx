import { Search } from 'lucide-react';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { FoundAccount } from '../../../accounts/oversight/account-oversight.types.ts';
import type { FoundPeople, Me } from '../../owner.types.ts';
import { FailedAnswer } from '../acting/failed-answer.tsx';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { type Column, DataList } from '../data-list.tsx';
import { consoleAddress } from '../owner-addresses.ts';
import { showDay } from '../shown-values.ts';
import { useSearchWords } from '../use-search-words.ts';
import { BulkGrants } from './bulk-grants.tsx';

const LEAST = 2;

const COLUMNS: readonly Column<FoundAccount>[] = [
  {
    name: 'Email',
    cell: ({ id, email }) => (
      <SiteLink
        prefetch="none"
        to={consoleAddress('people', id)}
        className="font-semibold underline underline-offset-4"
      >
        {email}
      </SiteLink>
    ),
  },
  { name: 'Name', cell: ({ name }) => name || '–' },
  { name: 'Since', cell: ({ createdAt }) => showDay(createdAt) },
  { name: 'State', cell: (account) => <AccountState {...account} /> },
];

/** Finds accounts; of a site with many nobody reads a list of all. */
export function PeopleScreen({ me }: { me: Me }) {
  const { typed, setTyped, words } = useSearchWords();
  return (
    <ConsoleFrame me={me} title="People">
      <TextField
        label="Search"
        type="search"
        hint="The beginning of an email, a name, an account’s id or a license key."
        className="mb-6 max-w-prose"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        icon={<Search aria-hidden="true" className="size-5" />}
      />
      {words.length >= LEAST && <Found words={words} />}
      {me.role === 'owner' && <BulkGrants />}
    </ConsoleFrame>
  );
}

function Found({ words }: { words: string }) {
  const { state, reload } = useAnswer<FoundPeople>(`/people?${new URLSearchParams({ query: words })}`);
  if (state.name === 'failed') return <FailedAnswer failure={state} onRetry={reload} />;
  if (state.name === 'loading') return <Skeleton className="h-32 rounded-xl" />;
  const { people, isMore } = state.answer;
  return (
    <>
      <p role="status" className="mb-3 text-small text-ink-muted">
        {describeFound(people.length, isMore)}
      </p>
      {people.length > 0 && (
        <DataList label="Accounts" columns={COLUMNS} rows={people} keyOf={({ id }) => id} />
      )}
    </>
  );
}

function describeFound(count: number, isMore: boolean): string {
  if (count === 0) return 'Nobody is found by that.';
  if (isMore) return `The first ${count} are shown. Type a little more to find others.`;
  return count === 1 ? 'One account.' : `${count} accounts.`;
}

export function AccountState({
  emailVerified,
  isSuspended,
}: Pick<FoundAccount, 'emailVerified' | 'isSuspended'>) {
  if (isSuspended) return <Badge tone="danger">Suspended</Badge>;
  return emailVerified ? <Badge tone="success">Confirmed</Badge> : <Badge>Not confirmed</Badge>;
}
