import type { UserStatus } from '../user-status.types.ts';

/** Who is at the keyboard, as far as the browser knows. */
export type Identity =
  | { kind: 'guest' }
  /** `status` is null until the server has answered. */
  | { kind: 'account'; email: string; status: UserStatus | null };

export interface IdentityStore {
  subscribe(listener: () => void): () => void;
  /** Null while it is not known yet; pages show a neutral bar then. */
  getSnapshot(): Identity | null;
  set(identity: Identity | null): void;
}

export function createIdentityStore(initial: Identity | null): IdentityStore {
  const listeners = new Set<() => void>();
  let identity = initial;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => identity,
    set(next) {
      if (identity === next) return;
      identity = next;
      for (const listener of listeners) listener();
    },
  };
}

/** One per browser tab; whoever signs in or out writes it. */
export const identityStore = createIdentityStore({ kind: 'guest' });
