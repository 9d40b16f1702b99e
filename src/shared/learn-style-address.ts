/** Where pictures are sent to have their style learned: not among the addresses of pages, which every page loads. */
export const LEARN_STYLE_ADDRESS = '/api/styles/learn';
/** Where pictures are sent to be kept with a style. */
export const STYLE_PICTURES_ADDRESS = '/api/styles/:id/pictures';
/** What the `:id` of a kept style may be. */
export const STYLE_ID = '[\\w-]{1,64}';
