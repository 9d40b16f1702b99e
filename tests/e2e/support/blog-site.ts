import type { Page } from '@playwright/test';
import { freePort } from '../../../machine/free-port.ts';
import { type BloggerPost, makePosts } from '../../support/blogs/blogger-posts.ts';
import { type BloggerServer, startBloggerServer } from '../../support/blogs/blogger-server.ts';
import { type OwnSite, startOwnSite } from '../accounts/own-site.ts';
import { test as base, expect } from './base-test.ts';
import { pictureBytes } from './images.ts';

/** A site that shows the posts of a blog, and that blog, which a test may change and break. */
interface BlogSite extends OwnSite {
  blog: BloggerServer;
}

interface BlogSiteOptions {
  posts: readonly BloggerPost[];
  environment?: Record<string, string>;
}

/** What a site needs to read a blog on this machine, and to notice within a second or two that it changed. */
export function blogEnvironment(feedUrl: string): Record<string, string> {
  return {
    BLOG_FEED_URL: feedUrl,
    BLOG_FEED_PRIVATE_ADDRESSES: 'allow',
    BLOG_FEED_FRESH_SECONDS: '1',
    BLOG_FEED_TIMEOUT_SECONDS: '5',
    DRAW_PICTURES_AHEAD: 'off',
  };
}

/** Starts a blog and a site that reads it, with nothing kept from before. */
async function startBlogSite({ posts, environment = {} }: BlogSiteOptions): Promise<BlogSite> {
  const blog = await startBloggerServer({ posts });
  try {
    const site = await startOwnSite(await freePort(), { ...blogEnvironment(blog.origin), ...environment });
    return {
      ...site,
      blog,
      async stop() {
        await site.stop();
        await blog.close();
      },
    };
  } catch (error) {
    await blog.close();
    throw error;
  }
}

interface BlogFixtures {
  /**
   * What the blog has when the test begins. `test.use({ posts: [] })` works; Playwright takes a list
   * whose second entry is an object for something else, so set `site.blog.posts` instead.
   */
  posts: readonly BloggerPost[];
  /** Pages of the test are those of this site: `page.goto('/blog')`. */
  site: BlogSite;
  /** Warnings and errors that the page wrote to its console. */
  consoleLines: string[];
  /** Pictures that Google would serve. */
  pictures: undefined;
}

/** A test with a site and a blog of its own. */
export const test = base.extend<BlogFixtures>({
  posts: [makePosts(20), { option: true }],
  site: async ({ posts }, use) => {
    const site = await startBlogSite({ posts });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  consoleLines: async ({ page }, use) => {
    const lines: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') lines.push(message.text());
    });
    await use(lines);
  },
  pictures: [
    async ({ page }, use) => {
      await servePictures(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** Answers what the posts of `makePosts` show, so that no test needs the internet. */
export async function servePictures(page: Page): Promise<void> {
  const body = await pictureBytes({ type: 'jpeg', width: 64, height: 43 });
  await page.route(/^https:\/\/(?:[\w-]+\.)*(?:googleusercontent\.com|bp\.blogspot\.com)\//, (route) =>
    route.fulfill({ body, contentType: 'image/jpeg' }),
  );
}

/** Waits until the site has noticed a change of the blog, as a visitor who loads a page sees it. */
export async function waitUntilShown(site: OwnSite, path: string, text: string | RegExp): Promise<void> {
  await expect
    .poll(async () => (await fetch(site.origin + path)).text(), { timeout: 30_000, intervals: [250] })
    .toMatch(text);
}
