import type { KeyValueStorage } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import { KEPT_STRIPS_KEYS } from '../../strips/kept-strips-keys.rules.ts';
import { decodeOldTiles } from '../../strips/old-tiles.rules.ts';

export interface BrowserPicture {
  tool: Tool;
  tile: ImageTile;
}

/** The pictures that guests made in this browser and that it still has. */
export async function readBrowserPictures(storage: KeyValueStorage): Promise<BrowserPicture[]> {
  const found = (['green', 'yellow'] as const).map(async (tool) => {
    const entry = storage.getItem(KEPT_STRIPS_KEYS[tool]);
    const tiles = entry === null ? [] : await readTiles(tool, entry);
    return tiles.filter(({ isPrivate }) => !isPrivate).map((tile) => ({ tool, tile }));
  });
  return (await Promise.all(found)).flat();
}

async function readTiles(tool: Tool, entry: string): Promise<ImageTile[]> {
  // An older version of the page kept them in the entry itself.
  if (entry !== 'kept') return decodeOldTiles(entry).tiles;
  const { stripStore } = await import('../strips/strip-store.ts');
  const strips = await stripStore.list(tool);
  return strips.flatMap(({ tiles }) => tiles.filter(({ status }) => status === 'success'));
}
