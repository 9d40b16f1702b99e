import { beforeAll, describe, expect, test } from 'vitest';
import { writeAmpStory } from '../../src/features/web-stories/amp/amp-document.rules.ts';
import type { AmpSlide, AmpStory } from '../../src/features/web-stories/amp/amp-story.types.ts';
import { lintAmpStory } from '../support/amp/amp-lint.ts';
import { validateAmp } from '../support/amp/amp-validator.ts';

const ADDRESS = 'https://site.example/web-stories/four-hats/amp';

const slide = (number: number): AmpSlide => ({
  image: `https://site.example/hat-${number}.jpg`,
  alt: `Hat ${number}`,
  heading: 'A hat',
  caption: `Hat number ${number}`,
  link: 'https://shop.example/hats',
});

const story: AmpStory = {
  title: 'Four hats',
  language: 'en',
  publisher: 'The hat site',
  publisherLogo: 'https://site.example/logo.png',
  canonical: ADDRESS,
  poster: 'https://site.example/poster.jpg',
  slides: [slide(1), slide(2)],
};

let sound: string;

beforeAll(() => {
  const document = writeAmpStory(story);
  sound = 'html' in document ? document.html : '';
});

/** A document with one fault. A fault that changes nothing would prove nothing. */
function breakIt(part: string | RegExp, replacement: string): string {
  const broken = sound.replace(part, replacement);
  expect(broken).not.toBe(sound);
  return broken;
}

test('the document that is broken below is whole', async () => {
  expect(await validateAmp(sound)).toEqual([]);
  expect(lintAmpStory(sound, ADDRESS)).toEqual([]);
});

const PAGE_END = '</amp-story-page-outlink></amp-story-page>';
const OUTLINK = /<amp-story-page-outlink.*?<\/amp-story-page-outlink>/;

describe('AMP: the validator misses', () => {
  test.each<[string, string | RegExp, string, string]>([
    ['the doctype', '<!doctype html>', '', 'MANDATORY_TAG_MISSING'],
    ['the mark of an AMP document', '<html amp', '<html', 'MANDATORY_ATTR_MISSING'],
    ['the charset', '<meta charset="utf-8">', '', 'MANDATORY_TAG_MISSING'],
    ['the viewport', /<meta name="viewport"[^>]*>/, '', 'MANDATORY_TAG_MISSING'],
    ['the canonical address', /<link rel="canonical"[^>]*>/, '', 'MANDATORY_TAG_MISSING'],
    ['the runtime', /<script async src="[^"]*v0\.js"><\/script>/, '', 'TAG_REQUIRED_BY_MISSING'],
    [
      'the runtime of stories',
      /<script async custom-element="amp-story"[^>]*><\/script>/,
      '',
      'MISSING_REQUIRED_EXTENSION',
    ],
    ['the present version of stories', 'amp-story-1.0.js', 'amp-story-0.1.js', 'INVALID_EXTENSION_VERSION'],
    ['the boilerplate', /<style amp-boilerplate>.*?<\/style>/, '', 'TAG_REQUIRED_BY_MISSING'],
    [
      'a byte of the boilerplate',
      '8s steps(1,end)',
      '9s steps(1,end)',
      'MANDATORY_CDATA_MISSING_OR_INCORRECT',
    ],
    ['the boilerplate without scripts', /<noscript>.*?<\/noscript>/, '', 'TAG_REQUIRED_BY_MISSING'],
    ['standalone', ' standalone', '', 'MANDATORY_ATTR_MISSING'],
    ['the title', ' title="Four hats"', '', 'MANDATORY_ATTR_MISSING'],
    ['the publisher', / publisher="[^"]*"/, '', 'MANDATORY_ATTR_MISSING'],
    ['the logo', / publisher-logo-src="[^"]*"/, '', 'MANDATORY_ATTR_MISSING'],
    ['the poster', / poster-portrait-src="[^"]*"/, '', 'MANDATORY_ATTR_MISSING'],
    ['an id', ' id="page-1"', '', 'MANDATORY_ATTR_MISSING'],
    ['a template', 'template="vertical"', 'template="diagonal"', 'INVALID_ATTR_VALUE'],
    [
      'everything on a page',
      /(<amp-story-page id="page-1"[^>]*>).*?(<\/amp-story-page>)/,
      '$1$2',
      'INCORRECT_MIN_NUM_CHILD_TAGS',
    ],
    ['the layout of a link', ' layout="nodisplay"', '', 'MANDATORY_ATTR_MISSING'],
  ])('%s', async (_, part, replacement, code) => {
    const errors = await validateAmp(breakIt(part, replacement));
    expect(errors.map((error) => error.code)).toContain(code);
  });
});

