import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../../../../tests/support/test-clock.ts';
import { FeedError } from '../../feed.errors.ts';
import type { FeedProblem, FeedSource, Post } from '../../feed.types.ts';
import { createKeptSource, type KeptSource } from './kept-source.ts';

const FRESH_MS = 20_000;
const FIRST_PAGE = { startIndex: 1, maxResults: 6 };
const closing: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function aPost(slug: string, overrides: Partial<Post> = {}): Post {
  return {
    id: String(slug.length),
    slug,
    title: slug,
    excerpt: '',
    published: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-01T00:00:00.000Z',
    featuredImage: '',
    featuredImageAlt: '',
    categories: [],
    author: { name: '', avatarUrl: '', bio: '', location: '' },
    content: `<p>${slug}</p>`,
    isShortened: false,
    ...overrides,
  };
}

/** A blog inside the test: its posts, what is wrong with it, and what it was asked. */
interface Blog extends FeedSource {
  posts: Post[];
  revision: string;
  problem: FeedProblem | undefined;
  asked: string[];
  /** While set, answers wait for it. */
  held: Promise<void> | undefined;
}

function createBlog(posts: Post[]): Blog {
  const answer = async <Answer>(question: string, read: () => Answer): Promise<Answer> => {
    blog.asked.push(question);
    await blog.held;
    if (blog.problem) throw new FeedError(blog.problem);
    return read();
  };
  const blog: Blog = {
    posts,
    revision: '1',
    problem: undefined,
    asked: [],
    held: undefined,
    kind: 'blogger',
    description: 'a blog',
    list: ({ startIndex, maxResults, search = '', detail }) =>
      answer(`list ${startIndex} ${search}`, () => {
        const found = blog.posts.filter(({ title }) => title.includes(search));
        const page = found.slice(startIndex - 1, startIndex - 1 + maxResults);
        const shown = page.map((post) => (detail === 'summary' ? { ...post, content: '' } : post));
        return { posts: shown, totalResults: found.length };
      }),
    findBySlug: (slug) => answer(`slug ${slug}`, () => blog.posts.find((post) => post.slug === slug) ?? null),
    findById: (id) => answer(`id ${id}`, () => blog.posts.find((post) => post.id === id) ?? null),
    listLabels: () => answer('labels', () => [...new Set(blog.posts.flatMap((post) => post.categories))]),
    readRevision: () => answer('revision', () => blog.revision),
  };
  return blog;
}

interface Opened {
  blog: Blog;
  clock: TestClock;
  folder: string;
  kept: KeptSource;
  /** What the owner is told. */
  told: string[];
  changes: () => number;
  /** A new process on the same folder. */
  restart(): Promise<KeptSource>;
}

function open(posts: Post[] = [aPost('fox'), aPost('heron')], patienceMs = 1_000): Opened {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-kept-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const blog = createBlog(posts);
  const clock = createTestClock();
  const told: string[] = [];
  let changes = 0;
  const start = () => {
    const kept = createKeptSource({
      source: blog,
      folder: join(folder, 'copies'),
      clock,
      freshMs: FRESH_MS,
      patienceMs,
      sanitise: (html) => html.replaceAll('<script>', ''),
      onFailure: ({ problem }) => told.push(problem),
      onRecovery: () => told.push('recovered'),
      onChange: () => {
        changes += 1;
      },
      onDiskFailure: (error) => told.push(String(error)),
    });
    closing.push(kept.close);
    return kept;
  };
  const kept = start();
  return {
    blog,
    clock,
    folder: join(folder, 'copies'),
    kept,
    told,
    changes: () => changes,
    async restart() {
      await kept.close();
      return start();
    },
  };
}

const titles = async (source: FeedSource) => (await source.list(FIRST_PAGE)).posts.map(({ title }) => title);

describe('while the blog works', () => {
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
  test.each<FeedProblem>(['temporary', 'not_found', 'private_or_blocked', 'unreadable'])(
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
    await expect(titles(kept)).rejects.toBeInstanceOf(FeedError);
  });
});

describe('a post that was taken away', () => {
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

describe('after a restart', () => {
  test('with the blog down the last good copy serves', async () => {
    const { blog, kept, restart } = open();
    await titles(kept);
    await kept.findBySlug('fox');
    blog.problem = 'temporary';
    const next = await restart();
    expect(await titles(next)).toEqual(['fox', 'heron']);
    expect((await next.findBySlug('fox'))?.content).toBe('<p>fox</p>');
    expect((await next.findBySlug('heron'))?.content).toBe('<p>heron</p>');
    await expect(next.list({ startIndex: 7, maxResults: 6 })).rejects.toMatchObject({ problem: 'temporary' });
    expect(next.health()).toMatchObject({ status: 'stale', problem: 'temporary' });
  });

  test('with the blog working nobody reads old copies', async () => {
    const { blog, kept, restart } = open();
    await titles(kept);
    blog.posts = [aPost('owl')];
    expect(await titles(await restart())).toEqual(['owl']);
  });

  test('with the blog slow the copy serves, and the news follow', async () => {
    const { blog, kept, restart, changes } = open(undefined, 30);
    await titles(kept);
    const next = await restart();
    const release = Promise.withResolvers<void>();
    blog.held = release.promise;
    blog.posts = [aPost('owl')];
    expect(await titles(next)).toEqual(['fox', 'heron']);
    release.resolve();
    await expect.poll(changes).toBe(1);
    expect(await titles(next)).toEqual(['owl']);
  });

  test('searches are not on disk', async () => {
    const { kept, folder } = open();
    await kept.list({ ...FIRST_PAGE, search: 'fox' });
    await titles(kept);
    await kept.close();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test.each([
    ['nothing', () => ''],
    ['half a file', (text: string) => text.slice(0, text.length / 2)],
    ['another format', (text: string) => text.replace('"format":1', '"format":2')],
    ['another question', (text: string) => text.replace('maxResults', 'minResults')],
    ['another shape', (text: string) => text.replaceAll('"title":"fox"', '"title":7')],
  ])('%s on disk is as good as none', async (_, damage) => {
    const { blog, kept, folder, restart } = open();
    await titles(kept);
    await kept.close();
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      writeFileSync(path, damage(readFileSync(path, 'utf8')));
    }
    blog.problem = 'temporary';
    await expect(titles(await restart())).rejects.toMatchObject({ problem: 'temporary' });
  });

  test('HTML from disk is made harmless again', async () => {
    const { blog, kept, folder, restart } = open();
    await kept.findBySlug('fox');
    await kept.close();
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      writeFileSync(path, readFileSync(path, 'utf8').replace('<p>fox</p>', '<script>fox'));
    }
    blog.problem = 'temporary';
    expect((await (await restart()).findBySlug('fox'))?.content).toBe('fox');
  });

  test('a folder that cannot be written stops nobody', async () => {
    const { blog, folder, kept, told, clock } = open();
    writeFileSync(folder, 'a file where the folder should be');
    expect(await titles(kept)).toEqual(['fox', 'heron']);
    await kept.close();
    expect(told.join()).toMatch(/EEXIST|ENOTDIR/);
    blog.problem = 'temporary';
    clock.advance(FRESH_MS);
    expect(await titles(kept)).toEqual(['fox', 'heron']);
  });
});
