import type { ImageTile } from '../../generator.types.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { emptyTile } from '../../strips/strips.rules.ts';
import type { RunsOfAccount } from './runs-of-account.ts';

const isNameOnly = ({ status, src, run }: ImageTile): boolean =>
  status === 'success' && src === '' && run !== undefined;

/**
 * The pictures that are kept by name alone, with their addresses in the gallery. One that was deleted there
 * leaves its place empty.
 */
export async function locatePictures(
  runs: Pick<RunsOfAccount, 'read'>,
  strips: readonly Strip[],
): Promise<Strip[]> {
  const wanted = strips.flatMap(({ tiles }) => tiles.filter(isNameOnly));
  const find = await runs.read(wanted.flatMap(({ run }) => run?.id ?? []));
  const locate = (tile: ImageTile): ImageTile => {
    if (!isNameOnly(tile) || !tile.run) return tile;
    const image = find(tile.run)?.image;
    if (!image) return emptyTile(tile);
    return { ...tile, src: image.url, thumbnail: image.thumbnailUrl, imageId: image.id };
  };
  return strips.map((strip) => ({ ...strip, tiles: strip.tiles.map(locate) }));
}
