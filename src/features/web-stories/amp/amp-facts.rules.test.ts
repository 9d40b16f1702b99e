import { expect, test } from 'vitest';
import { missingFacts } from './amp-facts.rules.ts';
import type { AmpStory } from './amp-story.types.ts';

const slide = { image: 'https://site.example/1.jpg', alt: '', heading: '', caption: '', link: '' };
const story: AmpStory = {
  title: 'Four hats',
  language: 'en',
  publisher: 'The hat site',
  publisherLogo: 'https://site.example/logo.png',
  canonical: 'https://site.example/web-stories/four-hats/amp',
  poster: 'https://site.example/poster.jpg',
  slides: [slide, slide],
};

const file: Partial<AmpStory> = {
  canonical: undefined,
  publisherLogo: 'images/publisher-logo.png',
  poster: 'images/poster.jpg',
  slides: [{ ...slide, image: 'images/slide-1.jpg' }],
};

test('a whole story lacks nothing, published or as a file', () => {
  expect(missingFacts(story)).toEqual([]);
  expect(missingFacts({ ...story, ...file })).toEqual([]);
});

test.each<[Partial<AmpStory>, string]>([
  [{ title: ' ' }, 'The story has no title.'],
  [{ language: '' }, 'The story does not say in which language it is written.'],
  [{ publisher: '' }, 'The site has no name to publish the story under.'],
  [{ canonical: '/web-stories/four-hats/amp' }, 'The site does not know its own address.'],
  [{ slides: [] }, 'The story has no picture, and it needs at least one.'],
  [{ slides: [{ ...slide, image: '' }] }, 'The story has no picture, and it needs at least one.'],
  [{ slides: [slide, { ...slide, image: '' }] }, 'There is no picture on slide 2.'],
  [
    { slides: [{ ...slide, image: 'http://site.example/1.jpg' }] },
    'The picture of slide 1 comes without https, which stories of a site with https need: http://site.example/1.jpg',
  ],
  [
    { slides: [{ ...slide, image: '/pictures/1.jpg' }] },
    'The picture of slide 1 has no whole web address: /pictures/1.jpg',
  ],
  [
    { slides: [{ ...slide, image: 'data:image/png;base64,AAAA' }] },
    'The picture of slide 1 has no whole web address: data:image/png;base64,AAAA',
  ],
  [{ poster: '' }, 'The story has no poster.'],
  [
    { poster: 'https://site.example/poster.svg?v=1' },
    'The poster is an SVG drawing; it must be a JPEG, PNG or WebP picture: https://site.example/poster.svg?v=1',
  ],
  [
    { poster: 'http://site.example/poster.jpg' },
    'The poster comes without https, which stories of a site with https need: http://site.example/poster.jpg',
  ],
  [
    { publisherLogo: 'https://site.example/favicon.svg' },
    'The publisher logo is an SVG drawing; it must be a JPEG, PNG or WebP picture: https://site.example/favicon.svg',
  ],
])('%o lacks what is said', (change, fact) => {
  expect(missingFacts({ ...story, ...change })).toEqual([fact]);
});

test('a site without https may show pictures without it', () => {
  const address = 'http://localhost:3000';
  const local = { canonical: `${address}/web-stories/a/amp`, poster: `${address}/p.jpg` };
  expect(missingFacts({ ...story, ...local, slides: [{ ...slide, image: `${address}/1.jpg` }] })).toEqual([]);
});

test.each([
  '/images/1.jpg',
  '//site.example/1.jpg',
  '../1.jpg',
  'images/../../1.jpg',
  'blob:abc',
  'C:\\1.jpg',
])('a file does not find %s beside it', (image) => {
  expect(missingFacts({ ...story, ...file, slides: [{ ...slide, image }] })).toEqual([
    `The picture of slide 1 is neither a file beside the story nor a web address: ${image}`,
  ]);
});

test('every missing fact is named at once, and a very long address is cut', () => {
  const image = `http://site.example/${'x'.repeat(5000)}.jpg`;
  const facts = missingFacts({ ...story, title: '', poster: '', slides: [{ ...slide, image }] });
  expect(facts).toHaveLength(3);
  expect(Math.max(...facts.map(({ length }) => length))).toBeLessThan(250);
});
