import { createHash } from 'node:crypto';
import { denoisingOf } from '../../denoising.rules.ts';
import type { StartingPicture } from '../../image-engines.types.ts';
import { fitStartingPicture } from '../../remote/fit-starting-picture.ts';
import type { PictureSize } from '../../remote/picture-size.rules.ts';
import type { ComfyUiService } from './comfyui-service.ts';
import type { PictureSlots } from './workflow.rules.ts';

/**
 * Sends a picture to begin with. The same one has the same name, so that it lies there once, and another
 * one never takes its place.
 * @returns what of it is filled into the workflow.
 * @throws {RemoteEngineError}
 */
export async function uploadPicture(
  service: Pick<ComfyUiService, 'upload'>,
  picture: StartingPicture,
  { size, signal }: { size: PictureSize; signal: AbortSignal },
): Promise<Pick<PictureSlots, '%image%' | '%denoise%'>> {
  const file = await fitStartingPicture(picture, size);
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 32);
  const name = await service.upload(
    new File([file], `dreamseed-${hash}.jpg`, { type: 'image/jpeg' }),
    signal,
  );
  return { '%image%': name, '%denoise%': denoisingOf(picture.strength) };
}
