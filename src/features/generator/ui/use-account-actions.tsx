import { type ReactNode, useState } from 'react';
import type { AuthView } from '../../accounts/accounts.rules.ts';
import type { AccountActions } from '../../user-status/ui/account-bar.tsx';
import { PartFailure } from './part-failure.tsx';
import { useLazyPart } from './use-lazy-part.ts';

async function loadAuthDialog() {
  const { default: AuthDialog } = await import('../../accounts/ui/auth-dialog.tsx');
  return AuthDialog;
}

interface AccountDialogs {
  /** What the account bar's buttons do. */
  actions: AccountActions;
  /** The dialog they open, or what became of it. */
  dialog: ReactNode;
}

/** The dialog's code comes with its first use. */
export function useAccountActions(): AccountDialogs {
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<AuthView>('sign-in');
  const { part: AuthDialog, hasFailed, retry } = useLazyPart(loadAuthDialog, open);
  const show = (next: AuthView) => () => {
    setView(next);
    setOpen(true);
    if (hasFailed) retry();
  };
  const actions = { onSignIn: show('sign-in'), onSignUp: show('sign-up') };
  if (AuthDialog) return { actions, dialog: <AuthDialog open={open} onOpenChange={setOpen} view={view} /> };
  return { actions, dialog: hasFailed ? <PartFailure onRetry={retry} /> : null };
}
