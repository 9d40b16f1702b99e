import { createObservable } from '../../../shared/observable.ts';
import type { UserStatus } from '../user-status.types.ts';

/** Who is at the keyboard, as far as the browser knows. */
export type Identity =
  | { kind: 'guest' }
  /** `status` is null until the server has answered. */
  | { kind: 'account'; email: string; status: UserStatus | null };

const GUEST: Identity = { kind: 'guest' };

/**
 * One per browser tab; whoever signs in or out writes it. Null while it is not known who is here;
 * pages show a neutral bar then.
 */
export const identityStore = createObservable<Identity | null>(() => GUEST);
