import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lintAmpStory } from '../../../../tests/support/amp/amp-lint.ts';
import { validateAmp } from '../../../../tests/support/amp/amp-validator.ts';
import { createPost } from '../../../../tests/support/blogs/posts.ts';
import { storySlides } from '../../posts/derived/story-slides.rules.ts';
import type { Post } from '../../posts/posts.types.ts';
import { toWebStory } from '../story-of-post.rules.ts';
import { writeAmpStory } from './amp-document.rules.ts';
import type { AmpStory } from './amp-story.types.ts';
import { describeAmpStory } from './described-story.rules.ts';

const site = { name: 'The “hat” site & co', root: 'https://site.example' };

function write(story: AmpStory): string {
  const document = writeAmpStory(story);
  if ('missing' in document) throw new Error(document.missing.join(' '));
  return document.html;
}

function describePost(overrides: Partial<Post>): AmpStory {
  const post = createPost(1, { categories: ['webstories'], ...overrides });
  return describeAmpStory(site, toWebStory({ ...post, slides: storySlides(post) }));
}

async function expectSound(html: string, address: string): Promise<void> {
  expect(await validateAmp(html)).toEqual([]);
  expect(lintAmpStory(html, address)).toEqual([]);
}

const image = (alt: string, more = '') =>
  `<img src="https://pictures.example/s320/a.jpg" alt="${alt}"${more} />`;

describe('a story made from an odd post is valid', () => {
  test.each<[string, Partial<Post>]>([
    ['no caption', { content: image('') }],
    ['one picture', { content: image('Alone') }],
    ['thirty pictures', { content: image('Again').repeat(30) }],
    ['no picture but its featured one', { content: '<p>Words</p>' }],
    [
      'quotes and markup',
      {
        title: '"Hats" & <b>more</b>',
        content: image(
          '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39; &lt;/amp-story&gt;',
        ),
      },
    ],
    [
      'a way out of the structured data',
      { title: '</script><script>alert(1)</script><!--', content: image('--&gt;') },
    ],
    [
      'links of every kind',
      {
        content: [
          'javascript:alert(1)',
          'data:text/html,x',
          '/path',
          'www.x.example',
          'https://shop.example/?a=1&amp;b={{c}}',
          'http://shop.example/ü x',
        ]
          .map((link) => image(`Hat||${link}`))
          .join(''),
      },
    ],
    ['letters from right to left', { title: 'حكاية القبعات', content: image('قبعة حمراء على الرف') }],
    ['pictures of letters', { title: '🎩👒', content: image('👨‍👩‍👧‍👦 🏳️‍🌈') }],
    ['a caption of 500 characters', { content: image('Long words. '.repeat(42)) }],
    ['a caption of 5000 characters', { content: image('endless'.repeat(714)) }],
    ['wide pictures', { content: image('Wide', ' width="1600" height="900"') }],
    [
      'half a letter and control characters',
      { title: 'a\ud83d\u0000b\u0007', content: image('&#1; &#x9f; \udc00') },
    ],
    ['a long title', { title: 'Hats '.repeat(40) }],
    [
      'odd addresses',
      { content: '<img src="https://pictures.example/ä b/{c}/&quot;d&quot;.jpg?e={{f}}" alt="x" />' },
    ],
  ])('%s', async (_, overrides) => {
    const story = describePost(overrides);
    await expectSound(write(story), story.canonical ?? '');
  });
});

test('a story is valid whatever it says, or says what it lacks', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const address = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true });
  const slide = fc.record({
    image: address,
    alt: text,
    heading: text,
    caption: text,
    link: fc.oneof(address, text),
    width: fc.nat({ max: 2000 }),
    height: fc.nat({ max: 2000 }),
  });
  const story = fc.record({
    title: text,
    language: fc.constant('en'),
    publisher: text,
    publisherLogo: fc.constant('https://site.example/logo.png'),
    canonical: fc.constant('https://site.example/web-stories/a/amp'),
    poster: address,
    slides: fc.array(slide, { minLength: 1, maxLength: 3 }),
    author: text,
  });
  const property = fc.asyncProperty(story, async (told) => {
    const document = writeAmpStory(told);
    if ('html' in document) await expectSound(document.html, told.canonical);
    else
      expect(
        [told.title, told.publisher].some((name) => !/[^\s\p{C}]/u.test(name)) ||
          told.poster.includes('.svg'),
      ).toBe(true);
  });
  await fc.assert(property, { numRuns: 60 });
});

