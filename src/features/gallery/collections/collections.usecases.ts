import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { collectionTerm, STAR } from '../finding/image-terms.rules.ts';
import { enterImages, leaveTerm } from '../finding/image-terms.store.ts';
import {
  createCollectionNameTakenError,
  createCollectionsFullError,
  createUnknownCollectionError,
  createUnknownImageError,
} from '../gallery.errors.ts';
import { mayBeImageId } from '../gallery.rules.ts';
import type { GalleryStore } from '../gallery.store.ts';
import { MOST_COLLECTIONS } from './collections.rules.ts';
import type { Collection } from './collections.schema.ts';
import { type CollectionsStore, createCollectionsStore } from './collections.store.ts';

/** Stars and collections: how owners keep their images in order. All of a call happens, or nothing. */
export interface ImageCollections {
  list(accountId: string): Promise<Collection[]>;
  /** @throws {AppError} 409 when the name is taken, or there are as many as there may be. */
  create(accountId: string, name: string): Promise<Collection>;
  /** @throws {AppError} 404 when it is not the account's, 409 when the name is taken. */
  giveName(accountId: string, id: string, name: string): Promise<Collection>;
  /** Ids of the newest images in it, newest first, and whether there are more. */
  newest(accountId: string, id: string, most: number): Promise<{ ids: string[]; isMore: boolean }>;
  /** Its images stay in the gallery, its link ends. @throws {AppError} 404. */
  remove(accountId: string, id: string): Promise<void>;
  /** Puts images in, or takes them out. @throws {AppError} 404 when one of these is not the account's. */
  include(accountId: string, id: string, ids: readonly string[], included: boolean): Promise<void>;
  /** @throws {AppError} 404 when one of the images is not the account's. */
  star(accountId: string, ids: readonly string[], starred: boolean): Promise<void>;
}

export interface ImageCollectionsOptions {
  database: Database;
  credits: Pick<Credits, 'lockOpen'>;
  store: Pick<GalleryStore, 'countOwn'>;
  clock: Clock;
  newId: () => string;
  /** Ends what shows a collection to others, with the collection. */
  endLink: (transaction: DatabaseTransaction, accountId: string, collectionId: string) => Promise<void>;
}

export function createImageCollections(options: ImageCollectionsOptions): ImageCollections {
  const { database, credits, clock, newId, endLink } = options;
  const collections = createCollectionsStore(database);
  const change = <Result>(accountId: string, work: (transaction: DatabaseTransaction) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      await credits.lockOpen(transaction, accountId);
      return await work(transaction);
    });
  return {
    list: (accountId) => collections.list(accountId),
    newest: collections.newest,
    create: (accountId, name) =>
      change(accountId, async (transaction) => {
        const existing = await collections.list(accountId, transaction);
        requireFreeName(existing, name);
        if (existing.length >= MOST_COLLECTIONS) throw createCollectionsFullError(MOST_COLLECTIONS);
        return await collections.insert(transaction, { accountId, id: newId(), name, now: clock.now() });
      }),
    giveName: (accountId, id, name) =>
      change(accountId, async (transaction) => {
        const existing = await collections.list(accountId, transaction);
        const renamed = existing.find((collection) => collection.id === id);
        if (!renamed) throw createUnknownCollectionError();
        if (renamed.name !== name) requireFreeName(existing, name);
        await collections.giveName(transaction, { accountId, id, name });
        return { ...renamed, name };
      }),
    remove: (accountId, id) =>
      change(accountId, async (transaction) => {
        if (!mayBeImageId(id) || !(await collections.remove(transaction, accountId, id)))
          throw createUnknownCollectionError();
        await endLink(transaction, accountId, id);
      }),
    include: (accountId, id, ids, included) =>
      change(accountId, async (transaction) => {
        await requireCollection(collections, transaction, { accountId, id });
        await mark(options, transaction, { accountId, ids, term: collectionTerm(id), isMarked: included });
      }),
    star: (accountId, ids, starred) =>
      change(accountId, (transaction) =>
        mark(options, transaction, { accountId, ids, term: STAR, isMarked: starred }),
      ),
  };
}

interface Mark {
  accountId: string;
  ids: readonly string[];
  term: string;
  isMarked: boolean;
}

async function mark(
  { store }: ImageCollectionsOptions,
  transaction: DatabaseTransaction,
  { accountId, ids, term, isMarked }: Mark,
): Promise<void> {
  const own = [...new Set(ids.filter(mayBeImageId))];
  const known = own.length > 0 ? await store.countOwn(transaction, accountId, own) : 0;
  if (known < new Set(ids).size) throw createUnknownImageError();
  if (isMarked) await enterImages(transaction, { accountId, term, ids: own });
  else await leaveTerm(transaction, { term, ids: own });
}

async function requireCollection(
  collections: CollectionsStore,
  transaction: DatabaseTransaction,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  const existing = await collections.list(accountId, transaction);
  if (!existing.some((collection) => collection.id === id)) throw createUnknownCollectionError();
}

function requireFreeName(existing: readonly Collection[], name: string): void {
  if (existing.some((collection) => collection.name === name)) throw createCollectionNameTakenError();
}
