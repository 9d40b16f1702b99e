import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aPost, FIRST_PAGE, FRESH_MS, titles, useCachedSource } from './test-cached-source.ts';

const many = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, number) => make(number));

describe('visitors who make up addresses', () => {
  const open = useCachedSource();

  test('push no copy from the disk by asking for pages beyond the last', async () => {
    const { blog, kept, folder, restart } = open();
    await titles(kept);
    await kept.findBySlug('fox');
    for (const page of many(1_200, (number) => number + 2)) {
      expect((await kept.list({ startIndex: page * 6 + 1, maxResults: 6 })).posts).toEqual([]);
    }
    await kept.close();
    expect(readdirSync(folder)).toHaveLength(2);
    blog.problem = 'temporary';
    const next = await restart();
    expect(await titles(next)).toEqual(['fox', 'heron']);
    expect((await next.findBySlug('fox'))?.slug).toBe('fox');
  });

  test('write nothing to disk by asking our feeds for every possible time', async () => {
    const { kept, folder } = open();
    await titles(kept);
    for (const day of ['01', '02', '03']) {
      await kept.list({ ...FIRST_PAGE, orderBy: 'updated', publishedMin: `2020-01-${day}T00:00:00.000Z` });
    }
    await kept.close();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('make the blog answer few of them at a time, and nobody else wait', async () => {
    const { blog, clock, kept, told } = open();
    await titles(kept);
    clock.advance(FRESH_MS * 10);
    const release = Promise.withResolvers<void>();
    blog.held = release.promise;
    const before = blog.asked.length;
    const strangers = many(200, (number) => kept.findBySlug(`nothing-${number}`).catch((error) => error));
    const list = titles(kept);
    await expect.poll(() => blog.asked.length - before).toBe(7);
    expect(blog.asked.slice(before)).toContain('list 1 ');
    release.resolve();
    expect(await list).toEqual(['fox', 'heron']);
    const answers = await Promise.all(strangers);
    expect(answers.filter((answer) => answer === null)).toHaveLength(66);
    expect(answers.filter((answer) => answer?.problem === 'temporary')).toHaveLength(134);
    // The blog is well, whatever became of them.
    expect(told).toEqual([]);
    expect(kept.health().status).toBe('ok');
    expect(await kept.findBySlug('nothing-199')).toBeNull();
  });
});

describe('the copy of a page that everybody reads', () => {
  const open = useCachedSource();

  test('outlives a thousand articles that were read meanwhile, though it never changed', async () => {
    const posts = many(1_100, (number) => aPost(`post-${number}`, { id: String(number) }));
    const { blog, clock, kept, restart } = open(posts);
    for (const [place, { slug }] of posts.entries()) {
      if (place % 100 === 0) {
        clock.advance(FRESH_MS * 10);
        await titles(kept);
      }
      await kept.findBySlug(slug);
    }
    blog.problem = 'temporary';
    expect(await titles(await restart())).toHaveLength(6);
  });
});
