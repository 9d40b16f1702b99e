import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storySlides } from '../../posts/derived/story-slides.rules.ts';
import { parsePost } from '../../posts/sources/library/markdown/markdown-post.ts';
import { rules } from '../../posts/sources/library/markdown/test-content.ts';
import { type PackagedSlide, storyPackageSchema } from '../draft/story-package.schema.ts';
import { captionOf, slideFile, storyText } from './story-text.rules.ts';
import { packagedSlide, storyManifest } from './test-packages.ts';

/** The slides of a manifest as a visitor gets them, after everything that the site does with the file. */
function shown(slides: readonly PackagedSlide[], title = 'The Night Garden') {
  const manifest = storyPackageSchema.parse(storyManifest(slides, { title }));
  const text = storyText(manifest, { slug: 'x', author: 'plain', published: '2026-11-21', hasPoster: false });
  const found = { hash: 'f', width: 720, height: 1280 };
  const pictureFiles = new Map(slides.map((_, index) => [slideFile('x', index + 1), found]));
  const { post } = parsePost({ kind: 'story', slug: 'x', text, pictureFiles }, rules);
  return { post, slides: storySlides(post) };
}

test('a story has its title, its pictures in their order, and the words of its slides', () => {
  const { post, slides } = shown([
    packagedSlide(1, { link: 'https://example.com/a(b)?c=[d]&e="f"' }),
    packagedSlide(2, { heading: '', alt: '' }),
    packagedSlide(3, { caption: '' }),
  ]);
  expect(post).toMatchObject({ title: 'The Night Garden', labels: ['webstories'] });
  expect(Object.values(post.pictures).map(({ alt }) => alt)).toEqual([
    'What slide 1 shows',
    'Caption 2',
    'What slide 3 shows',
  ]);
  expect(slides.map(({ title, caption, link }) => [title, caption, link])).toEqual([
    ['Heading 1', 'Caption 1', 'https://example.com/a(b)?c=[d]&e=%22f%22'],
    ['The Night Garden', 'Caption 2', ''],
    ['The Night Garden', 'Heading 3', ''],
  ]);
});

test('C-17: nothing in the words of a slide becomes a link, markup or another picture', () => {
  const words = [
    'a](picture:slide-2 "x") ![b',
    '<b onclick="x()">bold</b> & &lt;i&gt; &#124;&#124;https://evil.example',
    '`code` **strong** [here](https://evil.example) https://evil.example',
    'back\\slash\\\\ \\| \\[ "quotes" \' end\\',
    '---\npublished: 1999-01-01\n---',
    '| a | b | one bar|two',
    '# heading',
    'by {siteName} at {siteUrl}, \\{siteName} \\\\{siteUrl}',
  ];
  const { slides } = shown(
    words.map((caption, index) => packagedSlide(index + 1, { caption, heading: caption })),
  );
  expect(slides.map(({ caption }) => caption)).toEqual(words.map((text) => text.replaceAll('\n', ' ')));
  expect(slides.map(({ link }) => link)).toEqual(words.map(() => ''));
});

test('what the site fills in elsewhere stays what was written', () => {
  const slide = packagedSlide(1, {
    heading: 'A {siteName}',
    caption: 'At {siteUrl}',
    alt: '{siteName}, drawn',
    link: 'https://example.com/?from={siteName}#{siteUrl}',
  });
  const { post, slides } = shown([slide], 'The {siteName} story');
  expect(post.title).toBe('The {siteName} story');
  expect(post.featuredImageAlt).toBe('{siteName}, drawn');
  expect(slides).toMatchObject([{ title: slide.heading, caption: slide.caption, link: slide.link }]);
});

test('any words that a package may hold arrive as they are', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 });
  const odd = fc.string({
    unit: fc.constantFrom(...'\\`[]()<>!|&;"\'#*_~:{} \n-a', '{siteName}', '{siteUrl}'),
    maxLength: 30,
  });
  const words = fc.oneof(text, odd);
  const isPackaged = (slide: PackagedSlide) => storyPackageSchema.safeParse(storyManifest([slide])).success;
  const slide = fc
    .record({ caption: words, heading: words, alt: words })
    .map((change) => packagedSlide(1, change))
    .filter((candidate) => isPackaged(candidate) && captionOf(candidate) !== '');
  const plain = (value: string) => value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  fc.assert(
    fc.property(slide, (written) => {
      const { slides } = shown([written]);
      const heading = plain(written.heading);
      expect(slides).toMatchObject([{ caption: captionOf(written), link: '' }]);
      const isShown = heading !== '' && heading !== captionOf(written);
      expect(slides[0]?.title).toBe(isShown ? heading : 'The Night Garden');
    }),
    { numRuns: 150 },
  );
});
