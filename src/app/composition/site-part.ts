import type { RepeatedJob } from '../../platform/jobs/repeated-job.ts';

/** What a part of the site hands to the whole, beside what other parts use of it. */
export interface SitePart {
  /** What happens without anybody asking, from the start until the stop. */
  jobs?: readonly RepeatedJob[];
  /** The same, done by one of all servers on a database. */
  siteJobs?: readonly RepeatedJob[];
  /** What the start message tells an owner, by the word before it. */
  facts?: () => Record<string, string>;
  /** Called once nothing runs any more; parts are closed one after the other. */
  close?: () => Promise<void>;
}

/**
 * Joins the lists of parts, in their order.
 * @param onOneServer makes the jobs of the site one that runs on one of its servers.
 */
export function joinParts(
  parts: readonly SitePart[],
  onOneServer: (jobs: readonly RepeatedJob[]) => RepeatedJob,
) {
  const jobs = [
    ...parts.flatMap((part) => part.jobs ?? []),
    onOneServer(parts.flatMap((part) => part.siteJobs ?? [])),
  ];
  return {
    /** What the start message tells an owner. */
    describe: (): Record<string, string> => Object.assign({}, ...parts.map((part) => part.facts?.())),
    /** Starts what happens without anybody asking; `close` ends it. */
    startJobs() {
      for (const job of jobs) job.start();
    },
    async close() {
      await Promise.all(jobs.map((job) => job.stop()));
      for (const part of parts) await part.close?.();
    },
  };
}
