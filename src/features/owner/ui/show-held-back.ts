import { SHOWN_AGAIN } from '../shown-again.rules.ts';

/** Shows the 404 page again, which is hidden at the console's addresses until the console's code has loaded. */
export function showHeldBack(): void {
  document.documentElement.setAttribute(SHOWN_AGAIN, '');
}
