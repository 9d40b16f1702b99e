import type { KeyValueStorage } from '../../../../ui/browser-storage.ts';
import { decodeRememberedTiles, REMEMBERED_TILES_KEYS } from '../../remembered-tiles.rules.ts';

/** Takes what an account made out of the browser's storage, on pages without its tools; a guest's images stay. */
export function forgetPrivateTiles(storage: KeyValueStorage): void {
  for (const key of Object.values(REMEMBERED_TILES_KEYS)) {
    const { tiles } = decodeRememberedTiles(storage.getItem(key));
    if (tiles.some((tile) => tile.isPrivate)) storage.removeItem(key);
  }
}
