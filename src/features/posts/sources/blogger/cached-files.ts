import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isUnfinished, writeWhole } from '../../../../platform/storage/write-whole.ts';
import { cachedFile } from './cached-copy.schema.ts';

interface CachedCopy {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** As it was given to `write`, unless somebody changed the file: to be checked. */
  value: unknown;
}

/** Last good answers in a folder, so that they outlive the process. Whatever cannot be read is as good as missing. */
export interface CachedFiles {
  read(key: string): Promise<CachedCopy | undefined>;
  readAll(): AsyncIterable<CachedCopy>;
  write(key: string, copy: CachedCopy): Promise<void>;
  /** The copy is as good as new, and is among the last to go; it is written if it is not there any more. */
  confirm(key: string, copy: CachedCopy): Promise<void>;
  remove(key: string): Promise<void>;
  /** Waits for what is being written. */
  settle(): Promise<void>;
}

interface CachedFilesOptions {
  folder: string;
  maxFiles: number;
  maxBytes: number;
  onFailure: (error: unknown) => void;
}

interface FileFacts {
  bytes: number;
  changedAt: number;
}

export function createCachedFiles({
  folder,
  maxFiles,
  maxBytes,
  onFailure,
}: CachedFilesOptions): CachedFiles {
  let listing: Promise<Map<string, FileFacts>> | undefined;
  let queue: Promise<void> = Promise.resolve();

  /** One change at a time; a full disk is no reason to stop answering visitors. */
  const change = (work: (files: Map<string, FileFacts>) => Promise<void>): Promise<void> => {
    queue = queue.then(async () => {
      try {
        listing ??= listFolder(folder);
        await work(await listing);
      } catch (error) {
        listing = undefined;
        onFailure(error);
      }
    });
    return queue;
  };

  const put = async (files: Map<string, FileFacts>, key: string, copy: CachedCopy) => {
    const name = fileName(key);
    const text = JSON.stringify({ format: 1, key, ...copy });
    const bytes = Buffer.byteLength(text);
    if (bytes > maxBytes) return;
    await writeWhole(join(folder, name), text);
    files.delete(name);
    files.set(name, { bytes, changedAt: copy.savedAt });
    await dropOldest(folder, files, { maxFiles, maxBytes });
  };

  return {
    read: (key) => readCopy(join(folder, fileName(key)), key),
    async *readAll() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((candidate) => candidate.endsWith('.json'))) {
        const copy = await readCopy(join(folder, name));
        if (copy) yield copy;
      }
    },
    write: (key, copy) => change((files) => put(files, key, copy)),
    confirm: (key, copy) =>
      change(async (files) => {
        const name = fileName(key);
        const facts = files.get(name);
        if (!facts) return put(files, key, copy);
        files.delete(name);
        files.set(name, facts);
        // The next process keeps them in the same order; times set by hand lose their parts of a millisecond.
        const now = new Date(Date.now() + 1);
        await utimes(join(folder, name), now, now).catch(() => files.delete(name));
      }),
    remove: (key) =>
      change(async (files) => {
        if (!files.delete(fileName(key))) return;
        await rm(join(folder, fileName(key)), { force: true });
      }),
    settle: () => queue,
  };
}

function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`;
}

async function readCopy(path: string, key?: string): Promise<CachedCopy | undefined> {
  try {
    const file = cachedFile.parse(JSON.parse(await readFile(path, 'utf8')));
    return key === undefined || file.key === key ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The files of earlier runs, the oldest first; what a crash left half written goes. */
async function listFolder(folder: string): Promise<Map<string, FileFacts>> {
  await mkdir(folder, { recursive: true });
  const files: [string, FileFacts][] = [];
  for (const name of await readdir(folder)) {
    if (isUnfinished(name)) await rm(join(folder, name), { force: true });
    if (!name.endsWith('.json')) continue;
    // Another process of the server may have thrown it away by now.
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts) files.push([name, { bytes: facts.size, changedAt: facts.mtimeMs }]);
  }
  return new Map(files.sort(([, a], [, b]) => a.changedAt - b.changedAt));
}

async function dropOldest(
  folder: string,
  files: Map<string, FileFacts>,
  { maxFiles, maxBytes }: { maxFiles: number; maxBytes: number },
): Promise<void> {
  let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  for (const [name, { bytes }] of files) {
    if (files.size <= maxFiles && total <= maxBytes) return;
    await rm(join(folder, name), { force: true });
    files.delete(name);
    total -= bytes;
  }
}
