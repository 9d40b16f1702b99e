import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { createTestClock, type TestClock } from '../../../../../tests/support/test-clock.ts';
import { PostsError } from '../../posts.errors.ts';
import type { Post, PostSource, PostsProblem } from '../../posts.types.ts';
import { type CachedSource, createCachedSource } from './cached-source.ts';

export const FRESH_MS = 20_000;
export const FIRST_PAGE = { startIndex: 1, maxResults: 6 };

export function aPost(slug: string, overrides: Partial<Post> = {}): Post {
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
interface Blog extends PostSource {
  posts: Post[];
  revision: string;
  problem: PostsProblem | undefined;
  asked: string[];
  /** While set, answers wait for it. */
  held: Promise<void> | undefined;
}

function createBlog(posts: Post[]): Blog {
  const answer = async <Answer>(question: string, read: () => Answer): Promise<Answer> => {
    blog.asked.push(question);
    await blog.held;
    if (blog.problem) throw new PostsError(blog.problem);
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

interface OpenedCachedSource {
  blog: Blog;
  clock: TestClock;
  folder: string;
  kept: CachedSource;
  /** What the owner is told. */
  told: string[];
  changes: () => number;
  /** A new process on the same folder. */
  restart(): Promise<CachedSource>;
}

type OpenCachedSource = (posts?: Post[], timeoutMs?: number) => OpenedCachedSource;

/** Opens as many as a test likes; they are closed and their copies removed after it. */
export function useCachedSource(): OpenCachedSource {
  const closing: Close[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  return (posts = [aPost('fox'), aPost('heron')], timeoutMs = 1_000) => open(posts, timeoutMs, closing);
}

type Close = () => Promise<void> | void;

function open(posts: Post[], timeoutMs: number, closing: Close[]): OpenedCachedSource {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-kept-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const blog = createBlog(posts);
  const clock = createTestClock();
  const told: string[] = [];
  let changes = 0;
  const start = () => {
    const kept = createCachedSource({
      source: blog,
      folder: join(folder, 'copies'),
      clock,
      freshMs: FRESH_MS,
      timeoutMs,
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

/** What its first list shows. */
export async function titles(source: PostSource): Promise<string[]> {
  return (await source.list(FIRST_PAGE)).posts.map(({ title }) => title);
}
