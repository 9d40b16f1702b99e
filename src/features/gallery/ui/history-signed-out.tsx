import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { urls } from '../../../urls.ts';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { forgetPrivateTiles } from '../../generator/ui/run/forget-private-tiles.ts';
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

/** A gallery has an owner; nobody is signed in. */
export function HistorySignedOut() {
  const [open, setOpen] = useState(false);
  const { part: AuthDialog, hasFailed, retry } = useLazyPart(loadAuthDialog, open);
  // Whoever signs in here may be another person than the one whose images the tools keep.
  useEffect(() => forgetPrivateTiles(browserStorage), []);
  return (
    <>
      <EmptyState
        title="Please Sign In"
        icon={<LockKeyhole aria-hidden="true" className="size-8" />}
        actions={
          <>
            <Button onClick={() => setOpen(true)}>Sign In</Button>
            <Button variant="secondary" href={urls.generatorSuite()}>
              Back to the Generator
            </Button>
          </>
        }
      >
        Your gallery is private. Sign in to see the pictures that you made.
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
