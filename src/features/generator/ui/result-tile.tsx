import { type ReactNode, useEffect, useState } from 'react';
import { ImageReveal } from '../../../ui/image-reveal.tsx';
import { Tile, type TileState } from '../../../ui/tile.tsx';
import type { ImageTile, PictureShape, QueuePlace } from '../generator.types.ts';
import { describeStandIn } from '../image-notes.rules.ts';
import { TILE_ERROR_FALLBACK } from '../run-failure.rules.ts';
import { SUCCESS_ANIMATION_MS } from '../run-timing.rules.ts';

interface ResultTileProps {
  tile: ImageTile;
  /** Which one it is, counted from 1. */
  place: number;
  /** The frame takes it at once. */
  size: PictureShape;
  /** What can be done with it once it is there. */
  actions: ReactNode;
}

/** Without motion there is no animation to wait for. */
function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether a picture may be shown: a new one waits until its animation has played. */
function useRevealed(tile: ImageTile): boolean {
  const [revealedSrc, setRevealedSrc] = useState('');
  const isWaiting = tile.isFresh === true && tile.status === 'success' && revealedSrc !== tile.src;
  const { src } = tile;
  useEffect(() => {
    if (!isWaiting) return;
    // Decoded while the animation plays, so that the picture is there when it ends.
    const ahead = new Image();
    ahead.src = src;
    const timer = setTimeout(() => setRevealedSrc(src), prefersStillness() ? 0 : SUCCESS_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, src]);
  return !isWaiting;
}

/** A picture that the browser cannot show has failed, whatever its run says. */
export function useShownTile(tile: ImageTile): { shown: ImageTile; onBroken: () => void } {
  const [brokenSrc, setBrokenSrc] = useState('');
  const isBroken = tile.status === 'success' && brokenSrc === tile.src;
  return {
    shown: isBroken ? { ...tile, status: 'error', error: '' } : tile,
    onBroken: () => setBrokenSrc(tile.src),
  };
}

export function tileState(
  { tile, place }: Pick<ResultTileProps, 'tile' | 'place'>,
  isRevealed: boolean,
  onBroken: () => void,
): TileState {
  switch (tile.status) {
    case 'placeholder':
      return { status: 'empty', text: 'Your generated image will appear here.' };
    case 'loading':
      return {
        status: 'loading',
        title: 'Summoning Pixels...',
        text: 'The AI is weaving its magic...',
        note: tile.waiting && describePlace(tile.waiting),
        ...(tile.done !== undefined && { progress: { label: `Image ${place}`, done: tile.done } }),
      };
    case 'error':
      return { status: 'error', message: tile.error || TILE_ERROR_FALLBACK, detail: tile.errorDetail };
    case 'success':
      return isRevealed
        ? { status: 'success', content: <Picture tile={tile} onBroken={onBroken} /> }
        : { status: 'revealing' };
  }
}

function describePlace({ place, seconds }: QueuePlace): string {
  return `Number ${place} in line, about ${seconds} s`;
}

/** One place of the result grid. */
export function ResultTile({ tile, place, size, actions }: ResultTileProps) {
  const isRevealed = useRevealed(tile);
  const { shown, onBroken } = useShownTile(tile);
  const standIn = describeStandIn(tile.recipe?.notes);
  return (
    <Tile
      className={
        tile.status === 'placeholder' ? 'bg-linear-to-b from-surface-raised/70 to-surface-sunken' : undefined
      }
      aspectRatio={`${size.width} / ${size.height}`}
      // The end of a run is told once for all tiles.
      announceError={false}
      state={tileState({ tile: shown, place }, isRevealed, onBroken)}
      corner={
        standIn && (
          <p className="rounded-full bg-ground-deep/85 px-3 py-1 text-small text-ink-soft">{standIn}</p>
        )
      }
      // What can be done with a picture is of no use to one that cannot be shown.
      actions={shown.status === tile.status && actions}
    />
  );
}

function Picture({ tile, onBroken }: { tile: ImageTile; onBroken: () => void }) {
  return (
    <ImageReveal
      key={tile.src}
      src={tile.src}
      alt={tile.recipe?.prompt || 'Generated image'}
      width={tile.recipe?.width}
      height={tile.recipe?.height}
      className="object-contain"
      onError={onBroken}
    />
  );
}
