import { makePost, makePosts } from '../../support/blogs/blogger-posts.ts';
import { expect, test, waitUntilShown } from '../support/blog-site.ts';
import { countListRequests, listScreen, openAlive } from './list-screen.ts';

const newPost = (title: string, minutes: number) => ({
  ...makePost(0),
  id: String(9_990_000_000_000_000_000n + BigInt(minutes)),
  path: `/2026/12/${title.toLowerCase().replaceAll(' ', '-')}.html`,
  title,
  published: new Date(Date.UTC(2026, 11, 1, 9, minutes)).toISOString(),
  updated: new Date(Date.UTC(2026, 11, 1, 9, minutes)).toISOString(),
});

const harbours = makePosts(20).filter(({ title, html }) => /harbour/i.test(title + html));

test('BLOG-17, BLOG-18, T-26: the first page refreshes itself without a jump, and no other', async ({
  page,
  site,
}) => {
  const { cards, titles, skeletons, next, previous, search, alert } = listScreen(page);
  await page.clock.install();
  const requests = countListRequests(page, '/blog');
  await openAlive(page, '/blog');
  await expect(cards).toHaveCount(6);
  await page.clock.runFor(100);

  await test.step('BLOG-17: after 30 seconds a new post is there; what was there stays as it was', async () => {
    const second = cards.nth(1);
    await second.getByRole('link').focus();
    await second.evaluate((card) => card.setAttribute('data-kept', ''));
    await page.evaluate(() => scrollTo(0, 300));
    site.blog.posts = [newPost('Fresh From the Press', 1), ...makePosts(20)];
    await waitUntilShown(site, '/blog', 'Fresh From the Press');
    expect(requests.count).toBe(0);
    await page.evaluate(() => {
      const seen = { skeletons: 0 };
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        seen.skeletons += document.querySelectorAll('[data-skeleton]').length;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.clock.runFor(30_000);
    await expect(titles.first()).toHaveText('Fresh From the Press');
    await expect(cards).toHaveCount(6);
    expect(requests.count).toBe(1);
    expect(
      await page.evaluate(() => (globalThis as unknown as { seen: { skeletons: number } }).seen.skeletons),
    ).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await expect(cards.nth(2)).toHaveAttribute('data-kept', '');
    await expect(cards.nth(2).getByRole('link')).toBeFocused();
  });

  await test.step('T-26: a failure leaves the list as it is', async () => {
    await page.route('**/blog.data*', (route) => route.abort());
    await page.clock.runFor(30_000);
    await expect.poll(() => requests.count).toBe(2);
    await page.unroute('**/blog.data*');
    await expect(alert).toHaveCount(0);
    await expect(titles.first()).toHaveText('Fresh From the Press');
  });

  await test.step('BLOG-18: not on the second page, nor with a query, nor elsewhere', async () => {
    await next.click();
    await expect(titles.first()).toHaveText(makePost(5).title);
    requests.forget();
    await page.clock.runFor(90_000);
    await search.fill('harbour');
    await search.press('Enter');
    await expect(cards).toHaveCount(harbours.length);
    await page.clock.runFor(90_000);
    await page.goto('/about');
    await page.clock.runFor(90_000);
    expect(requests.count).toBe(1);
  });

  await test.step('T-26: a late answer of the first page does not take the place of another list', async () => {
    await openAlive(page, '/blog');
    await page.clock.runFor(100);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/blog.data?_routes=*', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.runFor(30_000);
    await search.fill('harbour');
    await search.press('Enter');
    await expect(cards).toHaveCount(harbours.length);
    const answer = page.waitForResponse(/\/blog\.data\?_routes=/);
    release();
    await (await answer).finished();
    await expect(titles).toHaveText(harbours.map(({ title }) => title));
    await page.unroute('**/blog.data?_routes=*');
    await page.goBack();
    await expect(cards).toHaveCount(6);
    await expect(skeletons).toHaveCount(0);
    await expect(previous).toBeDisabled();
  });
});
