import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
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

export interface PleaseSignInProps {
  /** Why this is only for somebody who is signed in. */
  children: ReactNode;
  /** Where else to go. */
  otherwise: { href: string; label: string };
}

/** Stands on a page that has an owner while nobody is signed in. */
export function PleaseSignIn({ children, otherwise }: PleaseSignInProps) {
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
            <Button variant="secondary" href={otherwise.href}>
              {otherwise.label}
            </Button>
          </>
        }
      >
        {children}
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
