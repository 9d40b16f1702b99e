import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDERS } from './content-files.ts';
import { PICTURES_FOLDER } from './markdown/picture-path.rules.ts';

/** Editors write in several steps: empty, write, rename. One look after the last is enough. */
const SETTLED_AFTER_MS = 60;

interface ContentWatchOptions {
  onChange: () => void;
  onProblem: (problem: string) => void;
}

/**
 * Tells of every change in the content folder. Folders are watched instead of files, because many
 * editors put a new file in the place of the old one.
 */
export function watchContentFolder(
  folder: string,
  { onChange, onProblem }: ContentWatchOptions,
): { close(): void } {
  const watchers = new Set<FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder may have come since, or be another one under the same name.
      dropAll();
      attach();
      onChange();
    }, SETTLED_AFTER_MS);
    timer.unref();
  };
  const dropAll = () => {
    for (const watcher of watchers) watcher.close();
    watchers.clear();
  };
  const attach = () => {
    for (const path of watchedFolders(folder)) {
      try {
        const watcher = watch(path, { persistent: false }, notice);
        watcher.on('error', notice);
        watchers.add(watcher);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') onProblem(`${path} is not watched: ${error}`);
      }
    }
  };

  attach();
  return {
    close() {
      clearTimeout(timer);
      dropAll();
    },
  };
}

function watchedFolders(folder: string): string[] {
  const pictures = join(folder, PICTURES_FOLDER);
  const posts = Object.keys(CONTENT_FOLDERS).map((name) => join(folder, name));
  return [folder, ...posts, pictures, ...listFolders(pictures)];
}

/** Those inside a folder, at any depth. */
function listFolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
