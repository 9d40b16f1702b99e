import { cutPicture, UnreadablePictureError } from '../../../../ui/pictures/cut-picture.ts';
import { decodeDataUrl, imageDataUrl } from '../../../generator/ui/run/data-url.ts';
import { type ImageServiceConnection, requestImage } from '../../../generator/ui/run/request-image.ts';
import { createRunId } from '../../../generator/ui/run/run-id.ts';
import { shownThings } from '../../draft/draft-prompt.rules.ts';
import type { SlidePicture } from '../../draft/story-draft.types.ts';
import { LARGEST_SLIDE_BYTES, SLIDE_SIZE } from '../../draft/story-package.rules.ts';
import type { DraftStudioOptions, PictureOrder } from './draft-studio.ts';

/** A larger file would stall the page while it is decoded. */
const LARGEST_FILE_BYTES = 40_000_000;

/** Where the pictures of drafts come from in this browser. */
export function createDraftPictures(
  imageServiceUrl: string,
): Pick<DraftStudioOptions, 'drawPicture' | 'takePicture'> {
  const connection: ImageServiceConnection = {
    fetch: (input, init) => window.fetch(input, init),
    imageServiceUrl,
    pageOrigin: window.location.origin,
    // Cutting it to shape decodes it anyway.
    isPicture: async () => true,
  };
  return {
    drawPicture: async (order, signal) => {
      const { src, notes } = await requestImage(connection, asGuest(order), signal);
      const picture = await asSlidePicture(decodeDataUrl(src));
      return { src: picture, origin: 'drawn', shows: shownThings(notes?.understood ?? []) };
    },
    takePicture: async (file, origin): Promise<SlidePicture> => {
      if (file.size > LARGEST_FILE_BYTES) throw new Error('This file is too large: at most 40 MB.');
      return { src: await asSlidePicture(file), origin, shows: '' };
    },
  };
}

/** Without an identity a picture is free: it counts towards what the connection may draw in a day. */
function asGuest({ prompt, seed }: PictureOrder) {
  return {
    tool: 'green' as const,
    runId: createRunId(),
    tile: 0,
    prompt,
    ...SLIDE_SIZE,
    seed,
    identityHeaders: {},
  };
}

async function asSlidePicture(image: Blob): Promise<string> {
  const src = await imageDataUrl(await cutPicture(image, SLIDE_SIZE, LARGEST_SLIDE_BYTES));
  if (!src) throw new UnreadablePictureError();
  return src;
}
