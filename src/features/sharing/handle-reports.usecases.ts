import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { Clock } from '../../shared/clock.ts';
import { createReportedLinks, type ReportedLinksOptions } from './reported-links.ts';
import type { ShareReport, ShareSubject } from './sharing.types.ts';
import { findThing, type SubjectSources } from './subject-words.ts';
import { takenDownMail } from './takedowns/takedown-mail-texts.ts';
import type { TakedownMails } from './takedowns/takedown-mails.ts';
import { createTakedownStore } from './takedowns/takedowns.store.ts';

/** What a step does besides, in its own transaction: whoever takes it writes down that they did. */
export type Alongside = (transaction: DatabaseTransaction, done: { closed: number }) => Promise<void>;

interface TakeDownOrder {
  /** Of one picture of a collection, which alone is taken down; undefined for all of it. */
  picture: string | undefined;
  /** What its account reads; '' for nothing. */
  reason: string;
}

/** What whoever runs the site does about reports: by a command, or in the owner's console. */
export interface ReportHandling {
  /** Open reports, the oldest first. */
  list(limit: number): Promise<ShareReport[]>;
  /** The end of a link's address. */
  tokenOf(linkId: string): string;
  /**
   * Ends every link of what a link shows, tells its account, and is done with its reports.
   * @returns how many reports that were. @throws {AppError} 404.
   */
  takeDown(linkId: string, order: TakeDownOrder, alongside: Alongside): Promise<number>;
  /** Leaves the link, and is done with its reports. @throws {AppError} 404. */
  dismiss(linkId: string, alongside: Alongside): Promise<number>;
}

interface ReportHandlingOptions extends Omit<ReportedLinksOptions, 'collections'> {
  pictures: SubjectSources & { collections: ReportedLinksOptions['collections'] };
  takedownMails: TakedownMails;
  clock: Clock;
  newId: () => string;
}

export function createReportHandling(options: ReportHandlingOptions): ReportHandling {
  const { database, pictures, takedownMails: mails, clock, newId } = options;
  const links = createReportedLinks({ ...options, ...pictures });
  const takedowns = createTakedownStore(database);
  const { store } = links;
  const finish = (
    linkId: string,
    alongside: Alongside,
    before: (transaction: DatabaseTransaction, now: number) => Promise<void> = async () => {},
  ): Promise<number> =>
    database.transaction(async (transaction) => {
      const now = clock.now();
      await before(transaction, now);
      const closed = await store.close(transaction, linkId, now);
      await alongside(transaction, { closed });
      return closed;
    });
  return {
    list: store.listOpen,
    tokenOf: links.tokens.of,
    async takeDown(linkId, { picture, reason }, alongside) {
      const link = await links.require(linkId);
      const { accountId } = link;
      const one = picture === undefined ? undefined : await links.findShown(linkId, link, picture);
      const subject: ShareSubject = one === undefined ? link.subject : { kind: 'image', id: one };
      const shown = link.subject.kind === 'collection' ? await links.listShown(link) : [];
      const imageIds = one === undefined ? shown : [one];
      const thing = await findThing(pictures, accountId, subject);
      const to = await mails.findAddress(accountId);
      const closed = await finish(linkId, alongside, async (transaction, createdAt) => {
        const takedown = { id: newId(), linkId, accountId, subject, reason, createdAt };
        // Of two who take it down at once, the first tells its account.
        if (!(await takedowns.insert(transaction, takedown, imageIds))) return;
        await mails.write(transaction, to, {
          kind: 'taken-down',
          takedown,
          body: (site) => takenDownMail(site, { ...thing, reason }),
        });
      });
      mails.wake();
      return closed;
    },
    async dismiss(linkId, alongside) {
      await links.require(linkId);
      return await finish(linkId, alongside);
    },
  };
}
