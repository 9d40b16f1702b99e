import type { DerivedPost } from '../../../derived/derive-post.ts';
import type { DerivedRow, LibraryPostsStore } from '../library-posts.store.ts';
import { deriveStored, isUpToDate } from './stored-derived.ts';

/**
 * Reads what was stored of a post. One that other rules derived is derived for the moment.
 * @returns null for a post that is gone by now.
 */
export async function readDerived<Part extends keyof DerivedPost>(
  row: DerivedRow,
  part: Part,
  posts: Pick<LibraryPostsStore, 'findById'>,
): Promise<DerivedPost[Part] | null> {
  if (isUpToDate(row) && row.derived !== null) return JSON.parse(row.derived) as DerivedPost[Part];
  const whole = await posts.findById(row.id);
  return whole ? deriveStored(whole)[part] : null;
}
