import { type ChangeRules, findContentChanges } from './content-changes.ts';
import { readContentFolder } from './content-files.ts';
import type { ContentLibrary, ContentSync, SyncResult } from './content-sync.types.ts';
import { watchContentFolder } from './content-watch.ts';

export interface ContentSyncOptions extends ChangeRules {
  /** With `posts/`, `stories/` and `authors.yaml`. */
  folder: string;
  library: ContentLibrary;
  /** Told each problem once, in one line, until it is solved. */
  onProblem: (problem: string) => void;
  /** Told when a sync changed any post. */
  onChange?: (result: SyncResult) => void;
}

/** Keeps the library's own posts as the files of the content folder say. */
export function createContentSync(options: ContentSyncOptions): ContentSync {
  const { folder, library, onProblem, onChange } = options;
  let known: ReadonlySet<string> = new Set();
  let last: Promise<unknown> = Promise.resolve();

  const run = async (): Promise<SyncResult> => {
    try {
      const content = await readContentFolder(folder);
      const origins = await library.origins();
      const { put, remove, problems } = findContentChanges(content, origins, options);
      if (put.length > 0 || remove.length > 0) await library.change({ put, remove });
      const before = new Set(origins.map(({ slug }) => slug));
      const slugs = put.map(({ slug }) => slug);
      return {
        added: slugs.filter((slug) => !before.has(slug)),
        changed: slugs.filter((slug) => before.has(slug)),
        removed: remove,
        problems,
      };
    } catch (error) {
      return { added: [], changed: [], removed: [], problems: [describeFailure(error, folder)] };
    }
  };

  const report = (result: SyncResult) => {
    for (const problem of result.problems) if (!known.has(problem)) onProblem(problem);
    known = new Set(result.problems);
    if (result.added.length + result.changed.length + result.removed.length > 0) onChange?.(result);
    return result;
  };

  const sync = () => {
    // One after the other: a sync that reads older files must not end after one that reads newer ones.
    const result = last.then(run).then(report);
    last = result.catch(() => {});
    return result;
  };

  return {
    sync,
    watch: () => watchContentFolder(folder, { onChange: () => void sync(), onProblem }),
  };
}

function describeFailure(error: unknown, folder: string): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `${path ?? folder} does not exist, so the posts stay as they are`;
  return `the posts stay as they are: ${message ?? error}`;
}
