import type { DeskLicense, FoundLicense } from '../../licenses/desk/license-desk.types.ts';

/** With whom a license is. */
interface Holder {
  /** Null once the account has gone. */
  accountEmail: string | null;
}

export type ListedLicense = FoundLicense & Holder;

export interface FoundLicenses {
  licenses: ListedLicense[];
  isMore: boolean;
}

export interface ShownLicense extends DeskLicense, Holder {
  /** Of accounts that it was moved between and that are still there, by id. */
  emails: Readonly<Record<string, string>>;
  /** Whether its shop can be asked again. */
  canAsk: boolean;
}

/** Keys, as they are shown once. */
export interface MadeKeys {
  keys: string[];
  csv: string;
}
