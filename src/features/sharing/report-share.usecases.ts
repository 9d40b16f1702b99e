import type { Database } from '../../platform/db/database.types.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { Clock } from '../../shared/clock.ts';
import { createShareReportStore } from './share-reports.store.ts';
import { createTooManyReportsError } from './sharing.errors.ts';
import type { ReportInput } from './sharing.schema.ts';
import type { Share } from './sharing.types.ts';
import { ALL_REPORTS, REPORTS_OF_ADDRESS } from './sharing-limits.rules.ts';

/**
 * Keeps what somebody says is wrong with a shared picture, and nothing of who says it.
 * @throws {AppError} 404 or 410 without such a picture, 429 after many reports.
 */
export type ReportShare = (token: string, input: ReportInput, address: string) => Promise<void>;

interface ReportingOptions {
  database: Database;
  limits: AttemptLimits;
  clock: Clock;
  newId: () => string;
  onReported: (report: { shareId: string; reason: string }) => void;
  /** @throws {AppError} 404 or 410. */
  look: (token: string) => Promise<Share>;
}

export function createReporting(options: ReportingOptions): ReportShare {
  const { database, limits, clock, newId, onReported, look } = options;
  const store = createShareReportStore(database);
  const ofAddress = limits.open(REPORTS_OF_ADDRESS);
  const all = limits.open(ALL_REPORTS);
  return async (token, { reason, words }, address) => {
    const { id: shareId } = await look(token);
    await takeOrRefuse(ofAddress, toVisitorNetwork(address), createTooManyReportsError);
    await takeOrRefuse(all, 'everybody', createTooManyReportsError);
    await store.insert({ id: newId(), shareId, reason, words: words.trim(), createdAt: clock.now() });
    onReported({ shareId, reason });
  };
}
