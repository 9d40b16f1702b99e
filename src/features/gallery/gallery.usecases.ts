import type { Database } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { Blobs, ObjectStorage } from '../../platform/storage/storage.types.ts';
import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import type { HoldTool, Quote } from '../credits/credits.types.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { UserStatus } from '../user-status/user-status.types.ts';
import { createAccountImages } from './account-images.usecases.ts';
import { createImageArchives, type ImageArchives } from './archive/archive-images.usecases.ts';
import {
  createImageCollections,
  type ImageCollections,
  type ImageCollectionsOptions,
} from './collections/collections.usecases.ts';
import { createImageFinding, type ImageFinding } from './finding/find-images.usecases.ts';
import { createTooManyReleasesError, createUnknownImageError } from './gallery.errors.ts';
import { HISTORY_LENGTH, mayBeImageId, PUT_AWAY_MS, UNDO_MS } from './gallery.rules.ts';
import type { ReleaseAnswer, ReleaseInput, SavedImage, SaveImageInput } from './gallery.schema.ts';
import { createGalleryStore } from './gallery.store.ts';
import type { FoundImage, GalleryCaller, GalleryImage, GalleryItem } from './gallery.types.ts';
import { FREE_UPLOADS, RELEASES } from './gallery-limits.rules.ts';
import type { Picture } from './saving/clean-upload.ts';
import { createImageRelease } from './saving/release-images.usecases.ts';
import { createImageSaving } from './saving/save-image.usecases.ts';
import { type ImageSavingOptions, mostUploads } from './saving/save-upload.usecases.ts';
import type { AccountRuns } from './viewing/account-runs.schema.ts';
import { createRunListing } from './viewing/list-runs.usecases.ts';
import { createImageOpening, type OwnImage } from './viewing/open-image.usecases.ts';
import { createSignedUrls } from './viewing/signed-urls.ts';
import { createThumbnails } from './viewing/thumbnails.ts';
import { createImageViewing, type ShownImage, type ViewRequest } from './viewing/view-image.usecases.ts';

export interface GalleryOptions {
  database: Database;
  credits: Credits;
  blobs: Blobs;
  storage: ObjectStorage;
  /** What an image costs now. @throws {AppError} 403 when the account may not use the tool. */
  quote: (identity: AccountIdentity, tool: HoldTool, address: string) => Promise<Quote>;
  statusOf: (identity: AccountIdentity, address: string) => Promise<UserStatus>;
  /** Signs the addresses of pictures, and what is kept of their small copies: the same on every server of a site. */
  signingSecret: string;
  clock: Clock;
  newId: () => string;
  /** Ends what is drawn for holds that were given back. */
  stopDrawing: (holdIds: readonly string[]) => void;
  /** No new picture is taken in while it says so. */
  isReadOnly?: IsReadOnly;
  limits: AttemptLimits;
  readReceipt: ImageSavingOptions['readReceipt'];
  lookAtUpload?: ImageSavingOptions['lookAtUpload'];
  /** Ends the link of a collection, with the collection. */
  endLink: ImageCollectionsOptions['endLink'];
  /** How many pictures from elsewhere all free accounts together may save within 24 hours. */
  freeUploadsDaily: number;
}

/** The private images of accounts. Nobody finds out here whether somebody else's image or hold exists. */
export interface Gallery extends Pick<ImageFinding, 'search' | 'filters'> {
  /**
   * Keeps an image and takes its price, both or neither. The same hold, or the same request key,
   * is charged once and answered the same.
   * @param requestKey what the caller named this request, if anything.
   * @throws {AppError} 400, 402, 403, 404, 409, 413 or 503 with the reason.
   */
  save(caller: GalleryCaller, input: SaveImageInput, requestKey?: string): Promise<SavedImage>;
  /** What its pictures from elsewhere take, and may take. */
  uploads(caller: GalleryCaller): Promise<{ bytes: number; most: number }>;
  /** Newest first, at most 30. */
  list(accountId: string): Promise<FoundImage[]>;
  /**
   * What became of the images of some runs of the account.
   * @param ids of 1 to 100 runs, with commas between them.
   * @throws {AppError} 400.
   */
  listRuns(accountId: string, ids: string): Promise<AccountRuns>;
  /** One image of the account's own; undefined when it has no such image, or has deleted it. */
  find(accountId: string, imageId: string): Promise<GalleryItem | undefined>;
  /** Those of them that `find` finds, in no order. */
  findAll(accountId: string, imageIds: readonly string[]): Promise<GalleryItem[]>;
  /** @throws {AppError} 403 without a valid signature, 404 when the image was deleted. */
  view(request: ViewRequest): Promise<ShownImage>;
  /** A whole picture of the account's own. @throws {AppError} 404 when there is none. */
  open(accountId: string, imageId: string): Promise<OwnImage>;
  /** A small copy of it. @throws {AppError} 404 when there is none. */
  openSmall(accountId: string, imageId: string): Promise<Picture>;
  /** Deletes an image; for ten minutes it can be brought back. @throws {AppError} 404. */
  remove(accountId: string, imageId: string): Promise<void>;
  /**
   * Keeps an image out of the gallery that nobody wants there; it is stored for a day, so that the request
   * for it may be repeated.
   */
  putAway(accountId: string, imageId: string): Promise<void>;
  /**
   * All of them, as `remove` does.
   * @returns how many there were.
   * @throws {AppError} 404 when the account has none of them.
   */
  removeAll(accountId: string, imageIds: readonly string[]): Promise<number>;
  /** @throws {AppError} 404 when it is too late, or there was no such image. */
  restore(accountId: string, imageId: string): Promise<GalleryItem>;
  /** Those of them for which it is not too late. @throws {AppError} 404 when it is for all. */
  restoreAll(accountId: string, imageIds: readonly string[]): Promise<FoundImage[]>;
  /** Stars and collections. */
  collections: ImageCollections;
  /** Several images as one file. */
  archives: ImageArchives;
  /** Gives back what a stopped run holds, as far as that may be given back. @throws {AppError} 429. */
  release(caller: GalleryCaller, input: ReleaseInput): Promise<ReleaseAnswer>;
}

