import type { LibraryPost } from './sources/library/library.types.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1, 9);
const DAY_MS = 86_400_000;

/** A post of the given day, so that higher numbers are newer: `post-7`, 'Post number 7'. */
export function createTestPost(day: number, overrides: Partial<LibraryPost> = {}): LibraryPost {
  const publishedAt = FIRST_DAY + day * DAY_MS;
  const image = `https://blogger.googleusercontent.com/img/b/R29v/s1600/picture-${day}.jpg`;
  return {
    slug: `post-${day}`,
    title: `Post number ${day}`,
    excerpt: `What the day ${day} brought.`,
    publishedAt,
    updatedAt: publishedAt + 60_000,
    labels: ['Diary'],
    author: { name: 'The Editors', avatarUrl: '', bio: '', location: '' },
    content: `<p>What the day ${day} brought.</p><p><img src="${image}" alt="A drawing" /></p><p>More of it.</p>`,
    featuredImage: image,
    featuredImageAlt: 'A drawing',
    pictures: {},
    origin: 'content',
    sourceHash: `hash-${day}`,
    ...overrides,
  };
}

/** Posts of the days 1 to `count`. */
export function createTestPosts(count: number): LibraryPost[] {
  return Array.from({ length: count }, (_, place) => createTestPost(place + 1));
}
