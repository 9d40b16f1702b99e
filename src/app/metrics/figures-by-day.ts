import type { CountedDays } from '../../features/owner/overview/counted-days.usecases.ts';
import type { RecentTroubles } from './recent-troubles.ts';
import type { JobName, SiteFigures } from './site-figures.ts';

/** Outcomes that are no fault of an engine: the visitor left, asked for too much, or it was not asked at all. */
const NO_FAILURES: ReadonlySet<string> = new Set(['left', 'not-drawable', 'resting']);

/** The same figures; those that the console shows are counted for that, too. */
export function countByDay(
  figures: SiteFigures,
  { count }: Pick<CountedDays, 'count'>,
  failedJobs: RecentTroubles<JobName>,
): SiteFigures {
  return {
    ...figures,
    jobFailed(job) {
      figures.jobFailed(job);
      failedJobs.note(job, 'failed');
    },
    pictureLookedAt(place, outcome) {
      figures.pictureLookedAt(place, outcome);
      if (outcome === 'held-back') count('heldBack', place);
    },
    engineAnswered(engine, outcome, seconds) {
      figures.engineAnswered(engine, outcome, seconds);
      if (outcome === 'drawn') {
        count('drawn', engine);
        count('drawingMs', engine, Math.round(seconds * 1000));
      } else if (!NO_FAILURES.has(outcome)) count('failures', outcome);
    },
  };
}

/** A picture left for a visitor. */
export function countAnswered(
  { count }: Pick<CountedDays, 'count'>,
  { engine, isGuest, beginsRun }: { engine: string; isGuest: boolean; beginsRun: boolean },
): void {
  count('pictures', engine);
  count('audience', isGuest ? 'guest' : 'account');
  // Those of accounts stand in the ledger.
  if (isGuest && beginsRun) count('guestRuns', '');
}
