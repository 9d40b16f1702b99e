import type { BrowserContext, Page } from '@playwright/test';
import { sanitisePost } from '../../../src/features/posts/post-html/sanitise-post.ts';
import { XSS_CORPUS } from '../../security/xss-corpus.ts';
import { slugOfPost } from '../../support/blogs/blogger-posts.ts';
import { acceptCookieNotice, expect } from '../support/base-test.ts';
import { test as blogTest, servePictures } from '../support/blog-site.ts';
import { makeHostilePosts } from './hostile-blog.ts';
import { spanTripWire } from './trip-wire.ts';

const POSTS = makeHostilePosts();
const test = blogTest.extend({ posts: async ({ browserName: _ }, use) => use(POSTS) });

/** Pictures of posts come from anywhere by https. */
const isPicture = (resourceType: string) => resourceType === 'image';

test('the wire trips for what nobody sanitised, and for nothing that was', async ({ browser }) => {
  const context = await browser.newContext();
  const wire = await spanTripWire(context, isPicture);
  const page = await context.newPage();
  await test.step('raw payloads trip it', async () => {
    const raw = XSS_CORPUS.filter((html) => /^<(?:img|svg|body|input|details|video|iframe)\b/.test(html));
    await page.setContent(raw.slice(0, 40).join('<hr>'));
    await expect.poll(() => wire.tripped.length).toBeGreaterThan(5);
  });
  await context.close();
  await test.step('sanitised, without any policy, none does', () => expectHarmless(browser.newContext()));
});

/** As parsed with a page, as written by a script, and as read and written once more by the browser. */
async function expectHarmless(opening: Promise<BrowserContext>): Promise<void> {
  const context = await opening;
  const wire = await spanTripWire(context, isPicture);
  await context.route(/^https?:\/\/(?!evil\.test)/, (route) => route.abort());
  const page = await context.newPage();
  const posts = XSS_CORPUS.map((html) => sanitisePost(html).html);
  await page.setContent(posts.join('<hr>'), { waitUntil: 'domcontentloaded' });
  const elements = await page.evaluate((pieces) => {
    const write = (html: string) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.innerHTML = html;
      return box;
    };
    for (const piece of pieces) write(write(piece).innerHTML);
    for (const element of document.body.querySelectorAll('*')) {
      for (const type of ['load', 'error', 'focus', 'mouseover', 'toggle', 'animationstart', 'submit'])
        element.dispatchEvent(new Event(type));
      if (element instanceof HTMLElement && !(element instanceof HTMLIFrameElement)) {
        element.addEventListener('click', (event) => event.preventDefault());
        if (!/^https?:/.test((element as HTMLAnchorElement).href ?? 'https:')) element.click();
      }
    }
    return document.body.querySelectorAll('*').length;
  }, posts);
  expect(elements).toBeGreaterThan(1000);
  expect(page.url()).toBe('about:blank');
  // Whatever still waits in the browser is called before this answers.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(wire.tripped).toEqual([]);
  await context.close();
}

test('ART-17: a hostile blog is shown as harmless words, with the policy and without', async ({
  browser,
  site,
}) => {
  const articles = POSTS.filter(({ labels }) => !labels.includes('webstories'));
  const stories = POSTS.filter(({ labels }) => labels.includes('webstories'));
  const articlePaths = articles.map((post) => `/blog/${slugOfPost(post)}`);
  const storyPaths = stories.slice(0, 1).map((post) => `/web-stories/${slugOfPost(post)}`);

  for (const bypassCSP of [false, true]) {
    const context = await browser.newContext({ baseURL: site.origin, bypassCSP });
    await acceptCookieNotice(context);
    const wire = await spanTripWire(context, isPicture);
    const page = await context.newPage();
    await servePictures(page);
    for (const path of ['/', '/blog', '/web-stories', ...articlePaths]) {
      await page.goto(path, { waitUntil: 'load' });
      await expectAtHome(page, site.origin);
    }
    for (const path of storyPaths) {
      await page.goto(path);
      await expect(page.getByRole('dialog', { name: /^Story: / })).toBeVisible();
      for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
      await expectAtHome(page, site.origin);
    }
    expect(wire.tripped).toEqual([]);
    await context.close();
  }
  await test.step('documents for programs', async () => {
    for (const path of storyPaths) {
      const amp = await (await fetch(`${site.origin}${path}/amp`)).text();
      expect(amp).not.toMatch(/<img\b|<svg\b|javascript:/i);
    }
    for (const path of ['/feeds/posts/default', '/feeds/posts/default?alt=rss', '/sitemap.xml']) {
      const answer = await fetch(`${site.origin}${path}`);
      expect(answer.headers.get('Content-Type'), path).toMatch(/xml/);
      expect(await answer.text(), path).not.toMatch(/<(?:img|svg|script|iframe)\b/i);
    }
  });
});

/** The page is still ours, and every link of it leads to the web. */
async function expectAtHome(page: Page, origin: string): Promise<void> {
  expect(new URL(page.url()).origin).toBe(origin);
  const odd = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .map((link) => (link as HTMLAnchorElement).href)
        .filter((address) => !/^(?:https?|mailto|tel):/.test(address)),
    );
  expect(odd).toEqual([]);
}
