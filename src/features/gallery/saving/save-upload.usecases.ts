import type { Database } from '../../../platform/db/database.types.ts';
import type { AttemptLimit } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import type { Blobs } from '../../../platform/storage/storage.types.ts';
import type { AccountIdentity } from '../../../shared/account-identity.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly, neverReadOnly } from '../../../shared/read-only.ts';
import { createInsufficientCreditsError } from '../../credits/credits.errors.ts';
import type { HoldTool, Quote } from '../../credits/credits.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { createUploadsFullError, createUploadsSiteLimitError } from '../gallery.errors.ts';
import { UPLOADED_BYTES } from '../gallery.rules.ts';
import type { SaveImageInput } from '../gallery.schema.ts';
import type { GalleryStore } from '../gallery.store.ts';
import type { GalleryCaller, GalleryImage, GuestPicture, SaveRequestMark } from '../gallery.types.ts';
import { RequestKeyTaken } from './capture-hold.usecases.ts';
import { cleanPicture } from './clean-upload.ts';

export interface ImageSavingOptions {
  database: Database;
  credits: Credits;
  blobs: Blobs;
  store: GalleryStore;
  quote: (identity: AccountIdentity, tool: HoldTool, address: string) => Promise<Quote>;
  clock: Clock;
  newId: () => string;
  /** No picture is taken in while it says so; what a hold pays for is kept as always. */
  isReadOnly?: IsReadOnly;
  /** What a receipt proves of these bytes and words; undefined when it proves nothing. */
  readReceipt: (
    receipt: string,
    shown: { bytes: Uint8Array; fullPrompt: string },
  ) => Promise<GuestPicture | undefined>;
  /** Looks at a picture from elsewhere. @throws {AppError} 422 for one that is held back; 503. */
  lookAtUpload?: (bytes: Uint8Array) => Promise<void>;
  /** Pictures that free accounts save here, all together. */
  freeUploads: AttemptLimit;
}

/** One request to save, with the mark that recognises it when it comes again. */
export interface SaveOrder extends GalleryCaller {
  input: SaveImageInput;
  request: SaveRequestMark | null;
}

/**
 * Keeps a picture that came from elsewhere, for the price that one of ours costs.
 * @throws {AppError} 503 while the site is read-only; 402, 403 or 429 when it cannot be paid or kept.
 * @throws {RequestKeyTaken} when the same request was answered at the same moment.
 */
export async function saveUpload(
  options: ImageSavingOptions,
  order: SaveOrder,
  bytes: Uint8Array,
): Promise<GalleryImage> {
  const { credits, blobs, store, quote, freeUploads, isReadOnly = neverReadOnly } = options;
  const { identity, address, input } = order;
  if (isReadOnly()) throw createReadOnlyError();
  const { balance, price, isFreePlan } = await quote(identity, input.generatorType, address);
  await requireCredits(options, identity.id, { balance, price });
  const picture = await cleanPicture(bytes, input);
  await options.lookAtUpload?.(picture.bytes);
  const most = mostUploads(isFreePlan);
  // The transaction looks again; this spares the storage what does not fit.
  requireRoom((await store.uploadedBytes(identity.id)) + picture.bytes.length, most);
  if (isFreePlan) await takeOrRefuse(freeUploads, 'everybody', createUploadsSiteLimitError);
  const keeping = blobs.store(identity.id, picture, async (transaction, { id: objectId }) => {
    const image = describeUpload(options, order, { objectId, price });
    const charged = await credits.charge(transaction, {
      accountId: identity.id,
      balance,
      amount: price,
      reason: 'image',
      idempotencyKey: image.chargeKey,
      now: image.createdAt,
    });
    if (!charged || !(await store.insert(transaction, image))) throw new RequestKeyTaken();
    requireRoom(await store.uploadedBytes(identity.id, transaction), most);
    return image;
  });
  return await keeping.catch(async (error: unknown) => {
    if (isFreePlan) await freeUploads.giveBack('everybody');
    throw error;
  });
}

/** How much of an account's gallery may come from elsewhere. */
export function mostUploads(isFreePlan: boolean): number {
  return isFreePlan ? UPLOADED_BYTES.free : UPLOADED_BYTES.withPlan;
}

function requireRoom(bytes: number, most: number): void {
  if (bytes > most) throw createUploadsFullError(most);
}

/** The charge looks again; this spares the storage what nobody can pay for. */
async function requireCredits(
  { credits }: ImageSavingOptions,
  accountId: string,
  quote: Pick<Quote, 'balance' | 'price'>,
): Promise<void> {
  const { balance, held } = await credits.readBalance(accountId, quote.balance);
  if (balance - held < quote.price) {
    throw createInsufficientCreditsError(quote.balance.kind, { cost: quote.price, balance: balance - held });
  }
}

function describeUpload(
  { newId, clock }: ImageSavingOptions,
  { identity, input, request }: SaveOrder,
  { objectId, price }: { objectId: string; price: number },
): GalleryImage & { chargeKey: string } {
  const id = newId();
  return {
    id,
    accountId: identity.id,
    chargeKey: `image:${identity.id}:${request?.key ?? id}`,
    holdId: null,
    receiptId: null,
    storedObjectId: objectId,
    startingObjectId: null,
    prompt: input.prompt,
    fullPrompt: input.fullPrompt,
    width: input.width,
    height: input.height,
    tool: input.generatorType,
    cost: price,
    recipe: input.recipe ?? null,
    color: null,
    createdAt: clock.now(),
    deletedAt: null,
    request,
  };
}
