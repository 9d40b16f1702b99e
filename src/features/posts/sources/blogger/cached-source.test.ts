import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PostsError } from '../../posts.errors.ts';
import type { PostsProblem } from '../../posts.types.ts';
import { aPost, FIRST_PAGE, FRESH_MS, titles, useCachedSource } from './test-cached-source.ts';

describe('while the blog works', () => {
  const open = useCachedSource();

  test('a young answer comes from memory', async () => {
    const { blog, clock, kept } = open();
    await titles(kept);
    clock.advance(FRESH_MS - 1);
    expect(await titles(kept)).toEqual(['fox', 'heron']);
    expect(blog.asked).toEqual(['list 1 ']);
  });

  test('an older one comes at once, and is asked for again behind', async () => {
    const { blog, clock, kept, changes } = open();
    await titles(kept);
    clock.advance(FRESH_MS);
    blog.posts = [aPost('owl')];
    expect(await titles(kept)).toEqual(['fox', 'heron']);
    await expect.poll(changes).toBe(1);
    expect(await titles(kept)).toEqual(['owl']);
    expect(blog.asked).toHaveLength(2);
  });

  test('one from before anybody read is waited for', async () => {
    const { blog, clock, kept } = open();
    await titles(kept);
    clock.advance(FRESH_MS * 10);
    blog.posts = [aPost('owl')];
    expect(await titles(kept)).toEqual(['owl']);
  });

  test('BLOG-17: when the revision changes, the next reader sees what is new', async () => {
    const { blog, clock, kept } = open();
    await kept.readRevision();
    await titles(kept);
    blog.posts = [aPost('owl'), aPost('fox')];
    blog.revision = '2';
    clock.advance(2_000);
    expect(await kept.readRevision()).toBe('2');
    expect(await titles(kept)).toEqual(['owl', 'fox']);
    expect(blog.asked).toEqual(['revision', 'list 1 ', 'revision', 'list 1 ']);
  });

  test('what was read before the revision was known is read again', async () => {
    const { blog, kept } = open();
    await titles(kept);
    blog.posts = [aPost('owl')];
    blog.revision = '2';
    await kept.readRevision();
    expect(await titles(kept)).toEqual(['owl']);
  });

  test('many who ask for the revision at once are one question', async () => {
    const { blog, clock, kept } = open();
    await Promise.all([kept.readRevision(), kept.readRevision()]);
    await kept.readRevision();
    expect(blog.asked).toEqual(['revision']);
    clock.advance(2_000);
    await kept.readRevision();
    expect(blog.asked).toEqual(['revision', 'revision']);
  });

  test('nobody waits long for news when there is something older', async () => {
    const { blog, clock, kept } = open(undefined, 30);
    await kept.readRevision();
    await titles(kept);
    blog.revision = '2';
    clock.advance(2_000);
    await kept.readRevision();
    const release = Promise.withResolvers<void>();
    blog.held = release.promise;
    expect(await titles(kept)).toEqual(['fox', 'heron']);
    release.resolve();
  });

  test('the same question is asked once at a time', async () => {
    const { blog, kept } = open();
    await Promise.all([titles(kept), titles(kept), titles(kept)]);
    await Promise.all([kept.findBySlug('fox'), kept.findBySlug('fox.html')]);
    expect(blog.asked).toEqual(['list 1 ', 'slug fox']);
  });

  test('news that change nothing forget no pages', async () => {
    const { blog, clock, kept, changes } = open();
    await titles(kept);
    clock.advance(FRESH_MS);
    await titles(kept);
    await expect.poll(() => blog.asked.length).toBe(2);
    expect(changes()).toBe(0);
  });

  test('an unknown post is remembered shortly', async () => {
    const { blog, clock, kept } = open();
    expect(await kept.findBySlug('owl')).toBeNull();
    expect(await kept.findBySlug('owl')).toBeNull();
    expect(blog.asked).toHaveLength(1);
    blog.posts = [aPost('owl')];
    clock.advance(10_000);
    expect((await kept.findBySlug('owl'))?.title).toBe('owl');
  });

  test('labels and single posts by number are kept like lists', async () => {
    const { blog, kept } = open([aPost('fox', { categories: ['Art'] })]);
    for (let times = 0; times < 2; times += 1) {
      expect(await kept.listLabels()).toEqual(['Art']);
      expect((await kept.findById('3'))?.slug).toBe('fox');
    }
    expect(blog.asked).toEqual(['labels', 'id 3']);
  });
});

