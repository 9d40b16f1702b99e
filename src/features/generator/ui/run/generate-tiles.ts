import type { Tool } from '../../../plans/plans.types.ts';
import type { ImageTile, PictureRecipe, PlannedPicture } from '../../generator.types.ts';
import { IMAGES_PER_RUN } from '../../run-cost.rules.ts';
import {
  describeImageFailure,
  ImageServiceError,
  isNothingKnown,
  isRefusedByPolicy,
} from '../../run-failure.rules.ts';
import { isUnsaved } from '../../strips/strips.rules.ts';
import { type CurrentRun, frameOf, type PaidOrder } from './current-run.ts';
import type { GeneratedImage, ImageRequest } from './request-image.ts';

export interface TileSource {
  tool: Tool;
  requestImage: (request: ImageRequest, signal: AbortSignal) => Promise<GeneratedImage>;
}

/** The images of a run before they are there. */
export function loadingTiles(
  tool: Tool,
  order: PaidOrder,
  { runId, seeds }: { runId: string; seeds: readonly number[] },
): ImageTile[] {
  const { prompt, size, accounting, startingPicture, costPerImage: cost } = order;
  const frame = frameOf(order);
  const { width, height } = size;
  return seeds.map((seed, place) => {
    const plan: Omit<PlannedPicture, 'seed'> = order.planned?.[place] ?? order;
    const { fullPrompt, choices, variation, learnedStyle } = plan;
    const recipe: PictureRecipe = {
      ...{ prompt, fullPrompt, width, height, seed, choices, variation, learnedStyle },
      strength: startingPicture?.strength,
    };
    return {
      ...{ key: `${tool}-${place}`, src: '', status: 'loading', error: '', recipe, cost, frame },
      run: { id: runId, tile: place },
      ...(accounting.owner !== null && { isPrivate: true }),
      ...(startingPicture && { startingPicture }),
    };
  });
}

/**
 * All images of a run settle together, so that a stop finds none of them shown or paid.
 * Rejects when the service asks first whether to draw at all.
 */
export function generateTiles(source: TileSource, run: CurrentRun): Promise<ImageTile[]> {
  return Promise.all(run.tiles.map((tile, place) => generateTile(source, run, { tile, place })));
}

/** What goes on without an answer: it is waited for by asking what became of it. */
export function recoverTiles(tool: Tool, run: CurrentRun): Promise<ImageTile[]> {
  return Promise.all(
    run.tiles.map(async (tile, place) => {
      if (isUnsaved(tile)) return (await recover(tool, run, { tile, place }).catch(() => null)) ?? tile;
      if (tile.status !== 'loading') return tile;
      const notMade = { message: NOT_FINISHED };
      const found = await recover(tool, run, { tile, place }).catch(describeImageFailure);
      return found && 'src' in found ? found : failedTile(tile, found ?? notMade);
    }),
  );
}

const NOT_FINISHED = 'This image wasn’t finished. You weren’t charged.';

interface TileInPlace {
  tile: ImageTile;
  place: number;
}

async function generateTile(
  { tool, requestImage }: TileSource,
  run: CurrentRun,
  { tile, place }: TileInPlace,
): Promise<ImageTile> {
  try {
    const identityHeaders = await run.order.accounting.identityHeaders();
    const request = { ...requestFor(tool, run, { tile, place }), identityHeaders };
    const { src, ...told } = await requestImage(request, run.stopping.signal);
    run.arrived.add(place);
    const holdId = run.holdIds.get(place);
    const recipe = tile.recipe && { ...tile.recipe, ...told };
    return { ...tile, src, status: 'success', isFresh: true, recipe, ...(holdId && { holdId }) };
  } catch (error) {
    if (isNothingKnown(error)) throw error;
    // What was lost first is what the visitor needs to know.
    const found = mayGoOn(error) ? await recover(tool, run, { tile, place }).catch(() => null) : null;
    const failed = failedTile(tile, describeImageFailure(error));
    return found ?? (isRefusedByPolicy(error) ? { ...failed, isRefused: true } : failed);
  }
}

function requestFor(
  tool: Tool,
  { order, runId, tiles, holdIds }: CurrentRun,
  { tile: { recipe }, place }: TileInPlace,
): Omit<ImageRequest, 'identityHeaders'> {
  const { prompt, fullPrompt, size, startingPicture, drawsAnyway } = { ...order, ...recipe };
  const { width, height } = size;
  return {
    ...{ tool, runId, tile: place, prompt: fullPrompt, startingPicture, width, height },
    seed: recipe?.seed ?? 0,
    variation: recipe?.variation,
    learnedStyle: recipe?.learnedStyle,
    ...(tiles.length < IMAGES_PER_RUN[tool] && { tiles: tiles.length }),
    askFirst: drawsAnyway ? undefined : prompt.length,
    onHold: (holdId) => void holdIds.set(place, holdId),
  };
}

/** What is between us and the service may break while the service works on; it explains itself otherwise. */
function mayGoOn(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof ImageServiceError && error.code === undefined);
}

async function recover(
  tool: Tool,
  { order, stopping, arrived }: CurrentRun,
  { tile, place }: TileInPlace,
): Promise<ImageTile | null> {
  const found = await order.accounting.recover?.(tool, tile, stopping.signal);
  if (!found) return null;
  arrived.add(place);
  // What is shown already need not be shown anew.
  const isNew = tile.status === 'loading';
  return { ...tile, ...found, src: isNew ? found.src : tile.src, status: 'success', isFresh: isNew };
}

function failedTile(tile: ImageTile, { message, detail }: { message: string; detail?: string }): ImageTile {
  return { ...tile, status: 'error', error: message, ...(detail && { errorDetail: detail }) };
}
