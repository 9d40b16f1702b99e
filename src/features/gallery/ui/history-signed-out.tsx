import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { urls } from '../../../urls.ts';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';

async function loadAuthDialog() {
  const { default: AuthDialog } = await import('../../accounts/ui/auth-dialog.tsx');
  return AuthDialog;
}

/** A gallery has an owner; nobody is signed in. */
export function HistorySignedOut() {
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
