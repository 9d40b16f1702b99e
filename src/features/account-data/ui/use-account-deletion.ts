import { useState } from 'react';
import { accountSession } from '../../accounts/ui/account-session.ts';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { productApi } from '../../user-status/ui/api-client.ts';

/** What the owner can do about a failure. */
type DeletionFailure = 'wrong-password' | 'old-sign-in' | 'other';

export type DeletionStep =
  | { name: 'asking' }
  /** A provider's window is open. */
  | { name: 'signing-in' }
  | { name: 'deleting' }
  | { name: 'failed'; message: string; reason: DeletionFailure };

export interface AccountDeletion {
  step: DeletionStep;
  /** @param password undefined for an account without one. */
  deleteAccount(password: string | undefined): Promise<void>;
  /** Call it from a press: it opens the provider's window. */
  signInAgain(): Promise<void>;
}

const FALLBACK = 'Your account was not deleted. Please try again.';
const SIGN_IN_FALLBACK = 'You weren’t signed in. Please try again.';
const REASONS: ReadonlyMap<unknown, DeletionFailure> = new Map([
  ['account.wrong_password', 'wrong-password'],
  ['account.sign_in_again', 'old-sign-in'],
]);

/** Deletes the account at the keyboard; `onDeleted` is called before it leaves the screen. */
export function useAccountDeletion(onDeleted: () => void): AccountDeletion {
  const [step, setStep] = useState<DeletionStep>({ name: 'asking' });
  return {
    step,
    async deleteAccount(password) {
      setStep({ name: 'deleting' });
      try {
        await productApi().call({ method: 'POST', path: '/account/delete', body: { password } });
      } catch (error) {
        const { message } = describeCallFailure(error, FALLBACK);
        return setStep({ name: 'failed', message, reason: REASONS.get(codeOf(error)) ?? 'other' });
      }
      onDeleted();
      // The sign-in is gone already; this tells the browser so, one way or the other.
      const session = accountSession();
      await session.signOut().catch(() => session.refreshToken());
    },
    async signInAgain() {
      setStep({ name: 'signing-in' });
      try {
        await accountSession().signInWithPopup();
        setStep({ name: 'asking' });
      } catch (error) {
        const message = (error instanceof Error && error.message.trim()) || SIGN_IN_FALLBACK;
        setStep({ name: 'failed', message, reason: 'old-sign-in' });
      }
    },
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
