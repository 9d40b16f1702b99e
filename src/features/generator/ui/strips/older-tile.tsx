import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { ImageReveal } from '../../../../ui/image-reveal.tsx';
import { Tile, type TileState } from '../../../../ui/tile.tsx';
import type { ImageTile } from '../../generator.types.ts';
import type { Strip } from '../../strips/strip.types.ts';
import { viewedTileId } from '../../strips/viewed-tiles.rules.ts';
import { downloadPicture, VaryIconButton } from '../picture-actions.tsx';
import { tileState, useShownTile } from '../result-tile.tsx';
import type { ToolModel } from '../use-tool.ts';
import { ViewLargerPicture } from '../viewer/view-larger.tsx';
import { RetryTile } from './retry-tile.tsx';

interface OlderTileProps {
  strip: Strip;
  /** Counted from 0. */
  place: number;
  tile: ImageTile;
  model: ToolModel;
  /** Takes the focus when a new run begins. */
  resultsRef: RefObject<HTMLElement | null>;
  /** The pictures of its strip. */
  listRef: RefObject<HTMLElement | null>;
}

/** Opens in large by a press; on phones, where buttons would cover the picture, all else is done there. */
export function OlderTile(props: OlderTileProps) {
  const { strip, place, tile, model, listRef } = props;
  const { shown, onBroken } = useShownTile(tile);
  return (
    <Tile
      className="max-sm:[&>.tile-actions]:hidden"
      aspectRatio={tile.recipe ? `${tile.recipe.width} / ${tile.recipe.height}` : '1 / 1'}
      announceError={false}
      state={smallState(props, shown, onBroken)}
      actions={
        tile.status === 'error' ? (
          <RetryTile tile={tile} at={{ id: strip.id, place }} model={model} focusAfter={listRef} />
        ) : (
          shown.status === 'success' && <OlderActions {...props} />
        )
      }
    />
  );
}

/** Its frame has no room for many words. */
function smallState(props: OlderTileProps, shown: ImageTile, onBroken: () => void): TileState {
  const state = tileState({ tile: shown, place: props.place + 1 }, true, onBroken);
  if (state.status === 'loading') return { ...state, text: undefined };
  return state.status === 'success' ? { ...state, content: <Picture {...{ ...props, onBroken }} /> } : state;
}

function Picture({
  strip,
  place,
  tile,
  model,
  resultsRef,
  onBroken,
}: OlderTileProps & { onBroken: () => void }) {
  const { src, thumbnail, recipe } = tile;
  return (
    <ViewLargerPicture id={viewedTileId(strip, place)} {...{ model, resultsRef }}>
      <ImageReveal
        key={src}
        src={thumbnail ?? src}
        alt={recipe?.prompt || 'Generated image'}
        width={recipe?.width}
        height={recipe?.height}
        loading="lazy"
        decoding="async"
        onError={onBroken}
      />
    </ViewLargerPicture>
  );
}

function OlderActions({ strip, tile, model, resultsRef }: OlderTileProps) {
  return (
    <>
      <IconButton
        label="Download as PNG"
        variant="glass"
        icon={<Download className="size-4.5" />}
        onClick={() => void downloadPicture(tile, strip.startedAt)}
      />
      <VaryIconButton {...{ tile, model, resultsRef }} />
    </>
  );
}