test('a file that nobody has published yet is valid', async () => {
  const slides = [1, 2].map((number) => ({
    image: `images/slide-${number}.jpg`,
    width: 720,
    height: 1280,
    alt: 'A hat',
    heading: 'A hat',
    caption: 'It was red.',
    link: '',
  }));
  const html = write({
    title: 'Hats',
    language: 'en',
    publisher: 'Hats',
    publisherLogo: 'images/publisher-logo.png',
    poster: 'images/poster.jpg',
    slides,
  });
  await expectSound(html, '');
  expect(html).toContain('<link rel="canonical" href="./">');
  expect(html).not.toMatch(/og:url|og:image"|mainEntityOfPage/);
});

describe('the document', () => {
  const story = describePost({
    title: 'Four hats',
    author: { name: 'Ana', avatarUrl: '', bio: '', location: '' },
    content:
      image('Red||https://shop.example/?a=1&amp;b=2') +
      image('Green||javascript:alert(1)') +
      image('Blue', ' title="A blue one"') +
      image(''),
  });
  const html = write(story);

  test('has a page for every slide, in their order, each for seven seconds', () => {
    const ids = [...html.matchAll(/<amp-story-page id="([^"]+)" auto-advance-after="7s">/g)];
    expect(ids.map(([, id]) => id)).toEqual(['page-1', 'page-2', 'page-3', 'page-4']);
  });

  test('says what the story is called on its first page, and above others what their slide says', () => {
    expect(html).toContain('<h1 dir="auto">Four hats</h1><p dir="auto" class="brief">Red</p>');
    expect(html).toContain(
      '<div class="ground" animate-in="fade-in" animate-in-duration="400ms"><p dir="auto" class="brief">Green</p>',
    );
    expect(html).toContain('<h2 dir="auto">A blue one</h2><p dir="auto" class="brief">Blue</p>');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('links where a slide links to the web, and nowhere else', () => {
    expect(html.match(/<amp-story-page-outlink/g)).toHaveLength(1);
    expect(html).toContain(
      '<amp-story-page-outlink layout="nodisplay"><a href="https://shop.example/?a=1&amp;b=2">Shop Now</a></amp-story-page-outlink></amp-story-page>',
    );
    expect(html).not.toContain('javascript:');
  });

  test('describes itself by its first captions, and to search engines', () => {
    expect(html).toContain('<meta name="description" content="Red - Green - Blue">');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Article',
      headline: 'Four hats',
      datePublished: createPost(1).published,
      dateModified: createPost(1).updated,
      author: { name: 'Ana' },
      publisher: { name: site.name, logo: { url: 'https://site.example/publisher-logo.png' } },
      mainEntityOfPage: { '@id': 'https://site.example/web-stories/post-1/amp' },
    });
  });

  test('names its poster in 3:4, drawn by the site or cut by the service that keeps it', () => {
    expect(html).toContain(
      'poster-portrait-src="https://site.example/media/w720-h960-p/post-1-cover.jpg?v=0123456789ab&amp;wait=1"',
    );
    const other = describePost({ featuredImage: 'https://blogger.example/img/b/x/s1600/a.png' });
    expect(other.poster).toBe('https://blogger.example/img/b/x/w720-h960-p/a.png');
    expect(describePost({ featuredImage: 'https://x.example/a.png' }).poster).toBe('https://x.example/a.png');
  });

  test('describes a picture that has no caption by the title', () => {
    expect(html).toContain('src="https://pictures.example/s1600/a.jpg" alt="Four hats"');
  });

  test('shows a picture whole that is wider than high', () => {
    const wide = write(describePost({ content: image('Wide', ' width="1600" height="900"') }));
    expect(wide).toMatch(/class="backdrop"><amp-img [^>]*alt="" role="presentation">/);
    expect(wide).toMatch(/class="wide"><amp-img [^>]*alt="Wide">/);
    expect(html).not.toContain('class="backdrop"');
  });

  test.each([
    [90, 'brief'],
    [91, undefined],
    [201, 'long'],
    [521, 'endless'],
  ])('a caption of %i letters is whole in it', (length, className) => {
    const caption = 'ß'.repeat(length);
    const mark = className ? ` class="${className}"` : '';
    expect(write(describePost({ content: image(caption) }))).toContain(`<p dir="auto"${mark}>${caption}</p>`);
  });
});
