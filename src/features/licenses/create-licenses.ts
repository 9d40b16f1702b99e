import { createActivateLicense } from './activation/activate-license.usecases.ts';
import { createLicenseCodeStore, type LicenseCodeStore } from './activation/license-codes.store.ts';
import { fingerprintKey } from './activation/license-key.ts';
import { createLicenseProof, type LicenseProof } from './activation/license-proof.usecases.ts';
import { createLicenseRecords } from './license-records.store.ts';
import { createLicenseStore } from './licenses.store.ts';
import type { Licenses, LicensesOptions } from './licenses.usecases.ts';
import { createRevokeLicense } from './refunds/revoke-license.usecases.ts';
import { createShopNoticeStore } from './refunds/shop-notices.store.ts';

/**
 * Puts activation, history and refunds together.
 * @throws {Error} one line that an owner can act on, when codes are asked for that nobody can mail.
 */
export function createLicenses(options: LicensesOptions): Licenses {
  const codes = createLicenseCodeStore(options.database);
  const store = createLicenseStore(options.database);
  const notices = createShopNoticeStore(options.database);
  const revoke = createRevokeLicense({ ...options, store });
  return {
    ...createActivateLicense({ ...options, store, notices, proof: openProof(options, codes) }),
    list: (accountId) => store.list(accountId),
    history: (accountId) => store.history(accountId),
    revoke: (shop, key) => revoke({ shop, keyHash: fingerprintKey(key) }),
    ...createLicenseRecords(options.database),
    sweep: () => codes.forgetBefore(options.clock.now()),
  };
}

function openProof(options: LicensesOptions, codes: LicenseCodeStore): LicenseProof | null {
  const { codeProof, mail } = options;
  if (!codeProof) return null;
  if (!mail) throw new Error('LICENSE_PROOF: `code` needs SMTP_URL, because codes are mailed.');
  return createLicenseProof({ ...options, ...codeProof, mail, codes });
}
