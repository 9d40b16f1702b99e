import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createSettledTakedownError, createUnknownTakedownError } from '../sharing.errors.ts';
import { findThing, type SubjectSources } from '../subject-words.ts';
import { restoredMail } from './takedown-mail-texts.ts';
import type { TakedownMails } from './takedown-mails.ts';
import { createTakedownStore } from './takedowns.store.ts';
import type { Takedown } from './takedowns.types.ts';

/** What a step does besides, in its own transaction: whoever takes it writes down that they did. */
export type AlongsideSettling = (transaction: DatabaseTransaction, takedown: Takedown) => Promise<void>;

/** What staff do about what was taken down. Of several who act at once, one does. */
export interface TakedownSettling {
  /** Those that a report about a link led to, without what was restored. */
  listOfLink(linkId: string): Promise<Takedown[]>;
  /** Those whose answers nobody has judged, the oldest answer first. */
  listAnswered(limit: number): Promise<Takedown[]>;
  /** Lets it be shared again, by new links, and tells its account. @throws {AppError} 404; 409. */
  restore(id: string, alongside: AlongsideSettling): Promise<void>;
  /** Leaves it down although its account answered. @throws {AppError} 404; 409. */
  keepDown(id: string, alongside: AlongsideSettling): Promise<void>;
}

interface TakedownSettlingOptions {
  database: Database;
  pictures: SubjectSources;
  takedownMails: TakedownMails;
  clock: Clock;
}

export function createTakedownSettling(options: TakedownSettlingOptions): TakedownSettling {
  const { database, pictures, takedownMails: mails, clock } = options;
  const store = createTakedownStore(database);
  const require = async (id: string): Promise<Takedown> => {
    const takedown = await store.find(id);
    if (!takedown) throw createUnknownTakedownError();
    return takedown;
  };
  return {
    listOfLink: store.listOfLink,
    listAnswered: store.listAnswered,
    async restore(id, alongside) {
      const takedown = await require(id);
      const { accountId, subject } = takedown;
      const thing = await findThing(pictures, accountId, subject);
      const to = await mails.findAddress(accountId);
      await database.transaction(async (transaction) => {
        if (!(await store.restore(transaction, takedown, clock.now()))) throw createSettledTakedownError();
        await mails.write(transaction, to, {
          kind: 'restored',
          takedown,
          body: (site) => restoredMail(site, thing),
        });
        await alongside(transaction, takedown);
      });
      mails.wake();
    },
    async keepDown(id, alongside) {
      const takedown = await require(id);
      await database.transaction(async (transaction) => {
        if (!(await store.keep(transaction, id, clock.now()))) throw createSettledTakedownError();
        await alongside(transaction, takedown);
      });
    },
  };
}
