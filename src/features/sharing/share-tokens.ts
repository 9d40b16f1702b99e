import { createHash, createHmac } from 'node:crypto';

/** Of an HMAC, as many bytes as 32 letters of base64 say. */
const TOKEN_BYTES = 24;

/**
 * A token is a secret that follows from the random id of its link, so that its owner can copy it again,
 * and that nobody finds in the database, which has its hash alone.
 */
interface ShareTokens {
  of(shareId: string): string;
  hash(token: string): string;
}

/** @param secret that of the site, the same on each of its servers. */
export function createShareTokens(secret: string): ShareTokens {
  const key = createHmac('sha256', secret).update('shared links').digest();
  return {
    of: (shareId) =>
      createHmac('sha256', key).update(shareId).digest().subarray(0, TOKEN_BYTES).toString('base64url'),
    hash: (token) => createHash('sha256').update(token).digest('hex'),
  };
}
