import { randomUUID } from 'node:crypto';
import type { ImageService } from '../../features/image-service/create-image-service.ts';
import { createDrawPictures } from '../../features/images-api/draw-pictures.usecases.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountServices } from './account-services.ts';

interface ProgramServicesOptions {
  accountServices: Pick<AccountServices, 'apiKeys' | 'credits' | 'gallery'>;
  imageService: Pick<ImageService, 'make'>;
  siteRoot: () => string;
  clock: Clock;
}

/** What programs with a key can have done. */
export function createProgramServices({ accountServices, imageService, ...options }: ProgramServicesOptions) {
  const { apiKeys, credits, gallery } = accountServices;
  const drawPictures = createDrawPictures({
    ...options,
    make: imageService.make,
    gallery,
    credits,
    requests: apiKeys.requests,
    newId: randomUUID,
  });
  return { drawPictures };
}
