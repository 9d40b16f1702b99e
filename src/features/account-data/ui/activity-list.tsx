import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import type { AccountActivity } from '../activity/account-activity.schema.ts';
import { ACTIVITY_WORDS } from '../activity/activity-words.rules.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What happened to the account, the newest first, a page after another. */
export function ActivityList() {
  const { lines, next, problem, load } = useActivity();
  if (lines === null && problem === null) return <Skeleton className="mt-6 h-16 rounded-lg" />;
  return (
    <>
      {lines && lines.length === 0 && <p className="mt-6 text-ink-soft">Nothing has happened yet.</p>}
      {lines && lines.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {lines.map(({ id, at, kind }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
              <span>{ACTIVITY_WORDS[kind]}</span>
              <time dateTime={at} className="text-small text-ink-muted">
                {MOMENT.format(new Date(at))}
              </time>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Alert tone="error" className="mt-5">
          {problem}
        </Alert>
      )}
      {(next !== null || problem) && (
        <Button variant="secondary" size="small" className="mt-4" onClick={load}>
          {problem ? 'Try Again' : 'Show Older'}
        </Button>
      )}
    </>
  );
}

function useActivity() {
  const [shown, setShown] = useState<AccountActivity | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = () => {
    setProblem(null);
    const before = shown?.next ? `?${new URLSearchParams({ before: shown.next })}` : '';
    productApi()
      .call<AccountActivity>({ method: 'GET', path: `/account/activity${before}` })
      .then(
        (page) => page && setShown({ ...page, lines: [...(shown?.lines ?? []), ...page.lines] }),
        (error: unknown) =>
          setProblem(describeCallFailure(error, 'This couldn’t be loaded. Please try again.').message),
      );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page comes by itself, once
  useEffect(load, []);
  return { lines: shown?.lines ?? null, next: shown?.next ?? null, problem, load };
}
