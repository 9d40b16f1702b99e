import type {
  GeneratedImage,
  PicturePreview,
  StartingPicture,
} from '../image-engines/image-engines.types.ts';
import type { DrawingNews, ImageRecipe, PromptRequest } from '../image-service/image-service.types.ts';
import { DEFAULT_SIDE, IMAGE_LIMITS } from '../image-service/prompt-request.rules.ts';
import type { ApiPicture, PictureOrder } from './images-api.types.ts';

/** @param place of the picture within its call, counted from 0. */
export function describeRequest(
  { wanted, startingPicture, varies = false }: Pick<PictureOrder, 'wanted' | 'startingPicture' | 'varies'>,
  place: number,
): PromptRequest {
  const { fullPrompt, negativePrompt, seed, variation, format, learnedStyle, needsModeration } = wanted;
  const side = wanted.size ?? (startingPicture ? fitInto(startingPicture) : SQUARE);
  const reading = varies ? (variation ?? 1) + place : variation;
  return {
    recipe: {
      prompt: fullPrompt,
      negativePrompt,
      ...side,
      // A hold has a seed of its own where the program names none.
      seed: ((seed ?? 0) + place) % (IMAGE_LIMITS.largestSeed + 1),
      variation: reading || undefined,
      format,
      startingPicture,
      learnedStyle,
      needsModeration: needsModeration || undefined,
    },
    seedGiven: seed !== undefined,
  };
}

/** A picture, or a preview of it, as programs are answered. */
export function describePicture(
  {
    bytes,
    seed,
    engine,
    drawnBy = engine,
    understood,
    unknown,
    borrowed,
  }: PicturePreview & Partial<GeneratedImage>,
  { width, height }: Pick<ImageRecipe, 'width' | 'height'>,
  { place, url }: Pick<ApiPicture, 'place' | 'url'>,
): ApiPicture {
  return { place, bytes, url, seed, engine: drawnBy, width, height, understood, unknown, borrowed };
}

/** Hands on the news of a picture, and its previews where they are wished for. */
export function listenFor(
  { wanted, onNews, onPreview }: Pick<PictureOrder, 'wanted' | 'onNews' | 'onPreview'>,
  recipe: ImageRecipe,
  place: number,
): PictureOrder['onNews'] {
  if (wanted.previews === 0 || !onPreview) return onNews;
  return (news: DrawingNews) => {
    if (news.preview) onPreview(describePicture(news.preview, recipe, { place, url: undefined }));
    else onNews?.(news);
  };
}

const SQUARE = { width: DEFAULT_SIDE, height: DEFAULT_SIDE };

/** The shape of the picture, in whole pixels that an engine draws. */
function fitInto({ width, height }: StartingPicture): { width: number; height: number } {
  const scale = DEFAULT_SIDE / Math.max(width, height);
  const { smallestSide } = IMAGE_LIMITS;
  const side = (length: number) => Math.max(smallestSide, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
