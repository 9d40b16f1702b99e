import { hashOf } from '../../platform/hash-of.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ApiKeys } from '../api-keys/api-keys.usecases.ts';
import type { RunOrder } from '../credits/credits.types.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { Gallery } from '../gallery/gallery.usecases.ts';
import { createHoldReleasedError } from '../image-service/account-runs/account-run.errors.ts';
import type { Delivery, ImageOrder } from '../image-service/image-service.types.ts';
import type { ApiPicture, DrawPictures, PictureOrder } from './images-api.types.ts';
import { describePicture, describeRequest, listenFor } from './picture-request.rules.ts';

/** Of one call; the others of its pictures wait for these. */
const AT_ONCE = 2;
/** As the tools call a picture that began with another one, and with no words. */
const NO_WORDS = 'My picture';

export interface DrawPicturesOptions {
  /** The image service: the same policy, holds, queue and engines as for the browser. */
  make: (order: Omit<ImageOrder, 'signal'>) => Promise<Delivery>;
  gallery: Pick<Gallery, 'save' | 'putAway'>;
  credits: Pick<Credits, 'expireRun' | 'findRun'>;
  requests: ApiKeys['requests'];
  /** Where the site is, for addresses that leave it. */
  siteRoot: () => string;
  clock: Clock;
  newId: () => string;
}

/**
 * Draws what a program asks for, has it paid and kept. The credits of all pictures are set aside first, or none.
 * What failed costs nothing; what was drawn before is answered, and paid for.
 */
export function createDrawPictures(options: DrawPicturesOptions): DrawPictures {
  const { credits, clock } = options;
  return async (order) => {
    const { identity, wanted, onPicture = () => {} } = order;
    const runId = await findRunId(options, order);
    const places = await listPlaces(options, order, runId);
    const pictures: ApiPicture[] = [];
    let failure: unknown;
    const drawNext = async () => {
      for (let place = places.shift(); place !== undefined && !failure; place = places.shift()) {
        try {
          const picture = await drawOne(options, order, { runId, place });
          pictures.push(picture);
          onPicture(picture);
        } catch (error) {
          failure ??= error;
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, wanted.count) }, drawNext));
    // Nobody asks for the others any more: their credits are free again.
    if (failure) await credits.expireRun(identity.id, runId, clock.now());
    if (pictures.length === 0) throw failure ?? createHoldReleasedError();
    return pictures.sort((a, b) => a.place - b.place);
  };
}

async function findRunId({ requests, newId }: DrawPicturesOptions, order: PictureOrder): Promise<string> {
  const { identity, wanted, startingPicture, varies, requestName } = order;
  if (requestName === undefined) return newId();
  const requestHash = hashOf([wanted, startingPicture?.hash ?? null, varies ?? false]);
  const { id: accountId, spender } = identity;
  return await requests.runOf({ accountId, keyId: spender.id, name: requestName, requestHash });
}

/** Of a request that comes again those that were given back before are not made any more. */
async function listPlaces(
  { credits }: DrawPicturesOptions,
  { identity, wanted, requestName }: PictureOrder,
  runId: string,
): Promise<number[]> {
  const holds = requestName === undefined ? [] : await credits.findRun(identity.id, runId);
  const gone = new Set(holds.filter(({ state }) => state === 'released').map(({ tile }) => tile));
  return Array.from({ length: wanted.count }, (_, place) => place).filter((place) => !gone.has(place));
}

async function drawOne(
  { make, gallery, siteRoot }: DrawPicturesOptions,
  order: PictureOrder,
  { runId, place }: { runId: string; place: number },
): Promise<ApiPicture> {
  const { identity, address, wanted, gone } = order;
  const { tool, words, fullPrompt, options, negativePrompt } = wanted;
  const request = describeRequest(order, place);
  const { width, height } = request.recipe;
  const run: Pick<RunOrder, 'runId' | 'tool' | 'tiles'> & { tile: number } = {
    ...{ runId, tool, tile: place, tiles: wanted.count },
  };
  const caller = { address, header: () => undefined, letIn: { identity, run } };
  const onNews = listenFor(order, request.recipe, place);
  const { image, headers } = await make({ caller, request, gone, onNews, previews: wanted.previews });
  const details = { prompt: words || NO_WORDS, fullPrompt: fullPrompt || NO_WORDS, width, height };
  const holdId = headers['X-Dreamseed-Hold'];
  const recipe = { options, negativePrompt };
  const kept = await gallery
    .save({ identity, address }, { ...details, generatorType: tool, holdId, recipe })
    // Who repeats a request may have deleted its picture since, or never wanted it there.
    .catch((error) => {
      if (error instanceof AppError && error.code === 'image.unknown' && !wanted.asUrl) return undefined;
      throw error;
    });
  if (kept && !wanted.gallery) await gallery.putAway(identity.id, kept.image.id);
  const url = kept && wanted.gallery ? `${siteRoot()}${kept.image.url}` : undefined;
  return describePicture(image, request.recipe, { place, url });
}
