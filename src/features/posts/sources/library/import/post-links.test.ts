import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitisePost } from '../../../post-html/sanitise-post.ts';
import { createPostLinks } from './post-links.ts';

const links = createPostLinks('example.com');
links.add('/2026/04/hello.html', '/blog/hello');
links.add('https://example.com/2026/04/gr%C3%BC%C3%9Fe.html', '/blog/grusse');
links.add('', '/blog/nowhere');
links.add('/', '/blog/start');

test.each([
  ['/2026/04/hello.html', '/blog/hello'],
  ['https://example.com/2026/04/hello.html?m=1&amp;x=2#top', '/blog/hello'],
  ['http://name.blogspot.com.br/2026/04/hello.html', '/blog/hello'],
  ['/2026/04/grüße.html', '/blog/grusse'],
  ['https://example.org/2026/04/hello.html', 'https://example.org/2026/04/hello.html'],
  [
    'https://example.com.evil.example/2026/04/hello.html',
    'https://example.com.evil.example/2026/04/hello.html',
  ],
  ['//evil.example/2026/04/hello.html', '//evil.example/2026/04/hello.html'],
  ['https://example.com/', 'https://example.com/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('a link to %s leads to %s', (href, leadsTo) => {
  expect(links.relink(`<p><a href="${href}" rel="noopener">x</a></p>`).html).toContain(
    `<a href="${leadsTo}"`,
  );
});

test('any sanitised HTML stays as it is but for its links', () => {
  const piece = fc.constantFrom(
    '<a href="',
    '/2026/04/hello.html',
    '">',
    '</a>',
    '<b>',
    '<a',
    ' title="',
    '<',
    '>',
    '"',
    'x',
    '&quot;',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { html } = sanitisePost(pieces.join(''));
      const { html: relinked, relinked: count } = links.relink(html);
      expect(sanitisePost(relinked, { allowDrawn: true }).html).toBe(relinked);
      if (count === 0) expect(relinked).toBe(html);
    }),
  );
});
