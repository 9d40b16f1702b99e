import type { Database } from '../../../../../platform/db/database.types.ts';
import { DERIVED_VERSION } from '../../../derived/derive-post.ts';
import { upsertDerived, waitForOtherWriters } from '../library.store.ts';
import { derivedRowOf } from '../library-rows.ts';
import { deriveStored } from './stored-derived.ts';

/** Their HTML is read within a transaction, for which all other writers wait. */
const DERIVED_AT_ONCE = 25;

/**
 * Derives anew some of the posts that were derived by other rules, or by none. What visitors see of
 * them is the same before and after.
 * @returns how many they were.
 */
export async function deriveStalePosts(database: Database): Promise<number> {
  if ((await staleNumbers(database.reader)).length === 0) return 0;
  return await database.transaction(async (transaction) => {
    await waitForOtherWriters(transaction);
    const numbers = await staleNumbers(transaction);
    if (numbers.length === 0) return 0;
    const posts = await transaction
      .selectFrom('post')
      .innerJoin('post_content', 'post_content.number', 'post.number')
      .selectAll('post')
      .select('post_content.content')
      .where('post.number', 'in', numbers)
      .execute();
    await upsertDerived(
      transaction,
      posts.map((post) => derivedRowOf(post, deriveStored(post))),
    );
    await transaction
      .updateTable('post')
      .set({ derived_version: DERIVED_VERSION })
      .where('number', 'in', numbers)
      .execute();
    return numbers.length;
  });
}

/** Two questions, because no index finds what differs. */
async function staleNumbers(reader: Database['reader']): Promise<number[]> {
  const posts = reader.selectFrom('post').select('number').limit(DERIVED_AT_ONCE);
  const older = await posts.where('derived_version', '<', DERIVED_VERSION).execute();
  const found =
    older.length > 0 ? older : await posts.where('derived_version', '>', DERIVED_VERSION).execute();
  return found.map(({ number }) => number);
}
