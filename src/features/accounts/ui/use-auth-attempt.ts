import { useState } from 'react';
import { type AuthAttempt, authFailureMessage } from './auth-failure.ts';

/** Which way in a visitor is trying, or tried without success. */
export type AuthWay = 'form' | 'provider';

interface AuthProgress {
  /** The way that is being tried. */
  busy: AuthWay | null;
  failure: { way: AuthWay; message: string } | null;
}

const atRest: AuthProgress = { busy: null, failure: null };

/** One attempt at a time; `onComplete` is called when one succeeds. */
export function useAuthAttempt(onComplete: () => void) {
  const [progress, setProgress] = useState(atRest);
  const attempt = (way: AuthWay, what: AuthAttempt, enter: () => Promise<void>): void => {
    if (progress.busy) return;
    setProgress({ busy: way, failure: null });
    enter().then(onComplete, (error: unknown) =>
      setProgress({ busy: null, failure: { way, message: authFailureMessage(what, error) } }),
    );
  };
  const failureOf = (way: AuthWay) => (progress.failure?.way === way ? progress.failure.message : null);
  return { busy: progress.busy, failureOf, attempt };
}
