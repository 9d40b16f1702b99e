import { SIGNED_IN_HINT_KEY } from './signed-in-hint.rules.ts';

/** On the document's root element while somebody is signed in, or seems to be. */
export const SIGNED_IN_MARK = 'data-signed-in';

/**
 * Marks the document before it is painted: pages are the same for everybody, and whoever is signed in
 * must not see an offer to sign in until the account's code has come. Kept as text, like the script for
 * hashes: server and browser must write the same bytes.
 */
export const SIGNED_IN_MARK_SCRIPT = `try {
  if (localStorage.getItem('${SIGNED_IN_HINT_KEY}') !== null) document.documentElement.setAttribute('${SIGNED_IN_MARK}', '');
} catch {}`;
