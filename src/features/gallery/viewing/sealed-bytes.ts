import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of an HMAC-SHA256. */
const SEAL_LENGTH = 32;

/** Ties bytes to the name they are kept under, so that a storage cannot answer with others unnoticed. */
export interface ByteSeal {
  /** @returns the bytes with the seal behind them, where those who read pictures look no more. */
  close(name: string, bytes: Uint8Array): Uint8Array;
  /** @returns the bytes without their seal; undefined when these are not the ones that were closed under this name. */
  open(name: string, sealed: Uint8Array): Uint8Array | undefined;
}

/** @param secret the same on every server of a site. */
export function createByteSeal(secret: string): ByteSeal {
  const sealOf = (name: string, bytes: Uint8Array) =>
    createHmac('sha256', secret).update(`${name}\n`).update(bytes).digest();
  return {
    close: (name, bytes) => Buffer.concat([bytes, sealOf(name, bytes)]),
    open(name, sealed) {
      if (sealed.length < SEAL_LENGTH) return undefined;
      const end = sealed.length - SEAL_LENGTH;
      const bytes = sealed.subarray(0, end);
      return timingSafeEqual(sealed.subarray(end), sealOf(name, bytes)) ? bytes : undefined;
    },
  };
}
