import type { KeyValueStorage } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile } from '../../generator.types.ts';
import { decodeRememberedTiles, REMEMBERED_TILES_KEYS } from '../../remembered-tiles.rules.ts';

export interface BrowserPicture {
  tool: Tool;
  tile: ImageTile;
}

/** The pictures that guests made in this browser and that it still has. */
export async function readBrowserPictures(storage: KeyValueStorage): Promise<BrowserPicture[]> {
  return (['green', 'yellow'] as const).flatMap((tool) =>
    decodeRememberedTiles(storage.getItem(REMEMBERED_TILES_KEYS[tool]))
      .tiles.filter(({ isPrivate }) => !isPrivate)
      .map((tile) => ({ tool, tile })),
  );
}
