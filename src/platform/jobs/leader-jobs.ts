import type { Clock } from '../../shared/clock.ts';
import type { Database } from '../db/database.types.ts';
import { createJobLeaderStore } from './job-leader.store.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

/** How long a leader that died keeps others from its jobs. */
const KEPT_MS = 15_000;
const RENEW_MS = 5_000;

interface LeaderJobsOptions {
  database: Database;
  clock: Clock;
  /** Names this process apart from all others. */
  holder: string;
  /** What one server does for all. Each may run on two for a moment. */
  jobs: readonly RepeatedJob[];
  onFailure: (error: unknown) => void;
}

/** Runs jobs on one process of all servers on a database: on SQLite there is no other. */
export function createLeaderJobs(options: LeaderJobsOptions): RepeatedJob {
  const { database, clock, holder, jobs, onFailure } = options;
  const startAll = () => {
    for (const job of jobs) job.start();
  };
  const stopAll = async () => void (await Promise.all(jobs.map((job) => job.stop())));
  if (database.kind === 'sqlite') return { start: startAll, stop: stopAll };

  const store = createJobLeaderStore(database);
  let ends = Number.NEGATIVE_INFINITY;
  const renew = async () => {
    const now = clock.now();
    try {
      ends = (await store.take(holder, now, now + KEPT_MS)) ? now + KEPT_MS : Number.NEGATIVE_INFINITY;
    } catch (error) {
      // While Postgres is away nobody else can take the lead before it ends.
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
