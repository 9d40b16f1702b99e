import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../../machine/free-port.ts';
import { makePost, makePosts, slugOfPost } from '../../support/blogs/blogger-posts.ts';
import { startBloggerServer } from '../../support/blogs/blogger-server.ts';
import { type OwnSite, startOwnSite } from '../accounts/own-site.ts';
import { expect, test } from '../support/base-test.ts';
import { blogEnvironment, servePictures, waitUntilShown } from '../support/blog-site.ts';

interface FeedEntry {
  title: { $t: string };
  category?: { term: string }[];
  link: { rel: string; href: string }[];
}

const posts = makePosts(8);
const [first, second] = posts.map(({ title }) => title);

const closing: (() => Promise<void> | void)[] = [];

test.afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function startSite(environment: Record<string, string>): Promise<OwnSite> {
  const site = await startOwnSite(await freePort(), environment);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= site.stop();
    return stopping;
  };
  closing.push(stop);
  return { ...site, stop };
}

test('pulling the plug of the blog changes nothing for visitors, not even after a restart', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-faults-'));
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const blog = await startBloggerServer({ posts });
  closing.push(blog.close);
  const environment = { ...blogEnvironment(blog.origin), DATA_DIR: dataDir };
  let site = await startSite(environment);
  await servePictures(page);

  await test.step('a visitor reads the list and an article', async () => {
    await expectList(page, `${site.origin}/blog`);
    await expectArticle(page, `${site.origin}/blog/${slugOfPost(makePost(0))}`, first);
  });

  await test.step('the plug is pulled: both stay, and so does an article nobody had opened', async () => {
    await blog.pullPlug();
    await waitUntilShown(site, '/readyz', '"status":"stale"');
    await expectList(page, `${site.origin}/blog`);
    await expectArticle(page, `${site.origin}/blog/${slugOfPost(makePost(0))}`, first);
    await expectArticle(page, `${site.origin}/blog/${slugOfPost(makePost(1))}`, second);
  });

  await test.step('the server starts without the blog: its last good copies serve', async () => {
    await site.stop();
    site = await startSite(environment);
    await expectList(page, `${site.origin}/blog`);
    await expectArticle(page, `${site.origin}/blog/${slugOfPost(makePost(1))}`, second);
    // What was never read cannot be shown, and says why.
    const response = await page.goto(`${site.origin}/web-stories`);
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('alert')).toContainText('Failed to load Blogger data.');
  });

  await test.step('the blog is back with something new', async () => {
    blog.posts = [
      { ...makePost(0), id: '1', path: '/2026/11/back-again.html', title: 'Back again' },
      ...posts,
    ];
    await blog.plugIn();
    await waitUntilShown(site, '/blog', 'Back again');
    await waitUntilShown(site, '/readyz', /"posts":\{"source":"blogger","status":"ok"/);
    await expectArticle(page, `${site.origin}/blog/back-again`, 'Back again');
  });
});

test('FEED-14: a Dreamseed that reads another one shows its posts', async ({ page, baseURL }) => {
  if (!baseURL) throw new Error('There is no other site.');
  const site = await startSite(blogEnvironment(baseURL));
  const feed = await (await fetch(`${baseURL}/feeds/posts/default?alt=json&max-results=6`)).json();
  const there: FeedEntry[] = feed.feed.entry;

  await test.step('its list', async () => {
    // Drawing all of them is not what this is about.
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(`${site.origin}/blog`);
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
      there.map(({ title }) => title.$t),
    );
    await page.unroute('**/media/**');
  });

  const article = there.find(({ category = [] }) => !category.some(({ term }) => term === 'webstories'));
  const address = article?.link.find(({ rel }) => rel === 'alternate')?.href ?? '';
  await page.goto(`${site.origin}${new URL(address).pathname}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title.$t ?? '');
  const pictures = page.getByRole('main').locator(`img[src^="${baseURL}/media/"]`);
  const widest = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) =>
      Math.max(0, ...images.map(({ naturalWidth }) => naturalWidth)),
    );
  // A picture that is still being drawn is held open by one 8 pixels wide.
  await expect.poll(widest, { timeout: 60_000 }).toBeGreaterThan(8);
});

async function expectList(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
    posts.slice(0, 6).map(({ title }) => title),
  );
}

async function expectArticle(page: Page, address: string, title: string | undefined): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('main')).toContainText('Begin with the light.');
}
