import { type PictureMark, sourceTypeOf } from '../provenance/picture-mark.rules.ts';
import type { ImageRecipe } from './image-service.types.ts';

/** What a picture says of itself, apart from its date. */
export function describeOrigin(
  { seed, startingPicture }: Pick<ImageRecipe, 'seed' | 'startingPicture'>,
  engine: string,
  siteName: string,
): PictureMark {
  const sourceType = sourceTypeOf(engine, startingPicture !== undefined);
  return { sourceType, tool: siteName, engine, seed };
}
