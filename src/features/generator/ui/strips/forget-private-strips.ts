import { browserStorage } from '../../../../ui/browser-storage.ts';
import { KEPT_STRIPS_KEYS } from '../../strips/kept-strips-keys.rules.ts';
import { stripStore } from './strip-store.ts';
import { readOldTiles } from './take-over-old-tiles.ts';

/** Takes what accounts made out of this browser, on pages without the tools; a guest's pictures stay. */
export async function forgetPrivateStrips(): Promise<void> {
  for (const tool of ['green', 'yellow'] as const) {
    if (!browserStorage.getItem(KEPT_STRIPS_KEYS[tool])) continue;
    readOldTiles(tool, null, { storage: browserStorage, log: console.warn });
    const theirs = (await stripStore.list(tool)).filter(({ owner }) => owner !== null);
    if (theirs.length > 0) await stripStore.remove(theirs.map(({ id }) => id));
  }
}
