import { createHash } from 'node:crypto';
import type { ImageEngine } from '../image-engines/image-engines.types.ts';
import type { ImageEngines } from '../image-engines/image-engines.usecases.ts';
import type { FairQueue } from './fair-queue.ts';
import type { ImageCache } from './image-cache.ts';
import type { DrawnImage, ImageRecipe } from './image-service.types.ts';
import { createSharedWork } from './shared-work.ts';

export interface ImageServiceParts {
  engines: ImageEngines;
  queue: FairQueue;
  cache: ImageCache;
}

export interface DrawOptions {
  /** Whose turn it takes. */
  visitor: string;
  signal: AbortSignal;
  /** Told when the signal is aborted while the image is drawn, so that its work is lost. */
  onLeftDrawing?: () => void;
}

export interface ImageServiceUsecases {
  /**
   * The image of a recipe: remembered, shared with whoever waits for the same one, or drawn in turn.
   * @throws {AppError} 429 or 503 when too many wait, 502 or 504 when it could not be drawn.
   * @throws {DOMException} named AbortError when the signal was aborted.
   */
  draw(recipe: ImageRecipe, options: DrawOptions): Promise<DrawnImage>;
  /**
   * Keeps a place for a drawing that is about to be asked for, until the returned function is called.
   * An image that is remembered or drawn already needs none.
   * @throws {AppError} 429 or 503 when too many wait.
   */
  claimPlace(recipe: ImageRecipe, visitor: string): () => void;
  /** The tags that the image of a recipe may carry, one for each engine that draws the same again. */
  listTags(recipe: ImageRecipe): string[];
}

export function createImageServiceUsecases({
  engines,
  queue,
  cache,
}: ImageServiceParts): ImageServiceUsecases {
  const shared = createSharedWork<DrawnImage>();
  /** What engines draw at this moment, each with its own signal: stopped work may outlast its successor's start. */
  const drawing = new Map<string, AbortSignal>();

  async function drawInTurn(
    key: string,
    recipe: ImageRecipe,
    visitor: string,
    signal: AbortSignal,
  ): Promise<DrawnImage> {
    const image = await queue.run(visitor, signal, () => {
      drawing.set(key, signal);
      return drawNow(engines, recipe, signal).finally(() => {
        if (drawing.get(key) === signal) drawing.delete(key);
      });
    });
    cache.put(key, image);
    return image;
  }

  return {
    async draw(recipe, { visitor, signal, onLeftDrawing = () => {} }) {
      const key = describeRecipe(recipe);
      const known = cache.get(key);
      if (known) return known;
      const noteLeaving = () => {
        if (drawing.has(key)) onLeftDrawing();
      };
      signal.addEventListener('abort', noteLeaving, { once: true });
      const image = shared.join(key, signal, (workSignal) => drawInTurn(key, recipe, visitor, workSignal));
      return await image.finally(() => signal.removeEventListener('abort', noteLeaving));
    },
    claimPlace(recipe, visitor) {
      const key = describeRecipe(recipe);
      return cache.get(key) || shared.has(key) ? () => {} : queue.claimPlace(visitor);
    },
    listTags: (recipe) =>
      engines.engines.filter((engine) => engine.deterministic).map((engine) => createTag(recipe, engine)),
  };
}

async function drawNow(engines: ImageEngines, recipe: ImageRecipe, signal: AbortSignal): Promise<DrawnImage> {
  const started = performance.now();
  const image = await engines.generate(recipe, { signal });
  const durationMs = performance.now() - started;
  const engine = engines.engines.find(({ name }) => name === image.engine);
  return { ...image, durationMs, tag: engine?.deterministic ? createTag(recipe, engine) : undefined };
}

function createTag(recipe: ImageRecipe, { name, version }: ImageEngine): string {
  const mark = `${name} ${version} ${describeRecipe(recipe)}`;
  return createHash('sha256').update(mark).digest('base64url').slice(0, 27);
}

function describeRecipe({ prompt, negativePrompt, width, height, seed, format }: ImageRecipe): string {
  return JSON.stringify([prompt, negativePrompt ?? '', width, height, seed, format]);
}
