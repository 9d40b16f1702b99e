import { STILL_TYPES, sniffImageType } from '../../../shared/image-type.ts';
import { createReadOnlyError, neverReadOnly } from '../../../shared/read-only.ts';
import {
  createReceiptRefusedError,
  createReceiptUsedError,
  createUnknownImageError,
} from '../gallery.errors.ts';
import type { GalleryImage, GuestPicture } from '../gallery.types.ts';
import type { ImageSavingOptions, SaveOrder } from './save-upload.usecases.ts';

/** Somebody was quicker: whatever this transaction has done must not stay. */
class ReceiptTaken extends Error {
  override name = 'ReceiptTaken';
}

/**
 * Keeps a picture that was drawn for a guest, at no price: the allowance of a day paid for it. A receipt
 * becomes one image of one account, whoever shows it and however often; the account that has it is
 * answered the same each time.
 * @throws {AppError} 403 `receipt.refused`; 404 when its image was deleted since; 409 `receipt.used`;
 *   503 while the site is read-only.
 */
export async function moveIn(
  options: ImageSavingOptions,
  order: SaveOrder,
  { bytes, receipt }: { bytes: Uint8Array; receipt: string },
): Promise<GalleryImage> {
  const { store, isReadOnly = neverReadOnly } = options;
  if (isReadOnly()) throw createReadOnlyError();
  const { input, identity } = order;
  const picture = await options.readReceipt(receipt, { bytes, fullPrompt: input.fullPrompt });
  const contentType = sniffImageType(bytes, STILL_TYPES);
  if (!picture || !contentType) throw createReceiptRefusedError();
  const findEarlier = async () => {
    const earlier = await store.findByReceipt(picture.id);
    return earlier && requireOwn(earlier, identity.id);
  };
  const earlier = await findEarlier();
  if (earlier) return earlier;
  return await keep(options, order, { picture, content: { bytes, contentType } }).catch(async (error) => {
    const winner = error instanceof ReceiptTaken ? await findEarlier() : undefined;
    if (!winner) throw error;
    return winner;
  });
}

async function keep(
  { blobs, credits, store, newId, clock }: ImageSavingOptions,
  { identity, input }: SaveOrder,
  { picture, content }: { picture: GuestPicture; content: { bytes: Uint8Array; contentType: string } },
): Promise<GalleryImage> {
  const { id: receiptId, tool, width, height, seed, engine, variation, strength } = picture;
  return await blobs.store(identity.id, content, async (transaction, { id: storedObjectId }) => {
    await credits.lockOpen(transaction, identity.id);
    const image: GalleryImage = {
      id: newId(),
      accountId: identity.id,
      ...{ chargeKey: null, receiptId, holdId: null, storedObjectId, startingObjectId: null },
      prompt: input.prompt,
      fullPrompt: input.fullPrompt,
      ...{ width, height, tool, cost: 0 },
      recipe: { ...input.recipe, seed, engine, variation, strength },
      color: null,
      createdAt: clock.now(),
      deletedAt: null,
      request: null,
    };
    if (!(await store.insert(transaction, image))) throw new ReceiptTaken();
    return image;
  });
}

function requireOwn(image: GalleryImage, accountId: string): GalleryImage {
  if (image.accountId !== accountId) throw createReceiptUsedError();
  if (image.deletedAt !== null) throw createUnknownImageError();
  return image;
}
