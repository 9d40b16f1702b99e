import { type Element, isTag } from 'domhandler';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { HOSTILE_HTML } from '../../../../tests/fixtures/hostile-html.ts';
import type { AddressRules } from './post-addresses.ts';
import { POST_ELEMENTS, SHARED_ATTRIBUTES } from './post-tags.ts';
import { sanitisePost } from './sanitise-post.ts';

const clean = (html: string, rules?: AddressRules) => sanitisePost(html, rules).html;

/** What of a piece of HTML the allow-list does not know, e.g. `a[onclick]`. */
function strangersIn(html: string): string[] {
  const elements = (nodes: ReturnType<typeof parseDocument>['children']): Element[] =>
    nodes.filter(isTag).flatMap((element) => [element, ...elements(element.children)]);
  return elements(parseDocument(html).children).flatMap(({ name, attribs }) => {
    const allowed = Object.hasOwn(POST_ELEMENTS, name) ? POST_ELEMENTS[name] : undefined;
    if (!allowed) return [name];
    const strange = Object.entries(attribs).filter(
      ([attribute, value]) =>
        !(allowed.includes(attribute) || SHARED_ATTRIBUTES.includes(attribute)) ||
        (attribute === 'style' && !/^text-align: (?:center|right)$/.test(value)) ||
        (['href', 'src'].includes(attribute) && !/^(?:https?:|mailto:|tel:|media:|\/(?!\/))/.test(value)),
    );
    return strange.map(([attribute, value]) => `${name}[${attribute}=${value}]`);
  });
}

