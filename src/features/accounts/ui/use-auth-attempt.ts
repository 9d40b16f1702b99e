import { useRef, useState } from 'react';
import { type AuthAttempt, authFailureMessage } from './auth-failure.ts';

/** Which way in a visitor is trying, or tried without success. */
export type AuthWay = 'form' | 'provider';

interface AuthProgress {
  /** The way that is being tried. */
  busy: AuthWay | null;
  failure: { way: AuthWay; message: string } | null;
}

/** What comes after a right password: the code of the second factor, or nothing. */
export type Next = 'needs-code' | undefined;

const atRest: AuthProgress = { busy: null, failure: null };

/**
 * One attempt at a time; `onComplete` is called when one succeeds. While the provider's window is
 * open the form may still be sent: who cannot go on there is not held up here.
 */
export function useAuthAttempt(onComplete: (next: Next) => void) {
  const [progress, setProgress] = useState(atRest);
  const latest = useRef(0);
  const attempt = (way: AuthWay, what: AuthAttempt, enter: () => Promise<Next>): void => {
    if (progress.busy === 'form' || progress.busy === way) return;
    latest.current += 1;
    const number = latest.current;
    setProgress({ busy: way, failure: null });
    enter().then(onComplete, (error: unknown) => {
      if (number !== latest.current) return;
      setProgress({ busy: null, failure: { way, message: authFailureMessage(what, error) } });
    });
  };
  const failureOf = (way: AuthWay) => (progress.failure?.way === way ? progress.failure.message : null);
  return { busy: progress.busy, failureOf, attempt };
}
