import { freePort } from '../../../machine/free-port.ts';
import routes from '../../../src/app/routes.ts';
import { type OwnSite, startOwnSite } from '../accounts/own-site.ts';
import { expect, test } from '../support/base-test.ts';

const MOST = 12;

interface TableEntry {
  path?: string;
  children?: TableEntry[];
}

/** The patterns of all pages whose path has a part that anybody may make up. */
function patternsWithParts(entries: readonly TableEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => [
    ...(path.includes(':') ? [`/${path}`] : []),
    ...patternsWithParts(children),
  ]);
}

const PATTERNS = [...patternsWithParts(routes), '/:anything', '/about/:anything', '/ui/:anything'];
const madeUp = (pattern: string, number: number) => pattern.replaceAll(/:[a-z]+/g, `made-up-${number}`);

let site: OwnSite;
let visitor = 0;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startOwnSite(await freePort(), { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: String(MOST) });
});
test.afterAll(() => site.stop());

/** Every call is another network. */
function visit(): (path: string) => Promise<Response> {
  visitor += 1;
  const headers = { 'X-Forwarded-For': `203.0.113.${visitor}` };
  return async (path) => {
    const response = await fetch(site.origin + path, { headers, redirect: 'manual' });
    await response.arrayBuffer();
    return response;
  };
}

test('the table of pages has parts that anybody may make up', () => {
  expect(PATTERNS).toContain('/blog/:slug/company');
  expect(PATTERNS).toContain('/checkout/:plan');
});

for (const pattern of PATTERNS) {
  for (const twin of ['', '.data']) {
    test(`${pattern}${twin}: what does not exist is 404, not kept, and limited`, async () => {
      const ask = visit();
      const statuses: number[] = [];
      for (let number = 0; number < MOST + 3; number++) {
        const answer = await ask(madeUp(pattern, number) + twin);
        statuses.push(answer.status);
        expect(answer.headers.get('ETag'), answer.url).toBeNull();
        expect(answer.headers.get('Cache-Control'), answer.url).toBe('no-store');
      }
      expect(statuses).toEqual([...Array(MOST).fill(404), 429, 429, 429]);
      // Nobody is kept from the pages that are always there, nor from what is in memory.
      expect((await ask('/about')).status).toBe(200);
    });
  }
}

test('pages beyond the last of a list are limited like any other made-up page', async () => {
  const ask = visit();
  for (let page = 0; page < MOST; page++) {
    const answer = await ask(`/blog?page=${5000 + page}`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  }
  expect((await ask('/blog?page=6000')).status).toBe(429);
});

test('whoever reads many articles that exist is never told to wait', async () => {
  const map = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const articles = [...map.matchAll(/<loc>([^<]+\/blog\/[^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(articles.length).toBeGreaterThan(MOST);
  const ask = visit();
  for (const path of articles) {
    expect((await ask(path)).status, path).toBe(200);
    expect((await ask(`${path}/company`)).status, path).toBe(200);
  }
});
