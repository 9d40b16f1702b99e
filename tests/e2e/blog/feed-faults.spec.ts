import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makePost, makePosts, slugOfPost } from '../../support/blogger-posts.ts';
import { startBloggerServer } from '../../support/blogger-server.ts';
import { freePort, startOwnSite } from '../accounts/own-site.ts';
import { blogEnvironment, servePictures, waitUntilShown } from '../support/blog-site.ts';

const posts = makePosts(8);
const [first, second] = posts.map(({ title }) => title);

test('pulling the plug of the blog changes nothing for visitors, not even after a restart', async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-faults-'));
  const blog = await startBloggerServer({ posts });
  const environment = { ...blogEnvironment(blog.origin), DATA_DIR: dataDir };
  let site = await startOwnSite(await freePort(), environment);
  await servePictures(page);

  await test.step('a visitor reads the list and an article', async () => {
    await expectList(page, `${site.origin}/blog`);
    await expectArticle(page, `${site.origin}/blog/${slugOfPost(makePost(0))}`, first);
  });

  await test.step('the plug is pulled: both stay, and so does an article nobody had opened', async () => {
    await blog.pullPlug();
    await waitUntilShown(site, '/healthz', '"status":"stale"');
    await expectList(page, `${site.origin}/blog`);
    await expectArticle(page, `${site.origin}/blog/${slugOfPost(makePost(0))}`, first);
    await expectArticle(page, `${site.origin}/blog/${slugOfPost(makePost(1))}`, second);
  });

  await test.step('the server starts without the blog: its last good copies serve', async () => {
    await site.stop();
    site = await startOwnSite(await freePort(), environment);
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
    await waitUntilShown(site, '/healthz', /"posts":\{"source":"blogger","status":"ok"/);
    await expectArticle(page, `${site.origin}/blog/back-again`, 'Back again');
  });

  await site.stop();
  await blog.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('FEED-14: a Dreamseed that reads another one shows its posts', async ({ page, baseURL }) => {
  if (!baseURL) throw new Error('There is no other site.');
  const site = await startOwnSite(await freePort(), blogEnvironment(baseURL));
  const titlesAt = async (origin: string) => {
    await page.goto(`${origin}/blog`);
    return page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  };
  const there = await titlesAt(baseURL);
  expect(there).toHaveLength(6);
  expect(await titlesAt(site.origin)).toEqual(there);
  // Its articles, and the pictures that it draws for them.
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${site.origin}/(?:blog|web-stories)/`));
  const pictures = page.getByRole('main').locator(`img[src^="${baseURL}/media/"]`);
  const widest = () =>
    pictures.evaluateAll((images: HTMLImageElement[]) =>
      Math.max(0, ...images.map(({ naturalWidth }) => naturalWidth)),
    );
  // A picture that is still being drawn is held open by one 8 pixels wide.
  await expect.poll(widest, { timeout: 60_000 }).toBeGreaterThan(8);
  await site.stop();
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
