import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { createPlaces } from '../../platform/limits/places.ts';
import type { Clock } from '../../shared/clock.ts';
import {
  createExportRunningError,
  createExportsBusyError,
  createExportsOfAddressError,
} from './account-data.errors.ts';
import {
  RUNNING_EXPORT_OF_ACCOUNT,
  RUNNING_EXPORTS,
  RUNNING_EXPORTS_OF_ADDRESS,
} from './account-data-limits.rules.ts';

/** Who downloads, and from where. */
interface ExportCaller {
  accountId: string;
  /** The network address. */
  address: string;
}

/**
 * The downloads of everything that run: one of each account, few of each address, and not too many in
 * all. A slow reader keeps a place and nothing else.
 */
interface ExportPlaces {
  /**
   * Takes a place, at once or not at all.
   * @returns what gives it back; more than one call does no more.
   * @throws {AppError} 429 `account.export_running` or `account.exports_of_address`; 503 `account.exports_busy`.
   */
  take(caller: ExportCaller): Promise<() => Promise<void>>;
}

export function createExportPlaces(limits: AttemptLimits, clock: Clock): ExportPlaces {
  const take = createPlaces(limits, clock, [
    { rule: RUNNING_EXPORT_OF_ACCOUNT, refuse: createExportRunningError },
    { rule: RUNNING_EXPORTS_OF_ADDRESS, refuse: createExportsOfAddressError },
    { rule: RUNNING_EXPORTS, refuse: createExportsBusyError },
  ]);
  return { take: ({ accountId, address }) => take(accountId, toVisitorNetwork(address)) };
}
