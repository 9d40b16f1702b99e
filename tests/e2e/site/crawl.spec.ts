import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/base-test.ts';
import { auditPage, type PageAudit } from './page-audit.ts';

/** Where a crawler begins beside the start page: what feeds, players and search engines read. */
const BEGINNINGS = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/feeds/posts/default',
  '/feeds/posts/default?alt=json',
  '/history',
  '/checkout/booster',
];

/** Far more than a new site has: a crawl that reaches it goes in circles. */
const MOST_ADDRESSES = 600;
const AT_ONCE = 4;
/** Searches are answered one by one; what they list is in the lists too. */
const SEARCHES_FOLLOWED = 12;

interface Found {
  status: number;
  /** Only of pages. */
  audit?: PageAudit;
}

test('LAY-01: every link of the site leads somewhere, and every page is sound', async ({
  request,
  baseURL,
}) => {
  const { found, foundOn } = await crawl(request, new URL(baseURL ?? ''));

  const broken = [...found]
    .filter(([, { status }]) => status !== 200)
    .map(([address, { status }]) => `${status} ${address}, linked from ${foundOn.get(address)}`);
  expect(broken, 'addresses that do not answer').toEqual([]);

  const faults = [...found].flatMap(([address, { audit }]) =>
    (audit?.faults ?? []).map((fault) => `${address}: ${fault}`),
  );
  expect(faults, 'pages that are not sound').toEqual([]);

  const lost = [...found].flatMap(([address, { audit }]) =>
    (audit?.anchors ?? [])
      .filter((anchor) => found.get(anchor.address)?.audit?.ids.has(anchor.id) === false)
      .map((anchor) => `${address} points to ${anchor.address}#${anchor.id}`),
  );
  expect(lost, 'anchors that do not exist').toEqual([]);

  const pages = [...found].filter(([, { audit }]) => audit).map(([address]) => address);
  for (const kind of [/^\/blog\/./, /^\/web-stories\/[^/]+$/, /\/amp$/, /^\/checkout\//, /^\/api\/docs$/]) {
    expect(pages, `the crawl has seen ${kind}`).toContainEqual(expect.stringMatching(kind));
  }
});

/** Follows every link on this site from the beginnings on, each address once. */
async function crawl(request: APIRequestContext, origin: URL) {
  const found = new Map<string, Found>();
  const foundOn = new Map(BEGINNINGS.map((address) => [address, 'the beginning']));
  const waiting = [...BEGINNINGS];
  let searches = 0;
  const isWanted = (address: string) =>
    !foundOn.has(address) && (!address.includes('query=') || searches++ < SEARCHES_FOLLOWED);
  const follow = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { next, ...answer } = await visit(request, new URL(address, origin));
      found.set(address, answer);
      for (const target of next.filter(isWanted)) {
        foundOn.set(target, address);
        waiting.push(target);
      }
    }
  };
  // A follower ends when nothing waits at that moment; what the others still find is for the next round.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, follow));
  expect(foundOn.size).toBeLessThan(MOST_ADDRESSES);
  return { found, foundOn };
}

async function visit(request: APIRequestContext, url: URL): Promise<Found & { next: string[] }> {
  const answer = await request.get(url.href, { maxRedirects: 0 });
  const status = answer.status();
  const type = answer.headers()['content-type'] ?? '';
  if (status !== 200 || !/html|xml|robots|text\/plain/.test(type)) return { status, next: [] };
  const text = await answer.text();
  if (!type.includes('html')) return { status, next: readListedAddresses(text, url) };
  const standalone = url.pathname.endsWith('/amp') || ['/api/docs', '/is-it-ours'].includes(url.pathname);
  const audit = auditPage(text, url, { standalone });
  return { status, audit, next: audit.addresses };
}

/** The addresses of this site in a sitemap, a feed or robots.txt. */
function readListedAddresses(text: string, { origin }: URL): string[] {
  return [...text.matchAll(/(?:<loc>|Sitemap:\s*|<link [^>]*href=")([^<"\s]+)/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => URL.canParse(address, origin))
    .map((address) => new URL(address, origin))
    .filter((url) => url.origin === origin && !url.pathname.startsWith('/media/'))
    .map((url) => url.pathname + url.search);
}
