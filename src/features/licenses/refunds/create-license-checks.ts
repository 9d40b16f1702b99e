import type { Database } from '../../../platform/db/database.types.ts';
import { createRepeatedJob, type RepeatedJob } from '../../../platform/jobs/repeated-job.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createLicenseStore } from '../licenses.store.ts';
import type { LicensesOptions } from '../licenses-options.ts';
import type { Shop } from '../shops/shops.types.ts';
import { createLicenseChecksStore } from './license-checks.store.ts';
import {
  createLicenseChecks,
  type FailedLicense,
  type LicenseChecks,
  type TakenBack,
} from './license-checks.usecases.ts';
import { createRevokeLicense } from './revoke-license.usecases.ts';
import { createShopNoticeStore } from './shop-notices.store.ts';

const ROUND_MS = 60_000;

interface LicenseCheckingOptions {
  database: Database;
  credits: LicensesOptions['credits'];
  shops: readonly Shop[];
  clock: Clock;
  onTakenBack: (license: TakenBack) => void;
  /** Told what went wrong; the next round tries again. */
  onFailure: (error: unknown, license?: FailedLicense) => void;
}

/** Refunds: what shops write, and what they are asked about now and then in case a message was lost. */
export function createLicenseChecking(options: LicenseCheckingOptions): LicenseChecks & { job: RepeatedJob } {
  const { database, shops, onFailure } = options;
  let isStopping = false;
  const checks = createLicenseChecks({
    ...options,
    store: createLicenseChecksStore(database),
    notices: createShopNoticeStore(database),
    revoke: createRevokeLicense({ ...options, store: createLicenseStore(database) }),
    isStopping: () => isStopping,
  });
  const rounds = createRepeatedJob(
    async () => void (await checks.checkDue()),
    ROUND_MS,
    (error) => onFailure(error),
  );
  const job: RepeatedJob = {
    start() {
      isStopping = false;
      if (shops.length > 0) rounds.start();
    },
    async stop() {
      isStopping = true;
      await rounds.stop();
    },
  };
  return { ...checks, job };
}
