import { useEffect, useState } from 'react';

export interface LazyPart<Part> {
  /** Null until it is here. */
  part: Part | null;
  hasFailed: boolean;
  retry: () => void;
  /** For a hand that is on its way: the code comes before it is wanted. */
  fetchAhead: () => void;
}

/**
 * Code that is fetched when it is first wanted. Unlike React.lazy a failed fetch (no connection, or
 * a new release while the page was open) is a state to show, not an error that takes the page down.
 * `load` must keep its identity.
 */
export function useLazyPart<Part>(load: () => Promise<Part>, isWanted: boolean): LazyPart<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  // What was wanted once keeps coming, also when it is no longer wanted before it is here.
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  const isMissing = wasWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      (error: unknown) => {
        console.warn('A part of the page did not load.', error);
        if (isCurrent) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing, attempt]);
  return {
    part,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt((now) => now + 1),
    fetchAhead: () => setWasWanted(true),
  };
}
