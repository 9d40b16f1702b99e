import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import { SIGNED_IN_HINT_KEY } from '../signed-in-hint.rules.ts';

/**
 * Whether somebody signed in in this browser; the sign-in itself is a cookie that scripts cannot
 * read. Without a hint a visitor is a guest at once, and no request asks who they are.
 */
export function hasSignedInHint(storage: KeyValueStorage): boolean {
  return storage.getItem(SIGNED_IN_HINT_KEY) !== null;
}

/** The time makes each sign-in another value: other tabs hear of changed values only. */
export function writeSignedInHint(storage: KeyValueStorage, now: number): void {
  storage.setItem(SIGNED_IN_HINT_KEY, String(now));
}

export function clearSignedInHint(storage: KeyValueStorage): void {
  storage.removeItem(SIGNED_IN_HINT_KEY);
}

/** Whether another tab signed in or out, or emptied the storage of the site. */
export function concernsSessionHint({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === null || key === SIGNED_IN_HINT_KEY;
}
