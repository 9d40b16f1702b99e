import type { KeyValueStorage, Log } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { KEPT_STRIPS_KEYS } from '../../strips/kept-strips-keys.rules.ts';
import { decodeOldTiles } from '../../strips/old-tiles.rules.ts';
import type { Strip } from '../../strips/strip.types.ts';

/**
 * Makes a strip of the pictures that an older version of the page kept in local storage; null when there
 * are none, or none for whoever is here. `put` replaces the entry.
 */
export function readOldTiles(
  tool: Tool,
  email: string | null,
  { storage, log }: { storage: KeyValueStorage; log: Log },
): Strip | null {
  const key = KEPT_STRIPS_KEYS[tool];
  const stored = storage.getItem(key);
  if (!stored || stored === 'kept') return null;
  const { tiles, problem } = decodeOldTiles(stored);
  if (problem) log(`Ignored saved images of the ${tool} tool: ${problem}.`);
  const isPrivate = tiles.some((tile) => tile.isPrivate);
  if (tiles.length > 0 && !(isPrivate && email === null)) {
    const named = tiles.map((tile, place) => ({ ...tile, key: `${tool}-${place}` }));
    // Nobody knows when they were made: before all others.
    const age = { startedAt: 0, tookMs: null };
    return { id: `${tool}-before`, tool, ...age, owner: isPrivate ? email : null, tiles: named };
  }
  storage.removeItem(key);
  return null;
}
