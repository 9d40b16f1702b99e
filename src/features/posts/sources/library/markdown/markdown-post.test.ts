import { describe, expect, test } from 'vitest';
import { parsePost } from './markdown-post.ts';
import { contentFile, rules } from './test-content.ts';

const parse = (...given: Parameters<typeof contentFile>) => parsePost(contentFile(...given), rules);
const contentOf = (body: string, settings = {}) => parse(settings, body).post.content;

describe('the settings of a post', () => {
  test('ENT-10: become what lists and cards show', () => {
    const { post, isDraft } = parse({
      title: '"Light: first, at {siteName}"',
      updated: '2026-10-09T08:30:00+02:00',
      labels: '[Light, Sci-Fi & Art]',
      excerpt: 'Read this at {siteName}.',
      picture: 'hill',
    });
    expect(isDraft).toBe(false);
    expect(post).toMatchObject({
      slug: 'light-first',
      title: 'Light: first, at Dreamseed',
      excerpt: 'Read this at Dreamseed.',
      publishedAt: Date.UTC(2026, 9, 2, 12),
      updatedAt: Date.UTC(2026, 9, 9, 6, 30),
      labels: ['Light', 'Sci-Fi & Art'],
      author: {
        name: 'Dreamseed Guides',
        bio: 'Writes the guides of Dreamseed.',
        location: 'Everywhere',
        avatarUrl: 'media:author-guides?hash4',
      },
      featuredImage: 'media:light-first-hill?hash2',
      featuredImageAlt: 'A hill',
      origin: 'content',
    });
  });

  test('may leave out what follows from the rest', () => {
    const { post } = parse(
      { author: 'plain' },
      '## First a heading\n\nThen *words* &amp; more.\n\nAnd more.',
    );
    expect(post).toMatchObject({
      excerpt: 'Then words & more.',
      updatedAt: post.publishedAt,
      labels: [],
      featuredImage: 'media:light-first-cover?hash1',
      author: { name: 'Plain', avatarUrl: '' },
    });
    expect(Object.keys(post.pictures)).toEqual(['light-first-cover']);
  });

  test('carry whole recipes of the pictures that are shown', () => {
    const hill =
      '{ prompt: "a hill", negative: "people", style: Gouache, mood: Serene, seed: 2, size: 960x640, alt: "A hill" }';
    const { post } = parse({ pictures: `{ cover: ${hill} }` });
    expect(post.pictures['light-first-cover']).toEqual({
      prompt: 'a hill',
      negativePrompt: 'people',
      options: { style: 'Gouache', mood: 'Serene' },
      seed: 2,
      width: 960,
      height: 640,
      alt: 'A hill',
    });
    expect(Object.keys(post.pictures)).toEqual(['light-first-cover', 'author-guides']);
  });

  test('may be written on another system', () => {
    const file = contentFile({ draft: 'true' }, '![](picture:hill)\n');
    const windows = { ...file, text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}` };
    expect(parsePost(windows, rules)).toEqual(parsePost(file, rules));
    expect(parsePost(windows, rules).isDraft).toBe(true);
  });

  test('may stand alone, without a picture and without a word', () => {
    expect(parse({ pictures: undefined, author: 'plain' }, '').post).toMatchObject({
      content: '',
      excerpt: '',
      featuredImage: '',
      pictures: {},
    });
  });
});

describe('the text of a post', () => {
  const FEATURED =
    '<figure><img src="media:light-first-cover?hash1" alt="A lighthouse" width="1280" height="720" loading="lazy" decoding="async" /></figure>\n';

  test('begins with the featured picture, as on Blogger', () => {
    expect(contentOf('Hello.')).toBe(`${FEATURED}<p>Hello.</p>`);
  });

  test('shows pictures as figures with their size, words and captions', () => {
    const body = '![](picture:hill "A \\"caption\\" of {siteName} & more")\n![Own <words>](picture:hill)';
    expect(contentOf(body).slice(FEATURED.length)).toBe(
      '<figure><img src="media:light-first-hill?hash2" alt="A hill" width="960" height="640" loading="lazy" decoding="async" />' +
        '<figcaption>A "caption" of Dreamseed &amp; more</figcaption></figure>\n' +
        '<figure><img src="media:light-first-hill?hash2" alt="Own &lt;words&gt;" width="960" height="640" loading="lazy" decoding="async" /></figure>',
    );
  });

  test('may show pictures from elsewhere', () => {
    expect(contentOf('![A cat](https://example.com/cat.png?a=1&b=2)')).toContain(
      '<figure><img src="https://example.com/cat.png?a=1&amp;b=2" alt="A cat"',
    );
  });

  test('knows the Markdown of GitHub', () => {
    const html = contentOf(
      '| a | b |\n|---|---|\n| ~~1~~ | 2 |\n\n1. one\n   - two\n\n> said\n\n`code`\n\n[x](/blog/seeds)',
    );
    for (const piece of [
      '<table>',
      '<td><del>1</del></td>',
      '<ol>',
      '<ul>',
      '<blockquote>',
      '<code>code</code>',
    ]) {
      expect(html).toContain(piece);
    }
    expect(html).toContain('<a href="/blog/seeds">x</a>');
  });

  test('has headings below the title of the page', () => {
    const html = contentOf('# One\n\n## Two\n\n### Three');
    expect(html).toContain('<h2>One</h2>\n<h2>Two</h2>\n<h3>Three</h3>');
  });

  test('names the site, whatever characters its name has', () => {
    const file = contentFile({ title: '"About {siteName}"' }, '*{siteName}* and `{siteName}`');
    const { post } = parsePost(file, { ...rules, siteName: '<b>_A_ & $1' });
    expect(post.title).toBe('About <b>_A_ & $1');
    expect(post.content).toContain('<em>&lt;b&gt;_A_ &amp; $1</em> and <code>&lt;b&gt;_A_ &amp; $1</code>');
  });

  test('is sanitised', () => {
    const html = contentOf('A <script>alert(1)</script><b onclick="x()">raw</b> [x](javascript:alert(1))');
    expect(html).not.toMatch(/script|onclick/);
    expect(html).toContain('<b>raw</b>');
  });
});

describe('a story', () => {
  test('VIEW-05: is its slides, with captions and links as authors on Blogger write them', () => {
    const body = [
      '<!-- slides -->',
      '![It_begins at {siteName}||https://en.wikipedia.org/wiki/Golden_hour_(photography)](picture:hill)',
      '![The "end" || ](picture:cover)',
    ].join('\n\n');
    const { post } = parse({ labels: '[Night]' }, body, 'story');
    expect(post.labels).toEqual(['Night', 'webstories']);
    expect(post.featuredImage).toBe('media:light-first-hill?hash2');
    expect(post.excerpt).toBe('It_begins at Dreamseed The "end"');
    expect([...post.content.matchAll(/ src="([^"]*)" alt="([^"]*)"/g)].map(([, ...found]) => found)).toEqual([
      [
        'media:light-first-hill?hash2',
        'It_begins at Dreamseed||https://en.wikipedia.org/wiki/Golden_hour_(photography)',
      ],
      ['media:light-first-cover?hash1', 'The &quot;end&quot;'],
    ]);
  });

  test('may have its featured picture among the slides', () => {
    const { post } = parse({ picture: 'cover', labels: '[webstories]' }, '![One](picture:hill)', 'story');
    expect(post.featuredImage).toBe('media:light-first-cover?hash1');
    expect(post.labels).toEqual(['webstories']);
    expect(post.content.match(/<img/g)).toHaveLength(1);
  });
});
