import type { LibraryPost } from '../src/features/posts/sources/library/library.types.ts';

/** So many posts have the rare word, however many posts there are. */
export const RARE_HITS = 30;
export const RARE_WORD = 'zanzibar';
/** Every post has this word. */
export const COMMON_WORD = 'picture';
/** Every second post has it. */
export const COMMON_LABEL = 'Guides';

const VOCABULARY = 20_000;
const FIRST_TIME = Date.UTC(2010, 0, 1);
const HOUR_MS = 3_600_000;

interface LibraryShape {
  posts: number;
  wordsPerPost: number;
}

/** Posts as a blog has them: few words come often, most seldom. The same numbers give the same posts. */
export function* makePosts({ posts, wordsPerPost }: LibraryShape): Generator<LibraryPost> {
  const random = createRandom(posts);
  const everyRare = Math.floor(posts / RARE_HITS);
  for (let number = 0; number < posts; number++) {
    const isRare = number % everyRare === 0 && number / everyRare < RARE_HITS;
    const words = Array.from({ length: wordsPerPost }, () => `word${Math.floor(VOCABULARY ** random())}`);
    words.push(COMMON_WORD, ...(isRare ? [RARE_WORD] : []));
    yield makePost(number, words.join(' '));
  }
}

export function slugOf(number: number): string {
  return `post-${number}`;
}

function makePost(number: number, text: string): LibraryPost {
  const publishedAt = FIRST_TIME + number * HOUR_MS;
  return {
    slug: slugOf(number),
    title: `Post number ${number}`,
    excerpt: text.slice(0, 150),
    publishedAt,
    updatedAt: publishedAt,
    labels: number % 2 === 0 ? [COMMON_LABEL, `Label ${number % 40}`] : [`Label ${number % 40}`],
    author: { name: 'The Editors', avatarUrl: '', bio: '', location: '' },
    content: `<p>${text}</p>`,
    featuredImage: '',
    featuredImageAlt: '',
    pictures: {},
    origin: 'import',
    sourceHash: String(number),
  };
}

/** Mulberry32: the same seed gives the same numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
