import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { type Clock, utcDate } from '../../shared/clock.ts';
import { logOwnFailures } from '../failure-log.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';
import type { AccountServices } from './account-services.ts';

const DAY_MS = 86_400_000;
const PAUSE_MS = 3_600_000;

interface HousekeepingOptions {
  services: Pick<
    AccountServices,
    'accounts' | 'apiKeys' | 'credits' | 'licenses' | 'owner' | 'purgeMail' | 'writtenPosts'
  > & {
    limits: AttemptLimits;
    sweepKnownPictures: () => Promise<void>;
  };
  clock: Clock;
  logger: Logger;
  figures: Pick<SiteFigures, 'jobFailed'>;
}

/** Forgets what no longer counts: sign-ins that ran out, mails that left, old lines of the audit, what keys did long ago, pictures that left long ago, and visitors' marks of past days. */
export function createHousekeeping({ services, clock, logger, figures }: HousekeepingOptions): RepeatedJob {
  const { accounts, apiKeys, credits, licenses, owner, purgeMail, writtenPosts, limits, sweepKnownPictures } =
    services;
  const log = logOwnFailures(logger, 'housekeeping failed');
  /** The next round tries again. */
  const onFailure = (error: unknown) => {
    figures.jobFailed('housekeeping');
    log(error);
  };
  const forgetOld = async (): Promise<void> => {
    await accounts.sweep().catch(onFailure);
    await apiKeys.sweep().catch(onFailure);
    await licenses.sweep().catch(onFailure);
    await owner.sweep().catch(onFailure);
    await writtenPosts.pictures.sweep().catch(onFailure);
    await limits.sweep().catch(onFailure);
    await sweepKnownPictures().catch(onFailure);
    await purgeMail().catch(onFailure);
    await credits.forgetSignUpBonusesBefore(utcDate(clock.now() - DAY_MS)).catch(onFailure);
  };
  return createRepeatedJob(forgetOld, PAUSE_MS, onFailure);
}
