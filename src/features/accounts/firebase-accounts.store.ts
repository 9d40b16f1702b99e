import type { Database } from '../../platform/db/database.types.ts';
import { toStoredMoment } from './accounts.store.ts';

export interface NewFirebaseAccount {
  /** Random. */
  id: string;
  /** Of the row that says how the account is signed in to. */
  methodId: string;
  subject: string;
  now: number;
}

export interface FirebaseAccountsStore {
  /** The id of the account of a person, if there is one. */
  find(subject: string): Promise<string | undefined>;
  /** Makes the account of a person; of two at the same moment one is made. */
  create(account: NewFirebaseAccount): Promise<void>;
}

const PROVIDER = 'firebase';

export function createFirebaseAccountsStore(database: Database): FirebaseAccountsStore {
  return {
    async find(subject) {
      const row = await database.reader
        .selectFrom('auth_account')
        .select('userId')
        .where('providerId', '=', PROVIDER)
        .where('accountId', '=', subject)
        .executeTakeFirst();
      return row?.userId;
    },
    async create({ id, methodId, subject, now }) {
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
          .values({ id: methodId, userId: id, providerId: PROVIDER, accountId: subject, ...times })
          .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!made) await transaction.deleteFrom('auth_user').where('id', '=', id).execute();
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
