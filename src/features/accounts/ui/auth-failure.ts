import type { AuthView } from '../accounts.rules.ts';

/** By which way somebody tried to get in; `provider` is the name on the federated button. */
export interface AuthAttempt {
  view: AuthView;
  provider?: string;
}

/** MODAL-11 to MODAL-13: what the provider says of a failure, or what was tried when it says nothing. */
export function authFailureMessage({ view, provider }: AuthAttempt, error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : '';
  if (message !== '') return message;
  const deed = view === 'sign-up' ? 'sign up' : 'sign in';
  return provider === undefined ? `Failed to ${deed}.` : `Failed to ${deed} with ${provider}.`;
}
