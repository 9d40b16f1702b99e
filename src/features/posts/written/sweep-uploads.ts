import type { Blobs } from '../../../platform/storage/storage.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { createWrittenPicturesStore } from './written-pictures.store.ts';

interface UploadSweepOptions {
  store: Pick<
    ReturnType<typeof createWrittenPicturesStore>,
    'listUploadsBefore' | 'listTexts' | 'forgetUpload'
  >;
  blobs: Pick<Blobs, 'purge'>;
  clock: Clock;
  /** Whose the stored pictures are. */
  owner: string;
}

/** A text that names an upload may wait so long in a browser before it is saved. */
const UNSAVED_LASTS_MS = 7 * 86_400_000;
const TEXTS_AT_ONCE = 100;
const HASH = /[0-9a-f]{64}/g;

/** Deletes uploads that are in no post and in no revision. */
export function createUploadSweep({ store, blobs, clock, owner }: UploadSweepOptions) {
  /** Reads texts until every upload was found in one of them. */
  const findUnnamed = async (hashes: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
    const unnamed = new Set(hashes);
    let place: Parameters<typeof store.listTexts>[0] = null;
    while (unnamed.size > 0) {
      const texts: Awaited<ReturnType<typeof store.listTexts>> = await store.listTexts(place, TEXTS_AT_ONCE);
      for (const { text } of texts) for (const hash of text.match(HASH) ?? []) unnamed.delete(hash);
      place = texts.at(-1) ?? null;
      if (!place) break;
    }
    return unnamed;
  };
  return async (): Promise<void> => {
    const before = clock.now() - UNSAVED_LASTS_MS;
    const uploads = await store.listUploadsBefore(owner, before);
    const unnamed = await findUnnamed(new Set(uploads.flatMap(({ hash }) => hash ?? [])));
    for (const { hash, objectId } of uploads) {
      // One without a name is what a process that died had left to do.
      const isFree = hash === null || (unnamed.has(hash) && (await store.forgetUpload(hash, before)));
      if (isFree) await blobs.purge(objectId);
    }
  };
}
