import { createHash, createHmac } from 'node:crypto';

/** Of an HMAC, as many bytes as 32 letters of base64 say. */
const TOKEN_BYTES = 24;
/** As 16 letters say. */
const KEY_BYTES = 12;

/**
 * A token is a secret that follows from the random id of its link, so that its owner can copy it again,
 * and that nobody finds in the database, which has its hash alone.
 */
interface ShareTokens {
  of(shareId: string): string;
  /** Names a picture of a collection under the link alone, so that two links tell nothing of each other. */
  keyOf(shareId: string, imageId: string): string;
  hash(token: string): string;
}

/** @param secret that of the site, the same on each of its servers. */
export function createShareTokens(secret: string): ShareTokens {
  const key = createHmac('sha256', secret).update('shared links').digest();
  const sign = (words: string, bytes: number) =>
    createHmac('sha256', key).update(words).digest().subarray(0, bytes).toString('base64url');
  return {
    of: (shareId) => sign(shareId, TOKEN_BYTES),
    keyOf: (shareId, imageId) => sign(`picture ${shareId} ${imageId}`, KEY_BYTES),
    hash: (token) => createHash('sha256').update(token).digest('hex'),
  };
}
