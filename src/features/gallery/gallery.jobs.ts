import type { Database } from '../../platform/db/database.types.ts';
import { createRepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { Blobs, ObjectStorage } from '../../platform/storage/storage.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import { createImageColoring } from './finding/color-images.usecases.ts';
import { createGalleryStore } from './gallery.store.ts';
import { createGalleryPurgeStore } from './purging/gallery-purge.store.ts';
import { createClosedPurging } from './purging/purge-closed-accounts.usecases.ts';
import { createDeletedPurging, createOrphanPurging } from './purging/purge-images.usecases.ts';
import { createAbandonedSaving } from './saving/save-abandoned.usecases.ts';

const PAUSE_MS = 10_000;
/** Whoever looks for what they made a moment ago finds it by its color, too. */
const COLORS_PAUSE_MS = 2_000;

interface GalleryJobsOptions {
  database: Database;
  credits: Credits;
  blobs: Blobs;
  storage: ObjectStorage;
  clock: Clock;
  newId: () => string;
  /** Told what went wrong; the next round tries again. */
  onFailure: (error: unknown) => void;
  pauseMs?: number;
}

interface GalleryJobs {
  /** Does everything that is due now. Several servers may do so at once. */
  runOnce(): Promise<void>;
  /** Does it every few seconds from now on. */
  start(): void;
  /** Resolves when nothing runs any more, which is soon. */
  stop(): Promise<void>;
}

/** What must happen to holds and images without anybody asking for it. */
export function createGalleryJobs(options: GalleryJobsOptions): GalleryJobs {
  const { database, credits, clock, onFailure, pauseMs = PAUSE_MS } = options;
  let isStopping = false;
  const purge = {
    ...options,
    store: createGalleryPurgeStore(database),
    scan: { from: 0 },
    isStopping: () => isStopping,
  };
  const runEach = (tasks: readonly (() => Promise<unknown>)[]) => async () => {
    for (const run of tasks) await run().catch((error) => onFailure(error));
  };
  const endHolds = runEach([
    () => credits.sweepLeases(clock.now()),
    () => credits.forgetStoppedRuns(clock.now()),
    createAbandonedSaving({ ...options, store: createGalleryStore(database) }),
  ]);
  const purgePictures = runEach([
    createDeletedPurging(purge),
    createOrphanPurging(purge),
    createClosedPurging(purge),
    () => options.blobs.finishPurges(purge.isStopping),
  ]);
  const colorPictures = runEach([createImageColoring(purge)]);
  // A storage that is slow or away must not keep anybody's credits held.
  const repeated = [
    ...[endHolds, purgePictures].map((work) => createRepeatedJob(work, pauseMs, onFailure)),
    createRepeatedJob(colorPictures, Math.min(pauseMs, COLORS_PAUSE_MS), onFailure),
  ];
  return {
    async runOnce() {
      await endHolds();
      await purgePictures();
      await colorPictures();
    },
    start() {
      isStopping = false;
      for (const { start } of repeated) start();
    },
    async stop() {
      isStopping = true;
      await Promise.all(repeated.map(({ stop }) => stop()));
    },
  };
}
