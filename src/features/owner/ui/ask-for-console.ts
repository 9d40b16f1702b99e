import type { ComponentType, ReactNode } from 'react';
import { urls } from '../../../urls.ts';
import { identityStore } from '../../user-status/ui/identity-store.ts';
import { findStaff, knownStaff } from './known-staff.ts';

export type ConsoleComponent = ComponentType<{ children: ReactNode }>;

let asked: string | null = null;
let isFollowing = false;
let give: (console: ConsoleComponent) => void = () => {};

/** Fetches the console for an account that runs the site, and for nobody else. */
export function askForConsole(whenStaff: (console: ConsoleComponent) => void): void {
  give = whenStaff;
  if (!isFollowing) {
    isFollowing = true;
    identityStore.subscribe(() => void ask());
  }
  void ask();
}

async function ask(): Promise<void> {
  const identity = identityStore.getSnapshot();
  // Not known yet, or about to be another.
  if (!identity) return;
  const email = identity.kind === 'account' ? identity.email : null;
  if (email !== asked) {
    const wasStaff = knownStaff.getSnapshot() !== null;
    asked = email;
    knownStaff.set(null);
    if (email !== null) await findStaff();
    // Whoever leaves the console has nothing to read there any more.
    else if (wasStaff) return location.assign(urls.home());
  } else if (email !== null && knownStaff.getSnapshot() === null) {
    // Being asked, or told that there is nothing.
    return;
  }
  if (knownStaff.getSnapshot() !== null) {
    const { OwnerConsole } = await import('./owner-console.tsx');
    give(OwnerConsole);
  }
}
