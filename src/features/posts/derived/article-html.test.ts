import { describe, expect, test } from 'vitest';
import { deriveArticle } from './article-html.ts';

const image = (name: string) => `<img src="https://a.test/${name}.png" alt="${name}" />`;
const picturesOf = (html: string) =>
  [...html.matchAll(/<img src="https:\/\/a\.test\/(\w+)/g)].map(([, name]) => name);

describe('ART-12: the first picture of an article', () => {
  test('is taken out, the second stays', () => {
    const { html } = deriveArticle(`<p>a</p>${image('one')}<p>b ${image('two')}</p>${image('three')}`);
    expect(picturesOf(html)).toEqual(['two', 'three']);
  });

  test.each([
    `<a href="https://a.test">${image('one')}</a>`,
    `<div style="text-align: center"><a href="https://a.test">${image('one')}</a></div>`,
    `<figure>${image('one')}<figcaption>What it shows</figcaption></figure>`,
    `<p> ${image('one')} <br /></p>`,
    `<table><tbody><tr><td>${image('one')}</td></tr></tbody></table>`,
  ])('T-48: takes along what held nothing else: %s', (wrapped) => {
    expect(deriveArticle(`${wrapped}<br /><p>text</p>`).html).toBe('<p>text</p>');
  });

  test('leaves what holds more: words, or a second picture', () => {
    expect(deriveArticle(`<p>see ${image('one')} here</p>`).html).toBe('<p>see  here</p>');
    const pair = `<figure>${image('one')}${image('two')}<figcaption>Both</figcaption></figure>`;
    expect(deriveArticle(pair).html).toMatch(
      /^<figure><img [^>]*two[^>]*><figcaption>Both<\/figcaption><\/figure>$/,
    );
  });
});

describe('the picture at the top of an article', () => {
  const words = (count: number) => `<p>${'a'.repeat(count)}</p>`;
  const openingOf = (content: string) => {
    const { html, ...article } = deriveArticle(content);
    return { pictures: picturesOf(html), ...article };
  };

  test('is the one that opens the text, also where lists show another one', () => {
    const article = openingOf(`${image('map')}${words(400)}${image('thumbnail')}`);
    expect(article).toMatchObject({ featuredImage: 'https://a.test/map.png', featuredImageAlt: 'map' });
    expect(article.pictures).toEqual(['thumbnail']);
  });

  test('leaves a picture that comes after more than 150 characters where it was', () => {
    expect(openingOf(`${words(151)}${image('one')}`).pictures).toEqual(['one']);
    expect(openingOf(`${words(150)}${image('one')}`).pictures).toEqual([]);
    expect(openingOf(`${words(151)}${image('one')}`)).not.toHaveProperty('featuredImage');
  });

  test('keeps its caption', () => {
    const figure = `<figure><a href="https://a.test">${image('one')}</a><figcaption>The <b>lamp</b> room</figcaption></figure>`;
    expect(openingOf(figure).featuredImageCaption).toBe('The lamp room');
    expect(openingOf(image('one'))).not.toHaveProperty('featuredImageCaption');
  });
});

test('a text without pictures and headings stays as it is', () => {
  const html = '<p>One &amp; <b>two</b><br />&nbsp;three</p>';
  expect(deriveArticle(html).html).toBe(html);
});

describe('headings', () => {
  test('get ids of their own, and are listed', () => {
    const { html, tableOfContents } = deriveArticle(
      '<h2>Light &amp; air</h2><h3>Über 日本</h3><h2>Light, air</h2><h4>x</h4>',
    );
    expect(tableOfContents).toEqual([
      { id: 'section-light-air', text: 'Light & air', level: 2 },
      { id: 'section-über-日本', text: 'Über 日本', level: 3 },
      { id: 'section-light-air-2', text: 'Light, air', level: 2 },
    ]);
    expect(html).toContain('<h2 id="section-light-air-2">Light, air</h2>');
    expect(html).toContain('<h4>x</h4>');
  });

  test('without words are not listed', () => {
    expect(deriveArticle(`<h2> </h2><h2>${image('one')}</h2><h2>?</h2>`).tableOfContents).toEqual([
      { id: 'section-untitled', text: '?', level: 2 },
    ]);
  });
});

describe('pictures in the text', () => {
  const cover = image('cover');

  test('come in several sizes, and show only the words of a caption', () => {
    const wide =
      '<img src="https://a.test/s1600/b.png" alt="Noon||https://shop.test" width="1344" height="768" />';
    const { html } = deriveArticle(cover + wide);
    expect(html).toContain('alt="Noon"');
    expect(html).toContain('https://a.test/s640/b.png 640w');
    expect(html).toContain('sizes="(min-width: 768px) 704px, calc(100vw - 2rem)"');
  });

  test('that are upright are no higher than a window, and are told by their own width', () => {
    const upright = '<img src="https://a.test/s1600/b.png" alt="" width="576" height="1024" />';
    const { html } = deriveArticle(cover + upright);
    expect(html).toContain('width="360" height="640"');
    expect(html).toContain('https://a.test/s640/b.png 360w');
  });
});

test('a table scrolls in a box of its own', () => {
  expect(deriveArticle('<table><tr><td>x</td></tr></table>').html).toBe(
    '<div class="prose-table"><table><tr><td>x</td></tr></table></div>',
  );
});

describe('the time an article takes to read', () => {
  test.each([
    ['', 1],
    ['word '.repeat(220), 1],
    [`<p>${'word '.repeat(700)}</p><script>${'x '.repeat(9000)}</script>`, 3],
    ['字'.repeat(880), 2],
  ])('%#', (content, minutes) => {
    expect(deriveArticle(content.replace(/<script>.*<\/script>/, '')).readingMinutes).toBe(minutes);
  });
});

describe('a post that is made to do harm', () => {
  const length = 300_000;
  const filled = (piece: string) => piece.repeat(length / piece.length);

  test.each([
    ['equal headings', filled('<h2>a</h2>')],
    ['empty lines after the picture', image('one') + filled('<br /> ')],
    ['tables', filled('<table></table>')],
    ['headings in headings', '<h2>'.repeat(450) + filled('ab ') + '</h2>'.repeat(450)],
    ['very deep text', '<div>'.repeat(450) + filled('ab ') + '</div>'.repeat(450)],
  ])('does not keep the server busy: %s', (_, content) => {
    const started = performance.now();
    const { tableOfContents } = deriveArticle(content);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(tableOfContents.length).toBeLessThanOrEqual(200);
    for (const { text } of tableOfContents) expect(text.length).toBeLessThanOrEqual(300);
  });

  test('every table gets its box, also one inside another', () => {
    const { html } = deriveArticle('<table><tr><td><table></table></td></tr></table><p>x</p><table></table>');
    expect(html).toBe(
      '<div class="prose-table"><table><tr><td><div class="prose-table"><table></table></div></td></tr></table></div>' +
        '<p>x</p><div class="prose-table"><table></table></div>',
    );
  });
});

test.each([
  ['<p>Nước dùng phải trong, và bánh phở phải mềm.</p>', 'vi'],
  ['<p>A bowl of phở in the small kitchen is what the whole week was for.</p>', undefined],
  ['<p>Zakwas trzeba postawić pięć dni wcześniej.</p>', undefined],
])('the language of %s is %s', (html, language) => expect(deriveArticle(html).language).toBe(language));