export function createGallery(options: GalleryOptions): Gallery {
  const { clock, blobs, storage, signingSecret, statusOf } = options;
  const store = createGalleryStore(options.database);
  const signedUrls = createSignedUrls({ secret: signingSecret, clock });
  const freeUploads = options.limits.open(FREE_UPLOADS, options.freeUploadsDaily);
  const releases = options.limits.open(RELEASES);
  const save = createImageSaving({ ...options, store, freeUploads });
  const release = createImageRelease({ ...options, store });
  const thumbnails = createThumbnails({ storage, secret: signingSecret });
  const describe = (image: GalleryImage): GalleryItem => ({
    id: image.id,
    url: signedUrls.urlOf(image, 'file'),
    prompt: image.prompt,
    createdAt: new Date(image.createdAt).toISOString(),
    thumbnailUrl: signedUrls.urlOf(image, 'thumbnail'),
    fullPrompt: image.fullPrompt,
    width: image.width,
    height: image.height,
    generatorType: image.tool,
    cost: image.cost,
    recipe: image.recipe,
    startingPictureUrl: image.startingObjectId && signedUrls.urlOf(image, 'beginning'),
  });
  const { search, filters, describeAll } = createImageFinding({
    database: options.database,
    store,
    describe,
  });
  const removeAll = async (accountId: string, imageIds: readonly string[]) => {
    const ids = imageIds.filter(mayBeImageId);
    const removed = ids.length > 0 ? await store.markDeleted(accountId, ids, clock.now()) : [];
    if (removed.length === 0) throw createUnknownImageError();
    return removed.length;
  };
  const restoreAll = async (accountId: string, imageIds: readonly string[]) => {
    const ids = imageIds.filter(mayBeImageId);
    const restored = ids.length > 0 ? await store.restore(accountId, ids, clock.now() - UNDO_MS) : [];
    if (restored.length === 0) throw createUnknownImageError();
    return restored;
  };
  return {
    search,
    filters,
    removeAll,
    restoreAll: async (accountId, imageIds) => await describeAll(await restoreAll(accountId, imageIds)),
    collections: createImageCollections({ ...options, store }),
    archives: createImageArchives({ ...options, images: createAccountImages(options) }),
    async save(caller, input, requestKey) {
      const image = await save(caller, input, requestKey);
      return { userStatus: await statusOf(caller.identity, caller.address), image: describe(image) };
    },
    async uploads({ identity, address }) {
      const { isFreePlan } = await options.quote(identity, 'green', address);
      return { bytes: await store.uploadedBytes(identity.id), most: mostUploads(isFreePlan) };
    },
    async list(accountId) {
      return await describeAll(await store.listNewest(accountId, HISTORY_LENGTH));
    },
    listRuns: createRunListing({ ...options, store, describe }),
    async find(accountId, imageId) {
      const image = mayBeImageId(imageId) ? await store.find(imageId) : undefined;
      return image?.accountId === accountId && image.deletedAt === null ? describe(image) : undefined;
    },
    async findAll(accountId, imageIds) {
      return (await store.listByIds(accountId, imageIds.filter(mayBeImageId))).map(describe);
    },
    view: createImageViewing({ store, blobs, thumbnails, signedUrls }),
    ...createImageOpening({ store, blobs, thumbnails }),
    async remove(accountId, imageId) {
      await removeAll(accountId, [imageId]);
    },
    async putAway(accountId, imageId) {
      await store.markDeleted(accountId, [imageId], clock.now() + PUT_AWAY_MS);
    },
    async restore(accountId, imageId) {
      const [image] = await restoreAll(accountId, [imageId]);
      if (!image) throw createUnknownImageError();
      return describe(image);
    },
    async release(caller, input) {
      await takeOrRefuse(releases, caller.identity.id, createTooManyReleasesError);
      const outcome = await release(caller.identity.id, input);
      return { ...outcome, userStatus: await statusOf(caller.identity, caller.address) };
    },
  };
}
