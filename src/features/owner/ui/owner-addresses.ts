import { CONSOLE_PAGES, type ConsolePage } from '../owner.rules.ts';

/** Here and not in urls.ts, which every page of a visitor carries. */
const ROOT = '/owner';

/** Pages that show one of what they list at an address of its own. */
const PAGES_OF_ONE = ['people', 'licenses'];

export function consoleAddress(page: ConsolePage, id?: string): string {
  return id === undefined ? `${ROOT}/${page}` : `${ROOT}/${page}/${encodeURIComponent(id)}`;
}

export interface ConsolePlace {
  /** Undefined at the console's own address. */
  page?: ConsolePage;
  /** What the page shows one of. */
  id?: string;
}

/** What of the console an address shows; undefined when it is none of its. */
export function readConsolePlace(pathname: string): ConsolePlace | undefined {
  const [, root, page, id, ...more] = pathname.replace(/\/$/, '').split('/');
  if (`/${root}` !== ROOT || more.length > 0) return undefined;
  if (page === undefined) return {};
  if (!Object.hasOwn(CONSOLE_PAGES, page) || (id !== undefined && !PAGES_OF_ONE.includes(page)))
    return undefined;
  return { page: page as ConsolePage, ...(id !== undefined && { id: decodeURIComponent(id) }) };
}
