/** How long the home page gets before the pricing section is scrolled to. */
export const PRICING_SCROLL_DELAY_MS = 100;

/** The page transition may keep the section away for longer than the delay: look again until then. */
export const PRICING_RETRY_MS = 50;
export const PRICING_RETRY_LIMIT = 40;
