import type { ReactNode, Ref } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { ImageTile, PictureShape } from '../generator.types.ts';
import { ResultTile } from './result-tile.tsx';

interface ResultGridProps {
  tiles: readonly ImageTile[];
  /** Of the form; tiles may have shapes of their own. */
  size: PictureShape;
  /** What can be done with a picture that is there, or failed; places are counted from 0. */
  actionsFor: (tile: ImageTile, place: number) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** How much of the window's height one picture may fill, so that tall shapes stay whole on screen. */
const TALLEST_SHARE = 78;

/**
 * The pictures of a run in the chosen shape, two beside each other where there is room. Frames that
 * only wait for the first run are small on a phone: they need not be scrolled past one by one.
 */
export function ResultGrid({ tiles, size: formSize, actionsFor, ref }: ResultGridProps) {
  const size = tiles[0]?.frame ?? formSize;
  const widest = `${((TALLEST_SHARE * size.width) / size.height).toFixed(1)}vh`;
  const isIdle = tiles.every(({ status }) => status === 'placeholder');
  return (
    <ul
      ref={ref}
      tabIndex={-1}
      aria-label="Results"
      // The card around it is lit; its frames are not, until they hold or await a picture.
      className={classNames(
        'mx-auto grid w-full gap-4 [--lit-bottom:var(--color-line)] [--lit-top:var(--color-line-strong)] sm:grid-cols-2 sm:gap-5',
        isIdle && 'grid-cols-2',
      )}
      style={{ maxWidth: `calc(2 * max(16rem, ${widest}) + 1.25rem)` }}
    >
      {tiles.map((tile, index) => (
        <li key={tile.key} className="min-w-0">
          <ResultTile tile={tile} place={index + 1} size={size} actions={actionsFor(tile, index)} />
        </li>
      ))}
    </ul>
  );
}
