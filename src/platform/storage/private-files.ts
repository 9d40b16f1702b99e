import { chmodSync, lstatSync, mkdirSync, readdirSync, type Stats } from 'node:fs';
import path from 'node:path';

/** For `process.umask`: what is made from now on is for its own user alone. */
export const OWN_USER_ONLY = 0o077;

interface PrivateFiles {
  /** Made when it is missing. */
  folder: string;
  /** Others that belong to it; those that are missing are passed over. */
  files?: readonly string[];
}

interface MendedFiles {
  /** How many folders and files other users of the machine could read or change. */
  mended: number;
  /** Those that stay open to others, because this user may not change them. */
  open: string[];
}

/**
 * Closes a folder, and what lies in it directly, to other users of the machine. What lies deeper cannot be
 * reached through a closed folder. Folders that everybody shares, such as /tmp, are left as they are.
 */
export function makePrivate({ folder, files = [] }: PrivateFiles): MendedFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const inside = readdirSync(folder).map((name) => path.join(folder, name));
  const result: MendedFiles = { mended: 0, open: [] };
  for (const file of [folder, ...inside, ...files]) mend(file, result);
  return result;
}

function mend(file: string, result: MendedFiles): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found || !isOpenToOthers(found)) return;
  try {
    if (isShared(found)) throw new Error('It belongs to everybody.');
    chmodSync(file, found.mode & 0o700);
    result.mended += 1;
  } catch {
    result.open.push(file);
  }
}

/** A link has no modes of its own. On Windows modes say nothing. */
function isOpenToOthers(found: Stats): boolean {
  return !found.isSymbolicLink() && process.platform !== 'win32' && (found.mode & OWN_USER_ONLY) !== 0;
}

/** The sticky bit: everybody may put files there, and only take away their own. */
function isShared(found: Stats): boolean {
  return (found.mode & 0o1000) !== 0;
}
