/** What each payload does when it runs: a page that shows it can watch for any of these. */

/** Calls the page's own `hit`. */
export const HIT = 'hit()';
/** The same from inside a frame. */
export const HIT_ABOVE = 'top.hit()';
/** A host that nothing of the site ever asks; whatever reaches it was sent away. */
export const EVIL = 'https://evil.test';
