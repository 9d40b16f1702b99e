import { useCallback, useEffect, useState } from 'react';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { useIdentity } from '../../user-status/ui/use-identity.ts';
import type { KeptLooks } from '../looks.types.ts';
import { accountLooks } from './account-looks.ts';
import { browserLooks } from './browser-looks.ts';
import { LooksError, type LooksKeeper } from './looks-keeper.types.ts';

const FAILED_MESSAGE = 'That didn’t work. Check your connection and try again.';

interface SavedLooks {
  isAccount: boolean;
  /** Null until they are known. */
  kept: KeptLooks | null;
  failure: string | null;
  /** @returns whether it worked. */
  change: (work: (keeper: LooksKeeper) => Promise<KeptLooks>) => Promise<boolean>;
}

/** The looks of whoever is here. */
export function useSavedLooks(): SavedLooks {
  const kind = useIdentity()?.kind;
  const keeper = kind === 'account' ? accountLooks : browserLooks;
  const [shown, setShown] = useState<{ of: LooksKeeper; kept: KeptLooks }>();
  const [failure, setFailure] = useState<string | null>(null);
  const change = useCallback(
    async (work: (keeper: LooksKeeper) => Promise<KeptLooks>) => {
      setFailure(null);
      try {
        const kept = await work(keeper);
        setShown({ of: keeper, kept });
        return true;
      } catch (error) {
        setFailure(
          error instanceof LooksError ? error.message : describeCallFailure(error, FAILED_MESSAGE).message,
        );
        return false;
      }
    },
    [keeper],
  );
  useEffect(() => {
    if (kind) void change(({ list }) => list());
  }, [kind, change]);
  return {
    isAccount: kind === 'account',
    // Another visitor's are not shown while one's own are asked for.
    kept: shown?.of === keeper ? shown.kept : null,
    failure,
    change,
  };
}
