import { useCallback, useEffect, useState } from 'react';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import type { ApiKeysAnswer, ApiUsage } from '../api-keys.schema.ts';
import type { NewApiKey } from '../api-keys.types.ts';
import { listKeys, makeKey, readUsage, revokeKey } from './key-requests.ts';

interface KeysState {
  /** Undefined until it is here. */
  answer: ApiKeysAnswer | undefined;
  usage: ApiUsage['days'];
  problem: string;
  /** The key that was made a moment ago, which is shown this once. */
  made: string;
  make: (wanted: NewApiKey) => Promise<boolean>;
  revoke: (id: string) => Promise<void>;
}

export function useKeys(): KeysState {
  const [answer, setAnswer] = useState<ApiKeysAnswer>();
  const [usage, setUsage] = useState<ApiUsage['days']>([]);
  const [problem, setProblem] = useState('');
  const [made, setMade] = useState('');
  const load = useCallback(async () => {
    const [keys, { days }] = await Promise.all([listKeys(), readUsage()]);
    setAnswer(keys);
    setUsage(days);
  }, []);
  /** @returns whether it went well. */
  const attempt = async (work: () => Promise<void>, words: string): Promise<boolean> => {
    setProblem('');
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(describeCallFailure(error, words).message);
      return false;
    }
  };
  useEffect(() => {
    load().catch((error: unknown) =>
      setProblem(describeCallFailure(error, 'Your keys didn’t load. Close this and try again.').message),
    );
  }, [load]);
  return {
    answer,
    usage,
    problem,
    made,
    make: (wanted) =>
      attempt(async () => {
        setMade((await makeKey(wanted)).key);
        await load();
      }, 'The key wasn’t made. Please try again.'),
    async revoke(id) {
      await attempt(async () => {
        await revokeKey(id);
        await load();
      }, 'The key wasn’t revoked. Please try again.');
    },
  };
}
