import { RotateCcw } from 'lucide-react';
import type { RefObject } from 'react';
import { systemClock } from '../../../../shared/clock.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import type { ImageTile } from '../../generator.types.ts';
import { costPerImage } from '../../run-cost.rules.ts';
import { findObstacle } from '../../run-guards.rules.ts';
import type { TilePlace } from '../run/run-steps.ts';
import type { ToolModel } from '../use-tool.ts';

interface RetryTileProps {
  tile: ImageTile;
  at: TilePlace;
  model: ToolModel;
  /** Takes the focus, because the button goes away with the failure. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Tries one failed picture again: a run of its own, at the price of one. */
export function RetryTile({ tile, at, model, focusAfter }: RetryTileProps) {
  const { tool, status, run, retry } = model;
  const { readOnly: isReadOnly } = useSiteInfo();
  const { recipe, startingPicture } = tile;
  // After a reload the picture that it began with is not here any more.
  if (tile.isRefused || !recipe || (recipe.strength !== undefined && !startingPicture)) return null;
  const { prompt, fullPrompt, width, height, choices, seed, variation, learnedStyle = null } = recipe;
  if (!choices) return null;
  const cost = costPerImage(tool, status);
  const now = systemClock.now();
  const obstacle = findObstacle({
    tool,
    prompt: fullPrompt,
    hasPicture: true,
    status,
    isReadOnly,
    now,
    images: 1,
  });
  const unit = tool === 'green' ? 'Credits' : 'Daily Credits';
  const start = () => {
    focusAfter.current?.focus({ preventScroll: true });
    retry(
      {
        ...{ prompt, fullPrompt, choices, size: { width, height }, lockedSeed: null, costPerImage: cost },
        planned: [{ seed, variation, choices, fullPrompt, learnedStyle }],
        startingPicture: startingPicture ?? null,
        drawsAnyway: true,
      },
      at,
    );
  };
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={obstacle !== null || run.phase === 'running'}
      onClick={start}
      icon={<RotateCcw aria-hidden="true" className="size-4" />}
    >
      Retry ({cost.toLocaleString('en-US')} {unit})
    </Button>
  );
}
