import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { AccountSummary, ExportTicket } from './account-data.schema.ts';

/** What says that a download may begin; anybody may have written it. */
export interface ExportClaim {
  account: string | undefined;
  expires: string | undefined;
  signature: string | undefined;
}

interface AccountExport {
  /** E.g. `dreamseed-2026-01-15.zip`. */
  fileName: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Gives the place of the download to somebody else; to be called however it ends. */
  close(): Promise<void>;
}

/** What we store of a person: shown, handed out, deleted. */
export interface AccountData {
  /** @throws {AppError} 401 when the account was deleted. */
  summarize(identity: AccountIdentity, address: string): Promise<AccountSummary>;
  /**
   * @returns an address that a browser can download from by itself, for five minutes.
   * @param address the caller's network address.
   * @throws {AppError} 429 `account.too_many_exports`, `account.export_running` or
   *   `account.exports_of_address`; 503 `account.exports_busy`.
   */
  prepareExport(identity: AccountIdentity, address: string): Promise<ExportTicket>;
  /**
   * A ZIP archive of everything, made while it is read; however large a gallery is, one picture at a
   * time is in memory. Holds one of few places until it is closed.
   * @throws {AppError} 403 `account.export_refused`; 429 `account.export_running` or
   *   `account.exports_of_address`; 503 `account.exports_busy`.
   */
  openExport(claim: ExportClaim, address: string): Promise<AccountExport>;
  /** What `openExport` would answer, without taking a place. @throws {AppError} the same. */
  describeExport(claim: ExportClaim, address: string): Promise<Pick<AccountExport, 'fileName'>>;
  /**
   * Deletes an account for good, all of it or nothing.
   * @throws {AppError} 403 `account.wrong_password` or `account.sign_in_again`; 401 when it was
   * deleted a moment ago; 429 after many wrong passwords.
   */
  remove(identity: AccountIdentity, password: string | undefined): Promise<void>;
}
