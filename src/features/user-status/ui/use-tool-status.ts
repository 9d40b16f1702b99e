import { useSyncExternalStore } from 'react';
import { nextUtcMidnight, systemClock } from '../../../shared/clock.ts';
import { browserStorage } from '../../../ui/browser-storage.ts';
import type { Tool } from '../../plans/plans.types.ts';
import { guestStatus } from '../user-status.rules.ts';
import type { UserStatus } from '../user-status.types.ts';
import { createGuestPurseStore, type GuestPurseStore } from './guest-purse-store.ts';
import { useIdentity } from './use-identity.ts';

let purse: GuestPurseStore | undefined;

/** The guest's purse in this browser; only to be asked for in the browser. */
export function guestPurse(): GuestPurseStore {
  if (!purse) {
    const store = createGuestPurseStore(browserStorage, systemClock);
    const refresh = () => store.refresh();
    // Another tab spent, or this one slept through midnight.
    window.addEventListener('storage', refresh);
    document.addEventListener('visibilitychange', refresh);
    refreshAtMidnight(refresh);
    purse = store;
  }
  return purse;
}

function refreshAtMidnight(refresh: () => void): void {
  const now = systemClock.now();
  setTimeout(() => {
    refresh();
    refreshAtMidnight(refresh);
  }, nextUtcMidnight(now) - now);
}

const nothingKnown = () => null;
const subscribePurse = (listener: () => void) => guestPurse().subscribe(listener);
const readPurses = () => guestPurse().getSnapshot();

/** What the visitor may spend on a tool; null on the server and until it is known who is here. */
export function useToolStatus(tool: Tool): UserStatus | null {
  const identity = useIdentity();
  const purses = useSyncExternalStore(subscribePurse, readPurses, nothingKnown);
  if (!identity || !purses) return null;
  return identity.kind === 'guest' ? guestStatus(tool, purses) : identity.status;
}
