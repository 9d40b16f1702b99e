import { makePost, makePosts } from '../../support/blogs/blogger-posts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/blog-site.ts';
import { listScreen, openAlive } from './list-screen.ts';

test('BLOG-01 to BLOG-09, BLOG-20, FEED-02, FEED-03: pages and search follow the address', async ({
  page,
  site,
}) => {
  const { cards, titles, previous, next, pageBox, go, search } = listScreen(page);
  const posts = makePosts(20);
  const foxes = posts.filter(({ title, html }) => /fox/i.test(title + html));

  await test.step('BLOG-01: page and query are read from the address', async () => {
    await openAlive(page, '/blog?page=2&query=fox');
    await expect(search).toHaveValue('fox');
    await expect(pageBox).toHaveValue('2');
    await expect(titles).toHaveText(foxes.slice(6, 12).map(({ title }) => title));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const asked = site.blog.requests.filter(({ query }) => query.get('max-results') === '6');
    expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toMatchObject({
      alt: 'json-in-script',
      'start-index': '7',
      q: 'fox',
    });
  });

  await test.step('BLOG-05: an empty search clears the query', async () => {
    await search.fill('   ');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/blog$/);
    await expect(search).toHaveValue('');
    await expect(titles).toHaveText(posts.slice(0, 6).map(({ title }) => title));
  });

  await test.step('BLOG-02, BLOG-06, BLOG-07, BLOG-08: 20 posts are 4 pages', async () => {
    await expect(previous).toBeDisabled();
    await expect(page.getByText('of 4', { exact: true })).toBeVisible();
    for (const [number, count] of [
      [2, 6],
      [3, 6],
      [4, 2],
    ] as const) {
      await next.click();
      await expect(page).toHaveURL(`${site.origin}/blog?page=${number}`);
      await expect(cards).toHaveCount(count);
    }
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(page).toHaveURL(/\?page=3$/);
    await expect(page).toHaveTitle(/page 3/);
  });

  await test.step('BLOG-09, T-06: what is no page of the list changes nothing', async () => {
    for (const text of ['0', '-1', '5', '1.5', 'abc', '']) {
      await pageBox.fill(text);
      await go.click();
      await expect(pageBox).toHaveValue('3');
    }
    await expect(page).toHaveURL(/\?page=3$/);
    await pageBox.fill('2');
    await pageBox.press('Enter');
    await expect(page).toHaveURL(/\?page=2$/);
  });

  await test.step('BLOG-03, BLOG-04: a search is trimmed and starts on its first page', async () => {
    await search.fill('  fox ');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}/blog?query=fox`);
    await expect(titles).toHaveText(foxes.slice(0, 6).map(({ title }) => title));
    await expect(search).toHaveValue('fox');
  });

  await test.step('BLOG-20: Back shows what the address says', async () => {
    await page.goBack();
    await expect(pageBox).toHaveValue('2');
    await expect(search).toHaveValue('');
    await expect(titles).toHaveText(posts.slice(6, 12).map(({ title }) => title));
  });
});

test('BLOG-11, BLOG-12, BLOG-19: cards of articles and stories', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  const { cards, next } = listScreen(page);
  const article = { ...makePost(0), labels: ['One', 'Two', 'Three', 'Four', 'Five'] };
  const bare = { ...makePost(1), html: '<p>Words only.</p>', thumbnail: undefined, labels: [] };
  site.blog.posts = [article, bare, makePost(4), ...makePosts(13).slice(5)];
  await openAlive(page, '/blog');
  const [first, second, third] = [cards.nth(0), cards.nth(1), cards.nth(2)];

  await test.step('BLOG-11: an article has a picture, two of its labels, an excerpt and a way to it', async () => {
    await expect(first.getByRole('img')).toHaveAttribute('srcset', /\/s640\//);
    await expect(first.getByRole('listitem')).toHaveText(['One', 'Two']);
    await expect(first.getByRole('heading')).toHaveText(article.title);
    await expect(first).toContainText('A fox waits at the edge of the wood.');
    await expect(first).toContainText('Read More');
  });

  await test.step('an article without a picture has a drawn one', async () => {
    await expect(second.getByRole('img')).toHaveCount(0);
    await expect(second.locator('svg').first()).toBeVisible();
  });

  await test.step('BLOG-12: a story opens as a story', async () => {
    await expect(third).toContainText('Web Story');
    await expect(third.getByRole('link')).toHaveAttribute('href', /^\/web-stories\//);
  });

  await test.step('the page is accessible, and as wide as the screen', async () => {
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  await test.step('BLOG-19: the article learns from which page it was opened, and Back returns to the card', async () => {
    await next.click();
    await expect(page).toHaveURL(/\?page=2$/);
    const last = cards.last();
    await expect(cards).toHaveCount(5);
    await last.scrollIntoViewIfNeeded();
    // Pressing may scroll once more, so the page itself says where it was when the card was pressed.
    await page.evaluate(() => {
      const note = () => document.documentElement.setAttribute('data-pressed-at', String(scrollY));
      document.addEventListener('click', note, { capture: true, once: true });
    });
    await last.getByRole('link').click();
    await expect(page).toHaveURL(/\/(?:blog|web-stories)\/[a-z]/);
    const place = Number(await page.locator('html').getAttribute('data-pressed-at'));
    expect(place).toBeGreaterThan(0);
    await page.goBack();
    await expect(cards).toHaveCount(5);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/[a-z]/);
    expect(await page.evaluate(() => history.state.usr)).toMatchObject({
      page: 2,
      post: { title: expect.any(String) },
    });
  });
});

test('BLOG-10, BLOG-13 to BLOG-16, C-04, C-16, ERR-01, ERR-02: loading, failing, empty', async ({
  page,
  site,
}) => {
  const { cards, skeletons, alert, search, tryAgain } = listScreen(page);
  const empty = page.getByRole('heading', { name: 'No Articles Found' });
  const harbours = makePosts(20).filter(({ title, html }) => /harbour/i.test(title + html));
  const message =
    'An unexpected error occurred: Failed to load Blogger data. The request may have been blocked or the blog is private.';

  await test.step('BLOG-15, FEED-13: a blog that cannot be read is an error that nothing keeps', async () => {
    site.blog.fail('private');
    const response = await openAlive(page, '/blog');
    expect(response?.status()).toBe(502);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(alert.getByRole('heading')).toHaveText('Error Loading Posts');
    await expect(alert).toContainText(message);
    await expect(empty).toBeHidden();
    await expect(cards).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('BLOG-15, BLOG-10, BLOG-16: Try Again loads, with three skeletons and nothing else', async () => {
    site.blog.fail(null);
    site.blog.delayMs = 1500;
    await tryAgain.click();
    await expect(skeletons).toHaveCount(3);
    await expect(alert).toBeHidden();
    await expect(cards).toHaveCount(6);
    await expect(skeletons).toHaveCount(0);
    site.blog.delayMs = 0;
  });

  await test.step('BLOG-13: a search without results names its words', async () => {
    await search.fill('zzz');
    await search.press('Enter');
    await expect(empty).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Nothing matches “zzz”');
    await expect(cards).toHaveCount(0);
  });

  await test.step('C-16: a failure on the way is named', async () => {
    await page.route('**/blog.data*', (route) => route.abort());
    await search.fill('harbour');
    await search.press('Enter');
    await expect(alert).toContainText('An unexpected error occurred: ');
    await page.unroute('**/blog.data*');
    await tryAgain.click();
    await expect(cards).toHaveCount(harbours.length);
  });

  await test.step('a page beyond the last is not found, and leads back', async () => {
    const response = await openAlive(page, '/blog?page=9');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText('the last one is page 4');
    await page.getByRole('link', { name: 'Go to page 4' }).click();
    await expect(cards).toHaveCount(2);
  });
});

test.describe('an empty blog', () => {
  test.use({ posts: [] });

  test('BLOG-14, O-36: says so', async ({ page }) => {
    const response = await page.goto('/blog');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expect(page.getByText('The blog is currently empty. Check back soon!')).toBeVisible();
    await expect(listScreen(page).next).toHaveCount(0);
  });
});
