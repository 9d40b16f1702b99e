import { createHash, timingSafeEqual } from 'node:crypto';

/** What a license is recognised by in the database: SHA-256, hexadecimal. Keys are random enough to need no salt. */
export function fingerprintKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Compares two texts in a time that says nothing about where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
