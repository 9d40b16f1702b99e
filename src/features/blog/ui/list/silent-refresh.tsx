import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { Listing, Outcome } from './listing.ts';
import { BROWSER_TAB, startRefreshing } from './refresh-timer.ts';

interface SilentRefreshProps<Page> {
  /** The list's address; its route's loader answers a `Listing`. */
  address: string;
  onAnswer: (outcome: Outcome<Page>) => void;
}

/** While it is on a page, asks for a list again every 30 seconds. It draws nothing. */
export function SilentRefresh<Page>({ address, onAnswer }: SilentRefreshProps<Page>) {
  const fetcher = useFetcher();
  const answer = fetcher.data as Listing<Page> | undefined;
  const load = useEffectEvent(() => void fetcher.load(address));
  const take = useEffectEvent(onAnswer);

  useEffect(() => startRefreshing(() => load(), BROWSER_TAB), []);

  useEffect(() => {
    let current = true;
    const asked = answer?.refreshed ?? answer?.outcome;
    if (asked) void Promise.resolve(asked).then((outcome) => current && take(outcome));
    return () => {
      current = false;
    };
  }, [answer]);

  return null;
}
