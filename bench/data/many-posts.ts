import type { LibraryPost } from '../../src/features/posts/sources/library/library.types.ts';
import { createLibrary } from '../../src/features/posts/sources/library/library.usecases.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { makePosts } from '../library-of-posts.ts';

/** `npm run bench:posts` takes longer ones. */
const WORDS_PER_POST = 30;
const POSTS_PER_COMMIT = 2_000;

/** Puts posts in as an import would, without the pauses that it makes for visitors. */
export async function fillLibrary(database: Database, posts: number): Promise<void> {
  const library = createLibrary({ database });
  let waiting: LibraryPost[] = [];
  for (const post of makePosts({ posts, wordsPerPost: WORDS_PER_POST })) {
    waiting.push(post);
    if (waiting.length < POSTS_PER_COMMIT) continue;
    await library.change({ put: waiting });
    waiting = [];
  }
  await library.change({ put: waiting });
}
