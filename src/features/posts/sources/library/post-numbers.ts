import { createHash } from 'node:crypto';

/** As many bits as a JavaScript number holds without loss. */
const NUMBER_BITS = 53n;
const SMALLEST_ID = 10n ** 18n;

/**
 * The digits that identify a post in feeds, as long as Blogger's. They come from the slug, so that
 * a post keeps them on every server and through every import.
 * @returns 19 digits.
 */
export function postIdOf(slug: string): string {
  return (SMALLEST_ID + (hashOf(slug) % (9n * SMALLEST_ID))).toString();
}

/** The post's number inside the database, where it is the key of many small rows. */
export function postNumberOf(slug: string): number {
  return Number(hashOf(slug) >> (64n - NUMBER_BITS));
}

function hashOf(slug: string): bigint {
  return createHash('sha256').update(slug).digest().readBigUInt64BE();
}
