import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-as-shown.rules.ts';
import { withoutPicture, withSlideTexts } from './story-draft.rules.ts';
import { packagedAmpStory, packageFileName, packageManifest } from './story-package.rules.ts';
import { storyPackageSchema } from './story-package.schema.ts';
import { drawnDraft, TEST_PICTURE, testDraft } from './test-draft.ts';

describe('packageFileName', () => {
  it.each([
    ['The Last Lighthouse', 'the-last-lighthouse.zip'],
    ['  Crème brûlée & Co.! ', 'creme-brulee-co.zip'],
    ['../../etc/passwd', 'etc-passwd.zip'],
    ['海の物語', '海の物語.zip'],
    ['!!!', 'web-story.zip'],
    ['word '.repeat(40), `${'word-'.repeat(12).slice(0, -1)}.zip`],
  ])('%j becomes %j', (title, name) => {
    expect(packageFileName(title)).toBe(name);
  });
});

describe('packageManifest', () => {
  it('describes every picture', () => {
    let draft = withSlideTexts(drawnDraft(), 'slide-1', { alt: ' ' });
    draft = withSlideTexts(draft, 'slide-2', { alt: '', heading: '', caption: '' });
    const alts = packageManifest(draft, new Date(0)).slides.map(({ alt }) => alt);
    expect(alts[0]).toBe('Where It Begins: An old keeper climbs the stairs.');
    expect(alts[1]).toBe('The Last Lighthouse, slide 2');
  });
});

describe('packagedAmpStory', () => {
  it('stands beside its pictures and says no heading twice', () => {
    const draft = withSlideTexts(drawnDraft(), 'slide-1', { heading: 'The last lighthouse' });
    const story = packagedAmpStory(packageManifest(draft, new Date(0)), 'Dreamseed');
    expect(story).toMatchObject({
      publisher: 'Dreamseed',
      publisherLogo: 'images/publisher-logo.png',
      poster: 'images/poster.jpg',
      published: '1970-01-01T00:00:00.000Z',
    });
    expect(story.canonical).toBeUndefined();
    expect(story.slides[0]).toMatchObject({ image: 'images/slide-1.jpg', heading: '', width: 720 });
    expect(story.slides[1]).toMatchObject({ heading: 'A Sign' });
  });
});

describe('storyPackageSchema', () => {
  const manifest = packageManifest(drawnDraft(), new Date(0));
  const withSlide = (changes: object) => ({
    ...manifest,
    slides: [{ ...manifest.slides[0], ...changes }],
  });

  it('takes what drafts write', () => {
    expect(storyPackageSchema.parse(manifest)).toEqual(manifest);
  });

  it.each([
    ['another format', { ...manifest, format: 'zip' }],
    ['a later version', { ...manifest, version: 2 }],
    ['no slide', { ...manifest, slides: [] }],
    ['31 slides', { ...manifest, slides: Array.from({ length: 31 }, () => manifest.slides[0]) }],
    ['no title', { ...manifest, title: '  ' }],
    ['a file outside of images', withSlide({ file: '../images/slide-1.jpg' })],
    ['a file deeper down', withSlide({ file: 'images/a/slide-1.jpg' })],
    ['a file that is no picture', withSlide({ file: 'images/slide-1.svg' })],
    ['a script as link', withSlide({ link: 'javascript:alert(1)' })],
    ['a caption that makes a link', withSlide({ caption: 'Hat||https://x.example' })],
    ['a caption that spoils one', withSlide({ caption: 'Hat|' })],
    ['a picture without size', withSlide({ width: 0 })],
  ])('refuses %s', (_, value) => {
    expect(storyPackageSchema.safeParse(value).success).toBe(false);
  });
});

describe('draftStory', () => {
  it('shows a draft as it is, without what is not right yet', () => {
    let draft = withSlideTexts(drawnDraft(), 'slide-1', { link: 'shop.example', heading: ' ' });
    draft = withSlideTexts(draft, 'slide-2', { link: ' https://shop.example/ ' });
    draft = withoutPicture(draft, 'slide-3');
    const story = draftStory(draft);
    expect(story).toMatchObject({ title: 'The Last Lighthouse', posterImage: TEST_PICTURE.src });
    expect(story.slides[0]).toMatchObject({ title: 'The Last Lighthouse', link: '' });
    expect(story.slides[1]).toMatchObject({ title: 'A Sign', link: 'https://shop.example/' });
    expect(story.slides[2]?.src).toBe('');
    expect(draftStory(testDraft(' ')).title).toBe('Untitled story');
  });
});
