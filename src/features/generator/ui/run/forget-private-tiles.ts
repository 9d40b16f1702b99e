import type { KeyValueStorage } from '../../../../ui/browser-storage.ts';
import { decodeSavedTiles, SAVED_TILES_KEYS } from '../../saved-tiles.rules.ts';

/** Takes what an account made out of the browser's storage, on pages without its tools; a guest's images stay. */
export function forgetPrivateTiles(storage: KeyValueStorage): void {
  for (const key of Object.values(SAVED_TILES_KEYS)) {
    const { tiles } = decodeSavedTiles(storage.getItem(key));
    if (tiles.some((tile) => tile.isPrivate)) storage.removeItem(key);
  }
}
