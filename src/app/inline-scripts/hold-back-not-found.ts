import { SIGNED_IN_MARK } from '../../features/accounts/signed-in-before-scripts.rules.ts';
import { CONSOLE_ADDRESS } from '../../features/user-status/console-address.rules.ts';

/**
 * Stands in every document that says 404, the same in each. The console has no page of its own, so whoever runs the site
 * would see that there is nothing until it has come; its code shows what was held back, and so does time.
 */
export const HOLD_BACK_NOT_FOUND = `if (document.documentElement.hasAttribute('${SIGNED_IN_MARK}') && location.pathname.startsWith('${CONSOLE_ADDRESS}')) {
  const held = new CSSStyleSheet();
  held.replaceSync('#content { visibility: hidden }');
  document.adoptedStyleSheets = [held];
  setTimeout(() => (document.adoptedStyleSheets = []), 5000);
}`;
