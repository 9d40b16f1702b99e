import { makePost, makePosts, slugOfPost } from '../../support/blogs/blogger-posts.ts';
import { countListRequests, listScreen, openAlive } from '../blog/list-screen.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, waitUntilShown } from '../support/blog-site.ts';
import { viewerScreen } from './viewer-screen.ts';

const stories = makePosts(70).filter(({ labels }) => labels.includes('webstories'));

test('WSL-01, WSL-02, WSL-04, WSL-06, WSL-07: 14 stories are pages of 6, 6 and 2, and open at once', async ({
  page,
  site,
}) => {
  const { cards, titles, next, previous, pageBox, go } = listScreen(page);
  site.blog.posts = makePosts(70);
  await page.route(/photo-4-1/, (route) => route.abort());
  await openAlive(page, '/web-stories');

  await test.step('WSL-01, WSL-06, FEED-11: only posts with the label', async () => {
    await expect(titles).toHaveText(stories.slice(0, 6).map(({ title }) => title));
    expect(site.blog.requests.map(({ path }) => path)).toContain('/feeds/posts/default/-/webstories');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  await test.step('WSL-04: a broken poster gives way to a drawn one', async () => {
    await expect(cards.first().locator('img')).toBeHidden();
    await expect(cards.nth(1).locator('img')).toBeVisible();
  });

  await test.step('WSL-02: the controls of the blog', async () => {
    await expect(previous).toBeDisabled();
    await expect(page.getByText('of 3', { exact: true })).toBeVisible();
    await pageBox.fill('4');
    await go.click();
    await expect(pageBox).toHaveValue('1');
    await next.click();
    await expect(page).toHaveURL(/\/web-stories\?page=2$/);
    await expect(cards).toHaveCount(6);
    await pageBox.fill('3');
    await go.click();
    await expect(cards).toHaveCount(2);
    await expect(next).toBeDisabled();
  });

  await test.step('WSL-07: a card hands its story on, and nothing is asked', async () => {
    const last = stories[13];
    const slug = slugOfPost(last ?? makePost(69));
    const requests = countListRequests(page, `/web-stories/${slug}`);
    await cards.last().getByRole('link').dispatchEvent('click');
    await expect(page).toHaveURL(`${site.origin}/web-stories/${slug}`);
    await expect(viewerScreen(page).slide(1, 4)).toBeVisible();
    await expect(viewerScreen(page).title).toHaveText(last?.title ?? '');
    expect(requests.count).toBe(0);
    expect(await page.evaluate(() => history.state.usr.story)).toMatchObject({
      slug,
      slides: expect.any(Array),
    });
  });
});

test('WSL-03, WSL-05, ERR-01, ERR-06: a blog that cannot be read, and one without stories', async ({
  page,
  site,
}) => {
  const { alert, cards, tryAgain } = listScreen(page);
  site.blog.fail('unavailable');
  const response = await openAlive(page, '/web-stories');
  expect(response?.status()).toBe(503);
  await expect(alert.getByRole('heading')).toHaveText('Error Loading Stories');
  await expect(alert).toContainText('Failed to load Blogger data.');
  site.blog.fail(null);
  await expect(async () => {
    // On a slow machine the answer to the last press may come late, and the button is gone.
    if (await tryAgain.isVisible()) await tryAgain.click();
    await expect(cards).toHaveCount(4, { timeout: 1000 });
  }).toPass();
  site.blog.posts = [makePost(0)];
  await waitUntilShown(site, '/web-stories', 'No stories yet');
  await page.goto('/web-stories');
  await expect(page.getByRole('main')).toContainText('give it the label webstories');
  await expectAccessible(page);
});

test('VIEW-03 to VIEW-08, VIEW-18, VIEW-19: a story of its own address', async ({ page, site }) => {
  const [story, article] = [makePost(4), makePost(0)];

  await test.step('VIEW-03, VIEW-05, VIEW-06, VIEW-07: its pictures at full size, with captions and links', async () => {
    const response = await page.goto(`/web-stories/${slugOfPost(story)}`);
    expect(response?.status()).toBe(200);
    const slides = page.getByRole('main').locator('figure');
    await expect(slides).toHaveText([/^DawnShop Now$/, /^Noon/, /^DuskShop Now$/, /^A fox/]);
    await expect(slides.first().locator('img')).toHaveAttribute('src', /\/s1600\//);
    await expect(slides.first().getByRole('link', { name: 'Shop Now' })).toHaveAttribute(
      'href',
      'https://shop.example/dawn',
    );
    await expect(page.getByRole('main')).not.toContainText('||');
  });

  await test.step('VIEW-18, SEO-08: its captions describe it', async () => {
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Dawn - Noon - Dusk');
    await expect(page.locator('link[title="Web Story"]')).toHaveAttribute(
      'href',
      new RegExp(`^http://.*/web-stories/${slugOfPost(story)}/amp$`),
    );
  });

  await test.step('VIEW-19, C-19: it can be read as an article too', async () => {
    const answer = await page.request.get(`${site.origin}/blog/${slugOfPost(story)}`);
    expect(answer.status()).toBe(200);
  });

  for (const slug of ['nowhere', slugOfPost(article)]) {
    await test.step(`VIEW-04, T-34, ERR-07: ${slug} is no story`, async () => {
      const response = await page.goto(`/web-stories/${slug}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Story Not Found');
      await expect(page).toHaveTitle(/Story Not Found/);
    });
  }
});
