import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../shared/clock.ts';
import { DEFAULT_THUMBNAIL_WIDTH } from '../gallery.rules.ts';

const HOUR_MS = 3_600_000;

/** `beginning` is the picture that an image began with. */
export type ImageVariant = 'file' | 'thumbnail' | 'beginning';

/** What an address says about itself; both are text that anybody may have written. */
export interface SignedUrlClaim {
  expires: string | undefined;
  signature: string | undefined;
}

export interface SignedUrls {
  /**
   * An address that shows this image to whoever has it, for one to two hours: an `img` tag sends no
   * token. It stays the same within an hour, so that browsers keep what they loaded.
   */
  urlOf(image: { id: string; accountId: string }, variant: ImageVariant): string;
  /** @returns the milliseconds that the address is still good for, or 0. */
  timeLeft(image: { id: string; accountId: string }, variant: ImageVariant, claim: SignedUrlClaim): number;
}

interface SignedUrlsOptions {
  /** The same on every server of a site. */
  secret: string;
  clock: Clock;
}

export function createSignedUrls({ secret, clock }: SignedUrlsOptions): SignedUrls {
  const sign = (image: { id: string; accountId: string }, variant: ImageVariant, expires: number) =>
    createHmac('sha256', secret)
      .update(['gallery', image.id, image.accountId, variant, expires].join('\n'))
      .digest();
  return {
    urlOf(image, variant) {
      const expires = (Math.floor(clock.now() / HOUR_MS) + 2) * HOUR_MS;
      const query = new URLSearchParams();
      if (variant === 'thumbnail') query.set('width', String(DEFAULT_THUMBNAIL_WIDTH));
      query.set('expires', String(expires / 1000));
      query.set('signature', sign(image, variant, expires).toString('base64url'));
      return `/api/images/${encodeURIComponent(image.id)}/${variant}?${query}`;
    },
    timeLeft(image, variant, { expires = '', signature = '' }) {
      const time = Number(expires) * 1000;
      if (!/^\d{1,12}$/.test(expires) || time <= clock.now()) return 0;
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(image, variant, time);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0;
      return time - clock.now();
    },
  };
}