describe('AMP: the validator finds too much', () => {
  test.each<[string, string | RegExp, string, string]>([
    [
      'a neighbour of the story',
      '</amp-story></body>',
      '</amp-story><p>x</p></body>',
      'TAG_NOT_ALLOWED_TO_HAVE_SIBLINGS',
    ],
    [
      'something after a link',
      PAGE_END,
      `${PAGE_END.slice(0, -17)}<amp-story-grid-layer template="fill"></amp-story-grid-layer></amp-story-page>`,
      'MANDATORY_LAST_CHILD_TAG',
    ],
    [
      'two addresses in one link',
      'Shop Now</a>',
      'Shop Now</a><a href="https://x.example"></a>',
      'INCORRECT_NUM_CHILD_TAGS',
    ],
    ['two links', OUTLINK, '$&$&', 'MANDATORY_LAST_CHILD_TAG'],
    [
      'two styles',
      '</style></head>',
      '</style><style amp-custom>p{color:red}</style></head>',
      'DUPLICATE_UNIQUE_TAG',
    ],
    [
      '!important',
      '<style amp-custom>',
      '<style amp-custom>p{color:red!important}',
      'CSS_SYNTAX_DISALLOWED_IMPORTANT',
    ],
    ['@import', '<style amp-custom>', '<style amp-custom>@import "a.css";', 'CSS_SYNTAX_INVALID_AT_RULE'],
    [
      'a long style',
      '<style amp-custom>',
      `<style amp-custom>${'p{color:red}'.repeat(7000)}`,
      'STYLESHEET_TOO_LONG',
    ],
    [
      'a script of our own',
      '</head>',
      '<script src="https://x.example/a.js"></script></head>',
      'INVALID_ATTR_VALUE',
    ],
    [
      'a style from elsewhere',
      '</head>',
      '<link rel="stylesheet" href="https://x.example/a.css"></head>',
      'INVALID_ATTR_VALUE',
    ],
    [
      'a plain picture',
      '<amp-img ',
      '<img src="https://x.example/a.jpg"><amp-img ',
      'MANDATORY_TAG_ANCESTOR_WITH_HINT',
    ],
    [
      'a form',
      '<h1',
      '<form method="get" action="https://x.example/" target="_top"></form><h1',
      'DISALLOWED_TAG_ANCESTOR',
    ],
    ['a button', '<h1', '<button>x</button><h1', 'MANDATORY_TAG_ANCESTOR'],
    ['a frame', '<h1', '<iframe src="https://x.example"></iframe><h1', 'MANDATORY_TAG_ANCESTOR_WITH_HINT'],
    [
      'a film without its script and poster',
      '<h1',
      '<amp-video layout="fill" src="https://x.example/a.mp4"></amp-video><h1',
      'MANDATORY_ATTR_MISSING',
    ],
  ])('%s', async (_, part, replacement, code) => {
    const errors = await validateAmp(breakIt(part, replacement));
    expect(errors.map((error) => error.code)).toContain(code);
  });
});

describe('AMP: the validator passes, our lint does not', () => {
  test.each<[string, string | RegExp, string, string]>([
    ['an id twice', 'id="page-2"', 'id="page-1"', 'two pages have one id'],
    [
      'a page that is a link alone',
      /<amp-story-grid-layer.*?<\/amp-story-grid-layer>(?=<amp-story-page-)/,
      '',
      'a page shows nothing',
    ],
    ['an empty title', ' title="Four hats"', ' title=""', 'the story has no title'],
    ['no title of the document', '<title>Four hats</title>', '', 'the document has no title'],
    ['no language', ' lang="en"', '', 'the document has no lang'],
    ['a picture without alt', ' alt="Hat 1"', '', 'a picture has no alt'],
    ['a picture with an empty alt', ' alt="Hat 1"', ' alt=""', 'a picture has no alt'],
    [
      'a relative canonical address',
      `<link rel="canonical" href="${ADDRESS}">`,
      '<link rel="canonical" href="./">',
      'the canonical address is not its own',
    ],
    [
      'the canonical address of another page',
      `<link rel="canonical" href="${ADDRESS}">`,
      '<link rel="canonical" href="https://site.example/">',
      'the canonical address is not its own',
    ],
    [
      'a relative picture',
      'src="https://site.example/hat-1.jpg"',
      'src="hat-1.jpg"',
      'a picture has no sound address',
    ],
    [
      'a picture without https',
      'src="https://site.example/hat-1.jpg"',
      'src="http://site.example/hat-1.jpg"',
      'a picture has no sound address',
    ],
    [
      'a picture in the document',
      'src="https://site.example/hat-1.jpg"',
      'src="data:image/png;base64,AAAA"',
      'a picture has no sound address',
    ],
    [
      'a relative poster',
      'poster-portrait-src="https://site.example/',
      'poster-portrait-src="/',
      'the poster has no sound address',
    ],
    [
      'a poster without https',
      'poster-portrait-src="https:',
      'poster-portrait-src="http:',
      'the poster has no sound address',
    ],
    [
      'a logo without https',
      'publisher-logo-src="https:',
      'publisher-logo-src="http:',
      'the logo has no sound address',
    ],
    ['a link without an address', '<a href="https://shop.example/hats">', '<a>', 'a link leads nowhere'],
    ['a relative link', '<a href="https://shop.example/hats">', '<a href="/hats">', 'a link leads nowhere'],
    [
      'a time without a unit',
      'auto-advance-after="7s"',
      'auto-advance-after="7"',
      'a page does not say when the next one comes',
    ],
    [
      'a time that is none',
      'auto-advance-after="7s"',
      'auto-advance-after="soon"',
      'a page does not say when the next one comes',
    ],
    [
      'a late charset',
      '<meta charset="utf-8">',
      `<meta name="note" content="${'x'.repeat(1024)}"><meta charset="utf-8">`,
      'the charset comes too late',
    ],
    [
      'structured data without a headline',
      '"headline":',
      '"title":',
      'the structured data lacks headline or publisher',
    ],
  ])('%s', async (_, part, replacement, fault) => {
    const broken = breakIt(part, replacement);
    expect(await validateAmp(broken)).toEqual([]);
    expect(lintAmpStory(broken, ADDRESS)).toEqual([fault]);
  });
});
