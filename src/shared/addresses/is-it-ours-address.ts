/** Where a picture is shown to the site to ask whether it made it. Not among the urls, which every page loads. */
export const IS_IT_OURS_ADDRESS = '/is-it-ours';
/** The same for programs. */
export const IS_IT_OURS_CALL = '/api/is-it-ours';
