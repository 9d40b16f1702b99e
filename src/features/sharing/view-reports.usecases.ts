import type { Clock } from '../../shared/clock.ts';
import { createReportedLinks, type ReportedLinksOptions } from './reported-links.ts';
import { createUnknownReportError } from './sharing.errors.ts';
import { hasExpired } from './sharing.rules.ts';
import type { KeptPictures, PictureFile, ReportedShare, ShareReport } from './sharing.types.ts';
import { createTakedownStore } from './takedowns/takedowns.store.ts';
import type { AnsweredTakedown } from './takedowns/takedowns.types.ts';

/** What whoever runs the site gets to see of what is reported, and of nothing else. */
export interface ReportViewing {
  /** The links with open reports, the one that has waited longest first. */
  listLinks(limit: number): Promise<ReportedShare[]>;
  /** What accounts say to takedowns and nobody has judged, the one that has waited longest first. */
  listAnswers(limit: number): Promise<AnsweredTakedown[]>;
  /** A picture of a link, for as long as a report about it, or an answer, is open. @throws {AppError} 404. */
  openPicture(linkId: string, key: string): Promise<PictureFile>;
}

interface ReportViewingOptions extends Omit<ReportedLinksOptions, 'collections'> {
  pictures: Pick<KeptPictures, 'findAll' | 'open' | 'collections'>;
  clock: Clock;
}

export function createReportViewing({ pictures, clock, ...options }: ReportViewingOptions): ReportViewing {
  const links = createReportedLinks({ ...options, ...pictures });
  const { store, tokens } = links;
  const takedowns = createTakedownStore(options.database);
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
  /** Whether an answer about a picture, or about all that a link showed, waits to be judged. */
  const isAnswered = async (linkId: string, imageId: string): Promise<boolean> =>
    (await takedowns.listOfLink(linkId)).some(
      ({ subject: { kind, id }, answeredAt, keptAt }) =>
        answeredAt !== null && keptAt === null && (kind === 'collection' || id === imageId),
    );
  return {
    async listLinks(limit) {
      const byLink = Map.groupBy(await store.listOpen(limit), ({ shareId }) => shareId);
      return await Promise.all([...byLink].map(([linkId, reports]) => describe(linkId, reports)));
    },
    async listAnswers(limit) {
      const answered = await takedowns.listAnswered(limit);
      return await Promise.all(
        answered.map(async ({ subject, answer, answeredAt, keptAt: _, ...takedown }) => {
          const { collectionName, pictures: all } = await describe(takedown.linkId, []);
          const key = tokens.keyOf(takedown.linkId, subject.id);
          const shown = subject.kind === 'image' ? all.filter((one) => one.key === key) : all;
          const said = { answer: answer ?? '', answeredAt: answeredAt ?? takedown.createdAt };
          return { ...takedown, ...said, kind: subject.kind, collectionName, pictures: shown };
        }),
      );
    },
    async openPicture(linkId, key) {
      const link = await links.require(linkId);
      const imageId = await links.findShown(linkId, link, key);
      const mayLook = (await store.isReported(linkId)) || (await isAnswered(linkId, imageId));
      if (!mayLook) throw createUnknownReportError();
      return await pictures.open(link.accountId, imageId);
    },
  };
}
