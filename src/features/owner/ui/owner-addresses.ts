import { CONSOLE_ADDRESS } from '../../user-status/console-address.rules.ts';
import { CONSOLE_PAGES, type ConsolePage } from '../owner.rules.ts';

export function consoleAddress(page: ConsolePage, id?: string): string {
  return id === undefined
    ? `${CONSOLE_ADDRESS}/${page}`
    : `${CONSOLE_ADDRESS}/${page}/${encodeURIComponent(id)}`;
}

/** Pages that also show one of what they list. */
const OF_ONE: ReadonlySet<string> = new Set<ConsolePage>(['people', 'licenses', 'posts']);

export interface ConsolePlace {
  /** Undefined at the console's own address. */
  page?: ConsolePage;
  /** What the page shows one of. */
  id?: string;
}

/** What of the console an address shows; undefined when it is none of its. */
export function readConsolePlace(pathname: string): ConsolePlace | undefined {
  const [, root, page, id, ...more] = pathname.replace(/\/$/, '').split('/');
  if (`/${root}` !== CONSOLE_ADDRESS || more.length > 0) return undefined;
  if (page === undefined) return {};
  if (!Object.hasOwn(CONSOLE_PAGES, page) || (id !== undefined && !OF_ONE.has(page))) return undefined;
  return { page: page as ConsolePage, ...(id !== undefined && { id: decodeURIComponent(id) }) };
}
