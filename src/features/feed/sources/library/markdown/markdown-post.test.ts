import { describe, expect, test } from 'vitest';
import { ContentError, describeContentError } from './content-error.ts';
import { parsePost } from './markdown-post.ts';
import { contentFile, rules } from './test-content.ts';

const parse = (...given: Parameters<typeof contentFile>) => parsePost(contentFile(...given), rules);
const contentOf = (body: string, settings = {}) => parse(settings, body).post.content;

function problemOf(file: ReturnType<typeof contentFile>): string {
  try {
    parsePost(file, rules);
  } catch (error) {
    if (error instanceof ContentError) return describeContentError('x.md', error);
    throw error;
  }
  return 'none';
}

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

describe('a mistake is told in one line, with its place and what is expected:', () => {
  const picture = (text: string) => ({ pictures: `\n  cover: ${text}` });
  const cases: [string, ReturnType<typeof contentFile>, string][] = [
    [
      'no settings',
      { ...contentFile(), text: 'Hello.' },
      'x.md:1: begins with settings between two lines of ---',
    ],
    ['no end of the settings', { ...contentFile(), text: '---\ntitle: x\n' }, 'x.md:1: begins with settings'],
    ['no YAML', contentFile({ title: '"open' }), 'x.md:2: is not valid YAML: Missing closing'],
    [
      'a key twice',
      contentFile({ labels: '[A]\nlabels: [B]' }),
      'x.md:9: is not valid YAML: Map keys must be unique',
    ],
    [
      'an alias bomb',
      contentFile({ labels: '&a [x]\nx: &b [*a,*a,*a,*a,*a,*a]\ny: [*b,*b,*b,*b,*b]' }),
      'x.md:2: is not valid YAML: ',
    ],
    [
      'settings that are a list',
      { ...contentFile(), text: '---\n- a\n---\n' },
      'x.md:2: must be settings such as',
    ],
    ['a setting that does not exist', contentFile({ titel: 'x' }), 'x.md:8: titel: is not a setting here'],
    ['no title', contentFile({ title: undefined }), 'x.md:2: title: must be the title'],
    ['an empty title', contentFile({ title: '" "' }), 'x.md:2: title: must be the title, and is empty'],
    [
      'a title that YAML reads as a number',
      contentFile({ title: '2026' }),
      'x.md:2: title: must be the title, in quotes',
    ],
    [
      'no date',
      contentFile({ published: undefined }),
      'x.md:2: published: must be a date such as 2026-10-02',
    ],
    [
      'a date that does not exist',
      contentFile({ published: '2026-02-30' }),
      'x.md:3: published: must be a date such as 2026-10-02',
    ],
    ['a date of another country', contentFile({ published: '10/2/2026' }), 'not "10/2/2026"'],
    [
      'a time without its offset',
      contentFile({ published: '2026-10-02T08:00:00' }),
      'x.md:3: published: must be',
    ],
    [
      'an update before the post',
      contentFile({ updated: '2026-10-01' }),
      'x.md:8: updated: must not be before',
    ],
    [
      'an unknown author',
      contentFile({ author: 'ada' }),
      'x.md:4: author: there is no "ada" in authors.yaml; known are: guides, plain',
    ],
    [
      'labels that are no list',
      contentFile({ labels: 'Light' }),
      'x.md:8: labels: must be a list such as [Light, Prompting]',
    ],
    ['a label twice', contentFile({ labels: '[A, A]' }), 'x.md:8: labels: must name each label once'],
    ['a label that is no text', contentFile({ labels: '[2026]' }), 'x.md:8: labels.0: must be a label'],
    [
      'a long excerpt',
      contentFile({ excerpt: 'x'.repeat(201) }),
      'x.md:8: excerpt: must be at most 200 characters long',
    ],
    ['a draft that is neither', contentFile({ draft: 'maybe' }), 'x.md:8: draft: must be true or false'],
    [
      'a featured picture that is not there',
      contentFile({ picture: 'sea' }),
      `x.md:8: picture: there is no picture "sea"; this file's pictures are: cover, hill`,
    ],
    ['a key that is no name', contentFile({ pictures: '\n  "My Cover": {}' }), 'x.md:6: pictures.My Cover: '],
    [
      'a picture without words',
      contentFile(picture('{ seed: 1, size: 64x64, alt: A }')),
      'x.md:6: pictures.cover.prompt: must be the words to draw',
    ],
    [
      'a picture without a seed',
      contentFile(picture('{ prompt: a, size: 64x64, alt: A }')),
      'x.md:6: pictures.cover.seed: must be a whole number from 0',
    ],
    [
      'half a seed',
      contentFile(picture('{ prompt: a, seed: 1.5, size: 64x64, alt: A }')),
      'pictures.cover.seed: must be a whole number',
    ],
    [
      'a picture without a size',
      contentFile(picture('{ prompt: a, seed: 1, alt: A }')),
      'pictures.cover.size: must be a width and a height such as 1280x720',
    ],
    [
      'a size in words',
      contentFile(picture('{ prompt: a, seed: 1, size: big, alt: A }')),
      'pictures.cover.size: must be a width and a height from 64 to 2048 such as 1280x720, not "big"',
    ],
    ['a huge size', contentFile(picture('{ prompt: a, seed: 1, size: 4096x64, alt: A }')), 'not "4096x64"'],
    [
      'a picture nobody describes',
      contentFile(picture('{ prompt: a, seed: 1, size: 64x64 }')),
      'pictures.cover.alt: must be a description',
    ],
    [
      'a picture that is a text',
      contentFile(picture('a lighthouse')),
      'x.md:6: pictures.cover: must be a picture such as {',
    ],
    [
      'a list that does not exist',
      contentFile(
        picture('\n    prompt: a\n    seed: 1\n    size: 64x64\n    alt: A\n    stile: Watercolor'),
      ),
      'x.md:11: pictures.cover.stile: is not a setting of a picture',
    ],
    [
      'an entry that does not exist',
      contentFile(picture('{ prompt: a, style: Crayon, seed: 1, size: 64x64, alt: A }')),
      'pictures.cover.style: must be an entry of that list of the tools, and "Crayon" is none',
    ],
    [
      'an entry in another spelling',
      contentFile(picture('{ prompt: a, style: watercolor, seed: 1, size: 64x64, alt: A }')),
      'pictures.cover.style: must be written "Watercolor", not "watercolor"',
    ],
    [
      'a picture that is not there',
      contentFile({}, 'Hello.\n\n- a\n\n![](picture:sea)\n'),
      `x.md:13: there is no picture "sea"; this file's pictures are: cover, hill`,
    ],
    [
      'a picture inside a line',
      contentFile({}, 'Hello.\n\nHere ![](picture:hill) it is.'),
      'x.md:11: a picture stands on a line of its own',
    ],
    [
      'a picture by http',
      contentFile({}, '![](http://example.com/a.png)'),
      'x.md:9: a picture is picture:key or an address with https',
    ],
    ['a picture beside the file', contentFile({}, '![](images/a.png)'), 'x.md:9: a picture is picture:key'],
    [
      'words in a story',
      contentFile({}, '![One](picture:hill)\n\nOnce upon a time.', 'story'),
      'x.md:11: holds pictures only',
    ],
    ['a story without slides', contentFile({}, '\n', 'story'), 'x.md:9: a story needs at least one slide'],
    [
      'a slide without a caption',
      contentFile({}, '![One](picture:hill)\n![](picture:hill)', 'story'),
      'x.md:10: a slide needs a caption',
    ],
    [
      'a slide that is not there',
      contentFile({}, '![One](picture:sea)', 'story'),
      'x.md:9: there is no picture "sea"',
    ],
    [
      'a slide from elsewhere',
      contentFile({}, '![One](https://example.com/a.png)', 'story'),
      'x.md:9: a slide is a picture:key',
    ],
    [
      'a link of a slide that is no web address',
      contentFile({}, '![One||javascript:alert(1)](picture:hill)', 'story'),
      'x.md:9: the link of a slide is a whole address with http or https',
    ],
    [
      'a bar between a caption and its link',
      contentFile({}, '![One| ||https://a.example](picture:hill)', 'story'),
      'x.md:9: the caption before a link does not end with a |',
    ],
    ...[
      '../secret.jpg',
      '/etc/hosts.jpg',
      'pictures/../../secret.jpg',
      'pictures/.hidden.jpg',
      'pictures/a.svg',
      'pictures/a.jpg/..',
      'posts/a.jpg',
      'pictures',
    ].map((path): [string, ReturnType<typeof contentFile>, string] => [
      `a picture file ${path}`,
      contentFile(picture(`{ file: ${path}, alt: A }`)),
      `x.md:6: pictures.cover.file: must be the path of a picture such as pictures/lighthouse.jpg, a JPEG, PNG or WebP file of the content folder, not "${path}"`,
    ]),
    [
      'a picture file that is not there',
      contentFile(picture('{ file: pictures/a.jpg, alt: A }')),
      'x.md:6: pictures.cover.file: pictures/a.jpg: there is no such file',
    ],
    [
      'a picture file that nobody describes',
      contentFile(picture('{ file: pictures/a.jpg }')),
      'x.md:6: pictures.cover.alt: must be a description',
    ],
    [
      'a picture file with a seed',
      contentFile(picture('{ file: pictures/a.jpg, alt: A, seed: 1 }')),
      'x.md:6: pictures.cover.seed: is not a setting of a picture that is a file',
    ],
    [
      'two links of a slide',
      contentFile({}, '![One||https://a.example||https://b.example](picture:hill)', 'story'),
      'x.md:9: a slide has a caption and at most one link',
    ],
    [
      'quotes without an end',
      contentFile({}, '>'.repeat(20_000)),
      'x.md:9: cannot be read: quotes, lists or emphasis are nested too deeply',
    ],
  ];

  test.for(cases)('%s', ([, file, expected]) => {
    const problem = problemOf(file);
    expect(problem).toContain(expected);
    expect(problem).not.toContain('\n');
  });
});
