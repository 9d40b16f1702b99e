import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import { SESSION_HINT_KEY } from '../session-hint.rules.ts';

/**
 * Whether somebody signed in in this browser; the sign-in itself is a cookie that scripts cannot
 * read. Without a hint a visitor is a guest at once, and no request asks who they are.
 */
export function hasSessionHint(storage: KeyValueStorage): boolean {
  return storage.getItem(SESSION_HINT_KEY) !== null;
}

/** The time makes each sign-in another value: other tabs hear of changed values only. */
export function writeSessionHint(storage: KeyValueStorage, now: number): void {
  storage.setItem(SESSION_HINT_KEY, String(now));
}

export function clearSessionHint(storage: KeyValueStorage): void {
  storage.removeItem(SESSION_HINT_KEY);
}

/** Whether another tab signed in or out, or emptied the storage of the site. */
export function concernsSessionHint({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === null || key === SESSION_HINT_KEY;
}
