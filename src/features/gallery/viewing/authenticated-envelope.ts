import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of an HMAC-SHA256. */
const TAG_LENGTH = 32;

/** Ties bytes to the name they are kept under, so that a storage cannot answer with others unnoticed. */
export interface AuthenticatedEnvelope {
  /** @returns the bytes with the tag behind them, where those who read pictures look no more. */
  close(name: string, bytes: Uint8Array): Uint8Array;
  /** @returns the bytes without their tag; undefined when these are not the ones that were closed under this name. */
  open(name: string, enveloped: Uint8Array): Uint8Array | undefined;
}

/** @param secret the same on every server of a site. */
export function createAuthenticatedEnvelope(secret: string): AuthenticatedEnvelope {
  const tagOf = (name: string, bytes: Uint8Array) =>
    createHmac('sha256', secret).update(`${name}\n`).update(bytes).digest();
  return {
    close: (name, bytes) => Buffer.concat([bytes, tagOf(name, bytes)]),
    open(name, enveloped) {
      if (enveloped.length < TAG_LENGTH) return undefined;
      const end = enveloped.length - TAG_LENGTH;
      const bytes = enveloped.subarray(0, end);
      return timingSafeEqual(enveloped.subarray(end), tagOf(name, bytes)) ? bytes : undefined;
    },
  };
}
