import { useEffect } from 'react';
import { identityStore, onSignOut } from '../../../user-status/ui/identity-store.ts';
import type { RunController } from './run-controller.ts';

/** The next person at this browser must not see what an account made: not after Sign Out, and not after a sign-in that ran out. */
export function usePrivateImages(controller: RunController): void {
  useEffect(() => {
    let email: string | undefined;
    const follow = () => {
      const identity = identityStore.getSnapshot();
      if (identity?.kind === 'guest') controller.forget('private');
      if (identity?.kind !== 'account') return;
      if (email !== undefined && email !== identity.email) controller.forget('all');
      email = identity.email;
    };
    follow();
    const stopFollowing = identityStore.subscribe(follow);
    const stopListening = onSignOut(() => controller.forget('all'));
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [controller]);
}
