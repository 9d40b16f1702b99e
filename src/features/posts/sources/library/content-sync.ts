import { type ChangeRules, findContentChanges } from './content-changes.ts';
import { type FoundContent, readContentFolder } from './content-files.ts';
import type { ContentLibrary, ContentSync, SyncResult } from './content-sync.types.ts';
import { watchContentFolder } from './content-watch.ts';
import type { LibraryPost } from './library.types.ts';
import { createPictureFileReader, type PictureFileReader } from './picture-file-reader.ts';

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
  const pictures = createPictureFileReader(folder);
  let known: ReadonlySet<string> = new Set();
  let last: Promise<unknown> = Promise.resolve();

  const run = async (): Promise<SyncResult> => {
    try {
      const content = await readContentFolder(folder, pictures);
      const origins = await library.origins();
      const { put: wanted, remove, problems } = findContentChanges(content, origins, options);
      const { put, broken } = await sortOutBroken(wanted, content, pictures);
      if (put.length > 0 || remove.length > 0) await library.change({ put, remove });
      const before = new Set(origins.map(({ slug }) => slug));
      const slugs = put.map(({ slug }) => slug);
      return {
        added: slugs.filter((slug) => !before.has(slug)),
        changed: slugs.filter((slug) => before.has(slug)),
        removed: remove,
        problems: [...problems, ...broken],
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

/** A post whose picture breaks off is left as it was. */
async function sortOutBroken(
  posts: readonly LibraryPost[],
  { files }: FoundContent,
  { isWhole }: PictureFileReader,
): Promise<{ put: LibraryPost[]; broken: string[] }> {
  const put: LibraryPost[] = [];
  const broken: string[] = [];
  for (const post of posts) {
    const partial: string[] = [];
    for (const path of filesOf(post)) if (!(await isWhole(path))) partial.push(path);
    const name = files.find(({ slug }) => slug === post.slug)?.path ?? post.slug;
    if (partial.length === 0) put.push(post);
    else broken.push(`${name}: ${partial.join(', ')} breaks off, or is no picture inside`);
  }
  return { put, broken };
}

function filesOf({ pictures }: LibraryPost): string[] {
  return Object.values(pictures).flatMap((picture) => ('file' in picture ? [picture.file] : []));
}

function describeFailure(error: unknown, folder: string): string {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `${path ?? folder} does not exist, so the posts stay as they are`;
  return `the posts stay as they are: ${message ?? error}`;
}
