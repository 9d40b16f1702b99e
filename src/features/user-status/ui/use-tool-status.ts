import { useSyncExternalStore } from 'react';
import { nextUtcMidnight, systemClock } from '../../../shared/clock.ts';
import { browserStorage } from '../../../ui/browser-storage.ts';
import type { Tool } from '../../plans/plans.types.ts';
import { guestStatus } from '../user-status.rules.ts';
import type { UserStatus } from '../user-status.types.ts';
import { createGuestBalanceStore, type GuestBalanceStore } from './guest-balance-store.ts';
import { useIdentity } from './use-identity.ts';

let balance: GuestBalanceStore | undefined;

/** The guest's balance in this browser; only to be asked for in the browser. */
export function guestBalance(): GuestBalanceStore {
  if (!balance) {
    const store = createGuestBalanceStore(browserStorage, systemClock);
    const refresh = () => store.refresh();
    // Another tab spent, or this one slept through midnight.
    window.addEventListener('storage', refresh);
    document.addEventListener('visibilitychange', refresh);
    refreshAtMidnight(refresh);
    balance = store;
  }
  return balance;
}

function refreshAtMidnight(refresh: () => void): void {
  const now = systemClock.now();
  setTimeout(() => {
    refresh();
    refreshAtMidnight(refresh);
  }, nextUtcMidnight(now) - now);
}

const nothingKnown = () => null;
const subscribeBalance = (listener: () => void) => guestBalance().subscribe(listener);
const readBalances = () => guestBalance().getSnapshot();

/** What the visitor may spend on a tool; null on the server and until it is known who is here. */
export function useToolStatus(tool: Tool): UserStatus | null {
  const identity = useIdentity();
  const balances = useSyncExternalStore(subscribeBalance, readBalances, nothingKnown);
  if (!identity || !balances) return null;
  return identity.kind === 'guest' ? guestStatus(tool, balances) : identity.status;
}
