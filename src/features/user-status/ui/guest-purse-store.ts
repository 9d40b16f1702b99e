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
} from '../guest-purse.rules.ts';
import type { GuestPurses } from '../user-status.types.ts';

/** A guest's credits, kept in the browser. */
export interface GuestPurseStore extends Observable<GuestPurses> {
  /** Reads storage again: another tab may have spent, or a new UTC day begun. */
  refresh(): void;
  /** Lowers a balance, never below 0. */
  spend(tool: Tool, amount: number): void;
  add(tool: Tool, amount: number): void;
}

export function createGuestPurseStore(storage: KeyValueStorage, clock: Clock): GuestPurseStore {
  const read = (): GuestPurses => ({
    green: decodeBalance(storage.getItem(GUEST_STORAGE_KEYS.green), GUEST_CREDITS.green),
    yellow: readDaily(storage, clock),
  });

  const purse = createObservable(read);
  const publish = (purses: GuestPurses): void => {
    const { green, yellow } = purse.getSnapshot();
    if (green !== purses.green || yellow !== purses.yellow) purse.set(purses);
  };

  const change = (tool: Tool, next: (balance: number) => number): void => {
    const purses = read();
    const changed = { ...purses, [tool]: next(purses[tool]) };
    storage.setItem(GUEST_STORAGE_KEYS[tool], encodeBalance(changed[tool]));
    if (tool === 'yellow') {
      const { day } = topUpDaily(changed.yellow, storage.getItem(GUEST_STORAGE_KEYS.yellowDay), clock.now());
      storage.setItem(GUEST_STORAGE_KEYS.yellowDay, day);
    }
    publish(changed);
  };

  return {
    subscribe: purse.subscribe,
    getSnapshot: purse.getSnapshot,
    refresh: () => publish(read()),
    spend: (tool, amount) => change(tool, (balance) => spend(balance, amount)),
    add: (tool, amount) => change(tool, (balance) => balance + amount),
  };
}

/** A purse that was never touched is not written: a visit alone leaves nothing in the browser. */
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
