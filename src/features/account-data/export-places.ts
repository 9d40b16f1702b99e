import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import type { AttemptLimit, AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
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
 * all, on all servers of a site together. A slow reader keeps a place and nothing else.
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
  const ofAccount = limits.open(RUNNING_EXPORT_OF_ACCOUNT);
  const ofAddress = limits.open(RUNNING_EXPORTS_OF_ADDRESS);
  const ofAll = limits.open(RUNNING_EXPORTS);
  return {
    async take({ accountId, address }) {
      const taken: { limit: AttemptLimit; key: string }[] = [];
      const startedAt = clock.now();
      const giveBack = async () => {
        const places = taken.splice(0);
        // The count has forgotten it by then: taking one off would let somebody else in twice.
        if (clock.now() - startedAt >= RUNNING_EXPORTS.windowMs) return;
        await Promise.all(places.map(({ limit, key }) => limit.giveBack(key)));
      };
      for (const [limit, key, refuse] of [
        [ofAccount, accountId, createExportRunningError],
        [ofAddress, toVisitorNetwork(address), createExportsOfAddressError],
        [ofAll, 'everybody', createExportsBusyError],
      ] as const) {
        const wait = await limit.take(key);
        taken.push({ limit, key });
        if (wait === 0) continue;
        await giveBack();
        throw refuse();
      }
      return giveBack;
    },
  };
}
