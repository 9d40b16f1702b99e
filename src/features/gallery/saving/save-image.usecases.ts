import { createHash } from 'node:crypto';
import type { Hold } from '../../credits/credits.types.ts';
import {
  createOpenHoldError,
  createOtherToolHoldError,
  createReleasedHoldError,
  createRequestKeyReusedError,
  createUnknownHoldError,
  createUnknownImageError,
} from '../gallery.errors.ts';
import type { SaveImageInput } from '../gallery.schema.ts';
import type { GalleryCaller, GalleryImage, SaveRequestMark } from '../gallery.types.ts';
import { type CapturedHold, captureHold, RequestKeyTaken } from './capture-hold.usecases.ts';
import { checkPictureSize, decodeBase64Picture } from './clean-upload.ts';
import { moveIn } from './move-in.usecases.ts';
import { type ImageSavingOptions, type SaveOrder, saveUpload } from './save-upload.usecases.ts';

export type SaveImage = (
  caller: GalleryCaller,
  input: SaveImageInput,
  requestKey?: string,
) => Promise<GalleryImage>;

export function createImageSaving(options: ImageSavingOptions): SaveImage {
  return async (caller, input, requestKey) => {
    const request = requestKey === undefined ? null : { key: requestKey, hash: hashOf(input) };
    const order: SaveOrder = { ...caller, input, request };
    const earlier = request && (await findEarlier(options, order, request));
    if (earlier) return earlier;
    try {
      return await saveFirst(options, order);
    } catch (error) {
      // The same request may have been answered in between, and have spent the last credits.
      const winner = request && (await findEarlier(options, order, request));
      if (winner) return winner;
      throw error instanceof RequestKeyTaken ? createRequestKeyReusedError() : error;
    }
  };
}

function hashOf(input: SaveImageInput): string {
  const hash = createHash('sha256');
  if (!('picture' in input)) return hash.update(JSON.stringify(input)).digest('hex');
  const { picture, ...details } = input;
  return hash.update(JSON.stringify(details)).update(picture).digest('hex');
}

async function findEarlier(
  { store }: ImageSavingOptions,
  { identity }: SaveOrder,
  { key, hash }: SaveRequestMark,
): Promise<GalleryImage | undefined> {
  const image = await store.findByRequest(identity.id, key);
  if (!image) return undefined;
  if (image.request?.hash !== hash) throw createRequestKeyReusedError();
  return requireLive(image);
}

/** With a hold what was posted counts for nothing: the server keeps the bytes that it made. */
async function saveFirst(options: ImageSavingOptions, order: SaveOrder): Promise<GalleryImage> {
  const { credits, blobs } = options;
  const { input, identity } = order;
  if (input.holdId !== undefined) {
    const hold = await credits.findHold(identity.id, input.holdId);
    if (!hold) throw createUnknownHoldError();
    return await saveHold(options, order, hold);
  }
  const bytes =
    'picture' in input ? checkPictureSize(input.picture) : decodeBase64Picture(input.base64Image ?? '');
  if (input.receipt !== undefined) return await moveIn(options, order, { bytes, receipt: input.receipt });
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = await blobs.find(identity.id, hash);
  const hold = known && (await credits.findDeliveredByObject(identity.id, known.id));
  if (hold?.tool === input.generatorType) {
    const kept = await saveDelivered(options, order, hold);
    // It may have been given back a moment ago; then the picture is like any other.
    if (kept.state === 'captured') return await findSaved(options, hold, kept);
  }
  return await saveUpload(options, order, bytes);
}

async function saveHold(options: ImageSavingOptions, order: SaveOrder, hold: Hold): Promise<GalleryImage> {
  if (hold.tool !== order.input.generatorType) throw createOtherToolHoldError();
  const kept = await saveDelivered(options, order, hold);
  if (kept.state === 'open') throw createOpenHoldError();
  if (kept.state === 'released') throw createReleasedHoldError();
  return await findSaved(options, hold, kept);
}

async function saveDelivered(
  options: ImageSavingOptions,
  { input, request }: SaveOrder,
  hold: Hold,
): Promise<CapturedHold> {
  if (hold.state !== 'delivered') return { state: hold.state };
  const words = { prompt: input.prompt, recipe: input.recipe ?? null, request };
  const step = { holdId: hold.id, now: options.clock.now(), words };
  return await options.database.transaction((transaction) => captureHold(options, transaction, step));
}

async function findSaved(
  { store }: ImageSavingOptions,
  hold: Hold,
  { image }: CapturedHold,
): Promise<GalleryImage> {
  return image ?? requireLive(await store.findByHold(hold.accountId, hold.id));
}

/** An image that its owner has deleted since cannot be answered as if it were there. */
function requireLive(image: GalleryImage | undefined): GalleryImage {
  if (!image || image.deletedAt !== null) throw createUnknownImageError();
  return image;
}
