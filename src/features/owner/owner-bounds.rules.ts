/** What the forms of the console may hold: here and not in a schema, which would come into the browser whole. */

/** Of a line that visitors read on every page. */
export const LONGEST_BANNER = 200;
/** Keys of a batch that is given away. */
export const MOST_KEYS = 1000;
/** Of a batch of credits. */
export const LONGEST_NAME = 60;

/** As long as the image service reads. */
export const LONGEST_TRIED_PROMPT = 4000;
