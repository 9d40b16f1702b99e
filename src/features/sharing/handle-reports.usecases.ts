import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { Clock } from '../../shared/clock.ts';
import { createReportedLinks, type ReportedLinksOptions } from './reported-links.ts';
import type { ShareReport } from './sharing.types.ts';

/** What a step does besides, in its own transaction: whoever takes it writes down that they did. */
export type Alongside = (transaction: DatabaseTransaction, done: { closed: number }) => Promise<void>;

/** What whoever runs the site does about reports: by a command, or in the owner's console. */
export interface ReportHandling {
  /** Open reports, the oldest first. */
  list(limit: number): Promise<ShareReport[]>;
  /** The end of a link's address. */
  tokenOf(linkId: string): string;
  /**
   * Ends every link of what a link shows, for good, and is done with its reports.
   * @param key of one picture of a collection, which alone is taken down; undefined for all of it.
   * @returns how many reports that were. @throws {AppError} 404.
   */
  takeDown(linkId: string, key: string | undefined, alongside: Alongside): Promise<number>;
  /** Leaves the link, and is done with its reports. @throws {AppError} 404. */
  dismiss(linkId: string, alongside: Alongside): Promise<number>;
}

export function createReportHandling(options: ReportedLinksOptions & { clock: Clock }): ReportHandling {
  const { database, clock } = options;
  const links = createReportedLinks(options);
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
    async takeDown(linkId, key, alongside) {
      const link = await links.require(linkId);
      const one = key === undefined ? undefined : await links.findShown(linkId, link, key);
      const subject = one === undefined ? link.subject : { kind: 'image' as const, id: one };
      const shown = link.subject.kind === 'collection' ? await links.listShown(link) : [];
      const imageIds = one === undefined ? shown : [one];
      return await finish(linkId, alongside, (transaction, now) =>
        store.takeDown(transaction, { ...link, subject }, imageIds, now),
      );
    },
    async dismiss(linkId, alongside) {
      await links.require(linkId);
      return await finish(linkId, alongside);
    },
  };
}