describe('while the blog is down', () => {
  const open = useCachedSource();

  test.each<PostsProblem>(['temporary', 'not_found', 'private_or_blocked', 'unreadable'])(
    '(%s) what was read stays, and the owner is told once',
    async (problem) => {
      const { blog, clock, kept, told } = open();
      await titles(kept);
      await kept.findBySlug('fox');
      blog.problem = problem;
      for (let round = 0; round < 5; round += 1) {
        clock.advance(FRESH_MS * 5);
        expect(await titles(kept)).toEqual(['fox', 'heron']);
        expect((await kept.findBySlug('fox'))?.title).toBe('fox');
      }
      expect(told).toEqual([problem]);
      expect(kept.health()).toMatchObject({ source: 'blogger', status: 'stale', problem });
      blog.problem = undefined;
      clock.advance(FRESH_MS * 5);
      await titles(kept);
      await expect.poll(() => told).toEqual([problem, 'recovered']);
      expect(kept.health()).toEqual({
        source: 'blogger',
        status: 'ok',
        lastGood: new Date(clock.now()).toISOString(),
      });
    },
  );

  test('it is not asked for the same thing with every visit', async () => {
    const { blog, clock, kept } = open();
    await titles(kept);
    clock.advance(FRESH_MS);
    blog.problem = 'temporary';
    for (let visits = 0; visits < 10; visits += 1) await titles(kept);
    expect(blog.asked).toHaveLength(2);
  });

  test('a visitor does not wait for a blog that hangs', async () => {
    const { blog, clock, kept } = open(undefined, 60_000);
    await titles(kept);
    clock.advance(FRESH_MS * 10);
    blog.problem = 'temporary';
    await kept.readRevision();
    const release = Promise.withResolvers<void>();
    blog.held = release.promise;
    expect(await titles(kept)).toEqual(['fox', 'heron']);
    release.resolve();
  });

  test('an article that only its list brought can be read', async () => {
    const { blog, kept } = open();
    await titles(kept);
    blog.problem = 'temporary';
    expect((await kept.findBySlug('heron'))?.content).toBe('<p>heron</p>');
    await expect(kept.findBySlug('owl')).rejects.toMatchObject({ problem: 'temporary' });
  });

  test('a list of short texts brings no article', async () => {
    const { blog, kept } = open();
    await kept.list({ ...FIRST_PAGE, detail: 'summary' });
    blog.problem = 'temporary';
    await expect(kept.findBySlug('heron')).rejects.toThrow();
  });

  test('the revision stays, and changes when the blog answers for the first time', async () => {
    const { blog, clock, kept } = open();
    const readNext = () => {
      clock.advance(2_000);
      return kept.readRevision();
    };
    blog.problem = 'temporary';
    const unknown = await readNext();
    blog.problem = undefined;
    expect(await readNext()).toBe('1');
    expect(unknown).not.toBe('1');
    blog.problem = 'temporary';
    expect(await readNext()).toBe('1');
  });

  test('nobody waits long for the revision', async () => {
    const { blog, clock, kept } = open(undefined, 30);
    await kept.readRevision();
    const release = Promise.withResolvers<void>();
    blog.held = release.promise;
    clock.advance(2_000);
    expect(await Promise.all([kept.readRevision(), kept.readRevision()])).toEqual(['1', '1']);
    expect(blog.asked).toHaveLength(2);
    release.resolve();
  });

  test('C-12: one odd post is no outage', async () => {
    const { blog, kept, told } = open();
    blog.problem = 'unreadable';
    await expect(kept.findBySlug('fox')).rejects.toMatchObject({ problem: 'unreadable' });
    expect(told).toEqual([]);
    expect(kept.health().status).toBe('ok');
  });

  test('what goes wrong in ways nobody thought of is unreadable', async () => {
    const { blog, kept } = open();
    blog.list = () => Promise.reject(new TypeError('undefined is not a function'));
    await expect(titles(kept)).rejects.toBeInstanceOf(PostsError);
  });
});

describe('a post that was taken away', () => {
  const open = useCachedSource();

  test('is gone when the blog says so, and stays gone while it is down', async () => {
    const { blog, clock, kept, changes } = open();
    await titles(kept);
    await kept.findBySlug('fox');
    blog.posts = [aPost('heron')];
    clock.advance(FRESH_MS * 10);
    expect(await kept.findBySlug('fox')).toBeNull();
    expect(changes()).toBe(1);
    blog.problem = 'temporary';
    clock.advance(FRESH_MS * 10);
    expect(await kept.findBySlug('fox')).toBeNull();
  });

  test('is gone from disk, too', async () => {
    const { blog, clock, kept, folder, restart } = open();
    await kept.findBySlug('fox');
    await kept.close();
    expect(readdirSync(folder)).toHaveLength(1);
    blog.posts = [];
    clock.advance(FRESH_MS * 10);
    await kept.findBySlug('fox');
    const next = await restart();
    expect(readdirSync(folder)).toEqual([]);
    blog.problem = 'temporary';
    await expect(next.findBySlug('fox')).rejects.toThrow();
  });
});
