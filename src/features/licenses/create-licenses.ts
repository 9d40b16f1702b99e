import { createActivateLicense } from './activate-license.usecases.ts';
import { fingerprintKey } from './license-key.ts';
import { createLicenseStore } from './licenses.store.ts';
import type { Licenses, LicensesOptions } from './licenses.usecases.ts';
import { createRevokeLicense } from './revoke-license.usecases.ts';
import { createShopNoticeStore } from './shop-notices.store.ts';

/** Puts activation, history and refunds together. */
export function createLicenses(options: LicensesOptions): Licenses {
  const store = createLicenseStore(options.database);
  const notices = createShopNoticeStore(options.database);
  const revoke = createRevokeLicense({ ...options, store });
  return {
    activate: createActivateLicense({ ...options, store, notices }),
    list: (accountId) => store.list(accountId),
    history: (accountId) => store.history(accountId),
    revoke: (shop, key) => revoke({ shop, keyHash: fingerprintKey(key) }),
  };
}
