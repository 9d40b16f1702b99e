import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXTENDED_OPTION_LISTS } from '../../src/features/generator/options/extended-option-lists.generated.ts';
import { SHORT_OPTION_LISTS } from '../../src/features/generator/options/short-option-lists.generated.ts';
import { deriveArticle } from '../../src/features/posts/derived/article-html.ts';
import { storySlides } from '../../src/features/posts/derived/story-slides.rules.ts';
import { plainText } from '../../src/features/posts/post-html/plain-text.ts';
import { readContentFolder } from '../../src/features/posts/sources/library/content-files.ts';
import {
  deriveStored,
  shownArticle,
  shownSlides,
} from '../../src/features/posts/sources/library/derived/stored-derived.ts';
import { readAuthors } from '../../src/features/posts/sources/library/markdown/authors.ts';
import { ContentError } from '../../src/features/posts/sources/library/markdown/content-error.ts';
import { readFrontMatter } from '../../src/features/posts/sources/library/markdown/front-matter.ts';
import { parsePost } from '../../src/features/posts/sources/library/markdown/markdown-post.ts';
import { createOptionCheck } from '../../src/features/posts/sources/library/markdown/option-check.ts';
import {
  withPictureAddress,
  withPictureAddresses,
} from '../../src/features/posts/sources/library/picture-addresses.ts';
import { urls } from '../../src/urls.ts';

const SITE_URL = 'https://dreamseed.example';
const checkOption = createOptionCheck(SHORT_OPTION_LISTS, EXTENDED_OPTION_LISTS);
const content = await readContentFolder(join(import.meta.dirname, '..', '..', 'content'));
const authors = readAuthors(content.authors, { checkOption, pictureFiles: content.authorsPictures });
const slugs = new Set(content.files.map(({ slug }) => slug));

function parse(file: (typeof content.files)[number]) {
  try {
    return parsePost(file, {
      authors,
      siteName: 'Dreamseed',
      siteUrl: SITE_URL,
      hashRecipe: () => 'hash',
      checkOption,
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Error(`${file.path}:${error.line ?? 1}: ${error.message}`);
  }
}

const wordsOf = (html: string) => plainText(html).split(' ').filter(Boolean).length;

/** Paths of pages that links may lead to. */
const PAGES: ReadonlySet<string> = new Set(
  Object.values(urls)
    .filter((url): url is () => string => url.length === 0)
    .map((url) => url().replace(/#.*/, '') || '/'),
);

function leadsSomewhere(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  const [, folder, slug] = /^\/(blog|web-stories)\/([^/]+)$/.exec(path) ?? [];
  return folder ? slugs.has(slug ?? '') : PAGES.has(path);
}

test('every file has a name of its own that can be an address', () => {
  expect(content.refused.map(({ path, error }) => `${path}: ${error.message}`)).toEqual([]);
});

test('a slide shows the link that stories may have', () => {
  const posts = content.files.filter(({ kind }) => kind === 'story').map((file) => parse(file).post);
  expect(posts.flatMap(storySlides).some(({ link }) => link !== '')).toBe(true);
});

test.for(content.files.filter(({ kind }) => kind === 'post'))('$path is an article worth reading', (file) => {
  const { post, isDraft } = parse(file);
  expect(isDraft).toBe(false);
  expect(post.labels.length).toBeGreaterThan(0);
  expect(post.featuredImage).not.toBe('');
  expect(wordsOf(post.content), 'words').toBeGreaterThanOrEqual(400);
  expect(wordsOf(post.content), 'words').toBeLessThanOrEqual(1200);
});

test.for(content.files.filter(({ kind }) => kind === 'story'))(
  '$path is a story of five to eight slides that can be read in seven seconds each',
  (file) => {
    const { post, isDraft } = parse(file);
    expect(isDraft).toBe(false);
    expect(post.labels).toContain('webstories');
    const slides = storySlides(post);
    expect(slides.length).toBeGreaterThanOrEqual(5);
    expect(slides.length).toBeLessThanOrEqual(8);
    expect(slides.filter(({ caption }) => caption === '' || caption.length > 110)).toEqual([]);
    // 'Shop Now' stands on the link: it leads to what this site sells.
    expect(slides.filter(({ link }) => link !== '' && link !== `${SITE_URL}${urls.pricing()}`)).toEqual([]);
  },
);

test.for(content.files)('$path shows every picture it names, and links only to what exists', (file) => {
  const { post } = parse(file);
  const { pictures } = readFrontMatter(file.text).values as { pictures?: Record<string, unknown> };
  const shown = Object.keys(post.pictures).filter((name) => !name.startsWith('author-'));
  expect(
    Object.keys(pictures ?? {})
      .map((key) => `${file.slug}-${key}`)
      .sort(),
  ).toEqual(shown.sort());

  const alts = [...post.content.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt]) => alt?.trim());
  expect(alts.filter((alt) => !alt)).toEqual([]);
  const links = [...post.content.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
  expect(links.filter((href) => href.startsWith('/') && !leadsSomewhere(href))).toEqual([]);
});

test('no two posts share a title, a day or a featured picture', () => {
  const posts = content.files.map((file) => parse(file).post);
  const repeated = (values: readonly unknown[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  expect(repeated(posts.map(({ title }) => title.toLowerCase()))).toEqual([]);
  expect(repeated(posts.map(({ publishedAt }) => new Date(publishedAt).toISOString().slice(0, 10)))).toEqual(
    [],
  );
  expect(
    repeated(
      posts.map(({ pictures, featuredImage }) => {
        const { alt: _, ...recipe } = pictures[featuredImage.replace(/^media:|\?.*/g, '')] ?? { alt: '' };
        return JSON.stringify(recipe);
      }),
    ),
  ).toEqual([]);
});

describe('what is stored of a post, once its pictures have their addresses,', () => {
  const address = (name: string, recipeHash: string) => `/media/s1600/${name}.webp?v=${recipeHash}&a`;

  test.each(content.files)('is what its HTML says: $path', (file) => {
    const { post } = parse(file);
    const { title, labels, featuredImage } = post;
    const row = {
      title,
      labels: JSON.stringify(labels),
      featured_image: featuredImage,
      content: post.content,
    };
    const { article, slides } = deriveStored(row);
    const shown = withPictureAddresses(post.content, address);
    expect(shownArticle(article, address)).toEqual(deriveArticle(shown));
    const poster = withPictureAddress(featuredImage, address);
    const told = storySlides({ title, content: shown, featuredImage: poster });
    expect(shownSlides(slides, address)).toEqual(file.kind === 'story' ? told : []);
  });
});
