import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { jsonRows } from '../../../platform/db/json-rows.ts';
import type {} from '../gallery.tables.ts';
import type { GalleryImage } from '../gallery.types.ts';
import { isOwnedBy } from '../owned-images.store.ts';
import { MARKS } from './image-terms.rules.ts';

/** Enters an image under terms; those that it has stay. */
export async function enterTerms(
  transaction: DatabaseTransaction,
  kind: Database['kind'],
  { id, accountId, createdAt }: Pick<GalleryImage, 'id' | 'accountId' | 'createdAt'>,
  terms: readonly string[],
): Promise<void> {
  await sql`
    insert into gallery_term (account_id, term, created_at, image_id)
    select ${accountId}, value ->> 0, cast(${createdAt} as bigint), ${id}
    from ${jsonRows(
      kind,
      [...terms].sort().map((term) => [term]),
    )} where true
    on conflict do nothing`.execute(transaction);
}

export async function hasTerm(
  transaction: DatabaseTransaction,
  imageId: string,
  term: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('gallery_term')
    .select('image_id')
    .where('image_id', '=', imageId)
    .where('term', '=', term)
    .executeTakeFirst();
  return row !== undefined;
}

/** Enters images of an account under one term. */
export async function enterImages(
  transaction: DatabaseTransaction,
  { accountId, term, ids }: { accountId: string; term: string; ids: readonly string[] },
): Promise<void> {
  await transaction
    .insertInto('gallery_term')
    .columns(['account_id', 'term', 'created_at', 'image_id'])
    .expression((rows) =>
      rows
        .selectFrom('gallery_image')
        .select((row) => ['account_id', row.val(term).as('term'), 'created_at', 'id'])
        .where('id', 'in', ids)
        .where(isOwnedBy(accountId)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @param ids of images that are known to be the account's own. */
export async function leaveTerm(
  transaction: DatabaseTransaction,
  { term, ids }: { term: string; ids: readonly string[] },
): Promise<void> {
  await transaction
    .deleteFrom('gallery_term')
    .where('image_id', 'in', ids)
    .where('term', '=', term)
    .execute();
}

export async function forgetTermsOfImage(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('gallery_term').where('image_id', '=', id).execute();
}

/** The marks that their owner gave to images, by the id of the image. */
export async function readMarkTerms(
  { reader }: Database,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const marks = new Map<string, string[]>();
  if (ids.length === 0) return marks;
  const rows = await reader
    .selectFrom('gallery_term')
    .select(['image_id', 'term'])
    .where('image_id', 'in', ids)
    .where('term', '>=', MARKS.from)
    .where('term', '<', MARKS.to)
    .execute();
  for (const { image_id, term } of rows) marks.set(image_id, [...(marks.get(image_id) ?? []), term]);
  return marks;
}
