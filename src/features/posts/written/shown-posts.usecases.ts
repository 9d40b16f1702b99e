import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createLibraryStore } from '../sources/library/library.store.ts';
import type { LibraryPost } from '../sources/library/library.types.ts';
import type { PostMaker } from './post-maker.usecases.ts';
import { createWrittenPostsStore } from './written-posts.store.ts';
import type { WrittenPost } from './written-posts.types.ts';
import { timesOf } from './written-posts.usecases.ts';

/** Keeps what visitors see of the console's posts as it should be, without anybody asking. */
export interface ShownPosts {
  /** Shows the posts whose time has come; call it every few seconds. Several servers may. */
  showDue(): Promise<void>;
  /** Makes anew what other rules, authors or settings of the site had made; call it at the start. */
  refresh(): Promise<void>;
}

interface ShownPostsOptions {
  database: Database;
  maker: Pick<PostMaker, 'make'>;
  clock: Clock;
  onShownChanged: () => void;
  /** Told each post that cannot be shown, once. */
  onProblem: (problem: string) => void;
}

const DUE_AT_ONCE = 20;

export function createShownPosts(options: ShownPostsOptions): ShownPosts {
  const { database, maker, clock, onShownChanged, onProblem } = options;
  const store = createWrittenPostsStore(database);
  const library = createLibraryStore(database);
  const told = new Set<string>();
  /** What is wrong with one post keeps no other from its time. */
  const makeOrTell = async (post: WrittenPost): Promise<LibraryPost | undefined> => {
    try {
      const text = await store.readText(post.id, post.revision);
      return text && (await maker.make({ ...post, text, ...timesOf(post) }));
    } catch (error) {
      const problem = `${post.slug}: ${error instanceof Error ? error.message : error}`;
      if (!told.has(problem)) onProblem(problem);
      told.add(problem);
      return undefined;
    }
  };
  /** @returns whether it still was what was looked at. */
  const show = (before: WrittenPost, shown: LibraryPost): Promise<boolean> =>
    database.transaction(async (transaction) => {
      if (!(await store.change(transaction, before, { ...before, state: 'published' }))) return false;
      await library.putPost(transaction, shown);
      return true;
    });
  const showAll = async (posts: readonly WrittenPost[], isNeeded: (made: LibraryPost) => boolean) => {
    let shown = 0;
    for (const post of posts) {
      const made = await makeOrTell(post);
      if (made && isNeeded(made) && (await show(post, made))) shown++;
    }
    if (shown > 0) onShownChanged();
  };
  return {
    showDue: async () => showAll(await store.listDue(clock.now(), DUE_AT_ONCE), () => true),
    async refresh() {
      const hashes = await store.listShownHashes();
      await showAll(await store.listShown(), ({ slug, sourceHash }) => hashes.get(slug) !== sourceHash);
    },
  };
}
