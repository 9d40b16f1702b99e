import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { fingerprintKey } from '../activation/license-key.ts';
import { createBatchEndedError, createBatchMadeError } from '../licenses.errors.ts';
import type { Alongside } from '../licenses.types.ts';
import { formatOwnKey, OWN_KEY_BYTES } from '../shops/own-key.rules.ts';
import { createGiveawayStore } from './giveaways.store.ts';
import type { GiveawayBatch, GiveawayOrder } from './giveaways.types.ts';

/** Keys that the site gives away: the console and a command make them, and visitors activate them like any other. */
export interface Giveaways {
  /** @returns the keys, this once: they are stored as fingerprints. @throws {AppError} 409 for a batch that was made. */
  make(order: GiveawayOrder, alongside: Alongside): Promise<string[]>;
  /** The newest batches. */
  list(): Promise<GiveawayBatch[]>;
  /** Lets the keys of a batch that nobody used run out now. @throws {AppError} 409 when they have already. */
  end(id: string, alongside: (before: number | null) => Alongside): Promise<void>;
}

interface GiveawaysOptions {
  database: Database;
  clock: Clock;
  /** Unpredictable bytes, as many as asked for. */
  randomBytes: (count: number) => Uint8Array;
}

const MOST_BATCHES = 100;

export function createGiveaways({ database, clock, randomBytes }: GiveawaysOptions): Giveaways {
  const store = createGiveawayStore(database);
  return {
    async make(order, alongside) {
      const keys = Array.from({ length: order.keys }, () => formatOwnKey(randomBytes(OWN_KEY_BYTES)));
      const facts = { now: clock.now(), keyHashes: keys.map(fingerprintKey) };
      await database.transaction(async (transaction) => {
        if (!(await store.add(transaction, order, facts))) throw createBatchMadeError();
        await alongside(transaction);
      });
      return keys;
    },
    list: () => store.list(MOST_BATCHES),
    end: (id, alongside) =>
      database.transaction(async (transaction) => {
        const before = await store.end(transaction, id, clock.now());
        if (!before) throw createBatchEndedError();
        await alongside(before.expiresAt)(transaction);
      }),
  };
}
