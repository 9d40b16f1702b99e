import { BUILT_IN_ENGINE } from '../../features/image-engines/image-engines.registry.ts';
import type { PicturePreview, PreviewWish } from '../../features/image-engines/image-engines.types.ts';
import type { ImageEngines } from '../../features/image-engines/image-engines.usecases.ts';
import type { PictureSafety } from '../../features/picture-safety/picture-safety.usecases.ts';

/**
 * The same engines; what a picture is to begin with is looked at before, and what engines outside drew after. Of that
 * there are no previews then: a model tells little of half a picture.
 */
export function watchEngines(engines: ImageEngines, { looksAt, look }: PictureSafety): ImageEngines {
  const generate: ImageEngines['generate'] = async (request, options) => {
    if (request.startingPicture) await look('upload', request.startingPicture.bytes);
    const previews = looksAt('drawn') ? ofTheIllustrator(options.previews) : options.previews;
    const image = await engines.generate(request, { ...options, previews });
    if (!isOfTheIllustrator(image)) await look('drawn', image.bytes);
    return image;
  };
  return Object.create(engines, { generate: { value: generate, enumerable: true } });
}

/** Servers that an owner named draw with the illustrator, too, and say so. */
const isOfTheIllustrator = ({ engine, drawnBy = engine }: PicturePreview) => drawnBy === BUILT_IN_ENGINE;

function ofTheIllustrator(previews: PreviewWish | undefined): PreviewWish | undefined {
  return (
    previews && {
      ...previews,
      onPreview(preview) {
        if (isOfTheIllustrator(preview)) previews.onPreview(preview);
      },
    }
  );
}
