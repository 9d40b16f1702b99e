import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { Clock } from '../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly } from '../../shared/read-only.ts';
import { urls } from '../../urls.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import { createReportHandling, type ReportHandling } from './handle-reports.usecases.ts';
import { createReporting, type ReportShare } from './report-share.usecases.ts';
import { subjectIds } from './share-subjects.ts';
import { createShareTokens } from './share-tokens.ts';
import {
  createTakenDownError,
  createTooManyListsError,
  createTooManySharesError,
  createUnknownCollectionError,
  createUnknownImageError,
} from './sharing.errors.ts';
import { endOf } from './sharing.rules.ts';
import { createShareStore } from './sharing.store.ts';
import type {
  KeptPictures,
  ListedShare,
  OwnShare,
  Share,
  SharePlace,
  ShareSubject,
  ShareTerms,
} from './sharing.types.ts';
import { SHARE_LISTS, SHARES } from './sharing-limits.rules.ts';
import { describeSubjects } from './subject-words.ts';
import { createOwnTakedowns, type OwnTakedowns } from './takedowns/own-takedowns.usecases.ts';
import { createTakedownSettling, type TakedownSettling } from './takedowns/settle-takedowns.usecases.ts';
import type { TakedownMails } from './takedowns/takedown-mails.ts';
import { createTakedownStore } from './takedowns/takedowns.store.ts';
import { createReportViewing, type ReportViewing } from './view-reports.usecases.ts';
import { createShareViewing, type ShareViewing } from './view-shares.usecases.ts';

/** More than anybody looks through; the gallery shows each of the others beside its picture. */
const LIST_LENGTH = 200;

interface SharingOptions {
  database: Database;
  pictures: KeptPictures;
  credits: Pick<Credits, 'lockOpen'>;
  limits: AttemptLimits;
  /** Makes the tokens: the same on every server of a site. */
  secret: string;
  clock: Clock;
  /** At random, of 128 bits or more. */
  newId: () => string;
  isReadOnly: IsReadOnly;
  /** Looks at what others are about to see. @throws {AppError} 422 for what is held back; 503. */
  lookAtShown?: (bytes: Uint8Array) => Promise<void>;
  takedownMails: TakedownMails;
  /** Told of each report, for the log. */
  onReported: (report: { shareId: string; reason: string }) => void;
}

