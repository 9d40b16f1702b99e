import { makePosts } from '../../support/blogs/blogger-posts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, waitUntilShown } from '../support/blog-site.ts';

test('HOME-14, HOME-15, HOME-25: the start page shows the newest posts, and works without them', async ({
  page,
  site,
}) => {
  const section = page.getByRole('region', { name: 'Fresh from the blog' });

  await test.step('HOME-25: a failing feed leaves the rest as it is, and is not kept', async () => {
    site.blog.posts = makePosts(25);
    site.blog.fail('broken');
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(section).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Generate/ }).first()).toBeAttached();
    await expect(page.locator('#pricing')).toBeAttached();
    site.blog.fail(null);
    await waitUntilShown(site, '/', 'Fresh from the blog');
  });

  await test.step('HOME-14, FEED-04: 20 cards, asked for at once', async () => {
    await page.goto('/');
    await expect(section.getByRole('listitem')).toHaveCount(20);
    expect(site.blog.requests.some(({ query }) => query.get('max-results') === '20')).toBe(true);
    await expect(section.getByRole('link', { name: /Web Story/ })).toHaveCount(4);
  });

  await test.step('the rail scrolls, the page does not; the keyboard reaches its end', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const last = section.getByRole('listitem').last().getByRole('link');
    await last.focus();
    await expect(last).toBeInViewport();
    // Elsewhere the header may lie on a link, which is then too small to press.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });

  await test.step('HOME-15: View All Posts leads to the blog', async () => {
    await section.getByRole('link', { name: 'View All Posts' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  await test.step('HOME-14: all of them when there are fewer', async () => {
    site.blog.posts = makePosts(7).map((post) => ({ ...post, title: `${post.title}!` }));
    await waitUntilShown(site, '/', 'A Red Fox in the Snow!');
    await page.goto('/');
    await expect(section.getByRole('listitem')).toHaveCount(7);
  });
});

test('a picture that is gone leaves its drawn ground on the start page', async ({ page, site }) => {
  site.blog.posts = makePosts(7).map((post) => ({
    ...post,
    thumbnail: 'https://gone.invalid/s72-c/picture.jpg',
  }));
  await waitUntilShown(site, '/', 'Fresh from the blog');
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Fresh from the blog' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator('img').first()).toBeAttached();
  await expect(section.locator('img').first()).toBeHidden();
});
