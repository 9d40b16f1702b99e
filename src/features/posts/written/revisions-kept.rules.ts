/** Older revisions of a post are forgotten. */
export const REVISIONS_KEPT = 50;
