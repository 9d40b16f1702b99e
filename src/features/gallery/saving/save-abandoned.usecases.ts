import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { SAVE_GRACE_MS } from '../gallery.rules.ts';
import type { GalleryStore } from '../gallery.store.ts';
import { captureHold } from './capture-hold.usecases.ts';

const AT_ONCE = 100;

interface SaveAbandonedOptions {
  database: Database;
  credits: Pick<Credits, 'listAbandoned' | 'capture'>;
  store: Pick<GalleryStore, 'insert'>;
  clock: Clock;
  newId: () => string;
  onFailure: (error: unknown) => void;
}

/**
 * Images that were drawn and shown but never saved, because the tab died: they are put into the
 * gallery and paid for as if they had been. One that cannot be does not keep the others waiting.
 */
export function createAbandonedSaving(options: SaveAbandonedOptions): () => Promise<void> {
  const { database, credits, clock, onFailure } = options;
  return async () => {
    const now = clock.now();
    for (const hold of await credits.listAbandoned(now - SAVE_GRACE_MS, AT_ONCE)) {
      const order = { holdId: hold.id, now, createdAt: hold.deliveredAt ?? now, words: {} };
      await database
        .transaction((transaction) => captureHold(options, transaction, order))
        .catch((error) => onFailure(error));
    }
  };
}
