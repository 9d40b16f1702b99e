import type { ComponentType, ReactNode } from 'react';
import { urls } from '../../../urls.ts';
import { noteRunsSite, seemsToRunSite } from '../../user-status/ui/console-hint.ts';
import { identityStore } from '../../user-status/ui/identity-store.ts';
import { findStaff, knownStaff } from './known-staff.ts';
import { showHeldBack } from './show-held-back.ts';

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

const loadConsole = () => import('./owner-console.tsx');

async function ask(): Promise<void> {
  const identity = identityStore.getSnapshot();
  // Not known yet, or about to be another.
  if (!identity) return;
  const email = identity.kind === 'account' ? identity.email : null;
  if (email !== asked) {
    const wasStaff = knownStaff.getSnapshot() !== null;
    asked = email;
    knownStaff.set(null);
    if (email !== null) await findOut(email);
    // Whoever leaves the console has nothing to read there any more.
    else if (wasStaff) return location.assign(urls.home());
    if (knownStaff.getSnapshot() === null) showHeldBack();
  } else if (email === null || knownStaff.getSnapshot() === null) {
    // Nobody signed in, being asked, or told that there is nothing.
    if (email === null) showHeldBack();
    return;
  }
  if (knownStaff.getSnapshot() !== null) {
    const { OwnerConsole } = await loadConsole();
    give(OwnerConsole);
  }
}

async function findOut(email: string): Promise<void> {
  // Whoever was here before gets it beside the answer.
  if (seemsToRunSite(email)) loadConsole().catch(console.warn);
  await findStaff();
  noteRunsSite(email, knownStaff.getSnapshot() !== null);
}
