/** How much the forms of the console take. Not in a schema: the browser would fetch all of it for one number. */

/** Of a line that visitors read on every page. */
export const LONGEST_BANNER = 200;
/** Keys of a batch that is given away. */
export const MOST_KEYS = 1000;
/** Of a batch of credits. */
export const LONGEST_BATCH_NAME = 60;
/** As long as the image service reads. */
export const LONGEST_TRIED_PROMPT = 4000;
