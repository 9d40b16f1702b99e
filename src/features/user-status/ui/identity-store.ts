import { createObservable } from '../../../shared/observable.ts';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { hasSignedInHint } from '../../accounts/ui/signed-in-hint.ts';
import type { UserStatus } from '../user-status.types.ts';

/** Who is at the keyboard, as far as the browser knows. */
export type Identity =
  | { kind: 'guest' }
  /** `status` is null until the server has answered. */
  | { kind: 'account'; email: string; status: UserStatus | null };

export const GUEST: Identity = { kind: 'guest' };

/**
 * One per browser tab; whoever signs in or out writes it. Null while it is not known who is here;
 * pages show a neutral bar then.
 */
export const identityStore = createObservable<Identity | null>(() =>
  hasSignedInHint(browserStorage) ? null : GUEST,
);

const signOutListeners = new Set<() => void>();

/**
 * Calls back when an account's sign-in has ended, here or in another tab: what is private must leave
 * the screen and the browser.
 * @returns stops listening.
 */
export function onSignOut(listener: () => void): () => void {
  signOutListeners.add(listener);
  return () => void signOutListeners.delete(listener);
}

/** The account at the keyboard is gone. */
export function leaveAccount(): void {
  identityStore.set(GUEST);
  for (const listener of [...signOutListeners]) listener();
}
