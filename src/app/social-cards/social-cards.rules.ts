/** What other sites show with a link, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The part of a card above its label. */
export const CARD_PICTURE = { width: 1200, height: 480 } as const;

/** `/social/about.jpg?v=1a2b3c`; the version makes the address good for ever. */
export function cardAddress(name: string, version: string): string {
  return `/social/${name}.jpg?v=${version}`;
}
