import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { absoluteHtml } from './absolute-html.rules.ts';
import { writeGdataJson, writeGdataScript } from './gdata-json.rules.ts';
import { writeXml } from './xml-element.rules.ts';

/** Whatever may stand in a title: markup, line ends, controls, halves of pairs. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", ']', '\r', '\n', '\t', ' ', ';', '#'),
    maxLength: 20,
  }),
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength: 20,
  }),
);

/** What XML 1.0 can say at all, found character by character as section 2.2 lists them. */
function sayable(text: string): string {
  return [...text]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return (
        code === 9 ||
        code === 10 ||
        code === 13 ||
        (code >= 0x20 && code <= 0xd7ff) ||
        (code >= 0xe000 && code <= 0xfffd) ||
        code >= 0x10000
      );
    })
    .join('');
}

function readText(xml: string) {
  let text = '';
  let attribute: string | undefined;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    attribute = attributes.title as string | undefined;
  });
  parser.on('text', (part) => {
    if (attribute !== undefined) text += part;
  });
  parser.write(xml).close();
  return { text: text.slice(0, -1), attribute };
}

describe('any text survives', () => {
  test('XML, as far as XML can say it', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, title) => {
        const read = readText(writeXml({ name: 'entry', attributes: { title }, text }));
        expect(read.text).toBe(sayable(text));
        expect(read.attribute).toBe(sayable(title));
      }),
      { numRuns: 500 },
    );
  });

  test('JSON, and JSON in a script, neither of which can end a script', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, title) => {
        const document = { name: 'entry', attributes: { title }, text };
        const json = writeGdataJson(document);
        expect(JSON.parse(json).entry).toEqual({ title, $t: text });
        const script = writeGdataScript(document, 'show');
        expect(script).toBe(`// API callback\nshow(${json});`);
        expect(script).not.toMatch(/[<>\u2028\u2029]/);
      }),
      { numRuns: 500 },
    );
  });

  test('being moved to other sites, unless it is an address of ours', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const html = `<p title="${text.replaceAll('"', '').replaceAll('<', '')}">${text.replaceAll('<', '&lt;')}</p>`;
        expect(absoluteHtml(html, 'https://site.test')).toBe(html);
      }),
    );
  });
});

describe('the rules of conversion', () => {
  test('attributes become strings, what repeats becomes a list, prefixes get a dollar sign', () => {
    const json = writeGdataJson({
      name: 'feed',
      children: [
        { name: 'openSearch:totalResults', text: '3' },
        { name: 'link', attributes: { rel: 'self' } },
        { name: 'author', children: [{ name: 'name', text: 'A' }] },
      ],
    });
    expect(JSON.parse(json)).toEqual({
      version: '1.0',
      encoding: 'UTF-8',
      feed: {
        openSearch$totalResults: { $t: '3' },
        link: [{ rel: 'self' }],
        author: [{ name: { $t: 'A' } }],
      },
    });
  });
});

test.each([
  ['<a href="/blog/a">', '<a href="https://site.test/blog/a">'],
  ["<a class='x' href='/blog/a'>", "<a class='x' href='https://site.test/blog/a'>"],
  ['<img src="/a.webp" alt="/b">', '<img src="https://site.test/a.webp" alt="/b">'],
  [
    '<img srcset="/media/s320/a.webp?v=1 320w, /media/s640/a.webp?v=1 640w">',
    '<img srcset="https://site.test/media/s320/a.webp?v=1 320w, https://site.test/media/s640/a.webp?v=1 640w">',
  ],
  ['<a href="//other.test/">', '<a href="//other.test/">'],
  ['<a href="https://other.test/">', '<a href="https://other.test/">'],
  ['<a href="#part">', '<a href="#part">'],
  ['src="/a.webp"', 'src="/a.webp"'],
  ['<code>&lt;img src="/a"&gt;</code>', '<code>&lt;img src="/a"&gt;</code>'],
])('%s reads %s on another site', (html, expected) => {
  expect(absoluteHtml(html, 'https://site.test')).toBe(expected);
});

test('broken HTML of any length is read in one pass', () => {
  const started = performance.now();
  absoluteHtml('<a href="'.repeat(200_000), 'https://site.test');
  absoluteHtml('<a '.repeat(400_000), 'https://site.test');
  expect(performance.now() - started).toBeLessThan(5_000);
});
