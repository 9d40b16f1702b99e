import type { KeyValueStorage, Log } from '../../../ui/browser-storage.ts';
import { receiptKey } from '../../generator/guest-receipts.rules.ts';
import { describeSaveRequest } from '../../generator/save-request.rules.ts';
import {
  type BrowserPicture,
  readBrowserPictures,
} from '../../generator/ui/guest-pictures/browser-pictures.ts';
import { forgetReceipt, listReceipts } from '../../generator/ui/guest-pictures/guest-receipts.ts';
import { ProductApiError } from '../../user-status/ui/api-client.ts';
import type { ProductApi } from '../../user-status/ui/api-client.types.ts';

/** A picture of a guest that an account may have. */
export type MovablePicture = BrowserPicture & { receipt: string };

/** Trying again would answer the same: it is in an account, was deleted there, or is too old. */
const FINAL: ReadonlySet<string | undefined> = new Set([
  'receipt.used',
  'receipt.refused',
  'image.unknown',
] as const);

/** What this browser has a receipt for and still has itself. */
export async function findMovable(storage: KeyValueStorage): Promise<MovablePicture[]> {
  const receipts = new Map(listReceipts(storage).map(({ key, receipt }) => [key, receipt]));
  if (receipts.size === 0) return [];
  const movable = new Map<string, MovablePicture>();
  for (const picture of await readBrowserPictures(storage)) {
    const receipt = picture.tile.recipe && receipts.get(receiptKey(picture.tile.recipe));
    if (receipt) movable.set(receipt, { ...picture, receipt });
  }
  return [...movable.values()];
}

interface MoveInOptions {
  api: ProductApi;
  storage: KeyValueStorage;
  log: Log;
  /** Told after each picture how many were tried. */
  onTried: (tried: number) => void;
}

/**
 * Moves pictures into the account at the keyboard, one after the other. Never rejects.
 * @returns how many are there now, and those that another try may bring there.
 */
export async function moveIn(
  { api, storage, log, onTried }: MoveInOptions,
  pictures: readonly MovablePicture[],
): Promise<{ moved: number; left: MovablePicture[] }> {
  const left: MovablePicture[] = [];
  let moved = 0;
  for (const [index, picture] of pictures.entries()) {
    const { tool, tile, receipt } = picture;
    try {
      const body = { ...describeSaveRequest(tool, tile), receipt };
      await api.call({ method: 'POST', path: '/images/save', body });
      moved += 1;
      forgetReceipt(storage, picture);
    } catch (error) {
      log('A picture was not moved into the account.', error);
      if (error instanceof ProductApiError && FINAL.has(error.code)) forgetReceipt(storage, picture);
      else left.push(picture);
    }
    onTried(index + 1);
  }
  return { moved, left };
}
