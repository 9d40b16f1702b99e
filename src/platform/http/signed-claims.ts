import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';

/** What an address says about itself; both are text that anybody may have written. */
export interface SignedClaim {
  expires: string | undefined;
  signature: string | undefined;
}

/** Lets whoever has an address see what it names, for a while: a browser that follows one sends no token. */
interface SignedClaims {
  /** @param words name it; none has a line break. The time is in milliseconds. */
  sign(words: readonly string[], expiresAt: number): { expires: string; signature: string };
  /** @returns the milliseconds that a claim to it is still good for, or 0. */
  timeLeft(words: readonly string[], claim: SignedClaim): number;
}

export interface SignedClaimsOptions {
  /** The same on every server of a site. */
  secret: string;
  clock: Clock;
}

export function createSignedClaims({ secret, clock }: SignedClaimsOptions): SignedClaims {
  const signatureOf = (words: readonly string[], seconds: number) =>
    createHmac('sha256', secret)
      .update([...words, seconds * 1000].join('\n'))
      .digest();
  return {
    sign(words, expiresAt) {
      const seconds = Math.floor(expiresAt / 1000);
      return { expires: String(seconds), signature: signatureOf(words, seconds).toString('base64url') };
    },
    timeLeft(words, { expires = '', signature = '' }) {
      const seconds = Number(expires);
      const left = seconds * 1000 - clock.now();
      if (!/^\d{1,12}$/.test(expires) || left <= 0) return 0;
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(words, seconds);
      return given.length === expected.length && timingSafeEqual(given, expected) ? left : 0;
    },
  };
}
