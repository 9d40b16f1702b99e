import type { Page } from '@playwright/test';
import { makePosts, slugOfPost } from '../../support/blogs/blogger-posts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/blog-site.ts';

const POSTS = makePosts(40);
const [FIRST, SECOND] = POSTS.map((post) => ({
  ...post,
  slug: slugOfPost(post),
  address: `/blog/${slugOfPost(post)}`,
}));
if (!FIRST || !SECOND) throw new Error('The fixture has too few posts.');

const text = (page: Page) => page.locator('.article-text');
const related = (page: Page) =>
  page.getByRole('region', { name: 'You might also like' }).getByRole('article');
const backLink = (page: Page) => page.getByRole('link', { name: 'Back to all articles' });

test.beforeEach(({ site }) => {
  site.blog.posts = POSTS;
});

test('an article stands there whole, with what belongs to it', { tag: '@phone' }, async ({
  page,
  site,
  consoleLines,
}) => {
  const document = await (await page.goto(FIRST.address))?.text();

  await test.step('it is in the page that is sent, not put there by a script', async () => {
    expect(document).toContain('A fox waits at the edge of the wood.');
    expect(document).not.toContain('<template id="B:');
  });

  await test.step('ART-01, ART-02, ART-03: picture, title, date, author, the way back', async () => {
    await expect(page.getByRole('heading', { level: 1, name: FIRST.title })).toBeVisible();
    await expect(page.getByText('November 19, 2026')).toBeVisible();
    await expect(page.locator('.article-picture img')).toHaveAttribute('src', /\/s640\/photo-0-1\.jpg$/);
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(backLink(page)).toHaveAttribute('href', '/blog');
    const author = page.getByRole('region', { name: 'About the author' });
    await expect(author.getByText('Ana')).toBeVisible();
    await expect(author.locator('img')).toHaveAttribute('src', /ana\.jpg$/);
  });

  await test.step('ART-12, T-48, ART-17: its first picture is gone from the text, with what held it', async () => {
    await expect(text(page).locator('img')).toHaveCount(2);
    await expect(text(page).locator('> *').first()).toContainText('A fox waits at the edge of the wood.');
    await expect(text(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('ART-13, ART-15, T-08: another title is linked once, not in a heading', async () => {
    const links = text(page).locator(`a[href="${SECOND.address}"]`);
    await expect(links).toHaveCount(1);
    await expect(text(page).locator('h2 a')).toHaveCount(0);
    await expect(text(page).locator('p', { has: page.locator(`a[href="${SECOND.address}"]`) })).toContainText(
      'next.',
    );
    await expect(text(page).locator(`a[href="${FIRST.address}"]`)).toHaveCount(0);
  });

  await test.step('ART-05, ART-16: six others of thirty, and fifty to link', async () => {
    await expect(related(page)).toHaveCount(6);
    const addresses = await related(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(6);
    expect(addresses).not.toContain(FIRST.address);
    // A story among them opens as a story.
    const ownAddresses = POSTS.map(
      (post) => `/${post.labels.includes('webstories') ? 'web-stories' : 'blog'}/${slugOfPost(post)}`,
    );
    expect(ownAddresses).toEqual(expect.arrayContaining(addresses));
    const asked = site.blog.requests.map(({ query }) => query.get('max-results'));
    expect(asked).toContain('50');
    expect(asked).toContain('30');
  });

  await expectAccessible(page);
  expect(consoleLines).toEqual([]);

  await test.step('a linked title opens inside the site', async () => {
    await page.evaluate(() => Object.assign(window, { wasHere: true }));
    await text(page).locator(`a[href="${SECOND.address}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: SECOND.title })).toBeVisible();
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(true);
    await expect(page).toHaveTitle(new RegExp(`^${SECOND.title}`));
  });

  await test.step('ART-04, T-49: tags lead to a search', async () => {
    const tags = page.getByRole('list', { name: 'Tags' }).getByRole('link');
    await expect(tags).toHaveAttribute(
      'href',
      `/blog?query=${new URLSearchParams({ q: 'Sci-Fi & Art' }).toString().slice(2)}`,
    );
  });
});

test('an article opened from a list', async ({ page, site }) => {
  await page.goto('/blog?page=3');
  const card = page.getByRole('article').getByRole('link').first();
  const address = await card.getAttribute('href');

  await test.step('ART-08: opens at once, with a progress bar until it is there', async () => {
    site.blog.delayMs = 1500;
    await card.click();
    await expect(page.getByRole('progressbar', { name: 'Loading article' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Guides and ideas');
    await expect(text(page)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(address);
    site.blog.delayMs = 0;
  });

  await test.step('ART-02: leads back to the page of the list, also after a reload', async () => {
    await expect(backLink(page)).toHaveAttribute('href', '/blog?page=3');
    await page.reload();
    await expect(text(page)).toBeVisible();
    await backLink(page).click();
    await expect(page).toHaveURL(/\/blog\?page=3$/);
  });
});

test('ART-09, ART-10, T-09: what belongs around an article may fail', async ({
  page,
  site,
  consoleLines,
}) => {
  const isCompany = ({ query }: { query: URLSearchParams }) => Number(query.get('max-results')) >= 30;
  site.blog.fail('broken', isCompany);
  await page.goto(FIRST.address);
  await expect(text(page)).toBeVisible();
  await expect.poll(() => consoleLines).toHaveLength(1);
  expect(consoleLines[0]).toContain('We couldn’t load related articles.');
  await expect(related(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('addresses without an article', async ({ page, site, request, consoleLines }) => {
  await test.step('ART-11, T-13: an address with .html leads to the one without', async () => {
    const answer = await request.get(`${FIRST.address}.html`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, FIRST.address]);
    await page.goto(`${FIRST.address}.html`);
    await expect(page.getByRole('heading', { level: 1, name: FIRST.title })).toBeVisible();
  });

  await test.step('ART-07, ERR-03: a blog that answers nonsense, and then recovers', async () => {
    site.blog.fail('wrong-shape');
    const other = POSTS[7];
    if (!other) throw new Error('The fixture has too few posts.');
    const answer = await page.goto(`/blog/${slugOfPost(other)}`);
    expect(answer?.status()).toBe(502);
    await expect(page.getByRole('heading', { name: 'Error Loading Article Data' })).toBeVisible();
    await expect(backLink(page)).toHaveAttribute('href', '/blog');
    site.blog.fail(null);
    await expect(async () => {
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  await test.step('ART-06, ERR-07: an unknown article', async () => {
    const answer = await page.goto('/blog/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 - Article Not Found' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expectAccessible(page);
  });

  await test.step('C-12, ERR-04: a lookup that fails says so, with a warning, and does not call the article missing', async () => {
    consoleLines.length = 0;
    site.blog.fail('unavailable');
    const answer = await page.goto('/blog/never-seen-before');
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'We can’t reach this article right now' })).toBeVisible();
    await expect.poll(() => consoleLines.join()).toContain('could not be looked up');
  });
});
