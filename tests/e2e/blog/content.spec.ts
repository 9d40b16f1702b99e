import { expect, test } from '../support/base-test.ts';

interface ServedEntry {
  title: { $t: string };
  category?: { term: string }[];
  link: { rel: string; type?: string; href: string }[];
}

interface Opened {
  path: string;
  title: string;
  isStory: boolean;
}

function describeEntry({ title, category = [], link }: ServedEntry): Opened {
  const alternate = link.find(({ rel, type }) => rel === 'alternate' && type === 'text/html');
  const slug = alternate?.href.replace(/^.*\//, '') ?? '';
  const isStory = category.some(({ term }) => term === 'webstories');
  return { path: isStory ? `/web-stories/${slug}` : `/blog/${slug}`, title: title.$t, isStory };
}

test('ART-01, VIEW-03: every post that a fresh site starts with can be read', async ({ page, request }) => {
  const feed = await request.get('/feeds/posts/summary?alt=json&max-results=150');
  const { entry } = ((await feed.json()) as { feed: { entry: ServedEntry[] } }).feed;
  const posts = entry.map(describeEntry);

  await test.step('there are enough of them', async () => {
    expect(posts.filter(({ isStory }) => !isStory).length).toBeGreaterThanOrEqual(24);
    expect(posts.filter(({ isStory }) => isStory).length).toBeGreaterThanOrEqual(8);
  });

  await test.step('each has a page with its title', async () => {
    for (const { path, title } of posts) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const [, shown = ''] = /<title>([^<]*)<\/title>/.exec(await answer.text()) ?? [];
      expect(shown.replaceAll(/&#x27;|&#39;/g, "'").replaceAll('&amp;', '&'), path).toContain(title);
    }
  });

  await test.step('a picture in its text is drawn from its recipe', async () => {
    await page.goto('/blog/seeds', { waitUntil: 'domcontentloaded' });
    const picture = page.locator('article figure img').last();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth), {
        // Pictures wait for each other to be drawn.
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    expect(await picture.getAttribute('alt')).not.toBe('');
  });
});
