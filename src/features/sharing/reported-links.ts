import type { Database } from '../../platform/db/database.types.ts';
import { createShareReportStore, type ReportedLink } from './share-reports.store.ts';
import { createShareTokens } from './share-tokens.ts';
import { createUnknownReportError } from './sharing.errors.ts';
import { MOST_SHOWN } from './sharing.rules.ts';
import type { KeptPictures } from './sharing.types.ts';

export interface ReportedLinksOptions {
  database: Database;
  collections: Pick<KeptPictures['collections'], 'newest'>;
  /** As for the links. */
  secret: string;
}

/** What both whoever looks at reports and whoever acts on them asks of links. */
export function createReportedLinks({ database, collections, secret }: ReportedLinksOptions) {
  const store = createShareReportStore(database);
  const tokens = createShareTokens(secret);
  /** Ids of the pictures that its page shows, or would. */
  const listShown = async ({ accountId, subject }: ReportedLink): Promise<string[]> =>
    subject.kind === 'image'
      ? [subject.id]
      : (await collections.newest(accountId, subject.id, MOST_SHOWN)).ids;
  return {
    store,
    tokens,
    listShown,
    /** @throws {AppError} 404. */
    async require(linkId: string): Promise<ReportedLink> {
      const link = await store.findLink(linkId);
      if (!link) throw createUnknownReportError();
      return link;
    },
    /** The picture that a key names under a link. @throws {AppError} 404. */
    async findShown(linkId: string, link: ReportedLink, key: string): Promise<string> {
      const imageId = (await listShown(link)).find((id) => tokens.keyOf(linkId, id) === key);
      if (imageId === undefined) throw createUnknownReportError();
      return imageId;
    },
  };
}
