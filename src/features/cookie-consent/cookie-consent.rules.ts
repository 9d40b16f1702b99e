/** The entry of local storage that remembers the answer to the cookie notice; every page looks for it. */
export const CONSENT_KEY = 'dreamseed.cookie-consent';

/** The one answer there is. An entry that holds anything else counts as none. */
export const CONSENT_GIVEN = 'true';

/** How long a page is left alone before it asks, in milliseconds after it was loaded. */
export const CONSENT_DELAY_MS = 1000;
