import { SOCIAL_SIZE } from '../../features/posts/feeds/social-image.rules.ts';

/** As large as the pictures of posts. */
export const CARD_SIZE = SOCIAL_SIZE;

/** The part of a card above its label. */
export const CARD_PICTURE = { width: 1200, height: 480 } as const;

/** `/social/about.jpg?v=1a2b3c`; the version makes the address good for ever. */
export function cardAddress(name: string, version: string): string {
  return `/social/${name}.jpg?v=${version}`;
}
