import type { Database } from '../../../platform/db/database.types.ts';
import { createRevokedBeforeError, createUnknownLicenseError } from '../licenses.errors.ts';
import type { LicenseShop, Revoked } from '../licenses.types.ts';
import type { AlongsideRevoking, RevokeLicense } from '../refunds/revoke-license.usecases.ts';
import { createLicenseDeskStore } from './license-desk.store.ts';
import type { DeskLicense, FoundLicense, KeyWord, LicenseSearch } from './license-desk.types.ts';

/** Licenses, as whoever runs the site looks them up and takes them back. */
export interface LicenseDesk {
  /** The newest first. */
  find(search: LicenseSearch): Promise<FoundLicense[]>;
  /** @throws {AppError} 404 `license.unknown`. */
  read(id: string): Promise<DeskLicense>;
  /** Asks every shop about a key. Nothing is used up by it. */
  askAbout(key: string): Promise<KeyWord[]>;
  /** Takes a license back as a refund does. @throws {AppError} 404 `license.unknown`; 409 `license.revoked`. */
  revoke(id: string, alongside: AlongsideRevoking): Promise<Revoked>;
}

interface LicenseDeskOptions {
  database: Database;
  /** All that an activation asks, with the site's own. */
  shops: readonly LicenseShop[];
  revoke: RevokeLicense;
}

export function createLicenseDesk({ database, shops, revoke }: LicenseDeskOptions): LicenseDesk {
  const store = createLicenseDeskStore(database);
  const require = async (id: string) => {
    const license = await store.read(id);
    if (!license) throw createUnknownLicenseError();
    return license;
  };
  return {
    find: store.find,
    async read(id) {
      const { keyHash: _, ...license } = await require(id);
      return license;
    },
    askAbout: (key) =>
      Promise.all(
        shops.map(async (asked): Promise<KeyWord> => {
          const { shop } = asked;
          const verification = await asked.verify(key);
          switch (verification.outcome) {
            case 'valid':
              return { shop, outcome: 'valid', planId: verification.purchase.planId };
            case 'withdrawn':
              return { shop, outcome: 'withdrawn', reason: verification.reason };
            default:
              return { shop, outcome: verification.outcome };
          }
        }),
      ),
    async revoke(id, alongside) {
      const revocation = await revoke(await require(id), alongside);
      if (revocation.outcome !== 'revoked') throw createRevokedBeforeError();
      return revocation;
    },
  };
}
