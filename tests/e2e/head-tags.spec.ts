import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/base-test.ts';
import { type PageHead, readPageHead } from './support/page-head.ts';
import { ENTRY_ROUTES, ROUTES } from './support/routes.ts';

/** For pages of a machine that draws pictures meanwhile. */
const PATIENT = { timeout: 40_000 };

/** Pages for their visitor alone, which share the picture of the start page. */
const PRIVATE_PATHS: ReadonlySet<string> = new Set(['/history', '/reset-password', '/verify-email']);
const FOUND_ROUTES = ROUTES.filter(({ path }) => !PRIVATE_PATHS.has(path));

/** The tags of the page that a browser shows now. */
async function headOf(page: Page) {
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
      ofTheDocument: all('[data-document]', 'data-document').length,
    };
  });
}

function checkTexts(head: PageHead) {
  const [title = '', ...others] = head.titles;
  const [description = ''] = head.meta.get('description') ?? [];
  expect(others).toEqual([]);
  expect(head.meta.get('description')).toHaveLength(1);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(head.meta.get('og:title')).toEqual([title]);
  expect(head.meta.get('og:description')).toEqual([description]);
  expect(head.language).toBe('en');
  expect(head.mainHeadings).toBe(1);
  return { title, description };
}

function checkAddresses(head: PageHead, canonical: string) {
  expect(head.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([canonical]);
  expect(head.meta.get('og:url')).toEqual([canonical]);
}

/** @returns the address of the picture that links to the page are shown with. */
function checkSocialTags(head: PageHead): string {
  const [picture = ''] = head.meta.get('og:image') ?? [];
  expect(Object.fromEntries(head.meta)).toMatchObject({
    'og:type': ['website'],
    'og:site_name': ['Dreamseed'],
    'og:image': [picture],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'twitter:card': ['summary_large_image'],
    'twitter:image': [picture],
  });
  expect(head.meta.get('og:image:alt')?.[0]).toMatch(/\w/);
  return picture;
}

test('SEO-01, SEO-02, SEO-03, SEO-04, SEO-05: each page says what it is, once, in words of its own', async ({
  request,
  baseURL,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() };
  for (const { path } of ROUTES) {
    await test.step(path, async () => {
      const head = await readPageHead(request, path);
      const { title, description } = checkTexts(head);
      checkAddresses(head, path === '/' ? `${baseURL}/` : `${baseURL}/#${path}`);
      const picture = checkSocialTags(head);
      expect(picture.startsWith(`${baseURL}/social/`)).toBe(true);
      const isPrivate = PRIVATE_PATHS.has(path);
      // A searcher reads it to choose, so it has to say something.
      if (!isPrivate) expect(description.length).toBeGreaterThanOrEqual(70);
      expect(head.meta.get('robots')).toEqual([isPrivate ? 'noindex' : 'max-image-preview:large']);
      if (!isPrivate && path !== '/') checkWay(head, [`${baseURL}/`, `${baseURL}${path}`]);
      seen.titles.add(title);
      seen.descriptions.add(description);
      if (!isPrivate) seen.pictures.add(picture);
    });
  }
  expect(seen.titles.size).toBe(ROUTES.length);
  expect(seen.descriptions.size).toBe(ROUTES.length);
  expect(seen.pictures.size).toBe(FOUND_ROUTES.length);
});

/** Search engines get plain paths whatever the canonical links look like. */
function checkWay(head: PageHead, addresses: readonly string[]) {
  const steps = addresses.map((item, place) => expect.objectContaining({ position: place + 1, item }));
  expect(head.data.get('BreadcrumbList')?.itemListElement).toEqual(steps);
}

test('SEO-05: the site, its prices and its questions are described for search engines', async ({
  request,
  baseURL,
}) => {
  const home = await readPageHead(request, '/');
  expect([...home.data.keys()]).toEqual(['Organization', 'WebSite', 'WebApplication']);
  for (const thing of home.data.values()) {
    expect(thing).toMatchObject({ '@context': 'https://schema.org', name: 'Dreamseed', url: `${baseURL}/` });
  }
  const offers = home.data.get('WebApplication')?.offers as { price: number; priceCurrency: string }[];
  expect(offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual(
    [0, 20, 50, 100, 200].map((price) => [price, 'USD']),
  );

  const faq = await readPageHead(request, '/faq');
  const questions = faq.data.get('FAQPage')?.mainEntity as {
    '@type': string;
    name: string;
    acceptedAnswer: { '@type': string; text: string };
  }[];
  const page = await (await request.get('/faq')).text();
  expect(questions.length).toBeGreaterThanOrEqual(10);
  for (const { '@type': type, name, acceptedAnswer } of questions) {
    expect([type, acceptedAnswer['@type']]).toEqual(['Question', 'Answer']);
    expect(page).toContain(`>${name}<`);
    expect(acceptedAnswer.text).toMatch(/^[A-Z].+\.$/);
  }
});

test('SEO-05: the picture of a page is a JPEG of the size that its tags say', async ({ request }) => {
  const [address = ''] = (await readPageHead(request, '/')).meta.get('og:image') ?? [];
  await checkPicture(request, address);
  expect((await request.get('/social/nothing.jpg')).status()).toBe(404);
});

async function checkPicture(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(await answer.body()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
}

test('SEO-07: pages that are missing, and those of one search or visitor, stay out of search engines', async ({
  request,
}) => {
  for (const path of [...ENTRY_ROUTES.map((route) => route.path), '/no-such-page']) {
    const head = await readPageHead(request, path);
    expect(head.status).toBe(404);
    expect(head.titles).toEqual([expect.stringMatching(/Not Found – Dreamseed$/)]);
    expect(head.meta.get('robots')).toEqual(['noindex']);
    expect(head.data.size).toBe(0);
  }
  expect((await readPageHead(request, '/blog?query=light')).meta.get('robots')).toEqual(['noindex']);
});

test('SEO-06: tags follow navigation inside the site and are never doubled', async ({ page, baseURL }) => {
  await page.goto('/');
  expect((await headOf(page)).ofTheDocument).toBeGreaterThan(5);
  // The links at the top: on the way to those at the bottom the start page would ask for all its pictures.
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveTitle(/^Features\b.* – Dreamseed$/, PATIENT);
  await links.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/^Blog\b.* – Dreamseed$/, PATIENT);
  await page.goBack();
  await expect(page).toHaveTitle(/^Features\b.* – Dreamseed$/, PATIENT);
  const head = await headOf(page);
  expect(head.titles).toHaveLength(1);
  expect(head.descriptions).toHaveLength(1);
  expect(head.canonicals).toEqual([`${baseURL}/#/features`]);
  expect(head.ogTitles).toEqual(head.titles);
  expect(head.ogDescriptions).toEqual(head.descriptions);
  expect(head.ogUrls).toEqual(head.canonicals);
  // What machines read of the first page is not said of another one.
  expect(head.ofTheDocument).toBe(0);
});

/** The newest post as the feed tells it, and the path of its page. */
async function readNewestEntry(request: APIRequestContext) {
  const { feed } = await (await request.get('/feeds/posts/default?alt=json&max-results=1')).json();
  const [entry] = feed.entry;
  const address: string = entry.link.find((link: { rel: string }) => link.rel === 'alternate').href;
  return {
    title: entry.title.$t as string,
    summary: entry.summary.$t as string,
    path: new URL(address).pathname,
  };
}

test('SEO-05, SEO-07: an article says what others need to share and find it', async ({
  request,
  baseURL,
}) => {
  const { title, summary, path } = await readNewestEntry(request);
  const head = await readPageHead(request, path);
  expect(head.titles).toEqual([`${title} – Dreamseed`]);
  expect(head.meta.get('description')).toEqual([summary]);
  expect(head.meta.get('og:type')).toEqual(['article']);
  expect(head.meta.get('og:image')).toEqual([
    expect.stringMatching(`^${baseURL}/media/w1200-h630-p/[a-z0-9-]+\\.jpg\\?v=\\w+$`),
  ]);
  expect(head.meta.get('og:image:width')).toEqual(['1200']);
  checkAddresses(head, `${baseURL}/#${path}`);
  expect([...head.data.keys()]).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(head.data.get('BlogPosting')).toMatchObject({
    headline: title,
    url: baseURL + path,
    author: { '@type': 'Organization' },
    publisher: { '@type': 'Organization', name: 'Dreamseed' },
  });
  checkWay(head, [`${baseURL}/`, `${baseURL}/blog`, baseURL + path]);
  const feeds = head.links.filter(({ rel }) => rel === 'alternate');
  expect(feeds).toHaveLength(2);
  for (const { href, type } of feeds) {
    expect((await request.get(href)).headers()['content-type']).toContain(type);
  }
});

test('SEO-06: nothing that machines read of an article stays on the next page', async ({ page, request }) => {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
  });
  const { title, path } = await readNewestEntry(request);
  await page.goto(path);
  await expect(page).toHaveTitle(`${title} – Dreamseed`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About us/, PATIENT);
  const left = page.locator(
    'meta[property^="article:"], meta[property^="og:image"], link[rel="alternate"], script[type="application/ld+json"]',
  );
  await expect(left).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('SEO-05, SEO-08: a story names itself by its captions, its poster and its own document', async ({
  request,
  baseURL,
}) => {
  const path = '/web-stories/postcards-from-a-fox';
  const head = await readPageHead(request, path);
  const [description = ''] = head.meta.get('description') ?? [];
  expect(description.split(' - ').length).toBeGreaterThan(1);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(head.meta.get('og:image')).toEqual([expect.stringContaining(`${baseURL}/media/w1200-h630-p/`)]);
  expect([...head.data.keys()]).toEqual(['Article', 'BreadcrumbList']);
  expect(head.data.get('Article')).toMatchObject({ description, url: baseURL + path });
  checkWay(head, [`${baseURL}/`, `${baseURL}/web-stories`, baseURL + path]);
  expect(head.links).toContainEqual(
    expect.objectContaining({ rel: 'alternate', title: 'Web Story', href: `${baseURL}${path}/amp` }),
  );
});

test('browsers find icons of the sizes that they are told, and can keep the site as an app', async ({
  request,
}) => {
  const { links } = await readPageHead(request, '/about');
  const hrefOf = (wanted: string) => links.filter(({ rel }) => rel === wanted).map(({ href }) => href);
  expect(hrefOf('icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(hrefOf('manifest')).toEqual(['/manifest.webmanifest']);

  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Dreamseed', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    expect(icon.headers()['cache-control']).toBe('public, max-age=3600');
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts as { url: string }[]) {
    expect((await request.get(url)).status()).toBe(200);
  }

  const touchIcon = await request.get(hrefOf('apple-touch-icon')[0] ?? '');
  expect(await sharp(await touchIcon.body()).metadata()).toMatchObject({ width: 180, height: 180 });
  const favicon = await (await request.get('/favicon.ico')).body();
  // An icon file: its kind, how many pictures it holds, and the side of each.
  expect([favicon.readUInt16LE(2), favicon.readUInt16LE(4)]).toEqual([1, 3]);
  expect([0, 1, 2].map((place) => favicon.readUInt8(6 + 16 * place))).toEqual([16, 32, 48]);
});
