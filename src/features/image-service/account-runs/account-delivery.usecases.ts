import type { Blobs } from '../../../platform/storage/storage.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { LearnedStyleMark } from '../../../shared/learned-style-mark.ts';
import type { Hold, HoldStep } from '../../credits/credits.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { detectImageType } from '../../image-engines/image-bytes.rules.ts';
import { createAbortError } from '../../image-engines/image-engines.errors.ts';
import { carryMark } from '../../provenance/marked-file.rules.ts';
import type { PictureSigner } from '../../provenance/signing/picture-signer.usecases.ts';
import type { Delivery, DrawnImage, ImageRecipe } from '../image-service.types.ts';
import {
  createHoldLostError,
  createHoldReleasedError,
  createImageDeletedError,
} from './account-run.errors.ts';

interface AccountDeliveryParts {
  credits: Pick<Credits, 'deliver' | 'findHold'>;
  blobs: Pick<Blobs, 'store' | 'read'>;
  clock: Clock;
  signer: Pick<PictureSigner, 'sign'>;
}

export interface DrawnRecipe {
  image: DrawnImage;
  /** What it was drawn from. */
  recipe: ImageRecipe;
  /** Of the request that asked for it. */
  requestHash: string;
}

export interface AccountDelivery {
  /**
   * Stores the image and marks its hold as delivered, so that no byte leaves that could not be paid
   * for or found again.
   * @returns the image, or the one that another request delivered for the same hold first.
   * @throws {AppError} 503 `hold.released` when the hold was given back meanwhile.
   * @throws {DOMException} named AbortError when the signal was aborted before the hold was delivered.
   */
  store(hold: Hold, drawn: DrawnRecipe, signal: AbortSignal): Promise<Delivery>;
  /**
   * What was delivered for a hold before.
   * @throws {AppError} 409 `hold.released`, 410 `hold.image_deleted` when there is nothing any more.
   */
  repeat(hold: Hold): Promise<Delivery>;
}

export function createAccountDelivery({
  credits,
  blobs,
  clock,
  signer,
}: AccountDeliveryParts): AccountDelivery {
  /** What refers to it follows within the time that a picture nobody refers to is left alone. */
  const keepStart = async (hold: Hold, { startingPicture }: ImageRecipe): Promise<string | null> => {
    if (!startingPicture) return null;
    const picture = { bytes: startingPicture.bytes, contentType: 'image/jpeg' };
    return await blobs.store(hold.accountId, picture, async (_transaction, { id }) => id);
  };

  const keep = async (
    hold: Hold,
    { image, recipe, requestHash }: DrawnRecipe,
    signal: AbortSignal,
  ): Promise<HoldStep> => {
    const { prompt: fullPrompt, width, height, variation, startingPicture } = recipe;
    const made = { variation, strength: startingPicture?.strength, learnedStyle: markOf(recipe) };
    const { seed, drawnBy: engine = image.engine } = image;
    const drawn = { fullPrompt, width, height, seed, engine, ...made };
    const startingObjectId = await keepStart(hold, recipe);
    return await blobs.store(hold.accountId, image, async (transaction, { id }) => {
      if (signal.aborted) throw createAbortError();
      const delivery = { storedObjectId: id, startingObjectId, drawn, requestHash, now: clock.now() };
      const step = await credits.deliver(transaction, hold.id, delivery);
      // Thrown in here, it undoes the row and the file of bytes that nobody will ask for.
      if (step.hold.state === 'released') throw createHoldLostError();
      return step;
    });
  };

  const repeat = async (hold: Hold): Promise<Delivery> => {
    const delivery = await readDelivered(blobs, hold);
    if (delivery) return delivery;
    // Released or deleted between the look at the hold and the look at its bytes.
    const now = await credits.findHold(hold.accountId, hold.id);
    const again = now && (await readDelivered(blobs, now));
    if (!again) throw new Error(`The bytes of hold ${hold.id} are missing.`);
    return again;
  };

  return {
    async store(hold, drawn, signal) {
      const bytes = await signer.sign(dated(drawn.image, clock.now()));
      const image = { ...drawn.image, bytes };
      const step = await keep(hold, { ...drawn, image }, signal);
      return step.done ? { image, headers: holdHeader(hold) } : repeat(step.hold);
    },
    repeat,
  };
}

/** What is kept for one account alone may say when it was made. */
function dated({ bytes }: DrawnImage, createdAt: number): Uint8Array<ArrayBuffer> {
  return carryMark(bytes, bytes, { createdAt });
}

function markOf({ learnedStyle }: ImageRecipe): LearnedStyleMark | undefined {
  if (!learnedStyle) return undefined;
  const { name, hash, style } = learnedStyle;
  return { name, hash, medium: style.medium };
}

function holdHeader(hold: Hold): Record<string, string> {
  return { 'X-Dreamseed-Hold': hold.id };
}

/** Undefined when the bytes are no longer where the hold says. */
async function readDelivered(blobs: Pick<Blobs, 'read'>, hold: Hold): Promise<Delivery | undefined> {
  if (hold.state === 'released') throw createHoldReleasedError();
  if (!hold.storedObjectId || !hold.drawn) throw createImageDeletedError();
  const stored = await blobs.read(hold.accountId, hold.storedObjectId);
  if (!stored) return undefined;
  const bytes = new Uint8Array(stored.bytes);
  const contentType = detectImageType(bytes) ?? 'image/jpeg';
  const { engine, seed } = hold.drawn;
  return { image: { bytes, contentType, engine, seed, durationMs: 0 }, headers: holdHeader(hold) };
}