/** Links by which an account shows a picture or a collection. Without one, all of it is its owner's alone. */
export interface Sharing extends ShareViewing {
  /** What is reported, for whoever runs the site. */
  reports: ReportHandling & ReportViewing & TakedownSettling;
  takedowns: OwnTakedowns;
  /**
   * Makes the link of a picture or a collection, or gives the one that works these terms.
   * @throws {AppError} 403 for what the site took down; 404 for what is not in the account's gallery; 422 for a
   *   picture that is held back; 429; 503 while the site is read-only.
   */
  share(accountId: string, subject: ShareSubject, terms: ShareTerms): Promise<OwnShare>;
  /** The link that works now; null without one. @throws {AppError} 404 as above. */
  find(accountId: string, subject: ShareSubject): Promise<OwnShare | null>;
  /** The newest that work, newest first. @throws {AppError} 429. */
  list(accountId: string): Promise<ListedShare[]>;
  /** All that work, newest first, page by page. */
  listPage(accountId: string, after: SharePlace | null, limit: number): Promise<StatedShare[]>;
  /** Ends the link of a picture or a collection, if there is one. @throws {AppError} 404 as above. */
  end(accountId: string, subject: ShareSubject): Promise<void>;
  /** For a collection that ends. */
  forgetCollection(transaction: DatabaseTransaction, accountId: string, id: string): Promise<void>;
  /** For an account that ends. */
  forgetAll(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void>;
  report: ReportShare;
}

/** A link as the archive of its account has it. */
type StatedShare = Omit<Share, 'accountId' | 'subject'> & Pick<OwnShare, 'imageId' | 'collectionId' | 'url'>;

export function createSharing(options: SharingOptions): Sharing {
  const { database, pictures, credits, clock, newId, isReadOnly } = options;
  const store = createShareStore(database);
  const tokens = createShareTokens(options.secret);
  const shown = lookedAt(pictures, options.lookAtShown);
  const { requireLive, ...viewing } = createShareViewing({ store, tokens, pictures: shown, clock });
  const changes = options.limits.open(SHARES);
  const lists = options.limits.open(SHARE_LISTS);
  const urlOf = ({ id }: Pick<Share, 'id'>) => urls.shared(tokens.of(id));
  const describe = (share: Share): OwnShare => ({
    ...subjectIds(share.subject),
    url: urlOf(share),
    showsRecipe: share.showsRecipe,
    createdAt: new Date(share.createdAt).toISOString(),
    expiresAt: share.expiresAt === null ? null : new Date(share.expiresAt).toISOString(),
  });
  const requireOwn = async (accountId: string, { kind, id }: ShareSubject): Promise<void> => {
    if (kind === 'image') {
      if (!(await pictures.find(accountId, id))) throw createUnknownImageError();
    } else if (!(await pictures.collections.list(accountId)).some((collection) => collection.id === id)) {
      throw createUnknownCollectionError();
    }
  };
  return {
    ...viewing,
    async share(accountId, subject, { expires, showsRecipe }) {
      if (isReadOnly()) throw createReadOnlyError();
      await requireOwn(accountId, subject);
      await takeOrRefuse(changes, accountId, createTooManySharesError);
      // Who makes the link learns it at once, not the people it is sent to. Pictures of a collection, which may change, are looked at when it is opened.
      if (options.lookAtShown && subject.kind === 'image') await shown.open(accountId, subject.id);
      const id = newId();
      const now = clock.now();
      const tokenHash = tokens.hash(tokens.of(id));
      const expiresAt = expires === undefined ? null : endOf(expires, now);
      const keepsEnd = expires === undefined;
      const wanted = { id, tokenHash, accountId, subject, showsRecipe, createdAt: now, expiresAt, keepsEnd };
      return await database.transaction(async (transaction) => {
        await credits.lockOpen(transaction, accountId);
        if (await store.isTakenDown(transaction, subject)) throw createTakenDownError();
        return describe(await store.put(transaction, wanted, now));
      });
    },
    async find(accountId, subject) {
      await requireOwn(accountId, subject);
      const share = await store.findLive(accountId, subject, clock.now());
      return share ? describe(share) : null;
    },
    async list(accountId) {
      await takeOrRefuse(lists, accountId, createTooManyListsError);
      const shares = await store.listLive(accountId, { now: clock.now(), after: null, limit: LIST_LENGTH });
      const wordsOf = await describeSubjects(
        pictures,
        accountId,
        shares.map(({ subject }) => subject),
      );
      return shares.flatMap((share): ListedShare[] => {
        const words = wordsOf(share.subject);
        return words ? [{ ...describe(share), ...words }] : [];
      });
    },
    async listPage(accountId, after, limit) {
      const shares = await store.listLive(accountId, { now: clock.now(), after, limit });
      return shares.map(({ accountId: _, subject, ...share }) => ({
        ...share,
        ...subjectIds(subject),
        url: urlOf(share),
      }));
    },
    async end(accountId, subject) {
      // Also while the site is read-only: whoever wants a picture back must not have to wait for it.
      await requireOwn(accountId, subject);
      await store.end(accountId, subject, clock.now());
    },
    forgetCollection: (transaction, accountId, id) =>
      store.end(accountId, { kind: 'collection', id }, clock.now(), transaction),
    async forgetAll(transaction, accountId, now) {
      await store.endAll(transaction, accountId, now);
      await createTakedownStore(database).forgetAll(transaction, accountId);
    },
    takedowns: createOwnTakedowns(options),
    reports: {
      ...createReportHandling(options),
      ...createReportViewing(options),
      ...createTakedownSettling(options),
    },
    report: createReporting({ ...options, look: requireLive }),
  };
}

/** The same pictures, of which none is opened that others may not see. */
function lookedAt(pictures: KeptPictures, look: SharingOptions['lookAtShown']): KeptPictures {
  if (!look) return pictures;
  const after =
    (open: KeptPictures['open']): KeptPictures['open'] =>
    async (...picture) => {
      const file = await open(...picture);
      await look(file.bytes);
      return file;
    };
  return { ...pictures, open: after(pictures.open), openSmall: after(pictures.openSmall) };
}