describe('elements', () => {
  test('ART-17: paragraphs, lists and tables stay as they are', () => {
    const html =
      '<p>One <b>bold</b> <i>word</i><br />next</p><ul><li>a</li><li>b</li></ul>' +
      '<table><tbody><tr><th scope="row">x</th><td colspan="2">y</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });

  test('scripts, styles and forms go, words of unknown elements stay', () => {
    expect(
      clean('<script>a()</script><style>p{}</style><form><font>kept</font><button>gone</button></form>'),
    ).toBe('kept');
  });

  test('what surrounds words becomes a plain block, and a heading of the first level one of the second', () => {
    expect(clean('<section><h1>T</h1></section><center>c</center>')).toBe(
      '<div><h2>T</h2></div><div style="text-align: center">c</div>',
    );
  });

  test('classes, ids and looks go; only text set to the middle or the right stays so', () => {
    expect(clean('<p id="x" class="y" style="color: red; text-align: CENTER">a</p>')).toBe(
      '<p style="text-align: center">a</p>',
    );
    expect(clean('<td align="right">a</td>')).toContain('text-align: right');
    expect(clean('<p style="text-align: justify">a</p>')).toBe('<p>a</p>');
  });

  test('a jump break goes, and what follows it keeps its own end', () => {
    expect(clean('<a name="more"></a><h2>T</h2><p>y</p>')).toBe('<h2>T</h2><p>y</p>');
  });

  test("Blogger's table around a picture and its caption becomes a figure", () => {
    const table =
      '<table class="tr-caption-container"><tbody><tr><td><img src="https://a.test/b.png"></td></tr>' +
      '<tr><td class="tr-caption">Noon</td></tr></tbody></table><table><tr><td>1</td></tr></table>';
    expect(clean(table)).toMatch(
      /^<figure><img [^>]+><figcaption>Noon<\/figcaption><\/figure><table><tr><td>1<\/td>/,
    );
  });

  test('what is left may not read differently a second time', () => {
    const once = clean('<p>a<form><p>b</p></form>c</p>');
    expect(clean(once)).toBe(once);
  });
});

describe('links', () => {
  const base = { baseUrl: 'https://blog.test/2026/11/post.html' };

  test('are made whole, and say that the author of a remote post spoke', () => {
    expect(clean('<a href="../10/x.html" target="_top" title="t">x</a>', base)).toBe(
      '<a href="https://blog.test/2026/10/x.html" title="t" rel="noopener noreferrer nofollow">x</a>',
    );
    expect(clean('<a href="https://a.test/">x</a>', { allowDrawn: true })).toBe(
      '<a href="https://a.test/" rel="noopener noreferrer">x</a>',
    );
    expect(clean('<a href="/blog/x?y#z">x</a>', { allowDrawn: true })).toBe('<a href="/blog/x?y#z">x</a>');
  });

  test('to nowhere keep their words', () => {
    for (const href of ['#top', '', 'javascript:x()', 'ftp://a.test', 'https://', 'x.html']) {
      expect(clean(`<p><a href="${href}">word</a></p>`)).toBe('<p>word</p>');
    }
  });

  test('never change the site by extra slashes', () => {
    expect(clean('<a href="/.//evil.test/x">x</a>')).toBe('<a href="/evil.test/x">x</a>');
    expect(clean('<a href="/\\evil.test/x">x</a>')).toContain('href="https://evil.test/x" rel="noopener');
  });
});

describe('pictures', () => {
  const attributesOf = (html: string, rules?: AddressRules) =>
    (parseDocument(clean(html, rules)).children[0] as Element | undefined)?.attribs;

  test('load late, over https, with their size', () => {
    expect(attributesOf('<img src="http://a.test/b.png" width="640" height="480" onload="x()">')).toEqual({
      src: 'https://a.test/b.png',
      alt: '',
      width: '640',
      height: '480',
      loading: 'lazy',
      decoding: 'async',
    });
  });

  test('find a missing side in what Blogger notes, or in the address', () => {
    const noted = 'data-original-width="2000" data-original-height="1000"';
    expect(attributesOf(`<img src="//a.test/b" width="600" ${noted}>`)).toMatchObject({ height: '300' });
    expect(attributesOf(`<img src="//a.test/b" width="auto" ${noted}>`)).toMatchObject({ width: '2000' });
    expect(attributesOf('<img src="//a.test/w640-h480/b.png">')).toMatchObject({
      width: '640',
      height: '480',
    });
    expect(attributesOf('<img src="//a.test/b=w320-h200-p">')).toMatchObject({ width: '320', height: '200' });
  });

  test('that a script would load late are found where it would look', () => {
    expect(attributesOf('<img src="data:image/gif;base64,R0" data-src="https://a.test/b.png">')?.src).toBe(
      'https://a.test/b.png',
    );
  });

  test('of our own posts may be drawn; those of others may not', () => {
    expect(clean('<img src="media:fox-cover?1a2b">', { allowDrawn: true })).toContain(
      'src="media:fox-cover?1a2b"',
    );
    expect(clean('<img src="/media/s640/fox.webp">', { allowDrawn: true })).toContain('src="/media/s640');
    expect(clean('<img src="media:fox-cover?1a2b"><img src="/x.png">')).toBe('');
    expect(clean('<img src="media:../x">', { allowDrawn: true })).toBe('');
  });

  test('of a blog on this machine may come over plain http', () => {
    const rules = { baseUrl: 'http://127.0.0.1:4000/x.html' };
    expect(clean('<img src="/a.png">', rules)).toContain('src="http://127.0.0.1:4000/a.png"');
  });

  test('that count readers, and those written into the page, go', () => {
    const { html, removed } = sanitisePost(
      `<img src="https://a.test/c.gif" width=1 height=1><img src="data:image/png;base64,${'A'.repeat(500)}">`,
    );
    expect([html, removed.images]).toEqual(['', 2]);
  });
});

describe('videos', () => {
  test('of YouTube and Vimeo stay, in the form that sets no cookies', () => {
    const html = clean(
      '<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1&start=5" onload="x()">a<b>c</iframe>',
    );
    expect(html).toMatch(
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?start=5" title="Video"/,
    );
    expect(html).toMatch(/ loading="lazy" sandbox="[^"]+"[^>]*><\/iframe>$/);
    expect(clean('<iframe src="https://player.vimeo.com/video/1?h=ab&x=y"></iframe>')).toContain(
      'src="https://player.vimeo.com/video/1?h=ab&amp;dnt=1"',
    );
  });

  test('other frames become a link, and what stands in them goes', () => {
    const { html, removed } = sanitisePost(
      '<iframe src="https://evil.test/embed/dQw4w9WgXcQ"><b>x</b></iframe>y',
    );
    expect(html).toMatch(
      /^<p><a href="https:\/\/evil\.test\/embed\/dQw4w9WgXcQ"[^>]*>View this on evil\.test<\/a><\/p>y$/,
    );
    expect(removed.embeds).toBe(0);
  });
});

test('whoever brings a post in learns what did not come through', () => {
  const post = '<p onclick="x()">a</p><script></script><svg></svg><input><img><a href="javascript:x()">b</a>';
  expect(sanitisePost(post).removed).toEqual({
    scripts: 2,
    embeds: 1,
    images: 1,
    links: 1,
    fields: 1,
    characters: 0,
  });
});

describe('posts that are made to do harm', () => {
  test.each([{}, { allowDrawn: true }, { baseUrl: 'https://blog.test/x.html' }])(
    'nothing of any known vector is left (%j)',
    (rules) => {
      expect(HOSTILE_HTML.length).toBeGreaterThan(1000);
      const left = HOSTILE_HTML.flatMap((vector) =>
        strangersIn(clean(vector, rules)).map((stranger) => ({ vector, stranger })),
      );
      expect(left).toEqual([]);
    },
  );

  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE_HTML),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<a href=x>',
      '</a>',
      '<h1>',
      '<table>',
      '<td class=tr-caption>',
      '<li>',
      '<b>',
      '<',
      '>',
      '"',
      "'",
      '=',
      '&',
      '&#0;',
      '&#1;',
      '&lt;',
      '\u0000',
      '\ud800',
      '<!--',
      '-->',
      '<a name=more>',
      '<font>',
      '<iframe src=//youtu',
      '<unwrapped>',
    ),
    fc.string({ maxLength: 12 }),
  );
  const anyHtml = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  const anyRules = fc.constantFrom<AddressRules>(
    {},
    { allowDrawn: true },
    { baseUrl: 'https://blog.test/a/b.html' },
  );

  test('any HTML leaves only what is allowed, and the same when it is sanitised again', () => {
    fc.assert(
      fc.property(anyHtml, anyRules, (html, rules) => {
        const once = clean(html, rules);
        expect(strangersIn(once)).toEqual([]);
        expect(once).not.toContain('\u0000');
        expect(once.isWellFormed()).toBe(true);
        expect(clean(once, rules)).toBe(once);
      }),
      { numRuns: 400 },
    );
  });

  test('thousands of open elements take no longer than as many closed ones', () => {
    for (const tag of [
      '<div>',
      '<p><a>',
      '<table><tr><td>',
      '<svg>',
      '<noscript>',
      '<iframe>',
      '<table class=tr-caption-container><tr><td>',
    ]) {
      const started = performance.now();
      clean(tag.repeat(40_000));
      expect({ tag, slow: performance.now() - started > 5000 }).toEqual({ tag, slow: false });
    }
  });

  test('what is too long is cut, and what grows when it is written safely is cut shorter', () => {
    const plain = sanitisePost('a'.repeat(4_200_000));
    expect([plain.html.length, plain.removed.characters]).toEqual([4_000_000, 200_000]);
    const grown = sanitisePost(`${'a'.repeat(3_900_000)}${'<'.repeat(100_000)}`);
    expect(grown.html.length).toBeLessThanOrEqual(4_000_000);
    expect(grown.removed.characters).toBeGreaterThan(0);
  });
});
