import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { ContentError } from './content-error.ts';
import { type ContentFile, parsePost } from './markdown-post.ts';
import { scaffoldPost } from './post-scaffold.rules.ts';
import { contentFile, rules } from './test-content.ts';

/** Parses, or answers undefined where the file has a mistake; anything else that is thrown is a fault. */
function tryToParse(file: ContentFile) {
  try {
    return parsePost(file, rules);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.message).not.toContain('\n');
    return undefined;
  }
}

const UNSAFE_ELEMENT = /^(script|style|svg|math|object|embed|form|input|base|meta|link|template|h1)$/;

/** What could run, load or submit something. */
function findUnsafe(html: string): string[] {
  const unsafe: string[] = [];
  new Parser({
    onopentag(name, attributes) {
      if (UNSAFE_ELEMENT.test(name)) unsafe.push(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) unsafe.push(attribute);
        if (/^(href|src)$/.test(attribute) && !/^(https?:|mailto:|tel:|media:|\/)/.test(value))
          unsafe.push(value);
      }
    },
  }).end(html);
  return unsafe;
}

/** Pieces of Markdown and of attacks, which chance alone would never put together. */
const piece = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '\n',
        '\n\n',
        '# ',
        '> ',
        '- ',
        '1. ',
        '    ',
        '\t',
        '|',
        '|---|\n',
        '```\n',
        '`',
        '*',
        '**',
        '_',
        '~~',
        '\\',
      ],
      ...[
        '[',
        ']',
        '](',
        ')',
        '![',
        '](picture:hill)',
        '](picture:sea)',
        '](javascript:alert(1))',
        '<a:b>',
        '&#106;',
        '&lt;',
      ],
      ...[
        '<script>',
        '</script>',
        '<img src=x onerror=alert(1)>',
        '<svg/onload=x>',
        '<!--',
        '-->',
        '<iframe src="',
        '">',
      ],
      ...[
        '<a href="data:text/html,x">',
        '</p>',
        '{siteName}',
        '||https://a.example',
        '---\n',
        '[x]: y\n',
        'http://a.example',
        '<?',
        ']]>',
      ],
    ),
  },
);
const markdown = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

describe('any Markdown', () => {
  test('becomes safe HTML or one line that says what is wrong', () => {
    fc.assert(
      fc.property(markdown, fc.constantFrom('post', 'story'), (body, kind) => {
        const parsed = tryToParse(contentFile({}, body, kind));
        expect(parsed ? findUnsafe(parsed.post.content) : []).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('is turned into HTML within the time that a test has, however hostile', () => {
    const hostile = [
      '*a',
      '[',
      '![',
      '<a ',
      '`',
      '>',
      '- ',
      '_a_',
      '|a',
      '&',
      '\\[',
      '<!--',
      '[x](',
      '~~a',
      'http://a.',
    ];
    for (const repeated of hostile) {
      tryToParse(contentFile({}, repeated.repeat(Math.ceil(20_000 / repeated.length))));
    }
  });
});

describe('any settings', () => {
  const line = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).map((text) => text.toWellFormed());
  const onOneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const words = line.filter((text) => onOneLine(text) !== '' && !text.includes('{siteName}'));

  test('come back as they were written', () => {
    const settings = fc.record({
      title: words,
      excerpt: words,
      labels: fc.uniqueArray(words, { selector: onOneLine, maxLength: 5 }),
      alt: words,
      prompt: words,
      seed: fc.nat(),
      published: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
    });
    fc.assert(
      fc.property(settings, ({ title, excerpt, labels, alt, prompt, seed, published }) => {
        const cover = { prompt, seed, size: '640x480', alt };
        const values = {
          title,
          excerpt,
          labels,
          published: published.toISOString(),
          author: 'plain',
          pictures: { cover },
        };
        const text = `---\n${stringify(values)}---\nHello.`;
        const { post } = parsePost({ kind: 'post', slug: 'x', text }, rules);
        expect(post).toMatchObject({
          title: onOneLine(title),
          excerpt: onOneLine(excerpt),
          labels: labels.map(onOneLine),
          publishedAt: published.getTime(),
        });
        expect(post.pictures['x-cover']).toMatchObject({
          prompt: onOneLine(prompt),
          alt: onOneLine(alt),
          seed,
        });
      }),
      { numRuns: 200 },
    );
  });

  test('that make no sense are refused in one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.json(), (text, json) => {
        tryToParse({ kind: 'post', slug: 'x', text });
        tryToParse({ kind: 'post', slug: 'x', text: `---\n${text}\n---\n` });
        tryToParse({ kind: 'post', slug: 'x', text: `---\n${json}\n---\n` });
      }),
      { numRuns: 200 },
    );
  });

  test('of a new post are right for any title', () => {
    fc.assert(
      fc.property(words, fc.boolean(), fc.nat(), (title, isStory, seed) => {
        const plain = onOneLine(title);
        const text = scaffoldPost({ title: plain, isStory, date: '2026-11-21', seed });
        const known = { ...rules, authors: new Map([...rules.authors, ...NEW_POST_AUTHORS]) };
        const parsed = parsePost({ kind: isStory ? 'story' : 'post', slug: 'x', text }, known);
        expect(parsed).toMatchObject({ isDraft: true, post: { title: plain } });
      }),
      { numRuns: 100 },
    );
  });
});

const NEW_POST_AUTHORS = ['team', 'stories'].map(
  (key) => [key, { name: key, bio: key, location: key }] as const,
);
