import type { Clock } from '../../../shared/clock.ts';
import { createObservable, type Observable } from '../../../shared/observable.ts';
import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import type { Tool } from '../../plans/plans.types.ts';
import {
  decodeBalance,
  encodeBalance,
  GUEST_CREDITS,
  GUEST_STORAGE_KEYS,
  spend,
  topUpDaily,
} from '../guest-balance.rules.ts';
import type { GuestBalances } from '../user-status.types.ts';

/** A guest's credits, kept in the browser. */
export interface GuestBalanceStore extends Observable<GuestBalances> {
  /** Reads storage again: another tab may have spent, or a new UTC day begun. */
  refresh(): void;
  /** Lowers a balance, never below 0. */
  spend(tool: Tool, amount: number): void;
  add(tool: Tool, amount: number): void;
}

export function createGuestBalanceStore(storage: KeyValueStorage, clock: Clock): GuestBalanceStore {
  const read = (): GuestBalances => ({
    green: decodeBalance(storage.getItem(GUEST_STORAGE_KEYS.green), GUEST_CREDITS.green),
    yellow: readDaily(storage, clock),
  });

  const balance = createObservable(read);
  const publish = (balances: GuestBalances): void => {
    const { green, yellow } = balance.getSnapshot();
    if (green !== balances.green || yellow !== balances.yellow) balance.set(balances);
  };

  const change = (tool: Tool, next: (balance: number) => number): void => {
    const balances = read();
    const changed = { ...balances, [tool]: next(balances[tool]) };
    storage.setItem(GUEST_STORAGE_KEYS[tool], encodeBalance(changed[tool]));
    if (tool === 'yellow') {
      const { day } = topUpDaily(changed.yellow, storage.getItem(GUEST_STORAGE_KEYS.yellowDay), clock.now());
      storage.setItem(GUEST_STORAGE_KEYS.yellowDay, day);
    }
    publish(changed);
  };

  return {
    subscribe: balance.subscribe,
    getSnapshot: balance.getSnapshot,
    refresh: () => publish(read()),
    spend: (tool, amount) => change(tool, (balance) => spend(balance, amount)),
    add: (tool, amount) => change(tool, (balance) => balance + amount),
  };
}

/** A balance that was never touched is not written: a visit alone leaves nothing in the browser. */
function readDaily(storage: KeyValueStorage, clock: Clock): number {
  const stored = storage.getItem(GUEST_STORAGE_KEYS.yellow);
  if (stored === null) return GUEST_CREDITS.yellow;
  const balance = decodeBalance(stored, GUEST_CREDITS.yellow);
  const storedDay = storage.getItem(GUEST_STORAGE_KEYS.yellowDay);
  const topped = topUpDaily(balance, storedDay, clock.now());
  if (topped.balance !== balance) storage.setItem(GUEST_STORAGE_KEYS.yellow, encodeBalance(topped.balance));
  if (topped.day !== storedDay) storage.setItem(GUEST_STORAGE_KEYS.yellowDay, topped.day);
  return topped.balance;
}
