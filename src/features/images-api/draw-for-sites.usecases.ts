import type { GeneratedImage } from '../image-engines/image-engines.types.ts';
import type { DrawingNews, ImageRecipe } from '../image-service/image-service.types.ts';
import type { ApiPicture, DrawPictures } from './images-api.types.ts';
import { describePicture, describeRequest, listenFor } from './picture-request.rules.ts';

interface DrawForSitesOptions {
  /** In its turn. @throws {AppError} with the reason. */
  draw: (
    recipe: ImageRecipe,
    options: { signal: AbortSignal; onNews?: (news: DrawingNews) => void; previews: number },
  ) => Promise<GeneratedImage>;
  randomSeed: () => number;
}

/** Draws for other sites, which check keys and words, charge, mark and keep the pictures themselves. */
export function createDrawForSites({ draw, randomSeed }: DrawForSitesOptions): DrawPictures {
  return async (order) => {
    const { wanted, gone: signal, onPicture = () => {} } = order;
    const seed = wanted.seed ?? randomSeed();
    const pictures: ApiPicture[] = [];
    for (let place = 0; place < wanted.count; place++) {
      const { recipe } = describeRequest({ ...order, wanted: { ...wanted, seed } }, place);
      const onNews = listenFor(order, recipe, place);
      const image = await draw(recipe, { signal, onNews, previews: wanted.previews });
      const picture = describePicture(image, recipe, { place, url: undefined });
      pictures.push(picture);
      onPicture(picture);
    }
    return pictures;
  };
}
