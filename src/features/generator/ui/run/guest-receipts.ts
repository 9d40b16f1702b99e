import type { KeyValueStorage } from '../../../../ui/browser-storage.ts';
import { addReceipt, decodeReceipts, type GuestReceipt } from '../../guest-receipts.rules.ts';
import { GUEST_RECEIPTS_KEY } from '../../guest-receipts-key.rules.ts';

/** The receipts of this browser. Each step reads anew: other tabs write as well. */
export const listReceipts = (storage: KeyValueStorage): GuestReceipt[] =>
  decodeReceipts(storage.getItem(GUEST_RECEIPTS_KEY));

export function keepReceipt(storage: KeyValueStorage, added: GuestReceipt): void {
  store(storage, addReceipt(listReceipts(storage), added));
}

export function forgetReceipt(storage: KeyValueStorage, { receipt }: Pick<GuestReceipt, 'receipt'>): void {
  store(
    storage,
    listReceipts(storage).filter((kept) => kept.receipt !== receipt),
  );
}

function store(storage: KeyValueStorage, receipts: readonly GuestReceipt[]): void {
  if (receipts.length === 0) storage.removeItem(GUEST_RECEIPTS_KEY);
  else storage.setItem(GUEST_RECEIPTS_KEY, JSON.stringify(receipts));
}
