import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { toLicense } from '../licenses.store.ts';
import type {} from '../licenses.tables.ts';
import type { License } from '../licenses.types.ts';

/** A license, and what proves that somebody bought it. */
interface LicenseToMove {
  license: License;
  isRevoked: boolean;
  keyHash: string;
  references: string[];
}

interface Move {
  id: string;
  license: License;
  to: string;
  creditsMoved: number;
  expiresAt: number | null;
  timeMoved: number;
  now: number;
}

export interface LicenseMovesStore {
  find(transaction: DatabaseTransaction, licenseId: string): Promise<LicenseToMove | undefined>;
  /** Puts the license onto the other account, and leaves a line with the first. */
  move(transaction: DatabaseTransaction, move: Move): Promise<void>;
}

export function createLicenseMovesStore({ kind }: Database): LicenseMovesStore {
  return {
    async find(transaction, licenseId) {
      const row = await transaction
        .selectFrom('license')
        .selectAll()
        .where('id', '=', licenseId)
        .$if(kind === 'postgres', (query) => query.forUpdate())
        .executeTakeFirst();
      if (!row) return undefined;
      const references = await transaction
        .selectFrom('license_reference')
        .select('reference')
        .where('license_id', '=', licenseId)
        .execute();
      return {
        license: toLicense(row),
        isRevoked: row.revoked_at !== null,
        keyHash: row.key_hash,
        references: references.map(({ reference }) => reference),
      };
    },
    async move(transaction, { id, license, to, creditsMoved, expiresAt, timeMoved, now }) {
      await transaction
        .updateTable('license')
        .set({
          account_id: to,
          credits_added: creditsMoved,
          expires_at: expiresAt,
          period_ms: expiresAt === null ? null : timeMoved,
          moved_at: now,
        })
        .where('id', '=', license.id)
        .execute();
      const { step } = await transaction
        .selectFrom('license_move')
        .select((row) => row.fn.countAll<number | string>().as('step'))
        .where('license_id', '=', license.id)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('license_move')
        .values({
          id,
          license_id: license.id,
          step: Number(step) + 1,
          from_account: license.accountId,
          to_account: to,
          credits_before: license.creditsAdded,
          credits_moved: creditsMoved,
          moved_at: now,
        })
        .execute();
    },
  };
}
