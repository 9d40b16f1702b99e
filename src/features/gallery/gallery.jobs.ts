import type { Database } from '../../platform/db/database.types.ts';
import type { ObjectStorage, OwnedObjects } from '../../platform/storage/storage.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import { createGalleryStore } from './gallery.store.ts';
import { createGalleryPurgeStore } from './gallery-purge.store.ts';
import { createAbandonedKeeping } from './keep-abandoned.usecases.ts';
import { createDeletedPurging, createOrphanPurging } from './purge-images.usecases.ts';
import { createThumbnails } from './thumbnails.ts';

const PAUSE_MS = 10_000;

export interface GalleryJobsOptions {
  database: Database;
  credits: Credits;
  objects: OwnedObjects;
  storage: ObjectStorage;
  clock: Clock;
  newId: () => string;
  /** Told what went wrong; the next round tries again. */
  onFailure: (error: unknown) => void;
  pauseMs?: number;
}

export interface GalleryJobs {
  /** Does everything that is due now. Several servers may do so at once. */
  runOnce(): Promise<void>;
  /** Does it every ten seconds from now on. */
  start(): void;
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/** What must happen to holds and images without anybody asking for it. */
export function createGalleryJobs(options: GalleryJobsOptions): GalleryJobs {
  const { database, credits, clock, onFailure, pauseMs = PAUSE_MS } = options;
  const purge = {
    ...options,
    store: createGalleryPurgeStore(database),
    thumbnails: createThumbnails(options.storage),
  };
  const tasks = [
    () => credits.sweepLeases(clock.now()),
    createAbandonedKeeping({ ...options, store: createGalleryStore(database) }),
    createDeletedPurging(purge),
    createOrphanPurging(purge),
  ];
  const runOnce = async () => {
    for (const run of tasks) await run().catch((error) => onFailure(error));
  };
  return { runOnce, ...repeat(runOnce, pauseMs) };
}

function repeat(run: () => Promise<void>, pauseMs: number): Pick<GalleryJobs, 'start' | 'stop'> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      running = run().finally(() => {
        if (timer) schedule();
      });
    }, pauseMs);
    timer.unref();
  };
  return {
    start() {
      if (!timer) schedule();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
