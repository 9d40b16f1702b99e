import { SIGNED_IN_MARK } from '../../features/accounts/signed-in-before-scripts.rules.ts';
import { SHOWN_AGAIN } from '../../features/owner/shown-again.rules.ts';
import { CONSOLE_ADDRESS } from '../../features/user-status/console-address.rules.ts';

/**
 * Part of every 404 page. The console opens on the 404 page of its address; without this, staff would see the error
 * until the console's code has loaded. That code shows the page again (`showHeldBack`), and so do five seconds.
 */
export const HOLD_BACK_NOT_FOUND = `if (document.documentElement.hasAttribute('${SIGNED_IN_MARK}') && location.pathname.startsWith('${CONSOLE_ADDRESS}')) {
  const held = new CSSStyleSheet();
  held.replaceSync('html:not([${SHOWN_AGAIN}]) #content { visibility: hidden }');
  document.adoptedStyleSheets.push(held);
  setTimeout(() => held.replaceSync(''), 5000);
}`;
