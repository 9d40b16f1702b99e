import { LockKeyhole } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useProve } from './acting/prove.tsx';
import { findStaff } from './known-staff.ts';

/** Staff whose sign-in is older than the console takes. */
export function OldSignIn() {
  const prove = useProve();
  const signIn = () => prove('sign-in').then(findStaff, () => undefined);
  return (
    <div className="mx-auto max-w-page px-5 pt-10 pb-20 sm:px-8 sm:pt-14 sm:pb-28">
      <title>Sign in again</title>
      <EmptyState
        headingLevel={1}
        title="Please sign in again"
        icon={<LockKeyhole aria-hidden="true" className="size-8" />}
        actions={<Button onClick={signIn}>Sign In Again</Button>}
      >
        You signed in more than 12 hours ago. The console asks for a newer sign-in.
      </EmptyState>
    </div>
  );
}
