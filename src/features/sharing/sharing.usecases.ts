import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly } from '../../shared/read-only.ts';
import { urls } from '../../urls.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { ReusedSettings } from '../generator/reused-settings.rules.ts';
import { createReporting, type ReportShare } from './report-share.usecases.ts';
import { createShareTokens } from './share-tokens.ts';
import {
  createEndedShareError,
  createTakenDownError,
  createTooManyListsError,
  createTooManySharesError,
  createUnknownImageError,
  createUnknownShareError,
} from './sharing.errors.ts';
import { endOf, hasExpired, mayBeToken } from './sharing.rules.ts';
import { createShareStore } from './sharing.store.ts';
import type {
  KeptPictures,
  ListedShare,
  OwnShare,
  PictureFacts,
  Share,
  SharedPicture,
  SharePlace,
  ShareTerms,
} from './sharing.types.ts';
import { SHARE_LISTS, SHARES } from './sharing-limits.rules.ts';

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
  /** Told of each report, for the log. */
  onReported: (report: { shareId: string; reason: string }) => void;
}

/** Links by which an account shows one of its pictures. Without one, a picture is its owner's alone. */
export interface Sharing {
  /**
   * Makes the link of a picture, or gives the one that works these terms.
   * @throws {AppError} 403 for a picture whose link the site took down; 404 for what is not in the account's
   *   gallery; 429; 503 while the site is read-only.
   */
  share(accountId: string, imageId: string, terms: ShareTerms): Promise<OwnShare>;
  /** The link that works now; null without one. @throws {AppError} 404 as above. */
  find(accountId: string, imageId: string): Promise<OwnShare | null>;
  /** The newest that work, newest first. @throws {AppError} 429. */
  list(accountId: string): Promise<ListedShare[]>;
  /** All that work, newest first, page by page. */
  listPage(accountId: string, after: SharePlace | null, limit: number): Promise<StatedShare[]>;
  /** Ends the link of a picture, if there is one. @throws {AppError} 404 as above. */
  end(accountId: string, imageId: string): Promise<void>;
  /** For an account that ends. */
  forgetAll(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void>;
  /** What a link shows. @throws {AppError} 404 when there never was one, 410 when it has ended. */
  look(token: string): Promise<SharedPicture>;
  /** The picture itself. @throws {AppError} as `look` does. */
  open(token: string): Promise<OpenedPicture>;
  report: ReportShare;
}

/** A link as the archive of its account has it. */
type StatedShare = Omit<Share, 'accountId'> & Pick<OwnShare, 'url'>;

interface OpenedPicture {
  /** Names the bytes, which never change. */
  imageId: string;
  /** @throws {AppError} 410 when it has gone meanwhile. */
  read(): Promise<{ bytes: Uint8Array; contentType: string }>;
}

export function createSharing(options: SharingOptions): Sharing {
  const { database, pictures, credits, clock, newId, isReadOnly } = options;
  const store = createShareStore(database);
  const tokens = createShareTokens(options.secret);
  const changes = options.limits.open(SHARES);
  const lists = options.limits.open(SHARE_LISTS);
  const urlOf = ({ id }: Pick<Share, 'id'>) => urls.shared(tokens.of(id));
  const describe = (share: Share): OwnShare => ({
    imageId: share.imageId,
    url: urlOf(share),
    showsRecipe: share.showsRecipe,
    createdAt: new Date(share.createdAt).toISOString(),
    expiresAt: share.expiresAt === null ? null : new Date(share.expiresAt).toISOString(),
  });
  const requireImage = async (accountId: string, imageId: string): Promise<PictureFacts> => {
    const image = await pictures.find(accountId, imageId);
    if (!image) throw createUnknownImageError();
    return image;
  };
  const requireLive = async (token: string): Promise<Share> => {
    const share = mayBeToken(token) ? await store.findByHash(tokens.hash(token)) : undefined;
    if (!share) throw createUnknownShareError();
    if (share.endedAt !== null || hasExpired(share, clock.now())) throw createEndedShareError();
    return share;
  };
  /** A picture that was deleted takes its link with it, and brings it back when it is brought back itself. */
  const requireShown = async (token: string): Promise<{ share: Share; image: PictureFacts }> => {
    const share = await requireLive(token);
    const image = await pictures.find(share.accountId, share.imageId);
    if (!image) throw createEndedShareError();
    return { share, image };
  };
  const look = async (token: string): Promise<SharedPicture> => {
    const { share, image } = await requireShown(token);
    const { showsRecipe } = share;
    const { width, height } = image;
    return { token, width, height, origin: originOf(image), recipe: showsRecipe ? settingsOf(image) : null };
  };
  return {
    async share(accountId, imageId, { expires, showsRecipe }) {
      if (isReadOnly()) throw createReadOnlyError();
      await requireImage(accountId, imageId);
      await takeOrRefuse(changes, accountId, createTooManySharesError);
      const id = newId();
      const now = clock.now();
      const tokenHash = tokens.hash(tokens.of(id));
      const expiresAt = expires === undefined ? null : endOf(expires, now);
      const keepsEnd = expires === undefined;
      const wanted = { id, tokenHash, accountId, imageId, showsRecipe, createdAt: now, expiresAt, keepsEnd };
      return await database.transaction(async (transaction) => {
        await credits.lockOpen(transaction, accountId);
        if (await store.isTakenDown(transaction, imageId)) throw createTakenDownError();
        return describe(await store.put(transaction, wanted, now));
      });
    },
    async find(accountId, imageId) {
      await requireImage(accountId, imageId);
      const share = await store.findLive(accountId, imageId, clock.now());
      return share ? describe(share) : null;
    },
    async list(accountId) {
      await takeOrRefuse(lists, accountId, createTooManyListsError);
      const shares = await store.listLive(accountId, { now: clock.now(), after: null, limit: LIST_LENGTH });
      const images = await pictures.findAll(
        accountId,
        shares.map(({ imageId }) => imageId),
      );
      const shown = new Map(images.map((image) => [image.id, image]));
      return shares.flatMap((share) => {
        const image = shown.get(share.imageId);
        return image ? [{ ...describe(share), prompt: image.prompt, thumbnailUrl: image.thumbnailUrl }] : [];
      });
    },
    async listPage(accountId, after, limit) {
      const shares = await store.listLive(accountId, { now: clock.now(), after, limit });
      return shares.map(({ accountId: _, ...share }) => ({ ...share, url: urlOf(share) }));
    },
    async end(accountId, imageId) {
      // Also while the site is read-only: whoever wants a picture back must not have to wait for it.
      await requireImage(accountId, imageId);
      await store.end(accountId, imageId, clock.now());
    },
    forgetAll: store.endAll,
    look,
    async open(token) {
      const { accountId, imageId } = (await requireShown(token)).share;
      const read = async () =>
        await pictures.open(accountId, imageId).catch((error: unknown) => {
          throw error instanceof AppError && error.status === 404 ? createEndedShareError() : error;
        });
      return { imageId, read };
    },
    report: createReporting({ ...options, look: requireLive }),
  };
}

/** The built-in illustrator draws by rules that nothing was trained for. */
function originOf({ recipe }: PictureFacts): SharedPicture['origin'] {
  return recipe?.engine === 'illustrator' ? 'algorithmicMedia' : 'trainedAlgorithmicMedia';
}

/** What a tool needs to make it again: never what it began with, nor when or whose it was. */
function settingsOf({ generatorType, prompt, width, height, recipe }: PictureFacts): ReusedSettings {
  return {
    tool: generatorType,
    prompt,
    width,
    height,
    ...(recipe?.options && { options: recipe.options }),
    ...(recipe?.negativePrompt && { negativePrompt: recipe.negativePrompt }),
    ...(recipe?.seed !== undefined && { seed: recipe.seed }),
  };
}
