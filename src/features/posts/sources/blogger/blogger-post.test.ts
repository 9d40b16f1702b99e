import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitisePost } from '../../post-html/sanitise-post.ts';
import type { BloggerEntry } from './blogger-entry.rules.ts';
import { createPostReader, shortText, toPost } from './blogger-post.ts';

const sanitise = (html: string, baseUrl: string) => sanitisePost(html, { baseUrl }).html;

function entry(overrides: Partial<BloggerEntry> = {}): BloggerEntry {
  return {
    id: '1',
    month: '2026-11',
    slug: 'my-post',
    address: 'https://name.blogspot.com/2026/01/my-post.html',
    title: 'A title',
    published: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-01T00:00:00.000Z',
    labels: [],
    authorName: 'Ana',
    authorImage: '',
    thumbnail: '',
    content: { text: '<p>Text</p>', isHtml: true },
    summary: undefined,
    ...overrides,
  };
}

const html = (text: string) => ({ text, isHtml: true });
const full = (overrides: Partial<BloggerEntry>) => toPost(entry(overrides), { sanitise, detail: 'full' });

describe('the picture of a post', () => {
  test('FEED-08: is its thumbnail at 1600', () => {
    const thumbnail = 'https://1.bp.blogspot.com/x/s72-c/photo.jpg';
    expect(full({ thumbnail }).featuredImage).toBe('https://1.bp.blogspot.com/x/s1600/photo.jpg');
    const suffixed = '//lh3.googleusercontent.com/x=w400-h300';
    expect(full({ thumbnail: suffixed }).featuredImage).toBe('https://lh3.googleusercontent.com/x=s1600');
  });

  test('is else the first image of its content, whose text describes either', () => {
    const content = html(
      '<p>a</p><img src="/s320/a.jpg" alt="A fox||https://shop.example"><img src="b.jpg" alt="b">',
    );
    const { featuredImage, featuredImageAlt } = full({ content });
    expect(featuredImage).toBe('https://name.blogspot.com/s1600/a.jpg');
    expect(featuredImageAlt).toBe('A fox');
    const thumbnail = 'https://1.bp.blogspot.com/x/s72-c/photo.jpg';
    expect(full({ content, thumbnail }).featuredImageAlt).toBe('A fox');
  });

  test('is missing when there is none, or none that may be shown', () => {
    expect(full({}).featuredImage).toBe('');
    expect(full({ thumbnail: 'javascript:alert(1)' }).featuredImage).toBe('');
    expect(full({ content: html('<img src="data:text/html,x">') }).featuredImage).toBe('');
  });

  test('of its author is large enough to be shown', () => {
    const { author } = full({ authorImage: '//blogger.googleusercontent.com/ana/s35/a.jpg' });
    expect(author).toEqual({
      name: 'Ana',
      avatarUrl: 'https://blogger.googleusercontent.com/ana/s320-c/a.jpg',
      bio: '',
      location: '',
    });
  });
});

describe('the text of a post', () => {
  test('ART-17: is harmless, and its addresses are whole', () => {
    const content = html(
      '<a href="/p/about.html" onclick="x()">About</a><script>alert(1)</script><img src="a.jpg">',
    );
    const post = full({ content });
    expect(post.content).toContain('href="https://name.blogspot.com/p/about.html"');
    expect(post.content).toContain('src="https://name.blogspot.com/2026/01/a.jpg"');
    expect(post.content).not.toMatch(/onclick|script|alert/);
  });

  test('FEED-09: is its summary when there is no more', () => {
    const summary = { text: 'Fish & <chips>', isHtml: false };
    expect(full({ content: undefined, summary })).toMatchObject({
      content: '<p>Fish &amp; &lt;chips&gt;</p>',
      excerpt: 'Fish & <chips>',
      isShortened: true,
    });
    expect(full({ content: undefined })).toMatchObject({ content: '', excerpt: '', isShortened: false });
    expect(full({ summary })).toMatchObject({
      content: '<p>Text</p>',
      excerpt: 'Fish & <chips>',
      isShortened: false,
    });
  });

  test('ENT-11: has no entities left in it when it is short', () => {
    const summary = { text: 'Fish &amp; &#8220;chips&#8221; &nbsp; 3 &lt; 4', isHtml: false };
    expect(full({ content: undefined, summary }).excerpt).toBe('Fish & “chips” 3 < 4');
  });

  test('stays away where it was not asked for', () => {
    const post = toPost(entry(), { sanitise, detail: 'summary' });
    expect(post).toMatchObject({ content: '', excerpt: 'Text', isShortened: false });
  });

  test('a post without a title still has words to follow', () => {
    expect(full({ title: '' }).title).toBe('Untitled');
  });
});

describe('ENT-11: the excerpt', () => {
  test('has no tags and no entities', () => {
    const content = html('<h2>A</h2><p>b&nbsp;&amp;&#8217;c</p><style>p{}</style><script>x</script>');
    expect(full({ content }).excerpt).toBe('A b &’c');
  });

  test('ends with a whole word', () => {
    const text = 'word '.repeat(60).trim();
    expect(shortText(text)).toBe(`${'word '.repeat(39)}word…`);
    expect(shortText('a'.repeat(200))).toBe('a'.repeat(200));
    expect(shortText(`${'a'.repeat(190)}. ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(190)}…`);
    expect(shortText('a'.repeat(500))).toBe(`${'a'.repeat(199)}…`);
  });

  test('is never longer than 200 characters, and cuts no character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const short = shortText(text);
        expect(Array.from(short).length).toBeLessThanOrEqual(200);
        expect(short.isWellFormed()).toBe(true);
        if (Array.from(text).length <= 200) expect(short).toBe(text);
      }),
    );
  });
});

test('a post that did not change is sanitised once', () => {
  let times = 0;
  const readPost = createPostReader((text, baseUrl) => {
    times += 1;
    return sanitise(text, baseUrl);
  });
  const first = readPost(entry(), 'full');
  expect(readPost(entry(), 'full')).toBe(first);
  expect(times).toBe(1);
  expect(readPost(entry({ content: html('<p>Changed</p>') }), 'full').content).toBe('<p>Changed</p>');
  expect(readPost(entry(), 'summary').content).toBe('');
  expect(times).toBe(3);
});
