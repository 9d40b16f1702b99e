import { expect, test } from './support/base-test.ts';
import { ENTRY_ROUTES, ROUTES } from './support/routes.ts';

async function headOf(page: import('@playwright/test').Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      titles: [...document.querySelectorAll('head > title')].map((element) => element.textContent),
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      ogTitles: all('meta[property="og:title"]', 'content'),
      ogDescriptions: all('meta[property="og:description"]', 'content'),
      ogUrls: all('meta[property="og:url"]', 'content'),
    };
  });
}

test('SEO-01, SEO-02, SEO-03, SEO-04, SEO-05: each page has one title, description, canonical and social set of its own', async ({
  page,
  baseURL,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path } of ROUTES) {
    await page.goto(path);
    const head = await headOf(page);
    const canonical = path === '/' ? `${baseURL}/` : `${baseURL}/#${path}`;
    expect(head.canonicals).toEqual([canonical]);
    expect(head.ogUrls).toEqual([canonical]);
    expect(head.titles).toHaveLength(1);
    expect(head.ogTitles).toEqual(head.titles);
    expect(head.descriptions).toHaveLength(1);
    expect(head.ogDescriptions).toEqual(head.descriptions);
    expect(head.descriptions[0]?.length).toBeGreaterThan(20);
    titles.add(head.titles[0] ?? '');
    descriptions.add(head.descriptions[0] ?? '');
  }
  expect(titles.size).toBe(ROUTES.length);
  expect(descriptions.size).toBe(ROUTES.length);
});

test('SEO-06: tags follow navigation inside the site and are never doubled', async ({ page, baseURL }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle('About – Dreamseed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dreamseed News' }).click();
  await expect(page).toHaveTitle('Blog – Dreamseed');
  await page.goBack();
  await expect(page).toHaveTitle('About – Dreamseed');
  const head = await headOf(page);
  expect(head.titles).toHaveLength(1);
  expect(head.descriptions).toHaveLength(1);
  expect(head.canonicals).toEqual([`${baseURL}/#/about`]);
});

test('SEO-07: missing entries have a title of their own', async ({ page }) => {
  for (const { path } of ENTRY_ROUTES) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Not Found – Dreamseed$/);
  }
});

test('SEO-05, SEO-06, SEO-07: an article says what others need to share and find it', async ({
  page,
  request,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
  });
  const { feed } = await (await request.get('/feeds/posts/default?alt=json&max-results=1')).json();
  const [entry] = feed.entry;
  const address: string = entry.link.find((link: { rel: string }) => link.rel === 'alternate').href;
  const { pathname } = new URL(address);
  const describedTypes = () =>
    page
      .locator('head script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')['@type']));

  await test.step('it describes itself, once', async () => {
    await page.goto(pathname);
    await expect(page).toHaveTitle(`${entry.title.$t} – Dreamseed`);
    const head = await headOf(page);
    expect([head.titles, head.descriptions, head.canonicals].map((tags) => tags.length)).toEqual([1, 1, 1]);
    expect(head.ogUrls).toEqual([`${baseURL}/#${pathname}`]);
    expect(head.descriptions).toEqual([entry.summary.$t]);
    expect(await describedTypes()).toEqual(['BlogPosting', 'BreadcrumbList']);
  });

  await test.step('its picture for links is a JPEG of the size it says', async () => {
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture?.startsWith(`${baseURL}/media/w1200-h630-p/`)).toBe(true);
    const answer = await request.get(picture ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, picture ?? '');
    expect(size).toEqual([1200, 630]);
  });

  await test.step('feed readers find the feed', async () => {
    const feeds = page.locator('head link[rel="alternate"]');
    await expect(feeds).toHaveCount(2);
    for (const link of await feeds.all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toContain(await link.getAttribute('type'));
    }
  });

  await test.step('nothing of it stays on the next page, and the browser had nothing to complain of', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle('About – Dreamseed');
    expect(await describedTypes()).toEqual([]);
    await expect(page.locator('meta[property^="article:"], link[rel="alternate"]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
