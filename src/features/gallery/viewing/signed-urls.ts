import {
  createSignedClaims,
  type SignedClaim,
  type SignedClaimsOptions,
} from '../../../platform/http/signed-claims.ts';
import { DEFAULT_THUMBNAIL_WIDTH } from '../gallery.rules.ts';

const HOUR_MS = 3_600_000;

/** `beginning` is the picture that an image began with. */
export type ImageVariant = 'file' | 'thumbnail' | 'beginning';

interface OwnedImage {
  id: string;
  accountId: string;
}

export interface SignedUrls {
  /**
   * An address that shows this image to whoever has it, for one to two hours: an `img` tag sends no
   * token. It stays the same within an hour, so that browsers keep what they loaded.
   */
  urlOf(image: OwnedImage, variant: ImageVariant): string;
  /** @returns the milliseconds that the address is still good for, or 0. */
  timeLeft(image: OwnedImage, variant: ImageVariant, claim: SignedClaim): number;
}

export function createSignedUrls(options: SignedClaimsOptions): SignedUrls {
  const claims = createSignedClaims(options);
  const wordsOf = ({ id, accountId }: OwnedImage, variant: ImageVariant) => [
    'gallery',
    id,
    accountId,
    variant,
  ];
  return {
    urlOf(image, variant) {
      const expiresAt = (Math.floor(options.clock.now() / HOUR_MS) + 2) * HOUR_MS;
      const query = new URLSearchParams({
        ...(variant === 'thumbnail' && { width: String(DEFAULT_THUMBNAIL_WIDTH) }),
        ...claims.sign(wordsOf(image, variant), expiresAt),
      });
      return `/api/images/${encodeURIComponent(image.id)}/${variant}?${query}`;
    },
    timeLeft: (image, variant, claim) => claims.timeLeft(wordsOf(image, variant), claim),
  };
}
