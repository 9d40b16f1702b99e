import { browserStorage } from '../../../ui/browser-storage.ts';

/** The account of this browser that runs the site, as far as the browser was told. */
const KEY = 'dreamseed.console';

export function seemsToRunSite(email: string): boolean {
  return browserStorage.getItem(KEY) === email;
}

/** Only the server lets anybody in; this decides whether a link to the console is offered. */
export function noteRunsSite(email: string, runsSite: boolean): void {
  if (runsSite) browserStorage.setItem(KEY, email);
  else if (seemsToRunSite(email)) browserStorage.removeItem(KEY);
}
