/** What became of asking for a page of a list. */
export type Outcome<Page> = { page: Page; failure?: undefined } | { page?: undefined; failure: string };

/** A page of a list as its route hands it to its screen. */
export interface Listing<Page> {
  /** There at once when the server rendered it or when it is remembered; else on its way. Never rejects. */
  outcome: Outcome<Page> | Promise<Outcome<Page>>;
  /** Beside a remembered page: the same page as it is now. */
  refreshed?: Promise<Outcome<Page>>;
}

/** How many pages of a list a visit remembers. */
const REMEMBERED_PAGES = 30;

/**
 * What a list's screen remembers of the pages it showed, for as long as the visitor stays on the site:
 * going back shows a page at once, so that the browser can scroll to where the visitor was.
 */
interface ListingCache<Page> {
  /** Answers from memory where it can, and asks in any case. Returns at once. */
  open(address: string, ask: () => Promise<Listing<Page>>): Listing<Page>;
  remember(address: string, page: Page): void;
}

interface ListingCacheOptions<Page> {
  describeFailure: (error: unknown) => string;
  /** Told of every page that arrives. */
  onPage?: (page: Page) => void;
}

export function createListingCache<Page>(options: ListingCacheOptions<Page>): ListingCache<Page> {
  const pages = new Map<string, Page>();

  const remember = (address: string, page: Page) => {
    pages.delete(address);
    pages.set(address, page);
    for (const oldest of pages.keys()) {
      if (pages.size <= REMEMBERED_PAGES) break;
      pages.delete(oldest);
    }
    options.onPage?.(page);
  };

  const settle = async (address: string, asked: Promise<Listing<Page>>): Promise<Outcome<Page>> => {
    try {
      const outcome = await (await asked).outcome;
      if (outcome.page !== undefined) remember(address, outcome.page);
      return outcome;
    } catch (error) {
      return { failure: options.describeFailure(error) };
    }
  };

  return {
    open(address, ask) {
      const known = pages.get(address);
      const current = settle(address, ask());
      return known === undefined ? { outcome: current } : { outcome: { page: known }, refreshed: current };
    },
    remember,
  };
}
