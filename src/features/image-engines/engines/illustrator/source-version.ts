import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A short mark of all code and data in a folder, tests and documents aside: the illustrator's pictures change exactly
 * when its code or its data do, so no number has to be raised by hand.
 */
export function hashSources(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(ts|js|json)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const name of names) hash.update(path.relative(folder, name)).update('\0').update(readFileSync(name));
  return hash.digest('base64url').slice(0, 12);
}
