import { createExportRunningError, createExportsBusyError } from './account-data.errors.ts';

/** Each reads whole pictures; the storage has visitors to serve, too. */
const EXPORTS_AT_ONCE = 4;

/** The downloads of everything that run on this server: few at once, and one of each account. */
export interface ExportPlaces {
  /** @throws {AppError} 429 `account.export_running`; 503 `account.exports_busy`. */
  assertFree(accountId: string): void;
  /**
   * Takes a place, at once or not at all.
   * @returns what gives it back; more than one call does no more.
   * @throws {AppError} 429 `account.export_running`; 503 `account.exports_busy`.
   */
  take(accountId: string): () => void;
}

export function createExportPlaces(): ExportPlaces {
  const running = new Map<string, symbol>();
  const assertFree = (accountId: string) => {
    if (running.has(accountId)) throw createExportRunningError();
    if (running.size >= EXPORTS_AT_ONCE) throw createExportsBusyError();
  };
  return {
    assertFree,
    take(accountId) {
      assertFree(accountId);
      const place = Symbol(accountId);
      running.set(accountId, place);
      return () => {
        if (running.get(accountId) === place) running.delete(accountId);
      };
    },
  };
}
