import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../db/database.types.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';
import { createSiteDutyStore } from './site-duty.store.ts';

/** How long a server that died keeps others from doing its work. */
const KEPT_MS = 15_000;
const RENEW_MS = 5_000;

interface SiteDutyOptions {
  database: Database;
  clock: Clock;
  /** Names this process apart from all others. */
  holder: string;
  /** What one server does for all. Each bears being done by two for a moment. */
  jobs: readonly RepeatedJob[];
  onFailure: (error: unknown) => void;
}

/** Runs jobs on one process of all servers on a database: on SQLite there is no other. */
export function createSiteDuty(options: SiteDutyOptions): RepeatedJob {
  const { database, clock, holder, jobs, onFailure } = options;
  const startAll = () => {
    for (const job of jobs) job.start();
  };
  const stopAll = async () => void (await Promise.all(jobs.map((job) => job.stop())));
  if (database.kind === 'sqlite') return { start: startAll, stop: stopAll };

  const store = createSiteDutyStore(database);
  let ends = Number.NEGATIVE_INFINITY;
  const renew = async () => {
    const now = clock.now();
    try {
      ends = (await store.take(holder, now, now + KEPT_MS)) ? now + KEPT_MS : Number.NEGATIVE_INFINITY;
    } catch (error) {
      // What cannot be asked for is kept as long as nobody else can have it.
      onFailure(error);
    }
    if (clock.now() < ends) startAll();
    else await stopAll();
  };
  const renewal = createRepeatedJob(renew, RENEW_MS, onFailure);
  let first = Promise.resolve();
  return {
    start() {
      first = renew();
      renewal.start();
    },
    async stop() {
      await Promise.all([first, renewal.stop()]);
      await stopAll();
      await store.leave(holder).catch(onFailure);
    },
  };
}
