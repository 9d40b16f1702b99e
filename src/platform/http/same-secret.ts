import { createHash, timingSafeEqual } from 'node:crypto';

/** Hashes are of one length, and comparing them takes the same time whatever was given. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
