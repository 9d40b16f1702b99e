import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SECRET_BYTES = 32;

/**
 * A secret that a site of one server makes for itself at its first start and keeps, readable by
 * its own user only. Sites of several servers set theirs as a variable instead.
 * @returns 64 hexadecimal characters.
 */
export function readOrCreateSecret({ dataDir, name }: { dataDir: string; name: string }): string {
  const file = path.join(dataDir, 'secrets', name);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length !== SECRET_BYTES * 2)
    throw new Error(`${file} does not hold a secret. Delete it to get a new one.`);
  return secret;
}
