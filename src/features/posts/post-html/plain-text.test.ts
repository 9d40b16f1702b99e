import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, plainText, shortened } from './plain-text.ts';
import { sanitisePost } from './sanitise-post.ts';

test('T-12: the words of HTML, without tags, scripts and entities', () => {
  expect(
    plainText('<p>One&nbsp;&amp; <b>t</b>wo</p><p>three<br>four</p><style>p{}</style><script>x()</script>'),
  ).toBe('One & two three four');
  expect(plainText('a<!-- b -->c &lt;b&gt; \n\t d')).toBe('ac <b> d');
});

test('an excerpt leaves out the link in the place of a player, and no link of the author', () => {
  const film = (address: string) => sanitisePost(`<iframe src="${address}"></iframe>`).html;
  const own = '<p>Watch this video on <a href="https://a.test/">my page</a>.</p>';
  expect(
    excerptOf(`<p>Before.</p>${film('https://www.blogger.com/video.g?token=A')}<p>After.</p>${own}`, 200),
  ).toBe('Before. After. Watch this video on my page.');
  expect(excerptOf(`${film('https://a.test/player?film=1')}<p>After.</p>`, 200)).toBe('After.');
  expect(excerptOf(film('https://www.blogger.com/video.g?token=A'), 200)).toBe('');
});

test.each([149, 150, 151])('ENT-11: a text of %i characters', (length) => {
  const text = 'a'.repeat(length);
  expect(excerptOf(`<p>${text}</p>`, 150)).toBe(length <= 150 ? text : `${'a'.repeat(150)}…`);
});

test('characters of two units are not cut in half', () => {
  expect(shortened('😀😀😀', 2)).toBe('😀😀…');
  expect(shortened('😀😀', 2)).toBe('😀😀');
});

test('any HTML gives one line of text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (html) => {
      const text = plainText(html);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/[\n\r\t\0]| {2}/);
      expect(text.isWellFormed()).toBe(true);
    }),
  );
});

test('elements in elements without end hide what is in them, and cost no time', () => {
  const deep = '<div>'.repeat(100_000);
  expect(plainText(`<p>before</p>${deep}within${'</div>'.repeat(100_000)}`)).toBe('before');
  expect(plainText(`<p>before</p>${'<div>within</div>'.repeat(3000)}after`)).toMatch(
    /^before within .*after$/,
  );
});
