import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintAmpStory } from '../../../../../tests/support/amp/amp-lint.ts';
import { validateAmp } from '../../../../../tests/support/amp/amp-validator.ts';
import { startDraft, withSlideAdded, withSlideTexts } from '../../draft/story-draft.rules.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';
import { POSTER_SIZE, SLIDE_SIZE } from '../../draft/story-package.rules.ts';
import { storyPackageSchema } from '../../draft/story-package.schema.ts';
import { drawnDraft } from '../../draft/test-draft.ts';
import { type PackagePictures, zipStory } from './zip-story.ts';

const facts = { publisher: 'Dreamseed', written: new Date('2026-11-21T20:00:00Z') };

let slide: Uint8Array;
let poster: Uint8Array;
let publisherLogo: Uint8Array;

beforeAll(async () => {
  const picture = (size: { width: number; height: number }) =>
    sharp({ create: { ...size, channels: 3, background: '#345' } });
  slide = await picture(SLIDE_SIZE).jpeg().toBuffer();
  poster = await picture(POSTER_SIZE).jpeg().toBuffer();
  publisherLogo = await picture({ width: 192, height: 192 }).png().toBuffer();
});

function pack(draft: StoryDraft) {
  const pictures: PackagePictures = { slides: draft.slides.map(() => slide), poster, publisherLogo };
  const zip = zipStory(draft, pictures, facts);
  const files = unzipSync(zip);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { zip, files, text, manifest: storyPackageSchema.parse(JSON.parse(text('story.json'))) };
}

/** What AMP's validator and our own lint find wrong. */
async function faultsOf(html: string): Promise<unknown[]> {
  return [...(await validateAmp(html)), ...lintAmpStory(html, '')];
}

describe('zipStory', () => {
  it('makes files that all exist, of the sizes that the manifest tells', async () => {
    const { files, manifest } = pack(drawnDraft());
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'images/poster.jpg',
      'images/publisher-logo.png',
      'images/slide-1.jpg',
      'images/slide-2.jpg',
      'images/slide-3.jpg',
      'images/slide-4.jpg',
      'images/slide-5.jpg',
      'story.html',
      'story.json',
    ]);
    for (const { file, width, height } of [manifest.poster, ...manifest.slides]) {
      expect(await sharp(files[file]).metadata()).toMatchObject({ format: 'jpeg', width, height });
    }
    expect(manifest).toMatchObject({ title: 'The Last Lighthouse', written: '2026-11-21T20:00:00.000Z' });
    expect(manifest.slides[0]).toMatchObject({
      heading: 'Where It Begins',
      caption: 'An old keeper climbs the stairs. He counts every step.',
      alt: 'Where It Begins: An old keeper climbs the stairs.',
      link: '',
    });
  });

  it("writes a story that AMP's validator and our lint pass", async () => {
    const { text } = pack(withSlideTexts(drawnDraft(), 'slide-2', { link: 'https://shop.example/boat' }));
    const html = text('story.html');
    expect(await faultsOf(html)).toEqual([]);
    expect(html).toContain('href="https://shop.example/boat"');
    expect(html).toContain('src="images/slide-5.jpg"');
  });

  it('makes the same bytes of the same story, apart from when it was written', () => {
    const draft = drawnDraft();
    expect(pack(draft).zip).toEqual(pack(draft).zip);
  });

  it('names the command with its own file', () => {
    expect(pack(drawnDraft()).text('README.txt')).toContain('npm run story:add -- the-last-lighthouse.zip');
  });
});

describe('stories that try the format', () => {
  const odd = [
    [
      'markup and quotes',
      { heading: '<b>"Hi" & \'you\'</b>', caption: '</amp-story><script>alert(1)</script>' },
    ],
    ['links in captions', { heading: 'Hat', caption: 'Hat||javascript:alert(1)' }],
    ['bars at the end', { heading: '||', caption: 'Hat |' }],
    ['right to left', { heading: 'قصة البحر', caption: 'كان يا ما كان في قديم الزمان 🌊' }],
    ['500 characters', { heading: 'H'.repeat(200), caption: 'word '.repeat(100) }],
    ['nothing said', { heading: '', caption: '', alt: '' }],
    ['line breaks', { heading: 'One\nTwo', caption: 'Three\n\nFour' }],
  ] as const;

  it.each(odd)('%s', async (_, texts) => {
    const page = { page: 1, title: texts.heading, text: texts.caption };
    const draft = withSlideTexts(startDraft('A story of "odd" <things> & more', [page], 1), 'slide-1', texts);
    const { text, manifest } = pack(drawnDraft(draft));
    expect(await faultsOf(text('story.html'))).toEqual([]);
    expect(manifest.slides[0]?.caption).not.toMatch(/\|\||\|$|\n/);
  });

  it('30 slides', async () => {
    let draft = drawnDraft();
    for (let place = 6; place <= 30; place += 1) draft = withSlideAdded(draft, `slide-${place}`);
    const { text, manifest } = pack(drawnDraft(draft));
    expect(manifest.slides).toHaveLength(30);
    expect(await faultsOf(text('story.html'))).toEqual([]);
  });
});
