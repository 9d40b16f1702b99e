import { useCallback, useEffect, useState } from 'react';
import { type CallFailure, describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import type { AccountSummary } from '../account-data.schema.ts';

type SummaryState =
  | { name: 'loading' }
  | { name: 'failed'; failure: CallFailure }
  | { name: 'loaded'; summary: AccountSummary };

const FALLBACK = 'We couldn’t load your account.';

/** What the server holds of the account at the keyboard. */
export function useAccountSummary(): { state: SummaryState; load: () => void } {
  const [state, setState] = useState<SummaryState>({ name: 'loading' });
  const load = useCallback(() => {
    setState({ name: 'loading' });
    productApi()
      .call<AccountSummary>({ method: 'GET', path: '/account' })
      .then((summary) => {
        if (!summary) throw new Error('The account is empty.');
        setState({ name: 'loaded', summary });
      })
      .catch((error: unknown) => {
        console.warn('The account did not load.', error);
        setState({ name: 'failed', failure: describeCallFailure(error, FALLBACK) });
      });
  }, []);
  useEffect(load, [load]);
  return { state, load };
}
