import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AuthView } from '../../accounts/accounts.rules.ts';
import type { AccountActions } from '../../user-status/ui/account-bar.tsx';

const AuthDialog = lazy(() => import('../../accounts/ui/auth-dialog.tsx'));

/** What the account bar's buttons do, and the dialog they open; its code comes with its first use. */
export function useAccountActions(): { actions: AccountActions; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<AuthView | null>(null);
  const show = (next: AuthView) => () => {
    setView(next);
    setOpen(true);
  };
  const dialog = view && (
    <Suspense fallback={null}>
      <AuthDialog open={open} onOpenChange={setOpen} view={view} />
    </Suspense>
  );
  return { actions: { onSignIn: show('sign-in'), onSignUp: show('sign-up') }, dialog };
}
