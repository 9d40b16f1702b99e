import type { KeyValueStorage } from '../../../ui/browser-storage.ts';
import { GUEST_RECEIPTS_KEY } from '../../generator/guest-receipts-key.rules.ts';
import { GUEST_LOOKS_KEY } from '../../looks/ui/guest-looks.ts';

const NOTHING: readonly (string | null)[] = [null, '[]'];

/** Whether this browser may hold what an account does not: the panel finds out. */
export function mayHoldMore(storage: Pick<KeyValueStorage, 'getItem'>): boolean {
  return [GUEST_RECEIPTS_KEY, GUEST_LOOKS_KEY].some((key) => !NOTHING.includes(storage.getItem(key)));
}
