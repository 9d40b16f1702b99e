import { useEffect, useState } from 'react';
import type { Listing, Outcome } from './listing.ts';

interface Shown<Page> {
  listing: Listing<Page>;
  outcome: Outcome<Page>;
}

/**
 * What to show of a listing: undefined while it is on its way. `accept` takes a later answer for the
 * same page. A failure never takes the place of a page, and answers for a listing that the visitor left
 * are dropped.
 */
export function useListing<Page>(listing: Listing<Page>) {
  const [shown, setShown] = useState<Shown<Page>>();

  const accept = (outcome: Outcome<Page>) => {
    if (outcome.page !== undefined) setShown({ listing, outcome });
  };

  useEffect(() => {
    let current = true;
    const { outcome, refreshed } = listing;
    if (outcome instanceof Promise) {
      outcome.then((answer) => current && setShown({ listing, outcome: answer }));
    }
    refreshed?.then((answer) => {
      if (current && answer.page !== undefined) setShown({ listing, outcome: answer });
    });
    return () => {
      current = false;
    };
  }, [listing]);

  return { outcome: shown?.listing === listing ? shown.outcome : settled(listing), accept };
}

function settled<Page>({ outcome }: Listing<Page>): Outcome<Page> | undefined {
  return outcome instanceof Promise ? undefined : outcome;
}
