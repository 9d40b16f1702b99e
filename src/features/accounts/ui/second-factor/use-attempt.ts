import { useState } from 'react';

/** One try at a time of something that fails with a message to show. */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    await work().catch((error: Error) => setFailure(error.message));
    setIsBusy(false);
  };
  return { isBusy, failure, attempt };
}
