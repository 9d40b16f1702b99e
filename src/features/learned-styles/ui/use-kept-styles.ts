import { useCallback, useEffect, useState } from 'react';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { useIdentity } from '../../user-status/ui/use-identity.ts';
import type { KeptStyles } from '../learned-styles.types.ts';
import { listStyles } from './style-requests.ts';

const FAILED_MESSAGE = 'That didn’t work. Check your connection and try again.';

export interface KeptStylesModel {
  /** Whether somebody is signed in, whose styles are kept. */
  isAccount: boolean;
  /** Null until it is known. */
  kept: KeptStyles | null;
  failure: string | null;
  /** Does something to the styles, then shows them anew. @returns whether it worked. */
  change: (work: () => Promise<unknown>) => Promise<boolean>;
}

export function useKeptStyles(): KeptStylesModel {
  const isAccount = useIdentity()?.kind === 'account';
  const [kept, setKept] = useState<KeptStyles | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = useCallback(
    (error: unknown) =>
      setFailure(
        error instanceof Error && error.name === 'StyleRequestError'
          ? error.message
          : describeCallFailure(error, FAILED_MESSAGE).message,
      ),
    [],
  );
  useEffect(() => {
    let isCurrent = true;
    if (isAccount) listStyles().then((styles) => isCurrent && setKept(styles), fail);
    return () => {
      isCurrent = false;
    };
  }, [isAccount, fail]);
  const change = async (work: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await work();
      if (isAccount) setKept(await listStyles());
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return { isAccount, kept: isAccount ? kept : null, failure, change };
}
