import type { Database } from '../../../platform/db/database.types.ts';
import { toStoredMoment } from '../accounts.store.ts';
import { FIREBASE_PROVIDER } from '../accounts.tables.ts';
import type { DeletedSubjects } from '../deleted-subjects.store.ts';

interface NewFirebaseAccount {
  /** Random. */
  id: string;
  /** Of the row that says how the account is signed in to. */
  methodId: string;
  subject: string;
  /** When the token was issued that names them, in milliseconds since 1970, as `now`. */
  issuedAt: number;
  now: number;
}

export interface FirebaseAccountsStore {
  /** The id of the account of a person, if there is one. */
  find(subject: string): Promise<string | undefined>;
  /**
   * Makes the account of a person; of two at the same moment one is made, and none for a token that is
   * older than the deletion of the last.
   */
  create(account: NewFirebaseAccount): Promise<void>;
}

export function createFirebaseAccountsStore(
  database: Database,
  deletedSubjects: Pick<DeletedSubjects, 'isDeletedSince'>,
): FirebaseAccountsStore {
  return {
    async find(subject) {
      const row = await database.reader
        .selectFrom('auth_account')
        .select('userId')
        .where('providerId', '=', FIREBASE_PROVIDER)
        .where('accountId', '=', subject)
        .executeTakeFirst();
      return row?.userId;
    },
    async create({ id, methodId, subject, issuedAt, now }) {
      const moment = toStoredMoment(database, now);
      const times = { createdAt: moment, updatedAt: moment };
      const no = database.kind === 'sqlite' ? 0 : false;
      await database.transaction(async (transaction) => {
        await transaction
          .insertInto('auth_user')
          .values({ id, name: '', email: placeholderOf(id), emailVerified: no, ...times })
          .execute();
        const made = await transaction
          .insertInto('auth_account')
          .values({ id: methodId, userId: id, providerId: FIREBASE_PROVIDER, accountId: subject, ...times })
          .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
          .returning('id')
          .executeTakeFirst();
        // Only now: a deletion that runs at the same moment was waited for by the row above.
        const isGone = await deletedSubjects.isDeletedSince(transaction, subject, issuedAt);
        if (!made || isGone) await transaction.deleteFrom('auth_user').where('id', '=', id).execute();
      });
    },
  };
}

/**
 * Every account has an address of its own, but the one that Firebase tells must not be it: no
 * password, no mail and no other provider may ever lead into this account (docs/decisions/0011).
 * `.invalid` is nobody's (RFC 2606), and an id that nobody can foresee keeps strangers from signing
 * up under the address of somebody who is still to come.
 */
function placeholderOf(id: string): string {
  return `${id}@firebase.invalid`;
}
