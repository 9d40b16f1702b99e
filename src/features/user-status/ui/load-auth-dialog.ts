/** Whoever opens the dialog may be signed in by it, so the account's code comes along. */
export async function loadAuthDialog() {
  const [{ default: AuthDialog }, { followAccount }] = await Promise.all([
    import('../../accounts/ui/auth-dialog.tsx'),
    import('./account-status.ts'),
  ]);
  followAccount();
  return AuthDialog;
}
