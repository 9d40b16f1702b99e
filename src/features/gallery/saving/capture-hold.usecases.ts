import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { captureKey } from '../../credits/credits.rules.ts';
import type { Hold, HoldState } from '../../credits/credits.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import type { GalleryStore } from '../gallery.store.ts';
import type { GalleryImage } from '../gallery.types.ts';

interface CaptureHoldOptions {
  credits: Pick<Credits, 'capture'>;
  store: Pick<GalleryStore, 'insert'>;
  newId: () => string;
}

/** What the owner says of an image that the server drew; all of it is missing when nobody came to save it. */
type OwnersWords = Partial<Pick<GalleryImage, 'prompt' | 'recipe' | 'request'>>;

export interface CapturedHold {
  /** `captured` also when somebody else was quicker. */
  state: HoldState;
  /** There when this very call has kept it. */
  image?: GalleryImage;
}

/** The request's key was used a moment ago: whatever this transaction has done must not stay. */
export class RequestKeyTaken extends Error {
  override name = 'RequestKeyTaken';
}

/**
 * Takes the price of a delivered hold and puts its image into the gallery, in one transaction.
 * @throws {RequestKeyTaken} out of the transaction.
 */
export async function captureHold(
  { credits, store, newId }: CaptureHoldOptions,
  transaction: DatabaseTransaction,
  order: { holdId: string; now: number; createdAt?: number; words: OwnersWords },
): Promise<CapturedHold> {
  const { done, hold } = await credits.capture(transaction, order.holdId, order.now);
  if (!done) return { state: hold.state };
  const image = imageOf(hold, { id: newId(), createdAt: order.createdAt ?? order.now, words: order.words });
  if (!(await store.insert(transaction, image))) throw new RequestKeyTaken();
  return { state: hold.state, image };
}

/** The server's own account of what it drew counts, not what a browser says of it. */
function imageOf(
  hold: Hold,
  { id, createdAt, words }: { id: string; createdAt: number; words: OwnersWords },
): GalleryImage {
  const { drawn } = hold;
  if (!drawn) throw new Error(`Hold ${hold.id} was delivered without saying what was drawn.`);
  return {
    id,
    accountId: hold.accountId,
    chargeKey: captureKey(hold.id),
    holdId: hold.id,
    receiptId: null,
    storedObjectId: hold.storedObjectId,
    startingObjectId: hold.startingObjectId,
    prompt: words.prompt ?? drawn.fullPrompt,
    fullPrompt: drawn.fullPrompt,
    width: drawn.width,
    height: drawn.height,
    tool: hold.tool,
    cost: hold.price,
    recipe: {
      ...words.recipe,
      ...{ seed: drawn.seed, engine: drawn.engine, variation: drawn.variation },
      ...{ strength: drawn.strength, learnedStyle: drawn.learnedStyle },
    },
    createdAt,
    deletedAt: null,
    request: words.request ?? null,
  };
}
