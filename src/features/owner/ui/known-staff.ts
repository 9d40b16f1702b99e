import { createObservable } from '../../../shared/observable.ts';
import { statusOfAnswer } from '../../user-status/call-failure.rules.ts';
import { productApi } from '../../user-status/ui/api-client.ts';
import type { Me } from '../owner.types.ts';

/** Who of those who run the site is at the keyboard; null for everybody else. */
export const knownStaff = createObservable<Me | 'old-sign-in' | null>(() => null);

/** Asks the server who it is. A visitor is told that there is nothing there. */
export async function findStaff(): Promise<void> {
  try {
    knownStaff.set(await productApi().call<Me>({ method: 'GET', path: '/owner/me' }));
  } catch (error) {
    if (codeOf(error) === 'owner.sign_in_again') return knownStaff.set('old-sign-in');
    knownStaff.set(null);
    if (statusOfAnswer(error) !== 404) console.warn(error);
  }
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
