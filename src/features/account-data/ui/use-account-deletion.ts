import { useState } from 'react';
import { accountSession } from '../../accounts/ui/account-session.ts';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import { productApi } from '../../user-status/ui/product-api.ts';

export type DeletionStep =
  | { name: 'asking' }
  /** A provider's window is open. */
  | { name: 'signing-in' }
  | { name: 'deleting' }
  | { name: 'failed'; message: string; needsSignIn: boolean };

const FALLBACK = 'Your account was not deleted. Please try again.';
const SIGN_IN_FALLBACK = 'You were not signed in again.';

/** Deletes the account at the keyboard; `onDeleted` is called before it leaves the screen. */
export function useAccountDeletion(onDeleted: () => void) {
  const [step, setStep] = useState<DeletionStep>({ name: 'asking' });
  const fail = (message: string, needsSignIn: boolean) => setStep({ name: 'failed', message, needsSignIn });

  const deleteAccount = async (password: string | undefined): Promise<void> => {
    setStep({ name: 'deleting' });
    try {
      await productApi().call({ method: 'POST', path: '/account/delete', body: { password } });
    } catch (error) {
      return fail(describeCallFailure(error, FALLBACK).message, codeOf(error) === 'account.sign_in_again');
    }
    onDeleted();
    // The sign-in is gone already; this tells the browser so, one way or the other.
    const session = accountSession();
    await session.signOut().catch(() => session.refreshToken());
  };

  const signInAgain = async (): Promise<void> => {
    setStep({ name: 'signing-in' });
    try {
      await accountSession().signInWithPopup();
      setStep({ name: 'asking' });
    } catch (error) {
      fail((error instanceof Error && error.message.trim()) || SIGN_IN_FALLBACK, true);
    }
  };

  return { step, deleteAccount, signInAgain };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
