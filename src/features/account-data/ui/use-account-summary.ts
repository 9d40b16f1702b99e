import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type CallFailure, describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import type { AccountSummary } from '../account-data.schema.ts';

type SummaryState =
  | { name: 'loading' }
  | { name: 'failed'; failure: CallFailure }
  /** With what nobody needs but whoever runs the site. */
  | { name: 'loaded'; summary: AccountSummary; ConsoleCard: ComponentType<{ email: string }> | null };

const FALLBACK = 'We couldn’t load your account.';

/** What the server holds of the account at the keyboard. Loaded again, it stays on the screen meanwhile. */
export function useAccountSummary(): { state: SummaryState; load: () => void } {
  const [state, setState] = useState<SummaryState>({ name: 'loading' });
  const load = useCallback(() => {
    const unlessShown = (next: SummaryState) =>
      setState((now) => (now.name === 'loaded' && next.name !== 'loaded' ? now : next));
    unlessShown({ name: 'loading' });
    productApi()
      .call<AccountSummary>({ method: 'GET', path: '/account' })
      .then(async (summary) => {
        if (!summary) throw new Error('The account is empty.');
        const ConsoleCard = summary.runsSite ? (await import('./console-card.tsx')).ConsoleCard : null;
        unlessShown({ name: 'loaded', summary, ConsoleCard });
      })
      .catch((error: unknown) => {
        console.warn('The account did not load.', error);
        unlessShown({ name: 'failed', failure: describeCallFailure(error, FALLBACK) });
      });
  }, []);
  useEffect(load, [load]);
  return { state, load };
}
