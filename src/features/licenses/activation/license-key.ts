import { createHash } from 'node:crypto';

/** What a license is recognised by in the database: SHA-256, hexadecimal. Keys are random enough to need no salt. */
export function fingerprintKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
