import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import { loadAuthDialog } from '../../user-status/ui/load-auth-dialog.ts';

interface PleaseSignInProps {
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
