import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Hold } from '../../credits/credits.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { DAILY_RETURNS } from '../gallery.rules.ts';
import type { ReleaseAnswer, ReleaseInput } from '../gallery.schema.ts';
import type { GalleryStore } from '../gallery.store.ts';
import { type CapturedHold, captureHold } from './capture-hold.usecases.ts';

const DAY_MS = 86_400_000;

interface ImageReleaseOptions {
  database: Database;
  credits: Credits;
  store: GalleryStore;
  clock: Clock;
  newId: () => string;
  /** Ends what is drawn for holds that were given back. */
  stopDrawing: (holdIds: readonly string[]) => void;
}

type ReleaseImages = (
  accountId: string,
  input: ReleaseInput,
) => Promise<Pick<ReleaseAnswer, 'released' | 'kept'>>;

/**
 * Gives back what was set aside for images that nobody wants any more. What is being made is stopped
 * and costs nothing, within what an account may leave half drawn in a day; of what is there already only a few a day do, or pictures could be had for nothing
 * by stopping at the right moment. The others are kept and paid for.
 */
export function createImageRelease(options: ImageReleaseOptions): ReleaseImages {
  return async (accountId, input) => {
    const released: string[] = [];
    const kept: string[] = [];
    for (const hold of await findHolds(options, accountId, input)) {
      const { state, image } = await end(options, hold);
      if (state === 'released') released.push(hold.id);
      if (state !== 'captured') continue;
      const found = image ?? (await options.store.findByHold(accountId, hold.id));
      if (found?.deletedAt === null) kept.push(found.id);
    }
    return { released, kept };
  };
}

async function findHolds(
  { credits, clock }: ImageReleaseOptions,
  accountId: string,
  { holdIds = [], runId }: ReleaseInput,
): Promise<Hold[]> {
  // The image service reads run ids so: a UUID in capitals names the same run.
  const ofRun = runId === undefined ? [] : await credits.stopRun(accountId, runId.toLowerCase(), clock.now());
  const named = await Promise.all(holdIds.map((holdId) => credits.findHold(accountId, holdId)));
  const all = [...ofRun, ...named.filter((hold) => hold !== undefined)];
  return [...new Map(all.map((hold) => [hold.id, hold])).values()];
}

/** @returns the state that the hold ended in, whoever ended it. */
async function end(options: ImageReleaseOptions, hold: Hold): Promise<CapturedHold> {
  let { state } = hold;
  if (state === 'open') {
    state = (await options.credits.releaseOpen(hold.id, options.clock.now())).hold.state;
    if (state === 'released') options.stopDrawing([hold.id]);
  }
  return state === 'delivered' ? await endDelivered(options, hold) : { state };
}

async function endDelivered(options: ImageReleaseOptions, hold: Hold): Promise<CapturedHold> {
  const { credits, database, clock } = options;
  const now = clock.now();
  const today = now - (now % DAY_MS);
  return await database.transaction(async (transaction) => {
    // Two requests at once would both count seven otherwise.
    await credits.lockAccount(transaction, hold.accountId);
    if ((await credits.countDeliveredReleases(transaction, hold.accountId, today)) < DAILY_RETURNS) {
      const { hold: ended } = await credits.releaseDelivered(transaction, hold.id, now);
      return { state: ended.state };
    }
    return await captureHold(options, transaction, { holdId: hold.id, now, words: {} });
  });
}
