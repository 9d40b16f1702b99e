import { Download, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { describeCallFailure } from '../../../user-status/call-failure.rules.ts';
import { productApi } from '../../../user-status/ui/api-client.ts';
import type { AuditAction, AuditEntry, AuditShow } from '../../audit/audit.types.ts';
import { AUDIT_WORDS } from '../../audit/audit-words.rules.ts';
import type { Me } from '../../owner.types.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { ConsoleLink } from '../console-link.tsx';
import type { Column } from '../data-list.tsx';
import { PagedList } from '../paged-list.tsx';
import { showMoment } from '../shown-values.ts';
import { useSearchWords } from '../use-search-words.ts';
import { AuditFacts } from './audit-facts.tsx';

const COLUMNS: readonly Column<AuditEntry>[] = [
  { name: 'When', cell: ({ at }) => showMoment(at), className: 'whitespace-nowrap' },
  { name: 'Who', cell: ({ actor, actorEmail }) => actorEmail ?? actor, className: 'min-w-40' },
  { name: 'What', cell: ({ action }) => <AuditAct action={action} /> },
  { name: 'To', cell: (entry) => <AuditSubject {...entry} /> },
  { name: 'Why', cell: ({ reason }) => reason || '–' },
  { name: 'Before and after', cell: (entry) => <AuditFacts entry={entry} /> },
];

const SHOWS = [
  { value: 'acts', label: 'What was done here' },
  { value: 'accounts', label: 'What happened to accounts' },
  { value: 'all', label: 'Everything' },
] as const satisfies { value: AuditShow; label: string }[];

const OF_ACCOUNTS = /^(account|credits|api-key)\./;

const OF_LICENSES = /^license\.(ask-shop|revoke|move)$/;

function AuditAct({ action }: Pick<AuditEntry, 'action'>) {
  return (
    <>
      {AUDIT_WORDS[action as AuditAction]}
      <span className="block text-caption text-ink-muted">{action}</span>
    </>
  );
}

function AuditSubject({ action, subject, subjectEmail }: AuditEntry) {
  const page = OF_ACCOUNTS.test(action) ? 'people' : OF_LICENSES.test(action) ? 'licenses' : null;
  if (page === null) return subject;
  return (
    <ConsoleLink page={page} id={subject}>
      {subjectEmail ?? subject}
    </ConsoleLink>
  );
}

/** Everything that was done here and by commands. */
export function AuditScreen({ me }: { me: Me }) {
  const { typed, setTyped, words } = useSearchWords();
  const [show, setShow] = useState<AuditShow>('acts');
  const query = new URLSearchParams({ query: words, show });
  return (
    <ConsoleFrame
      me={me}
      title="Audit"
      intro="What was done here and by commands, and what happened to accounts: who, when, what and why. Nobody can change a line; each is kept for a year."
    >
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          label="Search"
          type="search"
          placeholder="An email, an id, an action or a word of the reason"
          className="min-w-52 flex-1"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          icon={<Search aria-hidden="true" className="size-5" />}
        />
        <Select
          label="Show"
          options={SHOWS}
          value={show}
          onValueChange={(value) => setShow(value as AuditShow)}
        />
        <SaveAsFile path={`/owner/audit.csv?${query}`} />
      </div>
      <PagedList
        key={`${show} ${words}`}
        label="Lines of the audit"
        path={`/audit?${query}`}
        columns={COLUMNS}
        empty={words ? 'No line has these words.' : 'Nothing was done yet.'}
      />
    </ConsoleFrame>
  );
}

function SaveAsFile({ path }: { path: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      saveFile(await productApi().fetchFile({ method: 'GET', path }), 'audit.csv');
    } catch (error) {
      setProblem(describeCallFailure(error, 'The file couldn’t be made. Please try again.').message);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        loading={isBusy}
        onClick={save}
        icon={<Download aria-hidden="true" className="size-4" />}
      >
        Save as CSV
      </Button>
      {problem && <Alert tone="error">{problem}</Alert>}
    </>
  );
}
