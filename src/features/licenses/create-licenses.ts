import { createActivateLicense } from './activate-license.usecases.ts';
import { createLicenseStore } from './licenses.store.ts';
import type { Licenses, LicensesOptions } from './licenses.usecases.ts';
import { createRevokeLicense } from './revoke-license.usecases.ts';
import { createShopNoticeStore } from './shop-notices.store.ts';

/** Puts activation, history and refunds together. */
export function createLicenses(options: LicensesOptions): Licenses {
  const store = createLicenseStore(options.database);
  const notices = createShopNoticeStore(options.database);
  return {
    activate: createActivateLicense({ ...options, store, notices }),
    list: (accountId) => store.list(accountId),
    history: (accountId) => store.history(accountId),
    revoke: createRevokeLicense({ ...options, store }),
  };
}
