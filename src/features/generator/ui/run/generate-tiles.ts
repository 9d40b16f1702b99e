import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile, PictureRecipe } from '../../generator.types.ts';
import { placeholderTiles } from '../../remembered-tiles.rules.ts';
import { describeImageFailure, isNothingKnown } from '../../run-failure.rules.ts';
import { type CurrentRun, frameOf } from './current-run.ts';
import type { GeneratedImage, ImageRequest } from './request-image.ts';

export interface TileSource {
  tool: Tool;
  requestImage: (request: ImageRequest, signal: AbortSignal) => Promise<GeneratedImage>;
}

/**
 * All images of a run settle together, so that a stop finds none of them shown or paid.
 * Rejects when the service asks first whether to draw at all.
 */
export async function generateTiles(
  { tool, requestImage }: TileSource,
  { order, runId, stopping, holdIds, arrived }: CurrentRun,
  seeds: readonly number[],
): Promise<ImageTile[]> {
  const { prompt, size, accounting, startingPicture } = order;
  const frame = frameOf(order);
  const { width, height } = size;
  const keys = placeholderTiles(tool, seeds.length).map((tile) => tile.key);
  const generate = async (seed: number, tile: number): Promise<ImageTile> => {
    const key = keys[tile] ?? `${tool}-${tile}`;
    const { fullPrompt, choices, variation } = order.planned?.[tile] ?? { ...order, variation: undefined };
    try {
      const identityHeaders = await accounting.identityHeaders();
      const onHold = (holdId: string) => void holdIds.set(tile, holdId);
      const askFirst = order.drawsAnyway ? undefined : prompt.length;
      const request = {
        askFirst,
        tool,
        runId,
        tile,
        prompt: fullPrompt,
        startingPicture,
        width,
        height,
        seed,
        variation,
        identityHeaders,
        onHold,
      };
      const { src, notes } = await requestImage(request, stopping.signal);
      arrived.add(tile);
      const holdId = holdIds.get(tile);
      const recipe: PictureRecipe = {
        ...{ prompt, fullPrompt, width, height, seed, choices, variation, notes },
        strength: startingPicture?.strength,
      };
      const owned = { ...(accounting.isPrivate && { isPrivate: true }), ...(holdId && { holdId }) };
      const began = { ...(startingPicture && { startingPicture }), frame };
      return { key, src, status: 'success', error: '', isFresh: true, recipe, ...owned, ...began };
    } catch (error) {
      if (isNothingKnown(error)) throw error;
      const { message, detail } = describeImageFailure(error);
      return { key, src: '', status: 'error', error: message, frame, ...(detail && { errorDetail: detail }) };
    }
  };
  return Promise.all(seeds.map(generate));
}
