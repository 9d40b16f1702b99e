import type { Clock } from '../../shared/clock.ts';
import { createReportedLinks, type ReportedLinksOptions } from './reported-links.ts';
import { createUnknownReportError } from './sharing.errors.ts';
import { hasExpired } from './sharing.rules.ts';
import type { KeptPictures, PictureFile, ReportedShare, ShareReport } from './sharing.types.ts';

/** What whoever runs the site gets to see of what is reported, and of nothing else. */
export interface ReportViewing {
  /** The links with open reports, the one that has waited longest first. */
  listLinks(limit: number): Promise<ReportedShare[]>;
  /** A picture of a link, for as long as a report about it is open. @throws {AppError} 404. */
  openPicture(linkId: string, key: string): Promise<PictureFile>;
}

interface ReportViewingOptions extends Omit<ReportedLinksOptions, 'collections'> {
  pictures: Pick<KeptPictures, 'findAll' | 'open' | 'collections'>;
  clock: Clock;
}

export function createReportViewing({ pictures, clock, ...options }: ReportViewingOptions): ReportViewing {
  const links = createReportedLinks({ ...options, ...pictures });
  const { store, tokens } = links;
  const describe = async (linkId: string, reports: readonly ShareReport[]): Promise<ReportedShare> => {
    const link = await links.require(linkId);
    const { accountId, subject, showsRecipe, endedAt } = link;
    const ids = await links.listShown(link);
    const images = new Map((await pictures.findAll(accountId, ids)).map((image) => [image.id, image]));
    const collections = subject.kind === 'collection' ? await pictures.collections.list(accountId) : [];
    return {
      linkId,
      token: tokens.of(linkId),
      accountId,
      kind: subject.kind,
      isLive: endedAt === null && !hasExpired(link, clock.now()),
      collectionName: collections.find(({ id }) => id === subject.id)?.name ?? null,
      pictures: ids.flatMap((id) => {
        const image = images.get(id);
        return image ? [{ key: tokens.keyOf(linkId, id), prompt: showsRecipe ? image.prompt : null }] : [];
      }),
      reports: reports.map(({ shareId: _, ...report }) => report),
    };
  };
  return {
    async listLinks(limit) {
      const byLink = Map.groupBy(await store.listOpen(limit), ({ shareId }) => shareId);
      return await Promise.all([...byLink].map(([linkId, reports]) => describe(linkId, reports)));
    },
    async openPicture(linkId, key) {
      const link = await links.require(linkId);
      if (!(await store.isReported(linkId))) throw createUnknownReportError();
      return await pictures.open(link.accountId, await links.findShown(linkId, link, key));
    },
  };
}
