import { createHash, createHmac } from 'node:crypto';

/** Of an HMAC, as many bytes as 32 letters of base64 say. */
const TOKEN_BYTES = 24;

/**
 * A token is a secret that follows from the random id of its link, so that its owner can copy it again,
 * and that nobody finds in the database, which has its hash alone.
 */
export interface ShareTokens {
  of(shareId: string): string;
  hash(token: string): string;
}

/** @param secret the same on every server of a site. */
export function createShareTokens(secret: string): ShareTokens {
  return {
    of: (shareId) =>
      createHmac('sha256', secret).update(shareId).digest().subarray(0, TOKEN_BYTES).toString('base64url'),
    hash: (token) => createHash('sha256').update(token).digest('hex'),
  };
}
