import { type ReactNode, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import type { AccountActions } from '../../user-status/ui/account-bar.tsx';
import { PartFailure } from './part-failure.tsx';
import { type LazyPart, useLazyPart } from './use-lazy-part.ts';

/** Whoever opens the dialog may be signed in by it, so the account's code comes along. */
async function loadAuthDialog() {
  const [{ default: AuthDialog }, { followAccount }] = await Promise.all([
    import('../../accounts/ui/auth-dialog.tsx'),
    import('../../user-status/ui/account-status.ts'),
  ]);
  followAccount();
  return AuthDialog;
}

async function signOut(): Promise<void> {
  const { accountSession } = await import('../../accounts/ui/account-session.ts');
  await accountSession().signOut();
}

type DialogName = 'sign-in' | 'sign-up';

interface AccountDialogs {
  /** What the account bar's buttons do. */
  actions: AccountActions;
  /** The dialog they open, or what became of it. */
  dialog: ReactNode;
}

/** Which dialog is open, and which was last: a closing one must still be drawn. */
function useShownDialog() {
  const [shown, setShown] = useState<{ name: DialogName | null; isOpen: boolean }>({
    name: null,
    isOpen: false,
  });
  const propsFor = (...names: DialogName[]) => ({
    open: shown.isOpen && shown.name !== null && names.includes(shown.name),
    onOpenChange: (isOpen: boolean) => setShown((now) => ({ ...now, isOpen })),
  });
  return { shown, propsFor, show: (name: DialogName) => setShown({ name, isOpen: true }) };
}

function useSignOut() {
  const [hasFailed, setFailed] = useState(false);
  const run = () => {
    setFailed(false);
    signOut().catch((error: unknown) => {
      console.warn('Signing out failed.', error);
      setFailed(true);
    });
  };
  return { run, hasFailed };
}

/** The code of each dialog comes with its first use. */
export function useAccountActions(): AccountDialogs {
  const { shown, propsFor, show } = useShownDialog();
  const signingOut = useSignOut();
  const authView = shown.name === 'sign-up' ? 'sign-up' : 'sign-in';
  const auth = propsFor('sign-in', 'sign-up');
  const authPart = useLazyPart(loadAuthDialog, auth.open);
  const opener =
    (name: DialogName, { hasFailed, retry }: LazyPart<unknown>) =>
    () => {
      show(name);
      if (hasFailed) retry();
    };
  const missing = [authPart].find(({ part, hasFailed }) => !part && hasFailed);
  const { part: AuthDialog } = authPart;
  return {
    actions: {
      onSignIn: opener('sign-in', authPart),
      onSignUp: opener('sign-up', authPart),
      onSignOut: signingOut.run,
    },
    dialog: (
      <>
        {missing && <PartFailure onRetry={missing.retry} />}
        {signingOut.hasFailed && (
          <Alert tone="error">Signing out did not work. Please check your connection and try again.</Alert>
        )}
        {AuthDialog && <AuthDialog {...auth} view={authView} />}
      </>
    ),
  };
}
