import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { urls } from '../../../urls.ts';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';

/** Whoever opens the dialog may be signed in by it, so the account's code comes along. */
async function loadAuthDialog() {
  const [{ default: AuthDialog }, { followAccount }] = await Promise.all([
    import('../../accounts/ui/auth-dialog.tsx'),
    import('../../user-status/ui/account-status.ts'),
  ]);
  followAccount();
  return AuthDialog;
}

export function AccountSignedOut() {
  const [open, setOpen] = useState(false);
  const { part: AuthDialog, hasFailed, retry } = useLazyPart(loadAuthDialog, open);
  return (
    <>
      <EmptyState
        title="Please Sign In"
        icon={<LockKeyhole aria-hidden="true" className="size-8" />}
        actions={
          <>
            <Button onClick={() => setOpen(true)}>Sign In</Button>
            <Button variant="secondary" href={urls.privacyPolicy()}>
              What We Keep Without One
            </Button>
          </>
        }
      >
        This page is about your account. Without one, what you make stays in this browser.
      </EmptyState>
      {hasFailed && open && (
        <div className="mt-5">
          <PartFailure onRetry={retry} />
        </div>
      )}
      {AuthDialog && <AuthDialog open={open} onOpenChange={setOpen} view="sign-in" />}
    </>
  );
}
