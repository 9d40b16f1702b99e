/**
 * The entry of a browser's local storage which says that somebody signed in there. Every tab of the
 * site hears of its changes, and finds out by the cookie who it is.
 */
export const SIGNED_IN_HINT_KEY = 'dreamseed.signed-in';
