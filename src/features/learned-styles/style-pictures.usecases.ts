import type { Database } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import { readUploadedPicture } from '../../platform/pictures/uploaded-picture.ts';
import type { Blobs } from '../../platform/storage/storage.types.ts';
import { createReadOnlyError, type IsReadOnly } from '../../shared/read-only.ts';
import {
  createNoPicturesKeptError,
  createTooManyKeptError,
  createTooManyPixelsError,
  createUnknownStyleError,
  createUnreadablePictureError,
} from './learned-styles.errors.ts';
import { KEPT_SIDE, MOST_KEPT_PICTURES } from './learned-styles.rules.ts';
import { createLearnedStylesStore } from './learned-styles.store.ts';
import { PICTURES_OF_STYLES } from './learned-styles-limits.rules.ts';
import { createStylePicturesStore } from './style-pictures.store.ts';

/** A manner is seen as well as at any other quality. */
const QUALITY = 85;

interface StylePicturesOptions {
  database: Database;
  blobs: Pick<Blobs, 'store' | 'read' | 'purge'>;
  /** Whether any engine of the site looks at pictures; where none does, none are kept. */
  looksAtPictures: boolean;
  limits: AttemptLimits;
  isReadOnly: IsReadOnly;
}

/** Small copies of what a kept style was learned from, for engines that look at pictures. */
export interface StylePictures {
  /** How many a style is kept with. */
  readonly most: number;
  /**
   * Before a picture is read.
   * @throws {AppError} 404 `styles.unknown`, 409 `styles.no_pictures`, 429 `styles.too_many`; 503 while the site
   * is read-only.
   */
  admit(accountId: string, styleId: string): Promise<void>;
  /** Keeps these instead of those that were there. @throws {AppError} 400 for what is no picture, or a bomb. */
  replace(accountId: string, styleId: string, files: readonly Uint8Array[]): Promise<void>;
  /** JPEGs, in their order. */
  read(accountId: string, styleId: string): Promise<Uint8Array<ArrayBuffer>[]>;
  /** Those of the account's style with this hash; none where it keeps no such style. */
  readByHash(accountId: string, hash: string): Promise<Uint8Array<ArrayBuffer>[]>;
  /** The stored objects of a style. */
  listObjects(styleId: string): Promise<string[]>;
  /** Deletes those that no style refers to any more. */
  purge(objectIds: readonly string[]): Promise<void>;
}

export function createStylePictures(options: StylePicturesOptions): StylePictures {
  const { database, blobs, looksAtPictures, isReadOnly } = options;
  const styles = createLearnedStylesStore(database);
  const store = createStylePicturesStore(database);
  const attempts = options.limits.open(PICTURES_OF_STYLES);
  const purge = async (objectIds: readonly string[]) => {
    for (const objectId of objectIds) await blobs.purge(objectId);
  };
  const read = async (accountId: string, styleId: string) => {
    const found = await Promise.all((await store.list(styleId)).map((id) => blobs.read(accountId, id)));
    return found.flatMap((picture) => (picture ? [new Uint8Array(picture.bytes)] : []));
  };
  /** What refers to it follows within the time that a picture nobody refers to is left alone. */
  const keep = (accountId: string, bytes: Uint8Array) =>
    blobs.store(accountId, { bytes, contentType: 'image/jpeg' }, async (_transaction, { id }) => id);
  return {
    most: looksAtPictures ? MOST_KEPT_PICTURES : 0,
    async admit(accountId, styleId) {
      if (isReadOnly()) throw createReadOnlyError();
      if (!looksAtPictures) throw createNoPicturesKeptError();
      if (!(await styles.find(accountId, styleId))) throw createUnknownStyleError();
      await takeOrRefuse(attempts, accountId, createTooManyKeptError);
    },
    async replace(accountId, styleId, files) {
      const pictures: Uint8Array<ArrayBuffer>[] = [];
      for (const file of files) pictures.push(await makeSmall(file));
      const before = await store.list(styleId);
      const objectIds: string[] = [];
      for (const bytes of pictures) objectIds.push(await keep(accountId, bytes));
      await store.replace(styleId, objectIds);
      await purge(before);
    },
    read,
    async readByHash(accountId, hash) {
      if (!looksAtPictures) return [];
      const kept = (await styles.listWithPictures(accountId)).find((style) => style.hash === hash);
      return kept ? await read(accountId, kept.id) : [];
    },
    listObjects: store.list,
    purge,
  };
}

async function makeSmall(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes } = await readUploadedPicture(file, {
    longestSide: KEPT_SIDE,
    quality: QUALITY,
    unreadable: createUnreadablePictureError,
    tooManyPixels: createTooManyPixelsError,
  });
  return bytes;
}
