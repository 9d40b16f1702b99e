import type { Hold } from '../../credits/credits.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { createRunIdsMalformedError } from '../gallery.errors.ts';
import { mayBeImageId } from '../gallery.rules.ts';
import type { GalleryStore } from '../gallery.store.ts';
import type { GalleryImage, GalleryItem } from '../gallery.types.ts';
import { type AccountRuns, MOST_RUNS } from './account-runs.schema.ts';

interface RunListingOptions {
  credits: Pick<Credits, 'findRuns'>;
  store: Pick<GalleryStore, 'listByHolds'>;
  describe: (image: GalleryImage) => GalleryItem;
}

/** What became of an account's runs, for a page that was not there when they ended. */
export function createRunListing({ credits, store, describe }: RunListingOptions) {
  return async (accountId: string, ids: string): Promise<AccountRuns> => {
    const holds = await credits.findRuns(accountId, readRunIds(ids));
    const kept = holds.filter(({ state }) => state === 'captured').map(({ id }) => id);
    const images = new Map(
      (await store.listByHolds(accountId, kept)).map((image) => [image.holdId, describe(image)]),
    );
    const tileOf = ({ id, tile, state }: Hold) => ({
      tile,
      state,
      holdId: id,
      image: images.get(id) ?? null,
    });
    const runs = Map.groupBy(holds, ({ runId }) => runId);
    return { runs: [...runs].map(([run, ofRun]) => ({ run, tiles: ofRun.map(tileOf) })) };
  };
}

/** @throws {AppError} 400 `request.invalid`. */
function readRunIds(ids: string): string[] {
  const runs = [...new Set(ids.toLowerCase().split(','))];
  if (runs.length > MOST_RUNS || !runs.every(mayBeImageId)) throw createRunIdsMalformedError(MOST_RUNS);
  return runs;
}
