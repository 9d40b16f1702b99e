import type { ImageSize, ImageTile } from '../generator.types.ts';
import { ResultTile } from './result-tile.tsx';

interface ResultGridProps {
  tiles: readonly ImageTile[];
  size: ImageSize;
}

/** How much of the window's height one picture may fill, so that tall shapes stay whole on screen. */
const TALLEST_SHARE = 78;

/** The pictures of a run in the chosen shape, two beside each other where there is room. */
export function ResultGrid({ tiles, size }: ResultGridProps) {
  const widest = `${((TALLEST_SHARE * size.width) / size.height).toFixed(1)}vh`;
  return (
    <ul
      aria-label="Results"
      className="mx-auto grid w-full gap-4 sm:grid-cols-2 sm:gap-5"
      style={{ maxWidth: `calc(2 * max(16rem, ${widest}) + 1.25rem)` }}
    >
      {tiles.map((tile) => (
        <li key={tile.key} className="min-w-0">
          <ResultTile tile={tile} size={size} />
        </li>
      ))}
    </ul>
  );
}
