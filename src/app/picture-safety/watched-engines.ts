import { BUILT_IN_ENGINE } from '../../features/image-engines/image-engines.registry.ts';
import type { ImageEngines } from '../../features/image-engines/image-engines.usecases.ts';
import type { PictureSafety } from '../../features/picture-safety/picture-safety.usecases.ts';

/** The same engines; what a picture is to begin with is looked at before, and what engines outside drew after. */
export function watchEngines(engines: ImageEngines, { look }: PictureSafety): ImageEngines {
  const generate: ImageEngines['generate'] = async (request, options) => {
    if (request.startingPicture) await look('upload', request.startingPicture.bytes);
    const image = await engines.generate(request, options);
    // Servers that an owner named draw with the illustrator, too, and say so.
    if ((image.drawnBy ?? image.engine) !== BUILT_IN_ENGINE) await look('drawn', image.bytes);
    return image;
  };
  return Object.create(engines, { generate: { value: generate, enumerable: true } });
}
