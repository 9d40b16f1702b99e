import type { RefObject } from 'react';
import type { ImageTile } from '../../generator.types.ts';
import { viewedTileId } from '../../strips/viewed-tiles.rules.ts';
import { PictureActions } from '../picture-actions.tsx';
import type { ToolModel } from '../use-tool.ts';
import { ViewLargerButton } from '../viewer/view-larger.tsx';
import { RetryTile } from './retry-tile.tsx';

interface TileActionsProps {
  tile: ImageTile;
  /** Counted from 0. */
  place: number;
  model: ToolModel;
  resultsRef: RefObject<HTMLElement | null>;
}

/** What can be done with a tile of the newest strip: its picture, or its failure. */
export function TileActions({ tile, place, model, resultsRef }: TileActionsProps) {
  const { strip } = model.run;
  if (tile.status === 'success') {
    return (
      <>
        {strip && <ViewLargerButton id={viewedTileId(strip, place)} {...{ model, resultsRef }} />}
        <PictureActions {...{ tile, model, resultsRef }} />
      </>
    );
  }
  if (tile.status !== 'error' || !strip) return null;
  return <RetryTile tile={tile} at={{ id: strip.id, place }} model={model} focusAfter={resultsRef} />;
}
