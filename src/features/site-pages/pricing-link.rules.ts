/** How long the home page gets before the pricing section is scrolled to. */
export const PRICING_SCROLL_DELAY_MS = 100;

/** The transition, or a slow connection, may keep the section away for longer: look again for half a minute. */
export const PRICING_RETRY_MS = 50;
export const PRICING_RETRY_LIMIT = 600;
