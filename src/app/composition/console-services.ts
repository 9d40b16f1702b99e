import type { CountedDays } from '../../features/owner/overview/counted-days.usecases.ts';
import { createOverview } from '../../features/owner/overview/overview.usecases.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createRepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Clock } from '../../shared/clock.ts';
import { logOwnFailures } from '../failure-log.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';
import type { AccountServices } from './account-services.ts';
import type { SitePart } from './site-part.ts';

interface ConsoleServicesOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  figures: Pick<SiteFigures, 'jobFailed'>;
  countedDays: CountedDays;
  accountServices: Pick<AccountServices, 'accounts' | 'blobs' | 'credits' | 'licenses'>;
}

/** What a crash may lose of the counts, in time. */
const KEEP_FIGURES_MS = 10_000;

/** The pages of the console that look at the site as a whole. */
export function createConsoleServices(options: ConsoleServicesOptions) {
  const { countedDays, accountServices, logger, figures } = options;
  const { accounts, blobs, credits, licenses } = accountServices;
  const overview = createOverview({
    ...options,
    counted: countedDays,
    oversight: accounts.oversight,
    credits,
    licenses,
    measureStorage: blobs.measure,
  });
  const log = logOwnFailures(logger, 'the figures of days were not kept');
  const onFailure = (error: unknown) => {
    figures.jobFailed('figures');
    log(error);
  };
  const part: SitePart = {
    jobs: [createRepeatedJob(overview.keepFigures, KEEP_FIGURES_MS, onFailure)],
    close: () => overview.writeCounted().catch(onFailure),
  };
  return { part, overview };
}
